from game.core.digits import Cell, Digit
from game.core.geometry import CLASSIC
from game.logic.step import Candidate, Link
from game.messages.short_notation import chain_text, chains_text


def node(*names: str) -> tuple[Candidate, ...]:
    """Return candidates such as 5r4c7."""
    return tuple(Candidate(Cell(CLASSIC.parse_cell(n[1:])), Digit(int(n[0]))) for n in names)


def weak(start: str, *end: str) -> Link:
    return Link(node(start), node(*end), False)


def strong(start: str, *end: str) -> Link:
    return Link(node(start), node(*end), True)


def test_a_chain_reads_from_its_start() -> None:
    chain = (weak("5r4c7", "5r4c2"), strong("5r4c2", "5r9c2"))
    assert chain_text(chain, 9) == "r4c7=5 → r4c2<>5 → r9c2=5"


def test_a_chain_may_start_with_what_is_false() -> None:
    assert chain_text((strong("1r1c1", "2r1c1"),), 9) == "r1c1<>1 → r1c1=2"


def test_a_node_of_several_candidates_is_told_in_short() -> None:
    group = (strong("5r4c1", "5r1c2", "5r2c2"),)
    assert chain_text(group, 9) == "r4c1<>5 → r12c2=5"
    cell = (Link(node("2r4c7", "5r4c7", "8r4c7"), node("9r4c7"), True),)
    assert chain_text(cell, 9) == "r4c7<>258 → r4c7=9"


def test_single_weak_links_of_one_candidate_are_told_together() -> None:
    chains = (
        (weak("4r7c2", "4r7c1"),),
        (weak("4r7c2", "3r7c2"), strong("3r7c2", "3r5c2")),
        (weak("4r7c2", "4r8c1"),),
    )
    assert chains_text(chains, 9) == "r7c2=4 → r78c1<>4; r7c2=4 → r7c2<>3 → r5c2=3"


def test_what_several_branches_share_is_told_once() -> None:
    shared = (weak("5r7c7", "5r9c8"), strong("5r9c8", "5r3c8"))
    chains = (shared, (weak("5r3c8", "7r3c8"),), shared, (weak("5r3c8", "7r3c8"),))
    assert chains_text(chains, 9) == "r7c7=5 → r9c8<>5 → r3c8=5; r3c8=5 → r3c8<>7"
