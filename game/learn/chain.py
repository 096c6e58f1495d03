"""Chains that a player builds: each link is checked at once, then the conclusion of the whole.

A chain is a walk from candidate to candidate, strong and weak links in turn. A strong link says
that one of its ends is true: the two places of a digit in a house, or the two digits of a cell. A
weak link says that not both are. What follows is that of alternating inference chains and nice
loops (Sudopedia, "Alternating Inference Chain", "Nice Loop").
"""

from typing import NamedTuple

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.naming import house_words
from ..logic.step import Candidate, Link
from .reasons.reason import common_houses, names, places


class Follows(NamedTuple):
    """What a chain proves: eliminated candidates, or a true one."""

    eliminations: frozenset[Candidate] = frozenset()
    placement: Candidate | None = None


def sees(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one.cell == other.cell:
        return one.digit != other.digit
    return one.digit == other.digit and other.cell in CLASSIC.peers[one.cell]


def is_strong(position: Grid, one: Candidate, other: Candidate) -> bool:
    """Whether at least one of two candidates must be true."""
    if one.cell == other.cell:
        return one.digit != other.digit and position.candidates[one.cell].bit_count() == 2
    if one.digit != other.digit:
        return False
    both = frozenset({one.cell, other.cell})
    return any(places(position, one.digit, house) == both for house in common_houses(both))


def why_no_link(
    position: Grid, one: Candidate, other: Candidate, *, strong: bool
) -> Message | None:
    """Return why there is no such link between two candidates; None if there is one."""
    for cell, digit in (one, other):
        if not position.candidates[cell] >> (digit - 1) & 1:
            return message("learn.chain.no_candidate", cell=CLASSIC.cell_name(cell), digit=digit)
    if not sees(one, other):
        if one.digit != other.digit:
            return message("learn.chain.no_common")
        where = message("learn.chain.not_seen", one=_name(one), other=_name(other))
        return where if one != other else message("learn.chain.itself")
    if not strong or is_strong(position, one, other):
        return None
    if one.cell == other.cell:
        count = position.candidates[one.cell].bit_count()
        return message("learn.chain.more_digits", count, cell=_name(one))
    both = frozenset({one.cell, other.cell})
    house = min(common_houses(both), key=lambda h: len(places(position, one.digit, h)))
    more = places(position, one.digit, house) - both
    return message(
        "learn.chain.more_places",
        digit=one.digit,
        house=house_words(CLASSIC.houses[house]),
        cells=names(more),
    )


def why_no_chain(position: Grid, links: tuple[Link, ...]) -> Message | None:
    """Return what is wrong with a chain; None if nothing is."""
    if not links:
        return message("learn.chain.empty")
    for number, link in enumerate(links):
        (start,), (end,) = link.start, link.end
        said = why_no_link(position, start, end, strong=link.strong)
        if said is not None:
            return said
        if number and (links[number - 1].end != link.start):
            return message("learn.chain.torn")
        if number and links[number - 1].strong is link.strong:
            return message("learn.chain.not_in_turn")
    return None


def follows(position: Grid, links: tuple[Link, ...]) -> Follows:
    """Return what a chain without faults proves.

    With strong links at both ends one of its ends is true: what sees both can go, and a loop onto
    itself makes its start true. With weak links at both ends a loop makes its start false. A loop
    of strong and weak links in turn, back to its start, makes each weak link strong.
    """
    (start,), (end,) = links[0].start, links[-1].end
    first, last = links[0].strong, links[-1].strong
    if start == end and first and last:
        return Follows(placement=start)
    if start == end and not first and not last:
        return Follows(frozenset({start}))
    if start == end:
        weak = [(link.start[0], link.end[0]) for link in links if not link.strong]
        return Follows(frozenset().union(*(_seen_by(position, *pair) for pair in weak)))
    if first and last:
        return Follows(_seen_by(position, start, end))
    return Follows()


def _seen_by(position: Grid, one: Candidate, other: Candidate) -> frozenset[Candidate]:
    """Return the other candidates that see both of two."""
    cells = (one.cell, other.cell, *CLASSIC.peers[one.cell])
    return frozenset(
        found
        for cell in dict.fromkeys(cells)
        for digit in position.candidates_of(cell)
        for found in (Candidate(CLASSIC.cells[cell], digit),)
        if sees(found, one) and sees(found, other)
    )


def _name(candidate: Candidate) -> str:
    return CLASSIC.cell_name(candidate.cell)
