"""The card beside a board of the theatre: caption, figures, code and tree of its method."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import pygame

from ...messages import sentences
from ...play.theatre.caption import caption
from ...play.theatre.reel import Reel
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from .board_view import logic_of
from .code import CodePainter
from .curve import CurvePainter
from .figures import WORDS, FiguresPainter
from .growth import TreePainter
from .viewing import Beside, Viewing

if TYPE_CHECKING:
    from ..scene.services import SceneServices

LEAST_LINES: Final = 4
CODE_LINES: Final = 14
CODE_WIDE: Final = 13
"""The lines of text that code and tree take at least, and so many make their width."""
LEAST_TREE: Final = 8
"""The lines of text that a tree takes at least."""
CURVE_LINES: Final = 5
STACK_LINES: Final = 13
"""The lines of text that a curve takes at least, and one with the stack over it."""
NARROW: Final = 22
"""Up to so many sizes of its type a caption's place is narrow."""
NARROW_LINES: Final = 3
WIDE_LINES: Final = 2
WIDE_COLUMN: Final = 17
"""The lines of text that make the width of a column, where things stand beside one another."""


class Info(Widget):
    """The card beside a board of the theatre: caption, figures, code and tree of its method."""

    def __init__(
        self,
        services: "SceneServices",
        reel: Reel,
        viewing: Viewing,
        seek: Callable[[int], object],
        *,
        id: str,
    ) -> None:
        """`seek` is called with the step clicked on the curve."""
        super().__init__(id=id)
        self._services = services
        self._reel = reel
        self._viewing = viewing
        self._seek = seek
        self.guess_words = ""
        """What is said in the place of the last step, if anything."""
        self.figures: Final = FiguresPainter(services, reel)
        self.code: Final = CodePainter(services, reel, viewing)
        self.tree: Final = TreePainter(services, reel)
        self.curve: Final = CurvePainter(services, reel, viewing)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: it never has a focus ring."""
        return self.rect

    def refresh(self) -> None:
        """Show the reel's present position."""
        self.invalidate()

    @property
    def counters(self) -> list[tuple[str, int]]:
        """The meaningful counters of this method, with their names."""
        return self.figures.counters

    @property
    def caption(self) -> str:
        """The caption at the top."""
        return self.guess_words or self.step_words

    @property
    def step_words(self) -> str:
        """A description of the last step."""
        services, reel = self._services, self._reel
        if reel.is_waiting:
            return services.words.text("theatre.thinking")
        result = reel.result
        found = None if result is not None else logic_of(reel.picture)
        if found is not None:
            step, position = found
            return sentences.sentence(
                services.words.catalogue, step, position, notation=services.words.notation
            )
        return services.words.catalogue.render(
            caption(reel.method.id, reel.puzzle, reel.picture, result)
        )

    def spoken(self, words: Words) -> Spoken:
        """Return the last step, and the counters."""
        counted = ", ".join(f"{name} {n}" for name, n in self.counters)
        return Spoken("text", self.caption, description=counted)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the first counters, with large figures."""
        fonts, size = kit.fonts, kit.text(13)
        names = [
            self._services.words.text(f"theatre.count.{name}")
            for name in (*WORDS.values(), "refused")
        ]
        widest = max(fonts.size(name, size)[0] for name in names)
        figure = fonts.size("00 000", size, Weight.SEMIBOLD)[0]
        inset = 2 * kit.px(12, 4)
        line = fonts.line_height(size)
        width, lines = widest + figure, LEAST_LINES
        if self._viewing.beside is not Beside.FIGURES:
            width, lines = max(width, CODE_WIDE * line), CODE_LINES
        return width + inset, lines * line + inset

    def handle(self, event: pygame.event.Event) -> bool:
        """Move to the step clicked on the curve, and along it while dragging."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.pressed = True
        elif event.type == pygame.MOUSEBUTTONUP:
            self.pressed = False
            return True
        elif event.type != pygame.MOUSEMOTION or not self.pressed:
            return False
        beat = self.curve.beat_at(event.pos)
        if beat is not None:
            self._seek(beat)
        return True

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card: the caption, what was chosen, then whatever else fits."""
        style = kit.style
        kit.paint_face(surface, self.rect, kit.px(12), style.surface)
        inset = kit.px(12, 4)
        inner = self.rect.inflate(-2 * inset, -2 * inset)
        self.curve.forget()
        inner = self._paint_caption(surface, kit, inner)
        line = kit.fonts.line_height(kit.text(13))
        shown = self._in_order()
        if inner.width >= 2 * WIDE_COLUMN * line and inner.height >= 2 * LEAST_TREE * line:
            self._paint_large(surface, kit, inner)
            return
        if inner.width >= 2 * inner.height:
            count = max(1, min(len(shown), inner.width // (WIDE_COLUMN * line)))
            gap = kit.px(20)
            wide = (inner.width - (count - 1) * gap) // count
            for index, what in enumerate(shown[:count]):
                place = pygame.Rect(
                    inner.left + index * (wide + gap), inner.top, wide, inner.height
                )
                self._paint_one(surface, kit, what, place)
            return
        for what, place in self._rows(kit, shown, inner):
            self._paint_one(surface, kit, what, place)

    def _paint_large(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw everything: figures beside the code, and the tree below both."""
        gap = kit.px(20)
        wide = (inner.width - gap) // 2
        high = inner.height
        if self._has_tree:
            high = max(inner.height * 2 // 5, self.code.height(kit))
            below = pygame.Rect(inner.left, inner.top + high + gap, inner.width, 0)
            below.height = inner.bottom - below.top
            self._paint_one(surface, kit, Beside.TREE, below)
        for left, what in ((inner.left, Beside.CODE), (inner.right - wide, Beside.FIGURES)):
            self._paint_one(surface, kit, what, pygame.Rect(left, inner.top, wide, high))

    def _in_order(self) -> list[Beside]:
        """Return the possible contents, the chosen one first."""
        chosen = self._viewing.beside
        there = [what for what in Beside if what is not Beside.TREE or self._has_tree]
        return sorted(there, key=lambda what: what is not chosen)

    @property
    def _has_tree(self) -> bool:
        """Whether the method searches, so that it has a tree."""
        return self._reel.method.complete

    def _rows(
        self, kit: Kit, shown: list[Beside], inner: pygame.Rect
    ) -> Iterator[tuple[Beside, pygame.Rect]]:
        """Yield what fits, from top to bottom; spare space goes to what can use it."""
        line = kit.fonts.line_height(kit.text(13))
        gap = kit.px(14)
        heights: dict[Beside, int] = {}
        room = inner.height
        for what in shown:
            least = self._least(kit, what, line)
            if heights and least + gap > room:
                break
            heights[what] = least
            room -= least + gap * (len(heights) > 1)
        for what in (Beside.TREE, Beside.FIGURES):
            if what in heights and room > 0:
                both = what is Beside.TREE and Beside.FIGURES in heights
                part = room * 2 // 3 if both else room
                heights[what] += part
                room -= part
        top = inner.top
        for what in Beside:
            if what in heights:
                yield (
                    what,
                    pygame.Rect(
                        inner.left, top, inner.width, min(heights[what], inner.bottom - top)
                    ),
                )
                top += heights[what] + gap

    def _least(self, kit: Kit, what: Beside, line: int) -> int:
        match what:
            case Beside.CODE:
                return self.code.height(kit)
            case Beside.TREE:
                return LEAST_TREE * line
            case Beside.FIGURES:
                shown = STACK_LINES if self._reel.picture.counters.pushes else CURVE_LINES
                return (len(self.counters) + shown) * line

    def _paint_one(
        self, surface: pygame.Surface, kit: Kit, what: Beside, rect: pygame.Rect
    ) -> None:
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        match what:
            case Beside.FIGURES:
                self._paint_figures(surface, kit, rect)
            case Beside.CODE:
                self.code.paint(surface, kit, rect)
            case Beside.TREE:
                self._paint_tree(surface, kit, rect)
        surface.set_clip(before)

    def _paint_caption(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> pygame.Rect:
        """Draw the caption above a line, and return the rest of the card."""
        fonts, size = kit.fonts, kit.text(self._viewing.caption_points)
        height = fonts.line_height(size, Weight.MEDIUM)
        liked = NARROW_LINES if inner.width < NARROW * size else WIDE_LINES
        if self._reel.method.slow or self.guess_words:
            # Whole sentences, as the logic engine says them.
            liked += liked
        most = max(1, min(liked, inner.height // (3 * height)))
        lines = fonts.wrap(self.caption, size, inner.width, Weight.MEDIUM)
        if len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = (*lines[: most - 1], fonts.elide(rest, size, inner.width, Weight.MEDIUM))
        y = inner.top
        for words in lines:
            surface.blit(fonts.render(words, size, kit.style.text, Weight.MEDIUM), (inner.left, y))
            y += height
        bottom = inner.top + most * height
        surface.fill(kit.style.line, (inner.left, bottom + kit.px(4), inner.width, 1))
        top = bottom + kit.px(10)
        return pygame.Rect(inner.left, top, inner.width, max(1, inner.bottom - top))

    def _paint_figures(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw counters first, then the stack, and the curve in the remaining space."""
        line = kit.fonts.line_height(kit.text(13))
        lines = self.counters
        flat = inner.width >= 2 * inner.height
        column = inner.width if not flat else max(line * 8, inner.width * 2 // 5)
        fit = max(1, inner.height // line)
        paint = self.figures.paint_counters
        if flat and len(lines) > fit and inner.width > 24 * line:
            paint(surface, kit, inner.topleft, column // 2, lines[:fit])
            left = inner.left + column // 2 + kit.px(16)
            paint(surface, kit, (left, inner.top), column // 2, lines[fit:])
            column += kit.px(16)
        else:
            paint(surface, kit, inner.topleft, column, lines[:fit])
        if flat:
            rest = pygame.Rect(inner)
            rest.left += column + kit.px(20)
            rest.width -= column + kit.px(20)
        else:
            used = min(fit, len(lines)) * line + line // 2
            rest = pygame.Rect(inner.left, inner.top + used, inner.width, inner.height - used)
        picture = self._reel.picture
        if picture.counters.pushes and not flat and rest.height >= 7 * line:
            high = rest.height * 2 // 5
            place = pygame.Rect(rest.topleft, (rest.width, high))
            self.figures.paint_stack(surface, kit, place, picture)
            rest.top += high + line // 2
            rest.height -= high + line // 2
        if rest.height >= 2 * line and rest.width >= 3 * line:
            self.curve.paint(surface, kit, rest)

    def _paint_tree(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        fonts, size = kit.fonts, kit.text(13)
        line = fonts.line_height(size)
        words = fonts.elide(self.tree.words, size, rect.width)
        surface.blit(fonts.render(words, size, kit.style.muted), rect.topleft)
        place = pygame.Rect(rect.left, rect.top + line, rect.width, rect.height - line)
        if place.width > 24 and place.height > 16:
            self.tree.paint(surface, kit, place)
