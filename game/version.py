"""The version of Nonet."""

from typing import Final

VERSION: Final = "0.1.0"
