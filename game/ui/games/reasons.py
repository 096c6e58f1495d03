"""Why something cannot be done to the game now: keys of messages, empty when it can be done."""

from typing import TYPE_CHECKING, Protocol

from ...play.view import GameView, HintAction, Status

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...logic.step import Step


class HasGame(Protocol):
    """A scene that knows the game as it stands there."""

    def game_view(self) -> GameView | None:
        """Return the game, or None where there is none to do anything to."""


class HasStep(Protocol):
    """A scene that may explain a step."""

    def shown_step(self) -> "tuple[Step, Grid | None] | None":
        """Return the step, and where it was found."""


def no_game(scene: HasGame) -> str:
    """Tell of a game that is not there, or paused."""
    view = scene.game_view()
    if view is None:
        return "ui.why.no_game"
    return "play.refused.paused" if view.status is Status.PAUSED else ""


def scored(scene: HasGame) -> str:
    """Tell that a scored game in progress has none of what would show what is to be found."""
    view = scene.game_view()
    if view is None or view.scored is None or view.status in (Status.WON, Status.LOST):
        return ""
    return "ui.why.scored"


def unwatched(scene: HasGame) -> str:
    """Tell of a scored game, or of a board whose rules no algorithm of the theatre knows."""
    view = scene.game_view()
    known = view is None or not view.geometry.constraints
    return scored(scene) or ("" if known else "ui.why.constraints")


def closed(scene: HasGame) -> str:
    """Tell of a game that is finished or scored, or not there."""
    return finished(scene) or scored(scene)


def finished(scene: HasGame) -> str:
    """Tell of a game that is not there, paused or won."""
    view = scene.game_view()
    won = view is not None and view.status is Status.WON
    return "play.refused.finished" if won else no_game(scene)


def nothing_to_undo(scene: HasGame) -> str:
    """Tell why there is nothing to undo."""
    view = scene.game_view()
    empty = view is not None and not view.can_undo
    return no_game(scene) or ("play.refused.nothing_to_undo" if empty else "")


def nothing_to_redo(scene: HasGame) -> str:
    """Tell why there is nothing to redo."""
    view = scene.game_view()
    empty = view is not None and not view.can_redo
    return no_game(scene) or ("play.refused.nothing_to_redo" if empty else "")


def nothing_tried(scene: HasGame) -> str:
    """Tell that nothing is being tried."""
    view = scene.game_view()
    idle = view is not None and not view.trying
    return no_game(scene) or ("play.refused.no_trial" if idle else "")


def no_cage(scene: HasGame) -> str:
    """Tell that the cursor is in no cage with a sum."""
    view = scene.game_view()
    caged = view is not None and any(
        one.kind == "cage" and one.values and view.cursor in one.cells
        for one in view.geometry.constraints
    )
    return closed(scene) or ("" if caged else "ui.why.no_cage")


def no_rules(scene: HasGame) -> str:
    """Tell that the board has no rules beyond houses; a pause may be spent reading them."""
    view = scene.game_view()
    if view is None:
        return "ui.why.no_game"
    return "" if view.geometry.constraints else "ui.why.no_rules"


def no_digit(scene: HasGame) -> str:
    """Tell why no digit can be entered; digits that are chosen first can be looked at."""
    view = scene.game_view()
    if view is not None and view.options.digit_first and view.status is Status.WON:
        return ""
    return finished(scene)


def no_more_hint(scene: HasGame) -> str:
    """Tell why there is no hint, or that the one there is has said all."""
    view = scene.game_view()
    hint = None if view is None else view.hint
    if hint is not None and HintAction.MORE not in hint.actions:
        return no_game(scene) or "ui.why.all_said"
    return finished(scene)


def no_hint_to_apply(scene: HasGame) -> str:
    """Tell why no hint goes in: it has not said yet what follows."""
    return _without(scene, HintAction.APPLY)


def no_step(scene: HasStep) -> str:
    """Tell that no step is explained in full."""
    return "" if scene.shown_step() is not None else "ui.why.no_step"


def no_inner(scene: HasStep) -> str:
    """Tell that no step with proofs within its proof is explained."""
    shown = scene.shown_step()
    return "" if shown is not None and shown[0].inner else "ui.why.no_inner"


def nothing_to_see(scene: HasGame) -> str:
    """Tell why there is nothing to point at: no hint has named a technique."""
    return _without(scene, HintAction.SEE)


def no_mistake_shown(scene: HasGame) -> str:
    """Tell why there is nothing to rewind to: a hint names the wrong entry first."""
    return _without(scene, HintAction.REWIND)


def nothing_to_reveal(scene: HasGame) -> str:
    """Tell why no cell is revealed: a hint offers it when it finds nothing."""
    return _without(scene, HintAction.REVEAL)


def _without(scene: HasGame, action: HintAction) -> str:
    view = scene.game_view()
    hint = None if view is None else view.hint
    if hint is None or action not in hint.actions:
        return no_game(scene) or "ui.why.hint_first"
    return ""
