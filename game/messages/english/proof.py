"""Certificates of steps, and the command that checks them."""

MESSAGES = {
    ## The command check-step: its help, and its answer.
    "check_step.summary": (
        "Check whether a step follows from a position by the pattern it names.\nChains in "
        "Eureka notation are checked link by link. HoDoKu's lines are checked by the pattern "
        "that they name, and Nonet's steps by their certificate. The exit code is 0 when the "
        "step follows, 1 when it does not, and 2 when it cannot be read."
    ),
    "check_step.position": (
        "the position, or a file with one; - reads standard input. It is a board in any format, "
        "with candidates if you like, or a line of HoDoKu's library"
    ),
    "check_step.step": (
        "the step, or a file with one; - reads standard input. It is an object that steps "
        "--json or hint --json wrote, or a line such as “X-Wing: 7 c25 r69 => r6c8<>7” or "
        "“(6=9)r6c5 - (9=1)r6c8 => r3c3<>6”"
    ),
    "check_step.follows": "The pattern as written proves the step.",
    "check_step.otherwise": (
        "What the step says is true, but the pattern as written does not show it."
    ),
    "check_step.not": "The step does not follow.",
    "check_step.uniqueness": "It assumes that the puzzle has exactly one solution.",
    "check_step.unchecked": "Not checked, because it is not part of the proof: {text}",
    "check_step.shows_less": "The pattern does not show all that the step concludes.",
    "check_step.no_pattern": "The step names no pattern.",
    "check_step.other_digits": "The candidates there are different from those written: {where}",
    ## Why a step does not follow, after the answer of check-step.
    "error.step_part": "“{part}” is not understood.",
    # {where}: a link of a chain, (6)r6c5 = (6)r6c8, or one of its ends.
    "error.chain.not_there": "The position does not have {where}.",
    "error.chain.not_strong": "Not a strong link, because both can be false: {where}",
    # {others}: further candidates of the cell or the house that the link is about, (6)r6c37.
    "error.chain.others": (
        "{where} is not a strong link, because there is also {others}. If candidates were ruled "
        "out before this step, give the position with those that are left."
    ),
    "error.chain.not_weak": "Not a weak link, because both can be true: {where}",
    "error.chain.not_alternating": "Strong and weak links do not alternate at {where}.",
    "error.chain.not_shown": "The chain does not show {where}.",
    "error.certificate": "“{text}” is not part of a certificate.",
    # {text}: a chain. “=> r4c8<>8” is notation and stays as it is.
    "error.step_open": (
        "“{text}” does not say what follows. Add the conclusion at the end, such as => r4c8<>8."
    ),
    "error.step_text": "“{text}” is not a step that Nonet can read.",
    "error.proof": "The certificate does not prove it: {where}",
    "error.proof.nothing": "It neither places nor eliminates anything.",
    "error.proof.not_there": "{where} is not a candidate of the position.",
    "error.proof.not_proven": "Nothing proves it for {where}.",
    "error.proof.no_contradiction": "There is no contradiction at {where}.",
    "error.proof.no_solution": "The position has no solution.",
    "error.proof.no_sector": "“{where}” is neither a cell nor a digit in a house.",
    "error.proof.no_rule": "“{where}” is not a constraint of this board that can be checked.",
    "error.proof.too_many_ways": "There are too many ways to fill the cells: {where}",
    "error.proof.no_link": "Two of these can be true at once: {where}",
    "error.proof.no_pattern": "This pattern would be allowed in these cells: {where}",
    "error.proof.no_symmetry": "The givens do not have this symmetry. {where}",
    ## Options of commands, and parts of hints.
    "cases.strict": "also fail a case if its technique finds anything else",
    "cases.unsupported.one": "{n} case is for a technique that Nonet does not know.",
    "cases.unsupported.other": "{n} cases are for techniques that Nonet does not know.",
    "hint.json": "write the step as a JSON object, with its pattern and its certificate",
    "steps.json": "write one JSON object per step, with its pattern and its certificate",
    # A proof within a proof: {branches} are sentences of their own.
    "proof.inner": (
        "Suppose also that {supposed}. {branches} Then nothing is left for {meeting_cell}."
    ),
    "proof.inner.house": (
        "Suppose also that {supposed}. {branches} Then no place is left for {lost_digit} in "
        "{meeting_house}."
    ),
    "steps.notation": (
        "how steps are written: plain words, short, chains in Eureka notation (other steps in "
        "HoDoKu's lines), or HoDoKu's lines alone. check-step and paths read these lines."
    ),
    "steps.technique": (
        "show only the steps of these techniques, given by id (such as siamese-finned-x-wing), "
        "even if no path uses them"
    ),
}
