import type { Page } from "@playwright/test";
import { openFolds } from "./folds.ts";
import { expect, expectNoAxe, failNext, test } from "./people.ts";

const pending = "Analysis pending - this feature will be enhanced with AI insights soon.";
const situation =
  "We had planned Saturday for weeks. He said he’d rather I did not go. I danced until two. He didn’t answer me until Sunday evening. It was his birthday. On Monday he said sorry without me asking.";
const toast = (page: Page, words: string) => page.locator(".toast").getByText(words).first();

// light theme on desktops, dark theme on phones
test.beforeEach(({ page }, { project }) => page.emulateMedia({ colorScheme: project.name === "phone" ? "dark" : "light" }));

async function analyze(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "What happened?" }).fill(words);
  await page.getByRole("button", { name: "Analyze" }).click();
}

test("a member analyzes a situation with its phrases marked, saves it, opens it again and deletes it @phone", async ({ page, member }) => {
  await page.goto("/relationships");
  await expect(page.getByRole("heading", { level: 1, name: "Relationships" })).toBeVisible();
  for (const name of ["Red Flag / Green Flag Analyzer", "Healthy Relationship Tracker", "Workplace Wellness", "Help Me Decide"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(toast(page, "No input provided")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What happened?" })).toHaveAccessibleDescription(
    /Please describe a situation to analyze\./,
  );
  await expect(page.getByRole("textbox", { name: "What happened?" })).toBeFocused();
  await analyze(page, "  \n ");
  await expect(page.locator(".problem", { hasText: "Please describe a situation to analyze." })).toBeVisible();
  await page.getByRole("textbox", { name: "What happened?" }).fill(situation);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "What happened?" })).toHaveValue(situation);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.locator("mark")).toHaveText([
    "rather I did not go",
    "didn’t answer me until Sunday evening",
    "said sorry without me asking",
  ]);
  await expect(page.locator("mark.twice")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Three of your phrases" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you can do next" })).toBeVisible();
  await expect(page.getByText(pending)).toBeVisible();
  const stored = await member.call<{ analyses: { situationText: string; analysisResult: string }[] }>("GET", "/api/relationships/analyses");
  expect(stored.analyses.map((one) => [one.situationText, one.analysisResult])).toEqual([[situation, pending]]);
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Look at another situation" }).click();
  await expect(page.getByRole("textbox", { name: "What happened?" })).toHaveValue("");
  await page.getByRole("button", { name: /^We had planned Saturday/ }).click();
  await expect(page.locator("mark")).toHaveCount(3);
  await page.getByRole("button", { name: "Change the text" }).click();
  await expect(page.getByRole("textbox", { name: "What happened?" })).toHaveValue(situation);
  await page.getByRole("button", { name: "Delete the situation of today" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^We had planned Saturday/ })).toBeVisible();
});

test("signs of danger show the abuse line and how to stay private first, and offer no saving beside it @phone", async ({
  page,
  member: _,
  guard,
}) => {
  await page.goto("/relationships");
  await openFolds(page, "tracker", "decide");
  const fields = ["A note for this week", "What are you deciding?"];
  for (const name of fields) await page.getByRole("textbox", { name }).fill("I want to end my life");
  // one card at a time, beside the newest words
  await expect(page.getByRole("heading", { name: "You matter. Please let someone be with you in this." })).toHaveCount(1);
  await expectNoAxe(page);
  for (const name of fields) await page.getByRole("textbox", { name }).fill("");
  await page.reload();
  const words = "He drove over with soup when I was ill. On Friday he choked me and then he checked my phone.";
  await page.getByRole("textbox", { name: "What happened?" }).fill(words);
  await expect(page.getByRole("heading", { name: "You deserve to be safe." })).toBeVisible();
  await page.getByRole("button", { name: "Analyze" }).click();
  const card = page.getByRole("complementary", { name: "This sounds like it can hurt you." });
  await expect(card.getByRole("link", { name: "Call 1-800-799-7233" })).toHaveAttribute("href", "tel:18007997233");
  await expect(card.getByText("First, stay private")).toBeVisible();
  await expect(card.getByText("Deleted, it stays in Recently deleted for 30 days.")).toBeVisible();
  await expect(page.locator("mark")).toHaveText(["choked me", "he checked my phone"]);
  await expect(page.locator("mark:not(.twice)")).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Quick exit" })).toBeVisible();
  await expectNoAxe(page);
  guard.allow(/foreign host/);
  await page.route("https://www.weather.gov/", (route) => route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }));
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("button", { name: "Quick exit" }).first()).toHaveAttribute("title", /Escape three times/);
  for (let at = 0; at < 3; at += 1) await page.keyboard.press("Escape");
  await expect(page).toHaveURL("https://www.weather.gov/");
});

test("without the encoder, what is denied, in a film or about somebody else is not marked @phone", async ({ page, member: _ }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/relationships");
  const words = "He never yells at me. In the film he hits her. My friend's husband checks her phone. It was a long day.";
  await analyze(page, words);
  await expect(page.getByText("None of your words match what we know to look for.")).toBeVisible();
  await expect(page.locator("mark")).toHaveCount(0);
});

test("a failed save keeps the text, shows the server's message under the specified title, and can be retried @long", async ({
  page,
  member,
}) => {
  await page.goto("/relationships");
  await failNext(page, "/api/rpc/relationships/analyze", { status: 500, message: "The shelf is full today.", times: 3 });
  await analyze(page, situation);
  await expect(toast(page, "Error saving analysis")).toBeVisible();
  await expect(toast(page, "The shelf is full today.")).toBeVisible();
  await expect(page.locator("mark")).toHaveCount(3);
  await expect(page.getByText("Not saved yet. Your text is still here")).toBeVisible();
  await page.getByRole("button", { name: "Save again" }).click();
  await expect(page.getByText(pending)).toBeVisible();
  expect((await member.call<{ analyses: unknown[] }>("GET", "/api/relationships/analyses")).analyses).toHaveLength(1);
});

test("changing the text of an earlier situation, or the example, keeps the one that is being written @long", async ({ page, member }) => {
  const earlier = "He was late again and said nothing.";
  await member.call("POST", "/api/relationships/analyses", { id: crypto.randomUUID(), situationText: earlier });
  await page.goto("/relationships#analyzer");
  const field = page.getByLabel("What happened?");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await field.fill("Yesterday evening was different.");
  await button("Show me an example").click();
  await button("Change the text").click();
  await expect(field).toHaveValue("Yesterday evening was different.");
  for (const _ of [1, 2]) {
    await button(/^He was late again/).click();
    await button("Change the text").click();
    await expect(field).toHaveValue(`Yesterday evening was different.\n\n${earlier}`);
  }
});

test("bad input is shown as text, exactly, and never runs", { tag: "@long" }, async ({ page, member }) => {
  const nasty = `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script> قال \u202Eabc\u200B 😀👩‍👩‍👧`;
  await page.goto("/relationships");
  await analyze(page, nasty);
  await expect(page.getByText(pending)).toBeVisible();
  expect(await page.locator(".written").evaluate((node) => node.textContent)).toBe(nasty);
  const [stored] = (await member.call<{ analyses: { situationText: string }[] }>("GET", "/api/relationships/analyses")).analyses;
  expect(stored?.situationText).toBe(nasty);

  await page.getByRole("button", { name: "Look at another situation" }).click();
  const long = "He went through my phone. ".repeat(2_000).slice(0, 50_000);
  await analyze(page, long);
  await expect(page.getByText(pending)).toBeVisible();
  expect(await page.locator("mark").count()).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Look at another situation" }).click();
  await analyze(page, `${long}x`);
  await expect(page.locator(".problem", { hasText: "50,000 characters" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What happened?" })).toHaveValue(`${long}x`);

  await openFolds(page, "tracker", "decide");
  await page.getByRole("textbox", { name: "What are you deciding?" }).fill(nasty);
  await page.getByRole("button", { name: "Add a reason for it" }).click();
  await page.getByRole("textbox", { name: "For, reason 1" }).fill(nasty);
  await page.getByRole("textbox", { name: "A note for this week" }).fill(nasty);
  await page.getByRole("button", { name: "Save This Week" }).click();
  await expect(toast(page, "This week is saved.")).toBeVisible();
  await page.getByRole("button", { name: "Show as a table" }).click();
  expect(
    await page
      .getByRole("table")
      .getByRole("row")
      .last()
      .getByRole("cell")
      .last()
      .evaluate((node) => node.textContent),
  ).toBe(nasty);
  await page.getByRole("textbox", { name: "A note for this week" }).fill("x".repeat(50_000));
  await page.getByRole("button", { name: "Save This Week" }).click();
  await expect(page.locator(".problem", { hasText: "2,000 characters" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "A note for this week" })).toHaveValue("x".repeat(50_000));

  // a paste is not cut: a text that is too long is reported, and stays
  const reason = page.getByRole("textbox", { name: "For, reason 1" });
  await reason.fill("x".repeat(50_000));
  await page.getByRole("button", { name: "Save as Journal" }).click();
  await expect(page.locator(".problem", { hasText: "300 characters" })).toBeVisible();
  await expect(reason).toHaveValue("x".repeat(50_000));
  await reason.fill(nasty);
  await page.getByRole("button", { name: "Poll Contacts" }).click();
  const dialog = page.getByRole("dialog", { name: "Poll Contacts" });
  await expect(dialog.getByRole("textbox", { name: "Your message" })).toHaveValue(/<script>document\.title='ran'<\/script>/);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Save as Journal" }).click();
  await expect(toast(page, "Your decision is in your journal.")).toBeVisible();
  await page.getByRole("textbox", { name: "What are you deciding?" }).fill("\u200B \uFEFF");
  await page.getByRole("button", { name: "Save as Journal" }).click();
  await expect(toast(page, "Please describe your decision to save.")).toBeVisible();
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map(({ entryText }) => entryText)).toEqual([`${nasty}\n\nFor\n- ${nasty} (some)`, `[POLL] ${nasty}`]);
  await expect(page).toHaveTitle(/Relationships/);
});

test("four sliders make one check-in a week, which a table and a small chart show @phone @long", async ({ page, member }) => {
  await page.goto("/relationships#tracker");
  await openFolds(page, "tracker");
  const sliders = page.getByRole("slider");
  await expect(sliders).toHaveCount(4);
  for (const name of ["Communication", "Trust", "Respect", "Support"]) {
    const slider = page.getByRole("slider", { name });
    await expect(slider).toHaveAttribute("min", "1");
    await expect(slider).toHaveAttribute("max", "10");
    await expect(slider).toHaveValue("5");
    await expect(slider).toHaveAttribute("aria-valuetext", "not set");
  }
  await expect(page.getByText("What is not set is saved as 5.")).toBeVisible();
  // the default value can be chosen like any other, also after a reload
  await page.getByRole("button", { name: "More: Respect" }).click();
  await page.getByRole("button", { name: "Less: Respect" }).click();
  const trust = page.getByRole("slider", { name: "Trust" });
  await trust.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("textbox", { name: "A note for this week" }).fill("We talked on Sunday.");
  await page.reload();
  await expect(trust).toHaveValue("7");
  await expect(trust).toHaveAttribute("aria-valuetext", "7");
  await expect(page.getByRole("slider", { name: "Respect" })).toHaveAttribute("aria-valuetext", "5");
  await expect(page.getByRole("slider", { name: "Support" })).toHaveAttribute("aria-valuetext", "not set");
  await page.getByRole("button", { name: "Save This Week" }).click();
  await expect(page.getByRole("slider", { name: "Support" })).toHaveAttribute("aria-valuetext", "5");
  await expect(page.getByText("What is not set is saved as 5.")).toBeHidden();
  await expect(toast(page, "This week is saved.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Trust, 12 weeks from .*nothing written, 7\.$/ })).toBeVisible();

  await trust.fill("3");
  await failNext(page, "/api/rpc/relationships/saveWeek", { status: 500, message: "Please try again in a minute.", times: 3 });
  await page.getByRole("button", { name: "Save This Week" }).click();
  await expect(toast(page, "Error saving check-in")).toBeVisible();
  await expect(trust).toHaveValue("3");
  await page.getByRole("button", { name: "Save This Week" }).click();
  await expect(page.getByRole("img", { name: /^Trust, .*nothing written, 3\.$/ })).toBeVisible();
  const { checkIns } = await member.call<{ checkIns: { trust: number; note: string }[] }>("GET", "/api/relationships/weeks");
  expect(checkIns.map((one) => [one.trust, one.note])).toEqual([[3, "We talked on Sunday."]]);

  await page.getByRole("button", { name: "Show as a table" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(13);
  const walk = page.getByRole("application").first();
  await walk.focus();
  await page.keyboard.press("End");
  await expect(walk.locator("xpath=following-sibling::p")).toHaveText(/^Week of .+: 5$/);
  await page.keyboard.press("ArrowLeft");
  await expect(walk.locator("xpath=following-sibling::p")).toHaveText(/nothing written$/);
  await expectNoAxe(page);
});

test("the workplace buttons open a text to copy, the guide, and two quiet minutes @long", async ({ page, member: _, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/relationships");
  await openFolds(page, "work");
  await page.getByRole("button", { name: "Say no to one more task" }).click();
  await page.getByRole("button", { name: "Copy the words" }).click();
  await expect(toast(page, "Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Not this week.");
  await page.getByRole("button", { name: "Take a two-minute reset" }).click();
  await expect(page.getByRole("timer")).toHaveText("2:00 left");
  await page.getByRole("button", { name: "Start two minutes" }).click();
  await page.clock.runFor(16_000);
  await expect(page.getByText("Unclench the jaw.")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(60_000);
  await expect(page.getByText("Unclench the jaw.")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.clock.runFor(106_000);
  await expect(page.getByText("That was two minutes.")).toBeVisible();
  await expectNoAxe(page);
  await page.getByRole("link", { name: "Rights and reporting steps" }).click();
  await expect(page).toHaveURL(/\/growth\/workplace-safety$/);
});

test("a decision is weighed, polled and saved, with the specified messages @phone @long", async ({ page, member }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: async (data: { text: string }) => void shared.push(data.text), configurable: true });
  });
  await page.goto("/relationships");
  await openFolds(page, "decide");
  await page.getByRole("button", { name: "Save as Journal" }).click();
  await expect(toast(page, "Please describe your decision to save.")).toBeVisible();
  await expect(page.locator(".problem", { hasText: "Please describe your decision to save." })).toBeVisible();
  await page.getByRole("button", { name: "Poll Contacts" }).click();
  await expect(toast(page, "Please describe your decision to poll.")).toBeVisible();

  const field = page.getByRole("textbox", { name: "What are you deciding?" });
  await field.fill("Take the team lead role?");
  await page.getByRole("button", { name: "Add a reason for it" }).click();
  await page.keyboard.type("More say");
  await page.keyboard.press("Enter");
  await page.keyboard.type("More money");
  await page.getByRole("button", { name: "Add a reason against it" }).click();
  await page.keyboard.type("Evenings stay mine");
  await page.getByRole("combobox", { name: "How much it counts: Evenings stay mine" }).selectOption("a lot");
  await expect(page.getByText("By your own weights, for is a little heavier: 4 to 3.")).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^A pair of scales\. Your reasons for it weigh 4, your reasons against it weigh 3\./ }),
  ).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Take the team lead role?");
  await expectNoAxe(page);

  await failNext(page, "/api/rpc/journal/write", { status: 500, message: "The shelf is full today.", times: 3 });
  await page.getByRole("button", { name: "Poll Contacts" }).click();
  await expect(toast(page, "Error creating poll")).toBeVisible();
  await expect(field).toHaveValue("Take the team lead role?");
  await page.getByRole("button", { name: "Poll Contacts" }).click();
  const dialog = page.getByRole("dialog", { name: "Poll Contacts" });
  await expect(dialog.getByText("Your question is saved. Nobody has been contacted; you choose who gets this.")).toBeVisible();
  await expectNoAxe(page);
  await dialog.getByRole("textbox", { name: "Your message" }).fill("Ana, what would you ask me?");
  await dialog.getByRole("button", { name: "Share the text" }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual(["Ana, what would you ask me?"]);

  await failNext(page, "/api/rpc/journal/write", { status: 500, message: "The shelf is full today.", times: 3 });
  await page.getByRole("button", { name: "Save as Journal" }).click();
  await expect(toast(page, "Error saving journal")).toBeVisible();
  await page.getByRole("button", { name: "Save as Journal" }).click();
  await expect(toast(page, "Your decision is in your journal.")).toBeVisible();
  await expect(field).toHaveValue("");
  const { entries } = await member.call<{ entries: { entryText: string; kind: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map((one) => [one.kind, one.entryText])).toEqual([
    ["decision", "Take the team lead role?\n\nFor\n- More say (some)\n- More money (some)\n\nAgainst\n- Evenings stay mine (a lot)"],
    ["poll", "[POLL] Take the team lead role?"],
  ]);
});

test("a page that cannot load its data says so and can retry @long", async ({ page, member: _ }) => {
  await failNext(page, "/api/rpc/relationships/list", { status: 500, message: "Not now.", times: 8 });
  await failNext(page, "/api/rpc/relationships/weeks", { status: 500, message: "Not now.", times: 8 });
  await page.goto("/relationships");
  await expect(page.getByRole("heading", { name: "Failed to load your weeks" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("heading", { name: "Failed to load earlier situations" })).toBeVisible();
});
