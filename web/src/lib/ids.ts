/** Unlike any that was used before. `crypto.randomUUID` is for secure pages only; home networks have none. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
