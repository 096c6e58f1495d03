"""The judgement of a puzzle being made, as it arrives: verdict, marks and ratings."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.digits import NO_DIGITS, Mask
from ...core.verdict import Verdict
from ...messages.lists import enumerated, sentences_in_turn
from ...play.editing.draft import Draft
from ...play.editing.judging import Judged, region_faults, scattered
from ...play.editing.questions import JudgeDraft
from ..games.verdict import BoardVerdict
from .naming import named

if TYPE_CHECKING:
    from ...work.worker import OpenQuestion
    from ..scene.services import Ask
    from .services import EditorServices

FEW: Final = 0.5
"""Of the cells that may differ between solutions, for their digits to be shown."""

NAMED: Final = 4
"""Constraints that are named where they leave no solution; of more, only the number is told."""


class Judgement:
    """The worker's verdict on the draft; questions about earlier drafts are dropped."""

    def __init__(
        self,
        services: "EditorServices",
        ask: "Ask",
        changed: Callable[[], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """`changed` is called after each answer; `failed` with the reason for missing ratings."""
        self._ask: Final = ask
        self._tell_failure: Final = failed
        self._words: Final = services.words
        self._game: Final = services.current_game
        self._changed: Final = changed
        self._rated: Final = BoardVerdict(services.words, services.ratings)
        self._draft: Draft | None = None
        self._open_question: OpenQuestion[Judged] | None = None
        self._failed = ""
        self.judged: Judged | None = None
        """The verdict, once it is there."""

    def ask(self, draft: Draft) -> None:
        """Have a draft judged, unless its regions are invalid."""
        if self._open_question is not None:
            self._open_question.drop()
        self._rated.drop()
        self._draft, self._open_question, self.judged, self._failed = draft, None, None, ""
        if draft.is_board and (any(draft.values) or draft.constraints):
            take = partial(self._take_verdict, draft)
            question = JudgeDraft(draft.grid)
            self._open_question = self._ask(question, take, failed=self._fail, progress=take)

    def _take_verdict(self, draft: Draft, judged: Judged) -> None:
        self.judged = judged
        if judged.verdict is Verdict.UNIQUE and draft.values.count(0):
            # A scored game of this puzzle is one with help from now on.
            self._game.count_help_with(draft.grid)
            self._rated.rate(draft.grid, self._ask, self._changed, self._tell_failure)
        self._changed()

    def _fail(self, error: Exception) -> None:
        self._failed = self._words.failure(error)
        self._changed()

    # -- what is known

    @property
    def is_waiting(self) -> bool:
        """Whether part of the verdict is still awaited."""
        return self._open_question is not None and self._open_question.is_open

    @property
    def is_finished(self) -> bool:
        """Whether everything has arrived."""
        unique = self.judged is not None and self.judged.verdict is Verdict.UNIQUE
        return not self.is_waiting and (not unique or self._rated.explained)

    @property
    def faults(self) -> tuple[tuple[int, int], ...]:
        """The regions with a size other than that of a row, and their sizes."""
        draft = self._draft
        if draft is None or not draft.regions:
            return ()
        return region_faults(draft.regions, draft.board.size)

    @property
    def differing(self) -> tuple[int, ...]:
        """The cells that differ between solutions."""
        return () if self.judged is None else self.judged.differing

    @property
    def marked(self) -> tuple[int, ...]:
        """The same, if they are few enough to mark."""
        judged, differing = self.judged, self.differing
        few = judged is not None and len(differing) <= FEW * len(judged.digits)
        return differing if few else ()

    @property
    def candidates(self) -> tuple[Mask, ...]:
        """The digits of all cells in solutions, as far as known."""
        judged = self.judged
        if judged is None:
            return ()
        return judged.digits or tuple(Mask(1 << digit - 1) for digit in judged.solution)

    @property
    def blamed(self) -> tuple[int, ...]:
        """The cells of constraints that exclude every solution."""
        judged, draft = self.judged, self._draft
        if judged is None or draft is None:
            return ()
        every = draft.constraints
        return tuple({cell for place in judged.blamed.constraints for cell in every[place].cells})

    @property
    def notes(self) -> tuple[Mask, ...]:
        """The digits of the cells that differ between solutions, if these are few."""
        judged = self.judged
        if judged is None or not self.marked:
            return ()
        return tuple(mask if mask & (mask - 1) else NO_DIGITS for mask in judged.digits)

    def words(self, draft: Draft) -> str:
        """Return the title and the text about the draft, as far as known."""
        text, catalogue = self._words.text, self._words.catalogue
        if not draft.is_board:
            faulty = [
                catalogue.count("edit.region", count, region=number)
                for number, count in self.faults
            ]
            return text(
                "edit.regions.wrong", regions=enumerated(catalogue, faulty), size=draft.board.size
            )
        if not any(draft.values) and not draft.constraints:
            return text("edit.begin")
        said = [self._verdict_words(draft)]
        pieces = scattered(draft.regions, draft.board) if draft.regions else ()
        if pieces:
            numbers = enumerated(catalogue, [str(number) for number in pieces])
            said.append(catalogue.count("edit.regions.scattered", len(pieces), regions=numbers))
        return sentences_in_turn(catalogue, said)

    def _verdict_words(self, draft: Draft) -> str:
        text, judged, catalogue = self._words.text, self.judged, self._words.catalogue
        if judged is None:
            return self._failed or text("edit.judging")
        if judged.verdict is Verdict.CONFLICT and judged.said is not None:
            return text("edit.conflict", conflicts=catalogue.render(judged.said))
        if judged.verdict is Verdict.NONE:
            return self._none_words(draft, judged)
        if judged.verdict is Verdict.MANY:
            key = "edit.many" if self.marked else "edit.many.most"
            return catalogue.count(key, len(judged.differing))
        if judged.verdict is Verdict.UNIQUE:
            return text("edit.full") if 0 not in draft.values else self._rated.words
        if judged.verdict is Verdict.UNJUDGED:
            return text("play.told.unjudged")
        return text("edit.gave_up")

    def _none_words(self, draft: Draft, judged: Judged) -> str:
        """Return what excludes every solution."""
        catalogue, (clues, places, extras) = self._words.catalogue, judged.blamed
        if not (clues or places or extras):
            return catalogue.text("edit.none.looking")
        if not (places or extras):
            return catalogue.count("edit.none", len(clues))
        if len(places) > NAMED:
            parts = [catalogue.count("edit.none.marked", len(places))]
        else:
            parts = [
                catalogue.render(named(draft.constraints[place], draft.board, catalogue))
                for place in places
            ]
        parts += [catalogue.text(f"edit.rules.{extra}") for extra in extras]
        if clues:
            parts.append(catalogue.count("edit.none.clues", len(clues)))
        return catalogue.text("edit.none.rules", what=enumerated(catalogue, parts))

    # -- what it allows

    @property
    def why_not_play(self) -> str:
        """The message key of the reason, if no solution is known; else empty."""
        playable = Verdict.UNIQUE, Verdict.MANY, Verdict.UNJUDGED
        known = self.judged is not None and self.judged.verdict in playable
        return "" if known else "edit.why.no_solution"

    @property
    def why_not_solve(self) -> str:
        """The message key of the reason, if no solution is known; else empty."""
        known = self.judged is not None and self.judged.solution
        return "" if known else "edit.why.no_solution"

    @property
    def why_not_minimal(self) -> str:
        """The message key of the reason, if the solution is not unique; else empty."""
        unique = self.judged is not None and self.judged.verdict is Verdict.UNIQUE
        return "" if unique else "edit.why.not_unique"

    @property
    def why_not_suggest(self) -> str:
        """The message key of the reason, if there is one solution, or none; else empty."""
        many = self.judged is not None and self.judged.verdict is Verdict.MANY
        return "" if many else "edit.why.not_many"
