"""`python -m nonet`, and where the one-folder bundle begins."""

import multiprocessing
import sys

from nonet import main

if __name__ == "__main__":
    # In a bundle a worker is the program once more, told so by its arguments.
    multiprocessing.freeze_support()
    sys.exit(main())
