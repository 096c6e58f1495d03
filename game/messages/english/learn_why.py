"""What the engine says of answers: the keys begin with `learn.`, as the verdicts name them."""

MESSAGES = {
    "learn.right": "That's right.",
    "learn.said.is": "{technique}: yes, this is one.",
    "learn.said.is_not": "{technique}: no, this is none.",
    "learn.said.can_be": "No, this is none. {cell} can be {digit} as well.",
    "learn.said.still_open": "No, this is none. {cell} is open as well, and it can be {digits}.",
    "learn.said.open": "No, this is none. {cell} is still open.",
    "learn.part.cells.one": "That is a part of it. {n} more cell belongs to it.",
    "learn.part.cells.other": "That is a part of it. {n} more cells belong to it.",
    "learn.part.struck.one": "That is right as far as it goes. {n} more candidate can go.",
    "learn.part.struck.other": "That is right as far as it goes. {n} more candidates can go.",
    "learn.other_way": "True: {cell} is not {digit}, by another way. {technique} shows it.",
    "learn.other_way.digit": (
        "True, by another way: {technique}. Now look for what the lesson is about."
    ),
    "learn.other_way.pattern": "That is something else, and it is there: {technique}.",
    "learn.beyond": "True, {cell} is not {digit}. But nothing you have learnt here shows it.",
    "learn.beyond.digit": "That is the digit, but nothing here shows it yet. Was it a guess?",
    "learn.careful": "Careful: {digit} is the answer in {cell}. Don't strike it.",
    "learn.why.not_the_digit": "{cell} is not {digit}: the puzzle would have no solution.",
    "learn.why.there_already": "{digit} is in {house} already, at {cell}.",
    "learn.why.filled": "{cell} is filled already.",
    "learn.why.nothing_marked": "Mark the cells first.",
    "learn.why.nothing_struck": "Strike a candidate first.",
    "learn.why.extra.one": "{cells} does not belong to it.",
    "learn.why.extra.other": "{cells} do not belong to it.",
    "learn.why.no_pattern": "{technique}: these cells make none.",
    "learn.why.one_cell": "It is one cell.",
    "learn.why.still": "{cell} can still be {digits:or}.",
    "learn.why.size.one": "{technique}: it takes {n} cell.",
    "learn.why.size.other": "{technique}: it takes {n} cells.",
    "learn.why.no_house": "No row, column or box holds all of {cells}.",
    "learn.why.too_many.one": "{cells} hold {n} digit between them: {digits}.",
    "learn.why.too_many.other": (
        "{cells} hold {n} digits between them: {digits}. That is too many."
    ),
    "learn.why.rules_out_nothing": (
        "It is one, with {digits}. But there is nothing for it to rule out."
    ),
    "learn.why.another_place": "In {house}, {digit} can also stand in {cells}.",
    "learn.why.not_in_box_and_line": "{cells} do not share both a box and a line.",
    "learn.why.no_common_digit": "{cells} have no candidate in common.",
    "learn.why.not_so_many_lines.one": "The cells must lie in {n} row and {n} column.",
    "learn.why.not_so_many_lines.other": "The cells must lie in {n} rows and {n} columns.",
    "learn.why.fish_rules_out": "It is one, with {digit}. But {houses} lose nothing by it.",
    "learn.why.not_bivalue.one": "{cell} holds {n} candidate: {digits}. It must be two.",
    "learn.why.not_bivalue.other": "{cell} holds {n} candidates: {digits}. It must be two.",
    "learn.why.no_pivot": "None of the three sees both others.",
    "learn.why.wing_digits": "The three must hold three digits between them, not {digits}.",
    "learn.why.four_corners": "A rectangle has four corners. Mark all of them.",
    "learn.why.no_rectangle": "No four of these cells lie in two rows and two columns.",
    "learn.why.not_two_boxes.one": (
        "The corners {cells} lie in {n} box. They must lie in two: only then could they be swapped."
    ),
    "learn.why.not_two_boxes.other": (
        "The corners {cells} lie in {n} boxes. They must lie in two: only then could they be "
        "swapped."
    ),
    "learn.why.given_corner.one": "{cells} was given: a given cannot be swapped.",
    "learn.why.given_corner.other": "{cells} were given: givens cannot be swapped.",
    "learn.why.no_pair": "The corners {cells} have no two candidates in common.",
    "learn.why.too_few_bare.one": "{n} corner holds {digits} alone. It takes more.",
    "learn.why.too_few_bare.other": "{n} corners hold {digits} alone. It takes more.",
    "learn.why.no_twins": "No two of these cells hold the same two candidates, and no others.",
    "learn.why.twins_meet": "{cells} see each other. That is a naked pair.",
    "learn.why.untied": (
        "Nothing ties {cells}. It takes two more cells: the only two places of {digits:or} in a "
        "house, each seen by one of the two."
    ),
    "learn.why.two_links.one": (
        "It takes two strong links. Among these cells there is {n}: a row, column or box whose "
        "only two places are marked."
    ),
    "learn.why.two_links.other": (
        "It takes two strong links. Among these cells there are {n}: rows, columns or boxes whose "
        "only two places are marked."
    ),
    "learn.why.other_digit": "This is not about {digit}: what goes is {digits:or}.",
    "learn.why.in_pattern": "{cell} belongs to the pattern itself.",
    "learn.why.outside": "{cell} does not lie in {houses}.",
    "learn.why.sees_none": "{cell} does not see {cells}.",
    "learn.why.sees_some": "{cell} sees {seen}, but not {unseen}.",
    "learn.chain.empty": "Click a candidate to begin the chain.",
    "learn.chain.itself": "A link leads to another candidate.",
    "learn.chain.torn": "The next link must begin where the last one ended.",
    "learn.chain.not_in_turn": "Strong and weak links must come in turn.",
    "learn.chain.no_candidate": "{cell} cannot be {digit} any more.",
    "learn.chain.no_common": "A link stays in its cell or keeps its digit.",
    "learn.chain.not_seen": "{one} and {other} do not see each other.",
    "learn.chain.candidate": "{digit} in {cell}",
    "learn.chain.begun": (
        "The chain begins with {candidate}. Choose what it leads to: another digit of its cell, or "
        "the same digit in a cell that it sees."
    ),
    "learn.chain.strong_cell": "{cell} is {digits:or}: one of them is true. A strong link.",
    "learn.chain.strong_house": (
        "In {house}, {digit} fits only in {cells}: one of them is true. A strong link."
    ),
    "learn.chain.weak_cell": "{cell} cannot be both {digits}. A weak link.",
    "learn.chain.weak_house": "{cells} see each other: not both can be {digit}. A weak link.",
    "learn.chain.strong_needed": "Now a strong link must come. {why}",
    "learn.chain.back": "That is where this link comes from.",
    "learn.chain.closed": "The loop is closed. Check it, or choose its last candidate to open it.",
    "learn.chain.too_short": "One candidate is no chain yet. Choose the next one.",
    "learn.chain.weak_end": (
        "It is a chain, but it proves nothing: the link at {candidate} is weak, so both ends can "
        "be false. Go on to a strong link, or come back to where it began."
    ),
    "learn.chain.unseen": (
        "It is a chain, and one of its ends is true: {ends:or}. But nothing else sees both ends, "
        "so nothing goes."
    ),
    "learn.chain.empty_loop": (
        "It is a loop, but nothing else sees both ends of one of its links, so nothing goes."
    ),
    "learn.chain.proves_ends": "A chain: one of its ends is true, {ends:or}.",
    "learn.chain.proves_start": (
        "A loop: without {candidate} it comes back to {candidate}. So that is true."
    ),
    "learn.chain.proves_loop": "A loop: of the two ends of each link, one is true.",
    "learn.chain.kept": "{candidate} does not see {unseen}, and so may stay.",
    "learn.chain.kept_by_ring": "{candidate} does not see both ends of a link, and so may stay.",
    "learn.chain.more_digits.one": "{cell} holds {n} candidate: the link is weak.",
    "learn.chain.more_digits.other": "{cell} holds {n} candidates: the link is only weak.",
    "learn.chain.more_places": (
        "In {house}, {digit} can also stand in {cells}: the link is only weak."
    ),
}
