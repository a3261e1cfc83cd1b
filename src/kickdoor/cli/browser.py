"""`kickdoor play` in the browser: a server for this machine, and the page of a table on it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Final
from urllib.parse import urlencode

import msgspec

from kickdoor.cli.options import BadInput
from kickdoor.protocol.options import Options
from kickdoor.server.app import Config
from kickdoor.server.serve import CannotListen, serve
from kickdoor.server.sqlite_lock import serving
from kickdoor.store import StoreError
from kickdoor.terminal.seats import state_folder

# One after the other: a browser knows its seats by the port, so it should be the same the next time.
PORTS: Final = (8000, 8001, 8002, 8003, 0)


def play_in_browser(options: Options, name: str, *, port: int | None, opens: bool) -> int:
    """Serves until Ctrl-C. The table is made by the page: its seat belongs to the browser."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    db = f"sqlite:///{folder / 'tables.db'}"
    asked = {"options": "" if options == Options() else msgspec.json.encode(options).decode(), "name": name}
    said = urlencode({key: value for key, value in asked.items() if value})
    where = f"/play?{said}" if said else "/play"

    def begin(address: str) -> None:
        if opens and can_open():
            print("Opening a table in your browser. Ctrl-C stops the server; your games are saved.", flush=True)
            threading.Thread(target=webbrowser.open, args=(address + where,), daemon=True).start()
        else:
            print(f"Open this in a browser: {address}{where}", flush=True)

    for tried in PORTS if port is None else (port,):
        try:
            with serving(db) as other:
                if other:
                    text = f"Another kickdoor has your tables open, too ({other}): play each table in only one of them."
                    print(text, file=sys.stderr, flush=True)
                return serve(Config(db, "127.0.0.1", tried, keep_days=0), level="WARNING", begin=begin)
        except CannotListen as error:
            if tried in (port, PORTS[-1]):
                raise BadInput(str(error)) from error
        except StoreError as error:
            raise BadInput(str(error)) from error
    raise AssertionError("the last port is any")


def can_open() -> bool:
    """Not where a text browser would take the terminal over."""
    if sys.platform in ("darwin", "win32"):
        return True
    if not any(os.environ.get(each) for each in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")):
        return False
    try:
        return not isinstance(webbrowser.get(), webbrowser.GenericBrowser) or bool(os.environ.get("BROWSER"))
    except webbrowser.Error:
        return False
