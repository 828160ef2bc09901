#!/usr/bin/env python3
"""Compares the outputs of the engine (`lyngk-train show`) with those of PyTorch.

usage: agree.py NETWORK FOLDER
"""

import sys
from pathlib import Path

import numpy as np
import torch

from data import Positions
from model import load

# The engine computes with integers. Its probabilities may differ this much.
MOST_CHANCE, MOST_TURN = 0.03, 0.06


def main(file, folder):
    positions = Positions([folder], "cpu")
    network = load(file, positions.sizes)
    batch = positions.batch(torch.arange(positions.count))
    with torch.no_grad():
        outputs = network(batch)
    chances = torch.softmax(outputs["outcome"], -1).numpy()
    turns, counts = outputs["turns"].numpy(), positions.counts.numpy()
    engine = np.fromfile(Path(folder) / "outputs.bin", "<f4")
    worst_chance, worst_turn, at, turn = 0.0, 0.0, 0, 0
    for position, count in enumerate(counts):
        row = engine[at : at + 2 + count]
        worst_chance = max(worst_chance, float(np.abs(row[:2] - chances[position, :2]).max()))
        worst_turn = max(worst_turn, float(np.abs(softmax(row[2:]) - softmax(turns[turn : turn + count])).max()))
        at, turn = at + 2 + count, turn + count
    assert at == len(engine), "outputs.bin belongs to other positions"
    print(f"{len(counts)} positions: probabilities of results differ by at most {worst_chance:.4f}, of turns by {worst_turn:.4f}")
    return 0 if worst_chance < MOST_CHANCE and worst_turn < MOST_TURN else 1


def softmax(weights):
    powers = np.exp(weights - weights.max())
    return powers / powers.sum()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
