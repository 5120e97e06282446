import { daysAgo, expect, expectNoAxe, failNext, inBothThemes, layersInHistory, test } from "./people.ts";
import { withBudget } from "./sheet.ts";

test("a new member's Home greets with one sentence, ways to begin, three blurbs, and no figure that was not entered", async ({
  page,
  member,
}) => {
  void member;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "One honest half hour, and the week sits lighter." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Your Budget" })).toHaveAttribute("href", "/budget");
  await expect(page.getByRole("link", { name: "Try No Spend Challenge" })).toHaveAttribute("href", "/challenge");
  for (const title of ["Know what is left", "Keep a day free of spending", "Say how it really is"]) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  await expect(page.locator("main .figure")).toHaveCount(0);
  await inBothThemes(page, () => expectNoAxe(page));
  // buttons and links lead only to pages that exist
  for (const link of await page.locator("main a").all()) {
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
  }
  await page.getByRole("link", { name: /Say how it really is/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeFocused();
});

test("a mood is saved by one tap, by a digit key or by Enter on the slider, and can be undone @long", async ({ page, member }) => {
  await page.goto("/");
  const mood = page.getByRole("region", { name: "How is today?" });
  await mood.getByRole("button", { name: /^7\b/ }).click();
  await expect(mood.getByText(/^7, fair\. Saved at /)).toBeFocused();
  await expect(mood.getByRole("link", { name: "Add words" })).toHaveAttribute("href", "/mental-health#write");
  await expectNoAxe(page);
  await page.reload();
  // with data, Home shows the day
  await expect(page.getByRole("heading", { level: 1, name: /^\w+(,? )/ })).toBeVisible();
  await expect(mood.getByText("7, fair.")).toBeVisible();
  await expect(mood.getByRole("button", { name: "Undo" }), "all day in place").toBeVisible();
  await mood.getByRole("button", { name: "Change" }).click();
  const slider = mood.getByRole("slider", { name: "Mood, 1 to 10" });
  await expect(slider).toBeFocused();
  await page.keyboard.press("0");
  await expect(mood.getByText(/^10, very light\. Saved at /)).toBeFocused();
  await mood.getByRole("button", { name: "Undo" }).click();
  await expect(mood.getByText("7, fair.")).toBeVisible();
  await mood.getByRole("button", { name: "Change" }).click();
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  const day = async () => (await member.call<{ mood: { mood: number } }>("GET", "/api/members/today")).mood.mood;
  expect(await day(), "moving the slider alone saves nothing").toBe(7);
  await page.keyboard.press("Enter");
  await expect(mood.getByText(/^6, steady/)).toBeVisible();
  expect(await day()).toBe(6);
  await expect(page.getByRole("table", { name: "Your week: mood and no-spend days" })).toContainText("6");
});

test("a shared text fills the sheet; offline an expense counts at once and is sent once", async ({ page, member, context, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const today = await withBudget(member);
  // as an installed app is opened: by its shortcut, and by another app's share sheet
  const { shortcuts, share_target: target } = (await (await page.request.get("/manifest.webmanifest")).json()) as {
    shortcuts: { name: string; url: string }[];
    share_target: { action: string; method: string; params: { text: string } };
  };
  expect(target.method).toBe("POST");
  await page.goto(shortcuts.find(({ name }) => name === "Add expense")?.url ?? "");
  await page.getByRole("dialog", { name: "Add an expense" }).getByRole("textbox", { name: "Amount" }).fill("99");
  await page.keyboard.press("Escape");
  // closing removes its history entry, which would abort a navigation that starts meanwhile
  await layersInHistory(page, 0);
  // of an app that was installed when the address had the text; by POST: offline.e2e.ts
  await page.goto(`${target.action}?${String(new URLSearchParams({ [target.params.text]: "Lunch $12.40" }))}`);
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await expect(sheet.getByRole("textbox", { name: "Amount" })).toHaveValue("12.40");
  await expect(sheet.getByRole("textbox", { name: "Note, optional" })).toHaveValue("Lunch");
  await expect(sheet.getByRole("button", { name: "Save $12.40 on Food" })).toBeVisible();
  await context.setOffline(true);
  await sheet.getByRole("button", { name: "Save $12.40 on Food" }).click();
  await expect(page.getByText("Kept on this device")).toBeVisible();
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await expect(page.getByText(/this morning, \$12\.40 spent since/)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/rpc/budget/addExpense"));
  await context.setOffline(false);
  const { json } = (await sent).postDataJSON() as { json: { agoMs?: number } };
  expect(json.agoMs, "with how long it has waited, because the device's clock may be wrong").toBeGreaterThan(0);
  const lines = async () =>
    (await member.call<{ expenses: { note: string }[] }>("GET", `/api/budget/expenses?month=${today.slice(0, 7)}`)).expenses;
  await expect.poll(async () => (await lines()).map(({ note }) => note), { timeout: 20_000 }).toEqual(["Lunch"]);
});

test("offline, every part of Budget counts a queued expense, and Undo takes it out of the queue", async ({ page, member, context }) => {
  await withBudget(member);
  await page.goto("/budget");
  const ledger = page.getByRole("region", { name: "Expenses" });
  await expect(ledger.getByText("Nothing spent yet in")).toBeVisible();
  await expect(ledger.getByLabel("Search the expenses"), "there is nothing to search in").toHaveCount(0);
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await page.getByRole("button", { name: "Add expense" }).first().click(); // fetches the sheet's code
  await sheet.press("Escape");
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true })));
  await sheet.getByRole("textbox", { name: "Amount" }).fill("18.40");
  await sheet.getByRole("button", { name: "Save $18.40 on Food" }).click();
  await expect(ledger.getByText(/^1 in \w+, \$18\.40$/)).toBeVisible();
  await expect(ledger.locator("li[data-row]").filter({ hasText: "waits to be sent" })).toContainText("$18.40");
  await expect(page.locator("#through")).not.toContainText("Nothing spent yet");
  const toast = page.locator(".toast").filter({ hasText: "$18.40 on Food is kept on this device." });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(ledger.getByText("Nothing spent yet in")).toBeVisible();
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
});

test("Undo of a queued mood restores the one before, and Undo of a queued no-spend day the rest day @long", async ({
  page,
  member,
  context,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const today = await withBudget(member);
  await member.call("PUT", `/api/journal/moods/${today}`, { mood: 7 });
  await member.call("PUT", `/api/challenge/days/${today}`, { mark: "rest" });
  await member.call("PUT", `/api/challenge/days/${daysAgo(1)}`, { mark: "no-spend" });
  await page.goto("/");
  const mood = page.getByRole("region", { name: "How is today?" });
  await expect(mood.getByText("7, fair.")).toBeVisible();
  await page.getByRole("button", { name: "Log no-spend day" }).click();
  await expect(page.getByText("Logged. 2 days in a row.")).toBeVisible();
  await page.locator(".day-acts").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Log no-spend day" })).toBeVisible();
  const marks = await member.call<{ marks: unknown[] }>("GET", `/api/challenge/months/${today.slice(0, 7)}`);
  expect(marks.marks).toContainEqual({ day: today, mark: "rest" });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log no-spend day" }).click();
  await expect(page.getByText("Logged. 2 days in a row."), "a queued day counts").toBeVisible();
  await page.locator(".day-acts").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Log no-spend day" })).toBeVisible();
  await mood.getByRole("button", { name: "Change" }).click();
  await mood.getByRole("button", { name: /^3\b/ }).click();
  await expect(mood.getByText("It is saved as soon as you are back online.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your week" })).toContainText("Mood 3 on one day");
  await mood.getByRole("button", { name: "Undo" }).click();
  await expect(mood.getByText("7, fair.")).toBeVisible();
  await context.setOffline(false);
  await expect(mood.getByText("It shows in your week, here and in Mental Health.")).toBeVisible({ timeout: 20_000 });
  expect((await member.call<{ mood: { mood: number } }>("GET", "/api/members/today")).mood.mood).toBe(7);
});

test("a no-spend day is logged in one tap, after a question when today has expenses, and habits in one tap @long", async ({
  page,
  member,
}) => {
  const today = await withBudget(member);
  const month = today.slice(0, 7);
  const { categories } = await member.call<{ categories: { id: string; name: string }[] }>("GET", `/api/budget/months/${month}`);
  const food = categories.find(({ name }) => name === "Food");
  await member.call("GET", "/api/lifestyle/habits");
  await page.goto("/");
  await page.getByRole("button", { name: "Log no-spend day" }).click();
  await expect(page.getByText("Logged. Today is a no-spend day.")).toBeFocused();
  await page.locator(".day-acts").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Log no-spend day" })).toBeFocused();
  await member.call("POST", "/api/budget/expenses", {
    id: crypto.randomUUID(),
    categoryId: food?.id,
    spentOn: today,
    amountCents: 1840,
    note: "",
  });
  await page.reload();
  // first the data from before the reload is shown, without the expense
  await expect(page.getByText(/\$18\.40 spent since/)).toBeVisible();
  await page.getByRole("button", { name: "Log no-spend day" }).click();
  await expect(page.getByText("$18.40 on Food is in today.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, log it" }).click();
  await expect(page.getByText("Logged. Today is a no-spend day.")).toBeVisible();
  const habit = page.getByRole("checkbox", { name: /30min exercise/ });
  await habit.click();
  await expect(habit).toBeChecked();
  await expect(page.getByText("1 of 4 done")).toBeVisible();
  await expect(page.locator(".tick-row").filter({ hasText: "30min exercise" })).toContainText("1 day");
  await page.reload();
  await expect(habit).toBeChecked();
  await inBothThemes(page, () => expectNoAxe(page));
});

test("a cached day never decides whether the question about an expense is asked @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const today = await withBudget(member);
  const month = today.slice(0, 7);
  const { categories } = await member.call<{ categories: { id: string; name: string }[] }>("GET", `/api/budget/months/${month}`);
  const log = page.getByRole("button", { name: "Log no-spend day" });
  await page.goto("/");
  await expect(log).toBeVisible();
  // the shown data is stored on this device
  await expect.poll(() => page.evaluate(() => localStorage.getItem("evenday.reads"))).toBe("1");
  const categoryId = categories.find(({ name }) => name === "Food")?.id;
  const expense = { id: crypto.randomUUID(), categoryId, spentOn: today, amountCents: 1840, note: "" };
  await member.call("POST", "/api/budget/expenses", expense);
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/members/today", (route) => answered.promise.then(() => route.continue()));
  await page.reload();
  await expect(page.getByText(/^Nothing spent yet\. /)).toBeVisible();
  await log.dblclick();
  answered.resolve();
  await expect(page.getByText("$18.40 on Food is in today.")).toBeVisible();
  expect(await member.call("GET", `/api/challenge/months/${month}`)).toEqual({ marks: [] });
});

test("Home shows what was done elsewhere a moment ago, and says when it cannot be fetched @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await failNext(page, "/api/members/today", { status: 503, times: 3 });
  await page.goto("/");
  await expect(page.getByText("Failed to load your day")).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  const today = await withBudget(member);
  await member.call("PUT", `/api/challenge/days/${today}`, { mark: "no-spend" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Budget" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Smart Budget Dashboard" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Safe to spend today")).toBeVisible();
  await expect(page.getByText("Logged. Today is a no-spend day.")).toBeVisible();
});

test("the search opens the sheet, and the plus key can be switched off per device @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await withBudget(member);
  await page.goto("/?add=expense");
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox").fill("add exp");
  await page.getByRole("option", { name: /Add expense/ }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Your account" }).click();
  const drawer = page.getByRole("dialog", { name: /account/i });
  await drawer.getByRole("checkbox", { name: "The plus key opens Add expense on this device" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.keyboard.press("+");
  await expect(sheet).toBeHidden();
});

test("a member whose trial is over finds the way to subscribe on Home", async ({ page, lapsedMember, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  void lapsedMember;
  await page.goto("/");
  await page.getByRole("link", { name: /Your trial has ended/ }).click();
  await expect(page.getByRole("heading", { name: "Trial Ended" })).toBeVisible();
  await page.keyboard.press("+");
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await sheet.getByRole("link", { name: "See what happens next" }).click();
  await expect(sheet).toHaveCount(0);
});
