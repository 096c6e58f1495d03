"""The road: every lesson in order, each a station of a chapter; its words are messages."""

from typing import Final

from .chapter import (
    SHELVES,
    Chapter,
    FoundBy,
    Goal,
    Station,
    Stop,
    exhibit,
    look_alikes,
    on_paper,
    station,
    with_rules,
)

_OPEN: Final = "159.73.868465192737.34865194679583212.16.795859832164.672894135315.62.9498.135762"
"""A board to try things on."""
_FIRST_NOTE_TOOLS: Final = ("erase", "undo", "hint", "tool.digit", "tool.corner")
_HALF_FULL: Final = (
    "15.2.3....4651.273.23....1.4..9...21...64..58598321.4...2.9.135315.6289..8413...."
)
"""A board to write notes on."""
_NOTE_TOOLS: Final = ("erase", "undo", "tool.digit", "tool.corner")

_FIRST_STEPS: Final = Chapter(
    "first-steps",
    (
        Station(
            "rules",
            stops=(
                Stop("row", "134242.324313124", house=1),
                Stop("column", "134242132.313124", house=5),
                Stop("box", "13424213243131.4", house=11),
                Stop("two", "1.4.421324313124", house=0),
                Stop("led", ".34.4.13243..12.", Goal.LED),
                Stop("whole", "1..2.2132..1.12.", tools=("hint",)),
            ),
        ),
        Station(
            "nine",
            stops=(
                Stop(
                    "full-size",
                    "159.734868465192737.348651946795832123164795859832164767289413531576289498.135762",
                    tools=("hint",),
                ),
            ),
        ),
        Station(
            "controls",
            stops=(
                Stop("wrong", _OPEN, Goal.ERASE, cells=(3,), entries=((3, 5),), tools=("erase",)),
                Stop("hint", _OPEN, Goal.HINT, tools=("erase", "hint")),
            ),
        ),
    ),
)
"""From the rules to a first solved puzzle, for who has never seen a Sudoku."""

FIRST_GAME: Final = "crossing-out"
"""The station after which one plays a first game: a Gentle one needs no more than it teaches."""

_CROSSING_OUT: Final = Chapter(
    "crossing-out",
    (
        Station(
            FIRST_GAME,
            stops=(
                Stop(
                    "lines",
                    "54.8.1..3273..985..1.357.264..6..5123.591.674162745.38724196..5.58..3.4....5..2.7",
                    cells=(79,),
                    house=26,
                    digit=6,
                    lines=True,
                ),
                Stop(
                    "cross",
                    ".1..8.245..453.79....4.1....28314..74..89.1..7...2598.243...519.7.2493..8.9..3472",
                    Goal.CROSS,
                    cells=(47,),
                    house=21,
                    digit=1,
                ),
                Stop(
                    "alone",
                    "649..7.2..3..2.7497.2.45...158.3....967..14.83.48.6517...4....2275..3.84.93582671",
                    cells=(30,),
                    house=22,
                    digit=7,
                ),
                Stop(
                    "last",
                    "29.3.51788157962343.72.86951395827467549638126..174953963857421581429367472631589",
                    tools=("hint",),
                ),
            ),
        ),
    ),
)
"""The only place of a digit in a box: all that a first game needs."""

_LAST_PLACES: Final = Chapter(
    "last-places",
    (
        station("full-house", most_open=14),
        station("hidden-single", most_open=22),
        Station(
            "scanning",
            stops=(
                Stop(
                    "most",
                    "..7...6...3...679458.49.21394857236...29435..37.6189.2......42.1.4369..585.72.13.",
                    cells=(4, 56),
                    digit=3,
                ),
                Stop(
                    "nearly",
                    "71..5...3.354...67.2..8.5.96.4..238.28..3.9.6.7.86912.9...2543.1489.36.23.26.8.91",
                    cells=(67, 70),
                    seeks=True,
                ),
                Stop(
                    "eye",
                    "684921753127538..493564782186371524941.283.7.57249613834..725.6.5..6.48..9685..17",
                    tools=("hint",),
                    nudges=True,
                ),
            ),
        ),
    ),
)
"""The last place: of a cell in a house, and of a digit in one."""

_NAKED_SINGLES: Final = Chapter(
    "naked-singles",
    (station("naked-single", most_open=30),),
)
"""The last digit that a cell can take."""

_NOTES: Final = Chapter(
    "notes",
    (
        Station(
            "first-notes",
            stops=(
                Stop(
                    "note",
                    "134..21....1..2.",
                    Goal.NOTE,
                    cells=(15,),
                    notes=((15, (3, 4)),),
                    tools=_FIRST_NOTE_TOOLS,
                ),
                Stop(
                    "vanish",
                    "134..21....1..2.",
                    cells=(10, 15),
                    house=6,
                    noted=((15, (3, 4)),),
                    tools=_FIRST_NOTE_TOOLS,
                ),
            ),
        ),
        Station(
            "notes",
            stops=(
                Stop(
                    "corners",
                    _HALF_FULL,
                    Goal.NOTE,
                    cells=(31, 32),
                    house=22,
                    notes=((31, (5,)), (32, (5,))),
                    tools=_NOTE_TOOLS,
                ),
                Stop(
                    "clean",
                    _HALF_FULL,
                    Goal.NOTE,
                    cells=(31,),
                    house=3,
                    noted=((31, (5, 7, 8, 9)),),
                    notes=((31, (5, 7, 8)),),
                    tools=_NOTE_TOOLS,
                ),
                Stop("full", _HALF_FULL, Goal.FILL_NOTES, tools=(*_NOTE_TOOLS, "fill_notes")),
            ),
        ),
    ),
)
"""Notes: a few in corners first, then all of them, and keeping them clean."""

_LOCKED_CANDIDATES: Final = Chapter(
    "locked-candidates",
    (
        station("locked-candidates-1"),
        station("locked-candidates-2"),
    ),
)
"""What boxes and lines say about each other."""

_PAPER: Final = Chapter(
    "on-paper",
    (
        on_paper("paper-pointing", "locked-candidates-1"),
        on_paper("paper-claiming", "locked-candidates-2"),
        on_paper("paper-pairs", "hidden-pair"),
        on_paper("paper-x-wing", "x-wing"),
    ),
)
"""Without full notes: what two places in a box tell, as people mark them with a pencil."""

_RULES: Final = Chapter(
    "rules",
    (
        with_rules("cage-single"),
        with_rules("rule-of-45"),
        with_rules("cage-combination"),
        with_rules("cage-locked"),
        with_rules("thermometer"),
    ),
)
"""First steps of killers and thermometers."""

_SUBSETS: Final = Chapter(
    "subsets",
    (
        station("naked-pair", "locked-pair"),
        station("hidden-pair"),
        look_alikes("alike-pairs", "naked-pair", "hidden-pair"),
        station("naked-triple", "locked-triple"),
        station("hidden-triple"),
        station("naked-quad"),
        station("hidden-quad"),
    ),
)
"""As many cells as digits."""

_ONE_DIGIT: Final = Chapter(
    "one-digit",
    (
        station("x-wing"),
        station("skyscraper"),
        station("two-string-kite"),
        station("turbot-fish"),
        station("empty-rectangle"),
        look_alikes("alike-links", "skyscraper", "two-string-kite", "empty-rectangle"),
        station("simple-colours-trap", "simple-colours-wrap", found_by=FoundBy.CONCLUSION),
    ),
)
"""One digit on the whole board."""

_WINGS: Final = Chapter(
    "wings",
    (
        station("remote-pair"),
        station("xy-wing"),
        station("xyz-wing"),
        look_alikes("alike-wings", "xy-wing", "xyz-wing"),
        station("w-wing"),
    ),
)
"""Cells with two candidates."""

_UNIQUENESS: Final = Chapter(
    "uniqueness",
    (
        station("uniqueness-test-1"),
        station("uniqueness-test-2"),
        station("uniqueness-test-3"),
        station("uniqueness-test-4"),
        look_alikes("alike-rectangles", "uniqueness-test-1", "uniqueness-test-4"),
        station("uniqueness-test-6"),
        station("hidden-rectangle"),
        station("avoidable-rectangle-1", "avoidable-rectangle-2"),
        station("bug-plus-1", found_by=FoundBy.CONCLUSION),
    ),
)
"""What follows from there being one solution."""

_FISH: Final = Chapter(
    "fish",
    (
        station("swordfish"),
        station("jellyfish"),
        station("finned-x-wing", "sashimi-x-wing"),
        look_alikes("alike-fins", "x-wing", "finned-x-wing"),
        station("finned-swordfish", "sashimi-swordfish"),
        station("finned-jellyfish", "sashimi-jellyfish"),
    ),
)
"""Larger fish, and fish with fins."""

_CHAINS: Final = Chapter(
    "chains",
    (
        station("x-chain", found_by=FoundBy.CHAIN),
        station("xy-chain", found_by=FoundBy.CHAIN),
        station("discontinuous-nice-loop", found_by=FoundBy.CHAIN),
        station("aic", found_by=FoundBy.CHAIN),
        station("continuous-nice-loop", found_by=FoundBy.CHAIN),
    ),
)
"""One thing leads to another."""

_ALMOST_LOCKED_SETS: Final = Chapter(
    "almost-locked-sets",
    (
        station("als-xz", found_by=FoundBy.CONCLUSION),
        station("als-xy-wing", found_by=FoundBy.CONCLUSION),
        station("als-chain", found_by=FoundBy.CONCLUSION),
        station("sue-de-coq", found_by=FoundBy.CONCLUSION),
        station("death-blossom", found_by=FoundBy.CONCLUSION),
    ),
)
"""Sets that lack one digit to be locked."""

_MORE_PATTERNS: Final = Chapter(
    "more-patterns",
    (
        station("wxyz-wing"),
        station("multi-colours-1", found_by=FoundBy.CONCLUSION),
        station("medusa", found_by=FoundBy.CONCLUSION),
        station("grouped-aic", found_by=FoundBy.CONCLUSION),
        station("unique-loop"),
        station("fireworks"),
    ),
)
"""What people use daily, beside the main road."""

_MUSEUM: Final = Chapter(
    "museum",
    (
        exhibit("dual-two-string-kite"),
        exhibit("small-empty-rectangle", "dual-empty-rectangle"),
        exhibit("uniqueness-test-5"),
        exhibit("multi-colours-2"),
        exhibit("grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"),
        exhibit("als-aic", "als-continuous-nice-loop", "als-discontinuous-nice-loop"),
        exhibit("franken-swordfish", "franken-x-wing", "franken-jellyfish"),
        exhibit("finned-franken-swordfish", "finned-franken-x-wing", "finned-franken-jellyfish"),
        exhibit("mutant-swordfish", "mutant-x-wing", "mutant-jellyfish"),
        exhibit("finned-mutant-swordfish", "finned-mutant-x-wing", "finned-mutant-jellyfish"),
        exhibit(
            "siamese-finned-x-wing",
            "siamese-sashimi-x-wing",
            "siamese-finned-swordfish",
            "siamese-sashimi-swordfish",
            "siamese-finned-jellyfish",
            "siamese-sashimi-jellyfish",
        ),
        exhibit(
            "siamese-finned-franken-swordfish",
            "siamese-finned-franken-x-wing",
            "siamese-finned-franken-jellyfish",
            "siamese-finned-mutant-x-wing",
            "siamese-finned-mutant-swordfish",
            "siamese-finned-mutant-jellyfish",
        ),
        exhibit("forcing-chain-contradiction", "forcing-chain-verity"),
        exhibit("forcing-net-contradiction", "forcing-net-verity"),
        exhibit("nested-net"),
        exhibit("bent-quad"),
        exhibit("vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing", "stuvwxyz-wing", "rstuvwxyz-wing"),
        exhibit("extended-rectangle", "mug"),
        exhibit("bug-lite", "reverse-bug"),
        exhibit("broken-wing", "bivalue-oddagon"),
        exhibit("symmetrical-placement"),
        exhibit("multi-sector-locked-set", "sk-loop"),
        exhibit("aligned-pair-exclusion", "aligned-triplet-exclusion"),
        exhibit("almost-aic"),
        exhibit("kraken-fish-1", "kraken-fish-2"),
        exhibit("junior-exocet", "senior-exocet"),
        exhibit("franken-squirmbag", "franken-whale", "finned-franken-squirmbag"),
        exhibit(
            "mutant-squirmbag", "mutant-whale", "finned-mutant-squirmbag", "finned-mutant-whale"
        ),
        exhibit("tridagon", "tridagon-links"),
        exhibit("template-set", "template-delete"),
    ),
)
"""What is found by machines rather than by people: to be looked at."""

CHAPTERS: Final[tuple[Chapter, ...]] = (
    _FIRST_STEPS,
    _CROSSING_OUT,
    _LAST_PLACES,
    _NAKED_SINGLES,
    _NOTES,
    _LOCKED_CANDIDATES,
    _SUBSETS,
    _ONE_DIGIT,
    _PAPER,
    _WINGS,
    _UNIQUENESS,
    _FISH,
    _CHAINS,
    _ALMOST_LOCKED_SETS,
    _MORE_PATTERNS,
    _RULES,
    _MUSEUM,
)
"""The chapters, from the beginning of the road."""

STATIONS: Final[dict[str, Station]] = {
    station.id: station for chapter in CHAPTERS for station in chapter.stations
}
"""Every station by its id, in the order of the road."""

LESSONS: Final[dict[str, Station]] = {
    name: station
    for name, station in STATIONS.items()
    if station.techniques and not station.look_only
}
"""Those with exercises of a technique; the others lead from stop to stop, or are looked at."""

TECHNIQUES: Final[tuple[str, ...]] = tuple(
    name for station in LESSONS.values() for name in station.techniques
)
"""The ids of the techniques that are taught, in the order of the road."""


ASIDE: Final[dict[str, tuple[str, ...]]] = {
    shelf: tuple(station.aside for station in STATIONS.values() if station.shelf == shelf)
    for shelf in SHELVES
}
"""The techniques that are looked for beside the main road, by their shelf."""

FOUND_BY: Final[dict[str, FoundBy]] = {
    name: station.found_by for station in LESSONS.values() for name in station.techniques
}
"""How the pattern of each taught technique is found."""


def station_of(technique: str) -> Station:
    """Return the station where a technique is taught."""
    return next(each for each in STATIONS.values() if technique in each.techniques)


def chapter_of(station: str) -> Chapter:
    """Return the chapter that a station belongs to."""
    return next(
        chapter for chapter in CHAPTERS if any(station == each.id for each in chapter.stations)
    )


def taught_before(technique: str) -> tuple[str, ...]:
    """Return the techniques that are taught before one, those of its own station excepted."""
    return TECHNIQUES[: TECHNIQUES.index(station_of(technique).techniques[0])]
