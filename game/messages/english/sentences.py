"""Parts of sentences about steps."""

MESSAGES = {
    "sentence.siamese": (
        "There are two fish with the same base houses. {first} The second fish has other cover "
        "houses. {last}"
    ),
    "cell.is": "{cell} is {digit}",
    "cells.one_is": "{digit} is in {cells:or}",
    "cells.not.one": "{cells} is not {digits:or}",
    "cells.not.other": "{cells} are not {digits:or}",
    "digit.in": "{digit} in {cells}",
    "chain.branch": "If {start}, then {links}.",
    # The same of a start that is true on the board, whatever is supposed.
    "chain.fact": "{start} in any case, so {links}.",
    # Two sentences, or a text of several and one more: a blank between them, if there is to be one.
    "list.sentences": "{first} {last}",
    "list.clauses": "{first}; {last}",
    "error.cancelled": "The search was cancelled.",
}
