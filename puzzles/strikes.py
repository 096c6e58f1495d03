"""What a position of Rush asks to strike: all that its technique, or an easier one, rules out."""

from functools import cache
from typing import Final

from game.core.digits import digits_of
from game.core.grid import Grid
from game.learn.road import TECHNIQUES, chapter_of, station_of
from game.logic.board import Board
from game.logic.cause import SINGLES
from game.logic.judge import par
from game.logic.step import Candidate, Step
from game.logic.technique import Technique
from game.logic.techniques import TECHNIQUES as ALL

MOST_PAR: Final = 120
"""Seconds of par that a technique has at most in Rush: a clock of ten minutes leaves it room."""
BESIDE: Final = "more-patterns"
"""The chapter beside the main road, whose techniques are for the school alone."""
ASKED: Final = frozenset(
    # On a board of another guise nobody could tell which digits were given.
    name
    for name in TECHNIQUES
    if name not in SINGLES
    and not name.startswith("avoidable")
    and par(name) <= MOST_PAR
    and chapter_of(station_of(name).id).id != BESIDE
)
"""The techniques that Rush may ask for."""


def strikes_at(technique: str, position: Grid) -> tuple[Candidate, ...]:
    """Return what answers a position of a technique, in order: of any instance of it, and of any
    technique whose par is no more; nothing where the technique itself rules out nothing.
    """
    board = Board(position)
    found = dict[str, set[Candidate]]()
    for each in _no_harder(technique):
        for step in each.find(board):
            found.setdefault(each.id, set()).update(ruled_out(step, position))
    return tuple(sorted(set().union(*found.values()))) if technique in found else ()


def ruled_out(step: Step, position: Grid) -> set[Candidate]:
    """Return the candidates that a step rules out, those beside a digit that it places included."""
    found = set(step.eliminations)
    for cell, digit in step.placements:
        found.update(Candidate(cell, d) for d in digits_of(position.candidates[cell]) if d != digit)
        bit = 1 << digit - 1
        peers = position.geometry.peers[cell]
        found.update(Candidate(peer, digit) for peer in peers if position.candidates[peer] & bit)
    return found


@cache
def _no_harder(technique: str) -> tuple[Technique, ...]:
    most = par(technique)
    return tuple(each for each in ALL if par(each.id) <= most and "avoidable" not in each.id)
