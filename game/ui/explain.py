"""What a hint adds to the board beyond its cells: links, houses, the ground of a mistake."""

from game.logic.step import Step
from game.play.view import CellView, HintCard, HintKind
from game.ui.board.overlay import NOTHING, Ground, Link, Outline, Overlay


def overlay_of(hint: HintCard | None, cells: tuple[CellView, ...]) -> Overlay:
    """Return what to draw over the board for a hint at its stage."""
    if hint is None:
        return NOTHING
    if hint.kind is HintKind.MISTAKE:
        wrong = (cell for cell, view in enumerate(cells) if view.hint_focus)
        return Overlay(grounds=tuple(Ground(cell, "conflict_ground") for cell in wrong))
    return NOTHING if hint.step is None else step_overlay(hint.step)


def step_overlay(step: Step) -> Overlay:
    """Return the houses and the links of a step; a group is linked by its first candidate."""
    links = tuple(
        Link(
            (link.start[0].cell, link.start[0].digit),
            (link.end[0].cell, link.end[0].digit),
            link.strong,
        )
        for chain in step.chains
        for link in chain
        if link.start and link.end and link.start[0].cell != link.end[0].cell
    )
    outlines = tuple(Outline(house, "strong") for house in step.houses)
    return Overlay(links=links, outlines=outlines)
