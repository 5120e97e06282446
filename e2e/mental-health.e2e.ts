import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

test("the week and the year fill with moods, past pages are searched, filtered and mended", async ({ page, member }) => {
  await page.goto("/mental-health");
  await expect(page.getByText("No mood this week yet")).toBeVisible();
  const entry = (at: number, entryText: string, kind = "plain", moodRating: number | null = 7) =>
    member.call("POST", "/api/journal/entries", { id: `019a0000-0000-7000-8000-0000000001${String(at + 10)}`, entryText, moodRating, isMoodTouched: kind === "plain", kind });
  await entry(1, "I walked along the canal");
  await entry(2, "[Achievement] I asked for help", "achievement", 8);
  await entry(3, "[EQ Reflection] I paused before answering", "eq-reflection", null);
  await page.reload();
  const week = page.getByRole("region", { name: "Your week" });
  await expect(week.getByText("1 day with a mood, 7 on average.")).toBeVisible();
  await week.getByRole("button", { name: "Show as a table" }).click();
  await expect(week.getByRole("table", { name: "Mood in the last seven days" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your year in days" }).getByRole("table").first()).toBeAttached();
  await inBothThemes(page, () => expectNoAxe(page));

  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Achievements" });
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("I asked for help");
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Everything" });
  await page.getByLabel("Search your pages").fill("walking");
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole("button", { name: /^Edit the entry of/ }).click();
  await page.getByLabel("Your words").fill("I walked along the river");
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(rows.first()).toContainText("I walked along the river");
  await expect(rows.first()).toContainText("edited");
  await page.getByLabel("Search your pages").fill("nothing like this");
  await expect(page.getByText("No page holds that.")).toBeVisible();
});

test("Comfort Mode breathes, rests and encourages without a network, and the five lines can be called", async ({ page, member, context }) => {
  expect(member).toBeDefined();
  await page.goto("/mental-health");
  const comfort = page.getByRole("region", { name: "Comfort Mode" });
  const lines = comfort.getByRole("region", { name: "Crisis Support Directory" });
  for (const [name, href] of [[/^988/, "tel:988"], [/^Text HOME to 741741/, "sms:741741?&body=HOME"], [/^1-800-662-4357/, "tel:18006624357"], [/^1-800-799-7233/, "tel:18007997233"], [/^911/, "tel:911"]] as const) {
    await expect(lines.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await context.setOffline(true);
  await comfort.getByRole("button", { name: "Begin" }).click();
  await expect(comfort.getByText("Now: breathe in through the nose.")).toBeVisible();
  await expect(comfort.getByText("Now: hold it, softly.")).toBeVisible({ timeout: 8000 });
  await comfort.getByRole("button", { name: "Stop" }).click();
  await comfort.getByRole("button", { name: "Start five minutes" }).click();
  await expect(comfort.getByRole("timer")).toContainText("4:5");
  await comfort.getByRole("button", { name: "Pause" }).click();
  await comfort.getByRole("button", { name: "Resume" }).click();
  await comfort.getByRole("checkbox", { name: "Soft sound at the end" }).uncheck();
  const before = await comfort.locator("blockquote").textContent();
  await comfort.getByRole("button", { name: "Another affirmation" }).click();
  await expect(comfort.locator("blockquote")).not.toHaveText(before ?? "");
  await context.setOffline(false);
  await expectNoAxe(page);
});

test("words that sound like a crisis bring people to call, at once, and saving goes on as before", async ({ page, member }) => {
  await page.goto("/mental-health");
  const text = page.getByLabel("AI Journal Assistant");
  await text.fill("This budget is killing me.");
  await expect(page.getByText("You matter.")).toBeHidden();
  await text.fill("I don't want to live anymore.");
  const card = page.getByRole("region", { name: /^You matter/ });
  await expect(card).toBeVisible();
  await expect(card.getByRole("link").first()).toContainText("988");
  await expectNoAxe(page);
  await text.fill("I am fine, you misunderstood.");
  await expect(card).toBeVisible();
  const hint = page.getByText(/^A place to start:/);
  const before = await hint.textContent();
  await page.getByRole("button", { name: "Ask me a next question" }).click();
  await expect(hint).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(text).toHaveValue("");
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map((one) => one.entryText)).toEqual(["I am fine, you misunderstood."]);
});

test("a safety plan is written, kept and found again", async ({ isMobile, page, member }) => {
  test.skip(isMobile, "the same at every width");
  expect(member).toBeDefined();
  await page.goto("/mental-health");
  const plan = page.getByRole("region", { name: "My safety plan" });
  await plan.getByLabel("People I can call").fill("Ines\n555 0100");
  await plan.getByRole("button", { name: "Save plan" }).click();
  await expect(page.getByText("Your safety plan is kept.")).toBeVisible();
  await expect(plan.getByLabel("People I can call")).toHaveValue("Ines\n555 0100");
  await page.reload();
  await expect(plan.getByLabel("People I can call")).toHaveValue("Ines\n555 0100");
  await expect(page.getByRole("link", { name: "Leave this page quickly" })).toHaveAttribute("href", "https://www.weather.gov");
  await expectNoAxe(page);
});
