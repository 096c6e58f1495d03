"""Hints alone lead to the solution: with notes on the board, and without."""

from itertools import product

import pytest

from game.core.rules import Puzzle
from game.generate.deal import deal
from game.generate.ids import PuzzleId
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.messages.hint_words import hint_text
from game.play.game_events import Refused
from game.play.intents import Command
from game.play.moves import FillAll
from game.play.view import HintKind, Status
from tests.documents import SECOND
from tests.play.boards import new_session
from tests.truth import sample

CATALOGUE = Catalogue()
MOST = 400
"""More hints than any of these boards takes."""


PUZZLES = {level.value: deal(PuzzleId(level, "7q2k")) for level in Level} | {
    example.name: Puzzle(example.board) for example in SECOND
}


@pytest.mark.parametrize(("name", "notes"), sample([*product(PUZZLES, (False, True))], 3))
def test_hints_lead_to_the_solution(name: str, notes: bool) -> None:
    session = new_session(PUZZLES[name])
    if notes:
        session.do(FillAll())
    unseen = 0
    for _ in range(MOST):
        before = session.state
        session.do(Command.HINT)
        card = session.view().hint
        assert card is not None
        assert card.kind in (HintKind.STEP, HintKind.NONE)
        while card.stage < card.stages:
            session.do(Command.HINT)
            card = session.view().hint
            assert card is not None
            assert hint_text(CATALOGUE, card)
        outcome = session.do(Command.APPLY_HINT)
        assert not any(isinstance(event, Refused) for event in outcome.events)
        assert session.state != before
        if outcome.message is not None and outcome.message.key == "hint.kept_in_mind":
            unseen += 1
        if session.status is Status.WON:
            break
    assert session.state.grid == session.solution
    assert session.view().mistakes == 0
    if notes:
        assert unseen == 0
    elif name == "verydiffsud":
        assert unseen > 0
