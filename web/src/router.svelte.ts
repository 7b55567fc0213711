/** Where in the house one is: the address of the page, followed without loading it anew. */

export const place = $state({ path: location.pathname, search: location.search });

addEventListener("popstate", () => {
  place.path = location.pathname;
  place.search = location.search;
});

/** Go to another page; a click that wants a new window is left alone. */
export function go(event: MouseEvent | null, path: string): void {
  if (event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
  }
  history.pushState(null, "", path);
  place.path = location.pathname;
  place.search = location.search;
  scrollTo(0, 0);
}
