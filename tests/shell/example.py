"""A small application on the shell: what the tests of this folder drive."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame

from game.shell.clipboard import Clipboard
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.scene import Scene
from game.shell.stage import Stage
from game.shell.style import Style
from game.shell.text import Fonts, Weight
from game.shell.widgets.button import Button
from game.shell.widgets.choice import Choice
from game.shell.widgets.container import Container
from game.shell.widgets.label import Label
from game.shell.widgets.scroll import ScrollArea
from game.shell.widgets.slider import Slider
from game.shell.widgets.text_field import TextField
from game.shell.widgets.toggle import Toggle
from game.shell.window import Window
from tests.pilot import Pilot, headless

ASSETS = Path(__file__).parents[2] / "assets"

STYLE = Style(
    ground=(244, 241, 234),
    surface=(255, 255, 255),
    surface_hover=(240, 240, 240),
    surface_pressed=(225, 225, 225),
    sunken=(233, 228, 217),
    text=(36, 33, 29),
    muted=(106, 101, 93),
    disabled=(150, 145, 137),
    primary=(30, 28, 25),
    primary_hover=(60, 58, 55),
    primary_pressed=(90, 88, 85),
    on_primary=(255, 255, 255),
    accent=(26, 86, 184),
    line=(218, 212, 200),
    danger=(179, 38, 30),
)


class Hello(Scene):
    """A title and a few widgets."""

    def __init__(self, stage: Stage, argument: object) -> None:
        super().__init__(stage)
        self.argument = argument
        self.log: list[object] = []
        self.answers: list[object] = []
        self.updates = 0
        self.title = self.form.add(Label("Hello", id="title", points=30, weight=Weight.SEMIBOLD))
        self.play = self.form.add(
            Button("Play", lambda: self.log.append("play"), id="play", detail="Enter")
        )
        self.more = self.form.add(Button("More", lambda: stage.push("ask", "really"), id="more"))
        self.sound = self.form.add(Toggle("Sound", True, self.log.append, id="sound"))
        self.volume = self.form.add(Slider(0.5, self.log.append, id="volume"))
        self.check = self.form.add(
            Choice((("off", "Off"), ("rules", "Rules")), "off", self.log.append, id="check")
        )
        self.field = self.form.add(
            TextField(stage.clipboard, self.log.append, id="field", placeholder="Puzzle id")
        )
        self.scroll = self.form.add(ScrollArea(id="scroll"))
        self.rows = [
            self.scroll.add(Button(f"Row {n}", partial(self.log.append, n), id=f"row{n}"))
            for n in range(10)
        ]

    def layout(self, kit: Kit) -> None:
        left, width, height = kit.px(40), kit.px(240), kit.px(44)
        for index, widget in enumerate(
            (self.title, self.play, self.more, self.sound, self.volume, self.check, self.field)
        ):
            widget.place(
                pygame.Rect(left, kit.px(20) + index * (height + kit.px(8)), width, height)
            )
        self.scroll.place(pygame.Rect(kit.px(320), kit.px(20), width, kit.px(200)))
        for index, row in enumerate(self.rows):
            top = self.scroll.content_top + index * (height + kit.px(8))
            row.place(pygame.Rect(self.scroll.rect.left, top, width - kit.px(16), height))
        self.scroll.settle(len(self.rows) * (height + kit.px(8)))

    def returned(self, result: object) -> None:
        self.answers.append(result)

    def update(self, dt: float) -> None:
        self.updates += 1


class Ask(Scene):
    """A dialog over the scene below."""

    overlay = True

    def __init__(self, stage: Stage, argument: object) -> None:
        super().__init__(stage)
        self.card = self.form.add(Container())
        self.text = self.card.add(Label(str(argument), wrap=True))
        self.yes = self.card.add(Button("Yes", lambda: stage.pop("yes"), id="yes"))

    def layout(self, kit: Kit) -> None:
        self.card.place(pygame.Rect(0, 0, kit.px(300), kit.px(160)).move(kit.px(100), kit.px(100)))
        self.text.place(self.card.rect.inflate(-kit.px(32), -kit.px(32)))
        self.yes.place(
            pygame.Rect(self.card.rect.left + 16, self.card.rect.bottom - kit.px(60), 120, 44)
        )

    def enter(self) -> None:
        self.form.set_focus(self.yes, by_keys=True)


def example_pilot(painted: int = 1) -> Iterator[Pilot]:
    """Run the example headless; a generator for a fixture."""
    headless()
    window = Window("Example", (800, 600))
    kit = Kit(STYLE, Fonts.in_folder(ASSETS / "fonts"), Shapes())
    stage = Stage({"hello": Hello, "ask": Ask}, kit, window.size, clipboard=Clipboard())
    stage.replace("hello", "argument")
    yield Pilot(window, stage, painted=painted)
    stage.close_all()
    window.close()
