"""Written chains as typed values: nodes, links and loops."""

from typing import NamedTuple

from ...core.digits import Cell, Digit, symbol
from ..search.notation import cells_notation
from ..step import Candidate


class Node(NamedTuple):
    """A statement of a chain about digits in cells.

    Of one digit or one cell: that one of the candidates is true. Of several digits in several
    cells, as in `(39)r5c16`: that each of the digits is in one of the cells.
    """

    digits: tuple[Digit, ...]
    cells: tuple[Cell, ...]

    @property
    def parts(self) -> tuple[tuple[Candidate, ...], ...]:
        """The groups of candidates in each of which one is true: all, or digit by digit."""
        by_digit = tuple(tuple(Candidate(c, d) for c in self.cells) for d in self.digits)
        return by_digit if len(self.cells) > 1 else (sum(by_digit, ()),)

    def text(self, size: int) -> str:
        """Return the node as text, such as (6)r6c58."""
        return f"({''.join(map(symbol, self.digits))}){cells_notation(size, self.cells)}"


class WrittenLink(NamedTuple):
    """A written link: at least one, or at most one, of its two nodes is true."""

    strong: bool
    in_bracket: bool = False
    """Whether both nodes stand in one bracket, and so speak of the same cells."""


class WrittenChain(NamedTuple):
    """Nodes in written order, with a link after each except the last.

    In a loop, a last link leads back to the first node.
    """

    nodes: tuple[Node, ...]
    links: tuple[WrittenLink, ...]
    loop: bool = False


def chain_of(nodes: list[Node], links: list[WrittenLink]) -> WrittenChain:
    """Return a chain; if it returns to its first node by the other kind of link, as a loop."""
    back = len(nodes) > 2 and nodes[0] == nodes[-1] and links[0].strong != links[-1].strong
    return WrittenChain(tuple(nodes[: len(nodes) - back]), tuple(links), back)


class WrittenFish(NamedTuple):
    r"""A fish in short form, `(6)r28\c37`: its digit, its base and its cover houses."""

    digit: Digit
    bases: tuple[int, ...]
    covers: tuple[int, ...]


class WrittenStep(NamedTuple):
    """A step written as chains or as a short fish, and its conclusions."""

    chains: tuple[WrittenChain, ...]
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    cases: bool = False
    """Whether one of the chains begins with what is true (`||`)."""
    label: str = ""
    """The name before a colon, which is not part of the proof."""
    aside: str = ""
    """What stands behind the conclusions and says how the puzzle goes on."""
