"""Every action of the table has words, and can be done in every scene where it is."""

import re
from importlib import import_module

import pygame
import pytest

from game.messages.catalogue import Catalogue, english
from game.shell.handlers import explanations_of, handlers_of
from game.ui.scene.action import Action
from game.ui.scene.base import GameScene
from game.ui.scene.scope import EVERYWHERE, Group
from game.ui.theatre.show import Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.widgets.list_box import ListBox
from game.ui.widgets.message_card import MessageCard
from game.ui.window.actions import ACTIONS
from game.ui.window.scenes import SCENES
from tests.documents import FIRST
from tests.truth import sample
from tests.ui.driver import PUZZLE, Driver

SIZE = (1280, 800)
CATALOGUE = Catalogue()
INNER = {
    "play": ("play.board",),
    "won": ("play.board",),
    "study": ("list",),
    "technique": ("list",),
    "keys": ("list",),
    "solver": ("list",),
}
ANSWERING = ("menu", "play", "won", "pause", "win", "study", "technique", "theatre")


def scene_of(driver: Driver) -> GameScene:
    top = driver.pilot.scene
    assert isinstance(top, GameScene)
    return top


def show(driver: Driver, name: str) -> GameScene:
    """Open a scene, or the board of a game that is won."""
    stage = driver.game.stage
    if name == "won":
        driver.open("win", SIZE)
        stage.pop()
    elif name.startswith("theatre"):
        stage.replace("menu")
        stage.push("theatre", Show(FIRST.board, "A board", ("stack", "exact")))
        if name != "theatre":
            scene_of(driver).perform(name.replace("_cast", ".cast").replace("_about", ".about"))
    else:
        driver.open(name, SIZE)
    driver.pilot.frames()
    return scene_of(driver)


def test_an_action_has_words_for_a_button_and_for_help() -> None:
    for known in ACTIONS.values():
        name = known.family or known.id
        lacking = {f"action.{name}", f"action.{name}.text"} - set(english())
        assert not lacking, f"messages.english.actions lacks {', '.join(sorted(lacking))}"
        assert 0 < len(CATALOGUE.text(f"action.{name}")) <= 20, name
        assert 0 < len(CATALOGUE.text(f"action.{name}.text")) <= 34, name
        if known.family:
            assert "5" in CATALOGUE.text(f"action.{name}.member", member="5"), name


def test_there_are_words_for_actions_alone() -> None:
    names = {action.family or action.id for action in ACTIONS.values()}
    names |= {f"group.{group.value}" for group in Group} | {"group.gamepad", "group.mouse"}
    told = {re.sub(r"\.(text|member)$", "", k) for k in english() if k.startswith("action.")}
    assert {key.removeprefix("action.") for key in told} == names


def test_what_one_is_like_is_there_and_like_nothing_itself() -> None:
    for action in ACTIONS.values():
        if action.like:
            assert not ACTIONS[action.like].like


def kinds() -> list[type[GameScene]]:
    return [import_module(f"game.ui.{module}").SCENE for module in SCENES.values()]


def handled(kind: type, action: Action) -> bool:
    """Whether a scene, or a list that has the focus, handles an action."""
    if action.handled_as in handlers_of(kind):
        return True
    does_intents = issubclass(kind, GameScene) and kind.do is not GameScene.do
    return action.opens in SCENES or (action.intent is not None and does_intents)


def test_each_row_has_a_handler_in_each_of_its_scopes() -> None:
    """Without it a key would end the game where nobody has tried it."""
    scenes: dict[str, list[type]] = {EVERYWHERE: [*kinds()], ListBox.scope: [ListBox]}
    for kind in kinds():
        for scope in {*kind.scopes, *kind.inner}:
            scenes.setdefault(scope, []).append(kind)
    faults = []
    for action in ACTIONS.values():
        for scope in action.scopes:
            if scope not in scenes:
                faults.append(f"{action.id}: no scene says that it is in {scope!r}")
            faults += [
                f"{action.id}: {kind.__name__} has no method with @handles({action.handled_as!r})"
                for kind in scenes.get(scope, ())
                if not handled(kind, action)
            ]
        if action.opens and action.opens not in SCENES:
            faults.append(f"{action.id}: there is no scene {action.opens!r} to open")
    assert not faults, "\n".join(faults)


def test_each_handler_has_its_row() -> None:
    known = {action.handled_as for action in ACTIONS.values()}
    faults = [
        f"{kind.__name__} {does} {id!r}, which is no row of its room's actions"
        for kind in (*kinds(), ListBox)
        for does, ids in (("handles", handlers_of(kind)), ("explains", explanations_of(kind)))
        for id in ids
        if id not in known
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", sample([*SCENES, "won"], 3))
def test_every_action_can_be_done_where_it_is(driver: Driver, name: str) -> None:
    """Whatever comes of it: no scene lacks the method that the table calls."""
    if name in ("theatre_table", "theatre_save"):
        pytest.skip("it has no actions of its own")
    scene = show(driver, name)
    scopes = {*scene.scopes, *INNER.get(name, ())}
    here = [action.id for action in ACTIONS.values() if scopes.intersection(action.scopes)]
    for action in here:
        if driver.pilot.scene is not scene:
            # What was done before led away.
            scene = show(driver, name)
        scene.perform(action)
        driver.pilot.frames()
    assert bool(here) == bool(scopes)


def seen(driver: Driver) -> tuple[object, ...]:
    """Return what a player sees change when something is done, or said."""
    scene = scene_of(driver)
    cards = [w for w in scene.form.walk() if isinstance(w, MessageCard)]
    game = driver.game.services.current_game
    view = game.view()._replace(elapsed=0) if game.has_game else None
    focus = scene.form.focus.id if scene.form.focus else ""
    selected = [w.id for w in scene.form.walk() if getattr(w, "selected", False)]
    said = [(card.title, card.text) for card in cards]
    at = (scene.theatre.at, scene.theatre.playing) if isinstance(scene, TheatreScene) else None
    return driver.scene, view, said, scene.bubbles, focus, selected, at


@pytest.mark.parametrize("key", ["h", "u", "r"])
@pytest.mark.parametrize("name", ANSWERING)
def test_the_keys_of_play_always_answer(driver: Driver, name: str, key: str) -> None:
    scene = show(driver, name)
    if name == "theatre":
        scene.perform("theatre.play")
        scene.perform("theatre.step_forward")
    driver.pilot.frames(2)
    before = seen(driver)
    driver.pilot.press(key)
    assert seen(driver) != before


def test_a_hint_that_has_said_all_says_so_beside_it(driver: Driver) -> None:
    driver.begin()
    driver.game.worker.start()
    for stage in range(1, 5):
        driver.pilot.press("h")
        while (hint := driver.view().hint) is None or hint.stage < stage:
            pygame.time.wait(5)
            driver.pilot.frames()
    driver.pilot.press("h")
    (bubble,) = scene_of(driver).bubbles
    assert " ".join(bubble.lines) == CATALOGUE.text("ui.why.all_said")
    assert driver.view().hint == hint


def test_tab_leads_out_of_the_board_and_escape_back(driver: Driver) -> None:
    driver.begin()
    form = driver.pilot.scene.form
    for presses in (1, 4, 12):
        driver.pilot.press(*["tab"] * presses)
        assert form.focus is not driver.board
        driver.pilot.press("escape")
        assert form.focus is driver.board
        assert driver.scene == "play"
    driver.click_cell(PUZZLE.index("0"))
    driver.pilot.press("tab", "u")
    driver.pilot.press("escape")
    assert form.focus is driver.board
    driver.pilot.press("escape")
    assert driver.scene == "pause"


def test_space_and_enter_on_a_button_are_the_buttons(driver: Driver) -> None:
    driver.begin()
    driver.pilot.click("more")
    form = driver.pilot.scene.form
    form.set_focus(driver.pilot.find("tool.centre"), by_keys=True)
    driver.pilot.press("space")
    assert driver.view().tool.value == "centre"
    form.set_focus(driver.pilot.find("tool.corner"), by_keys=True)
    driver.pilot.press("return")
    assert driver.view().tool.value == "corner"


def gamepad(driver: Driver, *buttons: int) -> None:
    for button in buttons:
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
        driver.pilot.frames()


def test_a_gamepad_plays_by_the_table(driver: Driver) -> None:
    a, b, x, y, left, right, start = 0, 1, 2, 3, 4, 5, 7
    driver.begin()
    driver.click_cell(PUZZLE.index("0"))
    empty = driver.digits
    driver.pilot.press("4")
    filled = driver.digits
    assert filled != empty
    gamepad(driver, left)
    assert driver.digits == empty
    gamepad(driver, right)
    assert driver.digits == filled
    gamepad(driver, x)
    assert driver.digits == empty
    gamepad(driver, start)
    assert driver.scene == "pause"
    gamepad(driver, start)
    assert driver.scene == "play"
    gamepad(driver, y)
    driver.wait_until(lambda: driver.view().hint is not None)
    gamepad(driver, b)
    assert (driver.scene, driver.view().hint) == ("play", None)
    gamepad(driver, b)
    assert driver.scene == "pause"
    gamepad(driver, a)
    assert driver.scene == "play"
