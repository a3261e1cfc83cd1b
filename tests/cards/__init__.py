"""Cards proved by play, set by set; what the sets share says what differed when it fails, as the tests do."""

import pytest

pytest.register_assert_rewrite("tests.cards.fights", "tests.cards.monsters", "tests.cards.printed")
