import { entryScript } from "#web/build.ts";
import { tabStorage } from "#web/storage.ts";

/** Handles a chunk that cannot be loaded, because the network is down or a newer build replaced it. */
const loadErrors = /dynamically imported module|importing a module script failed|unable to preload css/i;
export const isMissing = (failure: unknown): boolean => failure instanceof Error && loadErrors.test(failure.message);

/**
 * `retrying(() => import("./menu.tsx"))`: the import, tried once more at another address when it fails. Without that no later try could
 * succeed: browsers may remember for as long as the page is open that an address failed (HTML, "fetch a single module script"; Chromium 150).
 */
export const retrying = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    const address = /http.+\.js/.exec(String(failure));
    if (!address) throw failure;
    return import(/* @vite-ignore */ `${address[0]}?${Date.now()}`);
  });

const retryMs = 15_000;

/** Calls `retry` when the network is back, after 15 s at the latest: no event reports that a server answers again. Returns the cancel function. */
export function retryLater(retry: () => void): () => void {
  const cancel = () => {
    removeEventListener("online", again);
    clearTimeout(timer);
  };
  const again = () => {
    cancel();
    retry();
  };
  addEventListener("online", again);
  const timer = setTimeout(again, retryMs);
  return cancel;
}

const mark = "evenday.reloaded";
const reloadAtMostEveryMs = 60_000;

/**
 * Reloads the page when the server no longer has this page's script because it is of an older build. Once a minute at most, and never while
 * offline, because the page could not be loaded again. Unsaved text is stored as drafts.
 */
export async function reloadIfReplaced(): Promise<void> {
  const entry = entryScript();
  if (!entry || Date.now() - Number(tabStorage.get(mark) ?? 0) < reloadAtMostEveryMs) return;
  // HEAD bypasses the service worker, which would answer from its cache
  const status = await fetch(entry, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 404) return;
  tabStorage.set(mark, String(Date.now()));
  location.reload();
}
