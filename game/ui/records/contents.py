"""What is in the room of the records: its scenes."""

from typing import Final

SCENES: Final = {
    "records": "records.records",
    "replay": "records.replay",
    "stamps": "records.stamps",
}
"""The scenes, and the modules that they are in."""
