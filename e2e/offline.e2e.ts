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
  for (const path of ["/", "/budget", "/growth/adulting-101"]) {
    await page.goto(path);
    await expect(page.getByText(/You are offline/)).toBeVisible();
  }
  await page.getByRole("banner").getByRole("button", { name: "Crisis lines" }).click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).getByRole("link").first()).toBeVisible();
});
