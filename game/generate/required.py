"""Puzzles that need a technique: generated, or taken from the bank."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.message import Message, message
from ..core.rules import Puzzle
from ..logic import technique as techniques
from ..logic.board import never
from ..logic.cause import SINGLES
from ..logic.techniques import BY_ID
from ..work.question import Pause, at_once
from .bank import Bank, BankError, bank_id
from .deal import GenerationError, deal
from .draw import Draw
from .grade import suits
from .ids import PuzzleId, fresh_id
from .levels import LEVELS, Level
from .need import GENERAL_FORMS, Need, best_need, need_of
from .symmetry import Symmetry

IDS: Final = 500
"""Ids tried for a puzzle whose path uses a technique."""
FRESH: Final = 24
"""Of these, how many are generated before the bank is asked."""
GUISES: Final = 12
"""How many puzzles of each kind of the bank are tried."""
USES: Final = {
    techniques.Level.EASY: 400,
    techniques.Level.MEDIUM: 12,
    techniques.Level.HARD: 12,
    techniques.Level.UNFAIR: 3,
    techniques.Level.EXTREME: 1,
}
"""So many puzzles that use a technique are looked at for one that needs it: it takes longer the
harder they are, and the techniques of the hardest levels do what each of them does."""


class TechniqueNotFoundError(SudokuError):
    """None of many puzzles of a level used a technique."""

    key = "error.technique_not_found"

    def __init__(self, technique: str, level: Level, tried: int) -> None:
        super().__init__(
            f"none of {tried} {level.value} puzzles uses {technique}",
            technique=technique,
            level=level.value,
            tried=tried,
        )


class TechniqueAboveLevelError(SudokuError):
    """A technique is harder than a level, whose puzzles never need it."""

    key = "error.technique_above_level"

    def __init__(self, technique: str, level: Level) -> None:
        own = own_level(technique)
        super().__init__(
            f"{technique} is of {own.value}, above {level.value}",
            technique=technique,
            level=level.value,
            own=own.value,
        )


class Required(NamedTuple):
    """A puzzle for a technique, and how much it needs it."""

    puzzle: Puzzle
    technique: str
    level: Level
    need: Need

    @property
    def note(self) -> Message:
        """Its technique, level, and how much it needs the technique, for a player."""
        words = {
            "technique": message(f"technique.{self.technique}.name"),
            "level": message(f"level.{self.level.value}"),
        }
        if self.need is Need.FORMS:
            words["form"] = message(f"technique.{GENERAL_FORMS[self.technique][0]}.name")
        return message(f"need.{self.need.word}", **words)


def technique_named(text: str) -> str:
    """Return the technique id that a name would have, such as X-Wing or naked pair."""
    return "-".join(text.lower().split())


def own_level(technique: str) -> Level:
    """Return the level that matches a technique's own difficulty."""
    hard = BY_ID[technique].level
    if hard is not techniques.Level.EASY:
        return next(level for level in LEVELS if level.range.rating == hard)
    # The paths of the levels before Easy have naked singles alone, each the last of its house.
    return Level.GENTLE if technique == "full-house" else Level.EASY


def level_with(technique: str) -> Level:
    """Return the level for puzzles that need a technique.

    It is the technique's own level; or, if the bank has no puzzle there, the easiest one above that
    has.
    """
    own = own_level(technique)
    if technique in SINGLES:
        # The bank does not list them.
        return own
    levels = list(LEVELS)
    above = levels[levels.index(own) :]
    return next((level for level in above if any(_in_bank(level, technique))), own)


def deal_with(
    technique: str,
    seed: str,
    level: Level | None = None,
    symmetry: Symmetry = Symmetry.NONE,
    pause: Pause = at_once,
    is_over: Callable[[], bool] = never,
    look: Callable[[Message], object] = id,
) -> Required:
    """Return a puzzle, drawn from a text, whose solution path uses a technique.

    Without a level, that of `level_with`. Some puzzles are generated, then those of the bank are
    dealt in fresh guises (none of them is symmetric), until one needs the technique as much as a
    puzzle can; failing that, or when `is_over` says so, it is the one found that needs it most.
    `look` is told after each puzzle how many were seen.
    Raises `TechniqueNotFoundError` when the paths of all puzzles looked at do without it, and
    `TechniqueAboveLevelError` for a level that is too easy.
    """
    level = level or level_with(technique)
    if BY_ID[technique].level > level.range.rating:
        raise TechniqueAboveLevelError(technique, level)
    found: list[Required] = []
    tried = 0
    for chosen in _ids(technique, seed, level, symmetry, found):
        pause()
        if is_over():
            break
        look(message("generate.seen_using", tried, found=len(found)))
        tried += 1
        try:
            puzzle = deal(chosen, pause=pause)
        except (GenerationError, BankError):
            continue
        if not suits(level, puzzle.givens, technique):
            # The order of the steps depends on how a puzzle lies.
            continue
        need = need_of(technique, level, puzzle.givens)
        found.append(Required(puzzle, technique, level, need))
        if need is best_need(technique, level):
            break
    if not found:
        raise TechniqueNotFoundError(technique, level, tried)
    return min(found, key=lambda each: each.need)


def _ids(
    technique: str, seed: str, level: Level, symmetry: Symmetry, found: Sequence[Required]
) -> Iterator[PuzzleId]:
    """Yield ids to examine, new ones and disguises of the bank's, until enough are `found`."""
    made, known = _in_bank(level, technique) if symmetry is Symmetry.NONE else ([], [])
    draw = Draw(f"{seed}/{technique}")
    enough = USES[techniques.Level(level.range.rating)]
    fresh = max(FRESH, enough)
    for number in range(IDS):
        if number == fresh or len(found) == enough:
            for lines in (made, known):
                for place in draw.permutation(len(lines))[:GUISES]:
                    yield bank_id(level, lines[place], draw)
        if found and (number >= fresh or len(found) >= enough):
            return
        yield fresh_id(level, draw, symmetry)


def _in_bank(level: Level, technique: str) -> tuple[list[int], list[int]]:
    """Return the bank's puzzles for a technique, and others whose path uses it."""
    bank = Bank()
    try:
        return bank.made_for(level, technique), bank.with_technique(level, technique)
    except BankError:
        # Puzzles are generated as well.
        return [], []
