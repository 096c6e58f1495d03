"""The words of the lessons, for somebody who does not know the terms."""

MESSAGES = {
    "learn.full-house.try": (
        "Every row, every column and every box of nine cells is to hold each digit from 1 to 9 "
        "once. Somewhere here only one digit is missing."
    ),
    "learn.full-house.how": (
        "A row, a column or a box is called a house. It holds each digit from 1 to 9 once. Where "
        "only one cell is open, only one digit is missing: say them through from 1 to 9, and write "
        "the one you did not meet. A cell is told by its row and its column: r1c9 is in row 1 and "
        "column 9."
    ),
    "learn.hidden-single.try": (
        "Take a box, and a digit that it lacks. Where can the digit still go?"
    ),
    "learn.hidden-single.how": (
        "Take a digit that a box lacks. Every row and column that has this digit already is "
        "closed to it: draw those lines through the box. If one open cell is left, the digit goes "
        "there. The same works for a row or a column."
    ),
    "learn.naked-single.try": "Some cell sees almost every digit. Which one is left?",
    "learn.naked-single.how": (
        "Look at one open cell. Its row, its column and its box hold digits already, and none of "
        "these can stand in it again. Count from 1 to 9 what you see. If one digit is missing, it "
        "goes in."
    ),
    "learn.locked-candidates-1.try": "Look at one digit in one box: its places lie in a line.",
    "learn.locked-candidates-1.how": (
        "Take a digit and a box. If all its places in the box lie in the same row or column, the "
        "digit of that line is somewhere in the box. So outside the box the line cannot have it."
    ),
    "learn.locked-candidates-2.try": (
        "Look at one digit in one row or column: its places lie in a box."
    ),
    "learn.locked-candidates-2.how": (
        "Take a digit and a line. If all its places in the line lie in the same box, the digit of "
        "that box is on the line. So the rest of the box cannot have it."
    ),
    "learn.naked-pair.try": "Two cells of one house can take the same two digits, and no others.",
    "learn.naked-pair.how": (
        "Two cells of a row, column or box hold the same two candidates. One of the two takes the "
        "one digit, the other the other: we do not know which, but both digits are used up. Every "
        "other cell of the house loses them. Look for cells with two candidates first."
    ),
    "learn.hidden-pair.try": "In one house, two digits have the same two places.",
    "learn.hidden-pair.how": (
        "Two digits fit only in the same two cells of a house. They take these cells, one each, "
        "so nothing else can stand there: all other candidates of the two cells go. Look for "
        "digits with two places in a house."
    ),
    "learn.naked-triple.try": "Three cells of one house share three digits.",
    "learn.naked-triple.how": (
        "Three cells of a house hold three digits between them, and no others. Not every cell "
        "needs all three. They use the three digits up, so the other cells of the house lose "
        "them."
    ),
    "learn.hidden-triple.try": "In one house, three digits have no more than three places.",
    "learn.hidden-triple.how": (
        "Three digits fit only in the same three cells of a house. They take them all, so the "
        "cells lose everything else. Often it is easier from the other side: the remaining empty "
        "cells are a naked set."
    ),
    "learn.naked-quad.try": "Four cells of one house share four digits.",
    "learn.naked-quad.how": (
        "Four cells of a house hold four digits between them. They use these up, and the rest of "
        "the house loses them. Look in houses with many open cells, at the cells with few "
        "candidates."
    ),
    "learn.hidden-quad.try": "In one house, four digits have no more than four places.",
    "learn.hidden-quad.how": (
        "Four digits fit only in the same four cells of a house: everything else leaves these "
        "cells. What remains in the house is a naked set, which is mostly smaller and easier to "
        "see."
    ),
    "learn.x-wing.try": (
        "One digit fits in just two cells of each of two rows, or of two columns. The four cells "
        "form a rectangle."
    ),
    "learn.x-wing.how": (
        "Take one digit. In two rows it has two places each, and they stand in the same two "
        "columns. Whichever way it goes, both columns get their digit from these rows. So nothing "
        "else in the two columns can be this digit. It works with rows and columns exchanged, "
        "too."
    ),
    "learn.skyscraper.try": (
        "One digit has two places in each of two lines, and two of them are in line."
    ),
    "learn.skyscraper.how": (
        "Take one digit with two places in each of two rows. One end of each stands in the same "
        "column: only one of these can be true, so one of the other ends is. A cell that sees "
        "both other ends cannot be this digit."
    ),
    "learn.two-string-kite.try": "One digit: two places in a row, two in a column, tied in a box.",
    "learn.two-string-kite.how": (
        "Take one digit with two places in a row and two in a column. One end of the row and one "
        "of the column share a box, so only one of them is true. Then one of the two far ends is "
        "true, and the cell that sees both cannot be this digit."
    ),
    "learn.turbot-fish.try": "One digit: two pairs of places, of which two see each other.",
    "learn.turbot-fish.how": (
        "A house where a digit has only two places is a strong link: one of the two is true. Take "
        "two such links whose near ends see each other. Not both near ends are true, so one far "
        "end is. What sees both far ends loses the digit."
    ),
    "learn.empty-rectangle.try": (
        "One digit in one box stands only in one row and one column of it."
    ),
    "learn.empty-rectangle.how": (
        "In a box the places of a digit all lie in one row and one column, which cross. So the "
        "digit of the box is on the row or on the column. A strong link outside carries one of "
        "these ways further, and the cell where both ways meet cannot be the digit."
    ),
    "learn.simple-colours-trap.try": "Follow one digit along houses where it has two places.",
    "learn.simple-colours-trap.how": (
        "Take one digit, and go from place to place along houses where it has only two. Colour "
        "the places by turns: either one colour is true or the other. What sees both colours "
        "cannot be the digit. If two of one colour see each other, that colour is false."
    ),
    "learn.remote-pair.try": "Several cells with the same two candidates see each other in a row.",
    "learn.remote-pair.how": (
        "Cells with the same two candidates, each seeing the next, take the digits by turns. The "
        "first and the fourth have different digits. So a cell that sees both can have neither."
    ),
    "learn.xy-wing.try": "A cell with two candidates sees two others with two candidates.",
    "learn.xy-wing.how": (
        "Take a cell with two candidates, x and y. It sees a cell with x and z, and another with "
        "y and z. If the first is x, the one has z; if it is y, the other has z. So one of the "
        "two wings is z, and what sees both wings cannot be z."
    ),
    "learn.xyz-wing.try": "A cell with three candidates sees two cells with two of them each.",
    "learn.xyz-wing.how": (
        "As in an XY-Wing, but the middle cell holds z as well: x, y and z. One of the three "
        "cells is z in any case. What sees all three cannot be z."
    ),
    "learn.w-wing.try": "Two cells far apart hold the same two candidates.",
    "learn.w-wing.how": (
        "Two cells hold the same two candidates, x and z. A house where x has only two places "
        "ties them: each end sees one of the cells. The two cells cannot both be x, so one is z. "
        "What sees both cannot be z."
    ),
    "learn.uniqueness-test-1.try": (
        "Four cells in two rows, two columns and two boxes: three hold the same pair."
    ),
    "learn.uniqueness-test-1.how": (
        "Four cells in two rows, two columns and two boxes. If all held only the same two digits, "
        "these could be swapped, and the puzzle had two solutions. It has one. So the fourth cell "
        "must be something else: it loses the pair."
    ),
    "learn.uniqueness-test-2.try": (
        "A rectangle of a pair, where two corners hold the same digit more."
    ),
    "learn.uniqueness-test-2.how": (
        "Two corners of the rectangle hold one more digit, the same one. If neither had it, the "
        "pair could be swapped, and there were two solutions. So one of them has it: what sees "
        "both loses that digit."
    ),
    "learn.uniqueness-test-3.try": (
        "A rectangle of a pair, where two corners hold other digits, too."
    ),
    "learn.uniqueness-test-3.how": (
        "Two corners hold further digits. One of them must take one of these, or there were two "
        "solutions. So the two act like one cell with these digits, and make a naked set with "
        "cells of their house."
    ),
    "learn.uniqueness-test-4.try": (
        "A rectangle of a pair, where one digit of it must stand in two corners."
    ),
    "learn.uniqueness-test-4.how": (
        "In the house of the two corners with more candidates, one digit of the pair fits nowhere "
        "else. One of the corners takes it. If the other took the other digit, there were two "
        "solutions: so both lose that one."
    ),
    "learn.uniqueness-test-6.try": (
        "A rectangle of a pair, where one digit has no other places in its lines."
    ),
    "learn.uniqueness-test-6.how": (
        "Two corners across hold more candidates. One digit of the pair has no other places in "
        "the two lines: it stands in one diagonal or the other. In the one that leaves a swap "
        "there were two solutions, so it is not there."
    ),
    "learn.hidden-rectangle.try": "A rectangle of a pair, in which one digit has only its corners.",
    "learn.hidden-rectangle.how": (
        "One corner holds the pair alone. Opposite it, in both lines, a digit of the pair has "
        "only corners of the rectangle as places. Then the other digit cannot stand in the "
        "opposite corner: the four could be swapped."
    ),
    "learn.avoidable-rectangle-1.try": (
        "Three corners of a rectangle are filled, and none of them was given."
    ),
    "learn.avoidable-rectangle-1.how": (
        "Four cells in two rows, two columns and two boxes that were not given must not hold two "
        "digits crosswise: they could be swapped. Three are filled already, so the fourth is not "
        "the digit that would complete it."
    ),
    "learn.bug-plus-1.try": "Every open cell has two candidates, but one.",
    "learn.bug-plus-1.how": (
        "All open cells but one hold two candidates, and every digit stands twice in each house. "
        "If the odd cell were like the others, there would be two solutions or none. So it takes "
        "the digit that stands three times in its houses."
    ),
    "learn.swordfish.try": (
        "One digit has two or three places in each of three rows, in three columns."
    ),
    "learn.swordfish.how": (
        "An X-Wing with three lines. In three rows a digit stands only in the same three columns. "
        "The rows use the columns up, one each. So nothing else in the columns can be the digit."
    ),
    "learn.jellyfish.try": "One digit has its places of four rows in four columns.",
    "learn.jellyfish.how": (
        "The same once more with four rows and four columns. Count columns, not places: four "
        "rows, and no more than four columns."
    ),
    "learn.finned-x-wing.try": "An X-Wing with a place too many.",
    "learn.finned-x-wing.how": (
        "One row has an extra place, the fin. If the fin is false, you have an X-Wing. If it is "
        "true, it rules out what it sees. A candidate that is ruled out both ways is eliminated."
    ),
    "learn.finned-swordfish.try": "A Swordfish with places too many in one box.",
    "learn.finned-swordfish.how": (
        "If none of the fins is true, it is a Swordfish. If one is, what sees all fins loses the "
        "digit. So what both rule out goes for sure."
    ),
    "learn.finned-jellyfish.try": "A Jellyfish with places too many in one box.",
    "learn.finned-jellyfish.how": (
        "Four rows, four columns, and some fins in one box. What the Jellyfish would rule out and "
        "what sees all fins goes for sure."
    ),
    "learn.x-chain.try": "One digit: go along strong and weak links by turns.",
    "learn.x-chain.how": (
        "Go from place to place of one digit: along a strong link (two places in a house: one is "
        "true), then a weak one (not both), and so on, ending with a strong one. Then the first "
        "or the last place is true. What sees both goes."
    ),
    "learn.xy-chain.try": "From cell to cell, each with two candidates.",
    "learn.xy-chain.how": (
        "Begin in a cell with two candidates. If it is not z, it is the other digit; then the "
        "next cell is not that, and so on, until a last cell must be z. So the first or the last "
        "is z, and what sees both is not."
    ),
    "learn.discontinuous-nice-loop.try": (
        "Suppose a candidate, and go round until you come back to it."
    ),
    "learn.discontinuous-nice-loop.how": (
        "Begin with a candidate and follow what it leads to. If the way comes back and says that "
        "it is false, it is false. If, taken for false, it comes back as true, it is true."
    ),
    "learn.aic.try": "Strong and weak links by turns, over cells and digits.",
    "learn.aic.how": (
        "In a cell with two candidates one is true; in a house with two places one is true. Go "
        "along such strong links and weak ones by turns. With strong links at both ends, the "
        "first or the last candidate is true. What neither allows goes."
    ),
    "learn.continuous-nice-loop.try": "A chain that closes without a break.",
    "learn.continuous-nice-loop.how": (
        "Strong and weak links by turns that come round to where they began. Then it goes one way "
        "or the other, and each weak link is as good as strong: one of its two ends is true. What "
        "sees both goes."
    ),
    "learn.wxyz-wing.try": (
        "Four cells with four digits between them: one of them sees the other three."
    ),
    "learn.wxyz-wing.how": (
        "Four cells hold four digits between them, but not all in one house. Only one digit can "
        "be in them twice, since its cells do not all see each other. One of the four is that "
        "digit, so what sees all its places among them cannot be it."
    ),
    "learn.multi-colours-1.try": "One digit: colour two chains of places, and see how they touch.",
    "learn.multi-colours-1.how": (
        "Colour one digit along houses with two places, in two groups that are not joined. If a "
        "colour of one group sees a colour of the other, not both are true. So one of the other "
        "two colours is true, and what sees both of these cannot be the digit."
    ),
    "learn.medusa.try": "Colour candidates by turns: within cells with two, and within houses.",
    "learn.medusa.how": (
        "Colour as with simple colours, but go on to other digits: the two candidates of a cell "
        "get two colours as well. One colour is true everywhere. A colour that breaks a rule is "
        "false, and what sees both colours is eliminated."
    ),
    "learn.grouped-aic.try": "A chain in which two or three places of a box count as one.",
    "learn.grouped-aic.how": (
        "Two or three places of a digit in one line of a box can be one end of a link: one of "
        "them is true, or none. With such groups a house with more than two places can still be a "
        "strong link. The rest is as in any chain."
    ),
    "learn.als-xz.try": "Two groups of cells, each with one digit more than cells.",
    "learn.als-xz.how": (
        "A set of cells in a house with one candidate more than cells is almost locked: lose one "
        "digit, and it takes all others. Two such sets share a digit x whose places all see each "
        "other, so only one has it. The other one is locked: it has z for sure, if both hold z. "
        "What sees every z of both goes."
    ),
    "learn.als-xy-wing.try": "Three groups of cells, the one in the middle tied to both others.",
    "learn.als-xy-wing.how": (
        "As an XY-Wing with sets for cells. The middle set gives its one digit to one wing or its "
        "other digit to the other. So one of the wings is locked and keeps z. What sees every z "
        "of both wings goes."
    ),
    "learn.als-chain.try": "Groups of cells, each tied to the next.",
    "learn.als-chain.how": (
        "Almost locked sets in a row, each pair tied by a digit that only one of them can have. "
        "The first or the last keeps its z. What sees every z of both goes."
    ),
    "learn.sue-de-coq.try": "Cells where a line and a box meet hold many candidates.",
    "learn.sue-de-coq.how": (
        "Two or three cells where a line meets a box hold two digits more than cells. Cells of "
        "the line and cells of the box share these digits out between them. So all of them are "
        "used up: the rest of the line loses the digits of the line's part, the rest of the box "
        "those of the box's."
    ),
    "learn.death-blossom.try": "A cell whose every candidate leads to another group of cells.",
    "learn.death-blossom.how": (
        "A cell, the stem, has two or three candidates. Each one, if true, takes a digit from a "
        "set that then keeps z. Whatever the stem is, one of the sets has z. What sees every z of "
        "all of them goes."
    ),
}
