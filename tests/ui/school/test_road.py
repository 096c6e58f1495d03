"""The road by pilot: from the menu, placement, a week of repetition, skipping, beginning anew."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.learn.course import Placement
from game.learn.repetition import Grade, Mark
from game.learn.road import LESSONS, STATIONS
from game.learn.task import Mode, Skill
from game.ui.school.arguments import CourseKind, CourseRequest
from game.ui.school.road import RoadScene
from tests.ui.driver import Driver
from tests.ui.school.player import Learner


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    driver = Driver(tmp_path)
    yield Learner(driver)
    driver.close()


def road(driver: Driver) -> RoadScene:
    scene = driver.pilot.scene
    assert isinstance(scene, RoadScene)
    return scene


def test_from_the_menu_to_the_first_lesson(learner: Learner) -> None:
    driver = learner.driver
    driver.pilot.click("school")
    assert road(driver).station == "rules"
    driver.pilot.click("skip")
    assert road(driver).station == "crossing-out"
    driver.pilot.click("skip")
    assert road(driver).station == "full-house"
    driver.pilot.click("start")
    learner.wait()
    assert learner.lesson.request.station == "full-house"
    driver.pilot.press("escape")
    assert driver.scene == "road"


def test_after_a_lesson_the_road_goes_on_from_there(learner: Learner) -> None:
    driver = learner.driver
    driver.game.stage.push("road", "naked-pair")
    driver.wait_until(lambda: road(driver).ready)
    driver.pilot.click("start")
    learner.wait()
    learner.answer()
    driver.pilot.press("escape")
    assert road(driver).station == "naked-pair", "it is not gone through yet"
    driver.pilot.click("start")
    learner.wait()
    while not learner.lesson.finished:
        sheet = learner.lesson.sheet
        assert sheet is not None
        learner.answer()
        if sheet.mode is not Mode.LOOK:
            learner.go_on()
        learner.wait()
    driver.pilot.press("escape")
    places = list(STATIONS)
    assert road(driver).station == places[places.index("naked-pair") + 1]


def test_the_museum_is_looked_at(driver: Driver) -> None:
    scene = driver.game.stage.push("road", "forcing-net-contradiction")
    assert isinstance(scene, RoadScene)
    driver.wait_until(lambda: scene.ready)
    assert scene.start_button.text == "Look at it"
    driver.pilot.click("start")
    assert driver.scene == "technique"
    learning = driver.game.services.learning
    assert learning.progress.mark("forcing-net-contradiction", learning.now) is Mark.SEEN


def test_after_a_look_aside_the_chosen_station_is_chosen_still(learner: Learner) -> None:
    driver = learner.driver
    driver.pilot.click("school")
    driver.pilot.press("end")
    last = road(driver).station
    assert STATIONS[last].look_only
    driver.wait_until(lambda: road(driver).ready)
    for keys, scene in ((("return",), "technique"), (("f1",), "help")):
        driver.pilot.press(*keys)
        assert driver.scene == scene
        driver.pilot.press("escape")
        assert road(driver).station == last
    driver.pilot.press("home", "return")
    assert driver.scene == "guide"
    driver.pilot.press("escape")
    assert road(driver).station == "rules"


def test_the_road_tells_what_the_bars_are_once_there_are_some(driver: Driver) -> None:
    learning = driver.game.services.learning
    driver.game.stage.push("road", "rules")
    assert "bars" not in road(driver).facts.text
    driver.pilot.press("escape")
    learning.tried("naked-single", "naked-single", Skill.FIND, Grade.GOOD, 0, 9000, 3)
    driver.game.stage.push("road", "rules")
    assert "The four bars show" in road(driver).facts.text


@pytest.mark.parametrize("station", ["locked-candidates-1", "naked-triple", "x-wing"])
def test_an_explanation_under_the_example_is_seen_whole(driver: Driver, station: str) -> None:
    driver.game.stage.push("road", station)
    driver.pilot.settle()
    assert not road(driver).card.scrolls


def test_a_placement_test_finds_where_somebody_stands(learner: Learner) -> None:
    known = list(LESSONS)[:14]
    scene = learner.open(CourseRequest(CourseKind.PLACEMENT))
    asked = 0
    while not scene.finished:
        sheet = scene.sheet
        assert sheet is not None
        asked += 1
        station = next(s for s, e in LESSONS.items() if sheet.dealt.task.technique in e.techniques)
        if station in known:
            learner.answer()
            learner.go_on()
        else:
            assert scene.show_button.text == "I don't know"
            learner.driver.pilot.press("h")
            assert not scene.verdict, "nothing is shown"
        learner.wait()
    assert isinstance(scene.course, Placement)
    assert asked <= 10
    assert abs(len(scene.course.known) - len(known)) <= 1
    progress = learner.driver.game.services.learning.progress
    road_before = list(STATIONS)[: list(STATIONS).index(scene.course.known[-1]) + 1]
    assert progress.skipped == frozenset(road_before)
    assert set(scene.course.known) <= progress.skipped, "and what leads up to them"
    assert not progress.attempts


def test_a_week_of_repetition(learner: Learner) -> None:
    driver = learner.driver
    learning = driver.game.services.learning
    day = {"now": "2026-03-01T09:00:00Z"}
    learning._now = lambda: day["now"]  # type: ignore[misc]
    for station in ("full-house", "hidden-single"):
        for skill in (Skill.RECOGNISE, Skill.COMPLETE, Skill.FIND):
            learning.tried(station, station, skill, Grade.GOOD, 0, 20_000)
    learning.tried("naked-single", "naked-single", Skill.FIND, Grade.AGAIN, 1, 20_000)
    sessions = []
    for number in range(1, 8):
        day["now"] = f"2026-03-{number:02}T18:00:00Z"
        driver.game.stage.replace("menu")
        driver.pilot.click("school")
        scene = road(driver)
        due = learning.progress.due(learning.now)
        sessions.append(len(due))
        if not due:
            assert not scene.practise_button.enabled
            continue
        driver.pilot.click("practise")
        learner.wait()
        lesson = learner.lesson
        while not lesson.finished:
            learner.answer()
            learner.go_on()
            learner.wait()
        driver.pilot.click("go")
        assert driver.scene == "road"
        assert learning.progress.due(learning.now) == ()
    assert sessions[0] == 0
    assert sum(sessions) >= 7
    assert sessions[1] == 1, "what was forgotten comes first"
    assert sum(1 for n in sessions if n) < 6, "what goes well is left in peace"


def test_a_chapter_is_skipped_and_begun_anew(learner: Learner) -> None:
    driver = learner.driver
    driver.pilot.click("school")
    for _ in range(3):
        driver.pilot.click("skip")
    learning = driver.game.services.learning
    assert learning.progress.mark("full-house", learning.now) is Mark.SKIPPED
    assert road(driver).station == "naked-single"
    learning.tried("naked-single", "naked-single", Skill.FIND, Grade.GOOD, 0, 20_000)
    driver.pilot.click("anew")
    assert driver.scene == "confirm"
    driver.pilot.click("yes")
    assert learning.progress.mark("naked-single", learning.now) is Mark.NEW


def test_progress_is_exported(learner: Learner) -> None:
    driver = learner.driver
    driver.pilot.click("school")
    driver.game.services.learning.skip("full-house")
    driver.pilot.click("mastery")
    driver.pilot.settle()
    driver.pilot.click("export")
    assert '"skipped": [\n  "full-house"' in driver.game.stage.clipboard.get()


def test_a_small_window_has_room_for_the_list_or_for_the_rarer_buttons(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (640, 480))
    scene = driver.game.stage.push("road", None)
    assert isinstance(scene, RoadScene)
    driver.pilot.settle()
    assert scene.list.rect.height
    assert scene.classes_button.rect.height == 0
    driver.pilot.click("more")
    driver.pilot.settle()
    assert scene.classes_button.rect.height > 0
    driver.pilot.press("down")
    driver.pilot.click("classes")
    assert driver.scene == "classes"
    driver.close()
