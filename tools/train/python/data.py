"""Training samples as `lyngk-train play` writes them (src/sample.rs)."""

import json
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

# One in this many games of the newest generation is held out, but not more positions than the limit.
HELD_OUT, MOST_HELD_OUT = 20, 40_000

# Points are padded to this number with empty ones: a GPU multiplies matrices of such sizes faster.
PADDED_POINTS = 48

# Fields of positions and turns that batches contain.
POSITION_FIELDS = ["stacks", "near", "landings", "sides", "global", "features", "value", "draws", "fates"]
POINT_FIELDS = ["stacks", "near", "landings", "fates"]
POSITION_INDICES = ["phase", "result", "margin"]
TURN_FIELDS = ["features", "start", "end", "own", "claim"]


class Layout:
    """The records of a folder, and the sizes of the network's inputs and outputs, as `layout.json` describes them."""

    def __init__(self, folder):
        path = Path(folder) / "layout.json"
        if not path.exists():
            raise SystemExit(f"{path} is missing: the games are incomplete, or of an older lyngk-train")
        self.text = path.read_text()
        layout = json.loads(self.text)
        self.position = np.dtype([tuple(field) for field in layout["positions"]])
        self.turn = np.dtype([tuple(field) for field in layout["turns"]])
        self.full_share = layout["full_share"]
        self.sizes = layout["sizes"]


def common_layout(folders):
    """The layout of all these folders."""
    layouts = [Layout(folder) for folder in folders]
    if any(layout.text != layouts[0].text for layout in layouts):
        raise SystemExit(f"{', '.join(map(str, folders))} have different layouts, from different versions of lyngk-train")
    return layouts[0]


def read(path, record):
    """The records of a file."""
    size = Path(path).stat().st_size
    if size % record.itemsize:
        raise SystemExit(f"{path} is damaged: its size of {size} bytes is not a multiple of {record.itemsize}, the size of a record")
    return np.fromfile(path, record)


def first_held_out(stacks, newest):
    """The index of the first position that is held out, given the numbers of stacks and how many positions are of the newest generation.

    Games follow each other, and the number of stacks falls from turn to turn: where it rises, the next game begins. So games are held
    out as a whole, unless there is only one.
    """
    count, begin = len(stacks), len(stacks) - newest
    first = at = count - min(max(newest // HELD_OUT, 1), MOST_HELD_OUT)
    while at > begin and stacks[at] <= stacks[at - 1]:
        at -= 1
    return at if at > begin else first


class Positions:
    """All positions of some folders with their turns, on one device."""

    def __init__(self, folders, device):
        layout = common_layout(folders)
        parts = [read(Path(folder) / "positions.bin", layout.position) for folder in folders]
        positions = np.concatenate(parts)
        turns = np.concatenate([read(Path(folder) / "turns.bin", layout.turn) for folder in folders])
        counts = positions["turns"].astype(np.int64)
        if counts.sum() != len(turns):
            raise SystemExit(f"the positions have {counts.sum()} turns, but turns.bin has {len(turns)}")

        def tensor(array):
            # The fields of a record are not contiguous.
            return torch.from_numpy(np.ascontiguousarray(array)).to(device)

        self.device = device
        self.sizes = layout.sizes | {"points": PADDED_POINTS}
        self.count = len(positions)
        self.first_held_out = first_held_out((positions["stacks"] != 0).sum(1), len(parts[-1]))
        self.fields = {name: tensor(positions[name]) for name in POSITION_FIELDS}
        empty = PADDED_POINTS - layout.sizes["points"]
        self.fields |= {name: F.pad(self.fields[name], (0, empty)) for name in POINT_FIELDS}
        self.fields |= {name: tensor(positions[name].astype(np.int64)) for name in POSITION_INDICES}
        self.counts, self.ends = tensor(counts), tensor(np.cumsum(counts))
        self.turns = {name: tensor(turns[name]) for name in TURN_FIELDS}
        self.turns["share"] = tensor(turns["share"].astype(np.float32) / np.float32(layout.full_share))

    def room(self, size):
        """A number of turns that hardly any random batch of this size exceeds: six standard deviations above the mean."""
        counts = self.counts[: self.first_held_out].double()
        return max(1, int(size * counts.mean() + 6 * size**0.5 * counts.std(unbiased=False)))

    def batch(self, indices, room=None):
        """The positions with these indices, and their turns. Each turn has the place of its position in the batch.

        With `room`, a batch always has that many turns, because a CUDA graph needs fixed sizes: `real` tells turns from padding. Turns
        beyond it are left out.
        """
        batch = {name: field[indices] for name, field in self.fields.items()}
        ends = torch.cumsum(self.counts[indices], 0)
        number = torch.arange(int(ends[-1]) if room is None else room, device=self.device)
        place = torch.searchsorted(ends, number, right=True).clamp(max=len(indices) - 1)
        real = number < ends[-1]
        which = torch.where(real, self.ends[indices][place] + number - ends[place], torch.zeros_like(number))
        turns = {name: field[which] for name, field in self.turns.items()}
        batch["turns"] = turns | {"share": turns["share"] * real, "place": place, "real": real}
        return batch
