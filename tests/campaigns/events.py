"""Random events through the real application: keys, mouse, gamepad, windows, drops, every scene."""

import logging
import os
from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from game.play.intents import Command
from game.play.options import Options
from game.play.saved import SavedGame
from game.play.serial import decode, encode
from game.play.session import Session
from game.shell.widgets.base import Widget
from game.ui.games.sample import sample_games
from game.ui.window.pictures import show
from game.ui.window.scenes import PICTURES
from tests.campaigns.campaign import Campaign, Given, Told, within
from tests.campaigns.samples import write_files
from tests.ui.driver import Driver

KEYS: Final = (
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_F1, pygame.K_F12 + 1),
    *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 5,
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE) * 3,
    *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_MINUS, pygame.K_PLUS, pygame.K_COMMA),
    *(pygame.K_PERIOD, pygame.K_SLASH, pygame.K_LEFTBRACKET, pygame.K_UNKNOWN, pygame.K_MENU),
)
MODS: Final = (0,) * 8 + (
    *(pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META, pygame.KMOD_NUM),
    *(pygame.KMOD_SHIFT | pygame.KMOD_CTRL, pygame.KMOD_MODE, pygame.KMOD_CAPS),
)
TEXTS: Final = (
    *("5", "hd-g2-7q2k4m-27g", "é", "猫", "\u200b", "\0", "\ud800", "x" * 3000, "a\nb\tc", "‮abc"),
    *("0 " * 200, "naked pair", "﷽" * 40, "\U0001f600", "r5c5=3", "-", " "),
)
SIZES: Final = (
    *((360, 360), (360, 480), (480, 360), (640, 480), (530, 533), (1280, 800), (800, 1280)),
    *((1, 1), (40, 900), (1000, 120), (1920, 1080)),
)
PLAIN: Final = ("menu", "play", "pause", "win", "lost", "confirm", "games", "settings", "help")
"""Scenes that `Driver.open` shows as they are, with games of their own in progress."""
TRAIL: Final = 60
"""How many of the last events are told with a fault."""
CHECKED: Final = 150
"""Events from one check of the game to the next."""
LIFE: Final = 4000
"""Events from one start of the program to the next."""
PATIENCE: Final = 120.0
FRAMES_AFTER: Final = (0, 1, 1, 1, 1, 1, 2)


class Listener(logging.Handler):
    """Hears what is logged with an error: somebody's question had no answer."""

    def __init__(self, told: Told, where: Callable[[], str]) -> None:
        super().__init__()
        self._told = told
        self._where = where

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._told.fault(f"logged: {record.getMessage()} {self._where()}", record.exc_info[1])


class Hands:
    """Two hands that know nothing, on a driver."""

    def __init__(self, given: Given, told: Told) -> None:
        self.rng: Final[Random] = given.rng("events")
        self.told: Final = told
        self.folder: Final = given.folder
        self.files: Final = write_files(given.folder / "files", self.rng)
        self.trail: Final[list[str]] = []
        self.posted = 0
        self.starts = 0
        self.position = (0, 0)
        self.driver = self.start()

    def start(self) -> Driver:
        size = self.rng.choice(SIZES[:7])
        self.say(f"start at {size}")
        self.starts += 1
        return Driver(self.folder / "data", size)

    def say(self, words: str) -> None:
        self.trail.append(words)
        del self.trail[:-TRAIL]

    def where(self) -> str:
        scenes = " > ".join(self.driver.game.stage.ids)
        return f"event {self.posted} in {scenes} at {self.driver.window.size}:\n  " + "\n  ".join(
            self.trail
        )

    def post(self, kind: int, **attributes: object) -> None:
        self.posted += 1
        pygame.event.post(pygame.event.Event(kind, attributes))

    # -- what hands do

    def act(self) -> None:
        """Do one thing, and let some frames pass."""
        rng = self.rng
        deed = rng.choices(DEEDS, WEIGHTS)[0]
        deed(self)
        self.driver.pilot.frames(rng.choice(FRAMES_AFTER))

    def key(self) -> None:
        code, mod = self.rng.choice(KEYS), self.rng.choice(MODS)
        self.say(f"key {pygame.key.name(code)} mod {mod}")
        self._key(code, mod)

    def action(self) -> None:
        """Press what stands for an action somewhere in the game."""
        from game.ui.window.actions import ACTIONS

        action = self.rng.choice(tuple(ACTIONS.values()))
        if not action.chords:
            return
        chord = self.rng.choice(action.chords)
        code, mod = pressed(chord)
        self.say(f"{action.id}: {chord}")
        self._key(code, mod)

    def _key(self, code: int, mod: int) -> None:
        text = chr(code) if 32 <= code < 127 and not mod & pygame.KMOD_CTRL else ""
        scancode = self.rng.choice((0, 30, 31, 89, 4))
        known = {"key": code, "mod": mod, "scancode": scancode}
        self.post(pygame.KEYDOWN, unicode=text, **known)
        if text:
            self.post(pygame.TEXTINPUT, text=text)
        if self.rng.random() < 0.9:
            self.post(pygame.KEYUP, unicode="", **known)

    def type(self) -> None:
        text = self.rng.choice(TEXTS)
        self.say(f"type {text[:20]!r}")
        if self.rng.random() < 0.5:
            self.post(pygame.TEXTEDITING, text=text[:30], start=0, length=len(text[:30]))
        self.post(pygame.TEXTINPUT, text=text)

    def click(self) -> None:
        """Click on something that can be clicked, or anywhere."""
        rng = self.rng
        at, chosen = rng.random(), rng.random()
        width, height = self.driver.window.size
        anywhere = (rng.randrange(-20, width + 20), rng.randrange(-20, height + 20))
        shown = [w for w in self.driver.game.stage.top.form.walk() if w.focusable]
        if shown and at < 0.7:
            widget: Widget = shown[int(chosen * len(shown))]
            rect = widget.rect
            name = widget.id or type(widget).__name__
            if at < 0.35:
                anywhere = rect.center
            elif rect.w > 0 and rect.h > 0:
                anywhere = (
                    rng.randrange(rect.left, rect.right),
                    rng.randrange(rect.top, rect.bottom),
                )
        else:
            name = "anywhere"
        button = rng.choice((1, 1, 1, 1, 1, 1, 2, 3, 4, 8))
        self.say(f"click {name} {anywhere} button {button}")
        self.motion(anywhere)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            self.post(pygame.MOUSEBUTTONDOWN, pos=anywhere, button=button, touch=rng.random() < 0.1)
            if rng.random() < 0.95:
                self.post(pygame.MOUSEBUTTONUP, pos=anywhere, button=button, touch=False)

    def motion(self, to: tuple[int, int], held: int = 0) -> None:
        relative = (to[0] - self.position[0], to[1] - self.position[1])
        self.position = to
        self.post(pygame.MOUSEMOTION, pos=to, rel=relative, buttons=(held, 0, 0), touch=False)

    def drag(self) -> None:
        rng = self.rng
        width, height = self.driver.window.size
        places = [(rng.randrange(width), rng.randrange(height)) for _ in range(rng.randrange(2, 6))]
        self.say(f"drag {places}")
        self.post(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1, touch=False)
        for place in places:
            self.motion(place, held=1)
        self.post(pygame.MOUSEBUTTONUP, pos=places[-1], button=1, touch=False)

    def wheel(self) -> None:
        steps = self.rng.choice((-9, -3, -1, 1, 1, 2, 40))
        self.say(f"wheel {steps}")
        self.post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, mouse_pos=self.position)

    def gamepad(self) -> None:
        rng = self.rng
        kind = rng.randrange(6)
        self.say(f"gamepad {kind}")
        if kind == 0:
            self.post(pygame.JOYDEVICEADDED, device_index=rng.randrange(4))
        elif kind == 1:
            self.post(pygame.JOYDEVICEREMOVED, instance_id=rng.randrange(4))
        elif kind == 2:
            self.post(pygame.JOYAXISMOTION, axis=rng.randrange(4), value=rng.uniform(-1, 1))
        elif kind == 3:
            value = (rng.choice((-1, 0, 1)), rng.choice((-1, 0, 1)))
            self.post(pygame.JOYHATMOTION, hat=0, value=value, instance_id=0)
        else:
            button = rng.choice((0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 12, 40))
            self.post(pygame.JOYBUTTONDOWN, button=button, instance_id=0)
            self.post(pygame.JOYBUTTONUP, button=button, instance_id=0)

    def resize(self) -> None:
        rng = self.rng
        size = (
            rng.choice(SIZES)
            if rng.random() < 0.6
            else (rng.randrange(1, 1700), rng.randrange(1, 1100))
        )
        self.say(f"resize to {size}")
        self.posted += 1
        self.driver.pilot.resize(size)

    def drop(self) -> None:
        rng = self.rng
        if rng.random() < 0.2:
            text = rng.choice(TEXTS)
            self.say(f"drop {text[:20]!r}")
            self.post(pygame.DROPTEXT, text=text)
            return
        self.post(pygame.DROPBEGIN)
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            file = rng.choice(self.files)
            self.say(f"drop {file.name!r}")
            self.post(pygame.DROPFILE, file=str(file))
        self.post(pygame.DROPCOMPLETE)

    def focus(self) -> None:
        kind = self.rng.choice(WINDOW_EVENTS)
        self.say(pygame.event.event_name(kind))
        self.post(kind)

    def paste(self) -> None:
        text = self.rng.choice((*TEXTS, str(self.rng.choice(self.files))))
        self.say(f"paste {text[:20]!r}")
        self.driver.game.stage.clipboard.put(text)
        self._key(pygame.K_v, pygame.KMOD_CTRL)

    def wait(self) -> None:
        seconds = self.rng.choice((0.1, 0.3, 0.6, 2.0))
        self.say(f"wait {seconds}")
        self.driver.pilot.wait(seconds)

    def jump(self) -> None:
        """Open a scene with something in it."""
        scene = self.rng.choice(PICTURES)
        self.say(f"open {scene}")
        driver, game = self.driver, self.driver.game
        if scene in PLAIN:
            driver.open(scene, driver.window.size)
        else:
            game.stage.replace("menu")
            driver.take(sample_games(scene)[0])
            try:
                show(scene, game)
            except TimeoutError:
                # The machine is busy: the scene is there, and what it asked for comes or not.
                self.told.count("late answers")
        self.told.counts[f"scene {scene}"] += 1

    def begin(self) -> None:
        """Play the test's puzzle: random hands seldom come that far by themselves."""
        self.say("begin")
        self.driver.game.stage.replace("menu")
        self.driver.begin()

    def quit(self) -> None:
        self.say("close the window")
        self.post(pygame.QUIT)

    # -- what must hold

    def check(self) -> None:
        """Rules, undo and the save of the game that is open."""
        current = self.driver.game.services.current_game
        if current.has_game:
            self.told.count("checks")
            check_game(current.session.saved())

    def restart(self) -> None:
        """End, kindly or not, and find everything again."""
        driver = self.driver
        games = driver.game.services.games
        before = {game.game_id: game.replayed().state.values for game in games.all()}
        kindly = self.rng.random() < 0.5
        self.say("end" if kindly else "kill")
        (driver.close if kindly else driver.kill)()
        self.driver = self.start()
        found = self.driver.game.services.games.all()
        after = {game.game_id: game.replayed().state.values for game in found}
        self.told.count("restarts")
        if before != after:
            raise AssertionError(f"games before {sorted(before)}, after {sorted(after)}")


def check_game(saved: SavedGame) -> None:
    """A game keeps its givens, is written and read without loss, and goes back and forth."""
    again = decode(encode(saved))
    assert again == saved, "what is written is not what is read"
    history = saved.replayed()
    values = history.state.values
    givens = saved.puzzle.givens.values
    assert all(value == given for value, given in zip(values, givens, strict=True) if given)
    if saved.is_over:
        return
    session = Session(saved, options=Options(), clock=lambda: 0.0)
    assert session.state.values == values
    if session.do(Command.UNDO).changed and session.state != history.state:
        session.do(Command.REDO)
        assert session.state == history.state, "redo does not undo an undo"


def pressed(chord: str) -> tuple[int, int]:
    """Return the key and the modifiers of a chord as it stands in the table of actions."""
    *held, name = chord.split("+") if chord != "+" else ["+"]
    mods = {"Ctrl": pygame.KMOD_CTRL, "Shift": pygame.KMOD_SHIFT, "Alt": pygame.KMOD_ALT}
    mod = 0
    for word in held:
        mod |= mods.get(word, 0)
    try:
        return pygame.key.key_code(NAMES.get(name, name).lower()), mod
    except ValueError:
        return pygame.K_UNKNOWN, mod


NAMES: Final = {"Enter": "return", "Esc": "escape", "Del": "delete"}
WINDOW_EVENTS: Final = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSGAINED),
    *(pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED),
    *(pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    *(pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED, pygame.CLIPBOARDUPDATE),
)
_DEEDS: Final[tuple[tuple[Callable[[Hands], None], float], ...]] = (
    (Hands.key, 22),
    (Hands.action, 22),
    (Hands.click, 26),
    (Hands.drag, 3),
    (Hands.wheel, 3),
    (Hands.gamepad, 8),
    (Hands.type, 2),
    (Hands.resize, 0.5),
    (Hands.drop, 1),
    (Hands.focus, 2),
    (Hands.paste, 0.6),
    (Hands.wait, 2),
    (Hands.jump, 0.8),
    (Hands.begin, 0.3),
    (Hands.quit, 0.05),
)
DEEDS: Final = tuple(deed for deed, _ in _DEEDS)
WEIGHTS: Final = tuple(weight for _, weight in _DEEDS)


def run(given: Given, told: Told) -> None:
    """Do so many events; a fault begins a new life in the same folder."""
    os.environ["HOME"] = str(given.folder)
    hands = Hands(given, told)
    listener = Listener(told, hands.where)
    logging.getLogger("nonet").addHandler(listener)
    checked = started = 0
    try:
        while hands.posted < given.trials and not told.is_full:
            try:
                with within(PATIENCE):
                    hands.act()
                if hands.posted - checked > CHECKED:
                    checked = hands.posted
                    hands.check()
                if hands.posted - started > LIFE or not hands.driver.game.stage.running:
                    started = hands.posted
                    hands.restart()
            except Exception as error:
                told.fault(f"seed {given.seed}, {hands.where()}", error)
                hands.driver.kill()
                hands.driver = hands.start()
    finally:
        logging.getLogger("nonet").removeHandler(listener)
        told.count("events", hands.posted)
        hands.driver.kill()


CAMPAIGN: Final = Campaign("events", run, short=250, seeds=72, long=13_900)
