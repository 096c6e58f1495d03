"""Converts saved games to plain values for JSON, and back; see docs/formats.md.

Reading trusts nothing: every value is checked, and what was played is tried out from the start.
"""

import re
from typing import TYPE_CHECKING, Final

from ..core.digits import Mask
from ..core.errors import ShapeError, SudokuError
from ..core.geometry import CLASSIC, Geometry, geometry_of
from ..core.grid import Grid
from ..core.rules import Puzzle
from ..generate.levels import Level
from ..plain import LONGEST_NAME, clean
from .fields import GAME_ID, LARGEST, Fields, SaveError, cause, integer, listed
from .game_rules import (
    CALM,
    COMBO_CLOCKS,
    MODES,
    UNTIMED,
    GameRules,
    Scoring,
    rules_kept,
)
from .history import FEWEST
from .leg import Leg
from .played import GoTo, Played
from .saved import Origin, SavedGame
from .scoring import Tally, Won
from .selection import Tool
from .serial_moves import MoveReader, encode_played
from .state import Notes, State
from .told import decode_told, encode_told

if TYPE_CHECKING:
    from .arcade.account import Account

KIND: Final = "game"
VERSION: Final = 4
MOST_MOVES: Final = 1_000_000
OLD_COSTS: Final = {"mistake": 4, "stages": [1, 1, 2, 3], "reveal": 8, "undo": 0}
"""What Calm once took off a score. Nothing here reads it; earlier versions do."""
_PUZZLE_ID: Final = re.compile(r"[0-9a-z+/-]{1,64}")
_TECHNIQUE: Final = re.compile(r"[0-9a-z-]{0,64}")
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


def is_moment(text: str) -> bool:
    """Whether a text is a valid date and time in UTC, to the second."""
    if not _MOMENT.fullmatch(text):
        return False
    from datetime import datetime  # no start needs it

    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


class SaveVersionError(SaveError):
    """A save was written by a later version of Nonet."""

    key = "error.save_version"

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version} is later than {VERSION}")
        self.arguments = {"version": version}


class SaveModeError(SaveError):
    """A save has a mode that this version does not know."""

    key = "error.save_mode"

    def __init__(self, mode: str) -> None:
        super().__init__(f"there is no mode {mode!r:.40}")
        self.arguments = {"mode": clean(mode, most=LONGEST_NAME)}


class SaveShapeError(SaveError):
    """A save has a board whose shape this version does not know."""

    key = "error.save_shape"

    def __init__(self, shape: str) -> None:
        super().__init__(f"there is no board of the shape {shape!r:.40}")
        self.arguments = {"shape": clean(shape, most=LONGEST_NAME)}


def encode(game: SavedGame) -> dict[str, object]:
    """Return a saved game as plain values."""
    puzzle, rules, tally, win = game.puzzle, game.rules, game.tally, game.win
    return {
        "nonet": KIND,
        "version": VERSION,
        "game_id": game.game_id,
        "rules": {
            "mode": rules.mode,
            "capacity": rules.capacity,
            "lives": rules.lives,
            "scoring": rules.scoring.value,
            "costs": OLD_COSTS,
            "clock": rules.clock,
        },
        "puzzle": {
            "shape": puzzle.givens.geometry.code,
            "givens": puzzle.givens.text,
            "id": puzzle.id,
            "level": None if game.level is None else game.level.value,
            "title": game.title,
        },
        "start": None if game.start is None else _encode_state(game.start),
        "played": [encode_played(played) for played in game.played],
        "milliseconds": game.milliseconds,
        "tally": _encode_tally(tally),
        "win": None
        if win is None
        else {
            "seconds": win.seconds,
            "score": win.score,
            "mistakes": win.mistakes,
            "hints": win.hints,
        },
        "account": None if game.account is None else _encode_account(game.account),
        "origin": game.origin.value,
        "cursor": game.cursor,
        "tool": game.tool.value,
        "armed": game.armed,
        **({"pace": list(game.pace)} if game.pace else {}),
        **({"leg": game.leg._asdict()} if game.leg else {}),
        **({"told": encode_told(game.told)} if game.told else {}),
    }


def _encode_tally(tally: Tally) -> dict[str, object]:
    counts = tally._asdict() | {"stages": list(tally.stages)}
    if not tally.overruns:
        # Only a stage of a marathon loses lives to time.
        del counts["overruns"]
    return counts


def decode(plain: object) -> SavedGame:
    """Return the saved game of plain values, of this version or an earlier one.

    Raises `SaveVersionError`, `SaveModeError` and `SaveShapeError` for what only a later version
    can play, and `SaveError` for anything that is not a whole and playable game.
    """
    try:
        return _decode(plain)
    except SaveError:
        raise
    except SudokuError as error:
        raise SaveError(cause(error)) from error
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise SaveError(cause(error)) from error


def _decode(plain: object) -> SavedGame:
    top = Fields(plain, "save")
    if top.plain.get("nonet") != KIND:
        raise SaveError("game")
    version = top.integer("version", 1, 1_000_000)
    if version > VERSION:
        raise SaveVersionError(version)
    is_first, has_origin = version == 1, version >= 3
    named = top.fields("puzzle")
    geometry = CLASSIC if is_first else _shape(named.text("shape"))
    puzzle = Puzzle(
        Grid.parse(named.text("givens"), geometry), _named(_PUZZLE_ID, named.optional_text("id"))
    )
    level = named.optional_text("level")
    reader = MoveReader(geometry)
    if is_first:
        history = top.fields("history")
        first = history.plain["start"]
        rules = CALM._replace(capacity=history.optional_integer("capacity", FEWEST, MOST_MOVES))
        milliseconds = _milliseconds(top.plain["seconds"])
        played = _untimed(reader, history, rules.capacity)
    else:
        first = top.plain["start"]
        rules = _rules(top.fields("rules"))
        milliseconds = top.integer("milliseconds")
        played = reader.played(top.items("played"), milliseconds)
    tally = top.fields("tally")
    one, two, three, four = tally.counts("stages", 4)
    game_id = _named(GAME_ID, top.text("game_id"))
    assert game_id is not None
    game = SavedGame(
        game_id=game_id,
        puzzle=puzzle,
        level=None if level is None else Level(level),
        title=clean(named.text("title"), most=LONGEST_NAME),
        rules=rules,
        start=None if first is None else _decode_state(puzzle, Fields(first, "start")),
        played=played,
        milliseconds=milliseconds,
        tally=Tally(
            mistakes=tally.integer("mistakes"),
            hints=tally.integer("hints"),
            stages=(one, two, three, four),
            reveals=tally.integer("reveals"),
            undos=0 if is_first else tally.integer("undos"),
            lives_back=0 if is_first else tally.integer("lives_back"),
            helps=0 if is_first else tally.integer("helps"),
            pauses=tally.integer("pauses") if has_origin else 0,
            overruns=tally.integer("overruns") if "overruns" in tally.plain else 0,
        ),
        win=None if top.plain["win"] is None else _win(top.fields("win")),
        account=_account(top) if has_origin else None,
        origin=Origin(top.text("origin")) if has_origin else Origin.OTHER,
        pace=tuple(integer(at, 0, LARGEST) for at in listed(top.plain.get("pace", []))),
        leg=_leg(top.fields("leg")) if "leg" in top.plain else None,
        told=decode_told(top.fields("told"), puzzle.givens) if "told" in top.plain else None,
        cursor=top.integer("cursor", 0, len(geometry.cells) - 1),
        tool=Tool(top.text("tool")),
        armed=top.optional_integer("armed", 1, geometry.size),
    )
    if game.rules.is_staged is (game.leg is None):
        raise SaveError("missing", what="leg")
    game.replayed()
    return game


def _named(form: "re.Pattern[str]", name: str | None) -> str | None:
    if name is not None and not form.fullmatch(name):
        raise SaveError("id", value=f"{name!r:.80}")
    return name


def _shape(word: str) -> Geometry:
    try:
        return geometry_of(word)
    except ShapeError as error:
        raise SaveShapeError(word) from error


def _rules(fields: Fields) -> GameRules:
    mode = fields.text("mode")
    if mode not in MODES:
        raise SaveModeError(mode)
    scoring = Scoring(fields.text("scoring"))
    if scoring is Scoring.PROOFS and fields.plain["lives"] is None:
        raise SaveError("lives")
    return rules_kept(mode, _clock(fields.text("clock")))._replace(
        capacity=fields.optional_integer("capacity", FEWEST, MOST_MOVES),
        lives=fields.optional_integer("lives", 1),
        scoring=scoring,
    )


def _leg(fields: Fields) -> Leg:
    return Leg(
        fields.integer("allowance", 1),
        fields.integer("points", -LARGEST),
        fields.integer("combo"),
        fields.integer("clean"),
    )


def _clock(name: str) -> str:
    if name not in (*COMBO_CLOCKS, UNTIMED):
        raise SaveError("clock", value=f"{name!r:.40}")
    return name


def _untimed(reader: MoveReader, history: Fields, capacity: int | None) -> tuple[Played, ...]:
    """Return what was played, from the moves and the position in a save of version 1."""
    moves = [Played(reader.move(move), None) for move in history.items("moves")]
    if capacity is not None and len(moves) > capacity:
        raise SaveError("capacity", found=len(moves), most=capacity)
    position = history.integer("position", 0, len(moves))
    if position < len(moves):
        moves.append(Played(GoTo(position), None))
    return tuple(moves)


def _milliseconds(seconds: object) -> int:
    is_number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if not is_number or not 0 <= seconds < 1e6:  # type: ignore[operator]
        raise SaveError("seconds", value=f"{seconds!r:.40}")
    return round(seconds * 1000)  # type: ignore[operator]


def _encode_state(state: State) -> dict[str, object]:
    return {
        "values": state.grid.text,
        "corner": list(state.corner),
        "centre": list(state.centre),
        "eliminated": list(state.eliminated),
    }


def _decode_state(puzzle: Puzzle, fields: Fields) -> State:
    geometry = puzzle.givens.geometry
    values = Grid.parse(fields.text("values"), geometry).values
    if any(g not in (0, v) for g, v in zip(puzzle.givens.values, values, strict=True)):
        raise SaveError("givens")

    def notes(key: str) -> Notes:
        masks = fields.counts(key, len(values))
        return tuple(Mask(integer(mask, 0, geometry.all_digits)) for mask in masks)

    return State(puzzle, values, notes("corner"), notes("centre"), notes("eliminated"))


def _win(fields: Fields) -> Won:
    return Won(
        True,
        fields.integer("seconds"),
        fields.integer("score", -LARGEST),
        fields.integer("mistakes"),
        fields.integer("hints"),
    )


def _encode_account(account: "Account") -> dict[str, object]:
    return {
        "judge": account.judge,
        "earned": [list(earned) for earned in account.earned],
        # Only a stage of a marathon has points of its own for that.
        "result": {item: n for item, n in account.result._asdict().items() if item != "stage" or n},
        "par": account.par._asdict(),
        "medal": account.medal,
    }


def _account(top: Fields) -> "Account | None":
    if top.plain["account"] is None:
        return None
    fields = top.fields("account")
    from .arcade.account import Account, Earned
    from .arcade.referee import Par
    from .arcade.standing import MEDALS, Result

    def earned(item: object) -> Earned:
        cell, technique, worth, gained = listed(item)
        if not isinstance(technique, str) or not _TECHNIQUE.fullmatch(technique):
            raise SaveError("technique", value=f"{technique!r:.40}")
        points = integer(gained, -LARGEST, LARGEST)
        return Earned(integer(cell, 0, LARGEST), technique, integer(worth, 0, LARGEST), points)

    medal = fields.optional_text("medal")
    if medal is not None and medal not in dict(MEDALS):
        raise SaveError("medal", value=f"{medal!r:.40}")
    result, par = fields.fields("result"), fields.fields("par")
    return Account(
        fields.integer("judge", 1),
        tuple(map(earned, fields.items("earned"))),
        Result(*(result.integer(item) for item in Result._fields if item != "stage"))._replace(
            stage=result.integer("stage") if "stage" in result.plain else 0
        ),
        Par(par.integer("score"), par.integer("seconds")),
        medal,
    )
