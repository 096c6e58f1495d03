"""Texts of lines: thermometers, arrows, whispers and the like."""

from typing import Final

from .constraint_words import Words

WORDS: Final = {
    "thermometer": Words(
        name="Thermometers",
        one="a thermometer",
        rule="Digits rise along a thermometer, from the bulb to the tip.",
        text=(
            "A bulb with four cells after it is at most 5, and a tip with four cells before it "
            "is at least 5. A digit in the middle pushes its neighbours both ways."
        ),
        broken="the thermometer from {first} to {last} does not rise",
        sentence=(
            "Digits rise on the thermometer from {first_cell} to {last_cell}, and each cell "
            "must leave room for those before and after it."
        ),
        look="Count up from the bulb and down from the tip.",
        explanation=(
            "Every cell of a thermometer is higher than all cells before it and lower than all "
            "cells after it. So count up from the bulb for the lowest digit of each cell, and "
            "down from the tip for its highest."
        ),
    ),
    "slow-thermometer": Words(
        name="Slow thermometers",
        one="a slow thermometer",
        rule="Digits never fall along a slow thermometer, from the bulb to the tip.",
        text=(
            "Cells that see each other cannot be equal, so their digits must rise. Only cells "
            "that do not see each other can hold the same digit."
        ),
        broken="the slow thermometer from {first} to {last} falls",
        sentence="Digits never fall on the thermometer from {first_cell} to {last_cell}.",
        look="Look for a candidate that is lower than an earlier cell can be.",
        explanation=(
            "No cell of a slow thermometer is lower than the one before it. A digit is "
            "eliminated if the cells before it cannot be that low, or if the cells after it "
            "cannot be that high."
        ),
    ),
    "arrow": Words(
        name="Arrows",
        one="an arrow",
        rule="The digits along an arrow add up to the number in its circle.",
        text=(
            "A circle is at least what its shaft must add up to: two cells that see each other "
            "make 3 or more. Digits may repeat along the shaft where rows, columns and boxes "
            "allow it. Two circles joined together are read as a two-digit number."
        ),
        broken="the arrow at {last} does not add up to its circle",
        sentence=(
            "The shaft that ends in {last_cell} adds up to at least {least_count} and at most "
            "{most_count}. Its sum must be the number in the circle."
        ),
        look="Compare the smallest and the largest sum of the shaft with the circle.",
        explanation=(
            "The circle cannot be less than the lowest digits of the shaft add up to, nor more "
            "than the highest. A digit of the shaft is eliminated if no digits in its other "
            "cells make a sum that fits the circle."
        ),
    ),
    "whispers": Words(
        name="Whispers",
        one="a whisper line",
        rule="Neighbouring digits on a whisper line differ by at least 5.",
        text=(
            "There is never a 5 on the line, and low and high digits alternate. The neighbours "
            "of a 4 are 9, and those of a 6 are 1."
        ),
        broken="{first} and {last}, on a whisper line, differ by less than {value}",
        sentence=(
            "Because {first_cell} and {last_cell} are neighbours on a whisper line, their digits "
            "differ by at least {value}."
        ),
        look=(
            "Look for a candidate that is not far enough from any candidate of its neighbour "
            "on the line."
        ),
        explanation=(
            "Neighbours on a whisper line must be far apart, so each low digit is between high "
            "ones and each high digit between low ones. A candidate is eliminated if no "
            "candidate of its neighbour is far enough from it."
        ),
    ),
    "renban": Words(
        name="Renban lines",
        one="a renban line",
        rule="A renban line holds consecutive digits, each once, in any order.",
        text=(
            "On a line of five cells, the lowest and the highest digit are 4 apart. So a digit "
            "far from a known one cannot be on the line."
        ),
        broken="the renban line from {first} to {last} has a gap or a digit twice",
        sentence="The line from {first_cell} to {last_cell} holds consecutive digits.",
        look="Look for a candidate that is too far from the other digits of its line.",
        explanation=(
            "A renban line holds consecutive digits, so none of them is far from the others. A "
            "candidate is eliminated if no run of consecutive digits contains it and fits the "
            "other cells."
        ),
    ),
    "palindrome": Words(
        name="Palindromes",
        one="a palindrome",
        rule="A palindrome reads the same from either end.",
        text="What one end cannot be, the other cannot be either.",
        broken="{first} and {last} of a palindrome have different digits",
        sentence=(
            "{first_cell} and {last_cell} are opposite cells of a palindrome and hold the same "
            "digit."
        ),
        look="Compare two cells at the same distance from the two ends.",
        explanation=(
            "Cells at the same distance from the two ends of a palindrome hold the same digit. "
            "So a candidate that one of them no longer has is eliminated from the other."
        ),
    ),
    "between": Words(
        name="Between lines",
        one="a between line",
        rule="Digits on the line between two circles lie between those in the circles.",
        text=(
            "1 and 9 are never on the line between the circles. A long line forces the digits in "
            "its circles far apart."
        ),
        broken="a digit on the line from {first} to {last} is not between its circles",
        sentence=(
            "Every digit on the line between the circles {first_cell} and {second_cell} lies "
            "between the digits in the circles."
        ),
        look=("Compare the line with the lowest and the highest digits that its circles can hold."),
        explanation=(
            "Every digit on the line lies between the digits in its two circles. So it must "
            "be above the lowest and below the highest that the circles can hold, and the "
            "circles must leave room for the whole line."
        ),
    ),
    "entropic": Words(
        name="Entropic lines",
        one="an entropic line",
        rule=("Any three successive cells on a dashed line hold a low, a middle and a high digit."),
        text="Cells three apart on the line hold digits of the same group.",
        broken="the entropic line from {first} to {last} does not mix low, middle and high",
        sentence=(
            "Any three successive cells on the line from {first_cell} to {last_cell} hold a low, a "
            "middle and a high digit."
        ),
        look="Compare cells that are three apart on the line.",
        explanation=(
            "Any three successive cells on the line hold one low digit (1 to 3), one middle digit "
            "(4 to 6) and one high digit (7 to 9). So cells three apart belong to the same group, "
            "and neighbours never do."
        ),
    ),
    "region-sum": Words(
        name="Region sum lines",
        one="a region sum line",
        rule="A line of broad pieces has the same sum in every box that it passes through.",
        text=(
            "Where a line comes back to a box, a new piece begins. A piece of one cell is the "
            "sum itself, and two cells of a box make at least 3."
        ),
        broken="the pieces of the line from {first} to {last} do not have the same sum",
        sentence=(
            "The line from {first_cell} to {last_cell} has the same sum in every box that it "
            "goes through."
        ),
        look="Compare the smallest and the largest sum that each piece of a line can make.",
        explanation=(
            "The pieces of the line have the same sum in every box. So the sum cannot be less "
            "than any piece must make, nor more than any piece can make, and a candidate that "
            "leads outside these limits is eliminated."
        ),
    ),
    "same-difference": Words(
        name="Same-difference lines",
        one="a same-difference line",
        rule="All neighbouring digits on a double line differ by the same number.",
        text=(
            "Nothing says by how much they differ, and steps may go up or down. Cells two apart on "
            "the line hold the same digit, or digits that differ by twice the step."
        ),
        broken="neighbours on the line from {first} to {last} do not all differ by the same number",
        sentence=(
            "All neighbours on the line from {first_cell} to {last_cell} differ by the same number."
        ),
        look="See by how much two neighbours on the line can differ.",
        explanation=(
            "All steps on the line are equally wide. A candidate is eliminated if no width of "
            "step leads from it to a candidate in every other cell of the line."
        ),
    ),
    "sequence": Words(
        name="Sequence lines",
        one="a sequence line",
        rule="Digits on a line with rings rise or fall by the same number from cell to cell.",
        text=(
            "Examples are 2-5-8 and 9-7-5-3. On a line of three cells, the middle digit is halfway "
            "between the other two, so these are both odd or both even."
        ),
        broken="the sequence line from {first} to {last} does not go in equal steps one way",
        sentence=(
            "Digits on the line from {first_cell} to {last_cell} rise or fall by the same number "
            "from cell to cell."
        ),
        look="Compare the two ends of the line with the cells between them.",
        explanation=(
            "Digits on the line go one way in equal steps, so any two of them say what all others "
            "are. A candidate is eliminated if no such row of candidates contains it."
        ),
    ),
    "modular": Words(
        name="Modular lines",
        one="a modular line",
        rule=(
            "Any three successive cells on a line with round beads hold one of 1-4-7, one of 2-5-8 "
            "and one of 3-6-9."
        ),
        text=("Cells three apart on the line hold digits of the same group. Neighbours never do."),
        broken="the modular line from {first} to {last} does not mix 1-4-7, 2-5-8 and 3-6-9",
        sentence=(
            "Any three successive cells on the line from {first_cell} to {last_cell} hold one of "
            "1-4-7, one of 2-5-8 and one of 3-6-9."
        ),
        look=(
            "See which of the groups 1-4-7, 2-5-8 and 3-6-9 a cell of the line can still belong to."
        ),
        explanation=(
            "Any three successive cells on the line hold one digit each from 1-4-7, 2-5-8 and "
            "3-6-9. So cells three apart belong to the same group, and neighbours never do."
        ),
    ),
    "zipper": Words(
        name="Zipper lines",
        one="a zipper line",
        rule=(
            "On a double line, any two cells at the same distance from the middle have the "
            "same sum. A cell in the middle holds that sum."
        ),
        text=(
            "A 5 in the middle makes every pair 1 and 4, or 2 and 3. The middle cell is higher "
            "than every other cell of its line."
        ),
        broken="the pairs of the zipper line from {first} to {last} do not have the same sum",
        sentence=(
            "On the zipper line from {first_cell} to {second_cell}, any two cells at the same "
            "distance from the middle have the same sum."
        ),
        look="Compare the pairs of a zipper line with each other and with its middle.",
        explanation=(
            "Every pair of cells at the same distance from the middle has the same sum, and a "
            "cell in the middle holds that sum. A candidate is eliminated if its partner "
            "cannot complete a sum that all other pairs can make, too."
        ),
    ),
    "nabner": Words(
        name="Nabner lines",
        one="a nabner line",
        rule=(
            "On a line with square beads no digit is repeated, and no two digits are consecutive."
        ),
        text=(
            "That is true of all digits of the line, not only of neighbours. Five cells hold "
            "1, 3, 5, 7 and 9."
        ),
        broken=(
            "the nabner line from {first} to {last} has a digit twice, or two consecutive digits"
        ),
        sentence=(
            "On the line from {first_cell} to {last_cell}, all digits are at least two apart."
        ),
        look=(
            "Look for a digit that must be on a nabner line. The digits one lower and one higher "
            "cannot be on it."
        ),
        explanation=(
            "No two digits of the line are equal or consecutive, wherever they are on it. So a "
            "digit that must be somewhere on the line rules out itself, the digit below it and "
            "the digit above it in all other cells."
        ),
    ),
    "double-arrow": Words(
        name="Double arrows",
        one="a double arrow",
        rule=(
            "The digits between two circles that arrows point at add up to the sum of the circles."
        ),
        text=(
            "The digits between the circles add up to at most 18. They may repeat where rows, "
            "columns and boxes allow it."
        ),
        broken="the double arrow from {first} to {last} does not add up to its circles",
        sentence=(
            "Between {first_cell} and {last_cell}, the digits add up to at least {least_count} "
            "and at most {most_count}. The two circles must make the same sum."
        ),
        look=(
            "Compare the smallest and the largest sum between the circles with the sum of both "
            "circles."
        ),
        explanation=(
            "The two circles together make the same sum as all digits between them. A "
            "candidate is eliminated if the smallest or the largest sum of the others leaves "
            "no room for it."
        ),
    ),
    "lockout": Words(
        name="Lockout lines",
        one="a lockout line",
        rule=(
            "The digits in the frames at the ends of a line differ by at least 4. No digit "
            "between the frames equals one of these digits or lies between them."
        ),
        text=(
            "5 is never between the frames. If the frames hold 1 and 8, only 9 is left for the "
            "line."
        ),
        broken=(
            "the lockout line from {first} to {last} has frames that differ by less than 4, or a "
            "digit that they lock out"
        ),
        sentence=(
            "The frames {first_cell} and {second_cell} are at least 4 apart. They lock their "
            "own digits, and all digits between those, out of the line."
        ),
        look="Look for digits that are locked out whatever the frames hold.",
        explanation=(
            "The frames at the two ends differ by at least 4, and no digit on the line equals "
            "one of their digits or lies between these. A digit that every possible pair of "
            "frames locks out is eliminated from the line."
        ),
    ),
}
