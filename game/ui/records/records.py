"""The records: how games of a kind went, as plots, and what to do with them."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...play.game_rules import MODES
from ...shell.kit import Space
from ...shell.parts.around import Largest, Scroll
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.screenshot import free_name
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from ...store.atomic import replace_file
from ...store.statistics import (
    Recorded,
    as_csv,
    best_of,
    by_day,
    by_technique,
    median_of,
    streaks,
    win_share,
)
from ..look.figures import clock
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..scene.question import Question, Reply
from ..widgets.counter import Counter
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from ..widgets.picker import Picker
from .charts import SCORE, TIME, Measure, histogram, shares, trend_of
from .plots import CalendarPlot, HistogramPlot, TechniquePlot, TrendPlot
from .recall import watch
from .words import table_name, technique_name

if TYPE_CHECKING:
    from .services import RecordsServices

MOST_TECHNIQUES: Final = 30
TABLE: Final = 300
MEASURE: Final = 200
REPLAY: Final = 180
"""The widths that the pickers and the button beside them would like, in points."""
Table = tuple[str, str | None, str, str]
"""Mode, level, combo's clock and shape of board: runs that can be compared."""


class RecordsScene(GameScene):
    """The records: pickers, figures and plots of the runs of one table."""

    services: "RecordsServices"
    scopes = ("records",)
    tick = 0.25

    def __init__(self, stage: Stage, services: "RecordsServices", argument: str | None) -> None:
        """`argument` is the game whose run is marked; by default the last one."""
        super().__init__(stage, services)
        records = services.records
        self._all: tuple[Recorded, ...] = () if records is None else records.runs()
        self._marked = argument
        self._today: date = services.daily.today
        self._table: Table | None = None
        self._measure = SCORE
        text = self.text
        self.title: Final = Label(
            text("records.title"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.empty: Final = Label(text("records.empty"), colour="muted", wrap=True, id="text")
        self.leave_button: Final = self.back_button()
        self.counters: Final = {
            name: Counter(text(f"records.{name}"), id=name)
            for name in ("played", "won", "best", "median", "streak")
        }
        theme = lambda: services.preferences.theme  # noqa: E731 - what all plots are drawn in
        names = text("records.course"), text("records.median"), text("records.best")
        self.trend: Final = TrendPlot(*names, theme, id="course")
        self.histogram: Final = HistogramPlot(text("records.histogram"), theme, id="histogram")
        self.calendar: Final = CalendarPlot(text("records.calendar"), theme, id="calendar")
        name = partial(technique_name, services.words.catalogue)
        self.techniques: Final = TechniquePlot(
            text("records.techniques"),
            theme,
            name,
            services.words.figures.thousands,
            id="techniques",
        )
        self.techniques.fact = text("records.techniques.key")
        self.measures: Final = Picker(
            [(measure, text(f"records.by.{measure.word}")) for measure in (SCORE, TIME)],
            SCORE,
            self._set_measure,
            id="measure",
        )
        self.tables: Picker[Table | None] = self._table_picker()
        self.buttons: Final = {
            name: Button(text(f"records.{name}"), act, id=name)
            for name, act in (
                ("stamps", partial(stage.push, "stamps")),
                ("top_ten", partial(stage.push, "top_ten")),
                ("achievements", partial(stage.push, "achievements")),
            )
        }
        self.replay: Final = Button(
            text("records.replay"), self._replay, id="replay", look=Look.PRIMARY
        )
        self.signs: Final = [
            self._sign(Icon.EXPORT, "csv", self._export),
            self._sign(Icon.DELETE, "clear", self._ask_to_clear),
        ]
        self.buttons["slips"] = self.action_button("slips", id="slips")
        self.page: Final = ScrollArea(id="page")
        self.form.set_focus(self.tables if self._all else self.leave_button, by_keys=False)
        self._show_newest()

    def _sign(self, icon: Icon, name: str, act: Callable[[], object]) -> IconButton:
        """Return a round button of the header, whose tip says what it does."""
        sign = IconButton(icon, id=name, is_round=True)
        sign.on_click, sign.tip = act, partial(self.text, f"records.{name}")
        return sign

    # -- what is shown

    def take(
        self, runs: Sequence[Recorded], marked: str | None = None, today: date | None = None
    ) -> None:
        """Show other runs, as of a day."""
        self._all, self._marked = tuple(runs), marked
        self._today = today or self._today
        self._show_newest()

    def take_over(self, before: "RecordsScene") -> None:
        """Show the same runs."""
        self.take(before._all, before._marked)

    def _show_newest(self) -> None:
        """Show the table of the marked run, or of the last one."""
        marked = [run for run in self._all if run.game_id == self._marked] or list(self._all[-1:])
        self._marked = marked[0].game_id if marked else None
        self._table = table_of(marked[0]) if marked else None
        self.tables = self._table_picker()
        self._show()

    def _table_picker(self) -> "Picker[Table | None]":
        tables = sorted({table_of(run) for run in self._all}, key=str)
        options: list[tuple[Table | None, str]] = [(None, self.text("records.all"))]
        options += [(table, table_name(self.catalogue, *table)) for table in tables]
        return Picker(options, self._table, self._set_table, id="table")

    @property
    def runs(self) -> tuple[Recorded, ...]:
        """The runs of the chosen table, the oldest first."""
        if self._table is None:
            return self._all
        return tuple(run for run in self._all if table_of(run) == self._table)

    @property
    def _has_scores(self) -> bool:
        """Whether the runs of the table have scores; Calm only has times."""
        return any(run.is_scored for run in self.runs)

    def parts(self) -> Part:
        """Return pickers, figures and plots, which may scroll, above the buttons."""
        if not self._all:
            return framed(header(self.leave_button, self.title), self.empty)
        head = header(self.leave_button, self.title, *self.signs)
        chosen = [Item(self.tables, wide=TABLE)]
        if self._has_scores:
            chosen.append(Item(self.measures, wide=MEASURE))
        pickers = Largest(
            Row(*chosen, Gap().growing(), Item(self.replay, wide=REPLAY), gap=Space.TIGHT),
            Column(*(item.widget for item in chosen), self.replay),
        )
        counters = [one for one in self.counters.values() if one.value]
        across = (len(counters), 3 if len(counters) % 3 != 1 else 2, 2)
        figures = Grid(*(Item(one, tall=62) for one in counters), across=across)
        shown = [self.trend, self.histogram, self.calendar]
        shown += [self.techniques] * bool(self.techniques.shares)
        plots = Grid(
            *(Item(plot, tall=230).growing() for plot in shown),
            across=(2, 1) if len(shown) % 2 == 0 else (3, 1),
        ).growing()
        buttons = Grid(
            *(Item(b, tall=48) for b in self.buttons.values()), across=(len(self.buttons), 2, 1)
        )
        content = Column(pickers, figures, plots, buttons)
        return framed(head, Scroll(self.page, content))

    def _show(self) -> None:
        """Show the figures of the chosen table."""
        runs, text = self.runs, self.text
        measure = self._measure if self._has_scores else TIME
        thousands = self.catalogue.figures.thousands
        figure = clock if measure.is_time else thousands
        shown = trend_of(runs, measure, self._marked)
        self.trend.take(shown, figure)
        self.histogram.take(histogram(runs, measure, self._marked), figure)
        count = self.catalogue.count
        self.histogram.fact = "" if shown is None else count("ui.games.count", len(shown.points))
        days = by_day(runs)
        self.calendar.take(days, self._today)
        row = streaks(days, self._today)
        self.calendar.fact = text("records.longest", n=row.longest)
        self.techniques.take(shares(by_technique(runs), MOST_TECHNIQUES))
        best = best_of(runs) if self._table is not None else None
        won = win_share([run for run in runs if run.mode in MODES])
        figures = {
            "played": thousands(len(runs)),
            "won": "" if won is None else text("ui.percent", n=round(100 * won)),
            "best": "–",
            "median": "–"
            if self._table is None or not self._has_scores
            else thousands(median_of(runs)),
            "streak": str(row.now),
        }
        if best is not None:
            figures["best"] = clock(best.seconds) if measure.is_time else thousands(best.score)
        for name, value in figures.items():
            self.counters[name].value = value
        self.resized()

    # -- what can be done

    def _set_table(self, table: Table | None) -> None:
        self._table = table
        self._show()

    def _set_measure(self, measure: Measure) -> None:
        self._measure = measure
        self._show()

    def _replay(self) -> None:
        """Open the replay of the marked run."""
        watch(self, self.services.records, self._marked)

    def _export(self) -> None:
        """Write the runs of the table as CSV, in the folder of screenshots."""
        path = free_name(self.services.pictures, "nonet-records", datetime.now(), ".csv")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(path, as_csv(self.runs).encode(), durable=True, exported=True)
        except OSError as error:
            self.tell(self.text("records.csv_failed", reason=error.strerror or str(error)))
            return
        self.tell(self.text("records.csv_done", path=path))

    def _ask_to_clear(self) -> None:
        answers = (
            Reply("forget", "records.forget", self._clear, loses=True),
            Reply("keep", "records.keep"),
        )
        said = (message("records.clear.text", len(self._all)),)
        self.stage.push("confirm", Question(message("records.clear.title"), said, answers))

    def _clear(self) -> None:
        records = self.services.records
        if records is not None:
            records.clear()
        self.take(())


def table_of(run: Recorded) -> Table:
    """Return the table that a run belongs to."""
    return run.mode, run.level, run.clock, run.shape


SCENE = RecordsScene
