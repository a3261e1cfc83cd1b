// Tables are sorted by a click on a head and searched by words; without this script they are read as they stand.
for (const section of document.querySelectorAll("section:has(table)")) {
  const body = section.querySelector("tbody"), heads = [...section.querySelectorAll("th")];
  const key = (row, column) => row.cells[column].dataset.order ?? row.cells[column].textContent;
  const compare = (a, b) => (isNaN(a) || isNaN(b) ? String(a).localeCompare(b) : a - b);

  heads.forEach((head, column) => head.firstElementChild.addEventListener("click", () => {
    // Numbers begin with the largest, words with A.
    const first = isNaN(key(body.rows[0], column)) ? "ascending" : "descending";
    const other = first === "ascending" ? "descending" : "ascending";
    const order = head.ariaSort === first ? other : first;
    for (const each of heads) each.ariaSort = null;
    head.ariaSort = order;
    const rows = [...body.rows].sort((a, b) => compare(key(a, column), key(b, column)));
    body.append(...(order === "ascending" ? rows : rows.reverse()));
  }));

  const find = section.querySelector("input"), said = section.querySelector("output");
  find?.addEventListener("input", () => {
    const words = find.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const row of body.rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      shown += !row.hidden;
    }
    said.value = find.value.trim() ? `${shown} of ${body.rows.length}` : "";
  });
}
