"""Turns a chain into a step: its links in order, its ends by role, its almost locked sets."""

from itertools import pairwise

from ..step import Candidate, Link, Role, Step
from .chains import Chain, Shape
from .implications import Implications
from .notation import chain_notation, node_notation


def chain_step(technique: str, graph: Implications, chain: Chain) -> Step:
    """Return the step of a chain.

    PATTERN is what the chain makes true when its first node is false; SECOND is what is then
    false, the first node included.
    """
    tables = graph.tables
    nodes = [tables.candidates(graph.members[node]) for node in chain.nodes]
    links = [Link(start, end, index % 2 == 0) for index, (start, end) in enumerate(pairwise(nodes))]
    if chain.shape is Shape.LOOP:
        links.append(Link(nodes[-1], nodes[0], False))
    strong = enumerate(zip(chain.nodes[::2], chain.nodes[1::2], strict=True))
    sets = {
        2 * number: als.plain for number, ends in strong for als in graph.sets_between(*ends)[:1]
    }
    return Step(
        technique=technique,
        eliminations=tables.candidates(chain.eliminations),
        roles=((Role.PATTERN, _joined(nodes[1::2])), (Role.SECOND, _joined(nodes[::2]))),
        chains=(tuple(links),),
        sets=tuple(sets.values()),
        set_links=tuple(sets),
        arguments=(
            ("chain", chain_notation(tables.size, nodes)),
            ("length", len(links)),
            ("start", node_notation(tables.size, nodes[0])),
            ("end", node_notation(tables.size, nodes[-1])),
            *((("variant", "same"),) if chain.nodes[0] == chain.nodes[-1] else ()),
        ),
    )


def _joined(nodes: list[tuple[Candidate, ...]]) -> tuple[Candidate, ...]:
    return tuple(sorted({candidate for node in nodes for candidate in node}))
