// A bot in plain JavaScript, for Node 20 or newer, without packages:  node bot.mjs http://HOST/t/TABLE NAME
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
const table = process.argv[2].replace("/t/", "/api/tables/");
const headers = { "content-type": "application/json" };
const idle = /: (show|give|ask|offer|withdraw|unequip)\b/; // rarely useful
const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));
async function post(path, body) { // retried while the server is busy or down; the same `id` is not done twice
  const said = await fetch(table + path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  return !said || [429, 502, 503].includes(said.status) ? (await sleep(1000), post(path, body)) : said.json();
}
const request = (type, parts) => post("/requests", { type, id: crypto.randomUUID(), ...parts });
async function play({ seq, info, scene }) {
  if (info?.stage === "over") process.exit();
  const owed = scene?.pending.find((d) => d.seat === info.you && !(d.kind === "pass" && info.clock?.mine));
  if (!owed || info.paused) return; // we owe nothing, or have passed already
  const choices = await request("ask");
  if (choices.seq !== seq) return; // outdated: the next line is on its way
  const likely = choices.legal.filter((action) => !idle.test(action));
  const action = likely[Math.floor(Math.random() * likely.length)] ?? choices.legal[0];
  console.log((await request("do", { action, decision: owed.id })).type, action);
}
const seat = await post("/seats", { name: process.argv[3] ?? "Robot" });
if (!seat.secret) throw new Error(seat.text);
headers.authorization = `Bearer ${seat.secret}`;
for (;; await sleep(1000)) try { // reconnect when the stream ends
  const stream = await fetch(`${table}/stream`, { headers });
  for await (const line of createInterface({ input: Readable.fromWeb(stream.body) })) await play(JSON.parse(line));
} catch (error) { console.error(error.message); }
