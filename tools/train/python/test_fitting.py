"""What fitting must not get wrong; tests/small_run.rs runs this."""

import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch

from data import POSITION, first_aside, read
from fit import targets
from model import Network


class Fitting(unittest.TestCase):
    def test_whole_games_of_the_newest_are_set_aside(self):
        game = list(range(42, 12, -1))
        # An older folder of 100 games, a newer one of 40: a twentieth of these are two.
        sizes = np.array(game * 140)
        self.assertEqual(first_aside(sizes, 40 * len(game)), 138 * len(game))
        # A twentieth that would begin within a game begins with it.
        self.assertEqual(first_aside(sizes, 41 * len(game)), 137 * len(game))
        # Of one game the end is taken.
        self.assertEqual(first_aside(np.array(game), len(game)), len(game) - 1)

    def test_what_is_known_is_all_that_is_learnt(self):
        known = torch.tensor([1, 0, -1]), torch.tensor([1.0, 0.5, 0.0]), torch.tensor([0.0, 1.0, 0.0])
        ended, target = targets(*known)
        self.assertTrue(torch.equal(ended, torch.eye(3)))
        self.assertTrue(torch.allclose(target, ended))
        # A search that expects draws says so.
        _, target = targets(torch.tensor([1]), torch.tensor([0.6]), torch.tensor([0.4]))
        self.assertTrue(torch.allclose(target, torch.tensor([[0.7 + 0.3 * 0.4, 0.3 * 0.4, 0.3 * 0.2]])))

    def test_a_network_without_sense_is_not_written(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "network.net"
            for number in [float("nan"), float("inf"), 1e5]:
                network = Network(32, 1)
                network.first_bias.data[3] = number
                with self.assertRaises(SystemExit):
                    network.save(file)
                self.assertFalse(file.exists())
            Network(32, 1).save(file)
            self.assertTrue(file.exists())

    def test_a_file_that_ends_within_a_record_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "positions.bin"
            file.write_bytes(bytes(2 * POSITION.itemsize))
            self.assertEqual(len(read(file, POSITION)), 2)
            file.write_bytes(bytes(2 * POSITION.itemsize - 1))
            with self.assertRaises(SystemExit):
                read(file, POSITION)


if __name__ == "__main__":
    unittest.main()
