"""A saved game as plain values for JSON, and back; the schema is in docs/formats.md.

Reading trusts nothing: every number is checked, and the moves are tried out from the start.
"""

from collections.abc import Callable
from typing import Any, Final, assert_never

from game.core.digits import Mask
from game.core.errors import SudokuError
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.plain import LONGEST_NAME, clean
from game.play.intents import Tool
from game.play.move import (
    ApplyStep,
    EraseEntries,
    EraseNotes,
    FillAll,
    MendNotes,
    Move,
    Place,
    RevealDigit,
    SetNote,
    StartAgain,
)
from game.play.outcome import Won
from game.play.saved import SavedGame
from game.play.scoring import Tally
from game.play.state import Notes, State, apply

KIND: Final = "game"
VERSION: Final = 1


class SaveError(SudokuError):
    """A save is damaged, or is none at all."""

    key = "error.save"

    def __init__(self, reason: str) -> None:
        super().__init__(f"the save cannot be read: {reason}", reason=reason)


class SaveVersionError(SaveError):
    """A save was written by a later version of Nonet."""

    key = "error.save_version"

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version} is later than {VERSION}")
        self.arguments = {"version": version}


def encode(game: SavedGame) -> dict[str, object]:
    """Return a saved game as plain values."""
    puzzle, tally, win = game.puzzle, game.tally, game.win
    return {
        "nonet": KIND,
        "version": VERSION,
        "game_id": game.game_id,
        "puzzle": {
            "givens": puzzle.givens.text,
            "id": puzzle.id,
            "level": None if game.level is None else game.level.value,
            "title": game.title,
        },
        "history": {
            "capacity": game.capacity,
            "start": None if game.start is None else _encode_state(game.start),
            "moves": [_encode_move(move) for move in game.moves],
            "position": game.position,
        },
        "seconds": round(game.seconds, 3),
        "tally": {
            "mistakes": tally.mistakes,
            "hints": tally.hints,
            "stages": list(tally.stages),
            "reveals": tally.reveals,
        },
        "win": None
        if win is None
        else {
            "seconds": win.seconds,
            "score": win.score,
            "mistakes": win.mistakes,
            "hints": win.hints,
        },
        "cursor": game.cursor,
        "tool": game.tool.value,
        "armed": game.armed,
    }


def decode(plain: object) -> SavedGame:
    """Return the saved game of plain values.

    Raises `SaveVersionError` for one of a later version, and `SaveError` for anything that is no
    whole and playable game.
    """
    try:
        return _decode(plain)
    except SaveError:
        raise
    except SudokuError as error:
        raise SaveError(str(error)) from error
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise SaveError(f"{type(error).__name__}: {error}") from error


def _decode(plain: object) -> SavedGame:
    top = _Fields(plain, "save")
    if top.plain.get("nonet") != KIND:
        raise SaveError("it is no game of Nonet")
    version = top.integer("version", 1, 1_000_000)
    if version > VERSION:
        raise SaveVersionError(version)
    named = top.fields("puzzle")
    givens = Grid.parse(named.text("givens"))
    level = named.optional_text("level")
    puzzle = Puzzle(givens, named.optional_text("id"))
    history = top.fields("history")
    capacity = history.optional_integer("capacity", 10, 1_000_000)
    first = history.plain["start"]
    start = None if first is None else _decode_state(puzzle, _Fields(first, "start"))
    moves = tuple(_decode_move(move) for move in history.items("moves"))
    state = State.start(puzzle) if start is None else start
    for move in moves:
        state = apply(state, move)
    tally = top.fields("tally")
    one, two, three, four = tally.counts("stages", 4)
    return SavedGame(
        game_id=top.text("game_id"),
        puzzle=puzzle,
        level=None if level is None else Level(level),
        title=clean(named.text("title"), most=LONGEST_NAME),
        capacity=capacity,
        start=start,
        moves=moves,
        position=history.integer("position", 0, len(moves)),
        seconds=top.seconds("seconds"),
        tally=Tally(
            mistakes=tally.integer("mistakes"),
            hints=tally.integer("hints"),
            stages=(one, two, three, four),
            reveals=tally.integer("reveals"),
        ),
        win=None if top.plain["win"] is None else _decode_win(top.fields("win")),
        cursor=top.integer("cursor", 0, len(givens.values) - 1),
        tool=Tool(top.text("tool")),
        armed=top.optional_integer("armed", 1, givens.geometry.size),
    )


class _Fields:
    """An object of the save, whose fields are checked as they are taken."""

    def __init__(self, plain: object, name: str) -> None:
        if not isinstance(plain, dict):
            raise SaveError(f"{name} is no object")
        self.plain: dict[str, Any] = plain
        self._name = name

    def fields(self, key: str) -> "_Fields":
        return _Fields(self.plain[key], key)

    def items(self, key: str) -> list[Any]:
        value = self.plain[key]
        if not isinstance(value, list):
            raise SaveError(f"{self._name}.{key} is no list")
        return value

    def text(self, key: str) -> str:
        value = self.plain[key]
        if not isinstance(value, str):
            raise SaveError(f"{self._name}.{key} is no text")
        return value

    def optional_text(self, key: str) -> str | None:
        return None if self.plain[key] is None else self.text(key)

    def integer(self, key: str, least: int = 0, most: int = 1_000_000_000) -> int:
        return _integer(self.plain[key], least, most)

    def optional_integer(self, key: str, least: int, most: int) -> int | None:
        return None if self.plain[key] is None else self.integer(key, least, most)

    def seconds(self, key: str) -> float:
        value = self.plain[key]
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e9:
            raise SaveError(f"{self._name}.{key} is no number of seconds")
        return float(value)

    def counts(self, key: str, length: int) -> list[int]:
        items = self.items(key)
        if len(items) != length:
            raise SaveError(f"{self._name}.{key} has {len(items)} items, not {length}")
        return [_integer(item, 0, 1_000_000_000) for item in items]


def _integer(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise SaveError(f"{value!r} is no integer from {least} to {most}")
    return value


def _encode_state(state: State) -> dict[str, object]:
    return {
        "values": state.grid.text,
        "corner": list(state.corner),
        "centre": list(state.centre),
        "eliminated": list(state.eliminated),
    }


def _decode_state(puzzle: Puzzle, fields: _Fields) -> State:
    values = Grid.parse(fields.text("values")).values
    if any(g not in (0, v) for g, v in zip(puzzle.givens.values, values, strict=True)):
        raise SaveError("its start does not hold its givens")

    def notes(key: str) -> Notes:
        masks = fields.counts(key, len(values))
        return tuple(Mask(_integer(mask, 0, puzzle.givens.geometry.all_digits)) for mask in masks)

    return State(puzzle, values, notes("corner"), notes("centre"), notes("eliminated"))


def _decode_win(fields: _Fields) -> Won:
    return Won(
        True,
        fields.integer("seconds"),
        fields.integer("score"),
        fields.integer("mistakes"),
        fields.integer("hints"),
    )


def _encode_move(move: Move) -> list[object]:
    match move:
        case Place(cells, digit, clean):
            return ["place", list(cells), digit, clean]
        case EraseEntries(cells):
            return ["erase", list(cells)]
        case EraseNotes(cells):
            return ["erase-notes", list(cells)]
        case SetNote(cells, digit, tool, present):
            return ["note", list(cells), digit, tool.value, present]
        case FillAll():
            return ["fill"]
        case StartAgain():
            return ["restart"]
        case ApplyStep(placements, eliminations, clean):
            return ["step", list(map(list, placements)), list(map(list, eliminations)), clean]
        case MendNotes(cell, corner, centre):
            return ["mend", cell, corner, centre]
        case RevealDigit(cell, digit, clean):
            return ["reveal", cell, digit, clean]
        case _:
            assert_never(move)


def _decode_move(plain: object) -> Move:
    if not isinstance(plain, list) or not plain or plain[0] not in _MOVES:
        raise SaveError(f"{plain!r} is no move")
    kind, *items = plain
    return _MOVES[kind](*items)


def _cell(value: object) -> int:
    return _integer(value, 0, 80)


def _digit(value: object) -> int:
    return _integer(value, 1, 9)


def _mask(value: object) -> int:
    return _integer(value, 0, 511)


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise SaveError(f"{value!r} is neither true nor false")
    return value


def _cells(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise SaveError(f"{value!r} is no list of cells")
    return tuple(_cell(item) for item in value)


def _pairs(value: object) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, list):
        raise SaveError(f"{value!r} is no list of candidates")
    return tuple((_cell(cell), _digit(digit)) for cell, digit in value)


def _note_tool(value: object) -> Tool:
    tool = Tool(value)
    if tool is Tool.DIGIT:
        raise SaveError("a note is of no kind")
    return tool


_MOVES: Final[dict[str, Callable[..., Move]]] = {
    "place": lambda cells, digit, clean: Place(_cells(cells), _digit(digit), _truth(clean)),
    "erase": lambda cells: EraseEntries(_cells(cells)),
    "erase-notes": lambda cells: EraseNotes(_cells(cells)),
    "note": lambda cells, digit, tool, present: SetNote(
        _cells(cells), _digit(digit), _note_tool(tool), _truth(present)
    ),
    "fill": FillAll,
    "restart": StartAgain,
    "step": lambda placed, removed, clean: ApplyStep(
        _pairs(placed), _pairs(removed), _truth(clean)
    ),
    "mend": lambda cell, corner, centre: MendNotes(_cell(cell), _mask(corner), _mask(centre)),
    "reveal": lambda cell, digit, clean: RevealDigit(_cell(cell), _digit(digit), _truth(clean)),
}
