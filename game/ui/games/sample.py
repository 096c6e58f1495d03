"""Sample games, runs and records for pictures; always the same."""

import os
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Final

from ...core.digits import Digit
from ...generate.deal import deal
from ...generate.ids import parse_id
from ...generate.levels import DAILY_LEVELS
from ...learn.rush import Positions, Turn, begun
from ...play.arcade.run import Run, run_of
from ...play.arcade.standing import MEDALS
from ...play.game_rules import ARCADE, MARATHON
from ...play.intents import EnterDigit, SelectCells
from ...play.leg import Leg
from ...play.modes.daily import Stamp, daily_id
from ...play.modes.marathon import LayStage, Stage
from ...play.modes.rush import RushAnswer
from ...play.modes.rush_run import RushRun
from ...play.options import Options
from ...play.saved import Origin, SavedGame
from ...play.selection import Tool
from ...play.session import Session
from ...store.folder import local_day
from ...store.records import Records, record_of
from ...store.statistics import Recorded
from ...store.top_tens import Entry
from ...store.writer import Writer

PUZZLE: Final = "hd-g2-7q2k4m-27g"
SAMPLE_DAY: Final = date(2026, 11, 22)
"""When the sample records are looked at."""
GAMES: Final = 60
"""The runs of the sample records."""
MISSED: Final = 20
"""The entry of the sample run that is wrong at first."""
ENTRIES: Final = 12
"""How many right digits are in."""
ARCADE_PUZZLE: Final = "md-b1-0a47q2r"
ARCADE_ENTRIES: Final = {
    "play.arcade": (21, 1),
    "win.arcade": (81, 0),
    "lost": (14, 3),
}
"""Pictures of a scored game: how many right entries it has, and how many wrong ones then."""
STAGE: Final = Stage("5a3171e05a3171e0", 5)
STAGE_PUZZLE: Final = "es-b1-0421xgz"
STAGE_TITLE: Final = "Mill"
STAGE_ENTRIES: Final = 13
STAGE_MISSED: Final = 0
"""The sample stage of a marathon, its right entries, and which of them is wrong at first."""
MILLISECONDS: Final = 768_000
TOP_TEN: Final = (
    *(("NOOR", 1288, 8), ("NOOR", 1251, 20), ("MARGOT", 1236, 3), ("IDA", 1193, 0)),
    *(("TIM", 1170, 23), ("NOOR", 1127, 11), ("ANNELIES", 1058, 17), ("TIM", 996, 32)),
    *(("MARGOT", 861, 25), ("TIM", 702, 44)),
)
"""Names, points, and how many days ago."""
OTHERS: Final = (
    ("es-b1-0421xgz", 31),
    ("xt-b1-03m4ce1", 5),
    ("md-b1-0a47q2r", 18),
    ("bg-b1-00c5z7t", 2),
)
"""Puzzles of other games in progress, and how many digits are in."""


def sample_games(scene: str = "") -> tuple[SavedGame, ...]:
    """Return games of several levels, the first of them suitable for the scene's picture."""
    others = [sample_game(id, entries, game_id=f"sample-{id}") for id, entries in OTHERS]
    if scene in ARCADE_ENTRIES:
        return (arcade_game(*ARCADE_ENTRIES[scene]), *others)
    if scene == "marathon":
        return (stage_game(), *others)
    return (sample_game(solved=scene == "win"), *others)


@cache
def arcade_game(entries: int, mistakes: int) -> SavedGame:
    """Return a scored game after correct entries at a steady pace, followed by wrong ones."""
    parsed = parse_id(ARCADE_PUZZLE)
    now = 0.0
    session = Session.new(
        deal(parsed),
        clock=lambda: now,
        level=parsed.level,
        rules=ARCADE,
        origin=Origin.FIRST,
        game_id="sample-arcade",
    )
    solution, cells = session.solution, list(session.state.grid.open_cells)
    assert solution is not None
    for number in range(min(entries + mistakes, len(cells))):
        if number == entries:
            candidates = session.state.grid.candidates
            cells[entries:] = sorted(cells[entries:], key=lambda c: -candidates[c].bit_count())
        cell = cells[number]
        now += 7
        session.do(SelectCells((cell,)))
        digit = solution.values[cell]
        if number >= entries:
            others = session.state.grid.candidates_of(cell)
            digit = next((other for other in others if other != digit), digit % 9 + 1)
        session.do(EnterDigit(digit))
    return session.saved()


@cache
def stage_game() -> SavedGame:
    """Return a stage in the middle of a marathon, after a mistake, with a combo in progress."""
    now, parsed = 0.0, parse_id(STAGE_PUZZLE)
    laid = LayStage(deal(parsed), STAGE.number).answer()
    begun = SavedGame(
        game_id=STAGE.game_id,
        puzzle=laid.puzzle,
        level=parsed.level,
        title=STAGE_TITLE,
        rules=MARATHON,
        origin=Origin.FIRST,
        leg=Leg(STAGE.allowance(laid.par), points=1_970, combo=5, clean=5),
    )
    session = Session(begun, clock=lambda: now, options=Options())
    solution, cells = session.solution, list(session.state.grid.open_cells)
    assert solution is not None
    for number, cell in enumerate(cells[:STAGE_ENTRIES]):
        now += 8
        session.do(SelectCells((cell,)))
        if number == STAGE_MISSED:
            session.do(EnterDigit(Digit(solution.values[cell] % 9 + 1)))
        session.do(EnterDigit(solution.values[cell]))
    return session.saved()


@cache
def sample_game(
    puzzle_id: str = PUZZLE,
    entries: int = ENTRIES,
    *,
    solved: bool = False,
    game_id: str = "sample",
) -> SavedGame:
    """Return a game with some entries, and notes in the empty cells; Hard by default."""
    parsed = parse_id(puzzle_id)
    puzzle = deal(parsed)
    session = Session.new(
        puzzle, clock=lambda: 0.0, options=Options(), level=parsed.level, game_id=game_id
    )
    solution = session.solution
    assert solution is not None
    cells = list(puzzle.givens.open_cells)
    wanted = cells if solved else cells[:: len(cells) // entries][:entries]
    for cell in wanted:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(solution.values[cell]))
    if not solved:
        noted = [cell for cell in cells if cell not in wanted]
        for cell in noted[: len(noted) // 3]:
            session.do(SelectCells((cell,)))
            for digit in session.state.grid.candidates_of(cell):
                session.do(EnterDigit(digit, Tool.CORNER))
        session.do(SelectCells((wanted[len(wanted) // 2],)))
    return session.saved()._replace(milliseconds=MILLISECONDS)


def sample_session() -> Session:
    """Return a game that shows every setting of the board's appearance."""
    session = Session(sample_game(), options=Options(), clock=lambda: 0.0)
    cursor = session.view().cursor
    session.do(SelectCells((session.state.grid.open_cells[-1],)))
    session.do(EnterDigit(Digit(session.state.values[cursor])))
    session.do(SelectCells((cursor,)))
    return session


@cache
def sample_run() -> Run:
    """Return a scored game that was won, with entries seconds apart and one mistake."""
    now = 0.0
    parsed = parse_id(PUZZLE)
    puzzle = deal(parsed)
    session = Session.new(
        puzzle,
        clock=lambda: now,
        options=Options(),
        level=parsed.level,
        rules=ARCADE,
        origin=Origin.FIRST,
        game_id="sample-run",
    )
    solution = session.solution
    assert solution is not None
    cells = list(puzzle.givens.open_cells)
    for number, cell in enumerate(cells):
        now += 3 + number % 4
        session.do(SelectCells((cell,)))
        if number == MISSED:
            session.do(EnterDigit(Digit(solution.values[cell] % 9 + 1)))
            now += 4
        session.do(EnterDigit(solution.values[cell]))
    return run_of(session.saved(), ended_at="2026-11-22T12:00:00Z", day="2026-11-22")


@cache
def sample_rush(*, right: int = 24, wrong: int = 3) -> RushRun:
    """Return a Rush with correct answers, some wrong ones, and one passed."""
    positions = Positions()
    asked = ("naked-pair", "locked-candidates-1", "x-wing", "locked-pair", "hidden-pair")
    run = RushRun("5a317e", positions.digest, asked=asked)
    standing, turn = begun(run), Turn()
    for number in range(right + wrong):
        question, turn = positions.question(run, turn, standing.left)
        cell, digit = min(question.answers)
        thought = question.worth.allotted // (4 if question.is_strike else 2) + 900
        if number % 9 == 8 and number // 9 < wrong - 1:
            places = ((c, d) for c in question.cells for d in range(1, 10))
            wrongs = (one for one in places if question.takes(*one) and one not in question.answers)
            cell, digit = next(wrongs)
        elif number == right and wrong:
            cell = digit = 0
        answer = RushAnswer(cell, digit, thought)
        standing = question.judged(standing, answer, run.times)
        run = run._replace(answers=(*run.answers, answer), standing=standing)
    return run._replace(rest=standing.left, ended_at="2026-11-22T12:00:00Z", day="2026-11-22")


def sample_stamps() -> dict[date, Stamp]:
    """Return a month of stamps with gaps."""
    found = {}
    for number in range(SAMPLE_DAY.day):
        day = SAMPLE_DAY - timedelta(days=number)
        if number % 5 != 3:
            level = DAILY_LEVELS[number % len(DAILY_LEVELS)]
            medal = (*(name for name, _ in MEDALS), None)[number * 7 % 5]
            found[day] = Stamp(str(daily_id(day, level)), medal)
    return found


def sample_top_ten() -> tuple[Entry, ...]:
    """Return a top ten of several players."""
    records = Records(Path(os.devnull) / "none", Writer(), local_day)
    found = []
    for number, (name, score, days) in enumerate(TOP_TEN):
        medal = MEDALS[min(number // 3, len(MEDALS) - 1)][0]
        day = SAMPLE_DAY - timedelta(days=days)
        entry = Entry(
            number + 1, name, 1, score, medal, day.isoformat(), f"sample-{number}", records, True
        )
        found.append(entry)
    return tuple(found)


def sample_records() -> tuple[Recorded, ...]:
    """Return runs from several months."""
    first = record_of(sample_run())
    found = []
    for number in range(GAMES):
        swing = (number * 7919) % 101
        day = SAMPLE_DAY - timedelta(days=2 * (GAMES - number) - swing % 3)
        found.append(
            first._replace(
                game_id=f"sample-{number}",
                score=round(first.score * (0.5 + number / (2.5 * GAMES) + swing / 300)),
                milliseconds=round(first.milliseconds * (1.6 - number / (2 * GAMES) + swing / 250)),
                end="won" if swing % 9 else "lost",
                ended_at=f"{day.isoformat()}T12:00:00Z",
                day=day.isoformat(),
            )
        )
    return tuple(found)
