import type { Page } from "@playwright/test";
import { openFolds } from "./folds.ts";
import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

const toast = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words }).last();
const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#dde" d="M0 0h256v256H0z"/></svg>';

test("a member who allows the location sees real places by distance, and map tiles only after opening the map @phone @long", async ({
  page,
  context,
  member,
  guard,
}) => {
  test.setTimeout(90_000);
  void member;
  guard.allow(/foreign host: https:\/\/tile\.openstreetmap\.org\//);
  const tiles: string[] = [];
  const requests: string[] = [];
  await page.route(/tile\.openstreetmap\.org/, (route) => {
    tiles.push(route.request().url());
    return route.fulfill({ contentType: "image/svg+xml", body: tile });
  });
  page.on("request", (request) => {
    if (request.url().includes("/lifestyle/nearby")) requests.push(request.postData() ?? "");
  });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.012_345, longitude: -75.123_456 });
  await page.goto("/lifestyle");
  await openFolds(page, "map");
  await expect(page.getByRole("button", { name: "Use my location" })).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Use my location" }).click();
  const places = page.getByRole("list", { name: "Saving spots, nearest first" });
  await expect(places.getByRole("listitem")).toHaveCount(6);
  expect(requests[0]).toContain("40.01");
  expect(requests[0]).not.toContain("40.012");
  await expect(places.getByRole("listitem").first()).toContainText(/Public Library, Main Branch.*mi.*Library\. Books/);
  await expect(places).toContainText("<b>Bike & Toaster</b> Repair Café");
  await expect(places).toContainText("Open Mo-Th 10:00-20:00; Fr,Sa 10:00-17:00 · Wheelchair access · entry from 2025-06");
  const distances = (await places.locator(".mi").allTextContents()).map(Number.parseFloat);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await page.getByRole("button", { name: "Show kilometers" }).click();
  await expect(places.locator(".mi").first()).toContainText("km");
  expect(tiles).toEqual([]);
  await page.getByRole("button", { name: "Open the map" }).click();
  await expect(page.locator(".map-pin")).toHaveCount(6);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  await expect(page.locator(".map-frame").getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await inBothThemes(page, () => expectNoAxe(page));

  await page.getByRole("button", { name: "Look farther" }).click();
  await expect(places).toContainText("Hilltop Hospice Shop");
  await page.getByRole("button", { name: "Add a saving spot" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a saving spot" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.locator(".problem").filter({ hasText: "Please give the spot a name." })).toBeVisible();
  await dialog.getByLabel("Name").fill("Ruth's porch");
  await dialog.getByLabel("Note").fill("Jam on Sundays");
  await dialog.getByLabel("On the map").selectOption("where I am now");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(places.getByRole("listitem").first()).toContainText("Jam on Sundays");
  await page.getByRole("button", { name: "Edit Ruth's porch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await toast(page, "Ruth's porch is deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(places).toContainText("Ruth's porch");

  // a tap on the map pins a spot there, and the keyboard can do the same
  await page.locator(".map-box").click({ position: { x: 60, y: 300 } });
  await expect(dialog.getByLabel("On the map")).toHaveValue("picked");
  await dialog.getByLabel("Name").fill("Swap shelf");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(places.getByRole("listitem").filter({ hasText: "Swap shelf" })).toContainText("km");
  await page.getByRole("button", { name: "Add a spot in the middle of the map" }).press("Enter");
  await expect(dialog.getByLabel("On the map")).toHaveValue("picked");
  await page.keyboard.press("Escape");

  await context.setGeolocation({ latitude: -89.9999, longitude: 179.9999 });
  await page.getByRole("button", { name: "Look again from here" }).click();
  await expect.poll(() => requests.at(-1) ?? "").toContain("-90");
  await page.route("**/api/rpc/lifestyle/nearby", (route) =>
    route.fulfill({
      json: {
        json: {
          places: [],
          asOf: null,
          fetchedAt: null,
          trouble: "The map service does not answer right now. Nothing is lost; please try again in a few minutes.",
        },
      },
    }),
  );
  await page.getByRole("button", { name: "Look again from here" }).click();
  await expect(page.getByText("The map service does not answer right now.")).toBeVisible();
  await page.unroute("**/api/rpc/lifestyle/nearby");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The map service does not answer right now.")).toHaveCount(0);
});

test("a member who denies the location, or whose browser has none, sees the specified message @long", async ({ page, context, member }) => {
  void member;
  await context.clearPermissions();
  await page.goto("/lifestyle");
  await openFolds(page, "map");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(toast(page, "Location Access Denied")).toContainText("Please enable location services to find nearby savings.");
  await expect(page.getByRole("status").filter({ hasText: "Location Access Denied" })).toBeVisible();
  await expectNoAxe(page);
  // the device does not answer in time, or cannot determine the position
  for (const [code, title] of [
    [3, "Location Took Too Long"],
    [2, "Location Not Found"],
  ] as const) {
    await page.evaluate((requested) => {
      navigator.geolocation.getCurrentPosition = (_, fail, options) => {
        setTimeout(
          () => fail?.({ code: requested, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
          (options?.timeout ?? 0) / 100,
        );
      };
    }, code);
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(toast(page, title)).toContainText("Please try again");
    await expect(page.getByRole("button", { name: "Use my location" })).toBeEnabled();
  }
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "geolocation", { get: () => undefined }));
  await page.reload();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(toast(page, "Location Not Supported")).toBeVisible();
});
