import type { Page } from "@playwright/test";
import { openFolds } from "./folds.ts";
import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

const days = (page: Page) => page.getByRole("region", { name: "Three cooking days" });
const list = (page: Page) => page.getByRole("region", { name: "Grocery List", exact: true });
const meals = (page: Page) => days(page).locator(".meal-name").allTextContents();
const toast = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words }).last();
const habit = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Your habits" }).getByRole("listitem").filter({ hasText: name });
/** Opens the last seven days of a habit. */
const openDays = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}: . of the last seven days`) }).click();
const editHabit = async (page: Page, name: string) => {
  await openDays(page, name);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
};
const boxToday = (page: Page, habit: string) => page.getByRole("checkbox", { name: `${habit}, today` });

test("a member plans three cooking days, shops from the list, and starts a new week @phone", async ({
  page,
  context,
  member,
  guard,
  isMobile,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  void member;
  await page.goto("/lifestyle");
  await expect(page.getByText("Nothing is planned.")).toBeVisible();
  for (const name of ["Meal Budget Planner", "Habit Tracker", "Local Savings Map", "Weekly Reset Dashboard"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await openFolds(page, "meals");
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
  await expect(toast(page, "No Meal Plan Yet")).toHaveCount(0);
  const first = await meals(page);
  expect(first).toHaveLength(9);
  if (isMobile) expect((await days(page).locator(".meal-name").first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole("region", { name: "Tonight" })).toContainText(first[2] ?? "");
  await page.getByRole("button", { name: "Grocery List" }).click();
  await expect(page.locator("#groceries > summary")).toBeFocused();
  await openFolds(page, "week");

  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect.poll(() => meals(page)).not.toEqual(first);
  await toast(page, "Another plan is ready.").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => meals(page)).toEqual(first);

  await page
    .getByRole("button", { name: /^Swap dinner on / })
    .first()
    .click();
  await expect.poll(() => meals(page)).not.toEqual(first);
  const swapped = await meals(page);
  expect(swapped.filter((one, at) => one !== first[at])).toHaveLength(1);
  await days(page)
    .getByRole("button", { name: swapped[0] ?? "", exact: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: swapped[0] })).toContainText("portions");
  await page.keyboard.press("Escape");

  const boxes = list(page).getByRole("checkbox");
  const all = await boxes.count();
  // the box changes at once and changes back when the server refuses
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(
    "**/api/rpc/lifestyle/basket",
    async (route) => {
      await held;
      await route.fulfill({ status: 403, json: { json: { defined: false, code: "FORBIDDEN", status: 403, message: "Not just now." } } });
    },
    { times: 1 },
  );
  guard.allow(/403/);
  await boxes.first().click();
  await expect(boxes.first()).toBeChecked();
  await expect(list(page)).toContainText(`1 of ${all} in the basket.`);
  answer();
  await expect(boxes.first()).not.toBeChecked();
  await boxes.first().click();
  await expect(list(page)).toContainText(`1 of ${all} in the basket.`);
  await list(page)
    .getByRole("button", { name: /^Have it already: / })
    .last()
    .click();
  await expect(list(page)).toContainText(`1 of ${all - 1} in the basket.`);
  await expect(list(page)).toContainText("From your pantry:");
  await list(page).getByRole("button", { name: "Copy list" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Grocery list\n\n/);
  await inBothThemes(page, () => expectNoAxe(page));

  await boxToday(page, "Track spending").check();
  await expect(habit(page, "Track spending")).toContainText("Financial, 1 day");
  await page.reload();
  await expect(list(page)).toContainText(`1 of ${all - 1} in the basket.`);
  await expect(boxToday(page, "Track spending")).toBeChecked();

  await page.getByRole("button", { name: "Start New Week" }).first().click();
  await expect(page.getByRole("heading", { name: "No Meal Plan Yet" })).toBeVisible();
  await expect(boxToday(page, "Track spending")).not.toBeChecked();
  await expect(habit(page, "Track spending")).toContainText("1 day");
  await page.getByText("Past weeks", { exact: true }).click();
  await expect(page.getByRole("article")).toContainText(swapped[0] ?? "");
  await toast(page, "New week started").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => meals(page)).toEqual(swapped);
  await expect(boxToday(page, "Track spending")).toBeChecked();
});

test("the slider's ends cost what the specification says, and tags and number of people change the plan @long", async ({
  page,
  member,
}) => {
  void member;
  await page.goto("/lifestyle#meals");
  await openFolds(page, "meals");
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
  expect((await page.locator("label", { hasText: "Vegan" }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("checkbox", { name: "Vegan" }).click();
  await expect(page.getByText("For 2 people, vegan")).toBeVisible();
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(days(page).locator(".meal-allotted")).toHaveText(["$45", "$52", "$52"]);
  await openFolds(page, "groceries");
  await expect(list(page)).not.toContainText("Eggs");
  await page.getByRole("button", { name: "Change the pantry" }).click();
  const pantry = page.getByRole("dialog", { name: "In the pantry" });
  await pantry.getByLabel("Find").fill("white rice");
  await pantry.getByRole("checkbox", { name: "White rice" }).click();
  await expectNoAxe(page, "dialog");
  await pantry.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("1 thing in the pantry")).toBeVisible();
});

test("a member uses habits: four to begin with, new ones need a name and a category, old ones are archived @phone", async ({
  page,
  member,
}) => {
  void member;
  await page.goto("/lifestyle");
  for (const row of [/Drink 8 glasses water.*Self-care/, /30min exercise.*Fitness/, /Track spending.*Financial/, /8 hours sleep.*Sleep/]) {
    await expect(habit(page, row)).toBeVisible();
  }
  await page.getByRole("button", { name: "Add Habit" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Habit" });
  await dialog.getByLabel("Name").fill("Read");
  await page.keyboard.press("Escape");
  await page.reload();
  await editHabit(page, "Track spending");
  await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue("Track spending");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Habit" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Read");
  await dialog.getByRole("button", { name: "Add Habit" }).click();
  await expect(dialog.locator(".problem").filter({ hasText: "Please enter a name and a category for the habit." })).toBeVisible();
  await dialog.getByLabel("Category").fill("Mind");
  await dialog.getByLabel("How often").selectOption("3 times a week");
  await expectNoAxe(page, "dialog");
  await failNext(page, "/api/rpc/lifestyle/addHabit", { status: 400, message: "Not just now." });
  await dialog.getByRole("button", { name: "Add Habit" }).click();
  await expect(dialog.locator(".problem").filter({ hasText: "Not just now." })).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Read");
  await dialog.getByRole("button", { name: "Add Habit" }).click();
  await expect(habit(page, /Read.*Mind, 3 times a week/)).toBeVisible();

  await boxToday(page, "Read").click();
  // a missed day of the week, in a target of 44 px
  await openDays(page, "Read");
  const sevenDays = page.getByRole("dialog", { name: "Read" });
  await expect(sevenDays).toContainText("1 day done in twelve weeks.");
  const dayBoxes = sevenDays.getByRole("group", { name: "The last seven days" }).getByRole("checkbox");
  await expect(dayBoxes).toHaveCount(7);
  for (const box of await dayBoxes.all()) {
    const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await dayBoxes.nth(5).click();
  await expect(sevenDays).toContainText("2 days done in twelve weeks.");
  await dayBoxes.nth(5).click();
  await expect(sevenDays).toContainText("1 day done in twelve weeks.");
  await sevenDays.getByText("Twelve weeks", { exact: true }).click();
  await expect(sevenDays.getByRole("table")).toBeVisible();
  await expectNoAxe(page, "dialog");
  await page.keyboard.press("Escape");

  await failNext(page, "/api/rpc/lifestyle/check", { status: 400, message: "That did not work." });
  await boxToday(page, "8 hours sleep").click();
  await expect(toast(page, "That did not work.")).toBeVisible();
  await expect(boxToday(page, "8 hours sleep")).not.toBeChecked();

  await editHabit(page, "Read");
  await page.getByRole("dialog").getByLabel("Name").fill("Read a page");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await editHabit(page, "Read a page");
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  await expect(habit(page, "Read a page")).toHaveCount(0);
  await toast(page, "Read a page is archived.").getByRole("button", { name: "Undo" }).click();
  await expect(habit(page, "Read a page")).toBeVisible();
  await editHabit(page, "Read a page");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(habit(page, "Read a page")).toHaveCount(0);
  await toast(page, "Read a page is deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(boxToday(page, "Read a page")).toBeChecked();
});

test("the weekly reset says plainly which figures are missing, and saves three answers in the journal @long", async ({ page, member }) => {
  await page.goto("/lifestyle#week");
  const reset = page.getByRole("region", { name: "Weekly Reset Dashboard" });
  await expect(reset).toContainText("No mood in these seven days.");
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
  await reset.getByLabel("What went better than you expected?").fill("Two calls");
  await reset.getByRole("button", { name: "Undo" }).click();
  await expect(reset.getByLabel("What went better than you expected?")).toHaveValue("The walk on Thursday\n\nTwo calls");
  await member.call("POST", "/api/lifestyle/plans", { id: crypto.randomUUID(), dollars: 60 });
  await page.reload();
  await expect(reset).toContainText("3 cooking days");
  await expect(reset.getByRole("button", { name: "Start New Week" })).toBeVisible();
});

test("the weekly budget is saved when the page is left right after it was moved, and follows other devices @long", async ({
  page,
  member,
}) => {
  const stored = async () => (await member.call<{ settings: { dollars: number } }>("GET", "/api/lifestyle/meals")).settings.dollars;
  await page.goto("/lifestyle#meals");
  await openFolds(page, "meals");
  const slider = page.getByRole("slider", { name: "Weekly budget" });
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("150");
  await page.getByRole("link", { name: "No Spend", exact: true }).first().click();
  await expect(page).toHaveURL(/challenge/);
  await expect.poll(stored).toBe(150);

  await page.goto("/lifestyle#meals");
  await openFolds(page, "meals");
  await expect(slider).toHaveValue("150");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("30");
  await page.reload();
  await expect.poll(stored).toBe(30);

  await openFolds(page, "meals");
  await expect(slider).toHaveValue("30");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(stored).toBe(31);
  await member.call("PUT", "/api/lifestyle/settings", { dollars: 90 }); // another device
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // the window is focused again
  await expect(slider).toHaveValue("90");
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(days(page)).toBeVisible();
  expect(await stored()).toBe(90);
});

test("what was saved although its answer was lost is saved once when it is pressed again @long", async ({ page, member, guard }) => {
  const board = () => member.call<{ plan: { id: string; dollars: number } | null }>("GET", "/api/lifestyle/meals");
  const first = crypto.randomUUID();
  await member.call("POST", "/api/lifestyle/plans", { id: first, dollars: 50 });
  await page.goto("/lifestyle#week");
  await openFolds(page, "meals");
  await expect(days(page)).toBeVisible();
  guard.allow(/ERR_CONNECTION_RESET|Failed to load resource/);
  let isCut = true;
  for (const call of ["generate", "reflect", "startWeek"])
    await page.route(`**/api/rpc/lifestyle/${call}`, async (route) => {
      if (!isCut) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
  const press = async (name: string, failed: string, done: string, between = async () => {}) => {
    isCut = true;
    await page.getByRole("button", { name }).first().click();
    await expect(toast(page, failed)).toBeVisible();
    isCut = false;
    await between();
    await page.getByRole("button", { name }).first().click();
    await expect(toast(page, done)).toBeVisible();
  };

  let second: string | undefined;
  await press("Generate Meal Plan", "Error creating the meal plan", "Another plan is ready.", async () => {
    second = (await board()).plan?.id;
  });
  expect([(await board()).plan?.id, second === first]).toEqual([second, false]);
  await toast(page, "Another plan is ready.").getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await board()).plan?.id).toBe(first);

  await page.getByLabel("What went better than you expected?").fill("The walk on Thursday");
  await press("Save Reflection", "Error saving reflection", "Saved!", async () => void (await page.reload()));
  const { entries } = await member.call<{ entries: object[] }>("GET", "/api/journal/entries?kind=weekly-reset");
  expect(entries).toHaveLength(1);

  await press("Start New Week", "Could not start a new week", "New week started", () =>
    expect(page.getByText("Past weeks", { exact: true })).toBeVisible(),
  );
  expect(await member.call("GET", "/api/lifestyle/weeks")).toHaveLength(1);
  await toast(page, "New week started").getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await board()).plan?.id).toBe(first);
});
