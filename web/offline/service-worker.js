/**
 * Lets the house open without a network: its page and whatever of it was loaded before are kept.
 * What people do is never kept here: everything under /api goes to the server, or nowhere.
 *
 * The build writes its own number, the files of the first page and those of all others into the names below.
 */

const BUILD = "__BUILD__";
const SHELL = JSON.parse("__SHELL__");
const REST = JSON.parse("__REST__");

/** A page that is open while a new build comes still asks for files of its own. */
const BUILDS_KEPT = 2;
const PREFIX = "qalat-";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PREFIX + BUILD)
      .then((kept) => kept.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX)).slice(0, -BUILDS_KEPT))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/**
 * The first page was loaded before this worker was there: it tells what it has, to be kept too. Where
 * nobody has to save on data it asks for all that games without a network need.
 */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (Array.isArray(data?.keep)) event.waitUntil(keep(data.all ? [...data.keep, ...REST] : data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(() => keptOrGone(request)));
});

/** The server's page, so that a new build is seen at once; the kept one without a network. */
function page(request) {
  return fetch(request).catch(() => keptOrGone("/"));
}

/** Files with their content in their name never change: what is kept is right. */
async function asset(request) {
  // However it is asked for: as a script, a worker or by a worker.
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(PREFIX + BUILD)).put(request, fetched.clone());
  return fetched;
}

async function keep(addresses) {
  const kept = await caches.open(PREFIX + BUILD);
  for (const address of addresses) {
    // What cannot be had now is kept when somebody needs it.
    if (!(await caches.match(address))) await kept.add(address).catch(() => undefined);
  }
}

async function keptOrGone(request) {
  return (await caches.match(request)) ?? Response.error();
}
