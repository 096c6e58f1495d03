"""A chain that a player builds: candidate by candidate, with solid or dashed links.

Players need not say whether a link is meant as a strong one: a strong link may be used as a weak
one, so a walk is read both ways, beginning with a strong link and with a weak one. It stays a chain
while one reading holds.
"""

from itertools import pairwise
from typing import Final

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.naming import house_words, listed
from ..logic.search.notation import chain_notation, node_notation
from ..logic.step import Candidate, Link, Role, Step
from .chain import Follows, follows, sees, why_no_chain, why_no_link
from .reasons.reason import common_houses, figures, places
from .verdict import Built, Exercise, Kind, Verdict

Nodes = tuple[Candidate, ...]
"""The candidates of a walk in order; back at the first one it is a loop."""

LEAST_LOOP: Final = 4
"""Nodes of the shortest loop, its first one counted again at its end."""


def readings(position: Grid, nodes: Nodes) -> tuple[tuple[Link, ...], ...]:
    """Return the chains that a walk can be read as, as far as its links allow."""
    found = []
    for first in (True, False):
        links = tuple(
            Link((one,), (other,), first is (place % 2 == 0))
            for place, (one, other) in enumerate(pairwise(nodes))
        )
        if why_no_chain(position, links) is None:
            found.append(links)
    return tuple(found)


def is_loop(nodes: Nodes) -> bool:
    """Whether a walk has returned to its start."""
    return len(nodes) >= LEAST_LOOP and nodes[0] == nodes[-1]


def why_not_next(position: Grid, nodes: Nodes, candidate: Candidate) -> Message | None:
    """Return why a chain cannot continue to a candidate; None if it can."""
    if is_loop(nodes):
        return message("learn.chain.closed")
    if candidate in nodes[-2:-1]:
        return message("learn.chain.back")
    longer = (*nodes, candidate)
    if len(longer) == 1 or readings(position, longer):
        return None
    weak = why_no_link(position, nodes[-1], candidate, strong=False)
    if weak is not None:
        return weak
    why = why_no_link(position, nodes[-1], candidate, strong=True)
    assert why is not None
    return message("learn.chain.strong_needed", why=why)


def why_no_walk(position: Grid, nodes: Nodes) -> Message | None:
    """Return why candidates are not a chain, by the first that cannot follow; None if they are."""
    reasons = (why_not_next(position, nodes[:n], nodes[n]) for n in range(1, len(nodes)))
    return next((reason for reason in reasons if reason is not None), None)


def link_words(position: Grid, nodes: Nodes) -> Message:
    """Return the meaning of the last link of a walk, or of its start."""
    if len(nodes) < 2:
        return message("learn.chain.begun", candidate=_words(nodes[0]))
    return why_linked(position, readings(position, nodes)[0][-1])


def why_linked(position: Grid, link: Link) -> Message:
    """Return the meaning of a link between two candidates, and whether it is strong."""
    (one,), (other,) = link.start, link.end
    if one.cell == other.cell:
        where, key = CLASSIC.cell_name(one.cell), "learn.chain.weak_cell"
        digits = figures({one.digit, other.digit})
        if link.strong:
            key, digits = "learn.chain.strong_cell", _either(one, other)
        return message(key, cell=where, digits=digits)
    cells = listed([CLASSIC.cell_name(each.cell) for each in (one, other)])
    if not link.strong:
        return message("learn.chain.weak_house", cells=cells, digit=one.digit)
    both = frozenset({one.cell, other.cell})
    house = next(h for h in common_houses(both) if places(position, one.digit, h) == both)
    words = house_words(CLASSIC.houses[house])
    return message("learn.chain.strong_house", house=words, cells=cells, digit=one.digit)


def proof(position: Grid, nodes: Nodes) -> tuple[tuple[Link, ...], Follows]:
    """Return the reading that proves most, without links that add nothing, and what it proves."""
    best: tuple[tuple[Link, ...], Follows] = ((), Follows())
    for links in readings(position, nodes):
        found = follows(position, links)
        if found.eliminations and not links[0].strong and not links[-1].strong:
            # Its start sees both ends of what lies between, and so may others.
            links = links[1:-1]
            found = follows(position, links)
        if found.placement is not None:
            cell, digit = found.placement
            others = (each for each in position.candidates_of(cell) if each != digit)
            gone = frozenset(Candidate(cell, each) for each in others)
            found = Follows(gone, found.placement)
        if len(found.eliminations) > len(best[1].eliminations):
            best = links, found
    return best


def why_proves_nothing(position: Grid, nodes: Nodes) -> Message | None:
    """Return what a chain lacks to prove something; None if it proves something."""
    if len(nodes) < 2:
        return message("learn.chain.empty" if not nodes else "learn.chain.too_short")
    if proof(position, nodes)[1].eliminations:
        return None
    if is_loop(nodes):
        return message("learn.chain.empty_loop")
    broken = why_no_walk(position, nodes)
    if broken is not None:
        return broken
    ends = [(links[0].strong, links[-1].strong) for links in readings(position, nodes)]
    if (True, True) in ends:
        return message("learn.chain.unseen", ends=_either(nodes[0], nodes[-1]))
    weak = nodes[0] if not ends[0][0] else nodes[-1]
    return message("learn.chain.weak_end", candidate=_words(weak))


def proof_words(position: Grid, nodes: Nodes) -> Message:
    """Return the conclusion of a chain in words, without the eliminations."""
    links, found = proof(position, nodes)
    start, end = links[0].start[0], links[-1].end[0]
    if found.placement is not None:
        return message("learn.chain.proves_start", candidate=_words(start))
    if start == end:
        return message("learn.chain.proves_loop")
    return message("learn.chain.proves_ends", ends=_either(start, end))


def step_of(position: Grid, nodes: Nodes) -> Step:
    """Return a chain that proves something as a step, to draw and explain it."""
    links, found = proof(position, nodes)
    is_ring = links[0].start == links[-1].end and found.placement is None
    if is_ring and not links[0].strong:
        links = (*links[1:], links[0])
    walk = [links[0].start, *(link.end for link in links)]
    ring = walk[:-1] if is_ring else walk
    same = (("variant", "same"),) if found.placement is not None else ()
    return Step(
        technique=_kind(links, is_ring=is_ring, is_same=bool(same)),
        eliminations=tuple(sorted(found.eliminations)),
        roles=((Role.PATTERN, _sorted(ring[1::2])), (Role.SECOND, _sorted(ring[::2]))),
        chains=(links,),
        arguments=(
            ("chain", chain_notation(CLASSIC.size, ring)),
            ("length", len(links)),
            ("start", node_notation(CLASSIC.size, ring[0])),
            ("end", node_notation(CLASSIC.size, ring[-1])),
            *same,
        ),
    )


def judge_built(exercise: Exercise, answer: Built) -> Verdict:
    """Return the verdict on a chain and its eliminations; any chain that proves them is right."""
    position, nodes = exercise.position, answer.nodes
    cells = tuple(sorted({node.cell for node in nodes}))
    nothing = why_proves_nothing(position, nodes)
    if nothing is not None:
        return Verdict(Kind.WRONG, nothing, cells)
    step = step_of(position, nodes)
    for cell, digit in sorted(answer.struck):
        if exercise.solution.values[cell] == digit:
            where, why = CLASSIC.cell_name(cell), _why_kept(step, Candidate(cell, digit))
            said = message("learn.careful.why", cell=where, digit=digit, why=why)
            return Verdict(Kind.CAREFUL, said, (cell,))
    true = frozenset(step.eliminations).union(*_eliminations(position, nodes))
    extra = sorted(answer.struck - true)
    if extra:
        return Verdict(Kind.WRONG, _why_kept(step, extra[0]), (extra[0].cell,))
    missing = len(set(step.eliminations) - answer.struck)
    if missing:
        return Verdict(Kind.PART, message("learn.part.struck", missing), (), step)
    if not _is_of_kind(exercise.techniques, step.technique):
        name = message(f"technique.{step.technique}.name")
        return Verdict(
            Kind.OTHER_WAY, message("learn.other_way.chain", technique=name), cells, step
        )
    return Verdict(Kind.RIGHT, message("learn.right"), cells, step)


def _is_of_kind(techniques: tuple[str, ...], technique: str) -> bool:
    """Whether a chain is of the kind of a lesson.

    X- and XY-Chains are AICs as well, and an AIC read as a loop from its elimination is a
    discontinuous one.
    """
    return technique in techniques or bool(
        {"aic", "discontinuous-nice-loop"} & set(techniques) and technique != "continuous-nice-loop"
    )


def _eliminations(position: Grid, nodes: Nodes) -> list[frozenset[Candidate]]:
    """Return the eliminations of each reading, including what a true start sees."""
    found = []
    for links in readings(position, nodes):
        proved = follows(position, links)
        gone = proved.eliminations
        if proved.placement is not None:
            start = proved.placement
            gone = frozenset(
                each
                for cell in position.open_cells
                for digit in position.candidates_of(cell)
                if sees(each := Candidate(cell, digit), start)
            )
        found.append(gone)
    return found


def _why_kept(step: Step, candidate: Candidate) -> Message:
    """Return why a chain does not eliminate a candidate."""
    cell, digit = candidate
    gone = {each.digit for each in step.eliminations}
    if digit not in gone:
        return message("learn.why.other_digit", digit=digit, digits=figures(gone, "list.or"))
    (chain,) = step.chains
    start, end = chain[0].start[0], chain[-1].end[0]
    if start == end:
        return message("learn.chain.kept_by_ring", candidate=_words(candidate))
    unseen = [each for each in (start, end) if not sees(candidate, each)]
    if not unseen:
        return message("learn.why.in_pattern", cell=CLASSIC.cell_name(cell))
    names = listed([_words(each) for each in unseen])
    return message("learn.chain.kept", candidate=_words(candidate), unseen=names)


def _kind(links: tuple[Link, ...], *, is_ring: bool, is_same: bool) -> str:
    """Return the technique that a chain belongs to."""
    if is_ring:
        return "continuous-nice-loop"
    if is_same:
        return "discontinuous-nice-loop"
    pairs = [(link.start[0], link.end[0], link.strong) for link in links]
    if all(one.digit == other.digit for one, other, _ in pairs):
        return "x-chain"
    in_cells = all((one.cell == other.cell) is strong for one, other, strong in pairs)
    return "xy-chain" if in_cells and pairs[0][0].digit == pairs[-1][1].digit else "aic"


def _sorted(walk: list[tuple[Candidate, ...]]) -> tuple[Candidate, ...]:
    return tuple(sorted({candidate for node in walk for candidate in node}))


def _words(candidate: Candidate) -> Message:
    where = CLASSIC.cell_name(candidate.cell)
    return message("learn.chain.candidate", digit=candidate.digit, cell=where)


def _either(one: Candidate, other: Candidate) -> Message | str:
    if one.cell == other.cell:
        return figures({one.digit, other.digit}, "list.or")
    return listed([_words(one), _words(other)], "list.or")
