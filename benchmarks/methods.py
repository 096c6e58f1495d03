"""The methods of solving, compared on the same boards: steps and time, as a table and a picture.

    python -m benchmarks.methods [docs/pictures/methods.png]

The boards are those of `puzzles/`: the documents' four and the seven of staged deduction. Every
method runs to its end, so the complete ones also prove that there is no second solution. Each
time is processor time, the best of several runs of one process.
"""

import sys
from math import log10
from pathlib import Path
from time import process_time
from typing import NamedTuple

from game.core.grid import Grid
from game.core.verdict import Verdict
from game.formats.detect import read
from game.logic.methods import METHODS
from game.messages.catalogue import Catalogue
from game.solve.stream import Method, Result

ROOT = Path(__file__).parents[1]
BOARDS = ("sudoku01", "sud", "diffsud", "verydiffsud", *(f"staged{n}" for n in range(1, 8)))
ENOUGH = 0.3
"""Seconds of runs after which the best of them is taken."""

SCALE = 2
COLOURS = ("#1A56B8", "#B3261E", "#C46A00", "#1B6E45", "#8A4FBF", "#1E1C19")


class Measured(NamedTuple):
    method: Method
    board: str
    result: Result
    seconds: float

    @property
    def answered(self) -> bool:
        return self.result.verdict not in (Verdict.STUCK, Verdict.GAVE_UP)


def measure(method: Method, name: str, board: Grid) -> Measured:
    best = spent = float("inf")
    spent = 0.0
    while spent < ENOUGH:
        started = process_time()
        result = method.solve(board)
        seconds = process_time() - started
        best = min(best, seconds)
        spent += seconds
    return Measured(method, name, result, best)


def cell(measured: Measured) -> str:
    milliseconds = measured.seconds * 1000
    time = f"{milliseconds:.2f}" if milliseconds < 10 else f"{milliseconds:,.0f}"
    remark = "" if measured.answered else f" ({measured.result.verdict.value})"
    return f"{measured.result.counters.steps:,} / {time} ms{remark}"


def table(measured: list[Measured], catalogue: Catalogue) -> str:
    names = [catalogue.text(f"method.{method.id}") for method in METHODS]
    lines = ["| board | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for board in BOARDS:
        cells = [cell(one) for one in measured if one.board == board]
        lines.append(f"| {board} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def draw(measured: list[Measured], catalogue: Catalogue, path: Path) -> None:
    """Draw a row of dots a board, on a logarithmic scale of time; hollow where stuck."""
    from PIL import Image, ImageDraw, ImageFont

    def font(size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(next((ROOT / "assets" / "fonts").glob("*.ttf")), size * SCALE)

    width, row, left, top = 900, 34, 120, 70
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
        for colour, method in zip(COLOURS, METHODS, strict=True):
            one = next(m for m in measured if m.board == board and m.method is method)
            x, size = x_of(one.seconds), 6 * SCALE
            pen.ellipse(
                (x - size, y - size, x + size, y + size),
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
    print(table(measured, catalogue))
    if arguments:
        draw(measured, catalogue, Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
