"""The content of the card beside a game: an answer, a hint, a trial, or tips."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.grid import Grid
from ...messages.hint_words import hint_text, hint_title
from ...messages.notation import Notation
from ...play.nudge import nudge
from ...play.view import GameView, HintAction, HintCard, HintKind, Status
from ..games.told_words import told_words

if TYPE_CHECKING:
    from ...logic.step import Step
    from ..modes.mode import Mode
    from .services import PlayServices

FIRST_LESSON: Final = "full-house"
"""The technique whose lesson says how cells are named."""

HINT_ACTIONS: Final = {
    HintAction.MORE: "hint",
    HintAction.SEE: "see",
    HintAction.APPLY: "apply_hint",
    HintAction.REWIND: "rewind",
    HintAction.REVEAL: "reveal",
    HintAction.CLOSE: "back",
}
"""What the buttons of a hint do."""


class CardButton(NamedTuple):
    """A button on the card, named by its action."""

    action: str
    id: str = ""
    """Empty for the id of the action."""
    text: str = ""
    """Empty for the words of the action."""


class CardContent(NamedTuple):
    """The content of the card; see `MessageCard.say`."""

    title: str
    words: str
    buttons: tuple[CardButton, ...] = ()
    note: str = ""
    role: str = "text"
    names_cells: bool = False
    """Whether a hint names cells, now or later: they are numbered meanwhile."""
    heard: str = ""
    """What a screen reader says in place of the words; empty where these will do."""


class PlayCard:
    """Puts into words what there is to say about a game."""

    def __init__(
        self,
        services: "PlayServices",
        mode: "Mode",
        rules: str,
        key_text: Callable[[str], str],
    ) -> None:
        """`rules` is the text of the board's rules, if it is not classic; `key_text` names keys."""
        self._services: Final = services
        self._words: Final = services.words
        self._mode: Final = mode
        self._rules: Final = rules
        self._key_text: Final = key_text
        self._nudged: tuple[tuple[int, ...], str] = (), ""
        """The digits that were on the board last, and where to look then."""

    def content(
        self,
        view: GameView,
        answer: str,
        verdict: str,
        explanation: str,
        shown: "tuple[Step, Grid | None] | None",
        told: tuple[int, int] | None = None,
        *,
        floats: bool,
        plainly: bool,
    ) -> CardContent:
        """Return what the card says now; one that `floats` over the pad says only what it must.

        `plainly` names no cells where that will do.

        `answer` is what an action had to say, `verdict` what is known of the board; `explanation`
        is why the step follows that is `shown`, or the sentence of it that is `told`, of so many.
        """
        text = self._words.text
        has_rules = view.geometry.constraints or view.told is not None
        pages = (CardButton("board_rules"),) if has_rules else ()
        if answer:
            return CardContent("", answer, pages if answer == self._rules else ())
        if view.hint is not None:
            return self._hint(view, view.hint, explanation, shown, told, plainly=plainly)
        if view.thinking:
            return CardContent("", text("ui.thinking"))
        if view.status is Status.WON:
            again = CardButton("again", text=self._mode.next_game(view).words)
            buttons = (again, CardButton("menu"))
            said = "ui.won_card" if view.scored is None else "ui.won_card.scored"
            return CardContent(text("play.status.won"), text(said), buttons)
        if floats:
            return CardContent("", "")
        if view.trying:
            buttons = (CardButton("trial.keep"), CardButton("trial.discard"))
            return CardContent(text("ui.trial"), text("ui.trial.text"), buttons)
        if view.told is not None:
            both = [told_words(self._words.catalogue, view.told), verdict]
            if any(both):
                return CardContent("", "\n".join(filter(None, both)), pages, role="")
        said = verdict or self._rules or self._nudge(view) or self._tips(view)
        return CardContent("", said, pages, role="")

    def _nudge(self, view: GameView) -> str:
        """Return where to look next, if the player wants that and there is something to find."""
        if not view.options.nudges or view.geometry.constraints:
            return ""
        values = tuple(cell.digit for cell in view.cells)
        if values != self._nudged[0]:
            words = nudge(Grid(bytearray(values), None, view.geometry))
            self._nudged = values, "" if words is None else self._words.catalogue.render(words)
        return self._nudged[1]

    def _tips(self, view: GameView) -> str:
        """Return the keys that a newcomer looks for."""
        keys = {name: self._key_text(name) for name in ("hint", "check", "help")}
        if view.rules.is_staged:
            return self._words.text("marathon.tips", n=view.rules.clean_for_life)
        return self._words.text("ui.tips" if view.scored is None else "arcade.tips", **keys)

    def _hint(
        self,
        view: GameView,
        hint: HintCard,
        explanation: str,
        shown: "tuple[Step, Grid | None] | None",
        told: tuple[int, int] | None,
        *,
        plainly: bool,
    ) -> CardContent:
        words, text, catalogue = self._words, self._words.text, self._words.catalogue
        buttons = [
            CardButton(HINT_ACTIONS[action], action.value, text(f"play.hint.action.{action.value}"))
            for action in hint.actions
        ]
        if shown is not None and shown[1] is not None:
            buttons[1:1] = _steps(told, text("ui.reason.begin"))
        if hint.technique:
            buttons.append(CardButton("learn", text=text("ui.learn")))
        if shown is not None:
            if shown[0].inner:
                buttons.append(CardButton("unfold"))
            buttons.append(CardButton("copy_step"))
        notes = [text("ui.stage", stage=hint.stage, stages=hint.stages)] * (hint.stages > 1)
        if hint.seen:
            notes = [text("ui.hint_seen")]
        if told is not None:
            notes = [text("ui.reason.place", n=told[0], of=told[1])]
        # Whoever is new to Sudoku meets the names of techniques in their lessons, and those of
        # cells in the first of these.
        has_met, name = self._services.learning.progress.has_met, hint.technique
        is_named = not (view.options.nudges and name) or has_met(name)
        speaks_of_cells = hint.step is not None or hint.kind is HintKind.NOTE
        if hint.names_cells and speaks_of_cells and view.options.nudges:
            notes += [text("ui.hint.cells")] * (not has_met(FIRST_LESSON))
        # Who chose signs wants signs, with the names of cells that they are made of.
        is_prose = words.notation is Notation.PROSE and told is None
        plainly = plainly and is_prose and hint.plain is not None
        said = "" if plainly else explanation
        return CardContent(
            hint_title(catalogue, hint, is_named=is_named),
            said or hint_text(catalogue, hint, words.notation, plainly=plainly),
            tuple(buttons),
            text("ui.separator").join(notes),
            "danger" if hint.kind is HintKind.MISTAKE else "text",
            hint.names_cells or not is_prose,
            explanation or hint_text(catalogue, hint, words.notation, is_heard=True),
        )


def _steps(told: tuple[int, int] | None, begin: str) -> list[CardButton]:
    """Return the buttons that step through the reasoning."""
    if told is None:
        return [CardButton("reason.on", text=begin)]
    at, of = told
    on = [CardButton("reason.on")] if at < of else []
    return on + ([CardButton("reason.back")] if at > 1 else [])
