import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

test("achievements are logged, undone and deleted, and the level follows @phone", async ({ page, member }) => {
  await page.goto("/gamification");
  await expect(page.getByRole("heading", { level: 1, name: "Your Progress" })).toBeVisible();
  for (const name of ["Log an Achievement", "Money Habits", "Emotional Wins", "Recent Achievements"])
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  await expect(page.getByText("No achievements yet. Start tracking your wins above!")).toBeVisible();
  await expect(page.getByText("100 points to next level.")).toBeVisible();
  const wins = [
    "Tracked Daily Spending",
    "Stuck to Budget",
    "Avoided Impulse Buy",
    "Practiced Self-Care",
    "Set a Boundary",
    "Managed Stress",
  ];
  const win = (title: string) => page.getByRole("button", { name: new RegExp(`^${title} .*\\+\\d+ points$`) });
  for (const title of wins) await expect(win(title)).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  await win("Set a Boundary").click();
  await expect(page.getByText("+30 points! Set a Boundary")).toBeVisible();
  await expect(page.getByText("70 points to next level.")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Level 1, on the way to level 2" })).toHaveAttribute("aria-valuenow", "30");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("100 points to next level.")).toBeVisible();

  for (const title of wins) {
    await win(title).click();
    await expect(page.getByRole("list", { name: "Recent Achievements" }).getByText(title)).toBeVisible();
  }
  await expect(page.getByText("115 points so far.")).toBeVisible();
  await expect(page.getByText("85 points to next level.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Points per week" })).toBeVisible();
  await page.getByRole("button", { name: /^Take back Stuck to Budget/ }).click();
  await expect(page.getByText("10 points to next level.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("90 points so far.")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  expect(await member.call("GET", "/api/progress/check")).toEqual({ agrees: true, total: 90, sum: 90 });

  await page.getByRole("button", { name: "All achievements" }).click();
  const all = page.getByRole("dialog", { name: "All achievements" });
  await all.getByLabel("Kind").selectOption("money_habit");
  await expect(all.getByRole("list").first().getByRole("listitem")).toHaveCount(2);
  await expectNoAxe(page);
  const [file] = await Promise.all([page.waitForEvent("download"), all.getByRole("button", { name: "Export as CSV" }).click()]);
  expect(file.suggestedFilename()).toBe("evenday-achievements.csv");
});

test("the ten latest are listed, an entry elsewhere suggests an achievement, and failures are shown @long", async ({ page, member }) => {
  for (let at = 0; at < 12; at++)
    await member.call("POST", "/api/progress/achievements", { id: crypto.randomUUID(), title: "Managed Stress" });
  await member.call("POST", "/api/journal/entries", {
    id: crypto.randomUUID(),
    entryText: "A line.",
    moodRating: 6,
    isMoodSet: true,
    kind: "plain",
  });
  await failNext(page, "/api/rpc/progress/read", { status: 500, times: 5 });
  await page.goto("/gamification");
  await expect(page.getByText("Failed to load your progress")).toBeVisible();
  await expect(async () => {
    // gone once a retry has succeeded
    for (const retry of await page.getByRole("button", { name: "Retry" }).all()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole("list", { name: "Recent Achievements" }).getByRole("listitem")).toHaveCount(10, { timeout: 1500 });
  }).toPass();

  await expect(page.getByText("You wrote in your journal today.")).toBeVisible();
  await failNext(page, "/api/rpc/progress/log", { status: 409, message: "Please try again." });
  await page.getByRole("button", { name: "Count it: Practiced Self-Care" }).click();
  await expect(page.getByText("Failed to save achievement")).toBeVisible();
  await page.getByRole("button", { name: "Count it: Practiced Self-Care" }).click();
  await expect(page.getByText("+20 points! Practiced Self-Care")).toBeVisible();
  await expect(page.getByText("You wrote in your journal today.")).toBeHidden();
  await expect(page.getByText("200 points so far.")).toBeVisible();
});

test("an achievement whose answer is lost counts once when it is logged again, and again when it was deleted in between @long", async ({
  page,
  member,
  guard,
}) => {
  await page.goto("/gamification");
  const win = page.getByRole("button", { name: /^Set a Boundary .*\+\d+ points$/ });
  await expect(win).toBeVisible();
  await page.waitForLoadState("networkidle");
  let isCut = true;
  await page.route("**/api/rpc/progress/log", async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  const failed = page.locator(".toast", { hasText: "Failed to save achievement" });
  const saved = page.locator(".toast", { hasText: "+30 points! Set a Boundary" });
  const recent = page.getByRole("list", { name: "Recent Achievements" }).getByRole("listitem");
  await win.click();
  await expect(failed).toBeVisible({ timeout: 30_000 });
  await expect(recent).toHaveCount(1);
  isCut = false;
  await win.click();
  await expect(saved).toBeVisible();
  await expect(recent).toHaveCount(1);
  expect(await member.call("GET", "/api/progress/check")).toEqual({ agrees: true, total: 30, sum: 30 });
  isCut = true;
  await win.click();
  await expect(failed).toBeVisible({ timeout: 30_000 });
  await expect(recent).toHaveCount(2);
  await recent.first().getByRole("button").click();
  await expect(recent).toHaveCount(1);
  isCut = false;
  await win.click();
  await expect(recent).toHaveCount(2);
  expect(await member.call("GET", "/api/progress/check")).toEqual({ agrees: true, total: 60, sum: 60 });
  guard.faults.length = 0; // the cut connections
});

test("an achievement that the page shows although its answer was lost is logged again a minute later as another one @long", async ({
  page,
  member,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await page.clock.install();
  await page.goto("/gamification");
  const win = page.getByRole("button", { name: /^Managed Stress .*\+\d+ points$/ });
  const recent = page.getByRole("list", { name: "Recent Achievements" }).getByRole("listitem");
  await expect(win).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route("**/api/rpc/progress/log", (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await win.click();
  await expect(page.locator(".toast", { hasText: "Failed to save achievement" })).toBeVisible();
  await expect(recent).toHaveCount(1);
  await page.clock.fastForward("01:05");
  await win.click();
  await expect(recent).toHaveCount(2);
  expect(await member.call("GET", "/api/progress/check")).toMatchObject({ agrees: true, sum: 30 });
});
