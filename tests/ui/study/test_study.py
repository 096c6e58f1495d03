"""The study table: the list of steps, the walk along the path and the facts."""

import pytest

from game.core.grid import Grid
from game.logic.rating.explainer import explainer_rating
from game.messages.scales import classic_name
from game.play.questions import RatePuzzle
from game.play.study import MOST_EACH, MOST_STEPS, Subject, solution_path, steps_now, subject_of
from game.ui.games.launcher import Request
from game.ui.games.sample import sample_game
from game.ui.study.study_table import StudyTable
from game.ui.widgets.list_box import ListBox
from tests.ui.driver import PUZZLE, SOLUTION, Driver, strokes
from tests.ui.study.positions import game_at, open_at
from tests.work.pauses import Keep


def open_study(driver: Driver) -> StudyTable:
    driver.pilot.press("t")
    scene = driver.pilot.scene
    assert isinstance(scene, StudyTable)
    return scene


def listed(driver: Driver) -> ListBox:
    found = driver.pilot.find("list")
    assert isinstance(found, ListBox)
    return found


def digits(scene: StudyTable) -> str:
    return "".join(str(face.view.digit) for face in scene.board.faces)


@pytest.fixture
def study(driver: Driver) -> StudyTable:
    """The study of a game with entries and notes, everything worked out."""
    driver.take(sample_game())
    driver.game.stage.push("play")
    driver.pilot.settle()
    scene = open_study(driver)
    driver.wait_until(lambda: scene.finished)
    return scene


def test_steps_are_listed_by_difficulty_and_drawn(driver: Driver, study: StudyTable) -> None:
    lines = listed(driver).lines
    headings = [line.text for line in lines if line.heading]
    order = [driver.game.services.words.text(f"study.level.{level}") for level in range(1, 6)]
    assert headings == [level for level in order if level in headings]
    assert len(headings) >= 2
    own = digits(study)
    assert own == "".join(str(cell.digit) for cell in driver.view().cells)
    driver.pilot.press("right")
    first = listed(driver).chosen
    assert first is not None
    assert not lines[first].heading
    assert any(face.view.hint_digit for face in study.board.faces)
    driver.pilot.press("down", "down")
    assert listed(driver).chosen == first + 2
    driver.pilot.press("end")
    drawn = strokes(study.board) or any(face.discs for face in study.board.faces)
    assert drawn
    assert study.card.text
    driver.pilot.press("home")
    assert listed(driver).chosen == first
    assert digits(study) == own


def test_the_path_is_walked_forth_and_back_by_keys(driver: Driver, study: StudyTable) -> None:
    driver.pilot.click("tab.path")
    givens = driver.game.services.current_game.session.puzzle.givens
    start = digits(study)
    assert start == givens.text.replace(".", "0")
    seen = [start]
    while study.keys["later"].enabled:
        driver.pilot.press("right")
        seen.append(digits(study))
    solution = driver.game.services.current_game.session.solution
    assert solution is not None
    assert seen[-1] == solution.text
    figures = [line.figure for line in listed(driver).lines[:-1]]
    assert all(figures)
    assert len(seen) == len(listed(driver).lines)
    for before in reversed(seen[:-1]):
        driver.pilot.press("left")
        assert digits(study) == before
    assert not study.keys["earlier"].enabled


def test_the_path_is_walked_by_mouse(driver: Driver, study: StudyTable) -> None:
    driver.pilot.click("tab.path")
    start = digits(study)
    driver.pilot.click("last")
    assert "0" not in digits(study)
    driver.pilot.click("earlier")
    assert digits(study).count("0") == 1
    driver.pilot.click("first")
    assert digits(study) == start
    box = listed(driver)
    driver.pilot.click((box.rect.centerx, box.rect.top + 3 * box.row + box.row // 2))
    assert box.chosen == 3
    driver.pilot.click("later")
    assert box.chosen == 4


def test_facts_tell_clues_ratings_and_techniques(driver: Driver, study: StudyTable) -> None:
    driver.pilot.press("c")
    figures = {line.text: line.figure for line in listed(driver).lines}
    view = driver.view()
    puzzle = driver.game.services.current_game.session.puzzle.givens
    route = solution_path(Subject(puzzle, puzzle, True))
    text = driver.game.services.words.text
    assert figures[text("study.fact.clues")] == str(view.clues)
    assert str(route.score) in figures[text("study.fact.difficulty")]
    classic = explainer_rating(puzzle)
    for name in ("er", "ep", "ed"):
        assert figures[text(f"study.fact.{name}")] == f"{getattr(classic, name):.1f}"
    details = {line.text: line.detail for line in listed(driver).lines}
    assert details[text("study.fact.er")] == classic_name(
        driver.game.services.words.catalogue, classic.technique
    )
    for technique, times in route.counts.items():
        assert figures[text(f"technique.{technique}.name")] == text("study.fact.times", n=times)
    driver.pilot.press("down", "return")
    assert driver.scene == "technique"
    driver.pilot.press("escape")
    assert driver.scene == "study"
    assert driver.pilot.scene is study
    assert study.tab == "facts"


def test_a_changed_board_is_studied_anew(driver: Driver) -> None:
    driver.begin()
    scene = open_study(driver)
    asked = scene.subject
    driver.pilot.press("escape")
    cell = PUZZLE.index("0")
    driver.click_cell(cell)
    driver.pilot.press(SOLUTION[cell])
    again = open_study(driver)
    assert again.subject != asked
    driver.wait_until(lambda: again.finished)
    concluded = [weighed.step for weighed in again.steps]
    assert concluded
    position = Grid.parse(driver.digits)
    assert all(step.check(position) for step in concluded)


def test_wrong_entries_mislead_nobody(driver: Driver) -> None:
    driver.begin()
    cell = PUZZLE.index("0")
    candidates = Grid.parse(PUZZLE).candidates[cell]
    wrong = next(d for d in range(1, 10) if candidates >> (d - 1) & 1 and str(d) != SOLUTION[cell])
    driver.click_cell(cell)
    driver.pilot.press(str(wrong))
    scene = open_study(driver)
    driver.wait_until(lambda: scene.finished)
    assert driver.game.services.words.catalogue.count("study.left_out", 1) in scene.facts.text
    for weighed in scene.steps:
        assert all(SOLUTION[c.cell] == str(c.digit) for c in weighed.step.placements)
        assert all(SOLUTION[c.cell] != str(c.digit) for c in weighed.step.eliminations)


def test_steps_of_hard_positions_are_sound_and_bounded() -> None:
    for technique in ("xy-chain", "forcing-net-verity"):
        saved, _ = game_at(technique)
        assert saved.start is not None
        from game.solve.exact import solve

        solution = solve(saved.puzzle.givens)
        assert solution is not None
        subject = subject_of(saved.start, solution)
        pause = Keep()
        steps = steps_now(subject, pause)
        assert 0 < len(steps) <= MOST_STEPS
        for found in pause.told:
            assert isinstance(found, tuple)
            assert found == steps[: len(found)]
        levels = [(weighed.level, weighed.score) for weighed in steps]
        assert levels == sorted(levels)
        names = [weighed.step.technique for weighed in steps]
        assert max(map(names.count, names)) <= MOST_EACH
        for weighed in steps:
            assert weighed.step.check(subject.position)
            assert all(solution.values[c.cell] == c.digit for c in weighed.step.placements)
            assert all(solution.values[c.cell] != c.digit for c in weighed.step.eliminations)


def test_escape_while_looking_stops_the_search(driver: Driver) -> None:
    saved, _ = game_at("nested-net")
    open_at(driver, saved)
    scene = open_study(driver)
    assert not scene.finished
    driver.pilot.press("escape")
    assert driver.scene == "play"
    driver.pilot.frames()
    assert scene not in [asked.asker for asked in driver.game.worker.open]


def test_the_classic_rating_is_awaited_and_called_off(driver: Driver) -> None:
    nested = Grid.parse(
        "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."
    )
    driver.game.services.launcher.start(Request(board=nested))
    driver.wait_for("play")
    scene = open_study(driver)
    driver.pilot.press("c")

    def figure() -> str:
        return next(line.figure for line in listed(driver).lines if line.text == "ER")

    assert figure() == driver.game.services.words.text("study.fact.waiting")
    asked = [a for a in driver.game.worker.open if isinstance(a.question, RatePuzzle)]
    assert {a.asker for a in asked} >= {scene}
    driver.pilot.press("escape")
    driver.pilot.frames()
    assert scene not in [a.asker for a in driver.game.worker.open]
    driver.game.stage.replace("menu")
    driver.pilot.frames()
    assert not driver.game.worker.open
