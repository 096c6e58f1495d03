"""Texts about a puzzle from elsewhere: its author, its rules, and what is known of them."""

from typing import TYPE_CHECKING

from ...core.message import Message, message
from ...core.verdict import Verdict
from ...messages.lists import enumerated

if TYPE_CHECKING:
    from ...messages.catalogue import Catalogue
    from ...play.told import Told


def told_lines(catalogue: "Catalogue", told: "Told") -> tuple[Message | str, ...]:
    """Return all texts about a puzzle: messages, or the author's own lines."""
    return (*_known(catalogue, told), *_drawn(catalogue, told), *authors_lines(told))


def authors_lines(told: "Told") -> tuple[Message | str, ...]:
    """Return the author's name and rules."""
    lines: list[Message | str] = []
    if told.author:
        lines.append(message("play.told.by", author=told.author))
    lines += [line for line in told.rules.splitlines() if line.strip()]
    return tuple(lines)


def told_words(catalogue: "Catalogue", told: "Told") -> str:
    """Return the same as one short text; what Nonet does not know comes last."""
    known = _known(catalogue, told, in_short=True)
    lines = (*_drawn(catalogue, told), *authors_lines(told), *known)
    return "\n".join(one if isinstance(one, str) else catalogue.render(one) for one in lines)


def _drawn(catalogue: "Catalogue", told: "Told") -> list[Message]:
    """Return which rules were read from the author's drawing."""
    names = [catalogue.text(f"constraint.{kind}.name") for kind in told.drawn]
    if not names:
        return []
    return [message("play.told.drawn", names=enumerated(catalogue, names))]


def _known(catalogue: "Catalogue", told: "Told", *, in_short: bool = False) -> list[Message | str]:
    """Return what is known about the puzzle, and what is not."""
    if told.verdict is Verdict.GAVE_UP:
        return [message("play.told.open")]
    if told.verdict is Verdict.NONE:
        return [message("play.settled.none")]
    if told.is_judged:
        return []
    found: list[Message | str] = [message("play.told.unjudged")]
    found.append(message("play.told.no_check" if told.solution is None else "play.told.check"))
    if told.doubtful:
        names = [
            catalogue.text("play.told.houses" if kind == "houses" else f"constraint.{kind}.name")
            for kind in told.doubtful
        ]
        found.append(message("play.told.doubtful", names=enumerated(catalogue, names)))
    if told.lacks and not in_short:
        found.append(message("play.told.lacks", lacks=" · ".join(told.lacks)))
    return found
