import { strToU8, zipSync } from "fflate";
import { addDays, dayIn } from "#shared/dates.ts";
import { publicKey } from "#shared/release.ts";
import { origin } from "./control.ts";
import { entryField, saveEntry, submitEntry } from "./entry.ts";
import { openFolds } from "./folds.ts";
import { expect, expectNoAxe, failNext, inBothThemes, test, useModel } from "./people.ts";

test("the week and the year fill with moods; past entries are searched, filtered and edited @long", async ({ page, member, isMobile }) => {
  await page.goto("/mental-health");
  await openFolds(page, "pages");
  const entry = (at: number, entryText: string, kind = "plain", moodRating: number | null = 7) =>
    member.call("POST", "/api/journal/entries", {
      id: `019a0000-0000-7000-8000-0000000001${String(at + 10)}`,
      entryText,
      moodRating,
      isMoodSet: kind === "plain",
      kind,
    });
  await entry(1, "I walked along the canal");
  await entry(2, "[Achievement] I asked for help", "achievement", 8);
  await entry(3, "[EQ Reflection] I paused before answering", "eq-reflection", null);
  await page.reload();
  const week = page.getByRole("region", { name: "Your week" });
  await expect(week.getByText("1 day with a mood, 7 on average.")).toBeVisible();
  await expect(week.getByRole("table", { name: "Your week: mood and no-spend days" })).toContainText("7");
  const year = page.getByRole("region", { name: "Your year in days" });
  await year.getByRole("button", { name: "Show the whole year" }).click();
  // one row a month where there is space, else a calendar each
  await expect(isMobile ? year.getByRole("table") : year.getByRole("rowheader")).toHaveCount(12);
  await inBothThemes(page, () => expectNoAxe(page));

  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Achievements" });
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("I asked for help");
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Everything" });
  await page.getByLabel("Search your pages").fill("walking");
  await expect(rows).toHaveCount(1);
  await rows
    .first()
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  await page.getByLabel("Your words").fill("I walked along the river");
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(rows.first()).toContainText("I walked along the river");
  await expect(rows.first()).toContainText("edited");
  await page.getByLabel("Search your pages").fill("nothing like this");
  await expect(page.getByText("No pages match.")).toBeVisible();
});

test("Comfort Mode breathes, rests and encourages offline, and the five lines can be called @phone", async ({ page, member, context }) => {
  void member;
  await page.goto("/mental-health");
  const comfort = page.getByRole("region", { name: "Comfort Mode" });
  const lines = comfort.getByRole("region", { name: "Crisis Support Directory" });
  for (const [name, href] of [
    [/^988/, "tel:988"],
    [/^Text HOME to 741741/, "sms:741741?&body=HOME"],
    [/^1-800-662-4357/, "tel:18006624357"],
    [/^1-800-799-7233/, "tel:18007997233"],
    [/^911/, "tel:911"],
  ] as const)
    await expect(lines.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(comfort.locator("summary h3")).toHaveText(["4-7-8 breathing", "5-minute meditation", "Affirmation", "My safety plan"]);
  await openFolds(page, "breathing", "meditation", "affirmation");
  await context.setOffline(true);
  // with reduced motion the circle does not move and the text counts down; the one button keeps the focus
  const begin = comfort.getByRole("button", { name: "Begin" });
  await begin.focus();
  await page.keyboard.press("Enter");
  await expect(comfort.getByText("Now: breathe in through the nose.")).toBeVisible();
  await expect(comfort.locator(".breath circle").nth(1)).toHaveAttribute("r", "82");
  await expect(comfort.getByText("Now: hold it, softly.")).toBeVisible({ timeout: 8000 });
  await expect(comfort.locator(".breath text")).toHaveText(/^[567]$/);
  await expect(comfort.locator(".breath circle").nth(1)).toHaveAttribute("r", "82");
  await expect(comfort.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(begin).toBeFocused();
  await comfort.getByRole("button", { name: "Start five minutes" }).focus();
  await page.keyboard.press("Enter");
  await expect(comfort.getByRole("timer")).toContainText("4:5");
  await expect(comfort.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(comfort.getByRole("button", { name: "Resume" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(comfort.getByRole("button", { name: "Start five minutes" })).toBeFocused();
  await comfort.getByRole("checkbox", { name: "Soft sound at the end" }).uncheck();
  const before = await comfort.locator("blockquote").textContent();
  await comfort.getByRole("button", { name: "Another affirmation" }).click();
  await expect(comfort.locator("blockquote")).not.toHaveText(before ?? "");
  await context.setOffline(false);
  await expectNoAxe(page);
});

test(
  "the circle moves where motion is allowed, and five minutes end with one soft tone, or none when muted",
  { tag: "@long" },
  async ({ isMobile, page, member }) => {
    test.skip(isMobile, "the same at every width");
    void member;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const rung: number[] = [];
      Object.assign(window, { rung });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
        rung.push(this.frequency.value);
        start.apply(this, when);
      };
    });
    await page.clock.install();
    await page.goto("/mental-health");
    const comfort = page.getByRole("region", { name: "Comfort Mode" });
    const width = () =>
      comfort
        .locator(".breath circle")
        .nth(1)
        .evaluate((circle) => Number(circle.getAttribute("r")));
    await comfort.getByRole("button", { name: "Begin" }).click();
    const small = await width();
    await page.clock.runFor(4_500);
    expect(await width()).toBeGreaterThan(small + 40);
    await page.clock.runFor(15_000);
    await expect(comfort.getByText("1 round done")).toBeVisible();
    await comfort.getByRole("button", { name: "Stop" }).click();

    for (const rounds of [1, 1]) {
      await comfort.getByRole("button", { name: /^Start five minutes$/ }).click();
      await page.clock.runFor(299_000);
      await expect(comfort.getByRole("timer")).toHaveText("0:01");
      await page.clock.runFor(1_500);
      await expect(comfort.getByText("Five minutes are over. Take your time.")).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { rung: number[] }).rung.length)).toBe(rounds);
      await comfort.getByRole("checkbox", { name: "Soft sound at the end" }).uncheck();
      await comfort.getByRole("button", { name: "Start over" }).click();
    }
  },
);

test("text that sounds like a crisis shows the crisis lines at once, and saving works as before @phone", async ({ page, member }) => {
  await page.goto("/mental-health");
  const text = entryField(page);
  await text.fill("This budget is killing me.");
  await expect(page.getByText("You matter.")).toBeHidden();
  await text.fill("I don't want to live anymore.");
  const card = page.getByRole("group", { name: /^You matter/ });
  await expect(card).toBeVisible();
  await expect(card.getByRole("link").first()).toContainText("988");
  await expectNoAxe(page);
  await text.fill("I am fine, you misunderstood.");
  await expect(card).toBeVisible();
  const hint = page.getByText(/^A place to start:/);
  const before = await hint.textContent();
  await page.getByRole("button", { name: "Ask me another question" }).click();
  await expect(hint).not.toHaveText(before ?? "");
  await saveEntry(page);
  await expect(text).toHaveValue("");
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map((one) => one.entryText)).toEqual(["I am fine, you misunderstood."]);
});

test("a safety plan is one tap away, is saved and printed on its own, and Escape three times leaves the page @phone", async ({
  page,
  member,
  guard,
}) => {
  await page.goto("/mental-health");
  const plan = page.locator("#safety-plan");
  await openFolds(page, "safety-plan");
  await plan.getByLabel("People I can call").fill("Ines\n555 0100");
  await plan.getByRole("button", { name: "Save plan" }).click();
  await expect(page.getByText("Your safety plan is saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(plan.getByLabel("People I can call")).toHaveValue("Ines\n555 0100");

  // too long a text is reported, not cut; a failed save keeps the text and can be retried
  const calming = plan.getByLabel("What calms me a little");
  const save = plan.getByRole("button", { name: "Save plan" });
  await calming.fill("x".repeat(50_000));
  await save.click();
  await expect(plan.locator(".problem", { hasText: "4,000 characters" })).toBeVisible();
  await expect(calming).toBeFocused();
  await expect(calming).toHaveValue("x".repeat(50_000));
  const nasty = `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script> \u202Eقال لي\u202C a\u200Bb 😀`;
  await calming.fill(nasty);
  await failNext(page, "/api/rpc/safety/savePlan", { status: 500, message: "The shelf is full today.", times: 3 });
  await save.click();
  await expect(page.locator(".toast").getByText("Error saving")).toBeVisible();
  await expect(page.locator(".toast").getByText("The shelf is full today.")).toBeVisible();
  await page.reload();
  await expect(calming).toHaveValue(nasty);
  await save.click();
  await expect(page.getByText("Your safety plan is saved.", { exact: true })).toBeVisible();
  expect(await member.call("GET", "/api/safety/plan")).toMatchObject({ calming: nasty, people: "Ines\n555 0100" });
  await expect(calming).toHaveValue(nasty);
  await expect(page).toHaveTitle(/Mental Health/);
  await calming.fill("");
  await save.click();
  await expect.poll(() => member.call("GET", "/api/safety/plan")).toMatchObject({ calming: "" });

  // from the top of the page, and from the card on any page
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("link", { name: "My safety plan" }).click();
  await expect(plan).toBeInViewport();
  await expect(plan.locator("> summary")).toBeFocused();
  await page.goto("/relationships");
  await page.getByRole("textbox", { name: "What happened?" }).fill("I don't want to live anymore.");
  const card = page.getByRole("group", { name: /^You matter/ });
  await card.getByRole("link", { name: "My safety plan" }).click();
  await expect(page).toHaveURL(/mental-health#safety-plan$/);
  await expect(plan).toBeInViewport();

  // printed: the plan with the crisis lines, and nothing else of the page
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await plan.getByRole("button", { name: "Print" }).click();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  await expect(page.getByRole("heading", { name: "My safety plan" })).toBeVisible();
  await expect(plan.getByRole("paragraph").filter({ hasText: "555 0100" })).toBeVisible();
  await expect(plan.getByText("988 Suicide and Crisis Lifeline")).toBeVisible();
  expect((await page.locator("body").innerText()).replace(/\s+/g, " ")).toMatch(
    /^My safety plan How I notice that it gets hard What calms me a little People I can call Ines 555 0100 Places where I am safe Lines that answer day and night 988/,
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // one Escape closes a dialog; three leave the site, and Back does not return here
  guard.allow(/foreign host/);
  await page.route("https://www.weather.gov/", (route) => route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }));
  await page.getByRole("button", { name: "Crisis lines" }).first().click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Crisis lines" })).toBeHidden();
  // the Escape that closed the dialog counts for 1.5 s
  const closedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 1500, closedAt);
  // measured here: a closed dialog leaves its history entry ahead
  const steps = await page.evaluate(() => history.length);
  for (let at = 0; at < 3; at += 1) await page.keyboard.press("Escape");
  await expect(page).toHaveURL("https://www.weather.gov/");
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("patterns appear after fourteen days with a mood, and give both averages with their number of days @long", async ({
  page,
  member,
}) => {
  const today = dayIn("America/New_York", Date.now());
  const id = (at: number) => `019a0000-0000-7000-8000-0000000002${String(at + 10)}`;
  const archive = zipSync({
    "evenday.json": strToU8(JSON.stringify({ format: "evenday-export-1" })),
    "data/journal_entries.json": strToU8(
      JSON.stringify(
        Array.from({ length: 13 }, (_, at) => ({
          id: id(at),
          entry_text: `Page ${at}`,
          mood_rating: at % 2 ? 4 : 8,
          is_mood_set: true,
          kind: "plain",
          created_at: `${addDays(today, -1 - at)}T17:00:00Z`,
        })),
      ),
    ),
    "data/challenge_days.json": strToU8(
      JSON.stringify(Array.from({ length: 7 }, (_, at) => ({ id: id(at + 40), day: addDays(today, -1 - 2 * at), mark: "no-spend" }))),
    ),
  });
  const brought = await fetch(`${origin()}/api/account/import`, {
    method: "POST",
    body: archive as Uint8Array<ArrayBuffer>,
    headers: { apikey: publicKey, authorization: `Bearer ${member.token}`, "content-type": "application/zip" },
  });
  expect(brought.status, await brought.text()).toBe(200);
  await page.goto("/mental-health");
  await openFolds(page, "patterns");
  const patterns = page.locator("#patterns");
  await expect(patterns.getByText("Not enough days yet: 13 of 14 days with a mood.")).toBeVisible();
  await expect(patterns.getByText("No habit is checked yet.")).toBeVisible();
  await page.getByRole("slider", { name: "Mood, 1 to 10" }).fill("3");
  await submitEntry(page, "The fourteenth.");
  await expect(patterns.getByText("on 7 no-spend days")).toBeVisible();
  await expect(patterns.getByText("on 7 other days")).toBeVisible();
  await expect(patterns.getByText(/^Likely difference: /)).toBeVisible();
  await expect(patterns.getByText("Monday")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
});

test("with a model set up the next question comes from it, only after the member has seen what would be sent @long", async ({
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  void member;
  await useModel(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/mental-health/question")) sent.push(request.postData() ?? "");
  });
  await page.goto("/mental-health");
  const text = entryField(page);
  const ask = page.getByRole("button", { name: "Ask me another question" });
  await ask.click();
  await expect(page.getByRole("group", { name: "Ask the AI about this page?" })).toBeHidden();
  await text.fill("The bus was late again and I was short with Ines.");
  await ask.click();
  const offer = page.getByRole("group", { name: "Ask the AI about this page?" });
  await expect(offer).toContainText("These words would go once to the language model at 127.0.0.1");
  await offer.getByText("Show the words that would go").click();
  await expect(offer.locator(".sent")).toHaveText("The bus was late again and I was short with Ines.");
  await expectNoAxe(page);
  expect(sent).toEqual([]);
  await offer.getByRole("button", { name: "Send and ask" }).click();
  await expect(page.getByText("Asked by the AI: What would you like to begin with?")).toBeVisible();
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    expect.objectContaining({ excerpt: "The bus was late again and I was short with Ines.", mood: null }),
  ]);

  await text.fill("[silence] A page that is saved while the model thinks.");
  await ask.click();
  await offer.getByRole("button", { name: "Send and ask" }).click();
  await saveEntry(page);
  await expect(page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("The AI gave no question just now, so here is a written one.")).toBeVisible();

  await text.fill("I don't want to live anymore.");
  await expect(page.getByText(/^A place to start:/)).toBeVisible();
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  await ask.click();
  await expect(offer).toBeHidden();
  expect(sent).toHaveLength(2);
});
