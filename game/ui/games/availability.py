"""Reasons why the game cannot be changed now: message keys, empty if it can.

Each function gets the game as the scene knows it, or None.
"""

from ...play.view import GameView, HintAction, Status


def no_game(view: GameView | None) -> str:
    """Return the reason if there is no game, or it is paused."""
    if view is None:
        return "ui.why.no_game"
    return "play.refused.paused" if view.status is Status.PAUSED else ""


def scored(view: GameView | None) -> str:
    """Return the reason if a scored game is in progress, which shows no answers."""
    if view is None or view.scored is None or view.status in (Status.WON, Status.LOST):
        return ""
    return "ui.why.scored"


def unwatched(view: GameView | None) -> str:
    """Return the reason if the game is scored, or has constraints the theatre cannot solve."""
    known = view is None or not view.geometry.constraints
    return scored(view) or ("" if known else "ui.why.constraints")


def closed(view: GameView | None) -> str:
    """Return the reason if there is no game, or it is over or scored."""
    return finished(view) or scored(view)


def finished(view: GameView | None) -> str:
    """Return the reason if there is no game, or it is paused, won or lost."""
    if view is not None and view.status is Status.LOST:
        return "play.refused.lost"
    if view is not None and view.status is Status.WON:
        # What is right in a scored game is settled, so nothing is left there to undo.
        return "play.refused.finished" if view.scored is None else "play.refused.solved"
    return no_game(view)


def nothing_to_undo(view: GameView | None) -> str:
    """Return the reason if there is nothing to undo."""
    empty = view is not None and not view.can_undo
    return no_game(view) or ("play.refused.nothing_to_undo" if empty else "")


def nothing_to_redo(view: GameView | None) -> str:
    """Return the reason if there is nothing to redo."""
    empty = view is not None and not view.can_redo
    return no_game(view) or ("play.refused.nothing_to_redo" if empty else "")


def nothing_tried(view: GameView | None) -> str:
    """Return the reason if no trial is in progress."""
    idle = view is not None and not view.trying
    return no_game(view) or ("play.refused.no_trial" if idle else "")


def no_cage(view: GameView | None) -> str:
    """Return the reason if the cursor is not in a cage with a sum."""
    caged = view is not None and any(
        one.kind == "cage" and one.values and view.cursor in one.cells
        for one in view.geometry.constraints
    )
    return closed(view) or ("" if caged else "ui.why.no_cage")


def no_rules(view: GameView | None) -> str:
    """Return the reason if the board has neither constraints nor an author's rules."""
    if view is None:
        return "ui.why.no_game"
    return "" if view.geometry.constraints or view.told is not None else "ui.why.no_rules"


def unjudged(view: GameView | None) -> str:
    """Return the reason if steps are unavailable: unknown rules, no solution, or game over."""
    return _without_steps(view) or closed(view)


def unstudied(view: GameView | None) -> str:
    """Return the reason if there are no steps to study."""
    return _without_steps(view) or scored(view)


def _without_steps(view: GameView | None) -> str:
    refused = None if view is None or view.told is None else view.told.without_steps
    return "" if refused is None else f"play.refused.{refused.value}"


def no_digit(view: GameView | None) -> str:
    """Return the reason if no digit can be entered."""
    if view is not None and view.options.digit_first and view.status is Status.WON:
        return ""
    return finished(view)


def no_more_hint(view: GameView | None) -> str:
    """Return the reason if there is no hint, or it is shown in full."""
    hint = None if view is None else view.hint
    if hint is not None and HintAction.MORE not in hint.actions:
        return no_game(view) or "ui.why.all_said"
    return finished(view)


def no_hint_to_apply(view: GameView | None) -> str:
    """Return the reason if the hint has not shown its conclusion yet."""
    return _without(view, HintAction.APPLY)


def nothing_to_see(view: GameView | None) -> str:
    """Return the reason if no hint has named a technique to show."""
    return _without(view, HintAction.SEE)


def no_mistake_shown(view: GameView | None) -> str:
    """Return the reason if no hint has named a wrong entry to rewind to."""
    return _without(view, HintAction.REWIND)


def nothing_to_reveal(view: GameView | None) -> str:
    """Return the reason if no hint has offered to reveal a cell."""
    return _without(view, HintAction.REVEAL)


def _without(view: GameView | None, action: HintAction) -> str:
    hint = None if view is None else view.hint
    if hint is None or action not in hint.actions:
        return no_game(view) or "ui.why.hint_first"
    return ""
