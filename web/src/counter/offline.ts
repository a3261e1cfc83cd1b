/** The counter works without a server once it was open: a service worker keeps what this page was made of. Browsers
 * have them on secure pages only.
 */
export async function workOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: "/counter" });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const ours = loaded.filter((url) => url.origin === location.origin && !url.pathname.startsWith("/api/"));
    active?.postMessage({ keep: ["/counter", ...new Set(ours.map((url) => url.pathname + url.search))] });
  } catch {
    /* then it works while the page is open */
  }
}
