/** SHA-256 as the browser's own `crypto.subtle` has it, which pages on plain http (home networks) may not use. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the first bits of the fractions of roots of primes. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
for (let number = 2, found = 0; found < 64; number++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor > 0;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(number));
  K[found++] = fraction(Math.cbrt(number));
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const given = new TextEncoder().encode(text);
  const padded = new Uint8Array((((given.length + 8) >> 6) + 1) << 6);
  padded.set(given);
  padded[given.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(given.length / 2 ** 29));
  view.setUint32(padded.length - 4, (given.length << 3) >>> 0);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + 4 * n);
    for (let n = 16; n < 64; n++) {
      const early = words[n - 15]!;
      const late = words[n - 2]!;
      const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[n] = words[n - 16]! + first + words[n - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const mixed = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g));
      const one = (h + mixed + K[n]! + words[n]!) | 0;
      const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = hash[n]! + word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
