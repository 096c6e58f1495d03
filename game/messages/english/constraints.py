"""Constraints beyond houses: texts of cages, and those that all kinds share."""

from typing import Final

from . import constraint_cells, constraint_lines
from .constraint_words import Words

CAGE: Final = Words(
    name="Killer cages",
    one="the cage of {total}",
    rule="Digits do not repeat in a cage, and they add up to the number in its corner.",
    text=(
        "Start with cages that have few combinations: two cells that add up to 3 are 1 and 2. The "
        "digits of a row, column or box add up to 45. So the cages also tell you about cells that "
        "they leave out, and about cells that stick out."
    ),
    others={
        "constraint.cage.plain": "a cage without a sum",
        "constraint.cage.plain.rule": "Digits do not repeat in a cage without a number.",
        "constraint.cage.twice": "{cage} already holds {digit}",
        "constraint.cage.sum": "{cage} adds up to {sum}",
        "constraint.cage.over": "{cage} already adds up to {sum}",
        "constraint.cage.left.one": (
            "{cage} cannot be filled: its last cell would have to be {left}"
        ),
        "constraint.cage.left.other": (
            "{cage} cannot be filled: its other {n} cells would have to add up to {left}"
        ),
        "constraint.cage.sets.one": ("Left for {cage}: {left}. The only set of digits is {sets}."),
        "constraint.cage.sets.other": "Left for {cage}: {left}. {n} sets of digits: {sets}.",
        "constraint.cage.many.one": ("Left for {cage}: {left}. {n} set of digits, such as {sets}."),
        "constraint.cage.many.other": (
            "Left for {cage}: {left}. {n} sets of digits, such as {sets}."
        ),
        "constraint.cage.none": "No set of digits is left that fits {cage}.",
        "technique.cage-single.name": "Cage single",
        "technique.cage-single.look": (
            "Look for a cage with one empty cell. The sum gives its digit."
        ),
        "technique.cage-single.explanation": (
            "When all cells of a cage but one are filled, the last one holds what is still "
            "missing from the sum."
        ),
        "technique.cage-single.sentence": (
            "The cage of {total_count} adds up to {held_count} so far, and its last cell must "
            "make up the rest. So {outcome}."
        ),
        "technique.cage-single.taken": "a cage single",
        "technique.rule-of-45.name": "Rule of 45",
        "technique.rule-of-45.look": (
            "Look for a row, column or box, or several side by side, where cages cover all "
            "cells but one."
        ),
        "technique.rule-of-45.explanation": (
            "The digits of every row, column and box of a 9x9 board add up to 45. When "
            "cages cover all of a house but one cell, or stick out of it by one cell, that "
            "cell holds the difference."
        ),
        "technique.rule-of-45.in.sentence": (
            "The digits of {base_houses} add up to {whole_count}. The cages inside leave "
            "{total_count} for {cells}. So {outcome}."
        ),
        "technique.rule-of-45.out.sentence": (
            "The digits of {base_houses} add up to {whole_count}. The cages that cover "
            "them add up to {total_count} more, and all of that is in {cells}. So "
            "{outcome}."
        ),
        "technique.rule-of-45.taken": "the rule of 45",
        "technique.cage-combination.name": "Cage combinations",
        "technique.cage-combination.look": "Look for a cage with few sets of digits left.",
        "technique.cage-combination.explanation": (
            "Only some sets of different digits add up to the sum of a cage. The "
            "candidates of its cells rule out some of these sets. A digit that is in none "
            "of the remaining sets is eliminated."
        ),
        "technique.cage-combination.one.sentence": (
            "Only one set of digits is left for the cage of {total_count}: {sets_text}. So "
            "{outcome}."
        ),
        "technique.cage-combination.few.sentence": (
            "Only these sets of digits are left for the cage of {total_count}: {sets_text}. So "
            "{outcome}."
        ),
        "technique.cage-combination.many.sentence": (
            "There are {number_count} sets of digits left for the cage of {total_count}, "
            "and all of them lead to the same result. So {outcome}."
        ),
        "technique.cage-combination.taken": "cage combinations",
        "technique.cage-locked.name": "Locked digit of a cage",
        "technique.cage-locked.look": (
            "Look for a digit that a cage must hold, with all its places in one house."
        ),
        "technique.cage-locked.explanation": (
            "When every set of digits left for a cage contains a digit, that digit is in "
            "the cage. It is eliminated from any other cell that sees all its places in the cage."
        ),
        "technique.cage-locked.sentence": (
            "The cage of {total_count} needs {digit}, which must be in {cells:or}. Other cells "
            "that see all of these cannot be {digit}. So {outcome}."
        ),
        "technique.cage-locked.taken": "a locked digit of a cage",
        "technique.innies-outies.name": "Innies and outies",
        "technique.innies-outies.look": (
            "Look for houses side by side where cages cover all but a few cells, and "
            "compare the sums."
        ),
        "technique.innies-outies.explanation": (
            "Cages may cover all of some houses but a few cells (innies), or stick out of "
            "them by a few cells (outies). Then those cells add up to a known difference, "
            "just like a cage."
        ),
        "technique.innies-outies.in.sentence": (
            "The digits of {base_houses} add up to {whole_count}. The cages inside leave "
            "{total_count} for {cells} together. So {outcome}."
        ),
        "technique.innies-outies.out.sentence": (
            "The digits of {base_houses} add up to {whole_count}. The cages that cover "
            "them add up to {total_count} more, and all of that is in {cells}. So "
            "{outcome}."
        ),
        "technique.innies-outies.taken": "innies and outies",
    },
)

WORDS: Final = {"cage": CAGE, **constraint_lines.WORDS, **constraint_cells.WORDS}

MESSAGES = {
    **{f"constraint.{kind}.name": words.name for kind, words in WORDS.items()},
    **{f"constraint.{kind}.one": words.one for kind, words in WORDS.items()},
    **{f"constraint.{kind}.rule": words.rule for kind, words in WORDS.items()},
    **{f"constraint.{kind}.text": words.text for kind, words in WORDS.items()},
    **{f"constraint.{kind}.broken": words.broken for kind, words in WORDS.items() if words.broken},
    **{
        key: text
        for words in WORDS.values()
        for key, text in words.others.items()
        if key.startswith("constraint.")
    },
    "constraints.title": "Rules",
    "constraints.here": "On this board",
    "constraints.all": "All others",
    "constraint.listed": "  {constraint}: {cells}",
    "constraint.broken": "This breaks a rule: {what}.",
    "error.houses_only": "{what} handles rows, columns and boxes, but not cages, lines or clues.",
}
