"""German: words that agree with their noun in gender, number and case, separable verbs, commas before clauses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from kickdoor.cardtext.languages.language import AFTER, MARK, Language, Pair, Subject

CASES: Final = "nadg"
# Endings by case (nominative, accusative, dative, genitive) for masculine, feminine, neuter and plural nouns.
STRONG: Final = {"m": "er en em es", "f": "e e er er", "n": "es es em es", "p": "e e en er"}  # jeder, dieser
INDEFINITE: Final = {"m": "- en em es", "f": "e e er er", "n": "- - em es", "p": "e e en er"}  # ein, dein
DEFINITE: Final = {"m": "der den dem des", "f": "die die der der", "n": "das das dem des", "p": "die die den der"}
# Endings of adjectives: without a determiner, after `der`, after `ein`.
ALONE: Final = {"m": "er en em en", "f": "e e er er", "n": "es es em en", "p": "e e en er"}
AFTER_DER: Final = {"m": "e en en en", "f": "e e en en", "n": "e e en en", "p": "en en en en"}
AFTER_EIN: Final = {"m": "er en en en", "f": "e e en en", "n": "es es en en", "p": "en en en en"}

LIKE_EIN: Final = ("ein", "kein", "dein", "sein")
LIKE_DER: Final = ("jed", "dies", "all")
PRONOUNS: Final = {"du": "du dich dir deiner", "es": "es es ihm seiner"}
# Masculine nouns that end in -en in every case except the nominative.
WEAK: Final = (
    "Alchemist", "Assassine", "Brite", "Chinese", "Elf", "Mensch", "Nekromant", "Russe", "Tourist",
)  # fmt: skip
WHICH: Final = {"m": "den", "f": "die", "n": "das", "p": "die"}  # a relative pronoun in the accusative
# Imperatives whose second person does not just add -st.
YOU_DO: Final = {
    "behalte": "behältst", "benutze": "benutzt", "erhalte": "erhältst", "falle": "fällst", "lass": "lässt",
    "stirb": "stirbst", "töte": "tötest", "verdopple": "verdoppelst", "verzichte": "verzichtest",
    "wechsle": "wechselst", "würfle": "würfelst",
}  # fmt: skip

TOKEN: Final = re.compile(r"@([nadg]) |([^\s~()„@]+)~([mfn]p?|1?)(?![a-z])")
CONTINUED: Final = re.compile(r"(?:,| und| oder) (?:@[nadg] )?[^\s~]+~")
CLAUSE: Final = re.compile(
    r"(?<=[\w)“])(?<!ußer)(?<!auch)(?<! oder)(?<! und) "
    r"(?=(?:außer wenn|wenn|solange|nachdem|bevor|bis du|bis ein Helfer)\b)"
)


class German(Language):
    code = "de"
    you = Subject("you", "du", "dein~", the="d~")
    main = Subject("fighter", "der Hauptkämpfer", f"{AFTER}@g d~ Hauptkämpfer~m", the="d~")
    strong = re.compile(r"[+−]\d+|\b\d+ (?:zusätzliche[rn]? |weitere )?(?:Stufen?|Schatz|Schätze)\b|\b[Dd]u stirbst\b")
    thousands = "."
    breaks = (" und ", ";", ":", ", ", "darfst")

    def somebody(self, word: str, *, bare: bool = False) -> Subject:
        subject = Subject(word, "er", "sein~", the="d~")
        return subject.bare() if bare else subject

    def aim(self, subject: Subject) -> Subject:
        return replace(super().aim(subject), to="zu")

    def you_do(self, text: str) -> str:
        verb, _, rest = text.partition(" ")
        if verb not in self.imperatives:
            return text
        return f"du {YOU_DO.get(verb) or verb.removesuffix('e') + 'st'} {rest}".strip()

    def acting(self, player: str) -> str:
        return f"@n {player}"

    # ------------------------------------------------------------ nouns
    def article(self, noun: str) -> str:
        """Put an article before each of several nouns: ein Zauberstab oder eine Stange."""
        return "ein~ " + re.sub(r"(, | oder )(?=[^\s~]+~[mfn](?!p))", r"\1ein~ ", noun)

    def owner(self, player: str) -> str:
        return f"{AFTER}@g {player}"

    def quoted(self, name: str) -> str:
        return f"„{MARK.sub('', name)}“"

    def card(self, name: str, several: str) -> Pair:
        del several
        return Pair(f"Karte~f {self.quoted(name)}", f"Karten~fp {self.quoted(name)}")

    def having(self, name: str, *, skill: bool) -> str:
        return f"{super().having(name, skill=skill)}~n"

    # ------------------------------------------------------------ sentences
    def led(self, leads: Iterable[str], text: str) -> str:
        """After a colon the word order of a sentence does not change."""
        lead = ", ".join(lead for lead in leads if lead)
        return f"{lead}: {text}" if lead else text

    def then(self, texts: Sequence[str]) -> str:
        is_imperative = texts[-1].split()[0] in self.imperatives
        return "; ".join(texts[:-1]) + (f"; {self.phrase('then')} " if is_imperative else "; danach: ") + texts[-1]

    def lasting(self, text: str, until: str) -> str:
        if text[:1] in "+−" or until.startswith(("bis du", "bis ein")):
            return f"{text} {until}".strip()
        return f"{text} ({until})" if until else text

    def finish(self, text: str) -> str:
        text = re.sub(r"- (?=[A-ZÄÖÜ])", "-", text)  # Goblin- Monster
        text = text.replace("all~ d~ ", "all~ ").replace("ein~ @g", "ein~1 @g").replace("ohne ein~ ", "ohne ")
        text = re.sub(r" +", " ", inflected(text)).strip()
        text = CLAUSE.sub(", ", text.replace(" ,", ",").replace(" )", ")"))
        text = re.sub(r",+(?= ?[.;:)]|,| \(|$| und (?:hat|nicht)\b)", "", text)
        return re.sub(r"(?<=: )[a-zäöü]", lambda found: found[0].upper(), text)


def inflected(text: str) -> str:
    """Return the text with every marked word in the form that its noun requires; unchanged without a noun."""
    found: list[str] = []
    waiting: list[tuple[int, str, str, bool]] = []  # index, stem, case, whether it is singular in any case
    case, last, done = "a", "p", 0
    for match in TOKEN.finditer(text):
        found.append(text[done : match.start()])
        done = match.end()
        if match[1]:
            case = match[1]
            continue
        word, mark = match[2], match[3]
        if mark in ("", "1"):
            if word.lower() in PRONOUNS:
                found.append(PRONOUNS[word.lower()].split()[CASES.index(case)])
                case = "a"
            elif word == "rel":
                found.append(WHICH[last])
            else:
                waiting.append((len(found), word, case, mark == "1"))
                found.append(word)
            continue
        gender, several = mark[0], mark.endswith("p")
        determiner = ""
        for place, stem, wanted, one in waiting:
            sort = gender if one or not several else "p"
            found[place] = form(stem, sort, wanted, determiner, one=one)
            determiner = "" if one else stem.lower() if is_determiner(stem) else determiner
        all_of(found, waiting)
        waiting.clear()
        last = "p" if several else gender
        found.append(noun_form(word, last, case))
        if not CONTINUED.match(text[done:]):
            case = "a"
    return "".join([*found, text[done:]])


def is_determiner(stem: str) -> bool:
    return stem.lower() in (*LIKE_EIN, *LIKE_DER, "d")


def form(stem: str, sort: str, case: str, determiner: str, *, one: bool) -> str:
    which, low = CASES.index(case), stem.lower()
    if low == "d":
        made = DEFINITE[sort].split()[which]
        return made.capitalize() if stem == "D" else made
    if low in LIKE_DER or (one and low in LIKE_EIN):
        endings = STRONG
    elif low in LIKE_EIN:
        endings = INDEFINITE
    elif determiner in LIKE_EIN:
        endings = AFTER_EIN
    else:
        endings = AFTER_DER if determiner else ALONE
    return stem + endings[sort].split()[which].replace("-", "")


def all_of(found: list[str], waiting: list[tuple[int, str, str, bool]]) -> None:
    """'all deine', but 'alle Monster'."""
    for (place, stem, *_), (_, after, *_) in pairwise(waiting):
        if stem.lower() == "all" and after.lower() in LIKE_EIN:
            found[place] = stem


def noun_form(noun: str, sort: str, case: str) -> str:
    if sort == "m" and noun in WEAK:
        return noun if case == "n" else noun.removesuffix("e") + "en"
    if case == "d" and sort == "p" and not noun.endswith(("n", "s")):
        return f"{noun}n"
    if case == "g" and sort in ("m", "n") and not noun.endswith("s"):
        return f"{noun}s"
    return noun


GERMAN: Final = German()
