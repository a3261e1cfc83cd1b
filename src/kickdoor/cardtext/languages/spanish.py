"""Spanish: words that agree with their noun in gender and number, adjectives after the noun, contractions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kickdoor.cardtext.languages.language import AFTER, MARK, Language, Pair, Subject

# Words before a noun: with a masculine, a feminine, a masculine plural, a feminine plural noun.
BEFORE: Final = {
    "un": ("un", "una", "unos", "unas"),
    "uno": ("uno", "una", "unos", "unas"),
    "el": ("el", "la", "los", "las"),
    "tu": ("tu", "tu", "tus", "tus"),
    "su": ("su", "su", "sus", "sus"),
    "todo": ("todo", "toda", "todos", "todas"),
    "otro": ("otro", "otra", "otros", "otras"),
    "solo": ("solo", "sola", "solos", "solas"),
    "primer": ("primer", "primera", "primeros", "primeras"),
}
STRESSED_A: Final = ("arma",)  # feminine, but: el arma, un arma
YOU_DO: Final = {"pon": "pones", "dale": "le das"}  # imperatives to which more than an s is added
TOKEN: Final = re.compile(r"([^\s~()«]+)~([mf]p?|1?)(?![a-z])")


class Spanish(Language):
    code = "es"
    you = Subject("you", "tú", "tu~", the="el~")
    main = Subject("fighter", "el luchador principal", f"{AFTER}de el luchador principal", the="el~")
    strong = re.compile(r"[+−]\d+|\b\d+ (?:nivel(?:es)?|tesoros?)(?: adicional(?:es)?| más)?\b|\b[Mm]ueres\b")
    thousands = "."
    breaks = (" y ", ";", ":", ", ", "puedes ")

    def somebody(self, word: str, *, bare: bool = False) -> Subject:
        subject = Subject(word, "", "su~", the="el~")
        return subject.bare() if bare else subject

    def you_do(self, text: str) -> str:
        verb, _, rest = text.partition(" ")
        if verb not in self.imperatives:
            return text
        return f"tú {YOU_DO.get(verb) or f'{verb}s'} {rest}".strip()

    # ------------------------------------------------------------ nouns
    def article(self, noun: str) -> str:
        """Put an article before each of several nouns: una varita o un bastón."""
        return "un~ " + re.sub(r"(, | o )(?=[^\s~]+~[mf](?!p))", r"\1un~ ", noun)

    def with_adjectives(self, before: Sequence[str], noun: str) -> str:
        return " ".join([noun, *before])

    def owner(self, player: str) -> str:
        return f"{AFTER}de {player}"

    def quoted(self, name: str) -> str:
        return f"«{MARK.sub('', name)}»"

    def card(self, name: str, several: str) -> Pair:
        del several
        return Pair(f"carta~f {self.quoted(name)}", f"cartas~fp {self.quoted(name)}")

    # ------------------------------------------------------------ sentences
    def finish(self, text: str) -> str:
        text = re.sub(r"\b([Tt])odo~ (?!(?:tu|su|el)~)", r"\1odo~ el~ ", text)  # todas las cartas
        text = re.sub(r"\b([Uu])n~ de ", r"\1no~1 de ", text).replace(" sin un~ ", " sin ")
        text = re.sub(r" +", " ", inflected(text)).strip()
        text = re.sub(r"\bda ([^.;:,]*) a ti\b", r"te da \1", text.replace("número de de", "número de"))
        text = re.sub(r"(?<=[\w)]) salvo si\b", ", salvo si", text)
        text = re.sub(r"\b([Dd])e el\b", r"\1el", re.sub(r"\b([Aa]) el\b", r"\1l", text))
        text = re.sub(r"\by (?=[Ii]|[Hh]i[^e])", "e ", text)
        return re.sub(r"\bo (?=[Oo]|[Hh]o)", "u ", text)


def inflected(text: str) -> str:
    """Return the text with every marked word in the form that its noun requires."""
    found: list[str] = []
    waiting: list[tuple[int, str, bool]] = []  # index, stem, whether it is singular in any case
    feminine, several, done = False, False, 0
    for match in TOKEN.finditer(text):
        found.append(text[done : match.start()])
        done = match.end()
        word, mark = match[1], match[2]
        if mark in ("", "1"):
            if word.lower() in BEFORE:
                waiting.append((len(found), word, mark == "1"))
                found.append(word)
            else:
                found.append(adjective(word, feminine=feminine, several=several))
            continue
        feminine, several = mark[0] == "f", mark.endswith("p")
        for place, stem, one in waiting:
            stressed = word in STRESSED_A and stem.lower() in ("un", "el") and place == len(found) - 2
            made = BEFORE[stem.lower()][(feminine and not stressed) + 2 * (several and not one)]
            found[place] = made.capitalize() if stem[0].isupper() else made
        waiting.clear()
        found.append(word)
    return "".join([*found, text[done:]])


def adjective(word: str, *, feminine: bool, several: bool) -> str:
    if word.endswith("o"):
        return word[:-1] + ("a" if feminine else "o") + ("s" if several else "")
    return word + ("s" if several else "")


SPANISH: Final = Spanish()
