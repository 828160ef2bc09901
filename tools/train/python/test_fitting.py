"""Tests of the fitting. tests/small_run.rs runs them."""

import json
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch

from data import Layout, Positions, common_layout, first_held_out, read
from fit import learning_rate, losses, value_targets
from model import HEADER, Network, load

SIZES = {
    "points": 43,
    "stack_inputs": 48,
    "global_inputs": 46,
    "phases": 10,
    "position_features": 19,
    "turn_features": 52,
    "margins": 11,
    "fates": 3,
}


class Samples(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = Path(self.temporary.name)

    def write_layout(self, name, share):
        folder = self.folder / name
        folder.mkdir()
        layout = {"positions": [["a", "<i8", 2], ["b", "u1"]], "turns": [["c", "<u2"]], "full_share": share, "sizes": SIZES}
        (folder / "layout.json").write_text(json.dumps(layout))
        return folder

    def test_the_layout_describes_the_records(self):
        layout = Layout(self.write_layout("one", 1.0))
        self.assertEqual((layout.position.itemsize, layout.turn.itemsize), (17, 2))
        self.assertEqual(layout.position["a"].shape, (2,))

    def test_folders_with_different_layouts_are_refused(self):
        folders = [self.write_layout("one", 1.0), self.write_layout("two", 2.0)]
        common_layout(folders[:1])
        with self.assertRaises(SystemExit):
            common_layout(folders)
        with self.assertRaises(SystemExit):
            common_layout([self.folder])

    def test_a_file_with_an_incomplete_record_is_refused(self):
        record, file = np.dtype([("a", "<i8", 2), ("b", "u1")]), self.folder / "positions.bin"
        file.write_bytes(bytes(2 * record.itemsize))
        self.assertEqual(len(read(file, record)), 2)
        file.write_bytes(bytes(2 * record.itemsize - 1))
        with self.assertRaises(SystemExit):
            read(file, record)

    def test_whole_games_of_the_newest_generation_are_held_out(self):
        game = list(range(42, 12, -1))
        # An older folder of 100 games and a newer one of 40: two of these are held out.
        stacks = np.array(game * 140)
        self.assertEqual(first_held_out(stacks, 40 * len(game)), 138 * len(game))
        # A twentieth that would begin inside a game begins with that game.
        self.assertEqual(first_held_out(stacks, 41 * len(game)), 137 * len(game))
        # Of a single game only the end is held out.
        self.assertEqual(first_held_out(np.array(game), len(game)), len(game) - 1)


def random_positions(counts):
    """Positions with these numbers of turns and random content."""
    torch.manual_seed(1)
    positions, count, turns = object.__new__(Positions), len(counts), sum(counts)

    def numbers(most, *shape):
        return torch.randint(most, shape)

    positions.device, positions.sizes, positions.count, positions.first_held_out = "cpu", SIZES, count, count
    positions.counts = torch.tensor(counts)
    positions.ends = positions.counts.cumsum(0)
    points = SIZES["points"]
    positions.fields = {
        "stacks": numbers(1 << SIZES["stack_inputs"], count, points),
        "near": numbers(1 << points, count, points),
        "landings": numbers(1 << points, count, points),
        "sides": numbers(1 << points, count, 3),
        "global": numbers(1 << SIZES["global_inputs"], count),
        "features": torch.rand(count, SIZES["position_features"]),
        "value": torch.rand(count),
        "draws": torch.zeros(count),
        "fates": numbers(4, count, points),
        "phase": numbers(SIZES["phases"], count),
        "result": numbers(3, count) - 1,
        "margin": numbers(11, count) - 5,
    }
    positions.turns = {
        "features": numbers(1 << SIZES["turn_features"], turns),
        "start": numbers(points, turns),
        "end": numbers(points, turns),
        "own": numbers(2, turns),
        "claim": numbers(9, turns),
        "share": torch.rand(turns),
    }
    return positions


class Batches(unittest.TestCase):
    def test_a_batch_has_the_turns_of_its_positions(self):
        turns = random_positions([2, 0, 3]).batch(torch.tensor([2, 1, 0, 2]))["turns"]
        self.assertEqual(turns["place"].tolist(), [0, 0, 0, 2, 2, 3, 3, 3])
        self.assertTrue(turns["real"].all())
        self.assertTrue(torch.equal(turns["start"][:3], turns["start"][5:]))

    def test_padding_changes_no_loss_and_no_gradient(self):
        positions, network = random_positions([2, 0, 3, 4, 0]), Network(SIZES, 32, 2)
        indices = torch.tensor([3, 1, 0, 2, 4])
        found = []
        for room in [None, 9, 20]:
            network.zero_grad()
            loss, _ = losses(network, positions.batch(indices, room))
            loss.backward()
            found.append([loss.detach()] + [part.grad for part in network.parameters()])
        for padded in found[1:]:
            for one, two in zip(found[0], padded):
                self.assertTrue(torch.allclose(one, two, rtol=1e-3, atol=1e-4))

    def test_there_is_room_for_the_turns_of_any_batch(self):
        positions = random_positions([0] * 200 + [150] * 100)
        room = positions.room(64)
        self.assertLess(room, 64 * 150)
        for _ in range(100):
            indices = torch.randint(positions.count, (64,))
            self.assertLess(int(positions.counts[indices].sum()), room)


class Fitting(unittest.TestCase):
    def test_a_proved_result_is_the_whole_value_target(self):
        proved = torch.tensor([1, 0, -1]), torch.tensor([1.0, 0.5, 0.0]), torch.tensor([0.0, 1.0, 0.0])
        ended, target = value_targets(*proved)
        self.assertTrue(torch.equal(ended, torch.eye(3)))
        self.assertTrue(torch.allclose(target, ended))
        # Without a proof, draws that the search expects are part of the target.
        _, target = value_targets(torch.tensor([1]), torch.tensor([0.6]), torch.tensor([0.4]))
        self.assertTrue(torch.allclose(target, torch.tensor([[0.7 + 0.3 * 0.4, 0.3 * 0.4, 0.3 * 0.2]])))

    def test_the_learning_rate_rises_and_falls(self):
        rates = [learning_rate(1.0, step, step / 1000) for step in range(1000)]
        self.assertLess(rates[0], 0.02)
        self.assertGreater(max(rates), 0.95)
        self.assertLess(rates[-1], 0.021)

    def test_a_network_with_infinite_numbers_is_not_written(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "network.net"
            for number in [float("nan"), float("inf"), 1e5]:
                network = Network(SIZES, 32, 1)
                network.first_bias.data[3] = number
                with self.assertRaises(SystemExit):
                    network.save(file)
                self.assertFalse(file.exists())

    def test_a_network_is_read_as_it_was_written(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "network.net"
            network = Network(SIZES, 32, 2)
            network.save(file)
            again = load(file, SIZES)
            self.assertEqual((again.width, again.layers), (32, 2))
            numbers = sum(part.numel() for part in network.parts())
            self.assertEqual(file.stat().st_size, HEADER.size + 2 * numbers)
            for one, two in zip(network.parts(), again.parts()):
                self.assertTrue(torch.allclose(one, two, atol=2e-3))


if __name__ == "__main__":
    unittest.main()
