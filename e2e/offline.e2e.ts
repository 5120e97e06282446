import type { Page } from "@playwright/test";
import { expect, test } from "./people.ts";

test.use({ serviceWorkers: "allow" });

/** Until everything that this page wants to keep is kept: the worker, and the rooms' code. */
const kept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => {
    if (!navigator.serviceWorker?.controller) return "no worker yet";
    const name = (await caches.keys()).find((one) => one.startsWith("evenday rooms"));
    const files = name ? await (await caches.open(name)).keys() : [];
    return files.some(({ url }) => url.includes("leaflet")) && files.length > 80 ? "kept" : `${files.length} files`;
  }), { timeout: 25_000, intervals: [300] }).toBe("kept");

test("Evenday can be installed, and every page opens without a network", async ({ context, isMobile, member, page }) => {
  test.skip(isMobile, "the same at every width");
  void member;
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as { start_url: string; display: string; icons: { src: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()).toMatchObject({ "cache-control": "no-cache", "content-type": "text/javascript; charset=utf-8", "content-encoding": "br" });

  await page.goto("/mental-health");
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeVisible();
  await kept(page);
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);

  await context.setOffline(true);
  for (const [path, title] of [["/", "Home"], ["/growth/adulting-101", "Adulting 101"], ["/debt", "Debt"]] as const) {
    await page.goto(path);
    await expect(page.getByText(/You are offline, and see what was here at/)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Evenday`);
  }
  await expect(page.getByText("We could not open your debts")).toBeVisible(); // never seen here, so it says so
  await page.getByRole("banner").getByRole("button", { name: "Crisis lines" }).click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).getByRole("link").first()).toBeVisible();
});

/** Everything that this browser holds for the page, as one text. */
const heldHere = (page: Page) =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error ?? new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => done(asked.result);
        });
        parts.push(JSON.stringify(rows));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) parts.push(name, request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    return parts.join("\n");
  });

test("what was seen last is read without a network, and goes with its member", async ({ context, isMobile, member, page }) => {
  test.skip(isMobile, "the same at every width");
  const id = "01938f4e-1111-7000-8000-000000000001";
  await member.call("POST", "/api/journal/entries", { id, entryText: "the river was brown today", moodRating: 4, kind: "plain" });
  await member.call("PUT", "/api/safety/plan", { signs: "when the lamp hums", calming: "", people: "", places: "" });
  await page.goto("/mental-health");
  await expect(page.getByText("the river was brown today")).toBeVisible();
  await kept(page);
  await expect.poll(() => heldHere(page)).toContain("the river was brown today");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("the river was brown today")).toBeVisible();
  await page.getByRole("button", { name: "Another affirmation" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(page.getByLabel("How I notice that it gets hard")).toHaveValue("when the lamp hums");
  await context.setOffline(false);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  const held = await heldHere(page);
  for (const word of ["the river was brown today", "river", member.id, member.email, member.token]) expect(held).not.toContain(word);
  expect(held).not.toContain("evenday rooms");
  expect(held).toContain("988"); // the crisis lines stay, for everybody
});
