import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.digits import mask_of
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.fields import SaveError
from game.play.game_rules import CALM
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.mistakes import UnplayableBoardError
from game.play.moves import FillAll, StartAgain
from game.play.options import Options
from game.play.selection import Tool
from game.play.serial import (
    SaveModeError,
    SaveShapeError,
    SaveVersionError,
    decode,
    encode,
)
from game.play.session import Session
from tests.characters import ANY
from tests.play.boards import EASY, Clock, new_session
from tests.truth import WHOLE

FIRST_VERSION: dict[str, Any] = {
    "nonet": "game",
    "version": 1,
    "game_id": "9f2c77d01a5be344",
    "puzzle": {"givens": EASY.givens.text, "id": "es-g1-0000", "level": "easy", "title": ""},
    "history": {
        "capacity": 10,
        "start": {
            "values": "5" + EASY.givens.text[1:],
            "corner": [0, 3] + [0] * 79,
            "centre": [0] * 81,
            "eliminated": [0] * 81,
        },
        "moves": [
            ["place", [1], 7, True],
            ["erase", [1]],
            ["erase-notes", [1]],
            ["note", [1], 2, "centre", True],
            ["mend", 1, 5, 0],
            ["step", [[2, 6]], [[6, 5]], True],
            ["reveal", 5, 9, False],
            ["fill"],
            ["restart"],
        ],
        "position": 7,
    },
    "seconds": 73.4,
    "tally": {"mistakes": 1, "hints": 2, "stages": [2, 1, 0, 0], "reveals": 1},
    "win": {"seconds": 60, "score": 900, "mistakes": 1, "hints": 3},
    "cursor": 7,
    "tool": "corner",
    "armed": 4,
}


def plain_game(capacity: int | None = None) -> dict[str, Any]:
    session = new_session(capacity=capacity)
    for cell in (0, 1, 2):
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(5, Tool.CORNER))
        session.do(EnterDigit(6))
    session.do(FillAll())
    session.do(StartAgain())
    for digit in range(1, 9):
        session.do(EnterDigit(digit, Tool.CENTRE))
    session.do(Command.UNDO)
    plain: dict[str, Any] = json.loads(json.dumps(encode(session.saved())))
    return plain


def test_a_save_is_written_in_the_documented_form() -> None:
    clock = Clock()
    session = new_session(clock=clock)
    session.do(SelectCells((0, 1)))
    clock.now += 1.5
    session.do(EnterDigit(5))
    session.do(SelectCells((2,)))
    session.do(EnterDigit(7, Tool.CORNER))
    for intent in (Command.UNDO, Command.UNDO, Command.REDO):
        session.do(intent)
    clock.now += 1.25
    session.do(Command.UNDO)
    session.do(Command.REDO)
    assert encode(session.saved()) == {
        "nonet": "game",
        "version": 4,
        "game_id": "test",
        "rules": {
            "mode": "calm",
            "capacity": None,
            "lives": None,
            "scoring": "progress",
            "costs": {"mistake": 4, "stages": [1, 1, 2, 3], "reveal": 8, "undo": 0},
            "clock": "standard",
        },
        "puzzle": {
            "shape": "9x9",
            "givens": EASY.givens.text,
            "id": None,
            "level": "easy",
            "title": "",
        },
        "start": None,
        "played": [
            [1500, "place", [0, 1], 5, False],
            [1500, "note", [2], 7, "corner", True],
            [2750, "go", 1],
        ],
        "milliseconds": 2750,
        "tally": {
            "mistakes": 1,
            "hints": 0,
            "stages": [0, 0, 0, 0],
            "reveals": 0,
            "undos": 3,
            "lives_back": 0,
            "helps": 0,
            "pauses": 0,
        },
        "win": None,
        "account": None,
        "origin": "other",
        "cursor": 2,
        "tool": "digit",
        "armed": None,
    }


def test_a_save_of_the_first_version_is_read_for_ever() -> None:
    game = decode(FIRST_VERSION)
    session = Session(game, options=Options(), clock=Clock())
    assert session.state.values[:6] == bytes((5, 0, 6, 1, 2, 9))
    assert session.state.corner[1] == mask_of(1, 3)
    assert (game.level, game.rules) == (Level.EASY, CALM._replace(capacity=10))
    view = session.view()
    assert (view.elapsed, view.cursor, view.tool, view.armed) == (73, 7, Tool.CORNER, 4)
    assert [at for _, at in game.played] == [None] * 10
    assert decode(json.loads(json.dumps(encode(session.saved())))) == session.saved()
    session.do(Command.UNDO)
    assert session.state.values[5] == 0


def test_a_bounded_save_of_the_first_version_with_too_many_moves_is_refused() -> None:
    history: dict[str, Any] = {
        "capacity": 10,
        "start": None,
        "moves": [["place", [0], digit, True] for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2)],
        "position": 11,
    }
    plain = plain_game() | {"version": 1, "history": history, "seconds": 1.0}
    with pytest.raises(SaveError):
        decode(plain)
    history["moves"].pop()
    history["position"] = 10
    assert len(decode(plain).moves) == 10


def test_times_are_kept_and_never_run_backwards() -> None:
    clock = Clock()
    session = new_session(clock=clock)
    session.do(SelectCells((0,)))
    for step in (1.0, 2.0, -500.0, 0.25):
        clock.now += step
        session.do(EnterDigit(1 if session.state.values[0] != 1 else 2))
    saved = session.saved()
    assert [at for _, at in saved.played] == [1000, 3000, 3000, 3250]
    assert saved.milliseconds == 3250
    assert decode(json.loads(json.dumps(encode(saved)))) == saved
    assert session.view().elapsed == 3


@pytest.mark.parametrize(
    ("part", "value", "words"),
    [
        (["puzzle", "shape"], "5x5", "5x5"),
        (["rules", "mode"], "rush", "rush"),
        (["version"], 5, "later version"),
    ],
)
def test_what_only_a_later_version_can_play_says_so(
    part: list[str], value: object, words: str
) -> None:
    plain = plain_game()
    place: Any = plain
    for key in part[:-1]:
        place = place[key]
    place[part[-1]] = value
    with pytest.raises((SaveShapeError, SaveModeError, SaveVersionError)) as caught:
        decode(plain)
    assert words in Catalogue().error(caught.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["nonet"], "records"),
        (["version"], "1"),
        (["game_id"], 5),
        (["puzzle"], []),
        (["puzzle", "givens"], "12345"),
        (["puzzle", "givens"], "x" * 81),
        (["puzzle", "level"], "impossible"),
        (["game_id"], "../etc/passwd"),
        (["game_id"], ""),
        (["puzzle", "id"], "hd\n\x00"),
        (["rules"], None),
        (["rules", "capacity"], 3),
        (["rules", "lives"], 0),
        (["rules", "scoring"], "luck"),
        (["played"], {}),
        (["played", 0], [0, "go", 1]),
        (["played", 0], [0, "go", -1]),
        (["played", 1], [0, "go", 2]),
        (["played", 0], [100000, "fill"]),
        (["played", 0], [-1, "fill"]),
        (["played", 0], [0.5, "fill"]),
        (["played", 1], [None, "fill"]),
        (["played", 0], ["fill"]),
        (["played", 0], [0, "jump", 5]),
        (["played", 0], [0, "place", [3], 5, True]),
        (["played", 0], [0, "place", [81], 5, True]),
        (["played", 0], [0, "place", [0], 10, True]),
        (["played", 0], [0, "place", [0], 5, 1]),
        (["played", 0], [0, "place", [0], 5]),
        (["played", 0], [0, "note", [0], 5, "digit", True]),
        (["played", 0], [0, "erase", 0]),
        (["played", 0], [0, "step", [0], [], True]),
        (["played", 0], []),
        (["played", 0], [0, ["place"]]),
        (["start"], {"values": "." * 81}),
        (["milliseconds"], -1),
        (["milliseconds"], "long"),
        (["milliseconds"], True),
        (["milliseconds"], 1.5),
        (["tally", "stages"], [1, 2, 3]),
        (["tally", "mistakes"], 1.5),
        (["win"], {"seconds": 5}),
        (["cursor"], 81),
        (["tool"], "hammer"),
        (["armed"], 0),
    ],
)
def test_a_save_that_is_damaged_anywhere_is_refused(path: list[Any], value: object) -> None:
    plain = plain_game()
    place: Any = plain
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(SaveError) as caught:
        decode(plain)
    assert Catalogue().error(caught.value)


@settings(max_examples=60)
@given(st.data())
def test_a_save_that_lacks_a_part_is_refused(data: st.DataObject) -> None:
    plain = copy.deepcopy(plain_game(capacity=10))
    # Only earlier versions read them.
    del plain["rules"]["costs"]
    place: Any = plain
    while True:
        key = data.draw(st.sampled_from(sorted(place)))
        if isinstance(place[key], dict) and data.draw(st.booleans()):
            place = place[key]
            continue
        del place[key]
        break
    with pytest.raises(SaveError):
        decode(plain)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(ANY, max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(ANY, max_size=5), inner)
        ),
        max_leaves=8,
    )
)
def test_anything_else_is_refused(plain: object) -> None:
    with pytest.raises(SaveError):
        decode(plain)


def test_a_title_is_cleaned_when_a_game_begins_and_when_it_is_read() -> None:
    strange = "caf\udce9\0\u200b" + "x" * 200
    session = Session.new(EASY, clock=Clock(), title=strange)
    title = session.saved().title
    assert title.startswith("cafx")
    assert len(title) <= 80
    plain = plain_game()
    plain["puzzle"]["title"] = "a\0b\u200b"
    assert decode(plain).title == "ab"


def places(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to every value of a save."""
    found = [path] if path else []
    if isinstance(plain, dict | list):
        keys = plain if isinstance(plain, dict) else range(len(plain))
        for key in keys:
            found += places(plain[key], (*path, key))
    return found


STUCK = "12345678." + "........9" + "." * 63
"""Givens that break no rule and have no solution."""
VALUES: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.sampled_from([-1, 0, 1, 9, 10, 80, 81, 2**63, 10**400])
    | st.floats()
    | st.sampled_from(["", "go", "place", "." * 81, STUCK, "\0", "é"])
    | st.lists(st.integers(-1, 90), max_size=4)
    | st.just({})
)


@settings(max_examples=400 if WHOLE else 120, deadline=None)
@given(st.data(), st.booleans())
def test_what_is_taken_for_a_save_can_be_played(data: st.DataObject, first: bool) -> None:
    plain = FIRST_VERSION if first else plain_game(capacity=10)
    plain = copy.deepcopy(plain)
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(places(plain)))
        place: Any = plain
        for key in way:
            place = place[key]
        place[last] = data.draw(VALUES)
    try:
        session = Session(decode(plain), options=Options(), clock=Clock())
    except (SaveError, UnplayableBoardError):
        return
    for intent in (
        Command.HINT,
        Command.HINT,
        EnterDigit(5),
        Command.UNDO,
        Command.UNDO,
        Command.REDO,
        Command.CHECK,
    ):
        session.do(intent)
    session.view()
    again = decode(json.loads(json.dumps(encode(session.saved()))))
    assert again == session.saved()


def test_a_save_of_version_2_is_read_without_origin_and_account() -> None:
    plain = plain_game()
    plain["version"] = 2
    del plain["account"], plain["origin"], plain["tally"]["pauses"]
    assert encode(decode(plain)) == plain_game()
