/** Fixtures of offline journeys: what the browser stores, and a connection that can be cut. */
import type { Page } from "@playwright/test";
import { chunksOf } from "./chunks.ts";
import { entryField, submitEntry } from "./entry.ts";
import { expect, test as base, type Member } from "./people.ts";
import { flakyNetwork, type FlakyNetwork } from "./flaky-network.ts";

/** A signed-in member, with the connection between browser and server under the journey's control. */
export const test = base.extend<{ line: FlakyNetwork }>({
  line: async ({ context: _, guard }, hand) => {
    const line = await flakyNetwork();
    guard.allow(new RegExp(`^request to a foreign host: ${line.url}`));
    guard.allow(/An unknown error occurred when fetching the script/); // the browser looks for an update of the service worker while nothing answers
    await hand(line);
    await line.stop();
  },
});

/** Waits until everything that this page caches is stored: the service worker, and the code of the features. */
export const persistedOnDevice = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async (map) => {
          if (!navigator.serviceWorker?.controller) return "no worker yet";
          const build = /assets\/(.+)\.js$/.exec(document.querySelector<HTMLScriptElement>("script#entry")?.src ?? "")?.[1];
          const name = (await caches.keys()).find((one) => one.startsWith(`evenday features ${build}~`));
          const files = name ? await (await caches.open(name)).keys() : [];
          return files.some(({ url }) => new RegExp(map).test(url)) && files.length > 80 ? "kept" : `${files.length} files`;
        }, chunksOf("leaflet-src").source),
      { timeout: 25_000, intervals: [300] },
    )
    .toBe("kept");

/**
 * Everything that this browser stores for the page, as one text; of the build's files, which are the same for every user, only the names.
 */
export const browserStorageText = (page: Page) =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const result = indexedDB.open(name);
        result.onsuccess = () => done(result.result);
        result.onerror = () => fail(result.error ?? new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const result = db.transaction(store).objectStore(store).getAll();
          result.onsuccess = () => done(result.result);
        });
        parts.push(JSON.stringify(rows));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isOfTheBuild = new URL(request.url).pathname.startsWith("/assets/");
        parts.push(name, request.url, isOfTheBuild ? "" : ((await (await cache.match(request))?.text()) ?? ""));
      }
    }
    return parts.join("\n");
  });

export const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();

/** What is queued on this device, and the journal entries that the server has. */
export const waits = (page: Page) => page.getByRole("list", { name: "Waiting to be sent" }).getByRole("listitem");
export const rows = (page: Page) => page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
export const write = async (page: Page, words: string) => {
  await submitEntry(page, words);
  await expect(entryField(page)).toHaveValue("");
};
export const wordsOf = async (member: Member) =>
  (await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries")).entries.map(({ entryText }) => entryText);
