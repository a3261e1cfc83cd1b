const find = document.getElementById("find");
const none = document.querySelector(".none");
const slots = [...document.querySelectorAll(".slot")];
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f’']/g, "");
const words = slots.map((slot) => plain(slot.textContent));
const look = () => {
  const wanted = plain(find.value).split(/\s+/);
  slots.forEach((slot, i) => { slot.hidden = !wanted.every((word) => words[i].includes(word)); });
  document.querySelectorAll(".shelf").forEach((shelf) => { shelf.hidden = !shelf.querySelector(".slot:not([hidden])"); });
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
