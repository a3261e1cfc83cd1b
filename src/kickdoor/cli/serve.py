"""The commands `kickdoor serve`: tables over the network, and `kickdoor schema`: their messages."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import typer

from kickdoor.cli.options import BadInput

Host = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS", help="Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the network."
    ),
]
Port = Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="Port to listen on.")]
Database = Annotated[
    str,
    typer.Option("--db", metavar="URL", help="Database: sqlite:///FILE or postgresql://USER@HOST/NAME."),
]
Workers = Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Number of processes; each serves any table.")]
PublicUrl = Annotated[
    str, typer.Option(metavar="URL", help="Public address of the server, such as https://play.example.org.")
]
Proxied = Annotated[
    bool, typer.Option("--behind-proxy", help="Take callers' addresses from X-Forwarded-For. Only behind a proxy.")
]
Unlimited = Annotated[bool, typer.Option("--no-limits", help="No rate limits: for load tests.")]
KeepDays = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=0,
        max=36_500,
        help="Delete tables that nobody has used for N days, with their chat and drawings; 0: never.",
    ),
]
LogLevel = Annotated[str, typer.Option("--log", metavar="LEVEL", help="debug, info, warning or error.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = "sqlite:///kickdoor.db",
    workers: Workers = 1,
    public_url: PublicUrl = "",
    behind_proxy: Proxied = False,
    no_limits: Unlimited = False,
    keep_days: KeepDays = 365,
    log: LogLevel = "info",
) -> None:
    """Serve tables: people join with a link, bots fill the seats, nothing is lost when the server stops."""
    from kickdoor.server.app import Config
    from kickdoor.server.http import is_loopback
    from kickdoor.server.serve import CannotListen
    from kickdoor.server.serve import serve as run
    from kickdoor.server.sqlite_lock import serving
    from kickdoor.store import StoreError

    if public_url and not is_address(public_url):
        raise BadInput(f"{public_url!r} is not an address: use https://HOST or http://HOST, optionally with :PORT")
    if log not in ("debug", "info", "warning", "error"):
        raise BadInput(f"{log!r} is not a log level: use debug, info, warning or error")
    if no_limits and not is_loopback(host):
        raise BadInput("--no-limits is for load tests on this machine, not for a network")
    config = Config(db, host, port, workers, public_url.rstrip("/"), not no_limits, behind_proxy, keep_days=keep_days)
    try:
        with serving(db, shared=workers > 1) as other:
            if other:
                advice = "stop it, or start both with --workers 2 or more"
                raise BadInput(f"{db}: another kickdoor server uses this file ({other}); {advice}")
            code = run(config, level=log.upper())
    except (StoreError, CannotListen) as error:
        raise BadInput(str(error)) from error
    raise typer.Exit(code)


def is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")


# ---------------------------------------------------------------- schema
AsJson = Annotated[bool, typer.Option("--json", help="JSON Schema (default).")]
AsTypeScript = Annotated[bool, typer.Option("--typescript", help="TypeScript types.")]


def schema(as_json: AsJson = False, as_typescript: AsTypeScript = False) -> None:
    """Print the messages and calls of a table as JSON Schema, or as TypeScript types."""
    from kickdoor.protocol import schema as protocol

    if as_json and as_typescript:
        raise BadInput("--json or --typescript: choose one")
    typer.echo(protocol.typescript() if as_typescript else protocol.json_text(), nl=False)
