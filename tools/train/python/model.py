"""The network, as crates/lyngk-engine/src/network.rs works it out."""

import struct

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

POINTS, STACK_INPUTS, WHOLE_INPUTS = 43, 48, 46
PHASES, STANDING, TURN_MARKS = 10, 19, 52
MATCH, HIDDEN, MARGINS, FATES = 16, 32, 11, 3
# The bit of a stack's inputs that says which slot the colour on top is in.
TOP = 9


def bits(words, count):
    """Words as rows of zeros and ones."""
    return ((words.unsqueeze(-1) >> torch.arange(count, device=words.device)) & 1).float()


class Network(nn.Module):
    def __init__(self, width=32, layers=3):
        super().__init__()
        self.width, self.layers = width, layers
        self.stacks = nn.Parameter(torch.randn(STACK_INPUTS, width) * 0.3)
        self.whole = nn.Parameter(torch.randn(WHOLE_INPUTS, width) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.around = nn.ModuleList(nn.Linear(4 * width, width) for _ in range(layers))
        self.pool = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.value = nn.Linear(3 * width, HIDDEN)
        self.chances = nn.Linear(HIDDEN, 3)
        self.margins = nn.Linear(HIDDEN, MARGINS)
        self.movers = nn.ModuleList(nn.Linear(width, MATCH) for _ in range(2))
        self.targets = nn.Linear(width, MATCH)
        self.claim = nn.Linear(width, MATCH)
        self.fates = nn.Linear(width, FATES)
        self.value_whole = nn.Parameter(torch.zeros(WHOLE_INPUTS, HIDDEN))
        self.value_standing = nn.Parameter(torch.randn(STANDING, HIDDEN) * 0.1)
        self.standing = nn.Parameter(torch.zeros(PHASES, STANDING))
        self.claim_weight = nn.Parameter(torch.zeros(MATCH))
        self.claim_bias = nn.Parameter(torch.zeros(2))
        self.turns = nn.Parameter(torch.zeros(PHASES, TURN_MARKS))
        for layer in list(self.around) + list(self.pool):
            nn.init.normal_(layer.weight, std=0.5 / layer.in_features**0.5)
            nn.init.zeros_(layer.bias)

    def forward(self, batch):
        stacks = bits(batch["stacks"], STACK_INPUTS)
        whole = bits(batch["whole"], WHOLE_INPUTS)
        here = (batch["stacks"] != 0).float().unsqueeze(-1)
        near = bits(batch["near"], POINTS) / 4
        landings = bits(batch["landings"], POINTS) / 8
        rows = F.relu(stacks @ self.stacks + (whole @ self.whole + self.first_bias).unsqueeze(1)) * here
        for around, pool in zip(self.around, self.pool):
            shared = pool(rows.sum(1) / 16).unsqueeze(1)
            seen = torch.cat([rows, near @ rows, landings @ rows, landings.transpose(1, 2) @ rows], -1)
            rows = (rows + F.relu(around(seen) + shared)) * here
        outcome, margins = self.judge(batch, rows, whole)
        return {
            "outcome": outcome,
            "margins": margins,
            "fates": self.fates(rows),
            "turns": self.weigh(batch, rows, stacks),
        }

    def judge(self, batch, rows, whole):
        pooled = torch.einsum("bsp,bpw->bsw", bits(batch["sides"], POINTS) / 8, rows).flatten(1)
        standing = batch["standing"]
        hidden = F.relu(self.value(pooled) + whole @ self.value_whole + standing @ self.value_standing)
        lead = (self.standing[batch["phase"]] * standing).sum(-1) / 2
        logits = self.chances(hidden) + torch.stack([lead, torch.zeros_like(lead), -lead], -1)
        return logits, self.margins(hidden)

    def weigh(self, batch, rows, stacks):
        turns = batch["turns"]
        place, start, end = turns["place"], turns["start"].long(), turns["end"].long()
        own = turns["own"].float().unsqueeze(-1)
        movers = torch.stack([mover(rows) for mover in self.movers], 2)
        mover = movers[place, start]
        mover = mover[:, 0] * (1 - own) + mover[:, 1] * own
        matched = (mover * self.targets(rows)[place, end]).sum(-1) / 4
        marks = (bits(turns["marks"], TURN_MARKS) * self.turns[batch["phase"]][place]).sum(-1)
        # By slot of the colour: what its stacks have come to.
        tops = stacks[:, :, TOP : TOP + 9].transpose(1, 2) @ rows / 4
        claims = F.relu(self.claim(tops)) @ self.claim_weight
        # Bit 1 of the whole: nothing claimed yet.
        first = (batch["whole"] >> 1 & 1).bool()
        claims = claims + torch.where(first, self.claim_bias[0], self.claim_bias[1]).unsqueeze(-1)
        claim = turns["claim"].long()
        return matched + marks + claims[place, claim] * (claim > 0).float()

    def parts(self):
        """Everything that is learnt, in the order of the file."""

        def affine(layer):
            return [layer.weight, layer.bias]

        parts = [self.stacks, self.whole, self.first_bias]
        for around, pool in zip(self.around, self.pool):
            parts += affine(around) + affine(pool)
        for layer in [self.value, self.chances, self.margins, *self.movers, self.targets, self.claim, self.fates]:
            parts += affine(layer)
        parts += [self.value_whole, self.value_standing, self.standing, self.claim_weight, self.claim_bias, self.turns]
        return parts

    def numbers(self):
        """All numbers, in the order of the file."""
        return torch.cat([part.detach().float().cpu().flatten() for part in self.parts()]).numpy()

    def save(self, path):
        """Writes the file that the engine reads."""
        numbers = self.numbers()
        # Half precision ends at 65,504.
        with np.errstate(over="ignore"):
            halves = numbers.astype("<f2")
        if not np.isfinite(halves).all():
            raise SystemExit("the network has numbers that are none or too large: fitting failed, a lower rate may help")
        body = halves.tobytes()
        with open(path, "wb") as file:
            file.write(b"LYNGKNET" + struct.pack("<IIIQ", 1, self.width, self.layers, check(body)) + body)


def check(body):
    """FNV-1a with 64 bits."""
    value = 0xCBF29CE484222325
    for byte in body:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def read_shape(path):
    """Width and layers of a file."""
    with open(path, "rb") as file:
        return struct.unpack("<II", file.read(20)[12:20])


def load(path):
    """The network of a file, with the precision of the file."""
    width, layers = read_shape(path)
    network = Network(width, layers)
    with open(path, "rb") as file:
        numbers = torch.from_numpy(np.frombuffer(file.read()[28:], "<f2").astype(np.float32))
    at = 0
    for part in network.parts():
        part.data = numbers[at : at + part.numel()].view_as(part).clone()
        at += part.numel()
    return network
