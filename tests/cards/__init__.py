"""Every card tested by play, set by set. Modules shared by all sets say what differed when they
fail, as the tests do.
"""

import pytest

pytest.register_assert_rewrite("tests.cards.fights", "tests.cards.monsters", "tests.cards.printed")
