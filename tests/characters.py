"""Any character, for texts that Hypothesis draws.

`st.text()` alone asks of each code point whether UTF-8 has it: in a fresh clone that takes three
seconds and 200 MB in each process.
"""

from typing import Final

from hypothesis import strategies as st

ANY: Final = st.characters(exclude_categories=["Cs"])
"""All but halves of pairs, which no file holds."""
