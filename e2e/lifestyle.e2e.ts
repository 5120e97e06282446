import type { Page } from "@playwright/test";
import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

const days = (page: Page) => page.getByRole("region", { name: "Three cooking days" });
const list = (page: Page) => page.getByRole("group", { name: "Grocery List", exact: true });
const meals = (page: Page) => days(page).locator(".meal-name").allTextContents();
const toast = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words }).last();
const boxToday = (page: Page, habit: string) => page.getByRole("checkbox", { name: `${habit}, today` });
const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#dde" d="M0 0h256v256H0z"/></svg>';

test("a member plans three cooking days, shops from the list, and starts a new week", async ({ page, context, member }) => {
  test.setTimeout(90_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  expect(member.id).toBeTruthy();
  await page.goto("/lifestyle");
  const slider = page.getByRole("slider", { name: "Weekly budget" });
  await expect(slider).toHaveValue("50");
  await expect(slider).toHaveAttribute("min", "30");
  await expect(slider).toHaveAttribute("max", "150");
  await expect(page.getByRole("heading", { name: "No Meal Plan Yet" })).toBeVisible();
  await page.getByRole("button", { name: "Grocery List" }).click();
  await expect(toast(page, "No Meal Plan Yet")).toBeVisible();
  await expectNoAxe(page);

  await failNext(page, "/api/rpc/lifestyle/generate", { status: 400, message: "Please try that again." });
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(toast(page, "Please try that again.")).toBeVisible();
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(days(page).locator(".meal-allotted")).toHaveText(["$15", "$17", "$17"]);
  const first = await meals(page);
  expect(first).toHaveLength(9);

  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect.poll(() => meals(page)).not.toEqual(first);
  await toast(page, "Another plan is ready.").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => meals(page)).toEqual(first);

  await page.getByRole("button", { name: /^Swap dinner on / }).first().click();
  await expect.poll(() => meals(page)).not.toEqual(first);
  const swapped = await meals(page);
  expect(swapped.filter((one, at) => one !== first[at])).toHaveLength(1);
  await days(page).getByRole("button", { name: swapped[0] ?? "", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: swapped[0] })).toContainText("portions");
  await page.keyboard.press("Escape");

  const boxes = list(page).getByRole("checkbox");
  const all = await boxes.count();
  await boxes.first().click();
  await expect(list(page)).toContainText(`1 of ${all} in the basket.`);
  await list(page).getByRole("button", { name: /^Have it already: / }).last().click();
  await expect(list(page)).toContainText(`1 of ${all - 1} in the basket.`);
  await expect(list(page)).toContainText("From your pantry:");
  await list(page).getByRole("button", { name: "Copy list" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Grocery list\n\n/);
  await inBothThemes(page, () => expectNoAxe(page));

  await boxToday(page, "Track spending").click();
  await expect(page.getByRole("row", { name: /Track spending/ })).toContainText("1 day");
  await page.reload();
  await expect(list(page)).toContainText(`1 of ${all - 1} in the basket.`);
  await expect(boxToday(page, "Track spending")).toBeChecked();

  await page.getByRole("button", { name: "Start New Week" }).first().click();
  await expect(page.getByRole("heading", { name: "No Meal Plan Yet" })).toBeVisible();
  await expect(boxToday(page, "Track spending")).not.toBeChecked();
  await expect(page.getByRole("row", { name: /Track spending/ })).toContainText("1 day");
  await page.getByText("Past weeks", { exact: true }).click();
  await expect(page.getByRole("article")).toContainText(swapped[0] ?? "");
  await toast(page, "New week started").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => meals(page)).toEqual(swapped);
  await expect(boxToday(page, "Track spending")).toBeChecked();
});

test("the slider's ends cost what the specification says, tags and people shape the plan", async ({ page, member }) => {
  expect(member.id).toBeTruthy();
  await page.goto("/lifestyle");
  const slider = page.getByRole("slider", { name: "Weekly budget" });
  await slider.focus();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(days(page).locator(".meal-allotted")).toHaveText(["$9", "$10", "$10"]);
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("150");
  await page.getByText("For 1 person").click();
  await page.getByLabel("People at the table").selectOption("2");
  await page.getByRole("checkbox", { name: "Vegan" }).click();
  await expect(page.getByText("For 2 people, vegan")).toBeVisible();
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(days(page).locator(".meal-allotted")).toHaveText(["$45", "$52", "$52"]);
  await expect(list(page)).not.toContainText("Eggs");
  await page.getByRole("button", { name: "Change the pantry" }).click();
  const pantry = page.getByRole("dialog", { name: "In the pantry" });
  await pantry.getByLabel("Find").fill("white rice");
  await pantry.getByRole("checkbox", { name: "White rice" }).click();
  await expectNoAxe(page, "dialog");
  await pantry.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("1 thing in the pantry")).toBeVisible();
});

test("a member keeps habits: four to begin with, new ones need a name and a category, old ones are archived", async ({ page, member }) => {
  expect(member.id).toBeTruthy();
  await page.goto("/lifestyle");
  for (const row of [/Drink 8 glasses water.*Self-care/, /30min exercise.*Fitness/, /Track spending.*Financial/, /8 hours sleep.*Sleep/]) {
    await expect(page.getByRole("row", { name: row })).toBeVisible();
  }
  await page.getByRole("button", { name: "Add Habit" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Habit" });
  await dialog.getByLabel("Name").fill("Read");
  await dialog.getByRole("button", { name: "Add Habit" }).click();
  await expect(dialog.getByText("Please enter a name and a category for the habit.")).toBeVisible();
  await dialog.getByLabel("Category").fill("Mind");
  await dialog.getByLabel("How often").selectOption("3 times a week");
  await expectNoAxe(page, "dialog");
  await failNext(page, "/api/rpc/lifestyle/addHabit", { status: 400, message: "Not just now." });
  await dialog.getByRole("button", { name: "Add Habit" }).click();
  await expect(dialog.getByText("Not just now.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Read");
  await dialog.getByRole("button", { name: "Add Habit" }).click();
  await expect(page.getByRole("row", { name: /Read.*Mind, 3 times a week/ })).toBeVisible();

  await boxToday(page, "Read").click();
  await page.getByRole("button", { name: "Read: 1 day done in twelve weeks. Show them." }).click();
  await expect(page.getByRole("dialog", { name: "Twelve weeks of Read" })).toContainText("1 day done.");
  await expectNoAxe(page, "dialog");
  await page.keyboard.press("Escape");

  await failNext(page, "/api/rpc/lifestyle/check", { status: 400, message: "That did not work." });
  await boxToday(page, "8 hours sleep").click();
  await expect(toast(page, "That did not work.")).toBeVisible();
  await expect(boxToday(page, "8 hours sleep")).not.toBeChecked();

  await page.getByRole("button", { name: "Edit Read" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Read a page");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Edit Read a page" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("row", { name: /Read a page/ })).toHaveCount(0);
  await toast(page, "Read a page is archived.").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: /Read a page/ })).toBeVisible();
});

test("a member who allows the location sees real places by distance, and tiles only after opening the map", async ({ page, context, member, guard }) => {
  test.setTimeout(90_000);
  expect(member.id).toBeTruthy();
  guard.allow(/foreign host: https:\/\/tile\.openstreetmap\.org\//);
  const tiles: string[] = [];
  const asked: string[] = [];
  await page.route(/tile\.openstreetmap\.org/, (route) => { tiles.push(route.request().url()); return route.fulfill({ contentType: "image/svg+xml", body: tile }); });
  page.on("request", (request) => { if (request.url().includes("/lifestyle/nearby")) asked.push(request.postData() ?? ""); });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.012_345, longitude: -75.123_456 });
  await page.goto("/lifestyle");
  await expect(page.getByRole("button", { name: "Use my location" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Use my location" }).click();
  const places = page.getByRole("list", { name: "Saving spots, nearest first" });
  await expect(places.getByRole("listitem")).toHaveCount(6);
  expect(asked[0]).toContain("40.01");
  expect(asked[0]).not.toContain("40.012");
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
  await expect(dialog.getByText("Please give the spot a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Ruth's porch");
  await dialog.getByLabel("Note").fill("Jam on Sundays");
  await dialog.getByRole("checkbox").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(places.getByRole("listitem").first()).toContainText("Jam on Sundays");
  await page.getByRole("button", { name: "Edit Ruth's porch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await toast(page, "Ruth's porch is deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(places).toContainText("Ruth's porch");

  await context.setGeolocation({ latitude: -89.9999, longitude: 179.9999 });
  await page.getByRole("button", { name: "Look again from here" }).click();
  await expect.poll(() => asked.at(-1) ?? "").toContain("-90");
  await page.route("**/api/rpc/lifestyle/nearby", (route) => route.fulfill({ json: { json: { places: [], asOf: null, fetchedAt: null, trouble: "The map service does not answer right now. Nothing is lost; please try again in a few minutes." } } }));
  await page.getByRole("button", { name: "Look again from here" }).click();
  await expect(page.getByText("The map service does not answer right now.")).toBeVisible();
});

test("a member who denies the location, or whose browser has none, is told so in the specified words", async ({ page, context, member }) => {
  expect(member.id).toBeTruthy();
  await context.clearPermissions();
  await page.goto("/lifestyle");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(toast(page, "Location Access Denied")).toContainText("Please enable location services to find nearby savings.");
  await expect(page.getByRole("status").filter({ hasText: "Location Access Denied" })).toBeVisible();
  await expectNoAxe(page);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "geolocation", { get: () => undefined }));
  await page.reload();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(toast(page, "Location Not Supported")).toBeVisible();
});

test("the weekly reset says plainly what is not known, and keeps three answers in the journal", async ({ page, member }) => {
  await page.goto("/lifestyle");
  const reset = page.getByRole("region", { name: "Weekly Reset Dashboard" });
  await expect(reset).toContainText("No mood entry in these seven days.");
  await expect(reset).toContainText("No meal plan this week.");
  await expect(reset).toContainText("About 9 minutes.");
  await reset.getByRole("button", { name: "Save Reflection" }).click();
  await expect(toast(page, "Entry is empty")).toContainText("Please write something before saving.");
  await reset.getByLabel("What went better than you expected?").fill("The walk on Thursday");
  await reset.getByRole("checkbox", { name: /^Money\./ }).click();
  await page.reload();
  await expect(reset.getByLabel("What went better than you expected?")).toHaveValue("The walk on Thursday");
  await expect(reset.getByRole("checkbox", { name: /^Money\./ })).toBeChecked();
  await reset.getByLabel("What is one thing you want next week to hold?").fill("One evening free");
  await reset.getByRole("button", { name: "Save Reflection" }).click();
  await expect(toast(page, "Saved!")).toBeVisible();
  await expect(reset.getByLabel("What went better than you expected?")).toHaveValue("");
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries?kind=weekly-reset");
  expect(entries.map((one) => one.entryText)).toEqual([expect.stringContaining("The walk on Thursday")]);
  await member.call("POST", "/api/lifestyle/plans", { id: crypto.randomUUID(), dollars: 60 });
  await page.reload();
  await expect(reset).toContainText("3 cooking days");
  await expect(reset.getByRole("button", { name: "Start New Week" })).toBeVisible();
});
