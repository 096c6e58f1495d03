"""Deal the puzzle of an id, whatever its source."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from game.core.errors import SudokuError
from game.core.message import Message, message
from game.core.rules import Puzzle
from game.generate import classic, dig
from game.generate.bank import Bank, bank_id
from game.generate.draw import Draw
from game.generate.erasure import Erasure
from game.generate.grade import stuck_without, suits
from game.generate.ids import (
    ATTEMPTS,
    BANK,
    DIGGER,
    VERSION,
    PuzzleId,
    PuzzleIdCheckError,
    fresh_id,
)
from game.generate.levels import Level
from game.generate.sources import Source
from game.generate.symmetry import Symmetry
from game.logic.techniques import BY_ID
from game.logic.walk import SINGLES
from game.work.question import Pause, at_once

RECORD: Final = Path(__file__).resolve().parents[2] / "puzzles" / "bank" / "ids-1.txt"
"""Ids of version 1 as they were dealt when version 2 came, each in its form of version 2."""

IDS: Final = 500
"""Ids tried for a puzzle that needs a technique."""
RARE: Final = 24
"""Of these, how many are generated before the bank is asked."""


class GenerationError(SudokuError):
    """No attempt suits the level; for a seed that was drawn, another one will."""

    key = "error.generation"

    def __init__(self, puzzle_id: str) -> None:
        super().__init__(f"no board of {puzzle_id} suits its level", id=puzzle_id)


class TechniqueNotFoundError(SudokuError):
    """Of many puzzles of a level none needed a technique."""

    key = "error.technique_not_found"

    def __init__(self, technique: str, level: Level) -> None:
        super().__init__(
            f"none of {IDS} {level.value} puzzles needs {technique}",
            technique=technique,
            level=level.value,
            tried=IDS,
        )


def deal(puzzle_id: PuzzleId, bank: Bank | None = None, pause: Pause = at_once) -> Puzzle:
    """Return the puzzle of an id, which has exactly one solution, with an id of version 2.

    An id of version 1 names no attempt: it deals the first one that the rater of this Nonet
    confirms to be of its level. Raises `GenerationError` when none of `ATTEMPTS` is: most ids of
    the fullest symmetries and the hardest levels have no puzzle. Raises `PuzzleIdCheckError` for
    an id that is not the one of its board.
    """
    if puzzle_id.source == BANK:
        return (bank or Bank()).deal(puzzle_id)
    if puzzle_id.attempt is not None:
        givens = next(islice(_erasures(puzzle_id), puzzle_id.attempt, None)).board()
        if puzzle_id.settled(puzzle_id.attempt, givens) != puzzle_id:
            raise PuzzleIdCheckError(str(puzzle_id))
        return Puzzle(givens, str(puzzle_id))
    for attempt, erasure in enumerate(islice(_erasures(puzzle_id), ATTEMPTS)):
        pause()
        givens = erasure.board()
        if suits(puzzle_id.level, givens, None, puzzle_id.shape):
            return Puzzle(givens, str(puzzle_id.settled(attempt, givens)))
    raise GenerationError(str(puzzle_id))


def told_of(asked: PuzzleId, puzzle: Puzzle) -> Message | None:
    """Return what to tell a player who asked for an id of version 1; None for any other id.

    Whether its board is the one that it used to be is known of those in `RECORD` alone.
    """
    if asked.source == BANK or asked.attempt is not None:
        return None
    old, new = str(asked), str(puzzle.id)
    form = str(asked._replace(version=VERSION))
    for known in _record():
        if known.rpartition("-")[0] == form and known != new:
            return message("id.moved", old=old, former=known, new=new)
    return message("id.open", old=old, new=new)


def fresh_from(source: Source, level: Level, draw: Draw) -> PuzzleId:
    """Return an id of a source, with a seed that is drawn."""
    if source is Source.BANK:
        offered = Bank().offered(level)
        return bank_id(level, offered[draw.below(len(offered))], draw)
    return fresh_id(level, draw)._replace(source=source.letter)


def level_with(technique: str) -> Level:
    """Return the level that a technique belongs to by its own difficulty."""
    if technique == "naked-single":
        return Level.EASY
    hard = BY_ID[technique].level
    return next(level for level in Level if level.range.rating == hard)


def deal_with(
    technique: str,
    seed: str,
    level: Level | None = None,
    symmetry: Symmetry = Symmetry.NONE,
    pause: Pause = at_once,
) -> Puzzle:
    """Return a puzzle, drawn from a text, whose solution path uses a technique.

    Without a level, that of the technique's own difficulty. What `RARE` puzzles do without is
    looked for in the bank as well, in fresh guises, unless it is to be symmetric. A puzzle whose
    level is stuck without the technique goes before one that other techniques solve, which is
    all there is for some: colours do what an X-Wing does. Raises `TechniqueNotFoundError` after
    `IDS` puzzles without it.
    """
    level = level or level_with(technique)
    draw = Draw(f"{seed}/{technique}")
    known = Bank().with_technique(level, technique) if symmetry is Symmetry.NONE else []
    spare, last = None, IDS
    for number in range(IDS):
        if number >= last:
            break
        if number >= RARE and known:
            chosen = bank_id(level, known[draw.below(len(known))], draw)
        else:
            chosen = fresh_id(level, draw, symmetry)
        pause()
        try:
            puzzle = deal(chosen, pause=pause)
        except GenerationError:
            continue
        if suits(level, puzzle.givens, technique):
            if technique in SINGLES or stuck_without(technique, level, puzzle.givens):
                return puzzle
            if spare is None:
                spare, last = puzzle, number + RARE
    if spare is None:
        raise TechniqueNotFoundError(technique, level)
    return spare


def _erasures(puzzle_id: PuzzleId) -> Iterator[Erasure]:
    if puzzle_id.source == DIGGER:
        return dig.erasures(puzzle_id)
    return classic.erasures(puzzle_id)


def _record() -> list[str]:
    try:
        return RECORD.read_text("ascii").split()
    except (OSError, UnicodeDecodeError):
        # Without it nothing is known, and nothing else is lost.
        return []
