from game.core.digits import Cell, Digit
from game.logic.search.notation import cells_notation, chain_notation, node_notation
from game.logic.step import Candidate


def mark(cell: int, digit: int) -> Candidate:
    return Candidate(Cell(cell), Digit(digit))


def test_cells_of_a_line_are_joined() -> None:
    assert cells_notation(9, [1, 2]) == "r1c23"
    assert cells_notation(9, [2, 11]) == "r12c3"
    assert cells_notation(9, [2, 12]) == "r1c3,r2c4"


def test_a_chain_alternates_strong_and_weak_links() -> None:
    nodes = [(mark(1, 5),), (mark(6, 5), mark(7, 5)), (mark(26, 5),), (mark(26, 2),)]
    assert chain_notation(9, nodes) == "(5)r1c2=(5)r1c78-(5)r3c9=(2)r3c9"
    assert node_notation(9, nodes[1]) == "r1c78=5"
