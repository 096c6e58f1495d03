"""What a player can do in the theatre, in its lectures, and where its keys are used besides."""

from typing import TYPE_CHECKING, Any, Final

from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from .theatre import TheatreScene


def _move(scene: "TheatreScene", rows: int, columns: int) -> None:
    scene.guessing.move(rows, columns)


def _guess(scene: "TheatreScene", digit: int) -> None:
    scene.guessing.guess(digit)


THEATRE: Final[tuple[Action[Any], ...]] = (
    Action(
        "theatre.play",
        (),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY, Scope.PHASES),
        lambda scene: scene.toggle(),
        like="pause",
    ),
    Action(
        "theatre.restart",
        ("Home",),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY, Scope.PHASES),
        lambda scene: scene.restart(),
        like="restart",
    ),
    Action(
        "theatre.step_back",
        ("Left",),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY, Scope.PHASES),
        lambda scene: scene.step_earlier(),
        like="undo",
        repeats=True,
    ),
    Action(
        "theatre.step_forward",
        ("Right",),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY, Scope.PHASES),
        lambda scene: scene.step_later(),
        like="redo",
        repeats=True,
    ),
    Action(
        "theatre.end",
        ("End",),
        Group.THEATRE,
        (Scope.THEATRE, Scope.PHASES),
        lambda scene: scene.go_to_end(),
    ),
    Action(
        "theatre.leap_back",
        ("PageUp", "Ctrl+Left"),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.transport.leap(-1),
        repeats=True,
    ),
    Action(
        "theatre.leap_on",
        ("PageDown", "Ctrl+Right"),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.transport.leap(1),
        repeats=True,
    ),
    Action(
        "theatre.chapter",
        ("K",),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.transport.chapter.step(1),
    ),
    Action(
        "theatre.beside",
        ("V",),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.transport.beside.step(1),
    ),
    Action(
        "theatre.front",
        ("F",),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.turn_front(),
    ),
    Action(
        "theatre.guess",
        ("G",),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.guess(),
    ),
    *moves("theatre.guess.move", Group.THEATRE, Scope.GUESS, _move, like="move"),
    *digits("theatre.guess.digit", Group.THEATRE, (Scope.GUESS,), _guess, like="digit"),
    Action(
        "theatre.guess.open",
        (),
        Group.THEATRE,
        (Scope.GUESS,),
        lambda scene: scene.guessing.guess(0),
        like="erase",
    ),
    Action(
        "theatre.guess.show",
        ("Space",),
        Group.THEATRE,
        (Scope.GUESS,),
        lambda scene: scene.guessing.show(),
        like="hint",
    ),
    Action(
        "lecture.next",
        ("PageDown", "N"),
        Group.THEATRE,
        (Scope.LECTURE,),
        lambda scene: scene.turn(1),
        lambda scene: scene.why_not_next,
    ),
    Action(
        "lecture.back",
        ("PageUp",),
        Group.THEATRE,
        (Scope.LECTURE,),
        lambda scene: scene.turn(-1),
        lambda scene: scene.why_not_back,
    ),
    Action(
        "lecture.answer",
        ("A",),
        Group.THEATRE,
        (Scope.LECTURE,),
        lambda scene: scene.show_answer(),
        lambda scene: scene.why_not_answer,
    ),
    Action(
        "lecture.blank",
        ("B",),
        Group.THEATRE,
        (Scope.LECTURE,),
        lambda scene: scene.blank(),
    ),
    Action(
        "theatre.faster",
        ("Up",),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY),
        lambda scene: scene.change_speed(1),
        repeats=True,
    ),
    Action(
        "theatre.slower",
        ("Down",),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY),
        lambda scene: scene.change_speed(-1),
        repeats=True,
    ),
    Action(
        "theatre.cast",
        (),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.choose_cast(),
        like="open",
    ),
    Action(
        "theatre.about",
        (),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.explain(),
        like="hint",
    ),
    Action(
        "theatre.compare",
        (),
        Group.THEATRE,
        (Scope.THEATRE,),
        lambda scene: scene.compare(),
        like="check",
    ),
    Action(
        "theatre.save",
        (),
        Group.THEATRE,
        (Scope.THEATRE, Scope.REPLAY),
        lambda scene: scene.save(),
        like="save",
    ),
)
