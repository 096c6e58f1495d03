"""The techniques of cages, lines, dots and clues: their names, how to find them, why they hold."""

from .constraints import NAMES

SENTENCES = {
    "thermometer": (
        "Digits rise on the thermometer from {first_cell} to {last_cell}. Each cell leaves room "
        "for those before and after it."
    ),
    "slow-thermometer": "Digits never fall on the thermometer from {first_cell} to {last_cell}.",
    "arrow": (
        "The shaft that ends in {last_cell} adds up to {least_count} at least and {most_count} at "
        "most. It must make the number in its circle."
    ),
    "white-dot": "{first_cell} and {last_cell} have a white dot between them, so they follow suit.",
    "black-dot": "{first_cell} and {last_cell} have a black dot between them.",
    "no-white": "{first_cell} and {last_cell} have no dot between them, so they never follow.",
    "no-black": "{first_cell} and {last_cell} have no dot between them, so neither is a double.",
    "little-killer": "The diagonal from {first_cell} to {last_cell} must add up.",
    "sandwich": "The line from {first_cell} to {last_cell} has a sandwich that must add up.",
    "x-sum": "The line from {first_cell} to {last_cell} has an X-sum that must add up.",
    "xv": "{first_cell} and {last_cell} have a letter between them.",
    "no-xv": "{first_cell} and {last_cell} have no letter between them.",
    "even": "{first_cell} is even.",
    "odd": "{first_cell} is odd.",
    "whispers": "{first_cell} and {last_cell} follow each other on a whisper line.",
    "renban": "The line from {first_cell} to {last_cell} is a run without a gap.",
    "palindrome": "{first_cell} and {last_cell} mirror each other.",
    "quadruple": "The circle at {first_cell} and {last_cell} needs its digits.",
    "non-consecutive": "{first_cell} and {last_cell} never follow each other.",
    "clone": "{first_cell} and {last_cell} are clones.",
    "maximum": "{first_cell} is larger than {last_cell}.",
    "minimum": "{first_cell} is smaller than {last_cell}.",
    "between": "The line between the circles {first_cell} and {second_cell} lies between them.",
    "entropic": "The line from {first_cell} to {last_cell} mixes low, middle and high digits.",
    "column-indexer": "{first_cell} tells the truth about {last_cell}, and the other way.",
    "row-indexer": "{first_cell} tells the truth about {last_cell}, and the other way.",
    "disjoint": "The cells are all in the same place of their boxes.",
    "falling-diagonal": "The cells are all on the falling diagonal.",
    "rising-diagonal": "The cells are all on the rising diagonal.",
    "allowed": "{first_cell} has its digits told.",
}

LOOKS = {
    "thermometer": "Count from the bulb up and from the tip down.",
    "slow-thermometer": "Look for a digit that is lower than one before it could be.",
    "arrow": "Compare the least and the most of the shaft with the circle.",
    "white-dot": "Look for a digit without a neighbour one lower or higher.",
    "black-dot": "Look for a digit without its half or its double.",
    "no-white": "Look for two digits that would need a white dot either way.",
    "no-black": "Look for two digits that would need a black dot either way.",
    "little-killer": "Add up the least and the most that a diagonal can be.",
    "sandwich": "Look for places of the lowest and the highest digit with room for the sum.",
    "x-sum": "Try how many digits the clue can count.",
    "xv": "Look for a digit whose partner at the letter is gone.",
    "no-xv": "Look for a digit whose neighbour would have to make 5 or 10.",
    "even": "Cross out odd digits in grey squares.",
    "odd": "Cross out even digits in grey circles.",
    "whispers": "Look for a digit that no neighbour on the line is far enough from.",
    "renban": "Look for a digit too far from the others on its line.",
    "palindrome": "Compare cells as far from either end.",
    "quadruple": "Look for a circle with as many digits left as open cells.",
    "non-consecutive": "Look for a cell with two digits that follow each other.",
    "clone": "Compare the two cells of a pair.",
    "maximum": "Compare the cell with the least that its neighbours can be.",
    "minimum": "Compare the cell with the most that its neighbours can be.",
    "between": "Compare the line with the least and the most of its circles.",
    "entropic": "Look three cells on along the line.",
    "column-indexer": "Compare a framed cell with the cell that it points at.",
    "row-indexer": "Compare a framed cell with the cell that it points at.",
    "disjoint": "Look at the same place in all boxes.",
    "falling-diagonal": "Look along the diagonal.",
    "rising-diagonal": "Look along the diagonal.",
    "allowed": "Look at the small digits in the corner.",
}

CAGES = {
    "technique.cage-single.name": "Cage single",
    "technique.cage-single.look": "Look for a cage with one open cell: its sum tells the digit.",
    "technique.cage-single.explanation": (
        "When all cells of a cage but one are filled, the last one holds what is missing from its "
        "sum."
    ),
    "technique.cage-single.sentence": (
        "The cage of {total_count} holds {held_count} so far. Its last cell makes the rest. So "
        "{outcome}."
    ),
    "technique.cage-single.taken": "a cage single",
    "technique.rule-of-45.name": "Rule of 45",
    "technique.rule-of-45.look": (
        "Look for a row, column or box, or several side by side, that cages cover but for one cell."
    ),
    "technique.rule-of-45.explanation": (
        "The digits of every row, column and box of a 9x9 board add up to 45. When cages cover a "
        "house but for one cell, or stick out of it with one cell, that cell is the difference."
    ),
    "technique.rule-of-45.in.sentence": (
        "The digits of {base_houses} add up to {whole_count}. The cages within leave {total_count} "
        "for {cells}. So {outcome}."
    ),
    "technique.rule-of-45.out.sentence": (
        "The digits of {base_houses} add up to {whole_count}. The cages that cover them make "
        "{total_count} more, all of it in {cells}. So {outcome}."
    ),
    "technique.rule-of-45.taken": "a rule of 45",
    "technique.cage-combination.name": "Cage combinations",
    "technique.cage-combination.look": "Look for a cage with few sets of digits left.",
    "technique.cage-combination.explanation": (
        "Only some sets of different digits add up to the sum of a cage. What its cells can still "
        "hold rules out some of them, and a digit that is in none of the others goes."
    ),
    "technique.cage-combination.one.sentence": (
        "The cage of {total_count} can only hold {sets_text}. So {outcome}."
    ),
    "technique.cage-combination.few.sentence": (
        "The cage of {total_count} can only hold one of {sets_text}. So {outcome}."
    ),
    "technique.cage-combination.many.sentence": (
        "None of the {number_count} sets of digits that are left to the cage of {total_count} fits "
        "otherwise. So {outcome}."
    ),
    "technique.cage-combination.taken": "cage combinations",
    "technique.cage-locked.name": "Locked digit of a cage",
    "technique.cage-locked.look": "Look for a digit that a cage must hold, in one house.",
    "technique.cage-locked.explanation": (
        "When every set of digits that is left to a cage has a digit, the cage holds it. Cells "
        "that see all its places in the cage cannot."
    ),
    "technique.cage-locked.sentence": (
        "The cage of {total_count} needs {digit}: it is in {cells:or}. Other cells that see these "
        "lose it. So {outcome}."
    ),
    "technique.cage-locked.taken": "a locked digit of a cage",
    "technique.innies-outies.name": "Innies and outies",
    "technique.innies-outies.look": (
        "Look for houses side by side that cages cover but for a few cells, and compare the sums."
    ),
    "technique.innies-outies.explanation": (
        "When cages cover houses but for some cells (innies), or stick out of them (outies), these "
        "cells add up to a known difference, like a cage of their own."
    ),
    "technique.innies-outies.in.sentence": (
        "The digits of {base_houses} add up to {whole_count}. The cages within leave {total_count} "
        "for {cells} together. So {outcome}."
    ),
    "technique.innies-outies.out.sentence": (
        "The digits of {base_houses} add up to {whole_count}. The cages that cover them make "
        "{total_count} more, all of it in {cells}. So {outcome}."
    ),
    "technique.innies-outies.taken": "innies and outies",
}

MESSAGES = {
    **CAGES,
    **{f"technique.{word}.sentence": f"{text} So {{outcome}}." for word, text in SENTENCES.items()},
    **{f"technique.{word}.look": text for word, text in LOOKS.items()},
    **{f"technique.{word}.name": NAMES[word] for word in SENTENCES},
    **{f"technique.{word}.taken": NAMES[word] for word in SENTENCES},
    **{
        f"technique.{word}.explanation": (
            "What is left to other cells of the same rule leaves this cell fewer digits."
        )
        for word in SENTENCES
    },
    "technique.naked-single.ruled.sentence": (
        "Houses, cages, lines and clues, with what was crossed out before, leave {cell} nothing "
        "but {digit}."
    ),
    "technique.hidden-single.ruled.sentence": (
        "In {house}, only {cell} can still be {digit}: houses, cages, lines and clues keep it out "
        "of the other cells."
    ),
}
