"""From the rules to a first solved puzzle, for who has never seen a Sudoku."""

from typing import Final

from ..chapter import Chapter, Goal, Station, Stop

_OPEN: Final = "159.73.868465192737.34865194679583212.16.795859832164.672894135315.62.9498.135762"
"""A board to try things on."""
_TOOLS: Final = ("erase", "undo", "hint")
_NOTES: Final = ("erase", "undo", "hint", "tool.digit", "tool.corner")

CHAPTER: Final = Chapter(
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
                Stop("whole", "...2.2132..1.1..", tools=("hint",)),
            ),
        ),
        Station(
            "nine",
            stops=(
                Stop(
                    "six",
                    "159.734868465192737.34865194679583212316.795859832164.672894135315762.9498.135762",
                    tools=("hint",),
                ),
                Stop(
                    "more",
                    "9478653.1.157326.4236.1487.6.14.3.523542.91867826514391293485674.852691356319..48",
                    tools=("hint",),
                ),
            ),
        ),
        Station(
            "controls",
            stops=(
                Stop("wrong", _OPEN, Goal.ERASE, cells=(3,), entries=((3, 5),), tools=("erase",)),
                Stop("undo", _OPEN, Goal.UNDO, tools=("erase", "undo")),
                Stop("hint", _OPEN, Goal.HINT, tools=_TOOLS),
            ),
        ),
        Station(
            "first-notes",
            stops=(
                Stop(
                    "note",
                    "134..21....1..2.",
                    Goal.NOTE,
                    cells=(15,),
                    notes=((15, (3, 4)),),
                    tools=_NOTES,
                ),
                Stop(
                    "vanish",
                    "134..21....1..2.",
                    cells=(10, 15),
                    house=6,
                    noted=((15, (3, 4)),),
                    tools=_NOTES,
                ),
            ),
        ),
    ),
)
