"""Sample states of the scenes of play, for pictures."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from ...play.game_events import HintWanted
from ...play.hints import LAST_STAGE
from ...play.intents import Aim, Command, EnterDigit, HintFound, JoinHere, SelectCells, SetTool
from ...play.moves import KeepCheckpoint, StartTrial
from ...play.paint import COLOURS
from ...play.selection import Tool
from ..games.current_game import CurrentGame
from ..games.sample import STAGE_ENTRIES, STAGE_MISSED
from ..scene.picture import Sitting
from .play import PlayScene

if TYPE_CHECKING:
    from .services import PlayServices


def _over_play(id: str, sitting: "Sitting[PlayServices]") -> None:
    sitting.stage.push("play")
    sitting.stage.push(id)


def _branches(sitting: "Sitting[PlayServices]") -> None:
    sitting.stage.push("play")
    sitting.services.current_game.do(KeepCheckpoint("1"))
    sitting.services.current_game.do(StartTrial())
    sitting.stage.push("branches")


def _arcade(sitting: "Sitting[PlayServices]") -> None:
    sitting.stage.push("play")
    sitting.wait_for(lambda: _is_judged(sitting.services.current_game))


def _marathon(sitting: "Sitting[PlayServices]") -> None:
    sitting.stage.push("play")
    session = sitting.services.current_game.session

    def is_judged() -> bool:
        standing = session.standing
        in_a_row = STAGE_ENTRIES - STAGE_MISSED - 1
        is_counted = standing is not None and standing.combo == in_a_row
        return is_counted and session.par_question is None

    sitting.wait_for(is_judged)


def _is_judged(current_game: CurrentGame) -> bool:
    session = current_game.session
    standing = session.standing
    return session.par_question is None and standing is not None and standing.wait > 0


def _hint(sitting: "Sitting[PlayServices]") -> None:
    play = sitting.open(PlayScene, "play")
    explain(sitting.services.current_game)
    play.enter()


def explain(current_game: CurrentGame, stages: int = LAST_STAGE) -> None:
    """Ask for a hint up to a stage, without a worker."""
    for _ in range(stages):
        for event in current_game.do(Command.HINT).events:
            if isinstance(event, HintWanted):
                current_game.do(HintFound(event.question, event.question.answer()))


def _picker(sitting: "Sitting[PlayServices]") -> None:
    """Open the popup of digits at the edge of the board, where it must stay within the window."""
    play = sitting.open(PlayScene, "play")
    cells = sitting.services.current_game.view().cells[:-1]
    play.cell_popup.open(max(at for at, cell in enumerate(cells) if not cell.given))


def _colours(sitting: "Sitting[PlayServices]") -> None:
    play = sitting.open(PlayScene, "play")
    _paint(sitting.services.current_game)
    play.show()


def _paint(current_game: CurrentGame) -> None:
    """Colour cells and candidates, draw some lines, and enter a digit in a trial."""
    open_cells = [c for c, view in enumerate(current_game.view().cells) if not view.digit]
    current_game.do(SetTool(Tool.COLOUR))
    for number in range(1, COLOURS + 1):
        current_game.do(SelectCells((open_cells[number],)))
        current_game.do(EnterDigit(number))
        current_game.do(SelectCells((open_cells[10], open_cells[20 + number])))
        current_game.do(EnterDigit(number))
        if number > COLOURS - 2:
            current_game.do(EnterDigit(1))
    for digit, cells in ((5, open_cells[-3:]), (7, open_cells[-9:-6])):
        current_game.do(Aim(digit))
        for number, cell in enumerate(cells):
            current_game.do(SelectCells((cell,)))
            current_game.do(EnterDigit(number + 2))
            current_game.do(JoinHere(strong=number != 1))
        current_game.do(Aim(None))
    for cell in (open_cells[12], open_cells[19]):
        current_game.do(SelectCells((cell,)))
        current_game.do(JoinHere())
    current_game.do(StartTrial())
    candidates = current_game.session.state.grid.candidates_of(open_cells[15])
    current_game.do(SelectCells((open_cells[15],)))
    current_game.do(EnterDigit(candidates[0], Tool.DIGIT))


PICTURES: Final[Mapping[str, Callable[["Sitting[PlayServices]"], object]]] = {
    "branches": _branches,
    "marathon": _marathon,
    "pause": partial(_over_play, "pause"),
    "play.arcade": _arcade,
    "play.colours": _colours,
    "hint": _hint,
    "picker": _picker,
}
"""What opens a scene that is more than opened for its picture."""
