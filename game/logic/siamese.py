"""Splits a siamese fish into the two finned fish that make it up."""

from itertools import combinations

from ..core.geometry import Geometry
from .step import Candidate, Role, Step

PREFIX = "siamese-"


def two_fish(step: Step, geometry: Geometry) -> tuple[Step, ...]:
    """Return the two fish of a siamese fish, each with its own covers, fins and eliminations."""
    spots = [c for role, found in step.roles if role is not Role.COVER for c in found]
    endo = {c for role, found in step.roles if role is Role.ENDO_FIN for c in found}
    single = []
    for covers in combinations(step.covers, len(step.houses)):
        covered = {cell for house in covers for cell in geometry.houses[house].cells}
        fins = [c for c in spots if c.cell not in covered or c in endo]
        gone = tuple(
            c
            for c in step.eliminations
            if c.cell in covered and all(c.cell in geometry.peers[fin.cell] for fin in fins)
        )
        if gone and fins:
            single.append(_fish(step, covers, spots, fins, gone))
    wanted = set(step.eliminations)
    pairs = [
        pair
        for pair in combinations(single, 2)
        if wanted == {c for s in pair for c in s.eliminations}
    ]
    return min(pairs, key=_size, default=())


def _size(fish: tuple[Step, ...]) -> int:
    return sum(len(found) for each in fish for role, found in each.roles if role is Role.FIN)


def _fish(
    step: Step,
    covers: tuple[int, ...],
    spots: list[Candidate],
    fins: list[Candidate],
    gone: tuple[Candidate, ...],
) -> Step:
    given = {
        "cover_houses": covers,
        "fin_cells": tuple(fin.cell for fin in fins),
    }
    return Step(
        technique=step.technique.removeprefix(PREFIX),
        eliminations=gone,
        roles=(
            (Role.PATTERN, tuple(c for c in spots if c not in fins)),
            (Role.FIN, tuple(fins)),
        ),
        houses=step.houses,
        covers=covers,
        arguments=tuple((name, given.get(name, value)) for name, value in step.arguments),
    )
