"""Whether a screen reader may be listening: checked once, after the first frame, cheaply."""

import os
import sys
from typing import Any, Final

VARIABLE: Final = "NONET_SCREEN_READER"
"""Environment variable: 0 never speaks to screen readers, 1 does where nobody seems to ask."""


def may_have_listener() -> bool:
    """Return whether a screen reader may be listening; cheap, and called once after the start."""
    said = os.environ.get(VARIABLE, "")
    if said:
        return said != "0"
    if sys.platform == "win32":
        return _windows_reader()
    if sys.platform == "darwin":
        return True
    # Without a session bus there is no AT-SPI; on one, AccessKit hears when a reader comes.
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    bus = "DBUS_SESSION_BUS_ADDRESS" in os.environ
    return bus or bool(runtime and os.path.exists(os.path.join(runtime, "bus")))


def _windows_reader() -> bool:
    """Return whether a screen reader has announced itself (SPI_GETSCREENREADER)."""
    import ctypes

    runs = ctypes.c_int(0)
    user: Any = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    return bool(user.SystemParametersInfoW(0x0046, 0, ctypes.byref(runs), 0) and runs.value)
