"""The version of Nonet."""

from typing import Final

VERSION: Final = "1.0.0"
