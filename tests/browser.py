"""Open a page in a headless browser, evaluate one expression, and close it.

Chromium is a system package (`./kick test` installs it if allowed); without it such tests are skipped.
"""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.conftest import BROWSERS

CHROMIUM: Final = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--window-size=1400,1000",
    "--virtual-time-budget=10000",
)
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt-get install chromium)")


def ask(page: str, question: str, folder: Path) -> Any:
    """Evaluate a JavaScript expression when the page and its fonts are loaded; its value must be plain data."""
    script = (
        f"<script>document.fonts.ready.then(() => {{ const said = JSON.stringify({question});"
        ' const told = document.createElement("pre"); told.id = "told"; told.textContent = said;'
        " document.body.replaceChildren(told); document.head.replaceChildren(); });</script></body>"
    )
    file = folder / "page.html"
    file.write_text(page.replace("</body>", script), "utf-8")
    profile = f"--user-data-dir={folder / 'profile'}"
    command = [str(CHROMIUM), *FLAGS, profile, "--dump-dom", file.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)
    found = re.search(r'<pre id="told">(.*?)</pre>', done.stdout, re.S)
    assert found is not None, done.stderr[-2000:]
    return json.loads(html.unescape(found[1]))
