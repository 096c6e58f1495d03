"""The engine's verdicts on answers: their keys begin with `learn.`."""

MESSAGES = {
    ## Lessons: the verdict on an answer, below its heading.
    "learn.right": "That's right.",
    "learn.said.is": "Yes, this is it: {technique}.",
    "learn.said.is_not": "No, this is not it: {technique}.",
    # {cells}: one or several, "r7c4 and r8c4"; {digit}: "4" or "4 or 6".
    "learn.said.can_be.one": "No. {cells} can also be {digit}.",
    "learn.said.can_be.other": "No. {cells} can also be {digit}.",
    "learn.said.place": "No. In {house}, {cell} can also be {digit}.",
    # What spoils it: "5 and 6 in r4c7 and 8 in r4c9".
    "learn.said.spoilt": (
        "No. Other candidates are in the way: {candidates}. Without them it would be right."
    ),
    "learn.said.open": "No. {cell} is still empty.",
    # Which cells prove a digit that was entered.
    "learn.proof.right.one": "Yes, {cells} proves it.",
    "learn.proof.right.other": "Yes, {cells} prove it.",
    "learn.proof.enough.one": "Yes. {cells} was enough.",
    "learn.proof.enough.other": "Yes. {cells} were enough.",
    "learn.proof.house": "Yes. In {house}, all other cells are filled.",
    "learn.proof.house.more": "Good. Mark another cell of {house}, to show which house you mean.",
    "learn.proof.places": "In {house}, nothing you marked keeps {digit} out of {cells}.",
    "learn.proof.digits": "Nothing you marked keeps {digits:or} out of {cell}.",
    "learn.part.cells.one": "Those cells are right. {n} more cell belongs to the pattern.",
    "learn.part.cells.other": "Those cells are right. {n} more cells belong to the pattern.",
    "learn.part.struck.one": "Right so far. You can rule out {n} more candidate.",
    "learn.part.struck.other": "Right so far. You can rule out {n} more candidates.",
    "learn.other_way": "True, {cell} is not {digit}, but for another reason: {technique}.",
    "learn.other_way.digit": (
        "True, but for another reason: {technique}. Now look for the technique of this lesson."
    ),
    "learn.other_way.pattern": "That pattern is real, but it is a different one: {technique}.",
    "learn.other_way.chain": (
        "True, but not what was asked for: this is a different chain, {technique}. Take it "
        "back, or build another one."
    ),
    "learn.beyond": "Nothing taught so far proves that {cell} is not {digit}. Was it a guess?",
    "learn.beyond.digit": (
        "That is the digit, but nothing taught so far proves it. Was it a guess?"
    ),
    # A candidate was struck that is in the solution; {why} is a sentence, such as “r3c4 does not
    # see r1c2 or r5c7.”
    "learn.careful": "Nothing can rule out {digit} in {cell}, because that is where it goes.",
    "learn.careful.why": "{why} In fact, {cell} is {digit}.",
    "learn.why.not_the_digit": "{cell} is not {digit}. With it, the puzzle would have no solution.",
    "learn.why.there_already": "In {house}, {cell} already holds {digit}.",
    "learn.why.filled": "{cell} is already filled.",
    "learn.why.nothing_marked": "Mark the cells first.",
    "learn.why.nothing_struck": "Strike a candidate first.",
    "learn.why.extra.one": "The pattern is right, but {cells} is not part of it.",
    "learn.why.extra.other": "The pattern is right, but {cells} are not part of it.",
    "learn.why.misplaced.one": "{right} belong to such a pattern, but {cells} does not.",
    "learn.why.misplaced.other": "{right} belong to such a pattern, but {cells} do not.",
    "learn.rest_is_right": "The rest is right. {why}",
    "learn.why.no_pattern": "These cells do not form this pattern: {technique}.",
    "learn.why.one_cell": "This needs a single cell.",
    "learn.why.still": "{cell} can still be {digits:or}.",
    "learn.why.size.one": "{technique}: you need {n} cell.",
    "learn.why.size.other": "{technique}: you need {n} cells.",
    "learn.why.no_house": "No row, column or box contains all of {cells}.",
    "learn.why.too_many.one": "{cells} have {n} digit between them: {digits}.",
    "learn.why.too_many.other": "{cells} have {n} digits between them: {digits}. That is too many.",
    "learn.why.rules_out_nothing": (
        "That is a real pattern, on {digits}, but it rules nothing out here. Find one that does."
    ),
    "learn.why.another_place": "In {house}, {cells} can also be {digit}.",
    "learn.why.not_in_box_and_line": "{cells} do not share both a box and a row or column.",
    "learn.why.no_common_digit": "{cells} have no candidate in common.",
    "learn.why.not_so_many_lines.one": "The cells must be in {n} row and {n} column.",
    "learn.why.not_so_many_lines.other": "The cells must be in {n} rows and {n} columns.",
    "learn.why.fish_rules_out": (
        "That is a real fish on {digit}, but it rules nothing out in {houses}."
    ),
    "learn.why.not_bivalue.one": "{cell} has {n} candidate: {digits}. It must have two.",
    "learn.why.not_bivalue.other": "{cell} has {n} candidates: {digits}. It must have two.",
    "learn.why.no_pivot": "None of the three cells sees the other two.",
    "learn.why.wing_digits": "The three cells must have three digits between them, not {digits}.",
    "learn.why.four_corners": "A rectangle has four corners. Mark all of them.",
    "learn.why.no_rectangle": "No four of these cells are in two rows and two columns.",
    "learn.why.not_two_boxes.one": (
        "The corners {cells} are in {n} box. They must be in two, because only then can their "
        "digits be swapped."
    ),
    "learn.why.not_two_boxes.other": (
        "The corners {cells} are in {n} boxes. They must be in two, because only then can their "
        "digits be swapped."
    ),
    "learn.why.given_corner.one": "{cells} is a given, and a given cannot be swapped.",
    "learn.why.given_corner.other": "{cells} are givens, and givens cannot be swapped.",
    "learn.why.no_pair": "The corners {cells} do not share two candidates.",
    "learn.why.too_few_bare.one": (
        "{n} of the corners is limited to {digits} alone. This type needs more."
    ),
    "learn.why.too_few_bare.other": (
        "{n} of the corners are limited to {digits} alone. This type needs more."
    ),
    "learn.why.no_twins": "No two of these cells have the same two candidates and nothing else.",
    "learn.why.twins_meet": "{cells} see each other, so they are a naked pair.",
    "learn.why.untied": (
        "Nothing connects {cells}. You need two more cells: the only two places of {digits:or} in "
        "a house, each seen by one of the two."
    ),
    "learn.why.two_links.one": (
        "You need two strong links: houses where the digit fits only in two of your cells. You "
        "have marked {n}."
    ),
    "learn.why.two_links.other": (
        "You need two strong links: houses where the digit fits only in two of your cells. You "
        "have marked {n}."
    ),
    "learn.why.other_digit": "This is not about {digit}. Look at {digits:or}.",
    "learn.why.in_pattern": "{cell} is part of the pattern itself.",
    "learn.why.outside": "{cell} is outside {houses}.",
    "learn.why.crosswise": "{cell} is in {house}, but the pattern is in {line}.",
    # Fish with fins, empty rectangles and remote pairs.
    "learn.why.base_lines": "The pattern must begin in {n} rows, or in {n} columns.",
    "learn.why.fins_apart": "The fins {cells} are not in one box.",
    "learn.why.fin_unseen": (
        "That is a real pattern, but nothing in {houses} that could be eliminated sees the fins."
    ),
    "learn.why.no_cross": (
        "In {house}, the places of {digit} are not in one row and one column that cross there."
    ),
    "learn.why.no_link": (
        "Outside the box, two cells must be the only places of {digit} in a row or column."
    ),
    # Of a remote pair, whose cells must all have the same two candidates: r5c2 has 1 and 4.
    "learn.why.odd_pair": "{cell} has {digits}, but {cells} have {others}.",
    "learn.why.not_same_pair": "{cells} do not all have the same two candidates.",
    "learn.why.odd_chain": "A remote pair has an even number of cells, at least four.",
    "learn.why.broken_chain": "{cell} does not see any of the others, so the chain breaks there.",
    "learn.why.sees_none": "{cell} does not see {cells}.",
    "learn.why.sees_some": "{cell} sees {seen}, but not {unseen}.",
    ## What goes wrong: kinds of mistakes, in a list; little room.
    # Said as “A guess”, also above a sentence about it.
    "learn.slip.third-candidate": "A candidate overlooked",
    "learn.slip.union": "Too many digits",
    "learn.slip.third-place": "A place overlooked",
    "learn.slip.house": "No common house",
    "learn.slip.bivalue": "Not two candidates",
    "learn.slip.in-pattern": "Struck in the pattern",
    "learn.slip.wing-struck": "A wing's digit struck",
    "learn.slip.outside": "Struck outside the cover",
    "learn.slip.crosswise": "Row taken for a column",
    "learn.slip.one-end": "Only one end seen",
    "learn.slip.no-end": "Neither end seen",
    "learn.slip.fin": "Fin not seen",
    "learn.slip.colours": "Colours mixed up",
    "learn.slip.other-digit": "Another digit struck",
    "learn.slip.weak-link": "Weak link used as strong",
    "learn.slip.chain-unseen": "Chain end not seen",
    "learn.slip.pivot": "No pivot cell",
    "learn.slip.wing-digits": "Wrong digits in a wing",
    "learn.slip.twins": "Cells not alike",
    "learn.slip.untied": "Link left out",
    "learn.slip.four-boxes": "Not in two boxes",
    "learn.slip.given-corner": "A given as a corner",
    "learn.slip.bare-corners": "Too few pair corners",
    "learn.slip.there-already": "Digit already there",
    "learn.slip.answer": "Correct digit struck",
    "learn.slip.guess": "A guess",
    "learn.slip.lines": "Wrong number of lines",
    "learn.slip.links": "No two strong links",
    "learn.slip.box-and-line": "Not in one box and line",
    "learn.slip.unproved": "A gap in a proof",
    "learn.slip.half": "Stopped too early",
    ## Lessons: what is said while a chain is built.
    "learn.chain.empty": "Choose a candidate to begin the chain.",
    "learn.chain.itself": "A link must lead to a different candidate.",
    "learn.chain.torn": "The next link must start where the last one ended.",
    "learn.chain.not_in_turn": "Strong and weak links must alternate.",
    "learn.chain.no_candidate": "{cell} can no longer be {digit}.",
    "learn.chain.no_common": (
        "A link joins two digits of one cell, or the same digit in two cells that see each other."
    ),
    "learn.chain.not_seen": "{one} and {other} do not see each other.",
    "learn.chain.candidate": "{digit} in {cell}",
    "learn.chain.begun": (
        "The chain starts with {candidate}. Choose what it leads to: another digit of its cell, or "
        "the same digit in a cell that it sees."
    ),
    "learn.chain.strong_cell": (
        "{cell} is {digits:or}, so one of them is true. That is a strong link."
    ),
    "learn.chain.strong_house": (
        "In {house}, {digit} fits only in {cells:or}, so one of them is true. That is a strong "
        "link."
    ),
    "learn.chain.weak_cell": "{cell} cannot be both {digits}. That is a weak link.",
    "learn.chain.weak_house": (
        "{cells} see each other, so they cannot both be {digit}. That is a weak link."
    ),
    "learn.chain.strong_needed": "The next link must be strong. {why}",
    "learn.chain.back": "That is where this link comes from.",
    "learn.chain.closed": (
        "The loop is closed. Check it, or choose its last candidate to open it again."
    ),
    "learn.chain.too_short": "One candidate is not a chain yet. Choose the next one.",
    "learn.chain.weak_end": (
        "This chain proves nothing yet: the link at {candidate} is weak, so both ends can be "
        "false. Continue to a strong link, or return to the start."
    ),
    "learn.chain.unseen": (
        "This is a chain, and one of its ends is true: {ends:or}. But no other candidate sees both "
        "ends, so it rules nothing out."
    ),
    "learn.chain.empty_loop": (
        "This is a loop, but no other candidate sees both ends of one of its links, so it rules "
        "nothing out."
    ),
    "learn.chain.proves_ends": "This is a chain, and one of its ends is true: {ends:or}.",
    "learn.chain.proves_start": (
        "This is a loop. If {candidate} were false, it would have to be true, so it is true."
    ),
    "learn.chain.proves_loop": "This is a continuous loop: exactly one end of every link is true.",
    "learn.chain.kept": "{candidate} does not see {unseen}, so it can stay.",
    "learn.chain.kept_by_ring": "{candidate} does not see both ends of a link, so it can stay.",
    "learn.chain.more_digits.one": "{cell} has {n} candidate, so the link is weak.",
    "learn.chain.more_digits.other": "{cell} has {n} candidates, so the link is only weak.",
    "learn.chain.more_places": (
        "In {house}, {cells} can also be {digit}, so the link is only weak."
    ),
}
