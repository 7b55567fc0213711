/**
 * Lets the house open without a network: its page and whatever of it was loaded before are kept.
 * What people do is never kept here: everything under /api goes to the server, or nowhere.
 *
 * The build writes its own number and the files of the first page into the two names below.
 */

const BUILD = "__BUILD__";
const SHELL = JSON.parse("__SHELL__");

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

/** The first page was loaded before this worker was there: it tells what it has, to be kept too. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
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
  const kept = await caches.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(PREFIX + BUILD)).put(request, fetched.clone());
  return fetched;
}

async function keep(addresses) {
  const kept = await caches.open(PREFIX + BUILD);
  for (const address of addresses) {
    if (!(await caches.match(address))) await kept.add(address);
  }
}

async function keptOrGone(request) {
  return (await caches.match(request)) ?? Response.error();
}
