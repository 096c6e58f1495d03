"""Chains as somebody wrote them, as typed values: nodes, the links between them, and loops."""

from typing import NamedTuple

from ...core.digits import Cell, Digit, symbol
from ..search.notation import cells_notation
from ..step import Candidate


class Node(NamedTuple):
    """What a chain says of some digits in some cells.

    Of one digit or one cell: that one of the candidates is true. Of several digits in several
    cells, as in `(39)r5c16`: that each of the digits is in one of the cells.
    """

    digits: tuple[Digit, ...]
    cells: tuple[Cell, ...]

    @property
    def parts(self) -> tuple[tuple[Candidate, ...], ...]:
        """The candidates of which one is true: together, or of each digit for itself."""
        by_digit = tuple(tuple(Candidate(c, d) for c in self.cells) for d in self.digits)
        return by_digit if len(self.cells) > 1 else (sum(by_digit, ()),)

    def text(self, size: int) -> str:
        """Return the node as it is written: (6)r6c58."""
        return f"({''.join(map(symbol, self.digits))}){cells_notation(size, self.cells)}"


class WrittenLink(NamedTuple):
    """A link as it is written: of its two nodes one is true, or one is false."""

    strong: bool
    in_bracket: bool = False
    """Whether both nodes stand in one bracket, and so speak of the same cells."""


class WrittenChain(NamedTuple):
    """Nodes in the order in which they are written, with a link after each but the last.

    Of a loop a last link leads back to the first node.
    """

    nodes: tuple[Node, ...]
    links: tuple[WrittenLink, ...]
    loop: bool = False


def chain_of(nodes: list[Node], links: list[WrittenLink]) -> WrittenChain:
    """Return a chain; one that comes back to its first node by the other kind of link is a loop."""
    back = len(nodes) > 2 and nodes[0] == nodes[-1] and links[0].strong != links[-1].strong
    return WrittenChain(tuple(nodes[: len(nodes) - back]), tuple(links), back)


class WrittenFish(NamedTuple):
    """A fish in short, `(6)r28\\c37`: its digit, its base and its cover houses."""

    digit: Digit
    bases: tuple[int, ...]
    covers: tuple[int, ...]


class WrittenStep(NamedTuple):
    """A step that is told as chains or as a fish in short, and what it concludes."""

    chains: tuple[WrittenChain, ...]
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    cases: bool = False
    """Whether one of the chains begins with what is true (`||`)."""
    label: str = ""
    """The name before a colon, which is not part of the proof."""
    aside: str = ""
    """What stands behind the conclusions and says how the puzzle goes on."""
