"""What the card beside a game says: an answer, a hint, a trial, or what keys are good for."""

from typing import TYPE_CHECKING, Final

from ...messages.sentences import spoken
from ...play.scoring import hint_cost
from ...play.view import GameView, HintAction, HintCard, HintKind, Status

if TYPE_CHECKING:
    from .play import PlayScene

HINT_ACTIONS: Final = {
    HintAction.MORE: "hint",
    HintAction.SEE: "see",
    HintAction.APPLY: "apply_hint",
    HintAction.REWIND: "rewind",
    HintAction.REVEAL: "reveal",
    HintAction.CLOSE: "back",
}
"""What the buttons of a hint do."""


def say(play: "PlayScene", view: GameView, answer: str, *, floats: bool) -> None:
    """Say what there is to say; a card that `floats` over the pad says only what it must."""
    card, text = play.panel.card, play.text
    has_pages = bool(view.geometry.constraints)
    pages = [play.card_action("board_rules")] if has_pages else []
    if answer:
        card.say("", answer, pages if answer == play.board_rules else ())
    elif view.hint is not None:
        _explain(play, view, view.hint)
    elif view.thinking:
        card.say("", text("ui.thinking"))
    elif view.status is Status.WON:
        following = play.mode.next_game(view).words
        again = play.card_action("again", text=following)
        card.say(text("play.status.won"), text("ui.won_card"), [again, play.card_action("menu")])
    elif floats:
        card.say("", "")
    elif view.trying:
        answers = [play.card_action("trial.keep"), play.card_action("trial.discard")]
        card.say(text("ui.trial"), text("ui.trial.text"), answers)
    else:
        words = play.verdict.words or play.board_rules or _tips(play, view)
        card.say("", words, pages, role="")


def _tips(play: "PlayScene", view: GameView) -> str:
    """Return what the keys are that a newcomer looks for."""
    keys = {name: play.key_text(name) for name in ("hint", "check", "help")}
    return play.text("ui.tips" if view.scored is None else "arcade.tips", **keys)


def _explain(play: "PlayScene", view: GameView, hint: HintCard) -> None:
    card, text, catalogue = play.panel.card, play.text, play.catalogue
    actions = [
        play.card_action(
            HINT_ACTIONS[action], action.value, text(f"play.hint.action.{action.value}")
        )
        for action in hint.actions
    ]
    if hint.technique:
        actions.append(play.card_action("learn", "learn", text("ui.learn")))
    shown = play.shown_step()
    if shown is not None:
        if shown[0].inner:
            actions.append(play.card_action("unfold"))
        actions.append(play.card_action("copy_step"))
    notes = [text("ui.stage", stage=hint.stage, stages=hint.stages)] * (hint.stages > 1)
    if hint.seen:
        notes = [text("ui.hint_seen")]
    elif not view.rules.is_scored:
        points = hint_cost(view.level, hint.stage, view.rules.costs)
        notes.append(text("ui.hint_cost", points=play.catalogue.figures.thousands(points)))
    card.say(
        catalogue.render(hint.title),
        play.explained() or spoken(catalogue, hint, play.notation),
        actions,
        note=text("ui.separator").join(notes),
        role="danger" if hint.kind is HintKind.MISTAKE else "accent",
    )
