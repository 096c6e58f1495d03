"""Notes: a few in corners first, then all of them, and keeping them clean."""

from typing import Final

from ..chapter import Chapter, Goal, Station, Stop

_BOARD: Final = "15.2.3....4651.273.23....1.4..9...21...64..58598321.4...2.9.135315.6289..8413...."
_TOOLS: Final = ("erase", "undo", "tool.digit", "tool.corner")

CHAPTER: Final = Chapter(
    "notes",
    (
        Station(
            "notes",
            stops=(
                Stop(
                    "corners",
                    _BOARD,
                    Goal.NOTE,
                    cells=(31, 32),
                    house=22,
                    notes=((31, (5,)), (32, (5,))),
                    tools=_TOOLS,
                ),
                Stop(
                    "clean",
                    _BOARD,
                    Goal.NOTE,
                    cells=(31,),
                    house=3,
                    noted=((31, (5, 7, 8, 9)),),
                    notes=((31, (5, 7, 8)),),
                    tools=_TOOLS,
                ),
                Stop("full", _BOARD, Goal.FILL_NOTES, tools=(*_TOOLS, "fill_notes")),
            ),
        ),
    ),
)
