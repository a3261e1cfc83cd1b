"""The schema of all messages and calls: JSON Schema from msgspec, and TypeScript types generated from that."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

import msgspec

from kickdoor.engine.actions import Verb
from kickdoor.protocol import calls, counter, drawings, messages
from kickdoor.protocol.options import Options

# The sockets' messages, the entries of the rules and the verbs of actions; then the HTTP calls.
ROOTS: Final[dict[str, Any]] = {
    "Request": messages.AnyRequest, "Answer": messages.AnyAnswer, "RuleEntry": calls.AnyRule,
    "RoomRequest": counter.AnyRoomRequest, "RoomAnswer": counter.AnyRoomAnswer, "Verb": Verb,
}  # fmt: skip
CALLS: Final = (
    calls.NewTable, calls.SitDown, calls.Recovery, calls.Seated, calls.Listed, calls.SetInfo, calls.PackInfo,
    calls.PackCards, calls.Story, calls.Analysis, calls.PlayOn, calls.Steps, calls.EditionInfo, calls.Switch,
    calls.BotInfo, calls.Phrase, calls.LessonInfo,
    calls.Keeping, calls.Health, calls.Problem, Options, counter.NewRoom, counter.JoinRoom,
    counter.Joined,
    drawings.NewDrawing, drawings.DrawingVote, drawings.Drawing, drawings.Easel, drawings.ListedDrawing,
)  # fmt: skip
REF: Final = "#/$defs/{name}"
WIDE: Final = 100  # characters above which a union is written on several lines
_WORD: Final = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


@cache
def json_schema() -> dict[str, Any]:
    """Return the JSON Schema. `$defs` holds every message and call by name; `Request` and `Answer` are those of a
    table's socket, `RoomRequest` and `RoomAnswer` those of the level counter.
    """
    roots, defs = msgspec.json.schema_components([*ROOTS.values(), *CALLS], ref_template=REF)
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages and calls of a kickdoor server",
        "$defs": {**dict(sorted(defs.items())), **dict(zip(ROOTS, roots, strict=False))},
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))  # lists where msgspec has tuples
    return plain


def json_text() -> str:
    return json.dumps(json_schema(), indent=2, ensure_ascii=False) + "\n"


# ---------------------------------------------------------------- TypeScript
def typescript() -> str:
    """Return one exported TypeScript type for each definition."""
    head = "// Messages and calls of a kickdoor server. Written by `kickdoor schema --typescript`; do not edit.\n\n"
    return head + "\n".join(_declaration(name, shape) for name, shape in json_schema()["$defs"].items())


def _declaration(name: str, shape: dict[str, Any]) -> str:
    about = _comment(shape.get("description", ""), "")
    if shape.get("type") == "object" and "properties" in shape:
        return f"{about}export interface {name} {{\n{_fields(shape)}}}\n"
    union = _union([json.dumps(verb) for verb in shape["enum"]]) if "enum" in shape else _type(shape)
    return f"{about}export type {name} = {_broken(union)};\n"


def _fields(shape: dict[str, Any]) -> str:
    """Return the fields; those with a default are marked as optional."""
    needed = shape.get("required", [])
    lines = ""
    for key, value in shape["properties"].items():
        name = key if _WORD.fullmatch(key) else json.dumps(key)
        lines += _comment(value.get("description", ""), "  ")
        lines += f"  readonly {name}{'' if key in needed else '?'}: {_type(value)};\n"
    return lines


def _comment(text: str, indent: str) -> str:
    lines = [line.strip() for line in text.replace("*/", "* /").splitlines()]
    if not any(lines):
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def _type(shape: dict[str, Any]) -> str:
    """Return the TypeScript type. Raises ValueError for an unknown shape, which is better than a wrong type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return _union([_type(part) for part in shape["anyOf"]])
    if "enum" in shape:
        if shape["enum"] == json_schema()["$defs"]["Verb"]["enum"]:
            return "Verb"
        return _union([json.dumps(value) for value in shape["enum"]])
    if "const" in shape:
        return json.dumps(shape["const"])
    match shape.get("type"):
        case "array":
            return _array(shape)
        case "object":
            return f"Readonly<Record<string, {_type(shape.get('additionalProperties') or {})}>>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case None if not set(shape) - {"description", "default", "title"}:
            return "unknown"
        case _:
            raise ValueError(f"no TypeScript for {shape}")


def _array(shape: dict[str, Any]) -> str:
    if "prefixItems" in shape:
        return f"readonly [{', '.join(_type(part) for part in shape['prefixItems'])}]"
    inner = _type(shape.get("items") or {})
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _broken(union: str) -> str:
    return union if len(union) <= WIDE else "\n  | " + union.replace(" | ", "\n  | ")
