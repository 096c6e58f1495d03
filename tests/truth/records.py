"""The records: how each is written, read, and made from what Nonet says now."""

import gzip
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.deal import deal
from game.generate.grade import grade
from game.generate.ids import parse_id
from game.generate.levels import Level
from game.logic.finder import all_steps
from game.logic.step import AlmostLockedSet, Candidate, Link, Step
from tests.truth import FOLDER

IDS: Final = {1: FOLDER / "ids-1.txt", 2: FOLDER / "ids-2.txt"}
"""Ids and boards, by the version of the ids."""
BANK: Final = FOLDER / "bank.txt"
STEPS: Final = FOLDER / "steps.txt.gz"
READABLE: Final = FOLDER / "steps.txt"
RATINGS: Final = FOLDER / "ratings.txt"


class Dealt(NamedTuple):
    """An id and its board."""

    id: str
    board: str

    @classmethod
    def now(cls, text: str) -> "Dealt":
        """Deal an id."""
        return cls(text, deal(parse_id(text)).givens.text)


class Rated(NamedTuple):
    """A puzzle and both its ratings; the level is HoDoKu's."""

    board: str
    level: int
    score: int
    explainer: str

    @classmethod
    def now(cls, board: str) -> "Rated":
        """Rate a puzzle."""
        found = grade(Grid.parse(board))
        rating = found.rating
        return cls(board, int(rating.level), rating.score, f"{found.er:.1f}")


class Position(NamedTuple):
    """A position on the way from a puzzle to its solution."""

    number: int
    puzzle: str
    values: str
    removed: str
    """The candidates that steps took away, such as `7r4c5,8r4c5`."""

    @property
    def grid(self) -> Grid:
        """The position as a value."""
        marks = self.removed.split(",") if self.removed != "-" else []
        return Grid.parse(self.values).without(
            ((int(mark[2]) - 1) * 9 + int(mark[4]) - 1, int(mark[0])) for mark in marks
        )

    def steps(self) -> list[str]:
        """All steps there are now, each as a line."""
        givens = sum(1 << cell for cell, digit in enumerate(self.puzzle) if digit != ".")
        return [line_of(step) for step in all_steps(self.grid, givens=givens)]


class Stepped(NamedTuple):
    """A position and marks of all its steps: the technique of each and a byte of its digest."""

    position: Position
    digest: str
    marks: tuple[str, ...]

    @classmethod
    def now(cls, position: Position) -> "Stepped":
        """Find all the steps of a position."""
        steps = position.steps()
        return cls(position, digest_of("\n".join(steps)), tuple(map(mark_of, steps)))


def position_at(number: int, puzzle: Grid, grid: Grid) -> Position:
    """Return the position of a grid, which is on the way to the solution of a puzzle."""
    plain = Grid(grid.values).candidates
    removed = [
        f"{digit}r{cell // 9 + 1}c{cell % 9 + 1}"
        for cell in range(81)
        for digit in range(1, 10)
        if (plain[cell] & ~grid.candidates[cell]) >> (digit - 1) & 1
    ]
    return Position(number, puzzle.text, grid.text, ",".join(removed) or "-")


def line_of(step: Step) -> str:
    """Return all that a step says, in a form that does not depend on how Python prints it."""
    parts = [step.technique, "=" + _text(step.placements), "-" + _text(step.eliminations)]
    parts += [f"{role.value}:{_text(marks)}" for role, marks in step.roles]
    parts += [f"chain:{_text(chain)}" for chain in step.chains]
    parts += [f"set:{_text(found)}" for found in step.sets]
    parts += [f"houses:{_text(step.houses)}", f"covers:{_text(step.covers)}"]
    parts += [f"{name}:{_text(value)}" for name, value in step.arguments]
    return " ".join(parts)


def _text(value: object) -> str:
    if isinstance(value, Candidate):
        return f"{value.digit}r{value.cell // 9 + 1}c{value.cell % 9 + 1}"
    if isinstance(value, Link):
        return _text(value.start) + ("=" if value.strong else "-") + _text(value.end)
    if isinstance(value, AlmostLockedSet):
        return f"{_text(value.cells)}/{int(value.digits):03x}"
    if isinstance(value, tuple):
        return "(" + ",".join(map(_text, value)) + ")"
    return str(int(value) if isinstance(value, int) else value)


def digest_of(text: str) -> str:
    """Return a short digest."""
    return sha256(text.encode()).hexdigest()[:16]


def mark_of(line: str) -> str:
    """Return the technique of a step and a byte of its digest."""
    return line.split(" ", 1)[0] + " " + digest_of(line)[:2]


def read_ids(version: int) -> list[Dealt]:
    """Return the ids of a version and their boards."""
    return [Dealt(*line.split()) for line in IDS[version].read_text("ascii").splitlines()]


def read_bank() -> list[tuple[Level, int, str]]:
    """Return how many puzzles each level of the bank had, and a digest of their givens."""
    lines = map(str.split, BANK.read_text("ascii").splitlines())
    return [(Level(level), int(number), digest) for level, number, digest in lines]


def bank_digest(level: Level, number: int) -> str:
    """Return the digest of the first puzzles of a level of the bank, as they are now."""
    bank = Bank()
    return digest_of("\n".join(bank.entry(level, index).givens for index in range(number)))


def read_ratings() -> list[Rated]:
    """Return the puzzles and their ratings."""
    lines = map(str.split, RATINGS.read_text("ascii").splitlines())
    return [Rated(board, int(level), int(score), se) for board, level, score, se in lines]


def read_steps() -> list[Stepped]:
    """Return the positions and the marks of their steps."""
    lines = gzip.decompress(STEPS.read_bytes()).decode("ascii").splitlines()
    found = []
    for number, line in enumerate(lines):
        puzzle, values, removed, digest, *runs = line.split()
        marks = [
            f"{name} {run[start : start + 2]}"
            for name, run in zip(runs[::2], runs[1::2], strict=True)
            for start in range(0, len(run), 2)
        ]
        found.append(Stepped(Position(number, puzzle, values, removed), digest, tuple(marks)))
    return found


def write_ratings(rated: Iterable[Rated]) -> None:
    """Write the puzzles and their ratings."""
    lines = (" ".join(map(str, one)) + "\n" for one in rated)
    RATINGS.write_text("".join(lines), "ascii")


def write_steps(stepped: Iterable[Stepped]) -> None:
    """Write the positions and the marks of their steps, a line a position."""
    lines = []
    for position, digest, marks in stepped:
        words = [position.puzzle, position.values, position.removed, digest]
        last = ""
        for mark in marks:
            name, byte = mark.split()
            if name == last:
                words[-1] += byte
            else:
                words += [name, byte]
            last = name
        lines.append(" ".join(words) + "\n")
    # Without the time of writing: the same record is the same file.
    STEPS.write_bytes(gzip.compress("".join(lines).encode("ascii"), mtime=0))


def write_readable(positions: Iterable[Position]) -> None:
    """Write some positions with their steps in full."""
    parts = []
    for position in positions:
        head = f"position {position.number}: {position.values} without {position.removed}\n"
        parts.append(head + "".join(f"  {line}\n" for line in position.steps()))
    READABLE.write_text("".join(parts), "utf-8")
