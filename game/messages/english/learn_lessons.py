"""The words of the lessons, for somebody who does not know the terms."""

MESSAGES: dict[str, str] = {}
