/** Moves marks on a line apart where they would cover each other, but none below `bottom`; from the top down. */
export function spread<Mark extends { y: number }>(marks: readonly Mark[], gap: number, bottom: number): void {
  marks.forEach((mark, n) => {
    if (n) mark.y = Math.max(mark.y, marks[n - 1]!.y + gap);
  });
  let lowest = bottom;
  for (const mark of [...marks].reverse()) {
    mark.y = Math.min(mark.y, lowest);
    lowest = mark.y - gap;
  }
}
