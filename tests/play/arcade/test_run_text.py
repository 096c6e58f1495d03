import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.errors import SudokuError
from game.messages.catalogue import Catalogue
from game.play.arcade import run_text
from game.play.arcade.run import Run
from game.play.arcade.run_text import (
    RunFormatError,
    RunSumError,
    RunVersionError,
    paste_of,
    read_run,
    write_run,
)
from game.play.intents import Command
from game.play.session import Session
from tests.characters import ANY
from tests.play.arcade.played_runs import QUICK, begun, enter, run_of_session, won_run
from tests.play.arcade.test_referee import HARD
from tests.play.boards import Clock


@pytest.fixture(scope="module")
def run() -> Run:
    return won_run(misses=HARD.open_cells[3:5])


def sealed(plain: dict[str, Any]) -> str:
    """Return altered plain values with the sum that belongs to them."""
    del plain["sum"]
    return json.dumps(plain | {"sum": run_text._sum(plain)})


def test_a_run_comes_back_from_a_file_and_from_a_paste(run: Run) -> None:
    assert read_run(write_run(run)) == run
    paste = paste_of(run)
    assert read_run(paste) == run
    assert len(paste) < 2000
    # Mail and chat break lines, and put blanks around.
    broken = "\n".join(paste[i : i + 70] for i in range(0, len(paste), 70))
    assert read_run(f"  {broken}\r\n") == run


def test_the_name_of_a_file_does_not_leave_with_a_run() -> None:
    session = Session.new(QUICK, clock=Clock(), title="letters to my bank")
    assert "letters" not in write_run(run_of_session(session))


PLAYS = st.lists(
    st.tuples(st.integers(0, 80), st.integers(1, 9), st.booleans()), min_size=1, max_size=25
)


@settings(max_examples=25, deadline=None)
@given(PLAYS)
def test_whatever_is_played_comes_back(plays: list[tuple[int, int, bool]]) -> None:
    session = begun(QUICK)
    for cell, digit, pauses in plays:
        enter(session, cell, digit)
        if pauses:
            session.do(Command.PAUSE)
            session.do(Command.RESUME)
            session.do(Command.USE_HELP)
    run = run_of_session(session)
    assert read_run(write_run(run)) == read_run(paste_of(run)) == run


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_one_character_that_was_altered_is_refused(data: st.DataObject) -> None:
    run = QUICK_RUN
    text = data.draw(st.sampled_from([write_run(run).strip(), paste_of(run)]))
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(
        st.sampled_from("0123456789abcXYZ_-{}[],:").filter(lambda c: c != text[place])
    )
    altered = text[:place] + other + text[place + 1 :]
    with pytest.raises(SudokuError) as caught:
        read_run(altered)
    assert Catalogue().error(caught.value)


@given(st.data())
def test_a_text_that_was_cut_off_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([write_run(QUICK_RUN).strip(), paste_of(QUICK_RUN)]))
    with pytest.raises(SudokuError):
        read_run(text[: data.draw(st.integers(0, len(text) - 1))])


@settings(deadline=None)
@given(
    st.text(ANY, max_size=40) | st.binary(max_size=60).map(lambda b: f"nonet-run:1:{_packed(b)}")
)
def test_anything_else_is_refused_in_words(text: str) -> None:
    with pytest.raises(SudokuError) as caught:
        read_run(text)
    assert Catalogue().error(caught.value)


def test_a_move_or_a_time_that_was_altered_is_refused_by_the_sum(run: Run) -> None:
    plain = json.loads(write_run(run))
    plain["game"]["played"][7][0] += 1
    with pytest.raises(RunSumError):
        read_run(json.dumps(plain))


@pytest.mark.parametrize(
    ("alter", "words"),
    [
        (lambda p: p["game"]["played"][7].__setitem__(0, 1), "move 8"),
        (lambda p: p["game"]["played"][7].__setitem__(2, [0]), "r1c1 is a given"),
        (lambda p: p["game"]["played"].insert(3, [12000, "go", 99]), "no position 99"),
        (lambda p: p.__setitem__("day", "today"), "not dates"),
        (lambda p: p.__setitem__("day", "2026-99-01"), "not dates"),
        (lambda p: p.__setitem__("ended_at", "2026-02-01T99:99:99Z"), "not dates"),
        (lambda p: p.__setitem__("ended_at", "2026-02-30T00:00:00Z"), "not dates"),
        (lambda p: p["game"].__setitem__("nonet", "goose"), "not a Nonet game"),
        (lambda p: p["game"]["account"]["earned"][0].__setitem__(1, "X Wing!"), "not a technique"),
        (lambda p: p["game"]["account"].__setitem__("medal", "lead"), "not a medal"),
        (lambda p: p["game"].pop("played"), "played"),
        (lambda p: p["game"].__setitem__("played", [[0, "fill"]] * 20_001), "20,000 moves"),
    ],
)
def test_what_cannot_have_been_played_is_refused_with_its_place(
    run: Run, alter: Callable[[dict[str, Any]], object], words: str
) -> None:
    plain = json.loads(write_run(run))
    alter(plain)
    with pytest.raises(SudokuError) as caught:
        read_run(sealed(plain))
    assert words in Catalogue().error(caught.value)


def test_a_later_version_says_so(run: Run) -> None:
    plain = json.loads(write_run(run))
    plain["version"] = 2
    with pytest.raises(RunVersionError):
        read_run(sealed(plain))
    with pytest.raises(RunVersionError):
        read_run(paste_of(run).replace(":1:", ":2:"))


def test_what_is_too_large_or_too_deep_is_refused() -> None:
    bomb = _packed(b" " * 3_000_000, pack=True)
    for text, words in (
        ("[" * 100_000, "broken|begins"),
        ('{"a":' * 50_000, "cannot be read"),
        ("{" + " " * 600_000, "characters"),
        (f"nonet-run:1:{bomb}", "bytes"),
    ):
        with pytest.raises(RunFormatError, match=words):
            read_run(text)


def _packed(content: bytes, *, pack: bool = False) -> str:
    content = zlib.compress(content) if pack else content
    return urlsafe_b64encode(content).decode().rstrip("=")


QUICK_RUN = won_run(QUICK)
