"""The built-in sets in every combination: they load, keep what is theirs, and games run."""

from __future__ import annotations

import random
from itertools import permutations
from pathlib import Path

import pytest

from kickdoor.cardfaces.face import card_face
from kickdoor.cardtext.card_text import card_text
from kickdoor.game import Game
from kickdoor.packs import Pack, compile_library, load_pack
from kickdoor.record.saved import Recorder, verify
from tests.marks import rule
from tests.mixes import ALL, MIXES, NAMES, mix_name, packs_of
from tests.properties.play import random_action
from tests.small import small_pack
from tests.table import table

each_mix = pytest.mark.parametrize("mix", MIXES, ids=mix_name)


@rule("MIX-1", "MIX-2", "MIX-3")
@each_mix
def test_the_cards_of_all_sets_lie_in_two_decks(mix: tuple[str, ...]) -> None:
    game = Game.new(packs_of(mix), NAMES[:3], 1)
    assert game.view(-1).decks == (95 * len(mix) - 12, 73 * len(mix) - 12)
    assert game.check() == []


@rule("AMB-148", "MIX-4", "MIX-9")
@each_mix
def test_kinds_slots_tags_and_tribes_are_those_of_all_sets_with_their_own_limits(mix: tuple[str, ...]) -> None:
    packs = packs_of(mix)
    lib = compile_library(packs)
    assert list(lib.identities) == list(dict.fromkeys(kind for pack in packs for kind in pack.identities))
    for pack in packs:
        assert {kind: lib.identities[kind].limit for kind in pack.identities} == {
            kind: data["limit"] for kind, data in pack.identities.items()
        }
        slots = dict(zip(lib.slots, lib.slot_limits, strict=True))
        assert {slot: slots[slot] for slot in pack.header["slots"]} == pack.header["slots"]
        assert {*pack.words("tags")} <= {*lib.tags}
        assert {*pack.words("tribes")} <= {*lib.tribes}


@rule("AMB-148")
@each_mix
def test_the_first_set_gives_the_rules_unless_the_host_picks_others(mix: tuple[str, ...]) -> None:
    for order in permutations(packs_of(mix)):
        assert Game.undealt(order, NAMES[:3], 1).state.rules.edition == order[0].edition
        for host in order:
            game = Game.undealt(order, NAMES[:3], 1, rules={"edition": host.edition})
            assert game.state.rules.edition == host.edition


def one_of_each_kind(packs: list[Pack]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pack in packs:
        for card in pack.cards:
            if card["kind"] in pack.identities:
                found.setdefault(card["kind"], str(card["name"]))
    return found


@rule("MIX-4", "AMB-148")
@each_mix
def test_a_character_has_one_of_every_kind_of_identity_at_once(mix: tuple[str, ...]) -> None:
    cards = one_of_each_kind(packs_of(mix))
    t = table(packs=mix, edition=packs_of(mix)[0].edition).has("Aric", hand=list(cards.values())).dealing()
    for name in cards.values():
        t.does("Aric", f"play [{name}]")
    assert t.used("Aric") == list(cards.values())


@rule("AMB-149")
@each_mix
def test_companions_of_all_sets_share_one_place(mix: tuple[str, ...]) -> None:
    packs = packs_of(mix)
    lib = compile_library(packs)
    companions = [d for d in lib.defs if d.kind == "companion"]
    t = table(packs=mix, edition=packs[0].edition)
    first, *others = companions
    t.has("Aric", table=[f"{first.pack}/{first.name}"], hand=[f"{d.pack}/{d.name}" for d in others])
    for d in others:
        action = t.game.parse(f"Aric: play [{d.pack}/{d.name}]")
        refusal = t.game.why_not(action)
        if refusal is None:
            t.game.submit(action)
        else:
            assert "HIRE-5" in refusal.rules
        assert sum(t.game.state.card(c).kind == "companion" for c in t.game.state.tables[0]) == 1
        assert t.game.check() == []


@rule("CURSE-1")
@each_mix
def test_no_text_of_a_mix_has_gaps_and_each_card_keeps_its_own_name_for_its_kind(mix: tuple[str, ...]) -> None:
    packs = packs_of(mix)
    words = {pack.curse_word for pack in packs}
    for pack in packs:
        for card in pack.cards:
            alone, mixed = card_text(pack, card), card_text(pack, card, mix=packs)
            assert mixed.type == alone.type
            assert not set("{}[]") & set(mixed.rule + mixed.bad_stuff)
            if len(words) == 1 and not pack.words("knows") and len({p.companion_word for p in packs}) == 1:
                assert mixed.rule.removeprefix("Goblin. ") == alone.rule.removeprefix("Goblin. ")  # MIX-7
                assert mixed.bad_stuff == alone.bad_stuff


@rule("MIX-7", "TRIBE-5")
@each_mix
def test_a_monster_shows_the_tribe_that_its_name_gives_it(mix: tuple[str, ...]) -> None:
    """The text of each monster shows the tribe to which it belongs in the game."""
    packs = packs_of(mix)
    lib = compile_library(packs)
    goblin = lib.tags.get("goblin", 0)
    tagged = {(d.pack, d.name) for d in lib.defs if d.kind == "monster" and d.tags & goblin}
    shown = {
        (pack.id, card["name"])
        for pack in packs
        for card in pack.cards
        if card["kind"] == "monster" and "Goblin" in card_text(pack, card, mix=packs).rule.split(".")[0].split(", ")
    }
    assert shown == tagged
    assert (("classic", "Lame Goblin") in shown) == ({"classic", "pathfinder"} <= set(mix))


@rule("MIX-7")
def test_a_face_shows_the_tribe_that_the_name_gives() -> None:
    classic, pathfinder = packs_of(("classic", "pathfinder"))
    lame = next(card for card in classic.cards if card["name"] == "Lame Goblin")
    label = '<span class="tag">goblin</span>'
    assert label in str(card_face(classic, lame, mix=[classic, pathfinder]))
    assert label not in str(card_face(classic, lame))


@rule("CURSE-1", "AMB-149")
def test_a_face_says_what_its_text_says_in_this_mix() -> None:
    packs = packs_of(("classic", "fu"))
    kill = next(card for card in packs[0].cards if card["name"] == "Kill the Hireling")
    assert "Hireling or Mook" in str(card_face(packs[0], kill, mix=packs))
    assert "Mook" not in str(card_face(packs[0], kill))


@rule("AMB-149")
def test_only_words_of_packs_that_have_such_cards_are_used(tmp_path: Path) -> None:
    """A pack without companions would call them Hirelings by default, but it brings none into this game."""
    fu, plain = load_pack("fu"), load_pack(small_pack(tmp_path, "{name: Broom, kind: item, bonus: 1, gold: 100}"))
    kill = next(card for card in fu.cards if card["name"] == "Kill the Hireling (Fu)")
    assert card_text(fu, kill, mix=[fu, plain]) == card_text(fu, kill)
    assert card_text(fu, kill).rule.startswith("Discard any player's Mook: ")


@rule("TRIBE-1", "MIX-6", "FAQ-191")
def test_the_undead_of_all_sets_join_each_other() -> None:
    lib = compile_library(packs_of(ALL))
    undead = [d for d in lib.defs if d.kind == "monster" and d.tags & lib.tags["undead"]]
    of_sets = {d.pack: d for d in undead}
    assert len(of_sets) > 1
    first, *others = of_sets.values()
    for edition in ("classic", "impossible-1.51"):
        t = table(packs=ALL, edition=edition).has("Suzan", hand=[d.name for d in others])
        t.combat("Aric", first.name)
        for d in others:
            t.does("Suzan", f"join [{d.name}]")
        assert t.monsters() == [d.name for d in of_sets.values()]


@each_mix
def test_games_of_every_mix_run_print_and_can_be_saved(mix: tuple[str, ...], tmp_path: Path) -> None:
    pick = random.Random(len(mix))
    for seats in (3, 6):
        game = Game.new(packs_of(mix), NAMES[:seats], pick.randrange(1000))
        game.header["sources"] = list(mix)
        file = tmp_path / f"{seats}.kick.jsonl"
        with Recorder(file, game) as recorder:
            for n in range(120):
                if game.over:
                    break
                action = random_action(game, pick)
                assert game.parse(game.text(action)) == action
                game.submit(action)
                recorder.record(action)
                if n % 10 == 0:
                    assert game.check() == []
            recorder.checkpoint()
        assert verify(file).digest == game.digest()


@rule("SUPER-12", "SUPER-16")
def test_a_super_munchkin_of_one_set_excludes_that_of_another() -> None:
    for one, other in (("classic", "fu"), ("fu", "classic"), ("impossible", "pathfinder")):
        t = table(packs=ALL).has("Aric", table=["Warrior"], hand=[f"{one}/Super Munchkin", f"{other}/Super Munchkin"])
        t.does("Aric", f"play [{one}/Super Munchkin]")
        t.refused("Aric", f"play [{other}/Super Munchkin]", "SUPER-12")


@rule("CHEAT-1")
@pytest.mark.parametrize("name", ["Cheat!", "Wandering Monster", "Loaded Die", "Hireling"])
def test_cards_of_the_whole_family_can_be_named_set_by_set(name: str) -> None:
    lib = compile_library(packs_of(ALL))
    cards = lib.by_name[name.lower()]
    of = {lib.by_card[card].pack for card in cards}
    assert len(of) > 1
    t = table(packs=ALL).has("Aric", hand=[f"{pack}/{name}" for pack in sorted(of)])
    hand = t.game.state.hands[0]
    assert {lib.by_card[card].pack for card in hand} == of
    for card in hand:
        action = t.game.parse(f"Aric: show [{name}#{lib.copy_number[card]}]")
        assert action.cards == (card,)
        assert t.game.parse(t.game.text(action)) == action
