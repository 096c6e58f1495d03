"""The base of scenes with hints, which also announce the board to players who cannot see it."""

from typing import TYPE_CHECKING

from ...core.geometry import CLASSIC, HouseKind
from ...core.message import message
from ...play.intents import Command, HintFound
from ...shell.handlers import handles, unavailable
from ..board.spoken import BOXES, house_spoken, left_spoken, whereabouts
from ..scene.step_scene import StepScene
from .shared_handlers import SharedHandlers

if TYPE_CHECKING:
    from ...core.message import Message
    from ...logic.step import Step
    from ...play.questions import FindHint
    from ...play.study import Example
    from ...play.view import HintCard
    from ...work.worker import OpenQuestion
    from ..board.overlay import Overlay
    from .reasoning import Reasoning


class HintedScene(SharedHandlers, StepScene):
    """Searches for hints, steps through the reasoning of one, and announces the board."""

    _search: "OpenQuestion[Step | None] | None" = None
    _reasoning: "Reasoning | None" = None
    names_cells = False
    """Whether a player is told of cells, rows and columns, which are numbered meanwhile."""

    def numbered(self) -> bool:
        """Return whether row and column numbers are shown now."""
        return self.services.preferences.numbers() or self.names_cells

    def number(self, *, names_cells: bool) -> None:
        """Number rows and columns while a text names cells."""
        before = self.numbered()
        self.names_cells = names_cells
        if self.numbered() is not before:
            self.resized()

    @property
    def speaks_plainly(self) -> bool:
        """Whether to avoid cell names: the player neither sees nor hears row and column numbers."""
        return not (self.services.preferences.numbers() or self.stage.is_read_out)

    def in_words(self, said: "Message") -> str:
        """Return the result of an action in words; the selected cell is not named."""
        if said.key == "play.check.first_wrong" and self.speaks_plainly:
            said = message("play.check.first_wrong.plain", digit=dict(said.arguments)["digit"])
        return self.catalogue.render(said)

    @property
    def reasoning(self) -> "Reasoning | None":
        """The position in the reasoning; None while the step is shown as a whole."""
        told = self._reasoning
        return told if told is not None and told.is_told else None

    def _make_reasoning(self) -> "Reasoning":
        """Return a new `Reasoning` for hints."""
        from .reasoning import Reasoning

        return Reasoning(self.services.words, self.shown_step)

    def explained(self) -> str:
        """Return the current sentence of the reasoning, or why the step follows as a whole."""
        return super().explained() if self.reasoning is None else self.reasoning.text

    def reasoned(self) -> "Overlay | None":
        """Return the overlay of the current sentence; None while the step is shown as a whole."""
        return None if self.reasoning is None else self.reasoning.overlay()

    @handles("reason.on", 1)
    @handles("reason.back", -1)
    def reason(self, places: int) -> None:
        """Show the first sentence of the reasoning, or go on or back by `places`."""
        if self._reasoning is None:
            self._reasoning = self._make_reasoning()
        self._reasoning.go(places)
        self.show_again()

    @property
    @unavailable("reason.on")
    def why_not_on(self) -> str:
        """The message key of the reason why there is no next sentence, or empty."""
        shown = self.shown_step()
        if shown is None or shown[1] is None:
            return "ui.why.no_step"
        at, of = (0, 1) if self.reasoning is None else self.reasoning.place
        return "" if at < of else "ui.why.reason_ends"

    @property
    @unavailable("reason.back")
    def why_not_back(self) -> str:
        """The message key of the reason why there is no previous sentence, or empty."""
        if self.shown_step() is None:
            return "ui.why.no_step"
        is_first = self.reasoning is None or self.reasoning.place[0] == 1
        return "ui.why.reason_begins" if is_first else ""

    def learn(self) -> None:
        """Open the page of the hint's technique, or all pages.

        A hint that is shown in full becomes the first example of the page.
        """
        view = self.game_view()
        hint = None if view is None else view.hint
        if hint is not None and hint.technique:
            self.stage.push("technique", self._own_example(hint) or hint.technique)
        else:
            super().learn()

    def _own_example(self, hint: "HintCard") -> "Example | None":
        """Return the position of a hint as an example; None while part of the hint is withheld."""
        from ...play.study import Example

        session = self.services.current_game.session
        hinted = session.hinted
        if hinted is None or hint.stage < hint.stages or session.puzzle.givens.geometry != CLASSIC:
            return None
        question, step = hinted
        return Example(question.position, question.givens, step)

    def search_hint(self, question: "FindHint") -> None:
        """Have the worker search for a hint for the game; any earlier search is dropped."""
        if self._search is not None:
            self._search.drop()

        def fail(error: Exception) -> None:
            self.do(Command.CLOSE_HINT)
            self.tell(self.services.words.failure(error))

        self._search = self.ask(
            question, lambda step: self.do(HintFound(question, step)), failed=fail
        )

    @handles("say.place")
    def say_place(self) -> None:
        """Announce the cursor's cell and what is in it."""
        view = self.game_view()
        if view is not None:
            self._announce(whereabouts(view.geometry, view.cells, view.cursor, self.text))

    @handles("say.row", HouseKind.ROW)
    @handles("say.column", HouseKind.COLUMN)
    @handles("say.box", *BOXES)
    def say_house(self, *kinds: HouseKind) -> None:
        """Announce what the cursor's house of the given kinds contains."""
        view = self.game_view()
        if view is not None:
            words = house_spoken(view.geometry, view.cells, view.cursor, kinds, self.text)
            self._announce(words)

    @handles("say.left")
    def say_left(self) -> None:
        """Announce how many cells are empty, and how many of each digit are missing."""
        view = self.game_view()
        if view is not None:
            words = left_spoken(view.open_cells, view.remaining, view.geometry, self.text)
            self._announce(words)

    def _announce(self, words: str) -> None:
        """Announce facts at the foot of the window, since the card may have a hint."""
        super().tell(words)
