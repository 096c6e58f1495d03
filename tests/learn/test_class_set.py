"""Sets of a class: written, read, refused with what is wrong, dealt, answered, summed up."""

import tomllib

import pytest

from game.core.digits import Cell, Digit
from game.formats.document import Entry
from game.formats.lines import entries_of
from game.generate.killer_bank import KillerBank
from game.generate.levels import Level
from game.learn.class_answers import (
    LEFT,
    AnswersError,
    CardAnswer,
    ClassAnswers,
    answers_of,
    by_card,
    by_slip,
    given_text,
    json_of,
    latest,
    sets_in_turn,
)
from game.learn.class_set import (
    ClassCard,
    ClassSet,
    board_text,
    class_set_of,
    deal_card,
    toml_of,
)
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.marks import pattern_cells
from game.learn.slips import Slip
from game.learn.task import Mode
from game.learn.verdict import Answer, Built, Entered, Kind, Marked, Struck
from game.logic.constraints import by_id
from game.logic.step import Candidate
from game.play.table_reader import TableFault

ITEM = Items().item("naked-pair", 7)
POSITION = Entry(
    ITEM.position,
    frozenset(c for c in range(81) if not ITEM.givens.values[c] and ITEM.position.values[c]),
)


def set_of(**card: str) -> ClassSet:
    """Return what is read of a set with one card."""
    table = {"card": [{"board": ITEM.values, **card}]}
    return class_set_of(table, lambda text: entries_of(text)[0])


def test_a_set_is_read_as_it_was_written() -> None:
    card = ClassCard(POSITION, "strike", "naked-pair", 'He said "\\look"', "über\tall")
    one = ClassSet("Pairs", (card,), helps=False, in_order=True, minutes=20)
    again = class_set_of(tomllib.loads(toml_of(one)), lambda text: entries_of(text)[0])
    assert again.mark == one.mark
    assert again._replace(cards=()) == one._replace(cards=())
    read = again.cards[0]
    assert read.entry.board.candidates == ITEM.position.candidates
    assert read.entry.placed == POSITION.placed
    assert (read.before, read.after) == ('He said "\\look"', "über all")


@pytest.mark.parametrize(
    ("table", "key", "problem"),
    [
        ({}, "card", "class.no_cards"),
        ({"card": [{"board": ITEM.values}] * 101}, "card", "class.many_cards"),
        ({"minutes": 601, "card": [{}]}, "minutes", "class.no_minutes"),
        ({"minutes": True, "card": [{}]}, "minutes", "class.no_minutes"),
        ({"helps": "no", "card": [{}]}, "helps", "lecture.no_flag"),
        ({"colour": 1, "card": [{}]}, "colour", "lecture.no_key"),
        ({"card": [{}]}, "", "class.no_board"),
        ({"card": [{"board": "12"}]}, "board", "lecture.bad_board"),
        ({"card": [{"board": "." * 81}]}, "board", "class.not_one_solution"),
        ({"card": [{"board": "1..2.2132..1.12."}]}, "board", "class.other_size"),
        ({"card": [{"board": ITEM.values, "ask": "why"}]}, "ask", "lecture.none_of"),
        ({"card": [{"board": ITEM.values, "technique": "pair"}]}, "technique", "lecture.none_of"),
        (
            {"card": [{"board": ITEM.givens.text, "technique": "skyscrapers"}]},
            "technique",
            "class.not_there",
        ),
    ],
)
def test_what_is_wrong_is_named(table: dict[str, object], key: str, problem: str) -> None:
    with pytest.raises(TableFault) as raised:
        class_set_of(table, lambda text: entries_of(text)[0])
    assert (raised.value.key, raised.value.problem.key) == (key, problem)


def test_a_card_is_judged_as_a_lesson_is() -> None:
    card = ClassCard(POSITION, technique="naked-pair")
    found = deal_card(card)
    assert found is not None
    assert found.mode is Mode.MARK
    cells = pattern_cells(found.claim)
    assert judge(found.exercise, Marked(cells)).kind is Kind.RIGHT
    assert judge(found.exercise, Marked(frozenset([min(cells)]))).kind is Kind.PART
    struck = deal_card(card._replace(ask="strike"))
    assert struck is not None
    assert struck.mode is Mode.STRIKE


def test_a_card_without_a_technique_asks_for_what_comes_next() -> None:
    found = deal_card(set_of().cards[0])
    assert found is not None
    assert found.claim.technique == "naked-pair"
    assert found.mode is Mode.MARK


def test_a_killer_can_be_asked_for_its_own_techniques() -> None:
    killer = KillerBank().entry(Level.EASY, 0).givens
    text = board_text(Entry(killer))
    (entry,) = entries_of(text)
    assert entry.board.geometry == killer.geometry
    found = deal_card(ClassCard(entry))
    assert found is not None
    assert found.claim.technique in by_id()
    if found.claim.placements:
        answer: Answer = Entered(found.claim.placements[0])
    else:
        answer = Struck(frozenset(found.claim.eliminations))
    assert judge(found.exercise, answer).kind is Kind.RIGHT


def answers(name: str, at: str, *went: str, of: str = "a") -> ClassAnswers:
    """Return the answers of somebody, whose wrong ones are of a kind."""
    rows = (
        CardAnswer("x-wing", one, "r1c1", 0, 1000, (Slip.LINES,) if one == "wrong" else ())
        for one in went
    )
    return ClassAnswers(of, of.upper(), name, at, tuple(rows))


FIRST, LATER = "2026-11-02T08:00:00Z", "2026-11-09T08:00:00Z"


def test_answers_are_read_as_they_were_written() -> None:
    one = answers("Zoë", FIRST, "right", "wrong", LEFT)
    assert answers_of(json_of(one)) == one


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("class-answers", "draft"),
        ('"version": 1', '"version": 2'),
        ('"x-wing"', '"x-wings"'),
        ('"right"', '"excellent"'),
        ("1000", "-1"),
        ("1000", "true"),
        ('"lines"', '"lion"'),
        (FIRST, "yesterday"),
        ("[", "["[:0]),
    ],
)
def test_what_are_no_answers_is_refused(old: str, new: str) -> None:
    text = json_of(answers("Ada", FIRST, "right", "wrong"))
    assert old in text
    with pytest.raises(AnswersError):
        answers_of(text.replace(old, new))


def test_answers_are_summed_up_by_card_and_by_kind() -> None:
    every = latest(
        [
            answers("Ada", FIRST, "wrong", "wrong"),
            answers("Ada", LATER, "right", "wrong"),
            answers("Bo", FIRST, "other-way", LEFT),
            answers("Bo", LATER, "right", of="b"),
        ]
    )
    mine = [one for one in every if one.set == "a"]
    assert [(one.name, one.right) for one in mine] == [("Ada", 1), ("Bo", 1)]
    first, second = by_card(mine)
    assert (first.right, first.of, first.slip) == (2, 2, None)
    assert (second.right, second.of, second.slip) == (0, 2, Slip.LINES)
    assert by_slip(every) == ((Slip.LINES, 1, 1),)
    assert sets_in_turn(every) == ("a", "b")


def test_an_answer_is_told_in_words() -> None:
    one = Candidate(Cell(1), Digit(4))
    assert given_text(Marked(frozenset({0, 12}))) == "r1c1 r2c4"
    assert given_text(Struck(frozenset({one}))) == "4r1c2"
    assert given_text(Built((one,), frozenset())) == "4r1c2 →"
    assert given_text(Entered(one)) == "4r1c2"
