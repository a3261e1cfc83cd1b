/* The level counter without a server: the document and all that it was made of are kept. Registered by the counter's
   page, for the counter's addresses only; calls to the server are none of its business. */
const KEPT = "kickdoor-counter";
const DOCUMENT = "/counter";
const PATIENCE = 3000; // milliseconds that a server may take for the document

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/* The page says what it was made of; what it was made of before is forgotten. */
self.addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (Array.isArray(wanted)) event.waitUntil(keep(wanted));
});

async function keep(wanted) {
  const cache = await caches.open(KEPT);
  const urls = new Set(wanted.map((path) => new URL(path, self.location.origin).href));
  for (const request of await cache.keys()) if (!urls.has(request.url)) await cache.delete(request);
  await Promise.all([...urls].map((url) => keepOne(cache, url)));
}

async function keepOne(cache, url) {
  if (await cache.match(url)) return;
  const found = await fetch(url);
  if (found.ok) await cache.put(url, found);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(part(request));
});

/* The newest document, if the server answers; it names the parts that belong to it. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (found.ok) await cache.put(DOCUMENT, found.clone());
    return found;
  } catch {
    return (await cache.match(DOCUMENT)) ?? Response.error();
  }
}

/* Parts are named by what is in them: one that is kept is as good as new. The others are asked for, and kept. */
async function part(request) {
  const cache = await caches.open(KEPT);
  const isNamedByContent = new URL(request.url).pathname.startsWith("/assets/");
  const kept = await cache.match(request);
  if (kept && isNamedByContent) return kept;
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch {
    return kept ?? Response.error();
  }
}
