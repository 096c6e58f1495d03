"""Ratings 2.6 to 5.4: locked candidates, subsets, fish and wings.

The techniques are those of `game.logic.search`. A rating takes all finds at a position together, in
any order: what one eliminates never invalidates another of the same kind.
"""

from functools import partial
from typing import Final

from ...search.fish import basic_fish
from ...search.locked import claiming_in, pointing_in
from ...search.placing import SETS
from ...search.subsets import hidden_groups, naked_groups
from ...search.wings import xy_wings, xyz_wings
from ...sets import CandidateSet
from .climb import Rule, rated_as
from .direct import (
    LockedSearch,
    direct_hidden_pair,
    direct_hidden_triplet,
    direct_locked,
)
from .position import (
    ALL_DIGITS,
    AREA,
    HOUSE,
    Position,
)


def locked(position: Position, search: LockedSearch) -> CandidateSet:
    """Return the eliminations of locked candidates, from lines or from boxes."""
    gone = 0
    for digit, plane in enumerate(position.board().planes):
        for found in search(SETS, plane):
            gone |= found.eliminated << AREA * digit
    return gone


def naked_subsets(position: Position, size: int) -> CandidateSet:
    """Return the eliminations of naked subsets in the other cells of their houses."""
    board, gone = position.board(), 0
    for house, digits, cells in naked_groups(board, size):
        gone |= board.candidates(HOUSE[house] & ~cells, digits)
    return gone


def hidden_subsets(position: Position, size: int) -> CandidateSet:
    """Return the eliminations of hidden subsets in their own cells."""
    board, gone = position.board(), 0
    for _, cells, digits in hidden_groups(board, size):
        gone |= board.candidates(cells, ALL_DIGITS & ~digits)
    return gone


def fish(position: Position, size: int) -> CandidateSet:
    """Return the eliminations of basic fish."""
    gone = 0
    for digit, plane in enumerate(position.board().planes):
        for found in basic_fish(SETS, plane, size):
            gone |= found.eliminations << AREA * digit
    return gone


def wings(position: Position, *, pivot: int) -> CandidateSet:
    """Return the eliminations of wings whose pivot has two or three digits."""
    board = position.board()
    gone = 0
    for wing in (xy_wings if pivot == 2 else xyz_wings)(board):
        gone |= wing.eliminated << AREA * wing.digit
    return gone


COMMON: Final = (
    Rule(17, "direct-pointing", partial(direct_locked, search=pointing_in), 26),
    Rule(19, "direct-claiming", partial(direct_locked, search=claiming_in), 28),
    Rule(20, "direct-hidden-pair", direct_hidden_pair, 34),
    Rule(25, "direct-hidden-triplet", direct_hidden_triplet, 40),
    Rule(rated_as("locked-candidates-1"), "pointing", partial(locked, search=pointing_in)),
    Rule(rated_as("locked-candidates-2"), "claiming", partial(locked, search=claiming_in)),
    Rule(rated_as("naked-pair"), "naked-pair", partial(naked_subsets, size=2)),
    Rule(rated_as("x-wing"), "x-wing", partial(fish, size=2)),
    Rule(rated_as("hidden-pair"), "hidden-pair", partial(hidden_subsets, size=2)),
    Rule(rated_as("naked-triple"), "naked-triplet", partial(naked_subsets, size=3)),
    Rule(rated_as("swordfish"), "swordfish", partial(fish, size=3)),
    Rule(rated_as("hidden-triple"), "hidden-triplet", partial(hidden_subsets, size=3)),
)
"""The rules up to hidden triplets."""
