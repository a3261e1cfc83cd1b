const find = document.getElementById("find");
const none = document.querySelector(".none");
const slots = [...document.querySelectorAll(".slot")];
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f’']/g, "");
const says = (slot) => {
  const copy = slot.cloneNode(true);
  copy.querySelectorAll(".card__ours").forEach((note) => note.remove());
  return copy.textContent;
};
const words = slots.map((slot) => plain(says(slot)));
const look = () => {
  const wanted = plain(find.value).split(/\s+/);
  slots.forEach((slot, i) => { slot.hidden = !wanted.every((word) => words[i].includes(word)); });
  document.querySelectorAll(".shelf, .backs").forEach((shelf) => { shelf.hidden = !shelf.querySelector(".slot:not([hidden])"); });
  const seen = slots.some((slot) => slot.checkVisibility ? slot.checkVisibility() : !slot.hidden);
  none.classList.toggle("on", !seen);
};
document.documentElement.classList.add("scripted");
find.addEventListener("input", look);
document.querySelector(".tools").addEventListener("change", look);
document.querySelector(".tools").addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key !== "/") return;
  if (event.target === find) return;
  event.preventDefault();
  find.focus();
});
look();

// Both sides: the faces that would be printed, nine to a sheet, each sheet followed by its backs as they lie behind it.
const NINE = 9;
const drawn = (element) => element.getClientRects().length !== 0;
const printed = () => {
  const every = document.getElementById("copies").checked;
  const is = (slot) => slot.classList.contains("slot--copy")
    ? [every, !slot.hidden, drawn(slot.closest(".shelf"))].every(Boolean)
    : drawn(slot);
  return slots.filter((slot) => slot.closest(".backs") ? false : is(slot));
};
const cell = (slot) => {
  const made = slot ? slot.cloneNode(true) : document.createElement("div");
  made.removeAttribute("id");
  made.className = "slot";
  return made;
};
const sheet = (cells) => {
  const made = document.createElement("div");
  made.className = "sheet";
  made.append(...cells.map(cell));
  return made;
};
const twoSided = () => {
  const backs = Object.fromEntries([...document.querySelectorAll(".backs .slot")].map((slot) => [slot.dataset.deck, slot]));
  const faces = printed();
  const sheets = document.createElement("div");
  sheets.className = "sheets";
  Array.from({ length: Math.ceil(faces.length / NINE) }).forEach((_, n) => {
    const nine = Array.from({ length: NINE }, (_, i) => faces[n * NINE + i]);
    const behind = nine.map((_, i) => nine[i - i % 3 + 2 - i % 3]);
    sheets.append(sheet(nine), sheet(behind.map((slot) => slot ? backs[slot.dataset.deck] : undefined)));
  });
  document.body.append(sheets);
};
const oneSided = () => document.querySelectorAll(".sheets").forEach((sheets) => sheets.remove());
document.getElementById("backs").addEventListener("change", (event) => {
  document.documentElement.classList.toggle("two-sided", event.target.checked);
});
addEventListener("beforeprint", () => {
  oneSided();
  if (document.getElementById("backs").checked) twoSided();
});
addEventListener("afterprint", oneSided);
