#!/usr/bin/env python3
"""Compares what the engine says with what PyTorch says of the same positions (`lyngk-train show`)."""

import sys

import numpy as np
import torch

from data import Positions
from model import load

# The engine works in whole numbers: so far it may be off.
CHANCES, TURNS = 0.03, 0.06

def main(file, folder):
    network = load(file)
    positions = Positions([folder], "cpu")
    batch = positions.batch(torch.arange(positions.count))
    with torch.no_grad():
        said = network(batch)
    chances = torch.softmax(said["outcome"], -1).numpy()
    turns, counts = said["turns"].numpy(), positions.counts.numpy()
    engine = np.fromfile(f"{folder}/said.bin", "<f4")
    worst, at, turn = [0.0, 0.0], 0, 0
    for position, count in enumerate(counts):
        ours = engine[at : at + 2 + count]
        worst[0] = max(worst[0], float(np.abs(ours[:2] - chances[position, :2]).max()))
        worst[1] = max(worst[1], float(np.abs(likely(ours[2:]) - likely(turns[turn : turn + count])).max()))
        at, turn = at + 2 + count, turn + count
    assert at == len(engine), "the files speak of the same positions"
    print(f"{len(counts)} positions: chances differ by at most {worst[0]:.4f}, how likely turns are by {worst[1]:.4f}")
    return 0 if worst[0] < CHANCES and worst[1] < TURNS else 1


def likely(weights):
    """How likely turns are by their weights."""
    powers = np.exp(weights - weights.max())
    return powers / powers.sum()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
