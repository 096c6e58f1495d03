"""Texts that only appear in a browser."""

MESSAGES = {
    ## On a card, once, over whatever is shown.
    "web.storage.forbidden": (
        "This browser keeps nothing for this page. You can play, but your games last only until "
        "the page closes. To keep them, save a file in Settings, Backups."
    ),
    "web.storage.full": (
        "The browser has no more room for this page. You can play on, but what is new lasts only "
        "until the page closes. To keep everything, save a file in Settings, Backups."
    ),
    "web.storage.other": (
        "The browser cannot keep your games: {reason}. You can play on, but what is new lasts only "
        "until the page closes. To keep everything, save a file in Settings, Backups."
    ),
}
