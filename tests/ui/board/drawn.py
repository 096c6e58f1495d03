"""The example of a technique as it is drawn, for tests."""

from functools import cache
from typing import NamedTuple

from game.core.grid import Grid
from game.logic.step import Step
from game.ui.board.drawing import DrawList, draw_list
from game.ui.board.explain import step_overlay
from game.ui.board.overlay import Overlay
from game.ui.board.places import board_layout
from game.ui.board.routes import Route, routes
from tests.logic.examples import first_step

FAMILIES = (
    "full-house",
    "naked-single",
    "hidden-single",
    "locked-candidates-1",
    "locked-pair",
    "naked-triple",
    "hidden-pair",
    "x-wing",
    "finned-swordfish",
    "finned-franken-swordfish",
    "mutant-jellyfish",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "w-wing",
    "xy-wing",
    "xyz-wing",
    "uniqueness-test-2",
    "hidden-rectangle",
    "avoidable-rectangle-2",
    "bug-plus-1",
    "remote-pair",
    "simple-colours-wrap",
    "multi-colours-1",
    "x-chain",
    "xy-chain",
    "continuous-nice-loop",
    "grouped-aic",
    "als-aic",
    "als-xz",
    "als-xy-wing",
    "als-chain",
    "death-blossom",
    "sue-de-coq",
    "forcing-chain-contradiction",
    "forcing-chain-verity",
    "forcing-net-contradiction",
    "nested-net",
    "template-set",
    "template-delete",
)
"""One technique of every family."""
CELL = 48


class Drawn(NamedTuple):
    """A technique's first step at its example, and all that is drawn of it."""

    grid: Grid
    step: Step
    overlay: Overlay
    ways: tuple[Route, ...]
    drawn: DrawList


@cache
def example(technique: str, *, notes: bool = True) -> Drawn:
    """Return a technique's example as it is drawn, with or without the player's notes."""
    step, grid = first_step(technique)
    overlay = step_overlay(step, grid)
    shown = grid.candidates if notes else (0,) * 81
    ways = routes(overlay, grid.values, shown)
    return Drawn(grid, step, overlay, ways, draw_list(overlay, ways, board_layout(0, 0, CELL)))
