#!/usr/bin/env python3
"""Fits the network to positions of games, and writes the file that the engine reads."""

import argparse
import copy
import json
import math
import os
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from data import Positions
from model import Network

RESULT_SHARE = 0.7
WEIGHTS = {"turns": 1.0, "outcome": 1.5, "margin": 0.1, "fates": 0.3}


def losses(network, batch):
    """What is wrong with what the network says, by what it says."""
    said = network(batch)
    turns, place = batch["turns"], batch["turns"]["place"]
    count = len(batch["whole"])
    logits = said["turns"]
    highest = torch.full((count,), -1e9, device=logits.device).scatter_reduce(0, place, logits.detach(), "amax")
    total = torch.zeros(count, device=logits.device).index_add(0, place, torch.exp(logits - highest[place]))
    likely = logits - highest[place] - torch.log(total)[place]
    by_position = torch.zeros(count, device=logits.device).index_add(0, place, -turns["share"] * likely)
    with_turns = torch.zeros(count, device=logits.device).index_add(0, place, turns["share"])
    known = with_turns.clamp(max=1).sum().clamp(min=1)

    result = batch["result"]
    ended, target = targets(result, batch["thought"], batch["draws"])
    log_chances = F.log_softmax(said["outcome"], -1)
    chances = log_chances.exp()
    fate = batch["fates"].long()
    parts = {
        "turns": by_position.sum() / known,
        "outcome": -(target * log_chances).sum(-1).mean(),
        "margin": F.cross_entropy(said["margins"], batch["margin"] + 5),
        "fates": F.cross_entropy(said["fates"].flatten(0, 1), fate.flatten() - 1, ignore_index=-1),
    }
    with torch.no_grad():
        expected = chances[:, 0] + chances[:, 1] / 2
        seen = {
            "ended": -(ended * log_chances).sum(-1).mean(),
            "right": ((expected > 0.5).float() == (result > 0).float()).float()[result != 0].mean(),
            "top": top(logits, highest, turns, place, count),
        }
    return sum(WEIGHTS[name] * part for name, part in parts.items()), {**parts, **seen}


def targets(result, thought, draws):
    """How games ended, as chances to win, draw and lose, and what is learnt: that mixed with what the search thought.

    Where the result was known for certain, it is also what the search is said to have thought (src/play.rs).
    """
    ended = F.one_hot(1 - result, 3).float()
    searched = torch.stack([thought - draws / 2, draws, 1 - thought - draws / 2], -1).clamp(min=0)
    return ended, RESULT_SHARE * ended + (1 - RESULT_SHARE) * searched


def top(logits, highest, turns, place, count):
    """How much of the search's attention the likeliest turn got, compared with the one that got most."""
    zeros = torch.zeros(count, device=logits.device)
    most = zeros.scatter_reduce(0, place, turns["share"], "amax")
    picked = zeros.scatter_reduce(0, place, turns["share"] * (logits >= highest[place]).float(), "amax")
    return (picked[most > 0] >= most[most > 0]).float().mean()


def held_out(network, positions, numbers, size):
    network.eval()
    sums, steps = {}, 0
    with torch.no_grad():
        for chosen in numbers.split(size):
            _, parts = losses(network, positions.batch(chosen))
            sums = {name: sums.get(name, 0) + float(part) for name, part in parts.items()}
            steps += 1
    network.train()
    means = {name: value / steps for name, value in sums.items()}
    # Where a batch has nothing to say, neither has its mean.
    return {name: mean for name, mean in means.items() if not math.isnan(mean)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+", help="folders with positions, the newest last")
    parser.add_argument("--out", required=True, help="the network file")
    parser.add_argument("--checkpoint", help="where the numbers are kept with full precision; it is gone on from if it is there")
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--seconds", type=float, help="stop after so many seconds")
    parser.add_argument("--log", help="a file for curves, a line of JSON each")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    positions = Positions(args.data, device)
    learnt = positions.first_aside
    aside = positions.count - learnt
    test = torch.arange(learnt, positions.count, device=device)
    network = Network(args.width, args.layers).to(device)
    if args.checkpoint and Path(args.checkpoint).exists():
        network.load_state_dict(torch.load(args.checkpoint, map_location=device))
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=1e-4)
    started, log, sums = time.time(), open(args.log, "a") if args.log else None, {}
    print(f"{learnt} positions to learn from, {aside} aside, {sum(p.numel() for p in network.parameters())} numbers, on {device}", flush=True)
    for step in range(args.steps):
        progress = step / args.steps
        if args.seconds:
            progress = max(progress, (time.time() - started) / args.seconds)
        if progress >= 1:
            break
        warm = min(1.0, (step + 1) / 100)
        for group in optimizer.param_groups:
            group["lr"] = args.rate * warm * (0.02 + 0.98 * (1 + math.cos(math.pi * progress)) / 2)
        loss, parts = losses(network, positions.batch(torch.randint(learnt, (args.batch,), device=device)))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        with torch.no_grad():
            keep = min(0.998, (step + 1) / (step + 10))
            for slow, fast in zip(average.parameters(), network.parameters()):
                slow.lerp_(fast, 1 - keep)
        if step % 500 == 499 or step == args.steps - 1:
            seen = held_out(average, positions, test, args.batch)
            line = {"step": step + 1, "seconds": round(time.time() - started, 1), **{k: round(v, 4) for k, v in seen.items()}}
            print(line, flush=True)
            if log:
                print(json.dumps(line), file=log, flush=True)
    seen = held_out(average, positions, test, args.batch)
    print("at the end", {name: round(value, 4) for name, value in seen.items()}, f"{time.time() - started:.0f} s", flush=True)
    average.save(args.out)
    if args.checkpoint:
        # Beside it first: a stop while it is written leaves the one before.
        part = args.checkpoint + ".part"
        torch.save(average.state_dict(), part)
        os.replace(part, args.checkpoint)


if __name__ == "__main__":
    main()
