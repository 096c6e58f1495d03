"""The title and the levels."""

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.generate.levels import LEVELS, Level
from game.shell.kit import Space
from game.shell.parts.around import Inset, Largest, Loose
from game.shell.parts.base import Gap, Item, Part
from game.shell.parts.grid import Grid
from game.shell.parts.lines import Column, Row
from game.shell.stage import Stage
from game.shell.widgets.label import Align, Label
from game.ui.actions.scope import Scope
from game.ui.arguments import OpenFrom
from game.ui.board.board import Board
from game.ui.context import Context
from game.ui.preview import level_cells
from game.ui.scene import GameScene
from game.ui.widgets.level_button import LevelButton, ResumeCard
from game.ui.widgets.logo import Logo

if TYPE_CHECKING:
    from game.ui.summary import Summary

ATTRACT_AFTER: Final = 60.0
"""Seconds without a sign of life after which the theatre plays by itself."""
CHOICES: Final = 420
PREVIEW: Final = 620
"""The widths of what can be chosen and of the preview, in points."""
LEAST_PREVIEW: Final = 220
"""The smallest side of the preview in pixels."""
BUTTONS: Final = ("open", "theatre", "settings", "help", "quit")


class MenuScene(GameScene):
    """Continue, choose a level, open a board; the preview shows what is pointed at."""

    scopes = (Scope.MENU,)
    answers_for_the_game = True
    tick = 0.25

    def __init__(self, stage: Stage, context: Context, argument: None) -> None:
        super().__init__(stage, context)
        self._alone = 0.0
        self._game: Summary | None = None
        self._count = 0
        self.logo: Final = Logo()
        self.tagline: Final = Label(
            self.text("ui.tagline"), points=17, colour="muted", wrap=True, id="tagline"
        )
        self.resume: Final = ResumeCard(
            self.text("ui.continue"), "", self._continue, self._look_at_game
        )
        self.games: Final = self.action_button("games")
        self.levels: Final = {
            level: LevelButton(
                self.text(f"level.{level.value}"),
                self.text("ui.range", fewest=bounds.fewest, most=bounds.most),
                self.text(f"level.{level.value}.techniques"),
                self.text(
                    "ui.range.short",
                    fewest=bounds.fewest,
                    most=bounds.most,
                    techniques=self.text(f"level.{level.value}.techniques"),
                ),
                rank,
                len(LEVELS),
                partial(self._play, level),
                partial(self._look_at, level),
                id=level.value,
            )
            for rank, (level, bounds) in enumerate(LEVELS.items(), 1)
        }
        self.buttons: Final = [self.action_button(name) for name in BUTTONS]
        self.preview: Final = Board(self.animator, theme=lambda: context.theme, id="preview")
        self.caption: Final = Label(colour="muted", align=Align.CENTRE, elides=True, id="caption")
        self._list_games()

    def enter(self) -> None:
        """Show the game there is to continue, and put the focus on it."""
        self._alone = 0.0
        self._list_games()
        if self._game is not None:
            self.form.set_focus(self.resume)
            self._look_at_game()
        else:
            level = self.context.settings.game.level
            self.form.set_focus(self.levels[level])
            self._look_at(level)

    def _list_games(self) -> None:
        """Take the game to go on with, and how many there are."""
        games = self.context.games
        newest = games.newest()
        self._game = None if newest is None else games.summary(newest)
        self._count = games.count
        self.resume.detail = "" if self._game is None else self._words(self._game)
        self.games.text = self.context.catalogue.count("ui.games.count", games.count)
        shown = self._game is not None, games.count > 1
        if shown != (self.resume.visible, self.games.visible):
            self.resume.visible, self.games.visible = shown
            self.resized()

    def parts(self) -> Part:
        """Return what can be chosen, beside the preview or over it."""
        for level in self.levels.values():
            level.theme = self.context.theme
        going = [Item(self.resume, tall=84).growing()] if self.resume.visible else []
        games = [self.games] if self.games.visible else []
        levels = (Item(level, tall=56) for level in self.levels.values())
        buttons = [Item(button, tall=48) for button in self.buttons]
        choices = Column(
            Item(self.logo, tall=72),
            Item(self.tagline).folding(2),
            *([Row(*going, *games)] if going or games else []),
            Grid(*levels, across=(1, 2)),
            Largest(Row(*(b.growing() for b in buttons)), Grid(*buttons, across=(3, 2))),
        )
        board = self.preview.part(least=LEAST_PREVIEW, most=PREVIEW, matters=False)
        preview = Column(board, self.caption, at=0.5).folding(1)
        column = Loose(choices, wide=CHOICES)
        beside = Row(column, Gap(96), preview, gap=Space.NONE)
        return Inset(Largest(beside, Column(column, preview)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Remember that somebody is there."""
        self._alone = 0.0
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let the theatre play when nobody seems to be there, unless motion is not wanted."""
        super().update(dt)
        if self._count != self.context.games.count:
            # A file was no game after all.
            self._list_games()
        self._alone += dt
        if self._alone >= ATTRACT_AFTER and not self.stage.reduced_motion:
            from random import Random

            from game.ui.theatre.show import attraction

            self.stage.push("theatre", attraction(self.context, Random()))

    def paste(self) -> None:
        """Open the board in the clipboard."""
        self.stage.push("open", OpenFrom.CLIPBOARD)

    def list_games(self) -> None:
        """Open the list of all games."""
        self.stage.push("games")

    @property
    def why_no_games(self) -> str:
        """Why there is nothing to list."""
        return "" if self.context.games.count else "ui.why.no_games"

    def new_game(self) -> None:
        """Go to the level that was played last."""
        level = self.context.settings.game.level
        self.form.set_focus(self.levels[level], by_keys=True)

    def back(self) -> None:
        """Stay: leaving the game takes Quit."""

    def _continue(self) -> None:
        if self._game is not None:
            self.context.switching.go_on(self._game.game_id)
        if self.stage.top is self:
            self.enter()

    def _play(self, level: Level) -> None:
        from game.ui.opening import Request

        self.context.opening.start(Request(level=level))

    def _look_at(self, level: Level) -> None:
        self.preview.show(level_cells(level))
        bounds = level.range
        self.caption.text = self.text(
            "ui.preview",
            level=self.text(f"level.{level.value}"),
            fewest=bounds.fewest,
            most=bounds.most,
        )

    def _look_at_game(self) -> None:
        if self._game is not None:
            self.preview.show(self._game.cells)
            self.caption.text = self._words(self._game)

    def _words(self, game: "Summary") -> str:
        settings = self.context.settings
        return game.text(self.context.catalogue, show_time=settings.game.show_timer)


SCENE = MenuScene
