"""The methods of solving, compared on the same boards: steps and time, as a table and a picture.

    python -m benchmarks.methods [docs/pictures/methods.png]

The boards are those of `puzzles/`: the documents' four and Nonet's seven for staged deduction. The
searching methods find a first solution and go on to prove that there is no other: two tables. Each
time is processor time, the middle one of several runs.
"""

import sys
from collections.abc import Callable, Sequence
from math import log10
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from game.core.grid import Grid
from game.core.verdict import Verdict
from game.formats.detect import read
from game.logic.methods import METHODS
from game.messages.catalogue import Catalogue
from game.solve.stream import Method, Options, Result, StepKind

ROOT = Path(__file__).parents[1]
BOARDS = ("sudoku01", "sud", "diffsud", "verydiffsud", *(f"staged{n}" for n in range(1, 8)))
STEPS = 50_000_000
"""More than any method needs on these boards."""
ENOUGH = 0.3
"""Seconds of runs after which the middle of their times is taken."""

SCALE = 2
COLOURS = ("#1A56B8", "#B3261E", "#C46A00", "#1B6E45", "#8A4FBF", "#1E1C19")


class Measured(NamedTuple):
    method: Method
    board: str
    result: Result
    first: float
    """Seconds until the first solution, or until the method was stuck."""
    whole: float
    """Seconds until it was known that there is no other."""

    @property
    def answered(self) -> bool:
        return self.result.verdict is Verdict.UNIQUE


def measure(method: Method, name: str, board: Grid) -> Measured:
    firsts: list[float] = []
    wholes: list[float] = []
    while sum(wholes) < ENOUGH:
        stream = method.stream(board, Options(step_bound=STEPS, prove=True))
        found = 0.0
        started = process_time()
        for step in stream:
            if step.kind is StepKind.SOLUTION:
                found = process_time() - started
        seconds = process_time() - started
        firsts.append(found or seconds)
        wholes.append(seconds)
    assert stream.result is not None
    return Measured(method, name, stream.result, median(firsts), median(wholes))


def cell(steps: int, seconds: float, remark: str = "") -> str:
    milliseconds = seconds * 1000
    time = f"{milliseconds:.2f}" if milliseconds < 10 else f"{milliseconds:,.0f}"
    return f"{steps:,} / {time} ms{remark}"


def first_cell(measured: Measured) -> str:
    result = measured.result
    remark = "" if measured.answered else f" ({result.verdict.value})"
    return cell((result.first or result.counters).steps, measured.first, remark)


def proof_cell(measured: Measured) -> str:
    proof = measured.result.proof
    return cell(0 if proof is None else proof.steps, measured.whole - measured.first)


def table(
    measured: list[Measured],
    methods: Sequence[Method],
    catalogue: Catalogue,
    words: Callable[[Measured], str],
) -> str:
    names = [catalogue.text(f"method.{method.id}") for method in methods]
    lines = ["| board | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for board in BOARDS:
        cells = [words(one) for one in measured if one.board == board and one.method in methods]
        lines.append(f"| {board} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def draw(measured: list[Measured], catalogue: Catalogue, path: Path) -> None:
    """Draw a row of dots a board, on a logarithmic scale of time; hollow where stuck.

    A dot is the first solution; the line from it ends where no other is known to exist.
    """
    from PIL import Image, ImageDraw, ImageFont

    def font(size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(next((ROOT / "assets" / "fonts").glob("*.ttf")), size * SCALE)

    width, row, left, top = 900, 48, 120, 70
    height = top + row * len(BOARDS) + 50
    image = Image.new("RGB", (width * SCALE, height * SCALE), "#FFFFFF")
    pen = ImageDraw.Draw(image)
    small, ink, faint = font(13), "#24211D", "#DAD4C8"
    lowest, highest = -1, 5

    def x_of(seconds: float) -> float:
        share = (log10(seconds * 1000) - lowest) / (highest - lowest)
        return (left + share * (width - left - 40)) * SCALE

    for power in range(lowest, highest + 1):
        x = x_of(10.0**power / 1000)
        pen.line((x, top * SCALE, x, (height - 45) * SCALE), fill=faint, width=SCALE)
        words = f"{10.0**power:g} ms" if power < 3 else f"{10 ** (power - 3)} s"
        pen.text((x, (height - 30) * SCALE), words, ink, small, anchor="mm")
    for index, board in enumerate(BOARDS):
        y = (top + row * index + row // 2) * SCALE
        pen.line((left * SCALE, y, (width - 40) * SCALE, y), fill=faint, width=SCALE)
        pen.text(((left - 12) * SCALE, y), board, ink, small, anchor="rm")
        for lane, (colour, method) in enumerate(zip(COLOURS, METHODS, strict=True)):
            one = next(m for m in measured if m.board == board and m.method is method)
            x, size = x_of(one.first), 5 * SCALE
            # Each method has a lane of its own, so that no line hides another.
            level = y + (lane * 5 - 12) * SCALE
            pen.line((x, level, x_of(one.whole), level), fill=colour, width=2 * SCALE)
            pen.ellipse(
                (x - size, level - size, x + size, level + size),
                fill=colour if one.answered else "#FFFFFF",
                outline=colour,
                width=2 * SCALE,
            )
    x = 24.0
    for colour, method in zip(COLOURS, METHODS, strict=True):
        name = catalogue.text(f"method.{method.id}")
        pen.ellipse((x * SCALE, 22 * SCALE, (x + 12) * SCALE, 34 * SCALE), fill=colour)
        pen.text(((x + 18) * SCALE, 28 * SCALE), name, ink, small, anchor="lm")
        x += 18 + pen.textlength(name, small) / SCALE + 24
    path.parent.mkdir(parents=True, exist_ok=True)
    image.resize((width, height), Image.Resampling.LANCZOS).quantize(64).save(path, optimize=True)


def main(arguments: list[str]) -> int:
    catalogue = Catalogue()
    measured = []
    for name in BOARDS:
        (board,) = read((ROOT / "puzzles" / f"{name}.txt").read_text(encoding="ascii"))
        measured += [measure(method, name, board) for method in METHODS]
    searching = [method for method in METHODS if method.complete]
    print(table(measured, METHODS, catalogue, first_cell))
    print()
    print(table(measured, searching, catalogue, proof_cell))
    if arguments:
        draw(measured, catalogue, Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
