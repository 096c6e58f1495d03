"""A set of a class: made from a game, opened from a file, done, kept; as a test it says nothing."""

from pathlib import Path

from game.learn.class_answers import LEFT, ClassAnswers
from game.learn.class_set import toml_of
from game.learn.verdict import Kind
from game.store.class_files import read_answers, read_class_set
from game.ui.school.class_add import ClassAddScene
from game.ui.school.classes import ClassesScene
from game.ui.school.own_class import ClassScene
from game.ui.school.pictures import SAMPLE_SET
from tests.ui.driver import Driver


def begin(driver: Driver, path: Path) -> ClassScene:
    """Open the file of a set, and begin it under a name."""
    driver.game.services.launcher.open_file(path)
    card = driver.pilot.scene
    assert isinstance(card, ClassesScene)
    driver.wait_until(lambda: card.set is not None)
    driver.pilot.click("begin")
    driver.pilot.type("Ada")
    driver.pilot.press("return")
    scene = driver.pilot.scene
    assert isinstance(scene, ClassScene)
    driver.wait_until(lambda: scene.sheet is not None)
    return scene


def kept(driver: Driver) -> ClassAnswers:
    """Return the answers that are kept."""
    (path,) = (driver.game.services.classes.folder / "answers").iterdir()
    return read_answers(path)


def answer(driver: Driver, scene: ClassScene, *, right: bool) -> None:
    """Enter the digit that is asked for, or one that its house has already, and check it."""
    sheet = scene.sheet
    assert sheet is not None
    cell, digit = sheet.dealt.claim.placements[0]
    values = sheet.dealt.exercise.position.values
    row = [values[9 * (cell // 9) + column] for column in range(9)]
    sheet.point(cell)
    driver.pilot.press(str(digit if right else next(filter(None, row))))


def test_a_set_is_done_and_its_answers_are_kept(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "pairs.toml"
    card, other = SAMPLE_SET.cards
    given = SAMPLE_SET._replace(cards=(card._replace(before="Boxes first."), other))
    path.write_text(toml_of(given), "utf-8")
    scene = begin(driver, path)
    assert "Boxes first." in scene.card.text
    driver.pilot.click("later")
    driver.wait_until(lambda: scene.sheet is not None)
    assert scene.left == [1, 0]
    driver.pilot.click("later")
    driver.wait_until(lambda: scene.sheet is not None)
    answer(driver, scene, right=False)
    driver.wait_until(lambda: scene.verdict is not None)
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.WRONG
    answer(driver, scene, right=True)
    driver.wait_until(lambda: scene.answered)
    driver.pilot.click("go")
    driver.wait_until(lambda: scene.sheet is not None)
    driver.pilot.click("show")
    driver.pilot.click("go")
    assert scene.finished
    answers = kept(driver)
    assert (answers.name, answers.set) == ("Ada", given.mark)
    first, second = answers.answers
    assert (first.went, first.wrong) == ("wrong", 1)
    assert first.given
    assert second.went == "shown"
    driver.pilot.click("go")
    assert driver.scene == "classes"


def test_a_set_that_was_left_goes_on_there(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "left.toml"
    path.write_text(toml_of(SAMPLE_SET._replace(minutes=2)), "utf-8")
    scene = begin(driver, path)
    driver.pilot.click("later")
    driver.wait_until(lambda: scene.sheet is not None)
    driver.pilot.wait(20)
    answer(driver, scene, right=False)
    driver.wait_until(lambda: scene.verdict is not None)
    driver.pilot.press("escape")
    assert driver.scene == "classes"
    driver.pilot.wait(60)
    scene = begin(driver, path)
    assert (scene.left, scene.answers[1].went) == ([1, 0], "wrong")
    answer(driver, scene, right=True)
    driver.wait_until(lambda: scene.answered)
    driver.pilot.click("go")
    driver.pilot.wait(60)
    assert scene.left == [0]
    driver.pilot.wait(45)
    assert scene.finished
    answers = kept(driver)
    assert [one.went for one in answers.answers] == [LEFT, "wrong"]
    assert not answers.left
    assert begin(driver, path).left == [0, 1]


def test_a_test_tells_nothing_and_ends_with_its_time(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "test.toml"
    path.write_text(toml_of(SAMPLE_SET._replace(helps=False, in_order=True)), "utf-8")
    scene = begin(driver, path)
    assert scene.show_button not in scene.buttons
    assert scene.later_button not in scene.buttons
    answer(driver, scene, right=False)
    driver.pilot.settle()
    assert scene.left == [0, 1]
    driver.pilot.click("go")
    driver.wait_until(lambda: scene.left == [1] and scene.sheet is not None)
    assert scene.verdict is None
    driver.pilot.wait(60 * SAMPLE_SET.minutes + 1)
    assert scene.finished
    first, second = kept(driver).answers
    assert (first.went, second.went) == ("wrong", LEFT)


def test_a_position_is_made_a_card(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("p")
    driver.pilot.click("class.add")
    scene = driver.pilot.scene
    assert isinstance(scene, ClassAddScene)
    driver.wait_until(lambda: scene.add_button.enabled)
    scene.before.text = "Mind the fives."
    driver.pilot.click("add")
    driver.pilot.type("Monday")
    driver.pilot.press("return")
    (path,) = driver.game.services.classes.sets()
    (card,) = read_class_set(path).cards
    assert card.before == "Mind the fives."
    assert card.entry.board.values == driver.game.services.current_game.session.state.grid.values


def test_a_bad_file_is_refused_with_its_line(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('title = "x"\n[[card]]\nboard = "1"\n', "utf-8")
    driver.game.services.launcher.open_file(path)
    card = driver.pilot.scene
    assert isinstance(card, ClassesScene)
    driver.wait_until(lambda: "line 3" in card.words.text)
    assert not driver.game.services.classes.sets()
