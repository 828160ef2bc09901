#!/usr/bin/env python3
"""Fits the network to self-play games, and writes the file that the engine reads."""

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
from model import Network, load

# The weight of the game's result in the value target. The rest is the value of the search.
RESULT_SHARE = 0.7
# The weights of the losses.
WEIGHTS = {"turns": 1.0, "outcome": 1.5, "margin": 0.1, "fates": 0.3}
# Margins reach from minus to plus this number.
MOST_MARGIN = 5

WEIGHT_DECAY = 1e-4
WARM_UP_STEPS = 100
# The learning rate falls along a cosine to this share of its maximum.
LAST_RATE = 0.02
# The decay of the moving average of the parameters, which is what is saved.
AVERAGE_DECAY = 0.998
STEPS_PER_REPORT = 500
# Steps on a GPU before one is captured as a CUDA graph: in the first, the optimiser allocates its state.
EAGER_STEPS = 3


def losses(network, batch, measuring=False):
    """The total loss and its parts, with some measurements if they are wanted."""
    outputs = network(batch)
    turns, place = batch["turns"], batch["turns"]["place"]
    count = len(batch["global"])
    logits = outputs["turns"].masked_fill(~turns["real"], -1e9)
    # The softmax over the turns of each position.
    highest = torch.full((count,), -1e9, device=logits.device).scatter_reduce(0, place, logits.detach(), "amax")
    total = torch.zeros(count, device=logits.device).index_add(0, place, torch.exp(logits - highest[place]))
    log_policy = logits - highest[place] - torch.log(total).index_select(0, place)
    by_position = torch.zeros(count, device=logits.device).index_add(0, place, -turns["share"] * log_policy)
    with_turns = torch.zeros(count, device=logits.device).index_add(0, place, turns["share"])
    with_target = with_turns.clamp(max=1).sum().clamp(min=1)

    result = batch["result"]
    ended, target = value_targets(result, batch["value"], batch["draws"])
    log_chances = F.log_softmax(outputs["outcome"], -1)
    chances = log_chances.exp()
    fate = batch["fates"].long()
    parts = {
        "turns": by_position.sum() / with_target,
        "outcome": -(target * log_chances).sum(-1).mean(),
        "margin": F.cross_entropy(outputs["margins"], batch["margin"] + MOST_MARGIN),
        # Fate 0 means that there is no stack.
        "fates": F.cross_entropy(outputs["fates"].flatten(0, 1), fate.flatten() - 1, ignore_index=-1),
    }
    loss = sum(WEIGHTS[name] * part for name, part in parts.items())
    if measuring:
        with torch.no_grad():
            expected = chances[:, 0] + chances[:, 1] / 2
            parts["ended"] = -(ended * log_chances).sum(-1).mean()
            parts["right"] = ((expected > 0.5).float() == (result > 0).float()).float()[result != 0].mean()
            parts["top"] = top_share(logits, highest, turns, place, count)
    return loss, parts


def value_targets(result, value, draws):
    """Probabilities of win, draw and loss: those of the game's result, and the value target, which mixes in the search.

    If the result is proved, the value of the search equals it (src/label.rs).
    """
    ended = F.one_hot(1 - result, 3).float()
    searched = torch.stack([value - draws / 2, draws, 1 - value - draws / 2], -1).clamp(min=0)
    return ended, RESULT_SHARE * ended + (1 - RESULT_SHARE) * searched


def top_share(logits, highest, turns, place, count):
    """The share of positions in which the likeliest turn has the most visits."""
    zeros = torch.zeros(count, device=logits.device)
    most = zeros.scatter_reduce(0, place, turns["share"], "amax")
    picked = zeros.scatter_reduce(0, place, turns["share"] * (logits >= highest[place]).float(), "amax")
    return (picked[most > 0] >= most[most > 0]).float().mean()


def held_out_losses(network, positions, indices, size):
    """The mean losses on held-out positions."""
    network.eval()
    sums, steps = {}, 0
    with torch.no_grad():
        for chosen in indices.split(size):
            _, parts = losses(network, positions.batch(chosen), measuring=True)
            sums = {name: sums.get(name, 0) + float(part) for name, part in parts.items()}
            steps += 1
    network.train()
    means = {name: value / steps for name, value in sums.items()}
    # A batch without policy targets or decided games has NaN there.
    return {name: mean for name, mean in means.items() if not math.isnan(mean)}


def learning_rate(maximum, step, progress):
    """The learning rate after some steps and a share of the run: a linear warm-up, then a cosine."""
    warm_up = min(1.0, (step + 1) / WARM_UP_STEPS)
    return maximum * warm_up * (LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * progress)) / 2)


def train(network, positions, args, report):
    """Fits the network, and returns the moving average of its parameters as a network."""
    average = copy.deepcopy(network)
    is_gpu = positions.device == "cuda"
    rate, weight = (torch.zeros((), device=positions.device) for _ in range(2))
    options = {"lr": rate, "fused": True, "capturable": True} if is_gpu else {"lr": args.rate}
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=WEIGHT_DECAY, **options)
    room = positions.room(args.batch) if is_gpu else None

    def train_once():
        indices = torch.randint(positions.first_held_out, (args.batch,), device=positions.device)
        loss, _ = losses(network, positions.batch(indices, room))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        with torch.no_grad():
            for slow, fast in zip(average.parameters(), network.parameters()):
                slow.lerp_(fast, weight)

    once = train_once
    started = time.time()
    for step in range(args.steps):
        progress = step / args.steps
        if args.seconds:
            progress = max(progress, (time.time() - started) / args.seconds)
        if progress >= 1:
            report(average, step, time.time() - started)
            break
        rate.fill_(learning_rate(args.rate, step, progress))
        weight.fill_(1 - min(AVERAGE_DECAY, (step + 1) / (step + 10)))
        if not is_gpu:
            optimizer.param_groups[0]["lr"] = float(rate)
        if is_gpu and step == EAGER_STEPS:
            once = captured(train_once)
        once()
        if step % STEPS_PER_REPORT == STEPS_PER_REPORT - 1 or step == args.steps - 1:
            report(average, step + 1, time.time() - started)
    return average


def captured(step):
    """A step as a CUDA graph, which the CPU launches with one call. Launching its hundreds of small kernels one by one is slow, above all
    while games keep all cores busy."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    return graph.replay


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+", help="folders of samples, the newest last")
    parser.add_argument("--out", required=True, help="output: the network file")
    parser.add_argument("--checkpoint", help="file of the parameters with full precision; fitting starts from it if it exists, and replaces it")
    parser.add_argument("--from", dest="start", help="network file to start from without a checkpoint; it also gives the size")
    parser.add_argument("--width", type=int, default=32, help="numbers in a row of the network")
    parser.add_argument("--layers", type=int, default=3, help="layers of the network")
    parser.add_argument("--batch", type=int, default=1024, help="positions in a batch")
    parser.add_argument("--rate", type=float, default=2e-3, help="highest learning rate")
    parser.add_argument("--steps", type=int, default=2000, help="gradient steps")
    parser.add_argument("--seconds", type=float, help="stop after this time, even if steps are left")
    parser.add_argument("--log", help="file that losses are appended to, as lines of JSON")
    parser.add_argument("--seed", type=int, default=0, help="random seed")
    return parser.parse_args()


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    positions = Positions(args.data, device)
    held_out = torch.arange(positions.first_held_out, positions.count, device=device)
    network = load(args.start, positions.sizes) if args.start else Network(positions.sizes, args.width, args.layers)
    network.to(device)
    if args.checkpoint and Path(args.checkpoint).exists():
        network.load_state_dict(torch.load(args.checkpoint, map_location=device))
    parameters = sum(part.numel() for part in network.parameters())
    print(f"{positions.first_held_out} positions, {len(held_out)} held out, {parameters} parameters, on {device}", flush=True)

    log = open(args.log, "a") if args.log else None

    def report(average, step, seconds):
        means = held_out_losses(average, positions, held_out, args.batch)
        line = {"step": step, "seconds": round(seconds, 1), **{name: round(mean, 4) for name, mean in means.items()}}
        print(line, flush=True)
        if log:
            print(json.dumps(line), file=log, flush=True)

    average = train(network, positions, args, report)
    average.save(args.out)
    if args.checkpoint:
        # Written under another name first, so that an interruption leaves the old checkpoint.
        part = args.checkpoint + ".part"
        torch.save(average.state_dict(), part)
        os.replace(part, args.checkpoint)


if __name__ == "__main__":
    main()
