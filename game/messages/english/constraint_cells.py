"""Texts of dots, letters, clues beside the board, marked cells and further groups."""

from typing import Final

from .constraint_words import Words

WORDS: Final = {
    "white-dot": Words(
        name="White dots",
        one="a white dot",
        rule="Digits at a white dot are consecutive, or differ by the number in the dot.",
        text=(
            "Along a chain of dots without numbers, the digits go up or down by one. A 1 or a 9 "
            "leaves its neighbour only one choice. Where all white dots are given, every pair of "
            "consecutive digits has its dot."
        ),
        broken="{first} and {last}, at a white dot, do not differ by {value}",
        sentence=(
            "Because {first_cell} and {last_cell} are at a white dot, their digits differ by "
            "{value}."
        ),
        look=(
            "Look for a candidate at a white dot whose neighbour cannot be one lower or one higher."
        ),
        explanation=(
            "A candidate at a white dot needs a partner across the dot, one lower or one "
            "higher, or as far away as the number in the dot says. A candidate without a "
            "partner is eliminated."
        ),
    ),
    "black-dot": Words(
        name="Black dots",
        one="a black dot",
        rule=(
            "Of the two digits at a black dot, one is twice the other, or as many times the other "
            "as the dot says."
        ),
        text=(
            "5, 7 and 9 are never at a black dot without a number. 1, 2, 4 and 8 can form chains "
            "of such dots, and 3 and 6 go only with each other. Where all black dots are given, "
            "every such pair has its dot."
        ),
        broken="of {first} and {last}, at a black dot, neither is {value} times the other",
        sentence=(
            "Because {first_cell} and {last_cell} are at a black dot, one of their digits is "
            "{value} times the other."
        ),
        look="Look for a digit without its half or its double.",
        others={
            "constraint.black-dot.twice": (
                "of {first} and {last}, at a black dot, neither is twice the other"
            ),
            "technique.black-dot.twice.sentence": (
                "Because {first_cell} and {last_cell} are at a black dot, one of their digits is "
                "twice the other. So {outcome}."
            ),
        },
        explanation=(
            "A candidate at a black dot needs its half or its double across the dot, or "
            "whatever multiple the number in the dot says. A candidate without such a partner "
            "is eliminated."
        ),
    ),
    "no-white": Words(
        name="All white dots given",
        one="two cells without a white dot",
        rule="Neighbours without a dot are never consecutive.",
        text=(
            "Once a digit is known, cross out the digits one lower and one higher in its "
            "neighbours."
        ),
        broken="{first} and {last} would need a white dot",
        sentence=(
            "Because there is no dot between {first_cell} and {last_cell}, their digits are not "
            "consecutive."
        ),
        look=("Look for a candidate that would need a white dot, whatever its neighbour holds."),
        explanation=(
            "All white dots are given, so neighbours without a dot are not consecutive. A "
            "candidate is eliminated if every candidate of its neighbour would be one lower or "
            "one higher."
        ),
    ),
    "no-black": Words(
        name="All black dots given",
        one="two cells without a black dot",
        rule="Of two neighbours without a dot, neither is twice the other.",
        text="Once a digit is known, cross out its half and its double in its neighbours.",
        broken="{first} and {last} would need a black dot",
        sentence=(
            "Because there is no dot between {first_cell} and {last_cell}, neither digit is twice "
            "the other."
        ),
        look=("Look for a candidate that would need a black dot, whatever its neighbour holds."),
        explanation=(
            "All black dots are given, so of two neighbours without a dot neither is twice the "
            "other. A candidate is eliminated if every candidate of its neighbour would be its "
            "half or its double."
        ),
    ),
    "little-killer": Words(
        name="Little killers",
        one="the diagonal of {total}",
        rule="The digits of a diagonal with an arrow add up to the number at the arrow.",
        text=(
            "Digits may repeat on a diagonal, though not within a box. Very small and very large "
            "sums leave little choice."
        ),
        broken="the diagonal of {total} does not add up",
        sentence=(
            "The digits on the diagonal from {first_cell} to {last_cell} must add up to {total}."
        ),
        look=(
            "Compare the number with the smallest and the largest sum that the diagonal can "
            "still make."
        ),
        explanation=(
            "The digits of a diagonal add up to the number at its arrow. A candidate is "
            "eliminated if the other cells of the diagonal cannot make up the rest of the sum."
        ),
    ),
    "sandwich": Words(
        name="Sandwich sums",
        one="the sandwich of {total}",
        rule=(
            "A number beside a row or column is the sum of the digits between its lowest and "
            "its highest digit."
        ),
        text=(
            "A clue of 0 puts 1 and 9 side by side, and a clue of 35 puts them at the two "
            "ends. A clue also limits how many cells there can be between them."
        ),
        broken="the sandwich of {total} from {first} to {last} does not add up",
        sentence=(
            "From {first_cell} to {last_cell}, the digits between the lowest and the highest "
            "must add up to {total}."
        ),
        look=(
            "See where the lowest and the highest digit can go so that the digits between "
            "them make the sum."
        ),
        explanation=(
            "The clue says what the digits between the lowest and the highest digit of the "
            "line add up to. Go through where these two can be. A candidate is eliminated if "
            "it fits none of these cases."
        ),
    ),
    "x-sum": Words(
        name="X-sums",
        one="the X-sum of {total}",
        rule=(
            "A number beside a row or column is the sum of its first X digits, where X is the "
            "first digit."
        ),
        text=(
            "The first digit is part of the sum. A clue of 45 means a 9 in the first cell, and "
            "small clues need small digits."
        ),
        broken="the X-sum of {total} from {first} to {last} does not add up",
        sentence=(
            "From {first_cell} to {last_cell}, the first digit says how many digits, itself "
            "included, must add up to {total}."
        ),
        look="See how many cells the clue could count.",
        explanation=(
            "The first digit of the line says how many cells are counted, itself included. A "
            "candidate is eliminated if no first digit makes the counted cells add up to the "
            "clue with it."
        ),
    ),
    "xv": Words(
        name="XV",
        one="the {letter} between two cells",
        rule="Digits at an X add up to 10, digits at a V to 5.",
        text=(
            "A V is 1 and 4, or 2 and 3. There is never a 5 at an X. Where all letters are given, "
            "every pair with such a sum has its letter."
        ),
        broken="{first} and {last}, at the {letter}, do not add up to {total}",
        sentence=(
            "Because the letter between {first_cell} and {last_cell} is {letter}, their digits add "
            "up to {total}."
        ),
        look="Look for a candidate whose partner across the letter is no longer possible.",
        explanation=(
            "A candidate at a letter needs a partner across it: the digit that makes 10 at an "
            "X, or 5 at a V. A candidate whose partner is not possible there is eliminated."
        ),
    ),
    "no-xv": Words(
        name="All X and V given",
        one="two cells without an X or a V",
        rule="Neighbours without a letter add up to neither 10 nor 5.",
        text=(
            "Once a digit is known, cross out in its neighbours what would make 5 or 10 with it."
        ),
        broken="{first} and {last} would need an X or a V",
        sentence=(
            "Because there is no letter between {first_cell} and {last_cell}, their digits add up "
            "to neither 10 nor 5."
        ),
        look="Look for a candidate that would make 5 or 10, whatever its neighbour holds.",
        explanation=(
            "Every X and every V is given, so neighbours without a letter add up to neither 10 "
            "nor 5. A candidate is eliminated if every candidate of its neighbour would make "
            "10 or 5 with it."
        ),
    ),
    "even": Words(
        name="Even cells",
        one="an even cell",
        rule="A grey square holds an even digit.",
        text="That is 2, 4, 6 or 8. At most four cells of a house are even.",
        broken="{first} must be even",
    ),
    "odd": Words(
        name="Odd cells",
        one="an odd cell",
        rule="A grey circle holds an odd digit.",
        text="That is 1, 3, 5, 7 or 9. At most five cells of a house are odd.",
        broken="{first} must be odd",
    ),
    "quadruple": Words(
        name="Quadruples",
        one="the circle with {digits}",
        rule="The digits in a circle go in the cells around it.",
        text=(
            "When two cells around a circle are filled, the others must hold the rest of its "
            "digits."
        ),
        broken="there is no room for {digits} around their circle",
        sentence=(
            "The cells from {first_cell} to {last_cell} must hold the digits in their circle: "
            "{digits}."
        ),
        look="Look for a circle with as many digits left as empty cells.",
        explanation=(
            "Every digit in a circle must go in one of the cells around it. A digit with only "
            "one place left goes there. When no room is left for anything else, all other "
            "candidates are eliminated."
        ),
    ),
    "non-consecutive": Words(
        name="Non-consecutive",
        one="two neighbours",
        rule="Neighbouring cells never hold consecutive digits, except where a dot joins them.",
        text=(
            "Once a digit is known, cross out the digits one lower and one higher in its "
            "neighbours."
        ),
        broken="{first} and {last} are consecutive",
        sentence=(
            "{first_cell} and {last_cell} are neighbours, and neighbours are never consecutive "
            "here."
        ),
        look="Look for a cell with only consecutive candidates.",
        explanation=(
            "Neighbouring cells are never consecutive. When a cell has two consecutive "
            "candidates left, or three, no neighbour can hold a digit that would rule out all "
            "of them."
        ),
    ),
    "clone": Words(
        name="Clones",
        one="a pair of clones",
        rule="Both groups of clones hold the same digits in the same positions.",
        text="A cell that sees either of two clones cannot hold their digit.",
        broken="{first} and {last} are clones, but their digits differ",
        sentence="{first_cell} and {last_cell} are clones and hold the same digit.",
        look="Compare a cell with its clone.",
        explanation=(
            "A cell and its clone hold the same digit. So a candidate that one of them no longer "
            "has is eliminated from the other, and so is a digit that either of them sees."
        ),
    ),
    "maximum": Words(
        name="Maximum cells",
        one="a maximum cell",
        rule="A cell with arrowheads pointing outwards is larger than its neighbours.",
        text=(
            "Such a cell is never 1, and next to an 8 it is 9. Two maximum cells are not "
            "compared with each other."
        ),
        broken="{first} is not larger than {last}",
        sentence="{first_cell} must be larger than {last_cell}.",
        look="Compare the cell with the lowest digits that its neighbours can hold.",
        explanation=(
            "A maximum cell is larger than each of its neighbours. So it must be larger than "
            "the lowest digit of every neighbour, and no neighbour can reach its highest."
        ),
    ),
    "minimum": Words(
        name="Minimum cells",
        one="a minimum cell",
        rule="A cell with arrowheads pointing inwards is smaller than its neighbours.",
        text=(
            "Such a cell is never 9, and next to a 2 it is 1. Two minimum cells are not "
            "compared with each other."
        ),
        broken="{first} is not smaller than {last}",
        sentence="{first_cell} must be smaller than {last_cell}.",
        look="Compare the cell with the highest digits that its neighbours can hold.",
        explanation=(
            "A minimum cell is smaller than each of its neighbours. So it must be smaller than "
            "the highest digit of every neighbour, and no neighbour can go as low as its "
            "lowest."
        ),
    ),
    "column-indexer": Words(
        name="Column indexers",
        one="a column indexer",
        rule=(
            "A framed cell in column 1 says in which column of its row the 1 is. One in column 2 "
            "says where the 2 is, and so on."
        ),
        text="A 4 in a framed cell of column 2 means that the 2 of its row is in column 4.",
        broken="{first} does not agree with {last}",
        sentence=(
            "{first_cell} says where in its row the number of its own column goes, and {last_cell} "
            "must agree with it."
        ),
        look="Compare a framed cell with the cell that it points to.",
        explanation=(
            "A framed cell in column 1 says in which column of its row the 1 is. One in column 2 "
            "says where the 2 is, and so on. A digit is eliminated from the framed cell if that "
            "column cannot hold this number. The number is eliminated from columns that the framed "
            "cell cannot name."
        ),
    ),
    "row-indexer": Words(
        name="Row indexers",
        one="a row indexer",
        rule=(
            "A framed cell in row 1 says in which row of its column the 1 is. One in row 2 says "
            "where the 2 is, and so on."
        ),
        text="A 4 in a framed cell of row 2 means that the 2 of its column is in row 4.",
        broken="{first} does not agree with {last}",
        sentence=(
            "{first_cell} says where in its column the number of its own row goes, and {last_cell} "
            "must agree with it."
        ),
        look="Compare a framed cell with the cell that it points to.",
        explanation=(
            "A framed cell in row 1 says in which row of its column the 1 is. One in row 2 says "
            "where the 2 is, and so on. A digit is eliminated from the framed cell if that row "
            "cannot hold this number. The number is eliminated from rows that the framed cell "
            "cannot name."
        ),
    ),
    "disjoint": Words(
        name="Disjoint groups",
        one="the disjoint groups",
        rule="Digits do not repeat in cells that have the same position in their boxes.",
        text="The top-left cells of all boxes are one group, and so on for every position.",
        broken="a digit appears twice in the same position of two boxes",
    ),
    "falling-diagonal": Words(
        name="Falling diagonal",
        one="the falling diagonal",
        rule="Digits do not repeat on the diagonal from the top left.",
        text="The diagonal is one more house: it contains each digit once.",
        broken="a digit appears twice on the falling diagonal",
    ),
    "rising-diagonal": Words(
        name="Rising diagonal",
        one="the rising diagonal",
        rule="Digits do not repeat on the diagonal from the bottom left.",
        text="The diagonal is one more house: it contains each digit once.",
        broken="a digit appears twice on the rising diagonal",
    ),
    "allowed": Words(
        name="Digits allowed in a cell",
        one="a cell with its digits shown",
        rule="A cell with small digits in its corner holds one of them.",
        text="Cross out all other digits first.",
        broken="{first} must be one of {digits}",
    ),
    "extra-region": Words(
        name="Extra regions",
        one="an extra region",
        rule="Digits do not repeat in a shaded region.",
        text=(
            "A region of nine cells holds every digit, like a row, column or box. A smaller "
            "one leaves some digits out."
        ),
        broken="a digit appears twice in the extra region from {first} to {last}",
        sentence=(
            "The extra region from {first_cell} to {last_cell} has as many cells as there are "
            "digits, and holds each of them."
        ),
        look="Look for a digit with few places left in an extra region.",
        explanation=(
            "An extra region with as many cells as there are digits contains each of them "
            "once, just like a box. A digit with one place left in it goes there, and a digit "
            "whose places all see some other cell is eliminated from that cell."
        ),
    ),
    "numbered-room": Words(
        name="Numbered rooms",
        one="the numbered room #{total}",
        rule=(
            "A number with # beside a row or column is the digit in its Nth cell, where N is the "
            "first digit."
        ),
        text=(
            "Cells are counted from the clue, the first one included. A first digit of 1 means "
            "that the clue is 1, too. Any other clue is never the first digit."
        ),
        broken="the numbered room #{total} from {first} to {last} holds another digit",
        sentence=(
            "Counted from {first_cell} to {last_cell}, the first digit says in which cell the "
            "{total} is."
        ),
        look="See which cells of the line can still hold the digit of the clue.",
        explanation=(
            "The first digit of the line says in which of its cells the digit of the clue is. So "
            "each cell that cannot hold that digit rules out a first digit, and each first digit "
            "that is ruled out leaves one cell fewer for it."
        ),
    ),
    "skyscrapers": Words(
        name="Skyscraper clues",
        one="the skyscraper clue of {total}",
        rule=(
            "A number with a straight arrow says how many digits of its row or column are "
            "higher than all digits before them."
        ),
        text=(
            "Think of the digits as buildings: a higher one hides the lower ones behind it. A "
            "clue of 1 means that 9 comes first, and a clue of 9 means 1 to 9 in order."
        ),
        broken="the skyscraper clue of {total} from {first} to {last} is not met",
        sentence=(
            "From {first_cell} to {last_cell}, the clue {total} says how many digits are higher "
            "than all before them."
        ),
        look="Look for places where a high digit would hide too many others, or too few.",
        explanation=(
            "The clue says how many digits of the line are higher than all before them. A high "
            "digit early on hides many others, so a candidate is eliminated if it would hide "
            "too many or too few."
        ),
    ),
}
