"""The techniques of cages, lines, dots and clues, from the words of their kinds."""

from .constraints import WORDS

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
    **{f"technique.{kind}.taken": words.name for kind, words in NARROWED.items()},
    **{
        f"technique.{kind}.explanation": (
            "What is left to other cells of the same rule leaves this cell fewer digits."
        )
        for kind in NARROWED
    },
    "technique.naked-single.ruled.sentence": (
        "Houses, cages, lines and clues, with what was crossed out before, leave {cell} nothing "
        "but {digit}."
    ),
    "technique.hidden-single.ruled.sentence": (
        "In {house}, only {cell} can still be {digit}: houses, cages, lines and clues keep it "
        "out of the other cells."
    ),
}
