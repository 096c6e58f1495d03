"""Constraints beyond houses: what they are called, what they ask, and what breaks them."""

NAMES = {
    "cage": "Killer cages",
    "thermometer": "Thermometers",
    "slow-thermometer": "Slow thermometers",
    "arrow": "Arrows",
    "white-dot": "White dots",
    "black-dot": "Black dots",
    "no-white": "All white dots given",
    "no-black": "All black dots given",
    "little-killer": "Little killer",
    "sandwich": "Sandwich",
    "x-sum": "X-sums",
    "xv": "XV",
    "no-xv": "All X and V given",
    "even": "Even cells",
    "odd": "Odd cells",
    "whispers": "Whispers",
    "renban": "Renban lines",
    "palindrome": "Palindromes",
    "quadruple": "Quadruples",
    "non-consecutive": "Non-consecutive",
    "clone": "Clones",
    "maximum": "Maximum cells",
    "minimum": "Minimum cells",
    "between": "Between lines",
    "entropic": "Entropic lines",
    "column-indexer": "Column indexers",
    "row-indexer": "Row indexers",
    "disjoint": "Disjoint groups",
    "falling-diagonal": "Falling diagonal",
    "rising-diagonal": "Rising diagonal",
    "allowed": "Digits allowed in a cell",
}

ONES = {
    "cage": "the cage of {total}",
    "thermometer": "a thermometer",
    "slow-thermometer": "a slow thermometer",
    "arrow": "an arrow",
    "white-dot": "a white dot",
    "black-dot": "a black dot",
    "no-white": "two cells without a white dot",
    "no-black": "two cells without a black dot",
    "little-killer": "the diagonal of {total}",
    "sandwich": "the sandwich of {total}",
    "x-sum": "the X-sum of {total}",
    "xv": "the {letter} between two cells",
    "no-xv": "two cells without X and V",
    "even": "an even cell",
    "odd": "an odd cell",
    "whispers": "a whisper line",
    "renban": "a renban line",
    "palindrome": "a palindrome",
    "quadruple": "the circle with {digits}",
    "non-consecutive": "two neighbours",
    "clone": "a pair of clones",
    "maximum": "a maximum cell",
    "minimum": "a minimum cell",
    "between": "a between line",
    "entropic": "an entropic line",
    "column-indexer": "a column indexer",
    "row-indexer": "a row indexer",
    "disjoint": "the disjoint groups",
    "falling-diagonal": "the falling diagonal",
    "rising-diagonal": "the rising diagonal",
    "allowed": "a cell with its digits told",
}

RULES = {
    "cage": "A cage holds no digit twice; its digits add up to the number in its corner.",
    "thermometer": "Digits rise along a thermometer, from the bulb to the tip.",
    "slow-thermometer": "Digits never fall along a slow thermometer, from the bulb to the tip.",
    "arrow": "The digits along an arrow add up to the number in its circle.",
    "white-dot": "Digits at a white dot follow each other, or differ by the number in it.",
    "black-dot": "One digit at a black dot is twice the other, or as many times as it says.",
    "no-white": "Neighbours without a dot never follow each other.",
    "no-black": "Of neighbours without a dot neither is twice the other.",
    "little-killer": "The digits of a diagonal with an arrow add up to the number at it.",
    "sandwich": "A number beside a line is the sum between its lowest and its highest digit.",
    "x-sum": "A number beside a line is the sum of its first X digits; X is the first digit.",
    "xv": "Digits at an X add up to 10, digits at a V to 5.",
    "no-xv": "Neighbours without X and V add up to neither 10 nor 5.",
    "even": "A grey square holds an even digit.",
    "odd": "A grey circle holds an odd digit.",
    "whispers": "Digits that follow each other on a whisper line differ by at least 5.",
    "renban": "A renban line holds digits that follow one another, each once, in any order.",
    "palindrome": "A palindrome reads the same from either end.",
    "quadruple": "The digits in a circle stand in the cells around it.",
    "non-consecutive": "Digits of neighbours never follow each other.",
    "clone": "Both groups of clones hold the same digits in the same places.",
    "maximum": "A cell with arrow heads outwards is larger than its neighbours.",
    "minimum": "A cell with arrow heads inwards is smaller than its neighbours.",
    "between": "Digits on the line between two circles lie between those in the circles.",
    "entropic": "Any three cells in turn on a dashed line hold a low, a middle and a high digit.",
    "column-indexer": (
        "A framed cell says in which column of its row the number of its column stands."
    ),
    "row-indexer": "A framed cell says in which row of its column the number of its row stands.",
    "disjoint": "Cells in the same place of their boxes hold no digit twice.",
    "falling-diagonal": "The diagonal from the top left holds no digit twice.",
    "rising-diagonal": "The diagonal from the bottom left holds no digit twice.",
    "allowed": "A cell with small digits in its corner holds one of them.",
}

TEXTS = {
    "cage": (
        "Look at cages with few combinations first: two cells of 3 are 1 and 2, three of 24 are 7, "
        "8 and 9. The digits of a row, column or box add up to 45: what cages leave of that "
        "stands in the cells that they do not cover, or that stick out."
    ),
    "thermometer": (
        "A bulb with four cells after it is at most 5, and a tip with four cells before it at "
        "least 5. A digit in the middle pushes its neighbours both ways."
    ),
    "slow-thermometer": (
        "Cells that see each other cannot be equal, so there the digits do rise. Only the others "
        "may stay the same."
    ),
    "arrow": (
        "A circle is at least what its shaft adds up to: two cells that see each other make 3 or "
        "more. Digits may repeat along the shaft where rows, columns and boxes let them. Two "
        "circles in one are read as a number of two digits."
    ),
    "white-dot": (
        "Between dots in a row digits climb or fall by one. A digit 1 or 9 leaves its neighbour "
        "one choice. With the negative rule every pair of followers has its dot."
    ),
    "black-dot": (
        "5, 7 and 9 never stand at a black dot. 1, 2, 4 and 8 do in chains, 3 and 6 only with each "
        "other. With the negative rule every such pair has its dot."
    ),
    "no-white": "Beside a known digit cross out the one before and the one after it.",
    "no-black": "Beside a known digit cross out its half and its double.",
    "little-killer": (
        "Digits may repeat on a diagonal, though not within a box. Very small and very large sums "
        "leave little choice."
    ),
    "sandwich": (
        "A clue of 0 puts 1 and 9 side by side, one of 35 at the two ends. A clue tells how many "
        "cells there must be between them."
    ),
    "x-sum": (
        "The first digit counts itself. A clue of 45 begins with 9, and small clues with small "
        "digits."
    ),
    "xv": (
        "A V is 1 and 4, or 2 and 3. An X never has a 5. With the negative rule every such sum has "
        "its letter."
    ),
    "no-xv": "Beside a known digit cross out what would make 5 or 10 with it.",
    "even": "2, 4, 6 or 8: in a house four cells at most are even.",
    "odd": "1, 3, 5, 7 or 9: in a house five cells at most are odd.",
    "whispers": (
        "5 never stands on the line, and low and high digits take turns. Neighbours of 4 are 9, "
        "and those of 6 are 1."
    ),
    "renban": (
        "The least and the most digit of the line are less apart than it has cells. A digit that "
        "is far from another known one cannot be on it."
    ),
    "palindrome": "What one end cannot be, the other cannot be either.",
    "quadruple": "Where two cells of a circle are filled, the others hold the rest of its digits.",
    "non-consecutive": "Beside a known digit cross out the one before and the one after it.",
    "clone": "Cells that see either clone cannot hold their digit.",
    "maximum": "Such a cell is no 1, and beside an 8 it is a 9. Two of them are not compared.",
    "minimum": "Such a cell is no 9, and beside a 2 it is a 1. Two of them are not compared.",
    "between": "1 and 9 never stand between the circles. Long lines pull the circles apart.",
    "entropic": "Cells three apart on the line hold digits of the same third.",
    "column-indexer": "A 1 in such a cell puts its column's number into column 1 of the row.",
    "row-indexer": "A 1 in such a cell puts its row's number into row 1 of the column.",
    "disjoint": "The top left cells of all boxes are one more group, and so on.",
    "falling-diagonal": "One more group of nine cells.",
    "rising-diagonal": "One more group of nine cells.",
    "allowed": "Cross out all other digits first.",
}

BROKEN = {
    "thermometer": "the thermometer from {first} to {last} does not rise",
    "slow-thermometer": "the slow thermometer from {first} to {last} falls",
    "arrow": "the arrow at {last} does not add up to its circle",
    "white-dot": "{first} and {last}, at a white dot, do not differ by {value}",
    "black-dot": "of {first} and {last}, at a black dot, neither is {value} times the other",
    "no-white": "{first} and {last} would need a white dot",
    "no-black": "{first} and {last} would need a black dot",
    "little-killer": "the diagonal of {total} does not add up",
    "sandwich": "the sandwich of {total} from {first} to {last} does not add up",
    "x-sum": "the X-sum of {total} from {first} to {last} does not add up",
    "xv": "{first} and {last}, at the {letter}, do not add up to {total}",
    "no-xv": "{first} and {last} would need an X or a V",
    "even": "{first} must be even",
    "odd": "{first} must be odd",
    "whispers": "{first} and {last}, on a whisper line, differ by less than {value}",
    "renban": "the renban line from {first} to {last} has a gap or a digit twice",
    "palindrome": "{first} and {last} of a palindrome are not the same",
    "quadruple": "there is no room for {digits} around their circle",
    "non-consecutive": "{first} and {last} follow each other",
    "clone": "{first} and {last} are clones, but not the same",
    "maximum": "{first} is not larger than {last}",
    "minimum": "{first} is not smaller than {last}",
    "between": "a digit on the line from {first} to {last} is not between its circles",
    "entropic": "the entropic line from {first} to {last} does not mix low, middle and high",
    "column-indexer": "{first} does not tell the truth about {last}",
    "row-indexer": "{first} does not tell the truth about {last}",
    "disjoint": "a digit stands twice in the same place of its box",
    "falling-diagonal": "a digit stands twice on the falling diagonal",
    "rising-diagonal": "a digit stands twice on the rising diagonal",
    "allowed": "{first} must be one of {digits}",
}

MESSAGES = {
    **{f"constraint.{word}.name": text for word, text in NAMES.items()},
    **{f"constraint.{word}.one": text for word, text in ONES.items()},
    **{f"constraint.{word}.rule": text for word, text in RULES.items()},
    **{f"constraint.{word}.text": text for word, text in TEXTS.items()},
    **{f"constraint.{word}.broken": text for word, text in BROKEN.items()},
    "constraint.cage.plain": "a cage without a sum",
    "constraint.cage.plain.rule": "Digits do not repeat in a cage without a number.",
    "constraint.cage.twice": "{cage} holds {digit} already",
    "constraint.cage.sum": "{cage} adds up to {sum}",
    "constraint.cage.over": "{cage} adds up to {sum} already",
    "constraint.cage.left.one": "{cage} cannot be filled: its last cell would have to be {left}",
    "constraint.cage.left.other": "{cage} cannot be filled: its other {n} cells would make {left}",
    "constraint.cage.sets.one": "Left for {cage}: {left}, as {sets} all in all.",
    "constraint.cage.sets.other": "Left for {cage}: {left}. {n} sets of digits: {sets}.",
    "constraint.cage.many.one": "Left for {cage}: {left}. {n} set of digits, such as {sets}.",
    "constraint.cage.many.other": "Left for {cage}: {left}. {n} sets of digits, such as {sets}.",
    "constraint.cage.none": "No set of digits is left for {cage}.",
    "constraints.title": "Rules",
    "constraints.here": "On this board",
    "constraints.all": "All others",
    "constraint.listed": "  {constraint}: {cells}",
    "constraint.broken": "This breaks a rule: {what}.",
    "error.houses_only": "{what} knows rows, columns and boxes, but no cages, lines or clues.",
}
