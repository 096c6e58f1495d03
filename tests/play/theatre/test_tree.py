from dataclasses import dataclass, field
from math import inf
from time import perf_counter

import pytest

from game.core.grid import Grid
from game.logic.methods import BY_ID
from game.play.theatre.reel import Reel
from game.play.theatre.source import Live
from game.play.theatre.tree import MOST_NODES, Place, Tree
from game.solve.stream import Follower, Options, StepKind
from tests.documents import FIRST, SECOND

SEARCHES = ("stack", "backtracking", "brute-force", "exact")


@dataclass
class Node:
    """A node of a tree that is made by hand."""

    children: list["Node"] = field(default_factory=list)


def made_by_hand(method: str, board: Grid, most: int) -> tuple[Node, int]:
    """Return the tree of a search by following its board alone, and the nodes it has."""
    root = Node()
    path: list[Node] = [root]
    count = 0
    filled = len(board.values) - len(board.open_cells)
    follower = Follower(board)
    for step in BY_ID[method].stream(board, Options(prove=True, step_bound=most)):
        follower.follow(step)
        level = None
        if method == "exact":
            # A digit that follows from others is no decision.
            level = step.depth if step.kind is StepKind.PLACE and not step.forced else None
        elif step.kind in (StepKind.POP, StepKind.PLACE):
            level = len(follower.board) - follower.board.count(0) - filled
        if level:
            del path[level:]
            node = Node()
            path[-1].children.append(node)
            path.append(node)
            count += 1
    return root, count


def laid_out(root: Node) -> list[tuple[int, int, int]]:
    """Return for each column its first level, its last, and the column beside its first node."""
    columns: list[tuple[int, int, int]] = [(1, 0, -1)]

    def go(node: Node, level: int, column: int) -> None:
        start, end, beside = columns[column]
        columns[column] = (start, max(end, level), beside)
        before = column
        for number, child in enumerate(node.children):
            if number:
                columns.append((level + 1, level + 1, before))
                before = len(columns) - 1
            go(child, level + 1, before)

    go(root, 0, 0)
    return columns if root.children else []


def reel(method: str, board: Grid, most: int = 20_000) -> Reel:
    options = Options(prove=True, step_bound=most)
    return Reel(BY_ID[method], board, Live(BY_ID[method], board, options, perf_counter))


@pytest.mark.parametrize("board", [FIRST.board, SECOND[2].board], ids=("short", "long"))
@pytest.mark.parametrize("method", SEARCHES)
def test_the_tree_is_the_one_that_is_made_by_hand(method: str, board: Grid) -> None:
    played = reel(method, board, 3000)
    while played.forward():
        pass
    root, count = made_by_hand(method, board, 3000)
    assert count == played.tree.nodes == played.picture.place.nodes
    tree = played.tree
    assert list(zip(tree.starts, tree.ends, tree.beside, strict=True)) == laid_out(root)


def test_going_back_finds_the_same_place_and_leaves_the_tree_as_it_is() -> None:
    played = reel("brute-force", SECOND[2].board)
    places = {}
    for position in range(1, 1500):
        played.forward()
        place = played.picture.place
        places[position] = (place.level, place.nodes, place.columns, place.spine[:])
    known = list(played.tree.starts), list(played.tree.ends), played.tree.nodes
    for beat in (900, 3, 500):
        played.go_to_beat(beat)
        place = played.picture.place
        now = (place.level, place.nodes, place.columns, place.spine)
        assert now == places[played.position]
    assert (list(played.tree.starts), list(played.tree.ends), played.tree.nodes) == known


def test_what_is_known_from_later_lies_right_of_what_is_there() -> None:
    """So that an earlier picture is a part of the later one."""
    played = reel("stack", FIRST.board)
    seen = []
    while played.forward():
        seen.append(played.picture.place.columns)
    assert seen == sorted(seen)


def test_a_tree_takes_in_no_more_than_it_has_room_for() -> None:
    tree, place = Tree(), Place()
    for _ in range(MOST_NODES + 10):
        beside = place.decide(1)
        tree.grow(place, beside)
    assert tree.is_full
    assert (tree.nodes, len(tree.starts), place.nodes) == (
        MOST_NODES,
        MOST_NODES,
        MOST_NODES + 10,
    )


def test_what_a_guess_is_and_what_is_sure() -> None:
    played = reel("exact", SECOND[2].board)
    while played.picture.first is None:
        played.forward()
    guessed = sum(played.picture.guessed)
    assert 0 < guessed < 10
    assert guessed == played.picture.place.level
    counting = reel("backtracking", FIRST.board)
    counting.forward_to_time(inf)
    assert counting.picture.guesses == counting.picture.counters.placements
