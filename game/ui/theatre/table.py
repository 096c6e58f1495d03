"""A table that compares the methods."""

from typing import TYPE_CHECKING, Final

import pygame

from ...play.theatre.theatre import Line
from ...shell.access.spoken import Spoken, SpokenPart, Words
from ...shell.kit import Kit
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from ..scene.dialog import CardScene
from .names import method_name

if TYPE_CHECKING:
    from ..scene.services import SceneServices

COLUMNS: Final = (
    "verdict",
    "steps",
    "time",
    "proof",
    "proof_time",
    "placements",
    "conflicts",
    "retreats",
    "deepest",
)
"""The most telling first: a narrow window leaves out the last ones."""
OF_PROOF: Final = ("proof", "proof_time")
"""Columns that are there when a method went on after its first solution."""
LEAST_COLUMNS: Final = 2
LEAST_NAME: Final = 150
"""The width in points to which a name with all its options may be shortened."""


class Table(Widget):
    """The table of the methods, one line for each."""

    def __init__(self, services: "SceneServices", lines: tuple[Line, ...]) -> None:
        super().__init__(id="table")
        self._services = services
        self.lines = lines
        proved = any(line.proof is not None for line in lines)
        self.columns: Final = tuple(name for name in COLUMNS if proved or name not in OF_PROOF)
        """What the lines tell: all but the proof is about the way to the first solution."""

    def words(self, line: Line) -> tuple[str, ...]:
        """Return the texts of a line's columns."""
        text, counters, proof = self._services.words.text, line.counters, line.proof
        figures = self._services.words.figures
        verdict = "working" if line.verdict is None else line.verdict.value.replace(" ", "_")
        words = {
            "verdict": text(f"theatre.verdict.{verdict}"),
            "steps": figures.thousands(counters.steps),
            "time": self._work(line.seconds),
            "proof": "" if proof is None else figures.thousands(proof.steps),
            "proof_time": "" if proof is None else self._work(line.proof_seconds),
            "placements": figures.thousands(counters.placements + counters.pops),
            "conflicts": figures.thousands(counters.conflicts),
            "retreats": figures.thousands(counters.retreats),
            "deepest": figures.thousands(counters.deepest),
        }
        return tuple(words[name] for name in self.columns)

    def _work(self, seconds: float) -> str:
        """Return a time in milliseconds, with meaningful digits only."""
        n, figures = seconds * 1000, self._services.words.figures
        line_words = figures.decimal(n, 2) if n < 10 else figures.thousands(round(n))
        return self._services.words.text("theatre.milliseconds", n=line_words)

    def spoken(self, words: Words) -> Spoken:
        """Return a line for each method, with the names of its figures."""
        parts = []
        for index, line in enumerate(self.lines):
            figures = (
                words("access.column", name=words(f"theatre.column.{column}"), value=value)
                for column, value in zip(self.columns, self.words(line), strict=True)
                if value
            )
            line_words = ", ".join((self.name(line), *figures))
            parts.append(SpokenPart(str(index), None, Spoken("line", line_words)))
        return Spoken("list", words("theatre.column.method"), parts=tuple(parts))

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size with only the first columns; others are left out if they do not fit."""
        name, columns = self._widths(kit)
        least = min(name, kit.reach(LEAST_NAME)) + sum(columns[:LEAST_COLUMNS])
        return least, (len(self.lines) + 1) * self._row(kit)

    def liked_width(self, kit: Kit) -> int:
        """Return the width of all columns."""
        name, columns = self._widths(kit)
        return name + sum(columns)

    def _row(self, kit: Kit) -> int:
        return round(kit.fonts.line_height(kit.text(15)) * 1.4)

    def name(self, line: Line) -> str:
        """Return the name of a line's method."""
        return method_name(self._services.words.catalogue, line.method.id, line.options)

    def _widths(self, kit: Kit) -> tuple[int, list[int]]:
        """Return the width of the names, and of the columns with the gaps before them."""
        fonts, size, small = kit.fonts, kit.text(15), kit.text(13)
        names = max(fonts.size(self.name(line), size, Weight.MEDIUM)[0] for line in self.lines)
        columns = [
            max(
                fonts.size(self._services.words.text(f"theatre.column.{column}"), small)[0],
                *(fonts.size(self.words(line)[index], size)[0] for line in self.lines),
            )
            + kit.px(14)
            for index, column in enumerate(self.columns)
        ]
        return names, columns

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the head, and the lines below it, with the columns that fit."""
        style, fonts, text = kit.style, kit.fonts, self._services.words.text
        size, small, row = kit.text(15), kit.text(13), self._row(kit)
        name, widths = self._widths(kit)
        least = min(name, kit.reach(LEAST_NAME))
        while least + sum(widths) > self.rect.width and len(widths) > LEAST_COLUMNS:
            widths.pop()
        name = min(name, self.rect.width - sum(widths))
        spare = (self.rect.width - name - sum(widths)) // len(widths)
        rights, right = [], self.rect.left + name
        for width in widths:
            right += width + spare
            rights.append(right)
        y = self.rect.top + row // 2
        for column, right in zip(self.columns, rights, strict=False):
            drawn = fonts.render(text(f"theatre.column.{column}"), small, style.muted)
            surface.blit(drawn, drawn.get_rect(midright=(right, y)))
        for line in self.lines:
            y += row
            surface.fill(style.line, (self.rect.left, y - row // 2, self.rect.width, 1))
            called = fonts.elide(self.name(line), size, name, Weight.MEDIUM)
            drawn = fonts.render(called, size, style.text, Weight.MEDIUM)
            surface.blit(drawn, drawn.get_rect(midleft=(self.rect.left, y)))
            for words, right in zip(self.words(line), rights, strict=False):
                drawn = fonts.render(words, size, style.text)
                surface.blit(drawn, drawn.get_rect(midright=(right, y)))


class TheatreTableScene(CardScene):
    """A card with the table that compares the methods."""

    wide = 920
    leaves = True

    def __init__(self, stage: Stage, services: "SceneServices", argument: tuple[Line, ...]) -> None:
        over = all(line.verdict is not None for line in argument)
        title = services.words.text("theatre.table.over" if over else "theatre.table.so_far")
        super().__init__(stage, services, title)
        self.title.room_for = (self.text("theatre.table.copied"),)
        self.table: Final = Table(services, argument)
        self.buttons: Final = (Button(self.text("theatre.table.copy"), self._copy, id="copy"),)
        self.form.set_focus(self.way_back)

    def content(self) -> Part:
        """Return the table above the buttons."""
        return Column(self.table, Grid(*self.buttons, across=(2, 1)))

    def _copy(self) -> None:
        head = [self.text("theatre.column.method")]
        head += [self.text(f"theatre.column.{column}") for column in self.table.columns]
        lines = ["\t".join(head)]
        for line in self.table.lines:
            words = (self.table.name(line), *self.table.words(line))
            lines.append("\t".join(words))
        self.stage.clipboard.put("\n".join(lines))
        self.title.text = self.text("theatre.table.copied")


SCENE = TheatreTableScene
