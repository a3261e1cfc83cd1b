"""`python -m kickdoor`: the command `kickdoor`."""

import sys

from kickdoor.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
