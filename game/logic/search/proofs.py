"""The proof of a step: candidates, links to draw, roles.

An assertion is the number of a candidate with whether it is true.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ...core.digits import Cell, symbol
from ..sets import CandidateNumber, bits
from ..step import Argument, Candidate, InnerProof, Link, Role
from ..tables import Tables
from .propagation import Proof, Reason

Chain = tuple[Link, ...]


def text_of(tables: Tables, number: CandidateNumber, *, true: bool) -> str:
    """Return an assertion in standard notation: r4c7=5 or r4c7<>5."""
    cell, digit = tables.candidate[number]
    return f"{tables.geometry.cell_name(cell)}{'=' if true else '<>'}{symbol(digit)}"


def chain_links(tables: Tables, chain: Sequence[tuple[CandidateNumber, bool]]) -> Chain:
    """Return a chain's links: weak from a true to a false candidate, otherwise strong."""
    return tuple(
        Link((tables.candidate[start],), (tables.candidate[end],), not true)
        for (start, true), (end, _) in pairwise(chain)
    )


def proof_links(tables: Tables, proof: Proof) -> tuple[Chain, ...]:
    """Return the links of a proof, joined to chains where one begins at another's end.

    A strong link from several candidates means that its end is true if they are all false. Nested
    proofs follow it.
    """
    chains: list[list[Link]] = []
    candidates = tables.candidate
    assertions = [candidates[assertion.number] for assertion in proof.assertions]
    for assertion in proof.assertions[proof.outer :]:
        end = (candidates[assertion.number],)
        causes = tuple([assertions[cause] for cause in assertion.causes])
        links: list[Link] = []
        if assertion.reason is Reason.SEEN:
            links.append(Link(causes, end, False))
        elif assertion.reason is Reason.LAST and causes:
            links.append(Link(tuple(sorted(causes)), end, True))
        elif assertion.reason is Reason.LOCKED:
            digit = end[0].digit
            group = tuple(Candidate(Cell(cell), digit) for cell in bits(assertion.group))
            if causes:
                links.append(Link(tuple(sorted(causes)), group, True))
            links.append(Link(group, end, False))
        if links:
            for chain in chains:
                if chain[-1].end == links[0].start and chain[-1].strong != links[0].strong:
                    chain += links
                    break
            else:
                chains.append(links)
    found = [tuple(chain) for chain in chains]
    for assertion in proof.assertions[proof.outer :]:
        if assertion.refutation:
            found += proof_links(tables, assertion.refutation)
    return tuple(found)


def inner_proofs(tables: Tables, proof: Proof) -> tuple[InnerProof, ...]:
    """Return the proofs nested in a proof, with the indices of their chains in `proof_links`."""
    inner = [
        (tables.candidate[assertion.number], assertion.refutation)
        for assertion in proof.assertions[proof.outer :]
        if assertion.refutation
    ]
    counts = [len(proof_links(tables, each)) for _, each in inner]
    first = len(proof_links(tables, proof)) - sum(counts)
    found = []
    for (refuted, each), count in zip(inner, counts, strict=True):
        found.append(InnerProof(refuted, first, first + count, meeting_of(each)[0]))
        first += count
    return tuple(found)


def assertions_of(proof: Proof) -> Iterable[tuple[CandidateNumber, bool]]:
    """Yield the assertions of a proof, including nested ones."""
    for assertion in proof.assertions[proof.outer :]:
        yield assertion.number, assertion.true
        if assertion.refutation:
            yield from assertions_of(assertion.refutation)


def roles_of(
    tables: Tables,
    assertions: Iterable[tuple[CandidateNumber, bool]],
) -> tuple[tuple[Role, tuple[Candidate, ...]], ...]:
    """Return the roles in a proof: PATTERN for candidates it makes true, SECOND for false ones."""
    true: set[Candidate] = set()
    false: set[Candidate] = set()
    for number, is_true in assertions:
        (true if is_true else false).add(tables.candidate[number])
    return (
        (Role.PATTERN, tuple(sorted(true))),
        (Role.SECOND, tuple(sorted(false - true))),
    )


def meeting_of(proof: Proof) -> tuple[tuple[tuple[str, Argument], ...], tuple[int, ...]]:
    """Return sentence arguments for the place of a proof's contradiction, and its houses."""
    contradiction = proof.contradiction
    if contradiction is None:
        return (), ()
    if contradiction.house < 0:
        return (("meeting_cell", contradiction.cell),), ()
    return (
        ("variant", "house"),
        ("meeting_house", contradiction.house),
        ("lost_digit", contradiction.digit),
    ), (contradiction.house,)
