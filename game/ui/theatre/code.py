"""The pseudo-code of a method, with the current line and the values of variables."""

from typing import TYPE_CHECKING, Final

import pygame

from ...play.theatre.caption import CODE, VARIABLES, variables
from ...play.theatre.reel import Reel
from ...shell.kit import Kit
from ...shell.text import Weight
from .viewing import Viewing

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class CodePainter:
    """Draws the pseudo-code around the current line, as much as fits."""

    def __init__(self, services: "SceneServices", reel: Reel, viewing: Viewing) -> None:
        self._viewing = viewing
        text = services.words.text
        self._reel = reel
        self._names: Final = {name: text(f"theatre.variable.{name}") for name in VARIABLES}
        name = reel.method.id
        self.indents: Final = CODE[name]
        self.lines: Final = tuple(
            text(f"theatre.code.{name}.{number}", **self._names)
            for number in range(1, len(self.indents) + 1)
        )

    @property
    def current(self) -> int:
        """The number of the current line, 0 for none."""
        step = self._reel.picture.step
        return 0 if step is None else self._reel.method.line(step)

    @property
    def variables(self) -> tuple[tuple[str, str], ...]:
        """The variables with their values, as text."""
        reel = self._reel
        found = variables(reel.method.id, reel.picture, reel.puzzle.geometry)
        return tuple((self._names[name], value) for name, value in found)

    def height(self, kit: Kit) -> int:
        """Return the height of all lines with the variables below them."""
        return (len(self.lines) + 2) * self._line(kit)

    def _line(self, kit: Kit) -> int:
        return kit.fonts.line_height(kit.text(self._viewing.code_points)) + 1

    def paint(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        """Draw the code above the variables."""
        fonts, style, size, line = (
            kit.fonts,
            kit.style,
            kit.text(self._viewing.code_points),
            self._line(kit),
        )
        room = max(1, rect.height // line)
        shown = min(len(self.lines), room - 1 if room > 2 else room)
        current = self.current
        first = max(0, min(current - 1 - shown // 2, len(self.lines) - shown))
        y = rect.top
        indent = fonts.size("m", size)[0]
        for number, words in enumerate(self.lines[first : first + shown], first + 1):
            left = rect.left + 6 + self.indents[number - 1] * indent
            here = number == current
            if here:
                lit = pygame.Rect(rect.left, y, rect.width, line)
                kit.shapes.rounded(surface, lit, 3, style.surface_hover)
                surface.fill(style.accent, (rect.left, y, 3, line))
            told = fonts.elide(words, size, rect.right - left)
            colour = style.text if here or not current else style.muted
            surface.blit(fonts.render(told, size, colour), (left, y))
            y += line
        if room > 2:
            self._paint_variables(surface, kit, pygame.Rect(rect.left, y, rect.width, line))

    def _paint_variables(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        fonts, size, x = kit.fonts, kit.text(self._viewing.code_points), rect.left + 6
        y = rect.top + 1
        for name, value in self.variables:
            words = f"{name} = "
            wide = fonts.size(words, size)[0] + fonts.size(value, size, Weight.SEMIBOLD)[0]
            if x + wide > rect.right:
                return
            drawn = fonts.render(words, size, kit.style.muted)
            surface.blit(drawn, (x, y))
            x += drawn.get_width()
            drawn = fonts.render(value, size, kit.style.text, Weight.SEMIBOLD)
            surface.blit(drawn, (x, y))
            x += drawn.get_width() + fonts.size("mm", size)[0]
