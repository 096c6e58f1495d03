"""Steps in words: the name of a technique, its explanation and the proof-like sentence."""

from collections.abc import Iterable, Sequence

from game.core.geometry import CLASSIC
from game.core.message import Message
from game.logic.step import Argument, Candidate, Link, Step
from game.messages.catalogue import Catalogue, Words


def name(catalogue: Catalogue, technique: str) -> str:
    """Return the name of a technique."""
    return catalogue.text(f"technique.{technique}.name")


def explanation(catalogue: Catalogue, technique: str) -> str:
    """Return the paragraph that explains a technique."""
    return catalogue.text(f"technique.{technique}.explanation")


def sentence(catalogue: Catalogue, step: Step) -> str:
    """Return why a step follows, with cells and digits in the field's notation.

    The sentence is `technique.<id>.sentence`, or `technique.<id>.<variant>.sentence` when the
    step has an argument "variant". Its placeholders are the step's arguments; `{eliminated}`,
    `{chains}` and `{cell}`, `{digit}` of a first placement are there for every step.
    """
    values = {name: _render(catalogue, name, value) for name, value in step.arguments}
    values["eliminated"] = eliminations(step)
    values["chains"] = chains_text(step.chains)
    for cell, digit in step.placements[:1]:
        values |= {"cell": CLASSIC.cell_name(cell), "digit": str(digit)}
    variant = f".{values['variant']}" if "variant" in values else ""
    return catalogue.text(f"technique.{step.technique}{variant}.sentence", **values)


def pattern(catalogue: Catalogue, step: Step) -> str:
    """Return what a step's pattern consists of, but not what follows from it."""
    parts = [
        catalogue.text(f"hint.role.{role.value}", candidates=_candidates_text(candidates))
        for role, candidates in step.roles
    ]
    parts += [chain_text(chain) for chain in step.chains]
    text = "; ".join(parts)
    return f"{text[:1].upper()}{text[1:]}."


def _candidates_text(candidates: Iterable[Candidate]) -> str:
    """Return candidates digit by digit: 5 in r4c7, r12c3."""
    digits: dict[int, list[int]] = {}
    for cell, digit in candidates:
        digits.setdefault(digit, []).append(cell)
    return ", ".join(f"{cells_text(digits[digit])}={digit}" for digit in sorted(digits))


def spoken(catalogue: Catalogue, said: Message | Step) -> str:
    """Return the words of a message, or the sentence of a step."""
    return sentence(catalogue, said) if isinstance(said, Step) else catalogue.render(said)


def house_name(catalogue: Catalogue, index: int) -> str:
    """Return a house in words: row 4, column 7, box 3."""
    house = CLASSIC.houses[index]
    return catalogue.text(f"house.{house.kind.value}", number=house.number)


def house_names(catalogue: Catalogue, indices: Iterable[int]) -> str:
    """Return houses in words, those of a kind together: rows 3 and 7, row 9 and box 1."""
    numbers: dict[str, list[str]] = {}
    for index in indices:
        house = CLASSIC.houses[index]
        numbers.setdefault(house.kind.value, []).append(str(house.number))
    groups = [
        catalogue.text(f"houses.{kind}", numbers=listed(catalogue, found))
        if len(found) > 1
        else catalogue.text(f"house.{kind}", number=found[0])
        for kind, found in numbers.items()
    ]
    return listed(catalogue, groups)


def listed(catalogue: Catalogue, words: Sequence[str]) -> str:
    """Return words as a list: a, b and c; it has the forms that its words have."""
    if len(words) < 2:
        return words[0] if words else ""
    plain = _joined(catalogue, words)
    forms = {form for word in words if isinstance(word, Words) for form in word.forms}
    if not forms:
        return plain
    inflected = {form: [format(Words.of(word), form) for word in words] for form in forms}
    return Words(plain, {form: _joined(catalogue, found) for form, found in inflected.items()})


def _joined(catalogue: Catalogue, words: Sequence[str]) -> str:
    first = words[0]
    for word in words[1:-1]:
        first = catalogue.text("list.more", first=first, next=word)
    return catalogue.text("list", first=first, last=words[-1])


def cells_text(cells: Iterable[int]) -> str:
    """Return cells in the field's short notation: r4c7, or r12c3 for two rows of a column."""
    rows: dict[int, list[int]] = {}
    for cell in sorted(set(cells)):
        rows.setdefault(cell // 9, []).append(cell % 9 + 1)
    columns: dict[tuple[int, ...], list[int]] = {}
    for row, found in rows.items():
        columns.setdefault(tuple(found), []).append(row + 1)
    return ", ".join(
        f"r{''.join(map(str, group))}c{''.join(map(str, found))}"
        for found, group in columns.items()
    )


def eliminations(step: Step) -> str:
    """Return what a step rules out: r4c7<>5, r12c3<>1; empty when it rules out nothing."""
    digits: dict[int, list[int]] = {}
    for cell, digit in step.eliminations:
        digits.setdefault(digit, []).append(cell)
    return ", ".join(f"{cells_text(digits[d])}<>{d}" for d in sorted(digits))


def chains_text(chains: Iterable[Sequence[Link]]) -> str:
    """Return chains one after the other; single weak links from one node are told together."""
    told: dict[tuple[Candidate, ...] | int, list[Link]] = {}
    for number, chain in enumerate(chains):
        if len(chain) == 1 and not chain[0].strong:
            link = chain[0]
            before = told.get(link.start)
            end = before[0].end + link.end if before else link.end
            told[link.start] = [Link(link.start, end, False)]
        else:
            told[number] = list(chain)
    return "; ".join(chain_text(chain) for chain in told.values())


def chain_text(chain: Sequence[Link]) -> str:
    """Return a chain read from its start: r4c7=5 → r4c2<>5 → r9c2=5.

    A weak link leads from a true node to a false one, a strong link from a false one to a true.
    """
    nodes = [_node_text(link.start, true=not link.strong) for link in chain[:1]]
    nodes += [_node_text(link.end, true=link.strong) for link in chain]
    return " → ".join(nodes)


def _node_text(node: Iterable[Candidate], *, true: bool) -> str:
    """Return a node as r4c7=5, r12c3<>5 or, for several digits of a cell, r4c7<>258."""
    cells: dict[int, list[Candidate]] = {}
    for candidate in node:
        cells.setdefault(candidate.cell, []).append(candidate)
    digits: dict[str, list[int]] = {}
    for cell, found in cells.items():
        digits.setdefault("".join(str(c.digit) for c in sorted(found)), []).append(cell)
    sign = "=" if true else "<>"
    return ", ".join(f"{cells_text(where)}{sign}{what}" for what, where in digits.items())


def _render(catalogue: Catalogue, name: str, value: Argument) -> str:
    """Render an argument by the last word of its name: house(s), cell(s), digit(s), candidates."""
    kind = name.rpartition("_")[2]
    if isinstance(value, Candidate):
        return f"{CLASSIC.cell_name(value.cell)}={value.digit}"
    if isinstance(value, str):
        return value
    if kind == "house" and isinstance(value, int):
        return house_name(catalogue, value)
    if kind == "cell" and isinstance(value, int):
        return CLASSIC.cell_name(value)
    if isinstance(value, int):
        return str(value)
    if kind == "houses":
        return house_names(catalogue, (v for v in value if isinstance(v, int)))
    if kind == "cells":
        return cells_text(v for v in value if isinstance(v, int))
    if kind == "digits":
        return "/".join(str(v) for v in value)
    return ", ".join(
        f"{CLASSIC.cell_name(v.cell)}={v.digit}" if isinstance(v, Candidate) else str(v)
        for v in value
    )
