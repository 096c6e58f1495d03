"""The methods compared: what each has done, in a table."""

from typing import Final

import pygame

from game.play.theatre.theatre import Line
from game.shell.kit import Kit
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button, Look
from game.shell.widgets.card import Card
from game.shell.widgets.label import Label
from game.ui.context import Context
from game.ui.figures import thousands
from game.ui.layout.theatre import TableLayout, table_layout
from game.ui.scene import GameScene

COLUMNS: Final = ("verdict", "steps", "time", "placements", "conflicts", "retreats", "deepest")
"""The most telling first: a narrow window leaves out the last ones."""


class Table(Widget):
    """A line for each method."""

    def __init__(self, context: Context, lines: tuple[Line, ...]) -> None:
        super().__init__(id="table")
        self._context = context
        self.lines = lines
        self.layout: TableLayout | None = None

    def words(self, line: Line) -> tuple[str, ...]:
        """Return what stands in the columns of a line."""
        text, counters = self._context.text, line.counters
        verdict = "working" if line.verdict is None else line.verdict.value.replace(" ", "_")
        return (
            text(f"theatre.verdict.{verdict}"),
            thousands(counters.steps),
            text("theatre.milliseconds", n=thousands_of(line.seconds * 1000)),
            thousands(counters.placements + counters.pops),
            thousands(counters.conflicts),
            thousands(counters.retreats),
            thousands(counters.deepest),
        )

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the head, and the lines under it."""
        layout = self.layout
        if layout is None:
            return
        style, fonts, text = kit.style, kit.fonts, self._context.text
        size, small = kit.text(15), kit.text(13)
        name_width = round(self.rect.width * 0.26)
        each = (self.rect.width - name_width) // layout.columns
        y = self.rect.top
        for index, column in enumerate(COLUMNS[: layout.columns]):
            words = fonts.elide(text(f"theatre.column.{column}"), small, each - 6)
            drawn = fonts.render(words, small, style.muted)
            right = self.rect.left + name_width + (index + 1) * each
            surface.blit(drawn, drawn.get_rect(midright=(right, y + layout.row // 2)))
        for line in self.lines:
            y += layout.row
            surface.fill(style.line, (self.rect.left, y, self.rect.width, 1))
            middle = y + layout.row // 2
            name = fonts.elide(text(f"method.{line.method.id}"), size, name_width, Weight.MEDIUM)
            drawn = fonts.render(name, size, style.text, Weight.MEDIUM)
            surface.blit(drawn, drawn.get_rect(midleft=(self.rect.left, middle)))
            for index, words in enumerate(self.words(line)[: layout.columns]):
                drawn = fonts.render(fonts.elide(words, size, each - 6), size, style.text)
                right = self.rect.left + name_width + (index + 1) * each
                surface.blit(drawn, drawn.get_rect(midright=(right, middle)))


def thousands_of(milliseconds: float) -> str:
    """Return milliseconds with as many digits as mean something."""
    if milliseconds < 10:
        return f"{milliseconds:.2f}"
    return thousands(round(milliseconds))


class TheatreTableScene(GameScene):
    """The table on a card."""

    overlay = True
    tick = 0.25

    def __init__(self, stage: Stage, context: Context, argument: tuple[Line, ...]) -> None:
        super().__init__(stage, context)
        self.card: Final = self.form.add(Card(radius=14, colour="ground"))
        over = all(line.verdict is not None for line in argument)
        title = self.text("theatre.table.over" if over else "theatre.table.so_far")
        self.title: Final = self.form.add(Label(title, points=30, weight=Weight.SEMIBOLD))
        self.table: Final = self.form.add(Table(context, argument))
        self.buttons: Final = (
            self.form.add(
                Button(self.text("theatre.table.back"), self.back, id="back", look=Look.PRIMARY)
            ),
            self.form.add(Button(self.text("theatre.table.copy"), self._copy, id="copy")),
        )
        self.form.set_focus(self.buttons[0])

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place the card."""
        layout = table_layout(
            width, height, interface, rows=len(self.table.lines), columns=len(COLUMNS)
        )
        self.sizes = layout.metrics
        self.card.place(pygame.Rect(layout.panel))
        self.title.place(pygame.Rect(layout.title))
        self.table.layout = layout
        self.table.place(pygame.Rect(layout.table))
        for button, rect in zip(self.buttons, layout.buttons, strict=True):
            button.place(pygame.Rect(rect))

    def _copy(self) -> None:
        head = [self.text("theatre.column.method")]
        head += [self.text(f"theatre.column.{column}") for column in COLUMNS]
        lines = ["\t".join(head)]
        for line in self.table.lines:
            words = (self.text(f"method.{line.method.id}"), *self.table.words(line))
            lines.append("\t".join(words))
        self.stage.clipboard.put("\n".join(lines))
        self.title.text = self.text("theatre.table.copied")


SCENE = TheatreTableScene
