"""The judge of chains against a check that knows nothing of it: truth tables over real houses."""

from itertools import pairwise, product
from random import Random

from game.core.digits import Digit
from game.core.grid import Grid
from game.learn.chain import Follows, follows, is_strong, sees, why_no_chain, why_no_link
from game.learn.item import Items
from game.logic.board import Board
from game.logic.step import Candidate, Link
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue

CHAINS = ("x-chain", "xy-chain", "discontinuous-nice-loop", "aic", "continuous-nice-loop")
ROUNDS = 2000
WORDS = Catalogue()


def positions() -> list[Grid]:
    items = Items()
    return [
        grid
        for name in CHAINS
        for index in range(0, 20, 2)
        for item in (items.item(name, index),)
        for grid in (item.position, item.givens)
    ]


def check_link(grid: Grid, link: Link) -> bool:
    """Whether a link holds, by the houses of the board as lists of cells."""
    (one,), (other,) = link.start, link.end
    if one == other or any(d not in grid.candidates_of(c) for c, d in (one, other)):
        return False
    if one.cell == other.cell:
        return not link.strong or len(grid.candidates_of(one.cell)) == 2
    shared = [h.cells for h in grid.geometry.houses if {one.cell, other.cell} <= set(h.cells)]
    if one.digit != other.digit or not shared:
        return False
    counts = [sum(one.digit in grid.candidates_of(cell) for cell in cells) for cells in shared]
    return not link.strong or 2 in counts


def check_chain(grid: Grid, links: tuple[Link, ...]) -> bool:
    joined = all(a.end == b.start and a.strong is not b.strong for a, b in pairwise(links))
    return joined and all(check_link(grid, link) for link in links)


def worlds(links: tuple[Link, ...]) -> list[dict[Candidate, bool]]:
    """Every way in which the nodes can be true and false as the links say."""
    nodes = sorted({node for link in links for node in link.start + link.end})
    found = []
    for values in product((False, True), repeat=len(nodes)):
        world = dict(zip(nodes, values, strict=True))
        if all(
            (world[link.start[0]] or world[link.end[0]])
            if link.strong
            else not (world[link.start[0]] and world[link.end[0]])
            for link in links
        ):
            found.append(world)
    return found


def forced_out(candidate: Candidate, ways: list[dict[Candidate, bool]]) -> bool:
    """Whether every way has something true that the candidate excludes, or the candidate false."""
    return all(
        not world.get(candidate, True)
        or any(
            true and other != candidate and clash(candidate, other) for other, true in world.items()
        )
        for world in ways
    )


def clash(one: Candidate, other: Candidate) -> bool:
    (r1, c1), (r2, c2) = divmod(one.cell, 9), divmod(other.cell, 9)
    if one.cell == other.cell:
        return one.digit != other.digit
    same_box = (r1 // 3, c1 // 3) == (r2 // 3, c2 // 3)
    return one != other and one.digit == other.digit and (r1 == r2 or c1 == c2 or same_box)


def random_chain(grid: Grid, rng: Random) -> tuple[Link, ...]:
    """Return a walk along links of the board, now and then with a link that is none."""
    everything = [
        Candidate(cell, digit) for cell in grid.open_cells for digit in grid.candidates_of(cell)
    ]
    at, strong = rng.choice(everything), rng.random() < 0.8
    links: list[Link] = []
    for _ in range(rng.randint(1, 9)):
        near = [
            c for c in everything if c != at and (is_strong(grid, at, c) if strong else sees(at, c))
        ]
        if not near and links:
            break
        if rng.random() < 0.04 or not near:
            near = everything
        start = links[0].start[0] if links else None
        to = start if start in near and rng.random() < 0.5 else rng.choice(near)
        assert to is not None
        links.append(Link((at,), (to,), strong))
        if rng.random() > 0.04:
            strong = not strong
        at = to
        if rng.random() < 0.02:
            at = rng.choice(everything)
    return tuple(links)


def test_the_judge_agrees_with_an_independent_check() -> None:
    rng, grids = Random("chains"), positions()
    valid = proving = loops = 0
    for number in range(ROUNDS):
        grid = grids[number % len(grids)]
        links = random_chain(grid, rng)
        said = why_no_chain(grid, links)
        assert (said is None) is check_chain(grid, links), (grid, links)
        if said is not None:
            assert WORDS.render(said)
            continue
        valid += 1
        proved, ways = follows(grid, links), worlds(links)
        proving += proved != Follows()
        loops += links[0].start == links[-1].end
        if proved.placement is not None:
            assert all(world[proved.placement] for world in ways)
        for candidate in proved.eliminations:
            assert forced_out(candidate, ways), (grid, links, candidate)
    assert valid > ROUNDS // 4
    assert ROUNDS - valid > ROUNDS // 10
    assert proving > 5
    assert loops > 10


def test_each_reason_why_there_is_no_link_is_given_and_true() -> None:
    rng, told = Random("links"), set()
    for grid in positions()[:8]:
        # Every digit of every cell: some are no candidates.
        everything = [Candidate(c, Digit(d)) for c in grid.open_cells for d in range(1, 10)]
        for _ in range(2000):
            one, other = rng.choice(everything), rng.choice(everything)
            said = why_no_link(grid, one, other, strong=rng.random() < 0.7)
            if said is None:
                continue
            assert WORDS.render(said)
            key = said.key.removeprefix("learn.chain.")
            told.add(key)
            there = [each.digit in grid.candidates_of(each.cell) for each in (one, other)]
            assert all(there) is (key != "no_candidate")
            if key == "no_common":
                assert one.cell != other.cell
                assert one.digit != other.digit
            elif key == "not_seen":
                assert not clash(one, other)
            elif key == "more_digits":
                assert said.number == len(grid.candidates_of(one.cell)) > 2
            elif key == "more_places":
                assert clash(one, other)
                assert not check_link(grid, Link((one,), (other,), strong=True))
            elif key == "itself":
                assert one == other
    keys = {"no_candidate", "no_common", "not_seen", "more_digits", "more_places", "itself"}
    assert told == keys


def test_a_chain_that_is_torn_or_not_in_turn_is_told_so() -> None:
    grid = Items().item("x-chain", 0).position
    (chain,) = next(BY_ID["x-chain"].find(Board(grid))).chains
    assert why_no_chain(grid, chain) is None
    weak = chain[1]
    back = Link(weak.end, weak.start, strong=False)
    for links, key in (
        ((), "empty"),
        ((chain[0], chain[2]), "torn"),
        ((weak, back), "not_in_turn"),
    ):
        said = why_no_chain(grid, links)
        assert said is not None
        assert said.key == f"learn.chain.{key}"
        assert WORDS.render(said)


def test_what_the_engine_finds_passes() -> None:
    items, passed = Items(), 0
    for name in CHAINS:
        for index in range(12):
            grid = items.item(name, index).position
            for step in BY_ID[name].find(Board(grid)):
                (chain,) = step.chains
                if all(len(link.start) == len(link.end) == 1 for link in chain):
                    assert why_no_chain(grid, chain) is None
                    proved = follows(grid, chain)
                    goes = proved.eliminations
                    if proved.placement is not None:
                        goes |= {
                            Candidate(proved.placement.cell, digit)
                            for digit in grid.candidates_of(proved.placement.cell)
                            if digit != proved.placement.digit
                        }
                    assert goes >= set(step.eliminations), step
                    ways = worlds(chain)
                    assert all(forced_out(candidate, ways) for candidate in proved.eliminations)
                    passed += 1
    assert passed > 50
