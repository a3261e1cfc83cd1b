"""What kickdoor says to people: refusals, the log, errors and chat phrases.

Code names a message by its id, `fight-not-winning`; the sentences are in `locales/<language>/*.ftl`, one folder for
each language. Python says the English ones; the browser reads the others.
"""

from __future__ import annotations

from kickdoor.wording.catalogue import english_text

__all__ = ["english_text"]
