"""The network, as `crates/lyngk-engine/src/network.rs` computes it, and its file format.

tests/small_run.rs checks that the engine reads the files and computes the same outputs.
"""

import struct

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

# Widths of hidden layers: of the policy's products, and of the value head.
MATCH, HIDDEN = 16, 32
# The inputs of a stack have the slot of its top colour as a one-hot vector, from this bit on.
TOP, SLOTS = 9, 9
# Bit of the global inputs: no colour is claimed yet.
FIRST_CLAIM = 1

MAGIC, VERSION = b"LYNGKNET", 1
# Version, width, layers and checksum follow the magic bytes.
HEADER = struct.Struct("<8sIIIQ")


def bits(words, count):
    """The lowest bits of each word, as a row of zeros and ones."""
    return ((words.unsqueeze(-1) >> torch.arange(count, device=words.device)) & 1).float()


class Network(nn.Module):
    """A network for inputs and outputs of these sizes (see `data.Layout`)."""

    def __init__(self, sizes, width=32, layers=3):
        super().__init__()
        self.sizes, self.width, self.layers = sizes, width, layers
        phases, features, inputs = sizes["phases"], sizes["position_features"], sizes["global_inputs"]
        self.stacks = nn.Parameter(torch.randn(sizes["stack_inputs"], width) * 0.3)
        self.global_inputs = nn.Parameter(torch.randn(inputs, width) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.around = nn.ModuleList(nn.Linear(4 * width, width) for _ in range(layers))
        self.pool = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.value = nn.Linear(3 * width, HIDDEN)
        self.chances = nn.Linear(HIDDEN, 3)
        self.margins = nn.Linear(HIDDEN, sizes["margins"])
        self.movers = nn.ModuleList(nn.Linear(width, MATCH) for _ in range(2))
        self.targets = nn.Linear(width, MATCH)
        self.claim = nn.Linear(width, MATCH)
        self.fates = nn.Linear(width, sizes["fates"])
        self.value_global = nn.Parameter(torch.zeros(inputs, HIDDEN))
        self.value_features = nn.Parameter(torch.randn(features, HIDDEN) * 0.1)
        self.position_features = nn.Parameter(torch.zeros(phases, features))
        self.claim_weight = nn.Parameter(torch.zeros(MATCH))
        self.claim_bias = nn.Parameter(torch.zeros(2))
        self.turn_features = nn.Parameter(torch.zeros(phases, sizes["turn_features"]))
        for layer in list(self.around) + list(self.pool):
            nn.init.normal_(layer.weight, std=0.5 / layer.in_features**0.5)
            nn.init.zeros_(layer.bias)

    def forward(self, batch):
        points = self.sizes["points"]
        stacks = bits(batch["stacks"], self.sizes["stack_inputs"])
        global_inputs = bits(batch["global"], self.sizes["global_inputs"])
        here = (batch["stacks"] != 0).float().unsqueeze(-1)
        near = bits(batch["near"], points) / 4
        landings = bits(batch["landings"], points) / 8
        # All three sums of a layer are one product: over the stacks next to one, those it could land on, and those that could land on it.
        sums = torch.cat([near, landings, landings.transpose(1, 2)], 1)
        rows = F.relu(stacks @ self.stacks + (global_inputs @ self.global_inputs + self.first_bias).unsqueeze(1)) * here
        for around, pool in zip(self.around, self.pool):
            shared = pool(rows.sum(1) / 16).unsqueeze(1)
            seen = torch.cat([rows, *(sums @ rows).split(points, 1)], -1)
            rows = (rows + F.relu(around(seen) + shared)) * here
        outcome, margins = self.value_head(batch, rows, global_inputs)
        return {
            "outcome": outcome,
            "margins": margins,
            "fates": self.fates(rows),
            "turns": self.policy_head(batch, rows, stacks),
        }

    def value_head(self, batch, rows, global_inputs):
        """Logits of win, draw and loss, and of the margins."""
        sides = bits(batch["sides"], self.sizes["points"]) / 8
        pooled = torch.einsum("bsp,bpw->bsw", sides, rows).flatten(1)
        features = batch["features"]
        hidden = F.relu(self.value(pooled) + global_inputs @ self.value_global + features @ self.value_features)
        lead = (self.position_features.index_select(0, batch["phase"]) * features).sum(-1) / 2
        logits = self.chances(hidden) + torch.stack([lead, torch.zeros_like(lead), -lead], -1)
        return logits, self.margins(hidden)

    def policy_head(self, batch, rows, stacks):
        """Logits of the turns."""
        turns, points = batch["turns"], self.sizes["points"]
        place, start, end = turns["place"], turns["start"].long(), turns["end"].long()
        # On a GPU the gradient of `index_select` is faster than that of brackets, which sorts the indices.
        movers = torch.stack([mover(rows) for mover in self.movers], 2).flatten(0, 2)
        mover = movers.index_select(0, (place * points + start) * 2 + turns["own"])
        target = self.targets(rows).flatten(0, 1).index_select(0, place * points + end)
        matched = (mover * target).sum(-1) / 4
        weights = self.turn_features.index_select(0, batch["phase"]).index_select(0, place)
        linear = (bits(turns["features"], self.sizes["turn_features"]) * weights).sum(-1)
        # The sum of the rows of all stacks that have a colour on top, by the colour's slot.
        tops = stacks[:, :, TOP : TOP + SLOTS].transpose(1, 2) @ rows / 4
        claims = F.relu(self.claim(tops)) @ self.claim_weight
        is_first = (batch["global"] >> FIRST_CLAIM & 1).bool()
        claims = claims + torch.where(is_first, self.claim_bias[0], self.claim_bias[1]).unsqueeze(-1)
        claim = turns["claim"].long()
        return matched + linear + claims.flatten().index_select(0, place * SLOTS + claim) * (claim > 0).float()

    def parts(self):
        """All parameters, in the order of the file."""

        def affine(layer):
            return [layer.weight, layer.bias]

        parts = [self.stacks, self.global_inputs, self.first_bias]
        for around, pool in zip(self.around, self.pool):
            parts += affine(around) + affine(pool)
        for layer in [self.value, self.chances, self.margins, *self.movers, self.targets, self.claim, self.fates]:
            parts += affine(layer)
        parts += [self.value_global, self.value_features, self.position_features, self.claim_weight, self.claim_bias, self.turn_features]
        return parts

    def save(self, path):
        """Writes the file that the engine reads, with half precision."""
        numbers = torch.cat([part.detach().float().cpu().flatten() for part in self.parts()]).numpy()
        # The largest number of half precision is 65,504.
        with np.errstate(over="ignore"):
            halves = numbers.astype("<f2")
        if not np.isfinite(halves).all():
            raise SystemExit("the network contains infinite numbers or NaN: fitting has failed, and a lower learning rate may help")
        body = halves.tobytes()
        with open(path, "wb") as file:
            file.write(HEADER.pack(MAGIC, VERSION, self.width, self.layers, checksum(body)) + body)


def checksum(body):
    """The 64-bit FNV-1a hash."""
    value = 0xCBF29CE484222325
    for byte in body:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def load(path, sizes):
    """The network of a file."""
    with open(path, "rb") as file:
        _, _, width, layers, _ = HEADER.unpack(file.read(HEADER.size))
        numbers = torch.from_numpy(np.frombuffer(file.read(), "<f2").astype(np.float32))
    network = Network(sizes, width, layers)
    at = 0
    for part in network.parts():
        part.data = numbers[at : at + part.numel()].view_as(part).clone()
        at += part.numel()
    return network
