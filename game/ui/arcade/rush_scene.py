"""Rush: one question after the other, and a clock that runs only while one is shown."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...core.message import message
from ...learn.rush import Moment, positions
from ...learn.rush_desk import Desk, Phase
from ...play.arcade.standing import COMBO_TIERS
from ...play.modes.rush import PASS_COST, Verdict, quarters_of, tier_of
from ...play.modes.rush_run import RELAXED, STANDARD, RushRun
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..look.layout import LEAST_SHARE, PANEL
from ..play.pulse import Pulse
from ..play.voices import climb, entry, strike
from ..scene.header import framed, header
from ..scene.question import Question as Asked
from ..scene.question import Reply
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from .asking import AskingScene
from .rush_head import HeadWords, RushHead
from .rush_records import next_rush, rank_words
from .rush_strip import Strip

if TYPE_CHECKING:
    from .services import ArcadeServices

CHANGED: Final = 1.6
"""Seconds for which it is shown how much time was won or lost."""

SHORT: Final = 10_000
"""Milliseconds on the clock from which on a pulse tells that it is nearly over."""


class RushScene(AskingScene):
    """A Rush in progress."""

    desk: Desk
    scopes: ClassVar[tuple[str, ...]] = ("rush.clock", "rush")

    def __init__(
        self, stage: Stage, services: "ArcadeServices", argument: RushRun | str | None
    ) -> None:
        """`argument` is a Rush to play, or a kind of Rush."""
        run = (
            argument if isinstance(argument, RushRun) else next_rush(services, argument or STANDARD)
        )
        reads = run.kind == RELAXED and stage.is_read_out
        super().__init__(stage, services, Desk(run, positions(), reads=reads))
        self._ended = False
        self._changed = ""
        """What an answer gave or cost, in seconds."""
        self._changed_until = 0.0
        self._shows_card = False
        self._pulse: Final = Pulse()
        self._best = _best(services, run)

        self.head: Final = RushHead(lambda: services.preferences.theme)
        self.strip: Final = Strip(lambda: services.preferences.theme)
        self.title: Final = Label(
            self.text("mode.rush"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.pause_button: Final = self.bind(
            IconButton(Icon.PAUSE, id="pause", is_round=True), "rush.pause"
        )
        rank = rank_words(self.catalogue, services)
        self.strip.show_rank(rank.name, rank.following, rank.share)
        self.show_question()
        self._show_standing()

    @property
    def run(self) -> RushRun:
        """The Rush so far."""
        return self.desk.ended

    def take_over(self, before: "RushScene") -> None:
        """Continue the Rush."""
        self.desk, self.cursor, self._ended = before.desk, before.cursor, before._ended
        self._shows_card = before._shows_card
        self.show_question()
        self._show_standing()

    def enter(self) -> None:
        """Start, or return from a scene on top."""
        self._last = self.services.clock()
        self._store_run()

    def leave(self) -> None:
        """Hide the board below another scene."""
        if not self._ended:
            self.pause()

    # -- answering

    def give(self, cell: int, digit: int) -> None:
        """Answer with a digit in a cell."""
        self._show_answer(self.desk.answer(cell, digit))

    @handles("rush.pass")
    def skip(self) -> None:
        """Pass the question."""
        self._show_answer(self.desk.skip())

    @handles("rush.pause")
    def pause(self) -> None:
        """Hide the board; the present question counts as passed."""
        before = len(self.desk.moments)
        if self.desk.pause():
            self._show_answer(self.desk.moments[-1] if len(self.desk.moments) > before else None)
            self.show_question()

    @property
    def pass_words(self) -> str:
        """The text of the pass button, with its cost."""
        return self.text("rush.pass", seconds=self.run.times * PASS_COST // 1000)

    def _show_seconds(self, moment: Moment) -> None:
        """Show briefly how many seconds an answer won or lost."""
        before, after = moment.before, moment.after
        gift = after.given - before.given
        cost = before.left - moment.answer.thought - after.left
        if gift or (moment.verdict is not Verdict.RIGHT and cost > 0):
            key, much = ("rush.gift", gift) if gift else ("rush.cost", cost)
            self._changed = self.text(key, seconds=round(much / 1000))
            self._changed_until = self.services.clock() + CHANGED

    def _show_answer(self, moment: Moment | None) -> None:
        if moment is None:
            return
        self._teach(moment)
        self._show_seconds(moment)
        before, after = moment.before, moment.after
        audio = self.stage.audio
        if moment.verdict is Verdict.RIGHT:
            pitched = self.preferences.settings.sound.pitches
            sound = strike if moment.question.is_strike else entry
            audio.play(sound(moment.answer.digit, pitched=pitched))
            audio.play(climb(after.combo))
            if tier_of(after.combo) > tier_of(before.combo):
                audio.play("tier_up")
            if after.given > before.given:
                audio.play("gift")
        else:
            audio.play("life_lost" if moment.verdict is Verdict.MISSED else "pass")
            if tier_of(after.combo) < tier_of(before.combo):
                audio.play("tier_down")
        self._store_run()
        self.show_question()
        self._show_standing()
        if self.desk.phase is Phase.OVER:
            self._end()

    def _teach(self, moment: Moment) -> None:
        """Record in the school how a technique went."""
        question = moment.question
        if question.is_strike:
            self.services.learning.struck(
                question.technique,
                question.place,
                moment.answer.thought,
                right=moment.right,
                lit=question.is_new,
            )

    def _show_board(self) -> None:
        """Show an example beside the card of a new technique."""
        if self.desk.phase is Phase.CARD:
            self.board.tell(self.desk.example, None)
        else:
            super()._show_board()

    @property
    def wrong(self) -> tuple[int, int] | None:
        """The wrong answer that is shown, if any."""
        last = self.desk.moments[-1:]
        is_miss = last and last[0].verdict is Verdict.MISSED
        return (last[0].answer.cell, last[0].answer.digit) if is_miss else None

    # -- time

    def update(self, dt: float) -> None:
        """Advance the clock."""
        super().update(dt)
        shows_card = self.desk.phase is Phase.CARD
        if shows_card and not self._shows_card:
            self.stage.audio.play("new_technique")
        if shows_card != self._shows_card:
            self._shows_card = shows_card
            self.resized()
        is_short = self.desk.phase is Phase.ASKED and self.desk.left <= SHORT
        warns = is_short and self.preferences.settings.sound.danger
        if self._pulse.beats("time" if warns else "", dt):
            self.stage.audio.play("danger")
        if self.desk.phase is Phase.OVER:
            self._end()

    def tell_time(self) -> None:
        """Show the clock, which is stopped while an answer is shown."""
        standing, catalogue = self.desk.standing, self.catalogue
        tier = tier_of(standing.combo)
        factor = self.text("rush.factor", n=catalogue.figures.short(standing.quarters / 4))
        to_next = ""
        if tier + 1 < len(COMBO_TIERS):
            following = catalogue.figures.short(quarters_of(COMBO_TIERS[tier + 1]) / 4)
            to_next = self.text(
                "rush.to_next", n=COMBO_TIERS[tier + 1] - standing.combo, factor=following
            )
        changed = self._changed if self.services.clock() < self._changed_until else ""
        words = HeadWords(
            catalogue.count("runs.points", standing.score),
            self._best_words,
            factor,
            self.text("rush.in_a_row", n=standing.combo) if standing.combo else "",
            to_next if standing.combo else "",
            changed,
        )
        stands = self.desk.phase is not Phase.ASKED
        self.head.show(self.desk.left, standing.combo, words, stands=stands)

    @property
    def _best_words(self) -> str:
        if not self._best:
            return ""
        return self.text("rush.your_best", points=self.catalogue.figures.thousands(self._best))

    def _show_standing(self) -> None:
        standing = self.desk.standing
        counts = self.text("rush.counts", right=standing.right, missed=standing.missed)
        self.strip.show(self.desk.moments, self.text("rush.last"), counts)
        self.tell_time()

    def _end(self) -> None:
        """End the Rush: store it, and open its result."""
        if self._ended:
            return
        self._ended = True
        run, rushes = self.desk.ended, self.services.rushes
        if rushes is not None:
            run = rushes.end(run)
        self.stage.audio.play("time_over")
        # Not while events are handled: the scene that they are for would be gone.
        self.stage.later(lambda: self._leave(run))

    def _leave(self, run: RushRun) -> None:
        if self.stage.shows(self):
            self.stage.switch("rush_end", run)

    def _store_run(self) -> None:
        rushes = self.services.rushes
        if rushes is not None and not self._ended:
            rushes.keep(self.desk.ended)

    # -- leaving

    def back(self) -> None:
        """Ask first: a Rush that is left counts as played."""
        answers = (
            Reply("stay", "rush.leave.stay"),
            Reply("leave", "rush.leave.leave", self._give_up, loses=True),
        )
        said = (message("rush.leave.text"),)
        self.stage.push("confirm", Asked(message("rush.leave.title"), said, answers))

    def _give_up(self) -> None:
        if not self._ended:
            self._ended = True
            rushes = self.services.rushes
            if rushes is not None:
                rushes.end(self.desk.ended._replace(given_up=True))
            self.stage.pop()

    # -- what is shown

    def parts(self) -> Part:
        """Return the board with clock, question and digits beside or below it."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        head = header(self.leave_button, self.title, self.pause_button)
        asked = self.asked()
        if self._shows_card:
            beside = Column(Item(self.head, tall=140), asked.growing())
            under = Column(Item(self.head, tall=100), asked, board)
        else:
            strip = Item(self.strip, tall=160).folding(1)
            pad = Tiles(*(Item(key, tall=84) for key in self.pad), across=(3,))
            beside = Column(Item(self.head, tall=140), asked, pad.growing(), strip)
            low_pad = Tiles(*self.pad, across=(9,))
            under = Column(Item(self.head, tall=100), asked, board, low_pad, strip)
        panel = Row(board, Loose(beside, wide=PANEL, y=0.0).filling(), gap=Space.APART)
        return framed(head, Largest(panel, under))


def _best(services: "ArcadeServices", run: RushRun) -> int:
    """Return the best score in a Rush's table; 0 before the first one."""
    records = services.records
    if records is None:
        return 0
    table = [one for one in records.runs() if one.mode == "rush" and one.place == run.place]
    return max((one.score for one in table), default=0)


SCENE = RushScene
