"""The theatre, where methods are watched at work."""

MESSAGES = {
    "error.theatre_size": "The theatre shows one to {most} methods side by side, not {found}.",
}
