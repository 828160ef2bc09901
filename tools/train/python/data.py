"""Positions as `lyngk-train play` writes them (see src/sample.rs)."""

from pathlib import Path

import numpy as np
import torch

POINTS = 43
STANDING = 19

POSITION = np.dtype([
    ("stacks", "<i8", POINTS),
    ("near", "<i8", POINTS),
    ("landings", "<i8", POINTS),
    ("sides", "<i8", 3),
    ("whole", "<i8"),
    ("standing", "<f4", STANDING),
    ("thought", "<f4"),
    ("draws", "<f4"),
    ("turns", "<u4"),
    ("phase", "u1"),
    ("result", "i1"),
    ("margin", "i1"),
    ("fates", "u1", POINTS),
    ("_", "u1", 2),
])
TURN = np.dtype([
    ("marks", "<i8"),
    ("share", "<u2"),
    ("start", "u1"),
    ("end", "u1"),
    ("own", "u1"),
    ("claim", "u1"),
    ("_", "u1", 2),
])


def read(path, record):
    """The records of a file. One that ends within a record was not written to its end, or by another program."""
    size = Path(path).stat().st_size
    if size % record.itemsize:
        raise SystemExit(f"{path} is damaged: {size} bytes are no whole number of records of {record.itemsize}")
    return np.fromfile(path, record)


def first_aside(sizes, newest):
    """Where the positions begin that nothing is learnt from: the last twentieth of the newest games.

    Games lie one after the other, and their stacks become fewer from turn to turn: where there are more than before, another game
    begins. So no game is cut in two, unless there is but one.
    """
    count, begin = len(sizes), len(sizes) - newest
    first = at = count - min(max(newest // 20, 1), 40_000)
    while at > begin and sizes[at] <= sizes[at - 1]:
        at -= 1
    return at if at > begin else first


class Positions:
    """Positions with their turns, all on one device."""

    def __init__(self, folders, device):
        parts = [read(Path(f) / "positions.bin", POSITION) for f in folders]
        positions = np.concatenate(parts)
        turns = np.concatenate([read(Path(f) / "turns.bin", TURN) for f in folders])
        counts = positions["turns"].astype(np.int64)
        if counts.sum() != len(turns):
            raise ValueError(f"{len(turns)} turns are there, the positions speak of {counts.sum()}")
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])

        def tensor(array, kind=None):
            # A field of a record lies scattered.
            whole = torch.from_numpy(np.ascontiguousarray(array))
            return (whole if kind is None else whole.to(kind)).to(device)

        self.device = device
        self.count = len(positions)
        self.first_aside = first_aside((positions["stacks"] != 0).sum(1), len(parts[-1]))
        self.fields = {
            name: tensor(positions[name]) for name in ["stacks", "near", "landings", "sides", "whole", "standing", "thought", "draws"]
        }
        for name in ["phase", "result", "margin"]:
            self.fields[name] = tensor(positions[name].astype(np.int64))
        self.fields["fates"] = tensor(positions["fates"])
        self.counts, self.starts = tensor(counts), tensor(starts)
        self.turns = {name: tensor(turns[name]) for name in ["marks", "start", "end", "own", "claim"]}
        self.turns["share"] = tensor(turns["share"].astype(np.float32) / 65535)

    def batch(self, numbers):
        """The positions with these numbers, and all their turns with the place of their position in the batch."""
        batch = {name: field[numbers] for name, field in self.fields.items()}
        counts = self.counts[numbers]
        place = torch.repeat_interleave(torch.arange(len(numbers), device=self.device), counts)
        before = torch.cumsum(counts, 0) - counts
        which = self.starts[numbers][place] + torch.arange(len(place), device=self.device) - before[place]
        batch["turns"] = {name: field[which] for name, field in self.turns.items()}
        batch["turns"]["place"] = place
        return batch
