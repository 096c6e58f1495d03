"""Texts of the lessons, for somebody who does not know the terms."""

MESSAGES = {
    ## Lessons. `.try`: what to look for, before the name. `.how`: how to find it, and why it works.
    "learn.full-house.try": (
        "Every row, every column and every box of nine cells contains each digit from 1 to 9 "
        "once. Somewhere here, only one digit is missing. Cells are named by row and column: r1c9 "
        "is in row 1 and column 9. Rows are counted from the top, columns from the left, and boxes "
        "from the top left."
    ),
    "learn.full-house.how": (
        "Rows, columns and boxes are called houses. Each contains the digits from 1 to 9 "
        "once. Where only one cell is empty, only one digit is missing. Count from 1 to 9, "
        "and enter the digit you do not see."
    ),
    "learn.hidden-single.try": (
        "A digit sees the other cells of its row, its column and its box, and cannot go there "
        "again. Take a box, and a digit that it still needs. Where can the digit go?"
    ),
    "learn.hidden-single.how": (
        "Take a digit that a box still needs. Every row and column that already has this "
        "digit is closed to it: follow those lines through the box. If only one empty cell "
        "is left, the digit goes there. The same works in a row or a column."
    ),
    "learn.naked-single.try": (
        "Somewhere, a cell sees eight different digits in its row, its column and its box. Which "
        "digit is left for it?"
    ),
    "learn.naked-single.how": (
        "Look at one empty cell. Its row, its column and its box already contain digits, and none "
        "of these can go in it again. Count from 1 to 9. If only one digit is missing among them, "
        "it goes in the cell."
    ),
    "learn.locked-candidates-1.try": (
        "The small digits are candidates: what each cell could still hold. Somewhere, all places "
        "of a digit in a box are in one row or column. What does that say about the rest of it?"
    ),
    "learn.locked-candidates-1.how": (
        "Take a digit and a box. If all its places in the box are in the same row or column, that "
        "row or column has its digit there. So the rest of the row or column cannot have it."
    ),
    "learn.locked-candidates-2.try": (
        "Somewhere, all places of a digit in a row or column are in one box. What does that say "
        "about the rest of the box?"
    ),
    "learn.locked-candidates-2.how": (
        "Take a digit and a row or column. If all its places there are in the same box, the "
        "box has its digit there. So the rest of the box cannot have it."
    ),
    "learn.naked-pair.try": "In one house, two cells have the same two candidates and no others.",
    "learn.naked-pair.how": (
        "Two cells of a row, column or box have the same two candidates. One cell holds one "
        "of them, and the other cell the other. We do not know which, but both digits are "
        "used up. So no other cell of the house can hold them. If the cells share two houses, it "
        "is a locked pair, and works in both. Look for cells with two candidates first."
    ),
    "learn.hidden-pair.try": "In one house, two digits have the same two places.",
    "learn.hidden-pair.how": (
        "Two digits fit only in the same two cells of a house. They fill these cells, so "
        "nothing else can go there. All other candidates of the two cells are eliminated. "
        "Look for digits with two places in a house."
    ),
    "learn.naked-triple.try": "In one house, three cells together have only three candidates.",
    "learn.naked-triple.how": (
        "Three cells of a house have three digits between them, and no others. Not every "
        "cell needs to have all three. They use the three digits up, so no other cell of the "
        "house can hold them. If they share two houses, it is a locked triple, and works in both."
    ),
    "learn.hidden-triple.try": "In one house, three digits together have only three places.",
    "learn.hidden-triple.how": (
        "Three digits fit only in the same three cells of a house. They fill these cells, so "
        "all other candidates there are eliminated. Often it is easier from the other side: "
        "the remaining empty cells are a naked set."
    ),
    "learn.naked-quad.try": "In one house, four cells together have only four candidates.",
    "learn.naked-quad.how": (
        "Four cells of a house have four digits between them. They use these up, so no other "
        "cell of the house can hold them. Look in houses with many empty cells, at the cells "
        "with few candidates."
    ),
    "learn.hidden-quad.try": "In one house, four digits together have only four places.",
    "learn.hidden-quad.how": (
        "Four digits fit only in the same four cells of a house, so everything else is "
        "eliminated from these cells. What remains in the house is a naked set, which is "
        "usually smaller and easier to see."
    ),
    "learn.x-wing.try": (
        "One digit fits in just two cells of each of two rows, or of two columns. The four cells "
        "form a rectangle."
    ),
    "learn.x-wing.how": (
        "Take one digit. In each of two rows it has only two places, and they are in the same two "
        "columns. Whichever way it goes, both columns get their digit from these rows. So nothing "
        "else in the two columns can be this digit. It also works with rows and columns swapped."
    ),
    "learn.skyscraper.try": (
        "One digit has two places in each of two rows, and one place of each is in the same "
        "column. Rows and columns can swap roles."
    ),
    "learn.skyscraper.how": (
        "Take one digit with two places in each of two rows. One place of each row is in the "
        "same column. These two cannot both be true, so at least one of the other two is. A "
        "cell that sees both of those cannot be this digit."
    ),
    "learn.two-string-kite.try": (
        "One digit has two places in a row and two in a column. One place of the row and one of "
        "the column are in the same box."
    ),
    "learn.two-string-kite.how": (
        "Take one digit with two places in a row and two in a column. One place of the row and "
        "one of the column share a box, so they cannot both be true. Then at least one of the "
        "other two is true, and the cell that sees both of those cannot be this digit."
    ),
    "learn.turbot-fish.try": (
        "One digit has two places in each of two houses, and two of these places see each other."
    ),
    "learn.turbot-fish.how": (
        "A house where a digit has only two places is a strong link: one of the two is true. "
        "Take two such links whose near ends see each other. Only one near end can be true, so "
        "at least one far end is. A cell that sees both far ends cannot be the digit."
    ),
    "learn.empty-rectangle.try": (
        "In one box, all places of a digit lie in one row and one column. Outside the box, a "
        "house has just two places for it, and one of them is in that row or column."
    ),
    "learn.empty-rectangle.how": (
        "In a box, the places of a digit all lie in one row and one column, so it is in one of "
        "them. Outside the box, find a strong link that begins in that row. If the row has the "
        "digit of the box, the near end is false, so the far end is true. A cell of the column "
        "that sees the far end is ruled out either way. Rows and columns can swap roles."
    ),
    "learn.simple-colours-trap.try": (
        "Follow one digit along houses where it has two places. If the first is true, the "
        "second is false, the third is true, and so on."
    ),
    "learn.simple-colours-trap.how": (
        "Take one digit, and go from place to place through houses where it has only two. "
        "Colour the places in turn: one colour is true, and the other is false. The trap: a cell "
        "that sees both colours cannot be the digit. The wrap: if two places of one colour see "
        "each other, that colour is false."
    ),
    "learn.remote-pair.try": (
        "Several cells in a chain have the same two candidates, and each sees the next."
    ),
    "learn.remote-pair.how": (
        "Cells with the same two candidates, each seeing the next, take the digits in turn. "
        "The first and the fourth hold different digits. So a cell that sees both can hold "
        "neither."
    ),
    "learn.xy-wing.try": "A cell with two candidates sees two others with two candidates.",
    "learn.xy-wing.how": (
        "Take a cell with two candidates, x and y. It sees a cell with x and z, and another "
        "with y and z. If the first cell is x, its neighbour with x is z. If it is y, the other "
        "one is z. So one of the two wings is z, and a cell that sees both wings cannot be z."
    ),
    "learn.xyz-wing.try": "A cell with three candidates sees two cells, each with two of them.",
    "learn.xyz-wing.how": (
        "This is like an XY-Wing, but the middle cell can also be z: it has x, y and z. In any "
        "case, one of the three cells is z. So a cell that sees all three cannot be z."
    ),
    "learn.w-wing.try": "Two cells far apart have the same two candidates.",
    "learn.w-wing.how": (
        "Two cells have the same two candidates, x and z. A house where x has only two places "
        "connects them: each of these places sees one of the cells. The two cells cannot both "
        "be x, so one is z. A cell that sees both cannot be z."
    ),
    "learn.uniqueness-test-1.try": (
        "Four cells in two rows, two columns and two boxes: three have the same pair."
    ),
    "learn.uniqueness-test-1.how": (
        "Take four cells in two rows, two columns and two boxes. If they all held only the "
        "same two digits, these could be swapped, and the puzzle would have two solutions. "
        "It has only one. So the fourth cell must be something else: the pair is eliminated "
        "from it."
    ),
    "learn.uniqueness-test-2.try": (
        "The four corners of a rectangle share a pair. Two of them have the same extra digit."
    ),
    "learn.uniqueness-test-2.how": (
        "Two corners of the rectangle have one extra digit, the same one. If neither held it, "
        "the pair could be swapped, and there would be two solutions. So one of them holds it, "
        "and a cell that sees both cannot."
    ),
    "learn.uniqueness-test-3.try": (
        "The four corners of a rectangle share a pair. Two of them have other digits as well."
    ),
    "learn.uniqueness-test-3.how": (
        "Two corners have extra digits. One of the corners must hold an extra digit, or there "
        "would be two solutions. So the two act like one cell with the extra digits, and form a "
        "naked set with other cells of their house."
    ),
    "learn.uniqueness-test-4.try": (
        "The four corners of a rectangle share a pair. One digit of the pair must be in one of "
        "two corners."
    ),
    "learn.uniqueness-test-4.how": (
        "In the house of the two corners with more candidates, one digit of the pair fits "
        "nowhere else. One of the corners holds it. If the other corner held the other "
        "digit, there would be two solutions. So that digit is eliminated from both."
    ),
    "learn.uniqueness-test-6.try": (
        "The four corners of a rectangle share a pair. One digit of the pair has no other "
        "places in the two rows, or in the two columns."
    ),
    "learn.uniqueness-test-6.how": (
        "Two opposite corners have more candidates. One digit of the pair has no other "
        "places in the two rows or columns, so it is on one diagonal or the other. On one of "
        "them the pair could be swapped, and there would be two solutions. So it is on the "
        "other."
    ),
    "learn.hidden-rectangle.try": (
        "The four corners of a rectangle share a pair. In one row and one column, one digit of "
        "the pair fits only in corners."
    ),
    "learn.hidden-rectangle.how": (
        "One corner has only the pair. In the row and the column of the opposite corner, one digit "
        "of the pair fits only in corners of the rectangle. If the opposite corner held the other "
        "digit, the digits of all four could be swapped. So it cannot hold that digit."
    ),
    "learn.avoidable-rectangle-1.try": (
        "Three corners of a rectangle are filled, and none of them was given."
    ),
    "learn.avoidable-rectangle-1.how": (
        "Take four cells in two rows, two columns and two boxes, none of them given. They must "
        "not hold two digits crosswise, because these could be swapped. Three are already "
        "filled, so the fourth cannot be the digit that would complete the pattern."
    ),
    "learn.bug-plus-1.try": "Every empty cell but one has two candidates.",
    "learn.bug-plus-1.how": (
        "All empty cells but one have two candidates, and every digit appears twice among the "
        "candidates of each house. If the odd cell were like the others, there would be two "
        "solutions or none. So it holds the digit that appears three times in its houses."
    ),
    "learn.swordfish.try": (
        "In three rows, one digit has all its places in three columns. Rows and columns can "
        "swap roles."
    ),
    "learn.swordfish.how": (
        "This is an X-Wing with three rows. In three rows, a digit is only in the same three "
        "columns. Each column gets its digit from one of these rows. So nothing else in the "
        "columns can be the digit."
    ),
    "learn.jellyfish.try": (
        "In four rows, one digit has all its places in four columns. Rows and columns can swap "
        "roles."
    ),
    "learn.jellyfish.how": (
        "This is the same again, with four rows and four columns. Count columns, not places: "
        "four rows, and no more than four columns."
    ),
    "learn.finned-x-wing.try": "An X-Wing with an extra place.",
    "learn.finned-x-wing.how": (
        "One row has an extra place, the fin. If the fin is false, you have an X-Wing. If it is "
        "true, it rules out what it sees. A candidate that is ruled out both ways is eliminated."
    ),
    "learn.finned-swordfish.try": "A Swordfish with extra places in one box.",
    "learn.finned-swordfish.how": (
        "If none of the fins is true, it is a Swordfish. If one is, no cell that sees all fins "
        "can be the digit. A candidate that is ruled out both ways is eliminated."
    ),
    "learn.finned-jellyfish.try": "A Jellyfish with extra places in one box.",
    "learn.finned-jellyfish.how": (
        "This is a Jellyfish in four rows and four columns, with some fins in one box. A candidate "
        "is eliminated if the Jellyfish would rule it out and it sees all fins."
    ),
    "learn.x-chain.try": "One digit: follow strong and weak links in turn.",
    "learn.x-chain.how": (
        "Go from place to place of one digit. Follow a strong link (two places in a house: one "
        "is true), then a weak one (not both), and so on, and end with a strong one. Then the "
        "first or the last place is true. A candidate that sees both is eliminated."
    ),
    "learn.xy-chain.try": "Go from cell to cell, each with two candidates.",
    "learn.xy-chain.how": (
        "Begin in a cell with two candidates. If it is not z, it is the other digit. Then the "
        "next cell is not that digit, and so on, until a last cell must be z. So the first or "
        "the last is z, and a cell that sees both is not."
    ),
    "learn.discontinuous-nice-loop.try": (
        "Start from a candidate, and go round until you come back to it."
    ),
    "learn.discontinuous-nice-loop.how": (
        "Suppose that a candidate is true, and follow the chain. If it comes back and says that "
        "the candidate is false, then it is false. Or suppose that the candidate is false. If the "
        "chain comes back and says that it is true, then it is true."
    ),
    "learn.aic.try": "Strong and weak links in turn, across cells and digits.",
    "learn.aic.how": (
        "In a cell with two candidates, one is true. In a house with only two places for a "
        "digit, one of them is true. These are strong links. Follow strong and weak links in "
        "turn, with a strong one at each end. Then the first or the last candidate is true. "
        "Whatever they both rule out is eliminated."
    ),
    "learn.continuous-nice-loop.try": "A chain that closes into a loop.",
    "learn.continuous-nice-loop.how": (
        "Strong and weak links alternate and come back to where they began. Then there are only "
        "two ways to fill the loop, and each weak link is as good as a strong one: one of its two "
        "ends is true. A candidate that sees both ends is eliminated."
    ),
    "learn.wxyz-wing.try": (
        "Four cells with four digits between them: one of them sees the other three."
    ),
    "learn.wxyz-wing.how": (
        "Four cells have four digits between them, but not all in one house. Only one digit can "
        "be in them twice, since not all its places see each other. One of the four must be "
        "that digit. A cell that sees every place of that digit among them cannot hold it."
    ),
    "learn.multi-colours-1.try": "One digit: colour two chains of places, and see how they touch.",
    "learn.multi-colours-1.how": (
        "Colour one digit through houses with two places, in two groups that are not connected. "
        "If a colour of one group sees a colour of the other, they cannot both be true. So one "
        "of the other two colours is, and a cell that sees both of those cannot be the digit."
    ),
    "learn.medusa.try": (
        "Use two colours in turn: for the two candidates of a cell, and for the two places of a "
        "digit in a house."
    ),
    "learn.medusa.how": (
        "Colour as with simple colours, but go on to other digits: the two candidates of a cell "
        "get two colours as well. One colour is true everywhere. A colour that breaks a rule is "
        "false, and a candidate that sees both colours is eliminated."
    ),
    "learn.grouped-aic.try": "A chain in which two or three places of a box count as one.",
    "learn.grouped-aic.how": (
        "Two or three places of a digit in one row or column of a box can be one end of a "
        "link: one of them is true, or none. With such groups, a house with more than two "
        "places can still be a strong link. The rest is as in any chain."
    ),
    # First steps of boards with rules of their own.
    "learn.rules.cage-single.how": (
        "The digits of a cage are all different, and the small number is their sum. If one cell of "
        "a cage is empty, subtract the digits that are there: what is left goes in that cell."
    ),
    "learn.rules.rule-of-45.how": (
        "The digits 1 to 9 add up to 45, and so does every row, column and box. Add up the cages "
        "in a house. If one cell is left over, or one cell sticks out, the difference from 45 is "
        "its digit."
    ),
    "learn.rules.cage-combination.how": (
        "Write down which digits a cage can have. Two cells with a sum of 3 can only be 1 and 2. "
        "Three cells with a sum of 24 can only be 7, 8 and 9. A digit that is in none of the "
        "possible sets cannot be in the cage."
    ),
    "learn.rules.cage-locked.how": (
        "Sometimes a cage must contain a certain digit, whichever set of digits it holds. If all "
        "places of the digit in the cage are in one house, the digit cannot be elsewhere in "
        "that house."
    ),
    "learn.rules.thermometer.how": (
        "Digits rise along a thermometer from the bulb, its round end. Every cell must leave room "
        "for smaller digits towards the bulb and for larger ones towards the tip. So each cell has "
        "a smallest and a largest digit."
    ),
    # Without full notes: a digit is noted in a box only where it has two places there.
    "learn.paper.locked-candidates-1.how": (
        "Note a digit only where it has exactly two places in a box. If both are in one row or "
        "column, the digit must be in one of them. The rest of that line cannot hold it, so cross "
        "the line out for this digit in the other boxes."
    ),
    "learn.paper.locked-candidates-2.how": (
        "Follow one digit along a row or column, through three boxes. In two of them it is "
        "already there, or its notes are all off the line. Then the third box has it on the line, "
        "and the rest of that box cannot hold it."
    ),
    "learn.paper.hidden-pair.how": (
        "If two digits are noted in the same two cells of a box, these cells are full: one digit "
        "goes in each. Nothing else fits there, so treat both cells as filled."
    ),
    "learn.paper.x-wing.how": (
        "Look for a digit whose notes make a rectangle over four boxes. If two rows have no other "
        "place for it, both columns get the digit there, and the rest of these columns cannot "
        "hold it. It is the same with rows and columns swapped."
    ),
    "learn.unique-loop.try": (
        "Six or more cells that could hold the same two digits in turn, all the way round a loop."
    ),
    "learn.unique-loop.how": (
        "If all cells of the loop held only these two digits, they could be swapped, and the "
        "puzzle would have two solutions. So if only one cell has more candidates, the two digits "
        "are eliminated from it."
    ),
    "learn.fireworks.try": (
        "A row and a column cross in a box. Outside it, three digits have one place each in the "
        "row and in the column: the same two cells for all three."
    ),
    "learn.fireworks.how": (
        "Look at a row and a column that cross in a box. Outside the box, three digits have the "
        "same single place in the row, and the same single place in the column. The box has room "
        "for each digit once. So each of them is in one of these two cells or where the lines "
        "cross. Three digits fill three cells: their other candidates are eliminated."
    ),
    "learn.als-xz.try": "Two groups of cells, each with one more digit than cells.",
    "learn.als-xz.how": (
        "A set of cells in a house with one more digit than cells is almost locked: without one of "
        "its digits, it must hold all the others. Two such sets share a digit x whose places all "
        "see each other, so only one of them has it. The other set is locked, and if both have z, "
        "it holds z. A candidate that sees every z of both is eliminated."
    ),
    "learn.als-xy-wing.try": "Three groups of cells, the middle one connected to the other two.",
    "learn.als-xy-wing.how": (
        "This is like an XY-Wing with sets in place of cells. The middle set shares a digit with "
        "each wing, and it must hold at least one of the two. The wing that shares this digit "
        "cannot hold it, so it is locked and holds z. A candidate that sees every z of both wings "
        "is eliminated."
    ),
    "learn.als-chain.try": "Groups of cells, each connected to the next.",
    "learn.als-chain.how": (
        "Almost locked sets form a chain. Each is connected to the next by a digit that only one "
        "of the two can have. Both ends share a digit z, and the first or the last must hold it. A "
        "candidate that sees every z of both is eliminated."
    ),
    "learn.sue-de-coq.try": "Cells where a row or column and a box meet have many candidates.",
    "learn.sue-de-coq.how": (
        "Two or three cells where a row or column meets a box have two more digits than cells. "
        "Other cells of the row or column, and other cells of the box, share these digits out "
        "between them. So all of them are used up. Each is eliminated from the rest of the house "
        "where it is used."
    ),
    "learn.death-blossom.try": "A cell where every candidate leads to another group of cells.",
    "learn.death-blossom.how": (
        "A cell, the stem, has two or three candidates. Each one, if true, takes a digit away from "
        "a set, which must then hold z. Whatever the stem is, one of the sets has z. A candidate "
        "that sees every z of all of them is eliminated."
    ),
}
