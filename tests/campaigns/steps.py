"""Steps of every technique, each proven to the checker, which knows no finder."""

from typing import Final

from benchmarks.proofs import positions, steps_at, verdict
from game.logic.board import Board
from tests.campaigns.campaign import Campaign, Given, Told

EACH: Final = 30
"""Steps of one technique that are taken at a position."""


def run(given: Given, told: Told) -> None:
    """Check so many steps on the way through minimal puzzles."""
    for position, givens, solution in positions(given.rng("steps")):
        board = Board(position, givens)
        told.count("positions")
        for step in steps_at(board, EACH, []):
            told.count("steps")
            what = verdict(position, board, step, solution)
            told.count(what)
            if what != "proven":
                told.fault(f"seed {given.seed}: {what}, {position.text}: {step}")
            if told.counts["steps"] >= given.trials or told.is_full:
                return


CAMPAIGN: Final = Campaign("steps", run, short=250, seeds=50, long=20_000)
