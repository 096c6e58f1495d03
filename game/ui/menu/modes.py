"""What there is to play in each mode: the rows of the menu, and where they lead."""

from typing import TYPE_CHECKING, Final

from ...core.value import Value
from ...generate.levels import Level, Shape
from ...play.game_rules import ARCADE, CALM, DAILY, GHOST, MARATHON, RUSH

if TYPE_CHECKING:
    from datetime import date

    from ...store.statistics import Best, Recorded
    from ..games.context import Context

TABS: Final = (CALM.mode, ARCADE.mode, DAILY.mode, RUSH, MARATHON.mode, GHOST.mode)
"""The modes that the menu offers, in its order."""
SHAPED: Final = (CALM.mode, ARCADE.mode, DAILY.mode)
"""The modes that have a choice of boards."""
STARTS: Final = (
    "full-house",
    "locked-candidates-1",
    "naked-pair",
    "x-wing",
    "skyscraper",
    "xy-wing",
)
"""The first rungs that the menu offers to a Rush."""


class Entrance(Value):
    """A row of the menu."""

    id: str
    name: str
    words: str
    """What to expect."""
    level: Level | None = None
    day: "date | None" = None
    """Of a daily."""
    game_id: str = ""
    """Of a game to go on with."""


class Record(Value):
    """One's best in a row of the menu."""

    best: str = ""
    medal: str | None = None
    has_medal: bool = False


def shape_in(context: "Context", mode: str) -> Shape:
    """Return the board that is played on in a mode: scored games are on boards of a bank."""
    shape = context.settings.game.shape
    is_played = mode == CALM.mode or (mode in SHAPED and shape.has_bank)
    return shape if is_played else Shape.CLASSIC


def entrances(context: "Context", mode: str) -> tuple[Entrance, ...]:
    """Return what can be begun in a mode."""
    if mode == DAILY.mode:
        return _dailies(context)
    if mode == MARATHON.mode:
        return _marathons(context)
    if mode == GHOST.mode:
        return _ghosts(context)
    if mode == RUSH:
        return tuple(
            Entrance(
                start, context.text(f"rush.from.{start}"), context.text(f"rush.from.{start}.text")
            )
            for start in STARTS
        )
    shape = shape_in(context, mode)
    # How long a level takes was seen on the classic board alone.
    promise = "promise" if shape is Shape.CLASSIC else "needs"
    return tuple(
        Entrance(
            level.value,
            context.text(f"level.{level.value}"),
            context.text(f"level.{level.value}.{promise}"),
            level,
        )
        for level in shape.levels
    )


def begin(context: "Context", mode: str, entrance: Entrance) -> None:
    """Begin what a row of the menu leads to."""
    from ..games.opening import Request

    if mode == RUSH:
        context.stage.push("rush", entrance.id)
        return
    if mode == GHOST.mode:
        _race(context, entrance)
        return
    if mode == MARATHON.mode:
        from ..games import marathon

        if entrance.game_id:
            context.switching.go_on(entrance.game_id)
        else:
            marathon.begin(context)
        return
    if entrance.day is not None and entrance.level is not None:
        context.opening.start_daily(entrance.day, entrance.level, shape_in(context, mode))
        return
    context.opening.start(Request(level=entrance.level, mode=mode, shape=shape_in(context, mode)))


def record(context: "Context", mode: str, entrance: Entrance) -> Record:
    """Return one's best at a row: a time in Calm, else points and a medal."""
    from ..look.figures import clock

    figures = context.figures
    if mode == RUSH:
        from ..arcade.rush_records import best_from

        rush = best_from(context, entrance.id)
        return Record("" if rush is None else figures.thousands(rush.score))
    if mode == GHOST.mode and entrance.level is None:
        return Record()
    if mode == MARATHON.mode:
        from ..games.marathon import best as best_marathon

        total = None if entrance.game_id else best_marathon(context)
        return Record("" if total is None else figures.thousands(total.points))
    if entrance.day is not None and entrance.level is not None:
        run = context.daily.run_of(entrance.day, entrance.level, shape_in(context, mode))
        return Record("" if run is None else figures.thousands(run.score), run and run.medal, True)
    shape = shape_in(context, mode)
    best: Best | None = context.best(entrance.id, mode, context.settings.game.clock, shape.code)
    is_scored = mode != CALM.mode
    if best is None:
        return Record(has_medal=is_scored)
    if is_scored:
        return Record(figures.thousands(best.score), best.medal, has_medal=True)
    return Record(clock(best.seconds))


def own_run(context: "Context", mode: str, entrance: Entrance) -> "Recorded | None":
    """Return one's own best run at a row, to be played by itself.

    None of a ghost, which is raced without being told where it went.
    """
    from ...store.statistics import best_run, of_table

    records, level = context.records(), entrance.level
    if records is None or level is None or mode not in (CALM.mode, ARCADE.mode, DAILY.mode):
        return None
    if entrance.day is not None:
        run = context.daily.run_of(entrance.day, level, shape_in(context, mode))
        return run if run is not None and run.is_won else None
    clock, shape = context.settings.game.clock, shape_in(context, mode)
    clock = CALM.clock if mode == CALM.mode else clock
    return best_run(of_table(records.runs(), level.value, mode, clock, shape.code))


def _dailies(context: "Context") -> tuple[Entrance, ...]:
    """Return today's puzzles, and yesterday's, which no longer count."""
    from ...play.modes.daily import SHAPE_LEVELS

    shape = shape_in(context, DAILY.mode)
    promise = "promise" if shape is Shape.CLASSIC else "needs"
    text, found = context.text, []
    for day, key in ((context.daily.today, "today"), (context.daily.yesterday, "yesterday")):
        for level in SHAPE_LEVELS[shape]:
            name = text(f"daily.{key}.level", level=text(f"level.{level.value}"))
            words = text(f"level.{level.value}.{promise}") if key == "today" else text("daily.late")
            found.append(Entrance(f"{key}.{level.value}", name, words, level, day))
    return tuple(found)


def _marathons(context: "Context") -> tuple[Entrance, ...]:
    """Return a new marathon, after those that were put down."""
    from ..games.marathon import in_progress

    found = [
        Entrance(
            game.game_id,
            context.text("marathon.go_on", puzzle=game.title),
            context.games.summary(game).facts(
                context.catalogue, show_time=context.settings.game.show_timer
            ),
            game.level,
            game_id=game.game_id,
        )
        for game in in_progress(context)
    ]
    new = Entrance("marathon", context.text("marathon.new"), context.text("marathon.new.text"))
    return (*found, new)


def _ghosts(context: "Context") -> tuple[Entrance, ...]:
    """Return one's best run of each level, and the way to one that somebody sent.

    One's own are of the combo's clock that is chosen.
    """

    records, found = context.records(), []
    wanted = ARCADE.mode, "won", context.settings.game.clock
    runs = () if records is None else records.runs()
    for level in Level:
        own = [
            run
            for run in runs
            if (run.mode, run.end, run.clock) == wanted and run.level == level.value
        ]
        best = max(own, key=lambda run: run.score, default=None)
        if best is not None:
            name = context.text(f"level.{level.value}")
            words = context.text("ghost.own", points=context.figures.thousands(best.score))
            found.append(Entrance(level.value, name, words, level, game_id=best.game_id))
    pasted = Entrance("ghost", context.text("ghost.paste"), context.text("ghost.paste.text"))
    return (*found, pasted)


def _race(context: "Context", entrance: Entrance) -> None:
    """Play against one's own run, or ask for another one."""
    from ..scene.arguments import OpenFrom

    records = context.records()
    text = None if records is None or not entrance.game_id else records.text_of(entrance.game_id)
    if text is None:
        context.stage.push("open", OpenFrom.CLIPBOARD)
    else:
        context.opening.start_ghost(text)
