"""Why something cannot be done to the game now: keys of messages, empty when it can be done.

Each is asked with the game as a scene knows it, or None where there is none.
"""

from ...play.view import GameView, HintAction, Status


def no_game(view: GameView | None) -> str:
    """Tell of a game that is not there, or paused."""
    if view is None:
        return "ui.why.no_game"
    return "play.refused.paused" if view.status is Status.PAUSED else ""


def scored(view: GameView | None) -> str:
    """Tell that a scored game in progress has none of what would show what is to be found."""
    if view is None or view.scored is None or view.status in (Status.WON, Status.LOST):
        return ""
    return "ui.why.scored"


def unwatched(view: GameView | None) -> str:
    """Tell of a scored game, or of a board whose rules no algorithm of the theatre knows."""
    known = view is None or not view.geometry.constraints
    return scored(view) or ("" if known else "ui.why.constraints")


def closed(view: GameView | None) -> str:
    """Tell of a game that is finished or scored, or not there."""
    return finished(view) or scored(view)


def finished(view: GameView | None) -> str:
    """Tell of a game that is not there, paused or won."""
    won = view is not None and view.status is Status.WON
    return "play.refused.finished" if won else no_game(view)


def nothing_to_undo(view: GameView | None) -> str:
    """Tell why there is nothing to undo."""
    empty = view is not None and not view.can_undo
    return no_game(view) or ("play.refused.nothing_to_undo" if empty else "")


def nothing_to_redo(view: GameView | None) -> str:
    """Tell why there is nothing to redo."""
    empty = view is not None and not view.can_redo
    return no_game(view) or ("play.refused.nothing_to_redo" if empty else "")


def nothing_tried(view: GameView | None) -> str:
    """Tell that nothing is being tried."""
    idle = view is not None and not view.trying
    return no_game(view) or ("play.refused.no_trial" if idle else "")


def no_cage(view: GameView | None) -> str:
    """Tell that the cursor is in no cage with a sum."""
    caged = view is not None and any(
        one.kind == "cage" and one.values and view.cursor in one.cells
        for one in view.geometry.constraints
    )
    return closed(view) or ("" if caged else "ui.why.no_cage")


def no_rules(view: GameView | None) -> str:
    """Tell that the board has no rules beyond houses; a pause may be spent reading them."""
    if view is None:
        return "ui.why.no_game"
    return "" if view.geometry.constraints else "ui.why.no_rules"


def no_digit(view: GameView | None) -> str:
    """Tell why no digit can be entered; digits that are chosen first can be looked at."""
    if view is not None and view.options.digit_first and view.status is Status.WON:
        return ""
    return finished(view)


def no_more_hint(view: GameView | None) -> str:
    """Tell why there is no hint, or that the one there is has said all."""
    hint = None if view is None else view.hint
    if hint is not None and HintAction.MORE not in hint.actions:
        return no_game(view) or "ui.why.all_said"
    return finished(view)


def no_hint_to_apply(view: GameView | None) -> str:
    """Tell why no hint goes in: it has not said yet what follows."""
    return _without(view, HintAction.APPLY)


def nothing_to_see(view: GameView | None) -> str:
    """Tell why there is nothing to point at: no hint has named a technique."""
    return _without(view, HintAction.SEE)


def no_mistake_shown(view: GameView | None) -> str:
    """Tell why there is nothing to rewind to: a hint names the wrong entry first."""
    return _without(view, HintAction.REWIND)


def nothing_to_reveal(view: GameView | None) -> str:
    """Tell why no cell is revealed: a hint offers it when it finds nothing."""
    return _without(view, HintAction.REVEAL)


def _without(view: GameView | None, action: HintAction) -> str:
    hint = None if view is None else view.hint
    if hint is None or action not in hint.actions:
        return no_game(view) or "ui.why.hint_first"
    return ""
