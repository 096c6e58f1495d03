"""What a hint says and shows at each stage, without revealing the next.

1 where to look, 2 the name of the technique, 3 the pattern, 4 the explanation with its conclusion.
"""

from typing import Final, NamedTuple

from ..core.digits import Digit
from ..core.geometry import Geometry
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.naming import house_words, listed
from ..logic.cause import SINGLES, cause_of
from ..logic.step import Role, Step
from .hints import ShownHint
from .view import HintAction, HintCard, HintKind

NAME, PATTERN, SENTENCE = 2, 3, 4
"""The stages after the first."""

WIDE: Final = 4
"""A pattern that touches more boxes than this is everywhere: it is told where to begin."""
PLAIN: Final = ("r", "c", "b")
"""The kinds of houses that everybody knows: rows, columns and boxes."""


class Marks(NamedTuple):
    """What a hint marks in the cells of the board."""

    area: frozenset[int] = frozenset()
    focus: frozenset[int] = frozenset()
    digits: tuple[tuple[int, int], ...] = ()
    """The placements, each a cell and a digit."""
    roles: tuple[tuple[int, Digit, Role], ...] = ()
    struck: tuple[tuple[int, int], ...] = ()


def hint_card(
    shown: ShownHint,
    geometry: Geometry,
    *,
    can_reveal: bool,
    can_see: bool = False,
    position: Grid | None = None,
) -> HintCard:
    """Return what a hint says at its stage; `position` is where its step was found.

    With `can_see` it offers to let the player find the step that it named.
    """
    hint, plain = shown.hint, None
    if hint.step is not None:
        card = _step_card(hint.step, shown.stage, geometry, position)
        card = card._replace(position=position, seen=shown.is_seen)
        if can_see and shown.stage == NAME:
            more, *others = card.actions
            return card._replace(actions=(more, HintAction.SEE, *others))
        return card
    if hint.mistake is not None:
        name, digit = geometry.cell_name(hint.mistake.cell), geometry.symbol_for(hint.mistake.digit)
        text = message("hint.mistake.text", cell=name, digit=digit)
        plain = message("hint.plain.mistake", digit=digit)
        actions: tuple[HintAction, ...] = (HintAction.REWIND,)
    elif hint.note is not None:
        name = geometry.cell_name(hint.note.cell)
        text = message("hint.note.missing", cell=name)
        if hint.note.digit:
            text = message("hint.note.wrong", cell=name, digit=geometry.symbol_for(hint.note.digit))
        actions = (HintAction.APPLY,)
    else:
        text = message("hint.none.text" if can_reveal else "hint.none.text_no_solution")
        actions = (HintAction.REVEAL,) if can_reveal else ()
    title = message(f"hint.{hint.kind.value}.title")
    card = HintCard(hint.kind, shown.stage, 1, title, text, (*actions, HintAction.CLOSE))
    return card._replace(plain=plain, names_cells=hint.note is not None)


def hint_marks(shown: ShownHint, geometry: Geometry) -> Marks:
    """Return what a hint marks on the board at its stage."""
    hint, stage = shown.hint, shown.stage
    if hint.mistake is not None:
        return Marks(focus=frozenset((hint.mistake.cell,)))
    if hint.note is not None:
        struck = ((hint.note.cell, hint.note.digit),) if hint.note.digit else ()
        return Marks(focus=frozenset((hint.note.cell,)), struck=struck)
    if hint.step is None:
        return Marks()
    step = hint.step
    area = _area(step, geometry)
    if stage < PATTERN:
        return Marks(area)
    pattern = _pattern(step)
    roles = tuple((c.cell, c.digit, role) for role, found in step.roles for c in found)
    if stage < SENTENCE:
        return Marks(area, pattern, roles=roles)
    focus = pattern | {cell for cell, _ in step.placements}
    return Marks(area, focus, tuple(step.placements), roles, tuple(step.eliminations))


def _step_card(step: Step, stage: int, geometry: Geometry, position: Grid | None) -> HintCard:
    name = message(f"technique.{step.technique}.name")
    title, text = message("hint.look.title"), _where(step, geometry)
    if stage >= NAME:
        title, text = name, message(f"technique.{step.technique}.look")
    said: Message | Step = text
    plain, heard = _single_sentence(step, geometry, position), None
    if stage == PATTERN:
        said = _single_pattern(step, geometry, position) or message("hint.pattern.text")
        heard = _spoken_pattern(step, geometry, position)
    elif stage == SENTENCE:
        said = step
    actions = (
        (HintAction.APPLY, HintAction.CLOSE)
        if stage == SENTENCE
        else (HintAction.MORE, HintAction.CLOSE)
    )
    return HintCard(
        HintKind.STEP,
        stage,
        SENTENCE,
        title,
        said,
        actions,
        step if stage >= PATTERN else None,
        technique=step.technique if stage >= NAME else "",
        plain=plain if stage == SENTENCE else None,
        heard=heard,
        names_cells=plain is None and (stage == SENTENCE or step.technique not in SINGLES),
    )


def _single_pattern(step: Step, geometry: Geometry, position: Grid | None) -> Message | None:
    """Return a question about the drawing of a single; None for other steps."""
    if step.technique not in SINGLES or position is None or not step.placements:
        return None
    digit = geometry.symbol_for(step.placements[0].digit)
    key, number = f"hint.pattern.{step.technique}", None
    if step.technique == "hidden-single":
        number = len(cause_of(step, position).blockers) or None
        key += "" if number else ".noted"
    return message(key, number, digit=digit)


def _spoken_pattern(step: Step, geometry: Geometry, position: Grid | None) -> Message | None:
    """Return a question about a single without referring to the drawing; None for other steps."""
    if step.technique not in SINGLES or position is None or not step.placements:
        return None
    (cell, digit), key, number = step.placements[0], f"hint.told.{step.technique}", None
    words: dict[str, str | int | Message] = {"cell": geometry.cell_name(cell)}
    if step.houses:
        words["house"] = house_words(geometry.houses[step.houses[0]])
    if step.technique == "hidden-single":
        blockers = cause_of(step, position).blockers
        words["digit"] = geometry.symbol_for(digit)
        if blockers:
            words["cells"] = listed([geometry.cell_name(blocker.cell) for blocker in blockers])
            number = len(blockers)
        else:
            key += ".noted"
    return message(key, number, **words)


def _single_sentence(step: Step, geometry: Geometry, position: Grid | None) -> Message | None:
    """Return why a single follows by its drawing, if the digits on the board suffice."""
    if step.technique not in SINGLES or position is None or not step.placements:
        return None
    cause = cause_of(step, position)
    key, number = f"hint.plain.{step.technique}", None
    if step.houses:
        kind = geometry.houses[step.houses[0]].kind.value
        key += f".{kind}"
        number = len(cause.blockers) or None
        if kind not in PLAIN:
            return None
    if cause.earlier or cause.crossed or geometry.constraints:
        return None
    return message(key, number, digit=geometry.symbol_for(step.placements[0].digit))


def _where(step: Step, geometry: Geometry) -> Message:
    """Return where to look: a constraint, one house, boxes, or the whole board."""
    if step.clauses:
        from ..core.constraints import kind_of  # most boards have none

        clause = geometry.constraints[step.clauses[0]]
        cells = sorted(clause.cells or _pattern(step))
        return message(
            "hint.look.constraint",
            constraint=kind_of(clause).name_message(clause),
            cell=geometry.cell_name(cells[0]),
        )
    region = _region(step, geometry)
    digits = {c.digit for c in step.eliminations} | {c.digit for _, f in step.roles for c in f}
    digits |= {c.digit for chain in step.chains for link in chain for c in link.start + link.end}
    # Where one digit is all that it is about, nobody would find it without knowing which.
    is_one = len(digits) == 1 and not step.placements + step.sets
    digit = geometry.symbol_for(min(digits)) if is_one else ""
    which = "digit_" if digit else ""
    if len(region) == 1:
        house = house_words(geometry.houses[region[0]])
        return message(f"hint.look.{which}house", house=house, digit=digit)
    if len(region) > WIDE:
        house = house_words(geometry.houses[_first_box(step, geometry)])
        return message(f"hint.look.{which}start", house=house, digit=digit)
    numbers = listed([str(geometry.houses[index].number) for index in region])
    return message(f"hint.look.{which}boxes", boxes=numbers, digit=digit)


def _area(step: Step, geometry: Geometry) -> frozenset[int]:
    """Return the cells to look at: those of the step's constraint, or of houses."""
    if step.clauses:
        cells = {cell for index in step.clauses for cell in geometry.constraints[index].cells}
        return frozenset(cells) or _pattern(step)
    houses = _region(step, geometry)
    if len(houses) > WIDE:
        houses = (_first_box(step, geometry),)
    return frozenset(cell for house in houses for cell in geometry.houses[house].cells)


def _region(step: Step, geometry: Geometry) -> tuple[int, ...]:
    """Return the house of a step, or the boxes that its pattern touches."""
    if len(step.houses) == 1:
        return step.houses
    cells = _pattern(step) or {cell for cell, _ in step.placements + step.eliminations}
    for index, house in enumerate(geometry.houses):
        if len(cells) > 1 and cells <= set(house.cells):
            return (index,)
    return tuple(sorted({geometry.houses_of[cell][2] for cell in cells}))


def _first_box(step: Step, geometry: Geometry) -> int:
    """Return where to start with a step that is spread out: a chain's start, or its densest box."""
    boxes = [geometry.houses_of[cell][2] for cell in sorted(_pattern(step))]
    if step.chains and step.chains[0]:
        return geometry.houses_of[step.chains[0][0].start[0].cell][2]
    return max(boxes, key=lambda box: (boxes.count(box), -box))


def _pattern(step: Step) -> frozenset[int]:
    """Return the cells that a step is based on."""
    cells = {candidate.cell for _, found in step.roles for candidate in found}
    cells |= {
        candidate.cell
        for chain in step.chains
        for link in chain
        for candidate in link.start + link.end
    }
    return frozenset(cells | {cell for found in step.sets for cell in found.cells})
