"""Long patterns shown piece by piece: links, branches, one fish after the other."""

from dataclasses import replace
from typing import Final

from ...core.geometry import CLASSIC
from ...logic.siamese import two_fish
from ...logic.step import Link, Step

LONG: Final = 3
"""A chain of no more links than these is seen at once."""


def phases(step: Step) -> tuple[Step, ...]:
    """Return the pieces of a step's pattern to draw in turn; the last is the whole.

    A chain grows link by link, a net branch by branch, a siamese fish by fish.
    """
    names = {name for name, _ in step.arguments}
    if "chain" in names and len(step.chains) == 1 and len(step.chains[0]) > LONG:
        chain = step.chains[0]
        return (*(part_of(step, chain[:count]) for count in range(1, len(chain))), step)
    if "conclusion" in names and len(step.chains) > 1:
        return (*(part_of(step, chain) for chain in step.chains), step)
    # Only the pages of techniques show siamese fish, on classic boards.
    fish = two_fish(step, CLASSIC) if step.technique.startswith("siamese-") else ()
    return (*fish, step)


def part_of(step: Step, chain: tuple[Link, ...]) -> Step:
    """Return a step with one chain only, and the roles of its candidates."""
    nodes = {candidate for link in chain for candidate in link.start + link.end}
    roles = (
        (role, tuple(candidate for candidate in found if candidate in nodes))
        for role, found in step.roles
    )
    cells = {candidate.cell for candidate in nodes}
    return replace(
        step,
        chains=(chain,),
        roles=tuple((role, found) for role, found in roles if found),
        sets=tuple(each for each in step.sets if cells.intersection(each.cells)),
        houses=(),
    )
