"""The scene after a win: the result, beside the board."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.geometry import CLASSIC
from ...generate.sources import shape_of
from ...play.arcade.standing import MEDALS
from ...play.game_rules import DAILY
from ...play.view import GameView
from ...shell.kit import Kit, Space
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.label import Label
from ..board.choreography import EMERGE
from ..board.poster import tiles_of
from ..look.figures import clock
from ..records.words import technique_name
from ..widgets.counter import Counter
from ..widgets.medal_badge import MedalBadge
from .ending import FIGURE_FOLD, WORDS_FOLD, EndScene
from .items import ItemLine, Items
from .par_bar import ParBar
from .record_banner import RecordBanner
from .turning_poster import TurningPoster

if TYPE_CHECKING:
    from ...store.statistics import Best
    from ..records.plots import HistogramPlot, TechniquePlot
    from .course_plot import CoursePlot
    from .services import ArcadeServices
    from .stamped_week import StampedWeek

DRAWN: Final = 0.5
"""Seconds in which the course of the points is drawn."""
LEAST_AMONG: Final = 3
"""So many games of a kind show what they came to."""


class LargeMedal(MedalBadge):
    """The medal of a win, the most prominent thing after the score."""

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a square."""
        side = kit.px(116, 36)
        return side, side


class WinScene(EndScene):
    """The scene after a win: time and best time in Calm, medal and items of a scored game."""

    services: "ArcadeServices"

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services, argument)
        view = self.view
        plain = tuple(
            cell._replace(selected=False, cursor=False, peer=False, same=False)
            for cell in view.cells
        )
        self.board.show(plain)
        self.poster: Final = TurningPoster(lambda: services.preferences.theme, self.text("ui.won"))
        self.poster.show(view.geometry, tiles_of(view.cells))
        self.shared = self.poster
        rules, level, best = view.rules, view.level, None
        if level is not None:
            shape = shape_of(view.puzzle_id)
            records = services.records
            if records is not None:
                best = records.best(level.value, rules.mode, rules.clock, shape.code)
        self._entered = False
        self.known = True
        """Whether nothing is lacking of what is shown."""
        figure = clock(view.elapsed)
        if view.scored is not None:
            figure = self.catalogue.figures.thousands(view.scored.points)
        self.figure: Final = Label(
            figure,
            room_for=(figure,),
            points=92,
            weight=Weight.RESULT,
            elides=True,
            id="time" if view.scored is None else "score",
        )
        self.par: Final = Label(points=17, weight=Weight.TITLE, id="par")
        self.bar: ParBar | None = None
        self.medal: Final = self._medal(view)
        self.banner: Final = self._banner(view, best)
        self.items: Final = self._items(view)
        self.figures: Final = self._figures(view, best)
        self.title.text = self.text("ui.won")
        if view.rules.is_staged:
            self.title.text = self.text("marathon.done", stage=view.title)
        if view.scored is not None and view.scored.medal is not None:
            self.title.text = self.text(f"arcade.medal.{view.scored.medal}")
        self.words.text = self._subtitle(view, best)
        self.histogram: Final = self._histogram(view)
        self.week: Final = self._week(view)
        self.course: Final = self._course(view)
        self.took: Final = self._technique_plot(view)
        """What the puzzle takes, where there are no games to be among."""
        self.round: Final = Label(self.text("menu.round"), colour="muted", wrap=True, id="round")

    def enter(self) -> None:
        """Colour the board, and the first time count the score up item by item."""
        if self.took is not None:
            self._ask_for_path()
        if self._entered:
            return
        self._entered = True
        self.check_achievements()
        self.poster.turn(self.animator, self.view.cursor)
        audio, delay = self.stage.audio, EMERGE
        if self.items is not None:
            delay = self.items.seconds
            self.items.count_up(self.animator, lambda: audio.play("count"), self._show_score)
        if self.medal is not None:
            name = self.medal.medal
            self.medal.land(self.animator, delay, lambda: audio.play(f"medal.{name}"))
        if self.course is not None:
            self.course.draw_to(0)
            self.animator.start(self.course.draw_to, DRAWN, key="course", delay=delay)
        if self.banner is not None:
            self.banner.land(self.animator, delay, lambda: audio.play("record"))
        if self.week is not None:
            self.week.press(self.animator, delay, lambda: audio.play("stamp"))

    def _week(self, view: GameView) -> "StampedWeek | None":
        """Return the last days of the wall, if this game earned the day's stamp."""
        from ...play.saved import Origin

        saved, daily = self.services.current_game.session.saved(), self.services.daily
        if view.rules.mode != DAILY.mode or saved.origin is not Origin.FIRST:
            return None
        day, stamps = daily.day_of(view.puzzle_id), daily.stamps()
        if day not in stamps or stamps[day].puzzle_id != view.puzzle_id:
            return None
        from .stamped_week import StampedWeek

        theme = lambda: self.preferences.theme  # noqa: E731 - what it is painted in
        return StampedWeek(day, stamps, self.poster.tiles, self.text("stamps.stamp"), theme)

    def _show_score(self, points: int) -> None:
        self.figure.text = self.catalogue.figures.thousands(points)
        par = None if self.view.scored is None else self.view.scored.par
        if self.bar is not None and par is not None:
            self.bar.count_to(points / max(1, par.score))

    def picture(self, *, least: int) -> Part:
        """Return the board as a poster, no larger than the board was."""
        return self.poster.part(least=least, snap=self.board.part(least=least).snap)

    def heading(self) -> Part:
        """Return the title with banner and medal; below it the score of a scored game."""
        titled = Row(super().heading().growing(), *self._signs)
        return titled if self.items is None else Column(titled, self._score)

    def wide_heading(self) -> Part:
        """Return the same with the medal as high as title and score."""
        if self.course is None:
            return self.heading()
        scored = Column(super().heading(), self._score, gap=Space.NONE)
        return Row(scored.growing(), *self._signs)

    @property
    def _signs(self) -> list[Widget]:
        return [sign for sign in (self.banner, self.medal) if sign is not None]

    @property
    def _score(self) -> Part:
        return Item(self.figure, tall=96).folding(FIGURE_FOLD)

    def body(self) -> Sequence[Part | Widget]:
        """Return the score with its items; in Calm the time and the counts."""
        if self.items is not None:
            bar = [] if self.bar is None else [self.bar]
            lacks = Item(self.par).folding(WORDS_FOLD)
            return (*bar, lacks, Item(self.items).folding(3))
        counted = Grid(*self.figures, across=(3,)).folding(FIGURE_FOLD)
        return Item(self.figure, tall=96), counted

    def further(self) -> Sequence[Sequence[Part]]:
        """Return the player's other games of the kind, or the puzzle's techniques, or the course.

        Without any of these, return milestones. The stamp of a day comes before everything.
        """
        plots = [Item(plot, tall=300) for plot in (self.histogram, self.took) if plot is not None]
        if self.course is None:
            return (plots or [Item(self.round)],)
        course = Item(self.course, tall=160)
        if self.week is not None:
            week = Item(self.week, tall=64)
            return [week, course, *plots], [week, course], [week]
        return ([course, *plots], plots, [course]) if plots else ([course],)

    @property
    def share_of_par(self) -> float | None:
        """The share of par that was earned, if the bar shows it."""
        return None if self.bar is None else self.bar.share

    def note(self) -> str:
        """Return how many points the next medal needs."""
        return self.par.text

    def _medal(self, view: GameView) -> MedalBadge | None:
        if view.scored is None or view.scored.medal is None:
            return None
        return LargeMedal(view.scored.medal, theme=lambda: self.preferences.theme)

    def _banner(self, view: GameView, best: "Best | None") -> RecordBanner | None:
        """Return the banner of a record; the first game of a kind is not one."""
        if best is None or best.wins < 2 or not self._is_best(view, best):
            return None
        return RecordBanner(self.text("arcade.record"), theme=lambda: self.preferences.theme)

    def _is_best(self, view: GameView, best: "Best") -> bool:
        """Whether this is the best game of its kind; with help or a known puzzle it is not."""
        from ...play.saved import Origin

        if view.scored is None:
            return best.seconds == view.elapsed
        saved = self.services.current_game.session.saved()
        counts = saved.origin is Origin.FIRST and not view.scored.helped
        return counts and self.mode.is_record and best.score <= view.scored.points

    def _items(self, view: GameView) -> Items | None:
        """Return the score item by item, without those that add nothing."""
        scored = view.scored
        if scored is None or scored.result is None:
            return None
        result, count, text = scored.result, self.catalogue.count, self.text
        figures = self.catalogue.figures
        best = self.services.current_game.session.standing
        if scored.par is not None and not view.rules.is_staged:
            self.par.text = self._to_next(result.total, scored.par.score, helped=scored.helped)
            share = result.total / max(1, scored.par.score)
            theme = lambda: self.preferences.theme  # noqa: E731 - what it is painted in
            self.bar = ParBar(share, helped=scored.helped, theme=theme)
        tier = figures.short((scored.quarters if best is None else best.best_quarters) / 4)
        lines = (
            ItemLine(count("arcade.item.base", view.erased), result.base),
            ItemLine(text("arcade.item.combo", factor=tier), result.combo),
            ItemLine(count("arcade.item.spent", view.mistakes), -result.spent),
            ItemLine(count("arcade.item.lives", scored.lives), result.lives),
            ItemLine(text("arcade.item.time", time=clock(view.elapsed)), result.time),
            ItemLine(text("arcade.item.stage"), result.stage),
        )
        return Items([line for line in lines if line.points], figures, id="items")

    def _to_next(self, total: int, par: int, *, helped: bool) -> str:
        """Return how many points the next medal needs, or par if there is no next one."""
        text, thousands = self.text, self.catalogue.figures.thousands
        for medal, percent in reversed(MEDALS):
            lacks = -(-par * percent // 100) - total
            if lacks > 0 and not helped:
                name = text(f"medal.{medal}")
                return text("arcade.to_medal", points=thousands(lacks), medal=name)
        return text("arcade.par", points=thousands(par))

    def _histogram(self, view: GameView) -> "HistogramPlot | None":
        """Return the results of the player's games of this kind, with this one marked."""
        records = self.services.records
        if view.level is None or records is None:
            return None
        from ...store.statistics import of_table
        from ..records.charts import SCORE, TIME, histogram
        from ..records.plots import HistogramPlot

        rules = view.rules
        table = of_table(
            records.runs(), view.level.value, rules.mode, rules.clock, view.geometry.code
        )
        if len(table) < LEAST_AMONG:
            return None
        plot = HistogramPlot(
            self.text("records.histogram"), lambda: self.preferences.theme, id="histogram"
        )
        plot.fact = self.catalogue.count("ui.games.count", len(table))
        game_id = self.services.current_game.game_id
        # Without a clock or a combo, games differ in their time.
        if view.scored is None:
            plot.take(histogram(table, TIME, game_id), clock)
        else:
            plot.take(histogram(table, SCORE, game_id), self.catalogue.figures.thousands)
        return plot

    def _course(self, view: GameView) -> "CoursePlot | None":
        """Return the course of the points, if there is a par."""
        scored = view.scored
        if scored is None or scored.par is None or view.rules.is_staged:
            return None
        from .course_plot import CoursePlot, Side

        par, total = scored.par, scored.points
        # The bonuses come with the last entry.
        own = (*scored.course, (1000 * view.elapsed, total))
        best = (*par.course, (1000 * par.seconds, par.score))
        thousands, text = self.catalogue.figures.thousands, self.text
        return CoursePlot(
            Side(text("arcade.course.you"), own),
            Side(text("arcade.course.par"), best),
            text(
                "arcade.course",
                points=thousands(total),
                time=clock(view.elapsed),
                par=thousands(par.score),
                best=clock(par.seconds),
            ),
            lambda: self.preferences.theme,
            id="course",
        )

    def _technique_plot(self, view: GameView) -> "TechniquePlot | None":
        """Return a plot of the puzzle's techniques, which is empty until they are known."""
        solved = self.services.current_game.session.solution is not None
        if self.histogram is not None or not solved or view.geometry != CLASSIC:
            return None
        if view.options.nudges and not self.services.learning.progress.has_met("full-house"):
            # To those who are new to Sudoku the names say nothing yet.
            return None
        from ..records.plots import TechniquePlot

        name = partial(technique_name, self.catalogue)
        theme = lambda: self.preferences.theme  # noqa: E731 - what all plots are drawn in
        figure = self.catalogue.figures.thousands
        plot = TechniquePlot(self.text("records.takes"), theme, name, figure, id="took")
        plot.fact = self.text("records.takes.key")
        return plot

    def _ask_for_path(self) -> None:
        """Ask for the path through the puzzle, and show its techniques."""
        from ...play.study import Subject

        givens = self.services.current_game.session.puzzle.givens
        ratings = self.services.ratings.of(Subject(givens, givens, True))

        def show() -> None:
            self.known = ratings.route is not None
            if ratings.route is not None and self.took is not None:
                from ..records.charts import takes

                self.took.take(takes(ratings.route.counts))

        show()
        ratings.want(self.ask, show, self.tell_failure, path_alone=True)

    def _figures(self, view: GameView, best: "Best | None") -> list[Counter]:
        figures = [
            ("mistakes", str(view.mistakes)),
            ("hints", str(view.hints)),
            ("best", clock(view.elapsed if best is None else best.seconds)),
        ]
        if view.level is None:
            figures.pop()
        counters = [self.counter(f"ui.{name}", id=name, colour="") for name, _ in figures]
        for counter, (_, value) in zip(counters, figures, strict=True):
            counter.value = value
        return counters

    def _subtitle(self, view: GameView, best: "Best | None") -> str:
        """Return the line below the title: level, id, and whether it is the player's best."""
        if view.level is None or view.puzzle_id is None:
            return ""
        words = [self.name_of(view.level), view.puzzle_id]
        if view.scored is not None:
            words[1] = clock(view.elapsed)
            words.append(self.total() or self._rank_text(view, best))
        elif best is not None and best.wins > 1 and best.seconds == view.elapsed:
            words.append(self.text("ui.best_so_far"))
        return self.text("ui.separator").join(words)

    def _rank_text(self, view: GameView, best: "Best | None") -> str:
        """Return the rank of a scored game among the player's others."""
        from ...play.saved import Origin

        scored, saved = view.scored, self.services.current_game.session.saved()
        assert scored is not None
        if saved.pace:
            gap = (saved.pace[-1] - saved.milliseconds) // 1000
            return self.text("ghost.won" if gap >= 0 else "ghost.beaten", time=clock(abs(gap)))
        if scored.helped:
            return self.text("arcade.no_record.helped")
        if saved.origin is not Origin.FIRST:
            return self.text("arcade.no_record.again")
        if best is None or best.score <= scored.points:
            return self.text("ui.best_so_far" if best and best.wins > 1 else "arcade.first_here")
        return self.text(
            "arcade.behind_best",
            points=self.catalogue.figures.thousands(best.score - scored.points),
        )


SCENE = WinScene
