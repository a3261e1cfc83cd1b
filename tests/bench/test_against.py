"""The performance guard compares with a commit, explains why it cannot, and leaves the checkout unchanged."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bench import against
from bench.__main__ import app
from bench.against import LIMIT, Compared, NotComparable, compare, lay_out
from bench.messages import Play
from bench.ours import USUAL

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="there is no git here")

# The benchmark of an earlier commit, which claims this many actions in a thousandth of a second.
EARLIER = """
import json, sys
print(json.dumps({"answer": None}), flush=True)
for line in sys.stdin:
    if json.loads(line)["type"] != "Play":
        print(json.dumps({"failure": "it knows no " + json.loads(line)["type"]}), flush=True)
        break
    print(json.dumps({"answer": {"games": 1, "actions": ACTIONS, "seconds": 0.001}}), flush=True)
"""


def git(checkout: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")
    line = ["git", "-C", str(checkout), *who, *arguments]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository of three commits: without a benchmark (`bare`), with a slower engine than ours, with a faster one
    (`fast`).
    """
    folder = tmp_path / "checkout"
    (folder / "bench").mkdir(parents=True)
    (folder / "src").mkdir()
    (folder / "src" / "engine.py").write_text("")
    git(folder, "init", "--quiet")
    for name, actions in (("bare", 0), ("slow", 1), ("fast", 10**9)):
        if actions:
            (folder / "bench" / "worker.py").write_text(EARLIER.replace("ACTIONS", str(actions)))
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", name)
        git(folder, "tag", name)
    return folder


@pytest.fixture
def one_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against, "CASES", {"random play": Play(0.001, USUAL)})


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.mark.usefixtures("one_case")
@pytest.mark.parametrize(("commit", "held"), [("slow", True), ("fast", False)])
def test_an_engine_is_compared_with_that_of_a_commit(checkout: Path, commit: str, held: bool) -> None:
    before = sorted(checkout.rglob("*"))
    shown: list[int] = []
    (found,) = compare(commit, 2, shown.append, checkout=checkout)
    assert found.held is held
    assert (len(found.ratios), shown) == (2, [1, 2, 3])
    assert sorted(checkout.rglob("*")) == before
    assert git(checkout, "status", "--porcelain") == ""
    assert len(git(checkout, "worktree", "list").splitlines()) == 1


def test_games_that_a_commit_cannot_play_are_left_out(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = {"random play": against.CASES["random play, classic set"], "bots": against.CASES["easy bots"]}
    monkeypatch.setattr(against, "CASES", cases)
    played, left_out = compare("slow", 1, lambda _: None, checkout=checkout)
    assert (played.absent, left_out.absent, left_out.held) == ("", "it knows no PlayBots", True)
    monkeypatch.setattr(against, "CASES", {"bots": cases["bots"]})
    with pytest.raises(NotComparable, match="slow does not work here: it knows no PlayBots"):
        compare("slow", 1, lambda _: None, checkout=checkout)


def test_a_commit_that_cannot_be_checked_out_is_explained(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for commit, why in (("nope", "no commit 'nope'"), ("--all", "no commit '--all'"), ("bare", "has no benchmark")):
        with pytest.raises(NotComparable, match=why):
            lay_out(commit, tmp_path / "out", checkout)
    with pytest.raises(NotComparable, match="no git checkout"):
        lay_out("slow", tmp_path / "out", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotComparable, match="git is not installed"):
        lay_out("slow", tmp_path / "out", checkout)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("ratios", "code", "verdict"), [((1.1, LIMIT, 9.0), 0, "held"), ((1.2, 1.2, 0.1), 1, "TOO SLOW")]
)
def test_the_exit_code_says_whether_the_limit_is_kept(
    ratios: tuple[float, ...], code: int, verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [Compared("easy bots", ratios), Compared("hard bots", (), "it knows no bots")]
    monkeypatch.setattr(against, "compare", lambda *_: found)
    done = run("--against", "HEAD")
    assert done.exit_code == code, done.output
    assert f"easy bots {sorted(ratios)[1]:.2f} {min(ratios):.2f} {max(ratios):.2f} {verdict}" in " ".join(
        done.output.split()
    )
    assert "hard bots: the benchmark of that commit cannot play this: it knows no bots" in done.output


def test_an_unknown_commit_is_bad_input() -> None:
    done = run("--against", "no-such-commit")
    assert done.exit_code == 2
    assert "--against" in done.output
