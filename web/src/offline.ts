/** The house opens without a network, and finds its way to a build that came while it was open. */

const RELOADED = "qalat.reloaded";
/** Milliseconds within which a second loading would not help either. */
const AGAIN = 20_000;

export function openOffline(): void {
  // A file of an older build may be gone from the server: the new page knows the new ones.
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Not in the way of the first page.
  if (document.readyState === "complete") void keepFiles();
  else addEventListener("load", () => void keepFiles());
}

async function keepFiles(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch {
    return; // A browser that may not keep anything plays all the same.
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const keep = loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  active?.postMessage({ keep, all: !connection?.saveData });
}
