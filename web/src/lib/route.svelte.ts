/** Where we are: addresses are paths, so that every page and table can be linked to. */

export const route: { path: string; query: string } = $state({ path: location.pathname, query: location.search });

function look(): void {
  route.path = location.pathname;
  route.query = location.search;
}

addEventListener("popstate", look);

/** `stay`: on the page and where one has scrolled to, for what changes only a part of it. */
export function go(to: string, { replace = false, stay = false } = {}): void {
  if (replace) history.replaceState(history.state, "", to);
  else history.pushState(stay ? { within: true } : null, "", to);
  look();
  if (!stay) scrollTo(0, 0);
}

/** Undoes a step that stayed on the page; who came by a link is taken to that address. */
export function back(to: string): void {
  if ((history.state as { within?: boolean } | null)?.within) history.back();
  else go(to, { replace: true, stay: true });
}

/** Links within the pages are followed without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
