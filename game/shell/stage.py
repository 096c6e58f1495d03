"""The stack of scenes and what they share."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame

from .audio import Audio
from .clipboard import Clipboard
from .kit import Kit
from .passage import BACK, CLOSING, GLIDE, OPENING, RISE, SCENE, Passage
from .scene import Scene
from .style import mix

CUT_SHORT: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.FINGERDOWN)
"""What ends the passage to a scene at once."""
LONGEST_FRAME: Final = 0.25
"""Seconds that a frame counts at most, if none was planned to be longer."""
SLACK: Final = 0.05
"""By how much a frame may be later than planned and still count whole."""
SAID: Final = 6
"""So much is remembered of what is said: more does not happen between two looks."""

SceneFactory = Callable[["Stage", Any], Scene]
"""Makes a scene for the stage, with the argument that the opening scene gave."""


class FrameClock:
    """The clock of play: it is constant within a frame, and long stalls are shortened."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        """Return the time at which the present frame began."""
        return self._now

    def advance(self, passed: float, planned: float) -> None:
        """Start a frame: the seconds since the last one, and those that were planned."""
        self._now += min(passed, max(LONGEST_FRAME, planned + SLACK))


class Stage:
    """The stack of open scenes; they open each other by id, and the top one gets events."""

    def __init__(
        self,
        factories: Mapping[str, SceneFactory],
        kit: Kit,
        size: tuple[int, int],
        *,
        audio: Audio | None = None,
        clipboard: Clipboard | None = None,
        reduced_motion: bool = False,
        clock: FrameClock | None = None,
    ) -> None:
        """`clock` is the clock of play, which the loop advances."""
        self.clock: Final = clock or FrameClock()
        self._factories = factories
        self._kit = kit
        self._size = size
        self._reduced_motion = reduced_motion
        self._is_read_out = False
        self._scenes: list[tuple[str, Scene]] = []
        self._arguments: list[object] = []
        """What the open scenes were made with."""
        self._later: list[Callable[[], object]] = []
        self.audio: Final = audio or Audio({})
        self.clipboard: Final = clipboard or Clipboard()
        self.said: Final[deque[tuple[str, str]]] = deque(maxlen=SAID)
        """What was said last, numbered: a screen reader tells what is new in it."""
        self._said = 0
        self._drawn: tuple[Scene, int] | None = None
        """The scene that was drawn last, and how many were open."""
        self._passage: Passage | None = None
        self.passes = True
        """Whether a scene gives way to the next one in some frames, where motion is not reduced."""
        self.running = True
        self.fullscreen_wanted = False
        """Flipped by scenes; the loop makes it so."""

    # -- what scenes share

    @property
    def kit(self) -> Kit:
        """Style, fonts, shapes and scale; set a new one to change theme or scale at once."""
        return self._kit

    @kit.setter
    def kit(self, kit: Kit) -> None:
        self._kit = kit
        self._lay_out()

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self._size

    @property
    def reduced_motion(self) -> bool:
        """Whether motions jump to their ends."""
        return self._reduced_motion

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._reduced_motion = value
        for _, scene in self._scenes:
            scene.animator.reduced = value
            if value:
                scene.animator.finish()

    @property
    def is_read_out(self) -> bool:
        """Whether a screen reader reads the window."""
        return self._is_read_out

    @is_read_out.setter
    def is_read_out(self, value: bool) -> None:
        self._is_read_out = value

    def say(self, words: str) -> None:
        """Announce something to a screen reader."""
        self._said += 1
        self.said.append((str(self._said), words))

    @property
    def changes(self) -> int:
        """A number that changes whenever something visible or audible may have changed."""
        return self._said + (self.top.form.dirty.count if self._scenes else 0)

    def later(self, call: Callable[[], object]) -> None:
        """Run something after the next frame is visible (one call per frame, in order)."""
        self._later.append(call)

    def quit(self) -> None:
        """End the loop after this step; `leave` of the scenes is called."""
        self.running = False

    # -- the stack

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        return self._scenes[-1][1]

    def shows(self, scene: Scene) -> bool:
        """Return whether a scene is the top one; none is while the last one closes."""
        return bool(self._scenes) and self.top is scene

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the open scenes, the top one last."""
        return tuple(id for id, _ in self._scenes)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The open scenes, the top one last."""
        return tuple(scene for _, scene in self._scenes)

    def push(self, id: str, argument: object = None) -> Scene:
        """Open a scene on top; raises `KeyError` for an unknown id."""
        if self._scenes:
            self._cover(self.top)
        return self._open(id, argument)

    def replace(self, id: str, argument: object = None) -> Scene:
        """Close every scene and open one."""
        while self._scenes:
            self._close()
        return self._open(id, argument)

    def switch(self, id: str, argument: object = None) -> Scene:
        """Close the top scene and open another in its place."""
        self._close()
        return self._open(id, argument)

    def pop(self, result: object = None) -> None:
        """Close the top scene and pass a result to the one below; the last one ends the loop."""
        self._close()
        if not self._scenes:
            self.quit()
            return
        scene = self.top
        scene.returned(result)
        if scene is self.top:
            scene.resize(self._size)
            scene.enter()

    def remake(self) -> None:
        """Replace every open scene by a new one, as in another language; see `take_over`."""
        for index, (id, old) in enumerate(self._scenes):
            old.form.release()
            old.animator.finish()
            scene = self._factories[id](self, self._arguments[index])
            self._scenes[index] = id, scene
            scene.take_over(old)
        self._lay_out()
        if self._scenes:
            self.top.enter()

    def close_all(self) -> None:
        """Close every scene, the top one first."""
        while self._scenes:
            self._close()

    # -- called by the loop

    @property
    def tick(self) -> float | None:
        """The seconds between idle updates that the top scene asks for."""
        return self.top.tick if self._scenes else None

    @property
    def active(self) -> bool:
        """Whether something moves or waits."""
        moves = bool(self._later) or self._passage is not None
        return moves or (bool(self._scenes) and self.top.active)

    @property
    def takes_pads(self) -> bool:
        """Whether the top scene receives gamepads separately."""
        return bool(self._scenes) and self.top.takes_pads

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the top scene; a repeated key has `repeated`."""
        if self._passage is not None and event.type in CUT_SHORT:
            self._passage.finish()
        return self.top.handle(event) if self._scenes else False

    def update(self, dt: float) -> None:
        """Advance the top scene."""
        if self._scenes:
            scene = self.top
            scene.animator.update(dt)
            scene.update(dt)
        if self._passage is not None:
            self._passage.update(dt)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for another size of the window."""
        self._size = size
        self._passage = None
        self._lay_out()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed and return the areas."""
        if not self._scenes:
            return []
        now = self.top, len(self._scenes)
        if self._drawn is not None and self.top is not self._drawn[0]:
            self._passage = self._pass(*self._drawn, surface)
        self._drawn = now
        if self._passage is None:
            return self.top.draw(surface)
        passage = self._passage
        if passage.is_over:
            self._passage = None
        self.top.draw(passage.picture)
        passage.paint(surface)
        return [self.top.rect]

    def run_later(self) -> bool:
        """Run one of the calls given to `later`; return False if there was none."""
        if not self._later:
            return False
        self._later.pop(0)()
        return True

    # -- inside

    def _pass(self, old: Scene, depth: int, surface: pygame.Surface) -> Passage | None:
        """Return the transition from the scene on a surface to the top one."""
        top, goes_back = self.top, len(self._scenes) < depth
        if not self.passes or self._reduced_motion or surface.get_size() != old.rect.size:
            return None
        ground = self._kit.style.ground
        if top.overlay or old.overlay:
            return Passage(surface, CLOSING if goes_back else OPENING, ground=ground)
        if top.form.stale:
            top.layout(self._kit)
        here, there = old.shared_rect, top.shared_rect
        if here and there:
            seconds = BACK if goes_back else GLIDE
            return Passage(surface, seconds, shared=(here, there), ground=ground)
        rise = 0 if goes_back else self._kit.px(RISE)
        return Passage(surface, SCENE, rise=rise, ground=ground)

    def _open(self, id: str, argument: object) -> Scene:
        scene = self._factories[id](self, argument)
        self._scenes.append((id, scene))
        self._arguments.append(argument)
        if scene.overlay:
            scene.backdrop = self._picture_below(len(self._scenes) - 1)
        scene.resize(self._size)
        scene.enter()
        return scene

    def _close(self) -> None:
        _, scene = self._scenes.pop()
        self._arguments.pop()
        self._cover(scene)

    def _cover(self, scene: Scene) -> None:
        scene.form.release()
        scene.animator.finish()
        scene.leave()

    def _lay_out(self) -> None:
        for index, (_, scene) in enumerate(self._scenes):
            if scene.overlay:
                scene.backdrop = self._picture_below(index)
            scene.resize(self._size)

    def _picture_below(self, index: int) -> pygame.Surface | None:
        """Return the scene below an overlay, completely drawn and dimmed."""
        if index == 0:
            return None
        scene = self._scenes[index - 1][1]
        scene.invalidate()
        picture = pygame.Surface(self._size)
        scene.draw(picture)
        style = self._kit.style
        veil = pygame.Surface(self._size)
        veil.fill(mix(style.ground, (0, 0, 0), 0.35))
        veil.set_alpha(150)
        picture.blit(veil, (0, 0))
        return picture
