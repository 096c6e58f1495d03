"""Constraints beyond houses: the words of each kind in one place, and those that all share."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Words(NamedTuple):
    """The words of a kind."""

    name: str
    one: str
    """One of the kind, as a sentence names it."""
    rule: str
    """What it asks, in a line."""
    text: str
    """What its page says besides."""
    broken: str = ""
    """What is wrong when digits break it; `others` may say it instead."""
    sentence: str = ""
    """Why its narrowing holds; none for a kind without an example of it."""
    look: str = ""
    """Where to look for it."""
    others: Mapping[str, str] = MappingProxyType({})
    """Messages of this kind alone, by key."""


WORDS: Final = {
    "cage": Words(
        name="Killer cages",
        one="the cage of {total}",
        rule="A cage holds no digit twice; its digits add up to the number in its corner.",
        text=(
            "Look at cages with few combinations first: two cells of 3 are 1 and 2, three of 24 "
            "are 7, 8 and 9. The digits of a row, column or box add up to 45: what cages leave "
            "of that stands in the cells that they do not cover, or that stick out."
        ),
        others={
            "constraint.cage.plain": "a cage without a sum",
            "constraint.cage.plain.rule": "Digits do not repeat in a cage without a number.",
            "constraint.cage.twice": "{cage} holds {digit} already",
            "constraint.cage.sum": "{cage} adds up to {sum}",
            "constraint.cage.over": "{cage} adds up to {sum} already",
            "constraint.cage.left.one": (
                "{cage} cannot be filled: its last cell would have to be {left}"
            ),
            "constraint.cage.left.other": (
                "{cage} cannot be filled: its other {n} cells would make {left}"
            ),
            "constraint.cage.sets.one": "Left for {cage}: {left}, as {sets} all in all.",
            "constraint.cage.sets.other": "Left for {cage}: {left}. {n} sets of digits: {sets}.",
            "constraint.cage.many.one": (
                "Left for {cage}: {left}. {n} set of digits, such as {sets}."
            ),
            "constraint.cage.many.other": (
                "Left for {cage}: {left}. {n} sets of digits, such as {sets}."
            ),
            "constraint.cage.none": "No set of digits is left for {cage}.",
            "technique.cage-single.name": "Cage single",
            "technique.cage-single.look": (
                "Look for a cage with one open cell: its sum tells the digit."
            ),
            "technique.cage-single.explanation": (
                "When all cells of a cage but one are filled, the last one holds what is missing "
                "from its sum."
            ),
            "technique.cage-single.sentence": (
                "The cage of {total_count} holds {held_count} so far. Its last cell makes the "
                "rest. So {outcome}."
            ),
            "technique.cage-single.taken": "a cage single",
            "technique.rule-of-45.name": "Rule of 45",
            "technique.rule-of-45.look": (
                "Look for a row, column or box, or several side by side, that cages cover but "
                "for one cell."
            ),
            "technique.rule-of-45.explanation": (
                "The digits of every row, column and box of a 9x9 board add up to 45. When cages "
                "cover a house but for one cell, or stick out of it with one cell, that cell is "
                "the difference."
            ),
            "technique.rule-of-45.in.sentence": (
                "The digits of {base_houses} add up to {whole_count}. The cages within leave "
                "{total_count} for {cells}. So {outcome}."
            ),
            "technique.rule-of-45.out.sentence": (
                "The digits of {base_houses} add up to {whole_count}. The cages that cover them "
                "make {total_count} more, all of it in {cells}. So {outcome}."
            ),
            "technique.rule-of-45.taken": "a rule of 45",
            "technique.cage-combination.name": "Cage combinations",
            "technique.cage-combination.look": "Look for a cage with few sets of digits left.",
            "technique.cage-combination.explanation": (
                "Only some sets of different digits add up to the sum of a cage. What its cells "
                "can still hold rules out some of them, and a digit that is in none of the "
                "others goes."
            ),
            "technique.cage-combination.one.sentence": (
                "The cage of {total_count} can only hold {sets_text}. So {outcome}."
            ),
            "technique.cage-combination.few.sentence": (
                "The cage of {total_count} can only hold one of {sets_text}. So {outcome}."
            ),
            "technique.cage-combination.many.sentence": (
                "None of the {number_count} sets of digits that are left to the cage of "
                "{total_count} fits otherwise. So {outcome}."
            ),
            "technique.cage-combination.taken": "cage combinations",
            "technique.cage-locked.name": "Locked digit of a cage",
            "technique.cage-locked.look": "Look for a digit that a cage must hold, in one house.",
            "technique.cage-locked.explanation": (
                "When every set of digits that is left to a cage has a digit, the cage holds it. "
                "Cells that see all its places in the cage cannot."
            ),
            "technique.cage-locked.sentence": (
                "The cage of {total_count} needs {digit}: it is in {cells:or}. Other cells that "
                "see these lose it. So {outcome}."
            ),
            "technique.cage-locked.taken": "a locked digit of a cage",
            "technique.innies-outies.name": "Innies and outies",
            "technique.innies-outies.look": (
                "Look for houses side by side that cages cover but for a few cells, and compare "
                "the sums."
            ),
            "technique.innies-outies.explanation": (
                "When cages cover houses but for some cells (innies), or stick out of them "
                "(outies), these cells add up to a known difference, like a cage of their own."
            ),
            "technique.innies-outies.in.sentence": (
                "The digits of {base_houses} add up to {whole_count}. The cages within leave "
                "{total_count} for {cells} together. So {outcome}."
            ),
            "technique.innies-outies.out.sentence": (
                "The digits of {base_houses} add up to {whole_count}. The cages that cover them "
                "make {total_count} more, all of it in {cells}. So {outcome}."
            ),
            "technique.innies-outies.taken": "innies and outies",
        },
    ),
    "thermometer": Words(
        name="Thermometers",
        one="a thermometer",
        rule="Digits rise along a thermometer, from the bulb to the tip.",
        text=(
            "A bulb with four cells after it is at most 5, and a tip with four cells before it "
            "at least 5. A digit in the middle pushes its neighbours both ways."
        ),
        broken="the thermometer from {first} to {last} does not rise",
        sentence=(
            "Digits rise on the thermometer from {first_cell} to {last_cell}. Each cell leaves "
            "room for those before and after it."
        ),
        look="Count from the bulb up and from the tip down.",
    ),
    "slow-thermometer": Words(
        name="Slow thermometers",
        one="a slow thermometer",
        rule="Digits never fall along a slow thermometer, from the bulb to the tip.",
        text=(
            "Cells that see each other cannot be equal, so there the digits do rise. Only the "
            "others may stay the same."
        ),
        broken="the slow thermometer from {first} to {last} falls",
        sentence="Digits never fall on the thermometer from {first_cell} to {last_cell}.",
        look="Look for a digit that is lower than one before it could be.",
    ),
    "arrow": Words(
        name="Arrows",
        one="an arrow",
        rule="The digits along an arrow add up to the number in its circle.",
        text=(
            "A circle is at least what its shaft adds up to: two cells that see each other make "
            "3 or more. Digits may repeat along the shaft where rows, columns and boxes let "
            "them. Two circles in one are read as a number of two digits."
        ),
        broken="the arrow at {last} does not add up to its circle",
        sentence=(
            "The shaft that ends in {last_cell} adds up to {least_count} at least and "
            "{most_count} at most. It must make the number in its circle."
        ),
        look="Compare the least and the most of the shaft with the circle.",
    ),
    "white-dot": Words(
        name="White dots",
        one="a white dot",
        rule="Digits at a white dot follow each other, or differ by the number in it.",
        text=(
            "Between dots in a row digits climb or fall by one. A digit 1 or 9 leaves its "
            "neighbour one choice. With the negative rule every pair of followers has its dot."
        ),
        broken="{first} and {last}, at a white dot, do not differ by {value}",
        sentence=(
            "{first_cell} and {last_cell} have a white dot between them, which says how far apart "
            "their digits are."
        ),
        look="Look for a digit without a neighbour one lower or higher.",
    ),
    "black-dot": Words(
        name="Black dots",
        one="a black dot",
        rule="One digit at a black dot is twice the other, or as many times as it says.",
        text=(
            "5, 7 and 9 never stand at a black dot. 1, 2, 4 and 8 do in chains, 3 and 6 only "
            "with each other. With the negative rule every such pair has its dot."
        ),
        broken="of {first} and {last}, at a black dot, neither is {value} times the other",
        sentence="{first_cell} and {last_cell} have a black dot between them.",
        look="Look for a digit without its half or its double.",
    ),
    "no-white": Words(
        name="All white dots given",
        one="two cells without a white dot",
        rule="Neighbours without a dot never follow each other.",
        text="Beside a known digit cross out the one before and the one after it.",
        broken="{first} and {last} would need a white dot",
        sentence="{first_cell} and {last_cell} have no dot between them, so they never follow.",
        look="Look for two digits that would need a white dot either way.",
    ),
    "no-black": Words(
        name="All black dots given",
        one="two cells without a black dot",
        rule="Of neighbours without a dot neither is twice the other.",
        text="Beside a known digit cross out its half and its double.",
        broken="{first} and {last} would need a black dot",
        sentence="{first_cell} and {last_cell} have no dot between them, so neither is a double.",
        look="Look for two digits that would need a black dot either way.",
    ),
    "little-killer": Words(
        name="Little killer",
        one="the diagonal of {total}",
        rule="The digits of a diagonal with an arrow add up to the number at it.",
        text=(
            "Digits may repeat on a diagonal, though not within a box. Very small and very large "
            "sums leave little choice."
        ),
        broken="the diagonal of {total} does not add up",
        sentence="The diagonal from {first_cell} to {last_cell} must add up.",
        look="Add up the least and the most that a diagonal can be.",
    ),
    "sandwich": Words(
        name="Sandwich",
        one="the sandwich of {total}",
        rule="A number beside a line is the sum between its lowest and its highest digit.",
        text=(
            "A clue of 0 puts 1 and 9 side by side, one of 35 at the two ends. A clue tells how "
            "many cells there must be between them."
        ),
        broken="the sandwich of {total} from {first} to {last} does not add up",
        sentence="The line from {first_cell} to {last_cell} has a sandwich that must add up.",
        look="Look for places of the lowest and the highest digit with room for the sum.",
    ),
    "x-sum": Words(
        name="X-sums",
        one="the X-sum of {total}",
        rule="A number beside a line is the sum of its first X digits; X is the first digit.",
        text=(
            "The first digit counts itself. A clue of 45 begins with 9, and small clues with "
            "small digits."
        ),
        broken="the X-sum of {total} from {first} to {last} does not add up",
        sentence="The line from {first_cell} to {last_cell} has an X-sum that must add up.",
        look="Try how many digits the clue can count.",
    ),
    "xv": Words(
        name="XV",
        one="the {letter} between two cells",
        rule="Digits at an X add up to 10, digits at a V to 5.",
        text=(
            "A V is 1 and 4, or 2 and 3. An X never has a 5. With the negative rule every such "
            "sum has its letter."
        ),
        broken="{first} and {last}, at the {letter}, do not add up to {total}",
        sentence="{first_cell} and {last_cell} have a letter between them.",
        look="Look for a digit whose partner at the letter is gone.",
    ),
    "no-xv": Words(
        name="All X and V given",
        one="two cells without X and V",
        rule="Neighbours without X and V add up to neither 10 nor 5.",
        text="Beside a known digit cross out what would make 5 or 10 with it.",
        broken="{first} and {last} would need an X or a V",
        sentence="{first_cell} and {last_cell} have no letter between them.",
        look="Look for a digit whose neighbour would have to make 5 or 10.",
    ),
    "even": Words(
        name="Even cells",
        one="an even cell",
        rule="A grey square holds an even digit.",
        text="2, 4, 6 or 8: in a house four cells at most are even.",
        broken="{first} must be even",
    ),
    "odd": Words(
        name="Odd cells",
        one="an odd cell",
        rule="A grey circle holds an odd digit.",
        text="1, 3, 5, 7 or 9: in a house five cells at most are odd.",
        broken="{first} must be odd",
    ),
    "whispers": Words(
        name="Whispers",
        one="a whisper line",
        rule="Digits that follow each other on a whisper line differ by at least 5.",
        text=(
            "5 never stands on the line, and low and high digits take turns. Neighbours of 4 are "
            "9, and those of 6 are 1."
        ),
        broken="{first} and {last}, on a whisper line, differ by less than {value}",
        sentence="{first_cell} and {last_cell} follow each other on a whisper line.",
        look="Look for a digit that no neighbour on the line is far enough from.",
    ),
    "renban": Words(
        name="Renban lines",
        one="a renban line",
        rule="A renban line holds digits that follow one another, each once, in any order.",
        text=(
            "The least and the most digit of the line are less apart than it has cells. A digit "
            "that is far from another known one cannot be on it."
        ),
        broken="the renban line from {first} to {last} has a gap or a digit twice",
        sentence="The line from {first_cell} to {last_cell} is a run without a gap.",
        look="Look for a digit too far from the others on its line.",
    ),
    "palindrome": Words(
        name="Palindromes",
        one="a palindrome",
        rule="A palindrome reads the same from either end.",
        text="What one end cannot be, the other cannot be either.",
        broken="{first} and {last} of a palindrome are not the same",
        sentence="{first_cell} and {last_cell} mirror each other.",
        look="Compare cells as far from either end.",
    ),
    "quadruple": Words(
        name="Quadruples",
        one="the circle with {digits}",
        rule="The digits in a circle stand in the cells around it.",
        text="Where two cells of a circle are filled, the others hold the rest of its digits.",
        broken="there is no room for {digits} around their circle",
        sentence="The circle at {first_cell} and {last_cell} needs its digits.",
        look="Look for a circle with as many digits left as open cells.",
    ),
    "non-consecutive": Words(
        name="Non-consecutive",
        one="two neighbours",
        rule="Neighbouring cells never hold consecutive digits, except where a dot joins them.",
        text="Beside a known digit cross out the one before and the one after it.",
        broken="{first} and {last} follow each other",
        sentence="{first_cell} and {last_cell} never follow each other.",
        look="Look for a cell with two digits that follow each other.",
    ),
    "clone": Words(
        name="Clones",
        one="a pair of clones",
        rule="Both groups of clones hold the same digits in the same places.",
        text="Cells that see either clone cannot hold their digit.",
        broken="{first} and {last} are clones, but not the same",
        sentence="{first_cell} and {last_cell} are clones.",
        look="Compare the two cells of a pair.",
    ),
    "maximum": Words(
        name="Maximum cells",
        one="a maximum cell",
        rule="A cell with arrow heads outwards is larger than its neighbours.",
        text="Such a cell is no 1, and beside an 8 it is a 9. Two of them are not compared.",
        broken="{first} is not larger than {last}",
        sentence="{first_cell} is larger than {last_cell}.",
        look="Compare the cell with the least that its neighbours can be.",
    ),
    "minimum": Words(
        name="Minimum cells",
        one="a minimum cell",
        rule="A cell with arrow heads inwards is smaller than its neighbours.",
        text="Such a cell is no 9, and beside a 2 it is a 1. Two of them are not compared.",
        broken="{first} is not smaller than {last}",
        sentence="{first_cell} is smaller than {last_cell}.",
        look="Compare the cell with the most that its neighbours can be.",
    ),
    "between": Words(
        name="Between lines",
        one="a between line",
        rule="Digits on the line between two circles lie between those in the circles.",
        text="1 and 9 never stand between the circles. Long lines pull the circles apart.",
        broken="a digit on the line from {first} to {last} is not between its circles",
        sentence="The line between the circles {first_cell} and {second_cell} lies between them.",
        look="Compare the line with the least and the most of its circles.",
    ),
    "entropic": Words(
        name="Entropic lines",
        one="an entropic line",
        rule="Any three cells in turn on a dashed line hold a low, a middle and a high digit.",
        text="Cells three apart on the line hold digits of the same third.",
        broken="the entropic line from {first} to {last} does not mix low, middle and high",
        sentence="The line from {first_cell} to {last_cell} mixes low, middle and high digits.",
        look="Look three cells on along the line.",
    ),
    "column-indexer": Words(
        name="Column indexers",
        one="a column indexer",
        rule="A framed cell says in which column of its row the number of its column stands.",
        text="A 1 in such a cell puts its column's number into column 1 of the row.",
        broken="{first} does not tell the truth about {last}",
        sentence="{first_cell} tells the truth about {last_cell}, and the other way.",
        look="Compare a framed cell with the cell that it points at.",
    ),
    "row-indexer": Words(
        name="Row indexers",
        one="a row indexer",
        rule="A framed cell says in which row of its column the number of its row stands.",
        text="A 1 in such a cell puts its row's number into row 1 of the column.",
        broken="{first} does not tell the truth about {last}",
        sentence="{first_cell} tells the truth about {last_cell}, and the other way.",
        look="Compare a framed cell with the cell that it points at.",
    ),
    "disjoint": Words(
        name="Disjoint groups",
        one="the disjoint groups",
        rule="Cells in the same place of their boxes hold no digit twice.",
        text="The top left cells of all boxes are one more group, and so on.",
        broken="a digit stands twice in the same place of its box",
    ),
    "falling-diagonal": Words(
        name="Falling diagonal",
        one="the falling diagonal",
        rule="The diagonal from the top left holds no digit twice.",
        text="One more group of nine cells.",
        broken="a digit stands twice on the falling diagonal",
    ),
    "rising-diagonal": Words(
        name="Rising diagonal",
        one="the rising diagonal",
        rule="The diagonal from the bottom left holds no digit twice.",
        text="One more group of nine cells.",
        broken="a digit stands twice on the rising diagonal",
    ),
    "allowed": Words(
        name="Digits allowed in a cell",
        one="a cell with its digits told",
        rule="A cell with small digits in its corner holds one of them.",
        text="Cross out all other digits first.",
        broken="{first} must be one of {digits}",
    ),
    "extra-region": Words(
        name="Extra regions",
        one="an extra region",
        rule="A shaded region holds no digit twice.",
        text=(
            "A region of nine cells holds every digit, like a row, column or box. A smaller "
            "one leaves some out."
        ),
        broken="a digit is twice in the extra region from {first} to {last}",
        sentence=(
            "The extra region from {first_cell} to {last_cell} has as many cells as there are "
            "digits, so it holds each of them."
        ),
        look="Look for digits with few places left in an extra region.",
    ),
    "region-sum": Words(
        name="Region sum lines",
        one="a region sum line",
        rule="A line of broad pieces has the same sum in every box that it goes through.",
        text=(
            "Where a line comes back to a box, a new piece begins. A piece of one cell is the "
            "sum itself, and two cells of a box make 3 at least."
        ),
        broken="the pieces of the line from {first} to {last} do not have the same sum",
        sentence=(
            "The line from {first_cell} to {last_cell} has the same sum in every box that it "
            "goes through."
        ),
        look="Compare the least and the most that each piece of a line can make.",
    ),
    "modular": Words(
        name="Modular lines",
        one="a modular line",
        rule=(
            "Any three cells in turn on a line with round beads hold one of 1-4-7, one of "
            "2-5-8 and one of 3-6-9."
        ),
        text=(
            "Cells three apart on the line hold digits of the same group. Two side by side "
            "never do."
        ),
        broken="the modular line from {first} to {last} does not mix 1-4-7, 2-5-8 and 3-6-9",
        sentence=(
            "The line from {first_cell} to {last_cell} mixes digits of 1-4-7, 2-5-8 and 3-6-9."
        ),
        look="Look which of the groups 1-4-7, 2-5-8 and 3-6-9 are left to a cell of the line.",
    ),
    "zipper": Words(
        name="Zipper lines",
        one="a zipper line",
        rule=(
            "On a double line, cells as far from its middle have the same sum; a cell in the "
            "middle holds it."
        ),
        text=(
            "A middle of 5 makes every pair 1 and 4, or 2 and 3. The middle cell is higher "
            "than every other one of its line."
        ),
        broken="the pairs of the zipper line from {first} to {last} do not have the same sum",
        sentence=(
            "On the zipper line from {first_cell} to {second_cell}, cells as far from the "
            "middle have the same sum."
        ),
        look="Compare the pairs of a zipper line with each other and with its middle.",
    ),
    "nabner": Words(
        name="Nabner lines",
        one="a nabner line",
        rule=(
            "On a line with square beads no digit is repeated, and no two digits are consecutive."
        ),
        text=(
            "That holds for all digits of the line, not only for those side by side. Five "
            "cells hold 1, 3, 5, 7 and 9."
        ),
        broken=(
            "the nabner line from {first} to {last} has a digit twice, or two that are consecutive"
        ),
        sentence=(
            "On the line from {first_cell} to {last_cell}, all digits are at least two apart."
        ),
        look=(
            "Look for a digit that is on a nabner line: the one before it and the one after it "
            "are not."
        ),
    ),
    "double-arrow": Words(
        name="Double arrows",
        one="a double arrow",
        rule=(
            "The digits between two circles that arrows point at add up to the sum of the circles."
        ),
        text=(
            "The digits between the circles make 18 at most. They may repeat where rows, "
            "columns and boxes let them."
        ),
        broken="the double arrow from {first} to {last} does not add up to its circles",
        sentence=(
            "Between {first_cell} and {last_cell}, the digits add up to {least_count} at least "
            "and {most_count} at most. The two circles must make the same sum."
        ),
        look="Compare the least and the most between the circles with the sum of both.",
    ),
    "skyscrapers": Words(
        name="Skyscraper clues",
        one="the skyscraper clue of {total}",
        rule=(
            "A number with a straight arrow says how many digits of the line are higher than "
            "all before them."
        ),
        text=(
            "Think of digits as houses: a higher one hides the lower ones behind it. A clue of "
            "1 begins with 9, and a clue of 9 is 1 to 9 in order."
        ),
        broken="the skyscraper clue of {total} from {first} to {last} does not hold",
        sentence=(
            "From {first_cell} to {last_cell}, as many digits are higher than all before them "
            "as the clue says."
        ),
        look="Look where a high digit would hide too many others, or too few.",
    ),
    "lockout": Words(
        name="Lockout lines",
        one="a lockout line",
        rule=(
            "The frames at the ends of a line differ by at least 4. No digit on the line "
            "between is equal to theirs or lies between them."
        ),
        text=(
            "5 is never between the frames. If the frames hold 1 and 8, only 9 is left to the line."
        ),
        broken=(
            "the lockout line from {first} to {last} has frames too near each other, or a "
            "digit that they lock out"
        ),
        sentence=(
            "The frames {first_cell} and {second_cell} are at least 4 apart. They lock their "
            "own digits and all between these out of the line."
        ),
        look="Look for digits that the frames lock out whatever they hold.",
    ),
}

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
    "error.houses_only": "{what} knows rows, columns and boxes, but no cages, lines or clues.",
}
