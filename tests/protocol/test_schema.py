"""The schema of messages: real messages of a game are valid by it, and TypeScript and JSON Schema agree."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec
import pytest
import typer
from jsonschema import Draft202012Validator
from typer.testing import CliRunner

from kickdoor.cli.serve import schema as command
from kickdoor.protocol import messages, schema
from tests.server.web import open_table, run, served, talking


def validator(name: str) -> Draft202012Validator:
    whole = schema.json_schema()
    Draft202012Validator.check_schema(whole)
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def test_every_message_of_a_game_is_valid() -> None:
    """All messages received during a whole game, and every kind of answer."""
    heard: list[dict[str, Any]] = []
    asked: list[dict[str, Any]] = []

    with served("--no-limits") as server:
        with server.client() as client:
            seated = open_table(client, rules={"reaction_seconds": 0.0, "winning_level": 3})

        async def play() -> None:
            async with talking(server.url, seated["table"], seated["secret"]) as talk:

                async def ask(**parts: Any) -> dict[str, Any]:
                    asked.append({"id": f"n{len(asked)}", **parts})
                    await talk.say(asked[-1])
                    return await talk.answer(asked[-1]["id"])

                await ask(type="seat_bot", seat=2, bot="easy")
                await ask(type="start")
                for _ in range(25):
                    legal = (await ask(type="ask"))["legal"]
                    if legal:
                        assert (await ask(type="why_not", action=legal[0]))["type"] in ("allowed", "refused")
                        await ask(type="do", action=legal[0], decision=None)
                for parts in (
                    {"type": "wait"},
                    {"type": "undo"},
                    {"type": "auto", "scope": "turn"},
                    {"type": "rematch"},
                ):
                    await ask(**parts)
                await ask(type="say", text="hello")
                await ask(type="pause")
                await ask(type="pause", on=False)
                await ask(type="leave")
                heard.extend(talk.heard)
            async with talking(server.url, seated["table"]) as watcher:
                while (await watcher.hear("update"))["info"]["stage"] != "over":
                    pass
                heard.extend(watcher.heard)
            async with talking(server.url, "AAAAAAAAAAAA") as nobody:
                heard.append(await nobody.hear("bye"))

        run(play())
    assert {one["type"] for one in heard} == {"update", "done", "refused", "choices", "allowed", "bye"}
    for kind, said in (("Answer", heard), ("Request", asked)):
        check = validator(kind)
        for message in said:
            errors = [f"{error.json_path}: {error.message}" for error in check.iter_errors(message)]
            assert not errors, (errors[:3], message["type"])


@pytest.mark.parametrize(
    "wrong",
    [{"type": "do", "id": "a"}, {"type": "fly", "id": "a"}, {"type": "wait"}, {"type": "wait", "id": "a", "b": 1}, {}],
)
def test_the_schema_refuses_what_the_server_refuses(wrong: dict[str, Any]) -> None:
    assert list(validator("Request").iter_errors(wrong))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, messages.AnyRequest)


# ---------------------------------------------------------------- TypeScript
def declared(text: str) -> dict[str, str]:
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^}", text, re.M | re.S)
    found += re.findall(r"^export type (\w+) = (.*?);$", text, re.M | re.S)
    assert len(dict(found)) == len(found)
    return dict(found)


def test_typescript_has_every_type_tag_and_field() -> None:
    types = declared(schema.typescript())
    defs = schema.json_schema()["$defs"]
    assert set(types) == set(defs)
    for name, shape in defs.items():
        needed = shape.get("required", [])
        for key in shape.get("properties", {}):
            assert re.search(
                rf"^  readonly {key}{'' if key in needed else re.escape('?')}: \S.*;$", types[name], re.M
            ), key
    for each in (*get_args(messages.AnyRequest), *get_args(messages.AnyAnswer)):
        tag = each.__struct_config__.tag
        assert f'readonly type: "{tag}";' in types[each.__name__]
    assert all(each.__name__ in types["Request"] for each in get_args(messages.AnyRequest))
    assert all(each.__name__ in types["Answer"] for each in get_args(messages.AnyAnswer))


def test_typescript_names_only_what_it_declares() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"\n]*\"", "", schema.typescript(), flags=re.S)
    known = {"Readonly", "Record"} | set(declared(schema.typescript()))
    assert set(re.findall(r"\b[A-Z]\w*", text)) <= known
    assert text.count("{") == text.count("}") and text.count("(") == text.count(")")


def test_types_in_typescript() -> None:
    types = declared(schema.typescript())
    assert "readonly scope: " in types["Auto"] and '"fight"' in types["Auto"]
    assert "readonly scene?: Scene | null;" in types["Update"] or "readonly scene?: null | Scene;" in types["Update"]
    assert "readonly played: readonly (readonly [Card, number, string])[];" in types["Fight"]
    assert "readonly forms: readonly Form[];" in types["Choices"]
    with pytest.raises(ValueError, match="no TypeScript"):
        schema._type({"type": "strange"})


def test_the_command_prints_both() -> None:
    app = typer.Typer()
    app.command()(command)
    runner = CliRunner()
    assert json.loads(runner.invoke(app, ["--json"]).output) == schema.json_schema()
    assert json.loads(runner.invoke(app, []).output) == schema.json_schema()
    assert runner.invoke(app, ["--typescript"]).output == schema.typescript()
    assert runner.invoke(app, ["--json", "--typescript"]).exit_code != 0
