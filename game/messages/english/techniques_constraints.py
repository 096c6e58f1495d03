"""The techniques of constraints, from the texts of their kinds."""

from .constraints import WORDS

_TAKEN = {"non-consecutive": "non-consecutive neighbours", "xv": "an X or a V"}


def _needed_text(kind: str, name: str) -> str:
    """Return what an entry needs, within a sentence: thermometers, X-sums, an X or a V."""
    if name.startswith("All "):
        return f"the rule “{name}”"
    return _TAKEN.get(kind) or (name if name[1] == "-" else name[:1].lower() + name[1:])


NARROWED = {kind: words for kind, words in WORDS.items() if words.sentence}

MESSAGES = {
    **{
        key: text
        for words in WORDS.values()
        for key, text in words.others.items()
        if key.startswith("technique.")
    },
    **{
        f"technique.{kind}.sentence": f"{words.sentence} So {{outcome}}."
        for kind, words in NARROWED.items()
    },
    **{f"technique.{kind}.look": words.look for kind, words in NARROWED.items()},
    **{f"technique.{kind}.name": words.name for kind, words in NARROWED.items()},
    **{
        f"technique.{kind}.taken": _needed_text(kind, words.name)
        for kind, words in NARROWED.items()
    },
    **{f"technique.{kind}.explanation": words.explanation for kind, words in NARROWED.items()},
    "technique.naked-single.ruled.sentence": (
        "Houses, cages, lines, clues and earlier steps rule out everything in {cell} but {digit}."
    ),
    "technique.hidden-single.ruled.sentence": (
        "In {house}, only {cell} can still be {digit}, because houses, cages, lines and clues "
        "keep it out of the other cells."
    ),
}
