"""The draw lists of all families as text.

To accept a change: `python -m tests.golden`, and look at the difference.
"""

from collections.abc import Iterator
from pathlib import Path

from game.core.geometry import CLASSIC
from game.ui.board.overlay import Spot
from game.ui.board.routes import Point
from tests.ui.board.drawn import FAMILIES, Drawn, example

FILE = Path(__file__).with_name("draw_lists.txt")


def spot(at: Spot) -> str:
    """Return a candidate as r4c7=5."""
    return f"{CLASSIC.cell_name(at[0])}={at[1]}"


def line(points: tuple[Point, ...]) -> str:
    """Return five points of a line, from its start to its end, as whole pixels."""
    last = len(points) - 1
    chosen = [points[round(last * part / 4)] for part in range(5)]
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in chosen)


def listing(technique: str, made: Drawn) -> list[str]:
    """Return the draw list of a technique's example, a line for each thing drawn."""
    overlay, drawn = made.overlay, made.drawn
    lines = [f"# {technique}"]
    lines += [
        f"{'struck ' if disc.struck else ''}{disc.shape.value} {spot((disc.cell, disc.digit))} "
        f"{disc.role or '-'} {disc.line or '-'}"
        for disc in overlay.discs
    ]
    lines += [f"placed {spot(placed)}" for placed in overlay.placed]
    lines += [f"ring {CLASSIC.cell_name(cell)}" for cell in overlay.rings]
    lines += [f"cross {CLASSIC.cell_name(cell)}" for cell in overlay.crosses]
    lines += [f"sight {spot(sight.start)} {spot(sight.end)}" for sight in overlay.sights]
    lines += [f"ground {CLASSIC.cell_name(cell)} {role}" for cell, role in overlay.grounds]
    lines += [f"lists {CLASSIC.cell_name(cell)} {mask:09b}" for cell, mask in overlay.notes]
    lines += [
        f"{'dashes' if stroke.dash else 'line'} {stroke.role} {stroke.width:.1f}: "
        f"{line(stroke.points)}"
        for stroke in drawn.strokes
    ]
    lines += [f"head {fill.role}: {line(fill.points)}" for fill in drawn.fills]
    lines += [f"plate {plate.text} {plate.role}: {plate.area[:2]}" for plate in drawn.plates]
    return lines


def everything() -> str:
    """Return the draw lists of all families."""
    lists = ("\n".join(listing(name, example(name))) for name in FAMILIES)
    return "\n\n".join(lists) + "\n"


def golden() -> Iterator[tuple[Path, str]]:
    """Yield the draw lists, and their file."""
    yield FILE, everything()
