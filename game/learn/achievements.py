"""The twenty achievements: what each requires, and what a run earns towards them.

A run earns *marks*. Most achievements are one mark; some gather several, in any runs. What a run
earns follows from its moves alone, and only from a run whose score is what its moves earn.
"""

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final, NamedTuple

from ..core.grid import Grid
from ..generate.levels import Level
from ..logic.board import Board
from ..logic.techniques import hidden_single, naked_single
from ..play.arcade.run import End, Run
from ..play.arcade.scored import Scored
from ..play.game_rules import ARCADE, DAILY, GHOST
from ..play.mistakes import solution_to_play
from ..play.modes.ghost import pace_of
from ..play.modes.marathon import ROAD as STAGES
from ..play.modes.marathon import stage_of
from ..play.modes.rush_run import RushRun
from ..play.moves import ApplyStep, FillAll, MendNotes, Place, RevealDigit, SetNote, SetNotes
from ..play.played import Missed
from ..play.versus.match import Match
from .rush import ROAD, Moment

SINGLE: Final = 10
"""What an entry is worth that is a single."""
VOICE: Final = 5
"""The fewest cells of a digit that are filled in a row."""
STONES: Final = 10
AVALANCHE: Final = 30_000
"""So many entries in so many milliseconds come after a hard one."""
LAST_BREATH: Final = 20
FIFTY: Final = 50
FLAWLESS: Final = 30
NOTES: Final = (SetNote, SetNotes, MendNotes, FillAll)
CHAINS: Final = frozenset(
    {
        *("x-chain", "xy-chain", "aic", "almost-aic", "grouped-aic", "als-aic", "als-chain"),
        *("continuous-nice-loop", "grouped-continuous-nice-loop", "als-continuous-nice-loop"),
        *("discontinuous-nice-loop", "grouped-discontinuous-nice-loop"),
        *("als-discontinuous-nice-loop", "forcing-chain-contradiction", "forcing-chain-verity"),
    }
)
FISH: Final = frozenset({"swordfish", "jellyfish"})
_LEVELS: Final = tuple(Level)


class Achievement(NamedTuple):
    """An achievement to reach."""

    id: str
    parts: tuple[str, ...] = ()
    """What is gathered for it; empty where one mark is all."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks that it requires, all of them."""
        return tuple(f"{self.id}:{part}" for part in self.parts) or (self.id,)


ACHIEVEMENTS: Final = (
    Achievement("first-light"),
    Achievement("spotless"),
    Achievement("by-eye"),
    Achievement("one-voice"),
    Achievement("avalanche"),
    Achievement("hard-way"),
    Achievement("deep-water"),
    Achievement("three-wings", ("w-wing", "xy-wing", "xyz-wing")),
    Achievement("two-colours", ("simple-colours-trap", "simple-colours-wrap")),
    Achievement("chain-of-reason"),
    Achievement("last-breath"),
    Achievement("half-the-time"),
    Achievement("seven-metals", tuple(level.value for level in Level)),
    Achievement("fifty"),
    Achievement("flawless"),
    Achievement("whole-road", ROAD),
    Achievement("overtaken"),
    Achievement("top-of-the-hill"),
    Achievement("turned-round"),
    Achievement("twelve-months", tuple(f"{month:02}" for month in range(1, 13))),
)


class Reached(NamedTuple):
    """The progress of a player towards an achievement."""

    achievement: Achievement
    have: int
    """Marks of those that it needs."""

    @property
    def of(self) -> int:
        """How many marks it requires."""
        return len(self.achievement.marks)

    @property
    def is_done(self) -> bool:
        """Whether all marks are earned."""
        return self.have == self.of


def reached(marks: Iterable[str]) -> tuple[Reached, ...]:
    """Return the progress towards each achievement, in their order."""
    earned = frozenset(marks)
    return tuple(Reached(one, len(earned.intersection(one.marks))) for one in ACHIEVEMENTS)


def done(marks: Iterable[str]) -> frozenset[str]:
    """Return the ids of the achievements that some marks complete."""
    return frozenset(one.achievement.id for one in reached(marks) if one.is_done)


class Entered(NamedTuple):
    """The first right entry of a cell, and what it needed."""

    cell: int
    digit: int
    at: int
    technique: str
    worth: int
    before: Grid
    """The board before it, with the digits that were right."""
    after_miss: bool
    """Whether the last thing before it was a wrong digit."""


def marks_of_run(run: Run) -> frozenset[str]:
    """Return the marks of a scored game; none if there was help."""
    game, account = run.game, run.game.account
    solution = solution_to_play(game.puzzle.givens)
    if account is None or solution is None or game.tally.helped:
        return frozenset()
    entries = _entries(run, solution)
    found = set(_marks_of_entries(entries, game.puzzle.givens, solution))
    if run.end is End.WON:
        found |= set(_marks_of_win(run, solution))
    return frozenset(found)


def _filled_cells(what: object) -> tuple[int, ...]:
    """Return the cells that a move fills, in a scored game only if it is correct."""
    match what:
        case Place(cells, _, _):
            return tuple(cells)
        case RevealDigit(cell, _, _):
            return (cell,)
        case ApplyStep(placements, _, _):
            return tuple(cell for cell, _ in placements)
    return ()


def _entries(run: Run, solution: Grid) -> tuple[Entered, ...]:
    """Return the correct entries in order, each with the board that it was made on."""
    assert run.game.account is not None
    worths = {one.cell: (one.technique, one.worth) for one in run.game.account.earned}
    board, found, missed = run.game.puzzle.givens, [], False
    for what, at in run.game.played:
        missed = missed or isinstance(what, Missed)
        for cell in _filled_cells(what):
            if board.values[cell]:
                continue
            digit = solution.values[cell]
            technique, worth = worths.get(cell, ("", 0))
            found.append(Entered(cell, digit, at or 0, technique, worth, board, missed))
            board, missed = board.place(cell, digit), False
    return tuple(found)


def _marks_of_entries(entries: tuple[Entered, ...], givens: Grid, solution: Grid) -> Iterator[str]:
    if _speaks_in_one_voice(entries, givens, solution):
        yield "one-voice"
    for number, entry in enumerate(entries):
        if entry.technique in FISH:
            yield "deep-water"
        if entry.technique in CHAINS:
            yield "chain-of-reason"
        for id in ("three-wings", "two-colours"):
            mark = f"{id}:{entry.technique}"
            if mark in _GATHERED:
                yield mark
        if entry.worth > SINGLE:
            stones = entries[number + 1 : number + 1 + STONES]
            if len(stones) == STONES and stones[-1].at - entry.at <= AVALANCHE:
                yield "avalanche"
            if _has_single(Board(entry.before)):
                yield "hard-way"


def _has_single(board: Board) -> bool:
    finders = (naked_single.find, hidden_single.find)
    return any(next(find(board), None) is not None for find in finders)


_GATHERED: Final = frozenset(mark for one in ACHIEVEMENTS if one.parts for mark in one.marks)


def _speaks_in_one_voice(entries: tuple[Entered, ...], givens: Grid, solution: Grid) -> bool:
    """Whether all cells of a digit, at least five, were filled in a row."""
    length, before = 0, 0
    for entry in entries:
        goes_on = entry.digit == before and not entry.after_miss
        length, before = length + 1 if goes_on else 1, entry.digit
        open_cells = sum(
            value == before and not given
            for value, given in zip(solution.values, givens.values, strict=True)
        )
        if length == open_cells >= VOICE:
            return True
    return False


def _marks_of_win(run: Run, solution: Grid) -> Iterator[str]:
    game, account, level = run.game, run.game.account, run.game.level
    assert account is not None
    yield "first-light"
    rank = -1 if level is None else _LEVELS.index(level)
    if rank >= _LEVELS.index(Level.MEDIUM) and not game.tally.mistakes:
        yield "spotless"
    if rank >= _LEVELS.index(Level.EASY) and not any(isinstance(m, NOTES) for m in game.moves):
        yield "by-eye"
    if _on_the_last_life(run, solution) >= LAST_BREATH:
        yield "last-breath"
    stage = stage_of(game.game_id)
    if stage is None and 2 * game.milliseconds <= 1000 * account.par.seconds:
        yield "half-the-time"
    if level is not None and account.medal == "platinum" and game.rules.mode in _MEDALLED:
        yield f"seven-metals:{level.value}"
    if stage is not None and game.leg is not None and stage.number == len(STAGES):
        yield "top-of-the-hill"
    if game.rules.mode == GHOST.mode and _has_overtaken(run):
        yield "overtaken"


_MEDALLED: Final = (ARCADE.mode, DAILY.mode)


def _on_the_last_life(run: Run, solution: Grid) -> int:
    """Return how many correct entries were made with one life left."""
    game, count, filled = run.game, 0, set[int]()
    scored = Scored(game.puzzle.givens, solution, game.rules, leg=game.leg)
    for one in game.played:
        new = set(_filled_cells(one.what)) - filled
        count += len(new) if scored.lives == 1 else 0
        filled |= new
        scored.play(one)
    return count


def _has_overtaken(run: Run) -> bool:
    """Whether a ghost was beaten that was ahead at three quarters."""
    own, ghost = pace_of(run), run.game.pace
    if not ghost or len(own) != len(ghost):
        return False
    at = -(-3 * len(ghost) // 4) - 1
    return own[at] > ghost[at] and own[-1] < ghost[-1]


def marks_of_rush(run: RushRun, moments: Iterable[Moment]) -> frozenset[str]:
    """Return the marks of a finished Rush; `moments` are its answers."""
    if run.given_up:
        return frozenset()
    standing, found = run.standing, set()
    if standing.longest >= FIFTY:
        found.add("fifty")
    if standing.right >= FLAWLESS and not standing.missed and not standing.passed:
        found.add("flawless")
    for moment in moments:
        question = moment.question
        if question.is_strike and moment.right and not question.is_new:
            found.add(f"whole-road:{question.technique}")
    return frozenset(found & {*_GATHERED, "fifty", "flawless"})


def marks_of_match(match: Match) -> frozenset[str]:
    """Return the marks of a match: won by a human who lost the first game."""
    winner = match.winner
    decided = next((game.winner for game in match.games if game.winner is not None), None)
    if winner is None or decided is winner or match.players[winner].pace is not None:
        return frozenset()
    return frozenset({"turned-round"})


def marks_of_stamps(days: Iterable[date]) -> frozenset[str]:
    """Return the marks of the days with a stamp."""
    return frozenset(f"twelve-months:{day.month:02}" for day in days)
