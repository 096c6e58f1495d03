"""Strokes mean the cells that somebody who draws them expects."""

import pytest

from game.core.constraints import constrained_of, every_kind
from game.core.constraints.gesture import Gesture, stroked
from game.core.constraints.kind import Kind
from game.core.constraints.marks import Point
from game.core.geometry import CLASSIC


@pytest.mark.parametrize(
    ("gesture", "points", "cells"),
    [
        (Gesture.GROUP, [(1.5, 0.5), (0.5, 0.5), (0.5, 1.5)], "r1c1 r1c2 r2c1"),
        (Gesture.CELL, [(4.1, 4.9)], "r5c5"),
        # Through the corner, not the cells beside it; the way back takes off; a loop ends.
        (Gesture.PATH, [(0.5, 0.5), (1.5, 1.5), (3.5, 1.5)], "r1c1 r2c2 r2c3 r2c4"),
        (Gesture.PATH, [(0.5, 0.5), (2.5, 0.5), (1.5, 0.5)], "r1c1 r1c2"),
        (Gesture.PATH, [(0.95, 0.9), (0.95, 1.9)], "r1c1"),
        (Gesture.PAIR, [(3.1, 4.6)], "r5c3 r5c4"),
        (Gesture.PAIR, [(3.5, 4.5), (3.6, 5.5)], "r5c4 r6c4"),
        (Gesture.PAIR, [(0.1, 4.5)], ""),
        (Gesture.CORNER, [(3.1, 3.9)], "r4c3 r4c4 r5c3 r5c4"),
        (Gesture.CORNER, [(0.5, 0.5), (1.5, 1.5)], "r1c1 r1c2 r2c1 r2c2"),
        (Gesture.EDGE, [(2.5, -0.5)], "r1c3 r2c3 r3c3 r4c3 r5c3 r6c3 r7c3 r8c3 r9c3"),
        (Gesture.EDGE, [(9.4, 0.5)], "r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1"),
        (
            Gesture.EDGE,
            [(0.5, 8.5), (0.5, 6.5)],
            "r9c1 r8c1 r7c1 r6c1 r5c1 r4c1 r3c1 r2c1 r1c1",
        ),
        (Gesture.EDGE, [(-0.5, -0.5)], ""),
        (Gesture.EDGE, [(4.5, 4.5)], ""),
        (Gesture.SLANT, [(6.5, -0.5), (7.5, 0.5)], "r1c8 r2c9"),
        (Gesture.SLANT, [(6.5, -0.5)], "r1c6 r2c5 r3c4 r4c3 r5c2 r6c1"),
        (Gesture.SLANT, [(1.5, 7.5), (2.5, 8.5)], "r7c1 r8c2 r9c3"),
        (Gesture.SWITCH, [(1.5, 1.5)], ""),
    ],
)  # fmt: skip
def test_a_stroke_means_cells(gesture: Gesture, points: list[Point], cells: str) -> None:
    found = stroked(gesture, points, 9)
    assert " ".join(map(CLASSIC.cell_name, found)) == cells


@pytest.mark.parametrize("its", every_kind(), ids=lambda its: its.word)
def test_what_a_page_shows_of_a_kind_is_drawn_by_its_gesture(its: Kind) -> None:
    """No kind has a gesture that cannot make it."""
    shown = [
        one
        for one in constrained_of(f"9x9~{its.shown.constraints}").constraints
        if one.kind == its.word
    ]
    assert shown
    for one in shown:
        if its.gesture is Gesture.SWITCH:
            assert its.fits(its.sketched(()), CLASSIC)
            continue
        drawn = its.sketched(one.cells, one.values)
        assert its.fits(drawn, CLASSIC)
        assert sorted(drawn.cells) == sorted(one.cells)
        middles = [(cell % 9 + 0.5, cell // 9 + 0.5) for cell in one.cells]
        if its.gesture is Gesture.COPY:
            middles = middles[: len(middles) // 2]
        points = [middles[0], middles[-1]] if its.gesture is Gesture.CORNER else middles
        stroke = stroked(its.gesture, points, 9)
        wanted = one.cells[: len(middles)] if its.gesture is Gesture.COPY else one.cells
        assert sorted(stroke) == sorted(wanted)
