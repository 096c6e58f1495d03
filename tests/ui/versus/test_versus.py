"""Versus as it is played: by keys, mouse and gamepads, each pairing; and what is kept of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.play.versus.game import Kind, Side
from game.play.versus.hand import BOXES, EMPTY, at_cell, can_fill
from game.play.versus.match import Device
from game.play.versus.opponent import Pace
from game.shell.gamepad import BUTTONS
from game.shell.text import Weight
from game.ui.versus.choices import Choices
from game.ui.versus.end import VersusEndScene
from game.ui.versus.keys import HALVES, LEFT, RIGHT, key_names
from game.ui.versus.pads import key_towards
from game.ui.versus.pause import VersusPauseScene
from game.ui.versus.start import StartScene
from game.ui.versus.versus_scene import VersusScene
from tests.truth import WHOLE, sample
from tests.ui.driver import Driver, driven

KEYS = {Device.LEFT: LEFT, Device.RIGHT: RIGHT}
STICK = {
    1: (-1, -1),
    2: (0, -1),
    3: (1, -1),
    4: (-1, 0),
    6: (1, 0),
    7: (-1, 1),
    8: (0, 1),
    9: (1, 1),
}
"""Where the right stick is pushed for a digit; its click is 5."""
START = BUTTONS.index("Start")


@pytest.fixture(scope="module")
def versus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from driven(tmp_path_factory.mktemp("versus"))


def post(driver: Driver, kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, values))
    driver.pilot.frames()


def button(driver: Driver, pad: int, number: int) -> None:
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        post(driver, kind, instance_id=pad, button=number)


def key(driver: Driver, scancode: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        post(driver, kind, key=0, scancode=scancode, mod=mod, unicode="")


def start(driver: Driver, choices: Choices) -> StartScene:
    stage = driver.game.stage
    stage.replace("menu")
    scene = stage.push("versus_start", choices)
    driver.pilot.resize((1280, 800))
    driver.pilot.settle()
    assert isinstance(scene, StartScene)
    return scene


def begin(driver: Driver, choices: Choices) -> VersusScene:
    """Begin a match, with gamepads claimed by Start, and wait for the countdown."""
    start(driver, choices)
    for pad in range(choices.devices.count(Device.PAD)):
        button(driver, pad, START)
    driver.pilot.click("play")
    driver.pilot.wait(3.2)
    scene = driver.game.stage.top
    assert isinstance(scene, VersusScene)
    assert scene.table.plays
    return scene


def enter(driver: Driver, scene: VersusScene, side: Side, cell: int, digit: int) -> None:
    """Enter a digit as the side's device does it."""
    device = scene.seated.match.players[side].device
    if device in KEYS:
        box = at_cell(cell).box
        assert box is not None
        for place in (box, BOXES[box].index(cell), digit - 1):
            key(driver, KEYS[device][place])
    elif device is Device.MOUSE:
        board = scene.boards[0 if scene.table.game.is_shared else side]
        driver.pilot.click(board.cell_rect(cell).center)
        driver.pilot.click(scene.panels[side].nine.key_rect(digit - 1).center)
    else:
        hand = scene.hearing.pad_of(side)
        assert hand is not None
        for index, way in enumerate(((0, 1), (1, 0))):
            there, here = divmod(cell, 9), divmod(hand.cell, 9)
            for _ in range((there[index] - here[index]) % 9):
                x, y = way
                for value in ((x, -y), (0, 0)):
                    post(driver, pygame.JOYHATMOTION, instance_id=hand.pad, hat=0, value=value)
        if digit == 5:
            button(driver, hand.pad, 10)
            return
        pushed: tuple[int, int]
        for pushed in (STICK[digit], (0, 0)):
            for axis, tilt in zip((3, 4), pushed, strict=True):
                told = {"instance_id": hand.pad, "axis": axis, "value": float(tilt)}
                pygame.event.post(pygame.event.Event(pygame.JOYAXISMOTION, told))
            driver.pilot.frames()


def first_empty(scene: VersusScene, side: Side) -> int:
    return next(cell for cell in range(81) if can_fill(scene.table.game, side, cell))


PAIRS = [
    (Device.LEFT, Device.RIGHT),
    (Device.LEFT, Device.MOUSE),
    (Device.MOUSE, Device.PAD),
    (Device.PAD, Device.RIGHT),
    (Device.PAD, Device.PAD),
]


@pytest.mark.parametrize(
    "devices", sample(PAIRS, 2), ids=lambda pair: "-".join(one.value for one in pair)
)
@pytest.mark.parametrize("kind", Kind)
def test_each_fills_cells_by_their_own_device(
    versus: Driver, devices: tuple[Device, Device], kind: Kind
) -> None:
    scene = begin(versus, Choices(kind, devices=devices))
    for side in Side:
        cell = first_empty(scene, side)
        enter(versus, scene, side, cell, scene.table.game.boards[side].solution[cell])
        assert scene.table.game.filled(side) == 1
        cell = first_empty(scene, side)
        wrong = scene.table.game.boards[side].solution[cell] % 9 + 1
        enter(versus, scene, side, cell, wrong)
        assert scene.table.locked(side)
        assert scene.table.game.missed[side] == 1
    assert scene.table.game.filled(Side.A) == 1


@pytest.mark.parametrize(
    "devices",
    PAIRS if WHOLE else [(Device.PAD, Device.PAD)],
    ids=lambda pair: "-".join(one.value for one in pair),
)
@pytest.mark.parametrize("kind", Kind)
def test_a_game_is_played_to_its_end_by_nothing_but_two_devices(
    versus: Driver, devices: tuple[Device, Device], kind: Kind
) -> None:
    scene = begin(versus, Choices(kind, True, devices))
    game, entries = scene.table.game, [0, 0]
    for number in range(50):
        side = Side(number % 2)
        if any(value.count(0) == 0 for value in game.values[: 1 if game.is_shared else 2]):
            break
        cell = first_empty(scene, side)
        enter(versus, scene, side, cell, game.boards[side].solution[cell])
        entries[side] += 1
        game = scene.table.game
    # Each entry counted for who made it, and for nobody else.
    assert [game.filled(side) for side in Side] == entries
    assert entries == ([13, 12] if game.is_shared else [25, 24])
    versus.pilot.wait(2.5)
    end = versus.game.stage.top
    assert isinstance(end, VersusEndScene)
    assert end.seated.match.wins(Side.A) == 1


def test_nothing_is_left_of_the_countdown_between_the_boards(versus: Driver) -> None:
    scene = begin(versus, Choices(devices=(Device.PAD, Device.PAD)))
    between = scene.bars.rect
    shown = pygame.image.tobytes(versus.pilot.look().subsurface(between), "RGB")
    scene.invalidate()
    versus.pilot.frames()
    anew = pygame.image.tobytes(versus.pilot.look().subsurface(between), "RGB")
    assert shown == anew


def test_a_gamepad_without_a_right_stick_opens_the_square_by_a(versus: Driver) -> None:
    scene = begin(versus, Choices(devices=(Device.PAD, Device.COMPUTER), pace=Pace.BEGINNER))
    hand = scene.hearing.pad_of(Side.A)
    assert hand is not None
    cell = first_empty(scene, Side.A)
    hand.cell = cell
    button(versus, 0, BUTTONS.index("A"))
    digit = scene.table.game.boards[0].solution[cell]
    row, column = divmod(digit - 1, 3)
    for steps, way in ((row - 1, (0, -1)), (column - 1, (1, 0))):
        for _ in range(abs(steps)):
            value = tuple(part * (1 if steps > 0 else -1) for part in way)
            for now in (value, (0, 0)):
                post(versus, pygame.JOYHATMOTION, instance_id=0, hat=0, value=now)
    button(versus, 0, BUTTONS.index("A"))
    assert scene.table.game.filled(Side.A) == 1


def test_a_gamepad_that_nobody_claimed_does_nothing_and_start_claims_it_once(
    versus: Driver,
) -> None:
    scene = start(versus, Choices(devices=(Device.PAD, Device.PAD)))
    assert not scene.play_button.enabled
    for pad in (7, 7, 9):
        button(versus, pad, START)
    assert scene.choices.pads == (7, 9)
    assert scene.play_button.enabled


def test_notes_come_by_the_shift_of_ones_own_side_alone(versus: Driver) -> None:
    scene = begin(versus, Choices(devices=(Device.LEFT, Device.RIGHT)))
    cell = first_empty(scene, Side.A)
    box = at_cell(cell).box
    assert box is not None
    digit = scene.table.game.boards[0].solution[cell]
    key(versus, LEFT[box])
    key(versus, LEFT[BOXES[box].index(cell)])
    key(versus, LEFT[digit - 1], pygame.KMOD_LSHIFT)
    assert scene.table.game.notes[0][cell] == 1 << digit - 1
    key(versus, LEFT[digit - 1], pygame.KMOD_RSHIFT)
    assert scene.table.game.filled(Side.A) == 1


def test_a_key_that_is_held_is_one_tap_and_letters_mean_nothing_else(versus: Driver) -> None:
    scene = begin(versus, Choices(devices=(Device.LEFT, Device.RIGHT)))
    box = at_cell(first_empty(scene, Side.B)).box
    assert box is not None
    for _ in range(4):
        post(versus, pygame.KEYDOWN, key=0, scancode=RIGHT[box], mod=0, unicode="l")
    assert scene.table.hands[Side.B].box == box
    assert scene.table.hands[Side.B].cell is None
    post(versus, pygame.KEYUP, key=0, scancode=RIGHT[box], mod=0)
    key(versus, HALVES[Device.RIGHT].back)
    assert scene.table.hands[Side.B] == EMPTY
    assert versus.scene == "versus"


def test_a_pause_hides_both_boards_and_goes_on_after_a_countdown(
    versus: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(versus.game.stage.audio, "play", heard.append)
    counted = ["countdown", "countdown", "countdown", "go"]
    scene = begin(versus, Choices(devices=(Device.LEFT, Device.RIGHT)))
    assert heard == counted
    now = scene.table.now
    versus.pilot.press(pygame.K_ESCAPE)
    assert versus.scene == "versus_pause"
    assert all(board._hidden for board in scene.boards)
    versus.pilot.wait(5)
    versus.pilot.click("resume")
    versus.pilot.wait(1)
    assert scene.table.is_counting
    versus.pilot.wait(2.5)
    assert scene.table.plays
    assert scene.table.now < now + 1_500
    assert heard == counted * 2
    for side, sound in ((Side.A, "place"), (Side.B, "rival")):
        cell = first_empty(scene, side)
        digit = scene.table.game.boards[side].solution[cell]
        enter(versus, scene, side, cell, digit)
        assert heard[-1] == f"{sound}.{digit}"
    cell = first_empty(scene, Side.A)
    enter(versus, scene, Side.A, cell, scene.table.game.boards[0].solution[cell] % 9 + 1)
    assert heard[-1] == "locked"


def test_a_match_is_played_to_its_end_and_recorded(versus: Driver) -> None:
    matches = versus.game.services.matches
    assert matches is not None
    scene = begin(
        versus, Choices(Kind.SHARED, True, (Device.LEFT, Device.RIGHT), names=("Ada", "Ben"))
    )
    for number in (1, 2):
        game = scene.table.game
        assert game.boards[0].empty == 25
        for cell in range(81):
            if not game.values[0][cell]:
                scene.table.hands[0] = at_cell(cell)
                scene.table.write(Side.A, game.boards[0].solution[cell])
        versus.pilot.wait(2.5)
        end = versus.game.stage.top
        assert isinstance(end, VersusEndScene)
        assert end.seated.match.wins(Side.A) == number
        if number == 1:
            versus.pilot.click("next")
            assert versus.scene == "versus_end"  # a queued press begins nothing
            versus.pilot.wait(1.3)
            versus.pilot.click("next")
            versus.pilot.wait(3.2)
            again = versus.game.stage.top
            assert isinstance(again, VersusScene)
            scene = again
    found = matches.all()[0]
    assert (found.winner, [one.name for one in found.players]) == (Side.A, ["Ada", "Ben"])


def test_a_small_window_says_what_to_do_and_lets_the_clock_stand(versus: Driver) -> None:
    scene = begin(versus, Choices(devices=(Device.LEFT, Device.RIGHT)))
    versus.pilot.resize((1000, 640))
    before = scene.table.now
    versus.pilot.wait(2)
    assert versus.pilot.find("small").visible
    assert scene.table.now == before
    versus.pilot.resize((1024, 640))
    versus.pilot.frames()
    boards = [board.rect.width for board in scene.boards]
    assert min(boards) >= 330
    assert boards[0] == boards[1]


def test_the_slower_device_is_offered_cells(versus: Driver) -> None:
    scene = start(versus, Choices(devices=(Device.LEFT, Device.PAD)))
    button(versus, 0, START)
    versus.pilot.click("even")
    assert scene.choices.handicap == (0, 3)
    assert Choices(Kind.SHARED, devices=(Device.LEFT, Device.PAD)).slower is None


def test_a_stick_has_eight_ways_and_the_keys_their_names() -> None:
    for digit, (x, y) in STICK.items():
        assert key_towards(x, y) == digit - 1
    assert key_towards(0.2, 0.3) is None
    assert key_towards(0.9, 0.2) == 5
    assert key_names(Device.LEFT)[0] == "Q"


def test_a_match_whose_process_was_killed_is_broken_off(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    begin(driver, Choices(devices=(Device.LEFT, Device.RIGHT)))
    driver.kill()
    again = Driver(tmp_path)
    matches = again.game.services.matches
    assert matches is not None
    assert [one.winner for one in matches.all()] == [None]
    again.close()


def unplug(driver: Driver, pad: int) -> None:
    post(driver, pygame.JOYDEVICEREMOVED, instance_id=pad)
    driver.pilot.frames(2)


def test_a_match_waits_for_a_gamepad_that_is_unplugged(versus: Driver) -> None:
    """Plugged in again it is another gamepad to the system, and so Start claims the place."""
    scene = begin(versus, Choices(devices=(Device.PAD, Device.PAD)))
    cell = first_empty(scene, Side.A)
    enter(versus, scene, Side.A, cell, scene.table.game.boards[0].solution[cell])
    unplug(versus, 0)
    pause = versus.game.stage.top
    assert isinstance(pause, VersusPauseScene)
    assert "Player A" in pause.words.text
    versus.pilot.press("return")
    assert versus.scene == "versus_pause", "nobody goes on without one"
    button(versus, 1, START)
    assert versus.scene == "versus_pause", "the other one has its place"
    button(versus, 5, START)
    assert versus.game.stage.top is scene
    versus.pilot.wait(3.2)
    cell = first_empty(scene, Side.A)
    enter(versus, scene, Side.A, cell, scene.table.game.boards[0].solution[cell])
    assert scene.table.game.filled(Side.A) == 2
    assert scene.hearing.seats == (5, 1)


def test_a_gamepad_that_is_unplugged_between_games_is_waited_for(versus: Driver) -> None:
    scene = begin(versus, Choices(Kind.SHARED, True, (Device.PAD, Device.PAD)))
    for cell in range(81):
        if not scene.table.game.values[0][cell]:
            scene.table.hands[0] = at_cell(cell)
            scene.table.write(Side.A, scene.table.game.boards[0].solution[cell])
    versus.pilot.wait(3.7)
    assert versus.scene == "versus_end"
    unplug(versus, 1)
    versus.pilot.click("next")
    versus.pilot.wait(0.2)
    assert versus.scene == "versus_pause"
    button(versus, 7, START)
    assert versus.scene == "versus"


def test_start_without_a_match_claims_no_gamepad_that_is_unplugged(versus: Driver) -> None:
    scene = start(versus, Choices(devices=(Device.PAD, Device.COMPUTER)))
    button(versus, 0, START)
    assert scene.play_button.enabled
    unplug(versus, 0)
    assert not scene.play_button.enabled


def test_who_comes_by_gamepad_and_plays_alone_keeps_the_computer(versus: Driver) -> None:
    scene = start(versus, Choices())
    versus.pilot.press("down")
    assert "Start" not in scene.hints[Side.A].text
    button(versus, 3, START)
    assert scene.choices.devices == (Device.LEFT, Device.PAD)
    scene = start(versus, Choices())
    post(versus, pygame.JOYHATMOTION, instance_id=3, hat=0, value=(0, 1))
    assert "Start" in scene.hints[Side.A].text
    button(versus, 3, START)
    assert scene.choices.devices == (Device.PAD, Device.COMPUTER)
    button(versus, 4, START)
    assert scene.choices.devices == (Device.PAD, Device.PAD)


@pytest.mark.parametrize("size", [(800, 600), (480, 360)])
def test_a_window_too_small_for_two_offers_full_screen_and_the_way_back(
    versus: Driver, size: tuple[int, int]
) -> None:
    scene = start(versus, Choices())
    versus.pilot.resize(size)
    assert scene.fullscreen_button.rect.size > (0, 0)
    assert scene.small.text == scene.text("versus.too_small")
    versus.pilot.resize((1280, 800))
    begin(versus, Choices())
    versus.pilot.resize(size)
    versus.pilot.click("small.back")
    assert versus.scene == "versus_pause"


def test_a_countdown_opens_one_font_for_all_its_sizes(versus: Driver) -> None:
    """A figure shrinks from frame to frame; each size used to open a font that stayed open."""
    start(versus, Choices())
    versus.pilot.click("play")
    fonts = versus.game.stage.top.kit.fonts
    used: set[int] = set()
    render = fonts.render

    def note(text: str, size: int, *rest: Any) -> pygame.Surface:
        if text in ("1", "2", "3") and rest[1:] == (Weight.RESULT,):
            used.add(size)
        return render(text, size, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "render", note)
        for _ in range(40):
            versus.pilot.wait(0.05)
            versus.pilot.look()
    assert len(used) == 1


def test_whatever_size_the_window_had_enter_leads_on(driver: Driver) -> None:
    driver.game.stage.push("versus_start")
    for size, focused in (((1280, 800), "play"), ((640, 480), "fullscreen"), ((1280, 800), "play")):
        driver.pilot.resize(size)
        focus = driver.pilot.scene.form.focus
        assert focus is not None
        assert focus.id == focused
