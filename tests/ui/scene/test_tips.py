"""What is said of a button that the mouse rests on."""

from game.messages.catalogue import Catalogue
from game.play.options import ConflictDisplay
from game.ui.look.bubble import bubble
from game.ui.scene.base import NOTE_SECONDS, TIP_AFTER, GameScene
from tests.ui.driver import PUZZLE, Driver
from tests.ui.lasting import unheard

CATALOGUE = Catalogue()


def said(driver: Driver) -> list[str]:
    scene = driver.pilot.scene
    assert isinstance(scene, GameScene)
    return [" ".join(bubble.lines) for bubble in scene.bubbles]


def point(driver: Driver, id: str) -> None:
    driver.pilot.move(driver.pilot.find(id).rect.center)


def test_a_button_is_explained_after_a_while_and_until_something_is_done(driver: Driver) -> None:
    driver.begin()
    point(driver, "erase")
    assert not said(driver)
    driver.pilot.wait(TIP_AFTER + 0.05)
    assert said(driver) == ["Erase digits or notes · Del"]
    point(driver, "hint")
    assert not said(driver)
    driver.pilot.wait(TIP_AFTER + 0.05)
    assert said(driver) == ["A hint, more of it each time · H"]
    driver.pilot.press("z")
    assert not said(driver)
    driver.pilot.wait(2)
    assert not said(driver)


def test_figures_are_explained_too_and_in_play_each_has_words(driver: Driver) -> None:
    driver.begin()
    point(driver, "counters")
    driver.pilot.wait(TIP_AFTER + 0.05)
    both = CATALOGUE.text("ui.time.tip") + " " + CATALOGUE.text("ui.left.tip")
    assert said(driver) == [both]
    scene = driver.pilot.scene
    assert isinstance(scene, GameScene)
    play = scene.services.preferences.settings.play
    scene.change(play=play._replace(conflicts=ConflictDisplay.SOLUTION))
    driver.begin()
    assert tip_of(driver, "counters").endswith(CATALOGUE.text("ui.mistakes.tip"))


def tip_of(driver: Driver, id: str) -> str:
    tip = driver.pilot.find(id).tip
    assert tip is not None
    return tip()


def test_a_disabled_button_says_why(driver: Driver) -> None:
    driver.begin()
    assert not driver.pilot.find("undo").enabled
    point(driver, "undo")
    driver.pilot.wait(TIP_AFTER + 0.05)
    (words,) = said(driver)
    assert CATALOGUE.text("play.refused.nothing_to_undo") in words
    driver.click_cell(PUZZLE.index("0"))
    driver.pilot.press("4")
    point(driver, "undo")
    driver.pilot.wait(TIP_AFTER + 0.05)
    assert said(driver) == ["Take the last move back · U"]


def test_a_tip_shows_the_key_the_player_has_chosen(driver: Driver) -> None:
    services = driver.game.services
    services.bindings.keymap = services.bindings.keymap.with_chords("settings", ("Ctrl+Shift+F2",))
    point(driver, "settings")
    driver.pilot.wait(TIP_AFTER + 0.05)
    assert said(driver) == ["Look, rules, sound · Ctrl+Shift+F2"]


def test_an_answer_stands_at_the_foot_for_a_while(driver: Driver) -> None:
    driver.pilot.press("u")
    assert said(driver) == [CATALOGUE.text("ui.why.no_game")]
    driver.pilot.wait(NOTE_SECONDS + 0.5)
    assert not said(driver)


def test_a_bubble_stays_in_the_window_and_off_what_it_explains(driver: Driver) -> None:
    kit, bounds = driver.game.stage.kit, driver.pilot.scene.rect
    words = "Something quite long that wraps. " * 6
    for x in (0, 600, bounds.right - 40):
        for y in (0, 300, bounds.bottom - 40):
            beside = bounds.__class__(x, y, 40, 40)
            found = bubble(kit, words, bounds, beside)
            assert bounds.contains(found.rect)
            assert not found.rect.colliderect(beside)


def test_what_a_tip_leaves_behind_is_what_was_there(driver: Driver) -> None:
    # The ratings of the board, which the worker finds in its own time, would be a difference.
    with unheard():
        driver.begin()
        point(driver, "board")
        driver.pilot.wait(3)
        before = driver.pilot.look().copy()
        scene = driver.pilot.scene
        assert isinstance(scene, GameScene)
        scene.tell("Something")
        driver.pilot.frames(2)
        driver.pilot.press("left", "right")
        driver.pilot.wait(3)
        point(driver, "hint")
        driver.pilot.wait(1)
        assert said(driver)
        point(driver, "board")
        driver.pilot.wait(6)
        after = driver.pilot.look()
        assert not said(driver)
        size = before.get_size()
        below = [(x, y) for x in range(700, size[0], 3) for y in range(400, size[1], 3)]
        assert [before.get_at(p) for p in below] == [after.get_at(p) for p in below]
