"""Texts of chains, nice loops, and rings with an odd number of cells."""

_CHAIN_LOOK = (
    "Begin with a candidate, suppose that it is false, and follow strong and weak links in turn. "
    "End with a strong link. Some other candidate must see both ends."
)
_ENDS = (
    "Suppose that {start_false}. Then, one after another: {chain}. So one of the two ends is "
    "true: {start}, or {end}. Either way, {outcome}."
)
_RING_LOOK = (
    "Follow strong and weak links in turn, from candidate to candidate, until they close "
    "into a loop."
)
_LOOP = (
    "Strong links (at least one end is true) and weak links (at most one end is true) alternate "
    "all the way round a loop. Then exactly one end of every weak link is true, and a candidate "
    "that sees both ends of one is false. "
)
_LOOP_SENTENCE = (
    "Go round the loop. If {start_false}, then, one after another: {chain}, which brings you "
    "back to the start. It works the other way round, too. So exactly one end of each link is "
    "true, and a candidate that sees both ends of a link is eliminated: {outcome}."
)
_AIC = (
    "Strong links (at least one end is true) and weak links (at most one end is true) alternate "
    "from a first to a last candidate. The chain begins and ends with a strong link. If the first "
    "is false, the last is true. So one of the two is true, and a candidate that sees both is "
    "false. "
)
_SAME = (
    "Suppose that {start_false}. Then, one after another: {chain}. That contradicts what we "
    "supposed. So {start}: {outcome}."
)
_BACK_LOOK = (
    "Follow strong and weak links in turn from a candidate until you come back to its own "
    "cell. See what follows there."
)
_DISCONTINUOUS = (
    "Strong and weak links alternate round a loop, except in one place. If two strong links meet "
    "there at a candidate, it is true. If two weak links meet at a candidate, or links to two "
    "different candidates of a cell meet there, a candidate is eliminated. "
)
_GROUPED_LOOK = " Several places of a digit in one row or column of a box count as one."
_GROUPED = (
    "Here a link may also join all places of a digit where a box meets a row or column. Such "
    "a group is true when one of its places is."
)
_SETS_LOOK = " A set of cells with one more digit than cells can be a link, too."
_ALS = (
    "Here a link may also lead through an almost locked set: cells of a house with one "
    "more candidate than cells. When one of its digits is not in it, all others are."
)
_GONE = (
    "A candidate that sees them all is eliminated, and a cell that holds every guardian cannot "
    "hold a digit of the pattern."
)

_BIVALUE_LOOK = "Stay with cells that have two candidates. " + _CHAIN_LOOK
_ODDAGON = (
    "An odd number of cells form a loop in which each sees the next, so they cannot be filled with "
    "two digits in turn. So one of their other candidates, the guardians, is true. "
)

MESSAGES = {
    "technique.x-chain.name": "X-Chain",
    "technique.x-chain.taken": "an X-Chain",
    "technique.x-chain.look": "Stay with one digit. " + _CHAIN_LOOK,
    "technique.x-chain.explanation": (
        "Strong links (a house where the digit has two places) and weak links (two places in one "
        "house) join places of one digit in turn. The chain begins and ends with a strong link. If "
        "one end is false, the other is true. So no cell that sees both can hold the digit."
    ),
    "technique.x-chain.sentence": _ENDS,
    "technique.xy-chain.name": "XY-Chain",
    "technique.xy-chain.taken": "an XY-Chain",
    "technique.xy-chain.look": (_BIVALUE_LOOK),
    "technique.xy-chain.explanation": (
        "Cells with two candidates form a chain in which each shares a digit with the next. "
        "If the first cell does not hold a certain digit, every cell along the chain is "
        "forced, until the last one holds that same digit. So one of the two ends holds it, "
        "and no cell that sees both can."
    ),
    "technique.xy-chain.sentence": _ENDS,
    "technique.continuous-nice-loop.name": "Continuous nice loop",
    "technique.continuous-nice-loop.taken": "a continuous nice loop",
    "technique.continuous-nice-loop.look": _RING_LOOK,
    "technique.continuous-nice-loop.explanation": _LOOP.rstrip(),
    "technique.continuous-nice-loop.sentence": _LOOP_SENTENCE,
    "technique.aic.name": "Alternating inference chain",
    "technique.aic.taken": "an alternating inference chain",
    "technique.aic.look": _CHAIN_LOOK,
    "technique.aic.explanation": _AIC.rstrip(),
    "technique.aic.sentence": _ENDS,
    "technique.aic.same.sentence": _SAME,
    "technique.discontinuous-nice-loop.name": "Discontinuous nice loop",
    "technique.discontinuous-nice-loop.taken": "a discontinuous nice loop",
    "technique.discontinuous-nice-loop.look": _BACK_LOOK,
    "technique.discontinuous-nice-loop.explanation": _DISCONTINUOUS.rstrip(),
    "technique.discontinuous-nice-loop.sentence": _ENDS,
    "technique.discontinuous-nice-loop.same.sentence": _SAME,
    "technique.grouped-continuous-nice-loop.name": "Grouped continuous nice loop",
    "technique.grouped-continuous-nice-loop.taken": "a grouped continuous nice loop",
    "technique.grouped-continuous-nice-loop.look": _RING_LOOK + _GROUPED_LOOK,
    "technique.grouped-continuous-nice-loop.explanation": _LOOP + _GROUPED,
    "technique.grouped-continuous-nice-loop.sentence": _LOOP_SENTENCE,
    "technique.grouped-aic.name": "Grouped alternating inference chain",
    "technique.grouped-aic.taken": "a grouped alternating inference chain",
    "technique.grouped-aic.look": _CHAIN_LOOK + _GROUPED_LOOK,
    "technique.grouped-aic.explanation": _AIC + _GROUPED,
    "technique.grouped-aic.sentence": _ENDS,
    "technique.grouped-aic.same.sentence": _SAME,
    "technique.grouped-discontinuous-nice-loop.name": "Grouped discontinuous nice loop",
    "technique.grouped-discontinuous-nice-loop.taken": "a grouped discontinuous nice loop",
    "technique.grouped-discontinuous-nice-loop.look": _BACK_LOOK + _GROUPED_LOOK,
    "technique.grouped-discontinuous-nice-loop.explanation": _DISCONTINUOUS + _GROUPED,
    "technique.grouped-discontinuous-nice-loop.sentence": _ENDS,
    "technique.grouped-discontinuous-nice-loop.same.sentence": _SAME,
    "technique.als-continuous-nice-loop.name": "Continuous nice loop with almost locked sets",
    "technique.als-continuous-nice-loop.taken": "a continuous nice loop with almost locked sets",
    "technique.als-continuous-nice-loop.look": _RING_LOOK + _SETS_LOOK,
    "technique.als-continuous-nice-loop.explanation": _LOOP + _ALS,
    "technique.als-continuous-nice-loop.sentence": _LOOP_SENTENCE,
    "technique.als-aic.name": "Alternating inference chain with almost locked sets",
    "technique.als-aic.taken": "an alternating inference chain with almost locked sets",
    "technique.als-aic.look": _CHAIN_LOOK + _SETS_LOOK,
    "technique.als-aic.explanation": _AIC + _ALS,
    "technique.als-aic.sentence": _ENDS,
    "technique.als-aic.same.sentence": _SAME,
    "technique.als-discontinuous-nice-loop.name": (
        "Discontinuous nice loop with almost locked sets"
    ),
    "technique.als-discontinuous-nice-loop.taken": (
        "a discontinuous nice loop with almost locked sets"
    ),
    "technique.als-discontinuous-nice-loop.look": _BACK_LOOK + _SETS_LOOK,
    "technique.als-discontinuous-nice-loop.explanation": _DISCONTINUOUS + _ALS,
    "technique.als-discontinuous-nice-loop.sentence": _ENDS,
    "technique.als-discontinuous-nice-loop.same.sentence": _SAME,
    "technique.almost-aic.name": "Almost AIC",
    "technique.almost-aic.taken": "an almost AIC",
    "technique.almost-aic.look": (
        "Find an alternating chain with one extra candidate in its way, and follow a chain "
        "from that candidate."
    ),
    "technique.almost-aic.explanation": (
        "A chain would be an alternating inference chain if one of its cells or houses did "
        "not have an extra candidate. If that candidate is false, one end of the chain is "
        "true. If it is true, a second chain leads on from it. What is ruled out both ways "
        "is eliminated."
    ),
    "technique.almost-aic.same.sentence": (
        "If {extra_cell} is not {extra_digit}, an alternating chain comes back to where it "
        "begins: {start}, and so {outcome}. If {extra_cell} is {extra_digit}, the same "
        "follows. {branches} So {outcome} in any case."
    ),
    "technique.almost-aic.sentence": (
        "If {extra_cell} is not {extra_digit}, one end of an alternating chain is true: "
        "{start} or {end}, and so {outcome}. If {extra_cell} is {extra_digit}, the same "
        "follows. {branches} So {outcome} in any case."
    ),
    "technique.bivalue-oddagon.name": "Bivalue oddagon",
    "technique.bivalue-oddagon.taken": "a bivalue oddagon",
    "technique.bivalue-oddagon.look": (
        "Find a loop of five or seven cells that could hold the same two digits."
    ),
    "technique.bivalue-oddagon.explanation": (_ODDAGON + _GONE),
    "technique.bivalue-oddagon.sentence": (
        "{pattern_cells} form a loop of odd length, so {set_digits} cannot alternate in it. "
        "So one of the other candidates of these cells is true, and {outcome}."
    ),
    "technique.broken-wing.name": "Broken wing",
    "technique.broken-wing.taken": "a broken wing",
    "technique.broken-wing.look": (
        "Find a loop of five or seven places of a digit, and look at its other places in the "
        "same houses."
    ),
    "technique.broken-wing.explanation": (
        "An odd number of places of one digit form a loop in which neighbours share a house. If "
        "no house had another place, the digit would have to be in every second cell of a loop "
        "of odd length, which is impossible. So one of the other places, the guardians, holds "
        "the digit. A cell that sees all of them does not."
    ),
    "technique.broken-wing.sentence": (
        "{pattern_cells} form a loop of odd length. If {digit} had no other places in "
        "{base_houses}, it would have to be in every second cell of the loop, which is "
        "impossible. So it is in {guardian_cells:or}, and {outcome}."
    ),
}
