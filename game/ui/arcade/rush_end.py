"""A finished Rush: its score, every answer, and what was missed, to try again."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...core.naming import day_words
from ...learn.rush import Question, moments, positions
from ...learn.rush_verify import is_known, share_of
from ...messages import sentences
from ...play.arcade.run import End
from ...play.modes.rush import PAUSE_AFTER, quarters_of
from ...play.modes.rush_run import CHOSEN, FirstRush, RushRun, rush_text
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..look.figures import clock
from ..look.layout import PANEL
from ..records.achieved import look_at
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from ..widgets.primary_card import PrimaryCard
from .rush_records import next_rush, rank_words
from .rush_signs import Curve, MissedBoard, Signs

if TYPE_CHECKING:
    from ..look.theme import Theme
    from .services import ArcadeServices

MOST_MISSED: Final = 3
"""Missed questions that are shown; the others come after them."""
WIDE: Final = 600
"""The width of the window from which on the words of the end are in large type."""


class RushEndScene(GameScene):
    """The result of a Rush."""

    services: "ArcadeServices"
    scopes: ClassVar[tuple[str, ...]] = ("rush_end",)

    def __init__(
        self, stage: Stage, services: "ArcadeServices", argument: RushRun | FirstRush | None
    ) -> None:
        """Without an argument, show a Rush without answers."""
        super().__init__(stage, services)
        found = positions()
        self.run: Final = argument or RushRun("none", found.digest)
        self._ready = services.clock() + PAUSE_AFTER / 1000
        """When keys answer: what was meant for the Rush presses no button here."""
        self.is_known: Final = is_known(self.run, found)
        """Whether its positions are those of this version."""
        known = self.run if isinstance(self.run, RushRun) and self.is_known else None
        self.moments: Final = () if known is None else tuple(moments(known, found))
        figures = self.catalogue.figures

        def theme() -> "Theme":
            return services.preferences.theme

        self.title: Final = Label(
            self.text("mode.rush"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.facts: Final = Label(self._facts(), points=14, colour="muted", elides=True, id="facts")
        self.ended: Final = Label(
            self._ended(), points=34, weight=Weight.TITLE, elides=True, id="ended"
        )
        self.score: Final = Label(
            figures.thousands(self.run.score), points=108, weight=Weight.RESULT, id="score"
        )
        self.told: Final = Label(
            self._comparison_text(),
            points=16,
            weight=Weight.MEDIUM,
            wrap=True,
            max_lines=2,
            elides=True,
            id="told",
        )
        rank = rank_words(self.catalogue, services)
        words = [rank.name, rank.following]
        if rank.rank.median is not None:
            words.append(self.text("rush.median", points=figures.thousands(rank.rank.median)))
        self.rank: Final = Label(
            self.text("ui.separator").join(filter(None, words)),
            points=14,
            colour="muted",
            wrap=True,
            max_lines=2,
            elides=True,
            id="rank",
        )
        self.signs: Final = Signs(theme, self.moments, self._sign_words())
        self.curve: Final = Curve(theme, self.moments, self.text("rush.points"))
        self.missed_title: Final = Label(
            self.text("rush.missed_title"), points=20, weight=Weight.TITLE, id="missed"
        )
        self.missed_words: Final = Label(
            self.text("rush.missed_words"), points=14, colour="muted", elides=True
        )
        self.boards: Final = [
            MissedBoard(
                question,
                self._name(question),
                self._try_words(question),
                partial(self._try, (question,)),
                theme,
                id=f"missed.{at}",
            )
            for at, question in enumerate(self.missed[:MOST_MISSED])
        ]
        primary = PrimaryCard(
            self.text("action.rush.again"),
            self.again,
            theme=theme,
            detail=self.catalogue.render(self.run.kind_words),
            key=self.services.bindings.key_text("rush.enter"),
            id="again",
        )
        self.again_button: Final = self.bind(primary, "rush.again")
        self.missed_button: Final = self.action_button("rush.again_missed", id="again_missed")
        tops = services.top_tens
        place = 0 if tops is None else tops.place_of(self.run.game_id)
        reached = self.text("top_ten.reached", n=place) if place else ""
        self.others: Final = [
            self.action_button("rush.review", id="review"),
            self.action_button("top_ten", text=reached),
            self.action_button("share"),
        ]
        self.leave_button: Final = self.bind(
            IconButton(Icon.BACK, id="back", is_round=True), "back"
        )
        self.form.set_focus(primary, by_keys=False)
        self.show_actions()

    def enter(self) -> None:
        """Have the Rush examined for achievements, and announce them."""
        if isinstance(self.run, RushRun) and self.is_known:
            look_at(self, self.services, self.run.game_id, rush_text(self.run))

    @property
    def missed(self) -> tuple[Question, ...]:
        """The questions that were missed or passed."""
        return tuple(one.question for one in self.moments if not one.right)

    # -- what is pressed

    def handle(self, event: pygame.event.Event) -> bool:
        """Ignore keys meant for the Rush, then handle events."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and self.run.end is not End.GIVEN_UP and self.services.clock() < self._ready:
            return True
        return super().handle(event)

    @handles("rush.again")
    def again(self) -> None:
        """Start another Rush of the same kind."""
        run = self.run
        if isinstance(run, FirstRush):
            self.stage.switch("rush")
        elif run.kind == CHOSEN:
            asked = tuple(sorted(run.asked))
            self.stage.switch("rush", next_rush(self.services, CHOSEN, asked, run.clock))
        else:
            self.stage.switch("rush", next_rush(self.services, run.kind))

    @handles("rush.again_missed")
    def again_missed(self) -> None:
        """Repeat the questions that were missed."""
        self._try(self.missed)

    def _try(self, questions: tuple[Question, ...]) -> None:
        self.stage.push("rush_again", questions)

    @property
    @unavailable("rush.again_missed")
    def why_nothing_missed(self) -> str:
        """The message key of the reason, if nothing was missed; else empty."""
        return "" if self.missed else "rush.why.nothing_missed"

    @handles("rush.review")
    def review(self) -> None:
        """Open the review of the answers."""
        self.stage.push("rush_review", self.run if isinstance(self.run, RushRun) else None)

    @property
    @unavailable("rush.review")
    def why_no_review(self) -> str:
        """The message key of the reason, if there are no answers; else empty."""
        return "" if self.moments else "rush.why.no_answers"

    @handles("top_ten")
    def open_top_ten(self) -> None:
        """Show the top ten with this Rush."""
        self.stage.push("top_ten", self.run.game_id)

    @handles("share")
    def share(self) -> None:
        """Copy a summary to the clipboard."""
        self.stage.clipboard.put(self.catalogue.render(share_of(self.run, positions())))
        self.tell(self.text("ui.shared"))

    # -- what is shown

    def _facts(self) -> str:
        day = self.catalogue.render(day_words(self.run.day)) if self.run.day else ""
        kind = self.catalogue.render(self.run.kind_words)
        return self.text("ui.separator").join(filter(None, (kind, day)))

    def _ended(self) -> str:
        if self.run.end is End.GIVEN_UP:
            return self.text("rush.left")
        return self.text("rush.over" if self.run.end is End.WON else "rush.lost")

    def _comparison_text(self) -> str:
        """Return how the result compares to the player's best, or why it does not count."""
        if not self.is_known:
            return self.text("verify.other_positions")
        records, run = self.services.records, self.run
        if records is None or isinstance(run, FirstRush):
            return ""
        table = [
            one.score
            for one in records.runs()
            if one.mode == "rush" and one.place == run.place and one.game_id != run.game_id
        ]
        if not table:
            return self.text("rush.first") if run.score else ""
        best = max(table)
        if run.score > best:
            more = self.catalogue.figures.thousands(run.score - best)
            return self.text("rush.new_best", points=more)
        return self.text("rush.your_best", points=self.catalogue.figures.thousands(best))

    def _sign_words(self) -> tuple[str, ...]:
        run, catalogue = self.run, self.catalogue
        if isinstance(run, FirstRush):
            right, missed = run.right, run.missed
            title, longest = catalogue.count("rush.share.right", right), ""
        else:
            standing = run.standing
            right, missed = standing.right, standing.missed
            title = catalogue.count("rush.share.right", right)
            if standing.strikes:
                title = self.text("rush.right_strikes", right=right, strikes=standing.strikes)
            factor = catalogue.figures.short(quarters_of(standing.longest) / 4)
            longest = self.text("rush.longest", n=standing.longest, factor=factor)
        facts = [catalogue.count("rush.missed_count", missed)]
        if isinstance(run, RushRun):
            facts.append(self.text("rush.on_clock", time=clock(run.milliseconds // 1000)))
        fact = self.text("ui.separator").join(facts)
        return title, fact, self.text("rush.sign.digit"), self.text("rush.sign.technique"), longest

    def _try_words(self, question: Question) -> str:
        """Return what a press does, with the mastery of a technique."""
        words = self.text("rush.try")
        if not question.is_strike:
            return words
        learning = self.services.learning
        mastery = learning.progress.mastery(question.technique, learning.now)
        known = self.text(f"rush.mastery.{mastery.name.lower()}")
        return self.text("ui.separator").join((known, words))

    def _name(self, question: Question) -> str:
        if question.is_strike:
            return sentences.name(self.catalogue, question.technique)
        return self.text(f"rush.form.{question.form.value}")

    def parts(self) -> Part:
        """Return answers and missed questions at the left; score and next steps at the right."""
        self.ended.points = 34 if self.room[0] >= WIDE else 26
        head = header(
            self.leave_button, Row(self.title, Item(self.facts).growing(), gap=Space.TIGHT)
        )
        left: list[Part] = [Item(self.signs, wide=640, tall=300).growing(2)]
        if self.boards:
            words = Row(self.missed_title, Item(self.missed_words).growing(), gap=Space.GAP)
            left.append(words.folding(1))
            boards = (Item(board, tall=270) for board in self.boards)
            left.append(Tiles(*boards, across=(MOST_MISSED,)).growing(1).folding(2))
        score: list[Part] = [
            Column(self.ended, self.score, self.told, Item(self.rank).folding(1), gap=Space.LINE)
        ]
        if self.moments:
            score.append(Item(self.curve, tall=150).growing(1).folding(3))
        else:
            score.append(Gap().growing())
        again = [Item(self.again_button, tall=76)]
        if self.boards:
            again.append(Item(self.missed_button, tall=52))
        first, second, last = (Item(button, tall=52) for button in self.others)
        others = Tiles(first, second, last.folding(4), across=(3, 2))
        right = Column(*score, Column(*again, gap=Space.TIGHT), others)
        beside = Loose(right, wide=PANEL, y=0.0).filling()
        panel = Row(Column(*left).growing(), beside, gap=Space.APART)
        under = Column(*score, *left, Column(*again, gap=Space.TIGHT), others)
        return framed(head, Largest(panel, under))


SCENE = RushEndScene
