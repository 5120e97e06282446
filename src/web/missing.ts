import { tabStorage } from "#web/storage.ts";

/** When a part of a page cannot be fetched, because there is no network or because a newer build has taken its place. */
const sayings = /dynamically imported module|importing a module script failed|unable to preload css/i;
export const isMissing = (failure: unknown): boolean => failure instanceof Error && sayings.test(failure.message);

const mark = "evenday.reloaded";
const onceInMs = 60_000;

/**
 * Loads the page anew when the server no longer has this page's own script: it is of a former build. Once a minute at most, and
 * never while nothing answers, since then there would be no page to come back to. What is half-written is kept as drafts.
 */
export async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src^='/assets/']")?.src;
  if (!entry || Date.now() - Number(tabStorage.get(mark) ?? 0) < onceInMs) return;
  // HEAD passes by the worker, which would answer with what it kept
  const status = await fetch(entry, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 404) return;
  tabStorage.set(mark, String(Date.now()));
  location.reload();
}
