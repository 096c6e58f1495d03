"""What was learnt survives: restarts, kills at any moment, later versions, damage."""

import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from game.learn.repetition import Grade, Mark
from game.learn.road import STATIONS
from game.learn.slips import Slip
from game.learn.task import Card, Skill, Task
from game.store.learning import STEPS, VERSION, Learning
from game.store.writer import Writer

NOW = "2026-03-01T10:00:00Z"


class Kept:
    """A file of learning with its writer and a clock that is set by hand."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = NOW
        self.open()

    def open(self) -> Learning:
        self.writer = Writer()
        self.learning = Learning(self.path, self.writer, lambda: self.now, lambda at: at[:10])
        return self.learning

    def reopen(self) -> Learning:
        self.writer.close()
        return self.open()


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "learning.sqlite")


def test_everything_is_there_after_a_restart(kept: Kept) -> None:
    learning = kept.learning
    learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    learning.tried("x-wing", "x-wing", Skill.RECOGNISE, Grade.AGAIN, 1, 4000)
    learning.leave("naked-pair", "seed", 7)
    learning.skip("full-house", "hidden-single")
    before = learning.progress
    assert kept.reopen().progress == before
    assert before.mark("x-wing", NOW) is Mark.LEARNING
    assert before.mark("naked-pair", NOW) is Mark.LEARNING
    assert before.mark("full-house", NOW) is Mark.SKIPPED
    assert before.next_station(NOW) == "naked-pair"
    places = list(STATIONS)
    beyond = places[places.index("x-wing") + 1]
    assert before.next_station(NOW, "x-wing") == beyond, "a lesson gone through leads on"
    assert before.next_station(NOW, "naked-pair") == "naked-pair", "one that was left stays"
    assert before.next_station(NOW, beyond) == beyond, "one that was not begun stays"
    assert before.due("2026-03-02T12:00:00Z") == (("x-wing", Skill.RECOGNISE),)
    assert before.bars("x-wing")[2] > before.bars("x-wing")[0] == 0


def test_the_road_goes_on_from_the_lesson_that_ended_last(kept: Kept) -> None:
    learning = kept.learning
    learning.leave("rules", "", 1)
    learning.tried("x-wing", "x-wing", Skill.COMPLETE, Grade.GOOD, 0, 9000)
    places = list(STATIONS)
    beyond = places[places.index("x-wing") + 1]
    assert learning.progress.next_station(NOW) == beyond
    learning.tried("xy-wing", "xy-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    assert learning.progress.next_station(NOW) == beyond, "a find in Rush is no lesson"
    learning.leave("naked-pair", "2026-03-01T11:00:00Z", 2)
    assert learning.progress.next_station(NOW) == "naked-pair", "begun after that one"
    learning.end("naked-pair")
    learning.begin_anew("x-wing")
    assert learning.progress.next_station(NOW) == "rules", "the one that was left"


def test_a_lesson_is_taken_up_and_a_chapter_begun_anew(kept: Kept) -> None:
    learning = kept.learning
    learning.leave("x-wing", "a", 3)
    learning.leave("x-wing", "a", 4)
    assert kept.reopen().progress.begun["x-wing"].done == 4
    kept.learning.end("x-wing")
    kept.learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    kept.learning.tried("skyscraper", "skyscraper", Skill.FIND, Grade.GOOD, 0, 9000)
    kept.learning.begin_anew("x-wing")
    progress = kept.reopen().progress
    assert progress.mark("x-wing", NOW) is Mark.NEW
    assert progress.mark("skyscraper", NOW) is Mark.LEARNING


def test_wrong_answers_are_kept_by_kind_and_go_with_their_chapter(kept: Kept) -> None:
    near = Task(Card.SAY, "naked-pair", 7, "naked-pair/7/1", 2)
    kept.learning.slipped(Slip.THIRD_CANDIDATE, near)
    kept.learning.slipped(Slip.GUESS, Task(Card.FIND, "x-wing", 3, "x-wing/3/1"))
    (first, last) = kept.reopen().progress.slipped
    assert (first.slip, first.task) == (Slip.THIRD_CANDIDATE, near)
    assert last.task.change is None
    kept.learning.begin_anew("naked-pair")
    assert kept.reopen().progress.slipped == (last,)


def test_it_can_be_exported(kept: Kept) -> None:
    kept.learning.tried("x-wing", "x-wing", Skill.FIND, Grade.EASY, 0, 9000)
    kept.learning.slipped(Slip.GUESS, Task(Card.FIND, "x-wing", 3, "x-wing/3/1"))
    text = kept.learning.exported()
    assert '"station": "x-wing"' in text
    assert '"grade": 4' in text


def test_one_of_a_later_version_is_left_alone(kept: Kept) -> None:
    kept.learning.tried("x-wing", "x-wing", Skill.FIND, Grade.EASY, 0, 9000)
    kept.writer.close()
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute(f"pragma user_version = {VERSION + 1}")
    before = kept.path.read_bytes()
    learning = kept.open()
    assert [said.key for said in learning.take_messages()] == ["store.later_learning"]
    learning.tried("x-wing", "x-wing", Skill.FIND, Grade.EASY, 0, 9000)
    kept.writer.flush()
    assert kept.path.read_bytes() == before


def test_a_damaged_one_is_set_aside(kept: Kept) -> None:
    kept.path.write_bytes(b"no database at all, but long enough to be looked at" * 40)
    learning = kept.reopen()
    assert [said.key for said in learning.take_messages()] == ["store.set_aside"]
    learning.tried("x-wing", "x-wing", Skill.FIND, Grade.EASY, 0, 9000)
    assert len(kept.reopen().progress.attempts) == 1


def test_bytes_that_are_no_text_cost_no_other_row(kept: Kept) -> None:
    kept.learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    kept.writer.flush()
    with closing(sqlite3.connect(kept.path)) as connection, connection:
        connection.execute("insert into skipped values (cast(x'ff78' as text))")
    learning = kept.reopen()
    assert not learning.take_messages()
    assert len(learning.progress.attempts) == 1


def test_a_station_that_the_road_does_not_have_is_no_place_to_go_on_from(kept: Kept) -> None:
    kept.learning.tried("no-such", "x-wing", Skill.RECOGNISE, Grade.GOOD, 0, 9000)
    kept.learning.leave("no-such", "seed", 7)
    progress = kept.reopen().progress
    assert "no-such" in progress.begun
    assert progress.next_station(NOW) == next(iter(STATIONS))


def test_tables_that_are_missing_are_damage(kept: Kept) -> None:
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute(f"pragma user_version = {VERSION}")
    assert [said.key for said in kept.reopen().take_messages()] == ["store.set_aside"]


@pytest.mark.parametrize("memory", ["", "{}", "[]", "7", "[" * 100_000, '{"state": "\\u0000"}'])
def test_a_memory_that_cannot_be_read_begins_anew(memory: str, kept: Kept) -> None:
    learning = kept.reopen()
    learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    first = learning.progress.dues
    kept.now = "2026-03-02T10:00:00Z"
    kept.writer.flush()
    with closing(sqlite3.connect(kept.path)) as connection, connection:
        connection.execute("update dues set memory = ?", (memory,))
    again = kept.reopen()
    again.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    ((_, before),) = first.items()
    ((_, after),) = again.progress.dues.items()
    assert after.at > before.at


def test_a_day_that_no_calendar_has_takes_its_own_attempt_alone(kept: Kept) -> None:
    learning = kept.reopen()
    for _ in range(2):
        learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    kept.writer.flush()
    with closing(sqlite3.connect(kept.path)) as connection, connection:
        connection.execute("update attempts set day = '2026-02-30' where number = 1")
    again = kept.reopen()
    assert len(again.progress.attempts) == 1
    assert [said.key for said in again.take_messages()] == ["store.bad_learning_rows"]


def test_an_empty_file_is_brought_to_the_present_version(kept: Kept) -> None:
    kept.path.touch()
    learning = kept.reopen()
    learning.skip("full-house")
    assert kept.reopen().progress.skipped == {"full-house"}


def test_the_first_version_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "learning.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"begin; {STEPS[0]} pragma user_version = 1; commit;")
        connection.execute("insert into skipped values ('full-house')")
        connection.commit()
    kept = Kept(path)
    assert kept.learning.progress.skipped == {"full-house"}
    kept.learning.used("game", (("x-wing", 1),), ())
    assert kept.reopen().progress.reviewed == {"game"}
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("pragma user_version").fetchone() == (VERSION,)


CHILD = """
import sys
from pathlib import Path
from itertools import count
from game.learn.slips import Slip
from game.learn.task import Card, Skill, Task
from game.learn.repetition import Grade
from game.store.learning import Learning
from game.store.writer import Writer
learning = Learning(Path(sys.argv[1]), Writer(), lambda: "2026-03-01T10:00:00Z", lambda at: at[:10])
print("ready", flush=True)
for number in count():
    learning.tried(f"s{number}", "x-wing", Skill.FIND, Grade.GOOD, 0, 1)
"""


def test_a_kill_at_any_moment_loses_no_half_of_anything(tmp_path: Path) -> None:
    path = tmp_path / "learning.sqlite"
    for wait in count():
        child = subprocess.Popen([sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(0.03 + 0.017 * wait)
        child.send_signal(signal.SIGKILL)
        child.wait()
        child.stdout.close()
        learning = Learning(path, None, lambda: NOW, lambda at: at[:10])
        assert learning.take_messages() == ()
        stations = {attempt.station for attempt in learning.progress.attempts}
        assert stations == {station for station, _ in learning.progress.dues}
        # On a busy machine more than a few children end before they have learned anything.
        if wait >= 5 and stations:
            break
