import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.digits import mask_of
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.intents import EnterDigit, FillNotes, Restart, SelectCells, Tool, Undo
from game.play.options import Options
from game.play.serial import SaveError, SaveVersionError, decode, encode
from game.play.session import Session
from tests.play.boards import EASY, Clock, new_session


def plain_game(capacity: int | None = None) -> dict[str, Any]:
    session = new_session(capacity=capacity)
    for cell in (0, 1, 2):
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(5, Tool.CORNER))
        session.do(EnterDigit(6))
    session.do(FillNotes())
    session.do(Restart())
    for digit in range(1, 9):
        session.do(EnterDigit(digit, Tool.CENTRE))
    session.do(Undo())
    plain: dict[str, Any] = json.loads(json.dumps(encode(session.saved())))
    return plain


def test_a_save_is_written_in_the_documented_form() -> None:
    session = new_session()
    session.do(SelectCells((0, 1)))
    session.do(EnterDigit(5))
    session.do(SelectCells((2,)))
    session.do(EnterDigit(7, Tool.CORNER))
    assert encode(session.saved()) == {
        "nonet": "game",
        "version": 1,
        "game_id": "test",
        "puzzle": {"givens": EASY.givens.text, "id": None, "level": "easy", "title": ""},
        "history": {
            "capacity": None,
            "start": None,
            "moves": [["place", [0, 1], 5, False], ["note", [2], 7, "corner", True]],
            "position": 2,
        },
        "seconds": 0.0,
        "tally": {"mistakes": 1, "hints": 0, "stages": [0, 0, 0, 0], "reveals": 0},
        "win": None,
        "cursor": 2,
        "tool": "digit",
        "armed": None,
    }


def test_a_save_of_the_first_version_is_read_for_ever() -> None:
    plain = {
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
    game = decode(plain)
    session = Session(game, options=Options(), clock=Clock())
    assert session.state.values[:6] == bytes((5, 0, 6, 1, 2, 9))
    assert session.state.corner[1] == mask_of(1, 3)
    assert (game.level, game.capacity) == (Level.EASY, 10)
    view = session.view()
    assert (view.elapsed, view.cursor, view.tool, view.armed) == (73, 7, Tool.CORNER, 4)
    assert encode(session.saved()) == plain


def test_a_later_version_says_so() -> None:
    with pytest.raises(SaveVersionError) as caught:
        decode(plain_game() | {"version": 2})
    assert "later version" in Catalogue().error(caught.value)


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
        (["history", "capacity"], 3),
        (["history", "position"], 1000),
        (["history", "position"], -1),
        (["history", "moves"], {}),
        (["history", "moves", 0], ["jump", 5]),
        (["history", "moves", 0], ["place", [3], 5, True]),
        (["history", "moves", 0], ["place", [81], 5, True]),
        (["history", "moves", 0], ["place", [0], 10, True]),
        (["history", "moves", 0], ["place", [0], 5, 1]),
        (["history", "moves", 0], ["place", [0], 5]),
        (["history", "moves", 0], ["note", [0], 5, "digit", True]),
        (["history", "moves", 0], ["erase", 0]),
        (["history", "moves", 0], ["step", [0], [], True]),
        (["history", "moves", 0], []),
        (["history", "moves", 0], [["place"]]),
        (["history", "start"], {"values": "." * 81}),
        (["seconds"], -1),
        (["seconds"], "long"),
        (["seconds"], True),
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


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_save_that_lacks_a_part_is_refused(data: st.DataObject) -> None:
    plain = copy.deepcopy(plain_game(capacity=10))
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
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
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
