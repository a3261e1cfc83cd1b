"""Card texts in every language: each has all that English has, and no card keeps an English word."""

from __future__ import annotations

import random
import re

import pytest

from kickdoor.cardfaces.face import card_face
from kickdoor.cardtext.card_text import card_text
from kickdoor.cardtext.languages import ENGLISH, LANGUAGES, Language
from kickdoor.cardtext.languages.language import BAR, slots_of
from kickdoor.cli import app
from kickdoor.cli.packs import Spoken
from kickdoor.packs import Pack, builtin_sets, load_pack
from tests.table import TRIAL
from tools.random_packs import random_pack

OTHERS = [each for each in LANGUAGES.values() if each is not ENGLISH]
# Words that English needs and neither German nor Spanish contains.
ENGLISH_WORDS = re.compile(
    r"\b(?:the|of|and|you|your|their|they|its|with|for|from|each|every|any|other|that|this|if|unless|while|until|"
    r"when|after|before|to|is|are|not|discard|lose|gain|draw|take|roll|level|levels|monsters|card|cards|hands|"
    r"item|items|combat|player|players|headgear|armor|footgear|big|more|extra|gold pieces|bad stuff)\b"
)


@pytest.fixture(params=OTHERS, ids=lambda each: each.code)
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


@pytest.fixture(scope="module", params=[*builtin_sets(), TRIAL], ids=[*builtin_sets(), "trial"])
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


# ---------------------------------------------------------------- completeness
def test_every_word_of_the_vocabulary_is_translated(language: Language) -> None:
    said, wanted = language.catalogue.templates, ENGLISH.catalogue.templates
    missing = [f"{noun} {word}" for noun, words in wanted.items() for word in words if word not in said.get(noun, {})]
    unknown = [f"{noun} {word}" for noun, words in said.items() for word in words if word not in wanted[noun]]
    file = f"cardtext/languages/{language.code}.yaml"
    assert not missing, f"needs phrases under `templates` in {file}"
    assert not unknown, f"the vocabulary has no such words: remove them from {file}"


def test_every_phrase_and_label_is_translated(language: Language) -> None:
    mine, english = language.catalogue, ENGLISH.catalogue
    assert set(mine.phrases) == set(english.phrases)
    assert set(mine.counts) == set(english.counts)
    assert set(english.traits) <= set(mine.traits)
    packs = [load_pack(name) for name in builtin_sets()]
    assert {tag for pack in packs for tag in pack.header.get("tags", [])} <= set(mine.tags)
    assert {slot for pack in packs for slot in pack.header.get("slots", {})} <= set(mine.slots)
    assert {kind for pack in packs for kind in pack.identities} <= set(mine.identities)
    assert {word for pack in packs for word in (pack.curse_word, pack.companion_word)} <= set(mine.words_of_packs)


def test_every_template_has_the_slots_of_the_english_one(language: Language) -> None:
    wrong = [
        f"{noun} {word}: {template}"
        for noun, words in language.catalogue.templates.items()
        for word, template in words.items()
        if any(slots != next(slots_of(ENGLISH.catalogue.templates[noun][word])) for slots in slots_of(template))
    ]
    wrong += [
        f"{name}: {phrase}"
        for name, phrase in language.catalogue.phrases.items()
        if any(slots != next(slots_of(ENGLISH.catalogue.phrases[name])) for slots in slots_of(phrase))
    ]
    assert wrong == []


# ---------------------------------------------------------------- every card
def test_every_card_is_written(language: Language, pack: Pack) -> None:
    for card in pack.cards:
        text, english = card_text(pack, card, lang=language), card_text(pack, card)
        assert (bool(text.rule), bool(text.bad_stuff)) == (bool(english.rule), bool(english.bad_stuff)), card["name"]
        for part in (text.type, text.rule, text.bad_stuff):
            assert not re.search(r"[~@{}<>_›|]|  | [,.;:)]|[,;:][,;.:]", part), (card["name"], part)
        for part in (text.rule, text.bad_stuff):
            assert not part or (part.endswith(".") and part[0] == part[0].upper()), (card["name"], part)


def test_no_english_is_left(language: Language, pack: Pack) -> None:
    """The names of cards are not translated."""
    named = [each for card in pack.cards for each in (card["name"], card.get("plural", "")) if each]
    named += [use["name"] for card in pack.cards for use in card.get("uses", []) if "name" in use]
    named += [word.replace("_", " ").title() for word in pack.words("knows")]
    names = re.compile("|".join(sorted((rf"{re.escape(name)}(?:es|s)?\b" for name in named), key=len, reverse=True)))
    for card in pack.cards:
        text = card_text(pack, card, lang=language)
        for part in (text.type, text.rule, text.bad_stuff):
            left = ENGLISH_WORDS.search(names.sub("", part).lower())
            assert not left, (card["name"], part, left)


def test_numbers_are_the_same_in_every_language(language: Language, pack: Pack) -> None:
    for card in pack.cards:
        text, english = card_text(pack, card, lang=language), card_text(pack, card)
        for part, other in ((text.rule, english.rule), (text.bad_stuff, english.bad_stuff)):
            assert sorted(re.findall(r"[+−]\d+", part)) == sorted(re.findall(r"[+−]\d+", other)), card["name"]


def test_alternatives_are_for_you_for_others_and_as_an_infinitive(language: Language) -> None:
    for noun in ("verb", "stat", "rule"):
        for word, template in language.catalogue.templates[noun].items():
            assert template.count(BAR) in (0, 2) or word == "make_room.last", template


def test_a_mix_uses_both_words_for_a_curse() -> None:
    classic, fu = load_pack("classic"), load_pack("fu")
    ring = next(card for card in classic.cards if card["name"] == "Wishing Ring")
    german = card_text(classic, ring, mix=[classic, fu], lang=LANGUAGES["de"]).rule
    assert german.startswith("Verhindere einen zuschlagenden Fluch oder eine zuschlagende Falle.")
    spanish = card_text(classic, ring, mix=[classic, fu], lang=LANGUAGES["es"]).rule
    assert spanish.startswith("Anula cualquier Maldición o Trampa en el momento en que golpea.")


# ---------------------------------------------------------------- written by hand
GERMAN = [
    ("classic", "Drooling Slime", "+4 gegen Elfen.",
     "Lege deine getragene Fußbekleidung ab; hast du nichts davon: Verliere 1 Stufe."),
    ("classic", "Warrior", "Du gewinnst bei Gleichstand im Kampf. Berserk: Einmal pro Kampf: Lege bis zu 3 Karten ab "
     "für je +1.", ""),
    ("classic", "Thief", "Backstab: Lege eine Karte ab für −2 auf einen anderen Spieler im Kampf (einmal pro Opfer und "
     "Kampf). Theft: Außerhalb eines Kampfes: Lege eine Karte ab und würfle – bei 4–6: Nimm einen der kleinen "
     "Gegenstände eines anderen Spielers; bei 1–3: Verliere 1 Stufe.", ""),
    ("classic", "Pit Bull", "Jeder Spieler im Kampf darf einen Zauberstab, eine Stange oder einen Stab ablegen, um ihm "
     "zu entkommen.", "Verliere 2 Stufen."),
    ("classic", "Help Me Out Here!", "In deinem Kampf, solange du unterliegst: Nimm den Gegenstand eines anderen "
     "Spielers, mit dem du gewinnen würdest, und benutze die Karte sofort; lege nötigenfalls einen deiner Gegenstände "
     "ab, um Platz zu schaffen.", ""),
    ("classic", "Lawyers", "Geht sofort, wenn ein Dieb mitkämpft. Ein Dieb, der ihm begegnet, darf zwei Schatzkarten "
     "ablegen und 2 Schätze verdeckt ziehen.",
     "Jeder andere Spieler nimmt eine zufällige Karte aus deiner Hand und du legst den Rest ab."),
    ("classic", "Ghoulfiends", "Gegen dieses Monster zählt nur deine Stufe, kein Bonus.",
     "Falle auf die Stufe des Spielers mit der niedrigsten Stufe."),
    ("fu", "Toe Fu", "+2, außer wenn du Fußbekleidung trägst. Du gewinnst bei Gleichstand im Kampf.", ""),
    ("fu", "Girl Wrestler", "+4 gegen Yakuza. Du darfst es vertreiben (keine Stufe, keine Schätze dafür); dann "
     "würfle – bei 1–3: Verliere 1 Stufe; bei 4–6: Ziehe 1 Schatz.",
     "Entweder verliere 2 Stufen oder lege zwei Gegenstände ab."),
    ("impossible", "Bulletproof Attache Case", "Fallen können dir deine Knarren und Messer nicht nehmen.", ""),
    ("impossible", "Knife Training", "Jedes deiner Messer gibt +3 zusätzlich.", ""),
    ("impossible", "Snake Pit", "−2 im Kampf, bis du ein Monster tötest.", ""),
    ("pathfinder", "Norns", "Bringt 2 Stufen. −3, wenn die Stufe des Hauptkämpfers ein Vielfaches von 3 ist, sonst +3. "
     "Verfolgt Charaktere der Stufe 3 oder niedriger nicht.",
     "Lege drei Karten aus deiner Hand ab und verliere 1 Stufe für jede fehlende Karte."),
    ("pathfinder", "Necromancer", "Nach einem gewonnenen Kampf: Ziehe 1 Tür verdeckt, wenn du Untote getötet hast. "
     "Raise: Einmal pro Kampf, in einem Kampf: Lege drei Karten ab, um das oberste Monster vom Tür-Ablagestapel als "
     "untotes Monster dem Kampf hinzuzufügen.", ""),
]  # fmt: skip


SPANISH = [
    ("classic", "Drooling Slime", "+4 contra Elfos.", "Descarta el calzado que llevas; si no tienes, pierde 1 nivel."),
    ("classic", "Warrior", "Ganas los empates en combate. Berserk: Una vez por combate, descarta hasta 3 cartas a "
     "cambio de +1 por cada una.", ""),
    ("classic", "Thief", "Backstab: Descarta una carta a cambio de −2 a otro jugador en combate (una vez por víctima y "
     "combate). Theft: Fuera de combate, descarta una carta y tira el dado: con 4–6, toma uno de los objetos pequeños "
     "de otro jugador; con 1–3, pierde 1 nivel.", ""),
    ("classic", "Pit Bull", "Cada jugador en el combate puede descartar una varita, una pértiga o un bastón para "
     "escapar de este monstruo.", "Pierde 2 niveles."),
    ("classic", "Help Me Out Here!", "En tu combate, mientras vayas perdiendo, toma el objeto de otro jugador con el "
     "que ganarías y usa esa carta de inmediato; si hace falta, descarta uno de tus objetos para hacer sitio.", ""),
    ("classic", "Lawyers", "Se va de inmediato si un Ladrón está en el combate. Un Ladrón que lo encuentre puede "
     "descartar dos cartas de tesoro y robar 2 tesoros boca abajo.",
     "Cada uno de los demás jugadores toma una carta al azar de tu mano y tú descartas el resto."),
    ("classic", "Ghoulfiends", "Contra este monstruo solo cuenta tu nivel, sin bonificadores.",
     "Baja al nivel del jugador de menor nivel."),
    ("fu", "Toe Fu", "+2, salvo si llevas calzado. Ganas los empates en combate.", ""),
    ("fu", "Hidden Dragon", "Pierde tantas de tus cartas de la mano u objetos como niveles tengas.", ""),
    ("fu", "Weapon Gaki", "Las armas de los jugadores en el combate no dan bonificador. Cualquier jugador puede "
     "descartar una carta de su mano para darle +2.", "Descarta todas tus armas; si no tienes, pierde 2 niveles."),
    ("impossible", "Marksmanship Training", "Cada una de tus pistolas da +2 adicional.", ""),
    ("impossible", "Snake Pit", "−2 en combate hasta que mates un monstruo.", ""),
    ("pathfinder", "Norns", "Vale 2 niveles. −3 si el nivel del luchador principal es múltiplo de 3; si no, +3. No "
     "persigue a personajes de nivel 3 o inferior.",
     "Descarta tres cartas de tu mano y pierde un nivel por cada carta que falte."),
    ("pathfinder", "Pocket Swap", "Fuera de combate, intercambia uno de tus objetos inactivos por uno de los objetos "
     "inactivos de otro jugador.", ""),
]  # fmt: skip


@pytest.mark.parametrize(("spec", "name", "rule", "bad_stuff"), SPANISH)
def test_spanish(spec: str, name: str, rule: str, bad_stuff: str) -> None:
    check("es", spec, name, rule, bad_stuff)


@pytest.mark.parametrize(("spec", "name", "rule", "bad_stuff"), GERMAN)
def test_german(spec: str, name: str, rule: str, bad_stuff: str) -> None:
    check("de", spec, name, rule, bad_stuff)


def check(code: str, spec: str, name: str, rule: str, bad_stuff: str) -> None:
    pack = load_pack(spec)
    card = next(card for card in pack.cards if card["name"] == name)
    text = card_text(pack, card, lang=LANGUAGES[code])
    assert (text.rule, text.bad_stuff) == (rule, bad_stuff)


def test_faces() -> None:
    pack = load_pack("classic")
    dragon, hat = (next(c for c in pack.cards if c["name"] == name) for name in ("Plutonium Dragon", "Mithril Armor"))
    german, spanish = (str(card_face(pack, dragon, lang=LANGUAGES[code])) for code in ("de", "es"))
    for said in ('title="Stufe 20"', "<b>Schlimme Dinge</b>", "2 Stufen", "5 Schätze", "<strong>Du stirbst</strong>"):
        assert said in german
    for said in ('title="Nivel 20"', "<b>Mal Rollo</b>", "2 niveles", "5 tesoros", "<strong>Mueres</strong>"):
        assert said in spanish
    for code, said in (("en", "Not usable by Wizards"), ("de", "Nicht für Zauberer"), ("es", "No para Magos")):
        face = str(card_face(pack, hat, lang=LANGUAGES[code]))
        assert f'href="#i-cancel"/></svg><span>{said}</span>' in face


def test_the_command_line_offers_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert [each.value for each in Spoken] == list(LANGUAGES)
    assert app.main(["packs", "text", "classic", "--lang", "es"]) == 0
    assert "Mal Rollo: Mueres." in capsys.readouterr().out
    assert app.main(["packs", "text", "classic", "--lang", "tlh"]) != 0


@pytest.mark.parametrize(
    ("code", "type_line"),
    [("de", "Gegenstand (groß, 2 Hände)"), ("es", "Objeto (grande, 2 manos)")],
)
def test_types(code: str, type_line: str) -> None:
    pack = load_pack("classic")
    rock = next(card for card in pack.cards if card["name"] == "Huge Rock")
    assert card_text(pack, rock, lang=LANGUAGES[code]).type == type_line


def test_every_valid_card_has_a_text(language: Language) -> None:
    """Random cards use words as no set does: nothing breaks, and no placeholder is left."""
    for seed in range(12):
        pack = random_pack(random.Random(seed))
        for card in pack.cards:
            text = card_text(pack, card, lang=language)
            for part in (text.type, text.rule, text.bad_stuff):
                assert not re.search(r"[~@{}›|]|  ", part), (seed, card["name"], part)
