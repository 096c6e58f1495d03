"""Start Nonet: `python main.py`, or `python main.py COMMAND`."""

import gc
import signal
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the one place that an older Python reaches
    sys.stderr.write("Nonet needs Python 3.11 or newer; this is " + sys.version.split()[0] + "\n")
    sys.exit(2)

# Until somebody can answer Ctrl-C in a sentence it ends the program as it ends any other.
_handler = signal.signal(signal.SIGINT, signal.SIG_DFL)
# What a start imports and makes is no garbage; commands and the first frame turn this on again.
gc.disable()

from game.cli.main import main  # noqa: E402

signal.signal(signal.SIGINT, _handler)

__all__ = ["main"]

if __name__ == "__main__":
    _code = main(sys.argv[1:])
    # While Python ends, nobody can answer any more.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(_code)
