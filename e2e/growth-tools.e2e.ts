import type { Page } from "@playwright/test";
import { expect, expectNoAxe, failNext, test, type Member, today } from "./people.ts";

// one width is enough: growth.e2e.ts opens the same panels on a phone, with axe
test.skip(({ isMobile }) => isMobile, "the tools are worked at one width");

type Entry = { entryText: string; moodRating: number | null; kind: string };
const entries = async (member: Member, kind: string) =>
  (await member.call<{ entries: Entry[] }>("GET", `/api/journal/entries?kind=${kind}`)).entries;

/** Ticks one item of a checklist and waits until the server has saved it. */
const tick = async (page: Page, words: string | RegExp) => {
  const response = page.waitForResponse("**/api/rpc/growth/tick");
  await page.getByLabel(words).click();
  expect((await response).status()).toBe(200);
};

test("the quiz asks five questions, survives a reload, and saves score, feedback and answers @long", async ({ page, member }) => {
  await page.goto("/growth/emotional-intelligence");
  const quiz = page.locator("section", { has: page.locator("#quiz-title") }).last();
  const choose = async (at: number, option: number) => {
    await expect(quiz.getByText(`Question ${at + 1} of 5`)).toBeVisible();
    await expect(quiz.locator(".g-options button")).toHaveCount(4);
    await quiz.locator(".g-options button").nth(option).click();
  };
  // the second press of a double click answers no further question
  await quiz.locator(".g-options button").nth(2).dblclick();
  await choose(1, 2);
  await page.reload();
  await choose(2, 2);
  await choose(3, 2);
  await choose(4, 0);
  await expect(quiz.getByText("80 /")).toBeVisible();
  await expect(quiz.getByText("Excellent.")).toBeVisible();
  await expect
    .poll(async () => (await entries(member, "eq-quiz"))[0]?.entryText)
    .toBe("[EQ Quiz Results]\nScore: 80/100\nFeedback: Excellent\nAnswers: 2, 2, 2, 2, 0");
  await quiz.getByText("Earlier results (1)").click();
  await expect(quiz.getByText("80 of 100, Excellent")).toBeVisible();
  await expectNoAxe(page);
  await quiz.getByRole("button", { name: "Take the quiz again" }).click();
  await expect(quiz.getByText("Question 1 of 5")).toBeVisible();
});

test("the slider of a check-in shows the day's mood, and changing only the word leaves it @long", async ({ page, member }) => {
  const day = today();
  const moods = () => member.call<{ days: { mood: number | null }[] }>("GET", `/api/journal/moods?from=${day}&to=${day}`);
  const mood = async () => (await moods()).days[0]?.mood ?? null;
  await page.goto("/growth/emotional-intelligence");
  const checkin = page.getByRole("region", { name: "Daily check-in" });
  const slider = checkin.getByRole("slider", { name: "How are you today?" });
  const word = checkin.getByLabel("One word for it");
  const save = async (name: "Save" | "Change") => {
    const answer = page.waitForResponse("**/api/rpc/growth/checkIn");
    await checkin.getByRole("button", { name: `${name} today's check-in` }).click();
    expect((await answer).status()).toBe(200);
    await expect(checkin.getByText("Saved for today. You can change it.")).toBeVisible();
  };
  await word.fill("hm");
  await save("Save");
  await word.fill("hmm");
  await save("Change");
  expect(await mood()).toBe(null);
  await slider.fill("3");
  await save("Change");
  expect(await mood()).toBe(3);
  await member.call("PUT", `/api/journal/moods/${day}`, { mood: 8 });
  await word.fill("better");
  await save("Change");
  expect(await mood()).toBe(8);
  await expect(slider).toHaveValue("8");
  await checkin.getByText("Your last check-in").click();
  await expect(checkin.getByRole("list", { name: "Check-ins, newest first" }).getByText("8", { exact: true })).toBeVisible();
});

test("a day is rated once, and a reflection stays in the form until it is saved @long", async ({ page, member }) => {
  await page.goto("/growth/emotional-intelligence");
  const checkin = page.getByRole("region", { name: "Daily check-in" });
  await checkin.getByRole("slider", { name: "How are you today?" }).fill("7");
  await checkin.getByLabel("One word for it").fill("hopeful");
  await checkin.getByRole("button", { name: "Save today's check-in" }).click();
  await expect(page.getByText("Today's check-in is saved.")).toBeVisible();
  await page.reload();
  await expect(checkin.getByLabel("One word for it")).toHaveValue("hopeful");
  await expect(checkin.getByRole("button", { name: "Change today's check-in" })).toBeVisible();

  const form = page.getByRole("form", { name: "Reflection" });
  await form.getByRole("button", { name: "Save Reflection" }).click();
  await expect(
    page
      .getByRole("status")
      .getByText("Please write your reflection.")
      .or(page.locator(".toast", { hasText: "Please write your reflection." }))
      .first(),
  ).toBeVisible();
  const field = form.getByLabel("Reflection journal");
  await field.fill("I paused before I answered.");
  await page.reload();
  await expect(field).toHaveValue("I paused before I answered.");
  await failNext(page, "/api/rpc/journal/write", { status: 500, message: "The table is full today.", times: 4 });
  await form.getByRole("button", { name: "Save Reflection" }).click();
  await expect(page.locator(".toast", { hasText: "Error saving reflection" })).toContainText("The table is full today.");
  await expect(field).toHaveValue("I paused before I answered.");
  await page.reload();
  await form.getByRole("button", { name: "Save Reflection" }).click();
  await expect(field).toHaveValue("");
  expect((await entries(member, "eq-reflection")).map(({ entryText }) => entryText)).toEqual([
    "[EQ Reflection] I paused before I answered.",
  ]);
});

test("confidence: an affirmation, strengths that are saved, and an achievement with mood 8 @long", async ({ page, member, guard }) => {
  await page.goto("/growth/confidence-builder");
  const words = page.locator(".g-affirm");
  const first = await words.innerText();
  await page.getByRole("button", { name: "Show me another" }).click();
  await expect(words).not.toHaveText(first);

  const strengths = page.getByRole("region", { name: "Your strengths" });
  await strengths.getByRole("button", { name: "Patience" }).click();
  await expect(strengths.getByText("1 chosen, kept for you.")).toBeVisible();
  const own = strengths.getByRole("textbox", { name: "In your own words" });
  await own.fill("Finding parking");
  guard.allow(/503/);
  await failNext(page, "/api/rpc/growth/tick");
  await strengths.getByRole("button", { name: "Add strength" }).click();
  const failed = page.locator(".toast").filter({ hasText: "Could not save this" });
  await expect(failed).toBeVisible();
  await expect(own).toHaveValue("Finding parking");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(own).toHaveValue("");
  await expect(strengths.getByText("2 chosen, kept for you.")).toBeVisible();
  await page.reload();
  await expect(strengths.getByRole("button", { name: "Patience" })).toHaveAttribute("aria-pressed", "true");
  await expect(strengths.getByText("Finding parking", { exact: true })).toBeVisible();

  const form = page.getByRole("form", { name: "Achievement" });
  await form.getByRole("button", { name: "Save Achievement" }).click();
  await expect(page.locator(".toast", { hasText: "Please describe your achievement." })).toBeVisible();
  await form.getByLabel("What did you do?").fill("I asked for help.");
  await form.getByRole("button", { name: "Save Achievement" }).click();
  await expect(form.getByLabel("What did you do?")).toHaveValue("");
  expect(await entries(member, "achievement")).toMatchObject([{ entryText: "[Achievement] I asked for help.", moodRating: 8 }]);
});

test("the balance check saves one line for each statement and opens again @long", async ({ page, member }) => {
  await page.goto("/growth/relationship-toolkit");
  await tick(page, "We put the phones away for one meal.");
  const form = page.getByRole("form", { name: "Balance check" });
  await expect(form.getByRole("checkbox")).toHaveCount(6);
  await form.getByRole("checkbox").nth(1).click();
  await form.getByRole("checkbox").nth(4).click();
  await page.reload();
  await expect(page.getByLabel("We put the phones away for one meal.")).toBeChecked();
  await expect(form.getByRole("checkbox").nth(4)).toBeChecked();
  await form.getByRole("button", { name: "Save Assessment" }).click();
  await expect(form.getByText("Earlier assessments (1)")).toBeVisible();
  const [entry] = await entries(member, "relationship-assessment");
  expect(entry?.entryText.split("\n")).toHaveLength(7);
  expect(entry?.entryText).toMatch(/^\[Relationship Assessment\]\n○ Not done: .+\n✓ Done: /);
  await form.getByRole("checkbox").nth(0).click();
  await form.getByText("Earlier assessments (1)").click();
  await form.getByRole("button", { name: /^Open the version/ }).click();
  await expect(form.getByRole("checkbox").nth(0)).not.toBeChecked();

  await member.call("POST", "/api/auth/sign-out");
  await form.getByRole("button", { name: "Save Assessment" }).click();
  await expect(page.locator(".toast", { hasText: "Not authenticated" })).toContainText("Please sign in to save your assessment.");
});

test("interview answers are saved as pairs, return after a reload, and are practiced aloud @long", async ({ page, member }) => {
  await page.goto("/growth/job-interview-mastery");
  await tick(page, /^Research the company/);
  const form = page.getByRole("form", { name: "Your five answers" });
  await expect(form.getByRole("textbox")).toHaveCount(5);
  await form.getByLabel("Tell me about yourself").fill("I run a front desk.");
  await form.getByLabel("Where do you see yourself in 5 years?").fill("Running two.");
  await page.reload();
  await expect(page.getByLabel(/^Research the company/)).toBeChecked();
  await expect(form.getByLabel("Tell me about yourself")).toHaveValue("I run a front desk.");
  await form.getByRole("button", { name: "Save Interview Preparation" }).click();
  await expect(page.locator(".toast", { hasText: "Saved!" })).toContainText("Your interview preparation has been saved.");
  expect((await entries(member, "interview"))[0]?.entryText).toBe(
    "[Interview Preparation]\nQ: Tell me about yourself\nA: I run a front desk.\n\nQ: Why do you want this job?\nA:\n\nQ: What are your strengths?\nA:\n\nQ: What are your weaknesses?\nA:\n\nQ: Where do you see yourself in 5 years?\nA: Running two.",
  );
  await page.reload();
  await expect(form.getByLabel("Tell me about yourself")).toHaveValue("I run a front desk.");
  await form.getByLabel("Tell me about yourself").fill("I run two desks.");
  await form.getByRole("button", { name: "Save Interview Preparation" }).click();
  await expect(form.getByText("Earlier versions (2)")).toBeVisible();

  const rehearsal = page.getByRole("region", { name: "Rehearsal" });
  await rehearsal.getByRole("button", { name: "Start rehearsal" }).click();
  await rehearsal.getByRole("button", { name: "Show my answer" }).click();
  await expect(rehearsal.getByText("I run two desks.")).toBeVisible();
  // one that is not saved yet
  await form.getByLabel("Tell me about yourself").fill("I run three desks.");
  await expect(rehearsal.getByText("I run three desks.")).toBeVisible();
  await expectNoAxe(page);
  for (let at = 0; at < 4; at++) await rehearsal.getByRole("button", { name: "Next question" }).click();
  await rehearsal.getByRole("button", { name: "Finish rehearsal" }).click();
  await expect(rehearsal.getByText("Again tomorrow.")).toBeVisible();

  await failNext(page, "/api/rpc/journal/write", { status: 500, message: "Not now.", times: 4 });
  await form.getByRole("button", { name: "Save Interview Preparation" }).click();
  await expect(page.locator(".toast", { hasText: "Error saving" })).toContainText("Not now.");
  await member.call("POST", "/api/auth/sign-out");
  await form.getByRole("button", { name: "Save Interview Preparation" }).click();
  await expect(page.locator(".toast", { hasText: "Not authenticated" })).toContainText("Please sign in to save your notes.");
});

const versions = [
  {
    name: "interview answers",
    path: "/growth/job-interview-mastery",
    kind: "interview",
    field: "Tell me about yourself",
    stored: (words: string) => `[Interview Preparation]\nQ: Tell me about yourself\nA: ${words}`,
  },
  {
    name: "a weekly plan",
    path: "/growth/time-management",
    kind: "weekly-plan",
    field: "Goal 1",
    stored: (words: string) => `[Weekly Time Management Plan]\n\nWeekly Goals\n1. ${words}\n\nTop 3 Priorities\n1. Rest`,
  },
];
for (const { name, path, kind, field: label, stored } of versions)
  test(`${name}: unsaved text that an earlier version replaces is brought back, also after a reload @long`, async ({ page, member }) => {
    for (const words of ["The oldest words.", "The stored words."])
      await member.call("POST", "/api/journal/entries", {
        id: crypto.randomUUID(),
        kind,
        entryText: stored(words),
        moodRating: null,
        isMoodSet: false,
      });
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    await expect(field).toHaveValue("The stored words.");
    await field.fill("Half an hour of thinking.");
    await page.locator("summary", { hasText: /^Earlier (versions|plans) \(2\)$/ }).click();
    const open = button(/^Open the version of/);
    await open.last().click();
    await expect(field).toHaveValue("The oldest words.");
    // an opened version that was not changed is stored already, a changed one is not
    await open.first().click();
    await expect(field).toHaveValue("The stored words.");
    await open.last().click();
    await field.fill("The oldest words, changed.");
    await page.reload();
    await expect(field).toHaveValue("The oldest words, changed.");
    await button("Bring it back").click();
    await expect(field).toHaveValue("Half an hour of thinking.");
    await button("Bring it back").click();
    await expect(field).toHaveValue("The oldest words, changed.");
    await expectNoAxe(page);
    await button("Discard it").click();
    await expect(button("Discard it")).toHaveCount(0);
  });

test("a conversation is planned in a field 150 pixels tall, refused when empty, and cleared once saved @long", async ({ page, member }) => {
  await page.goto("/growth/difficult-conversations");
  const form = page.getByRole("form", { name: "Conversation plan" });
  const field = form.getByLabel("Plan your conversation");
  expect((await field.boundingBox())?.height).toBeCloseTo(150, 0);
  const save = form.getByRole("button", { name: "Save Conversation Prep" });
  await field.fill("   ");
  await save.click();
  await expect(page.locator(".toast", { hasText: "No notes to save" })).toContainText("Please write your conversation preparation notes.");
  await expect(form.getByText("Please write your conversation preparation notes.")).toBeVisible();
  await field.fill("Ask for Sunday.");
  await page.reload();
  await expect(field).toHaveValue("Ask for Sunday.");
  await save.click();
  await expect(page.locator(".toast", { hasText: "Saved!" })).toContainText("Your conversation notes have been saved.");
  await expect(field).toHaveValue("");
  expect((await entries(member, "conversation"))[0]?.entryText).toBe("[Difficult Conversation Prep]\nAsk for Sunday.");
  await form.getByText("Earlier plans (1)").click();
  await form.getByRole("button", { name: /^Open the version/ }).click();
  await expect(field).toHaveValue("Ask for Sunday.");
});

test("a weekly plan drops blank lines and is loaded again, and the timer counts on @long", async ({ page, member }) => {
  await page.goto("/growth/time-management");
  const form = page.getByRole("form", { name: "Weekly planner" });
  for (const name of ["Priority", "Goal"]) await expect(form.getByLabel(new RegExp(`^${name} [123]$`))).toHaveCount(3);
  await form.getByLabel("Priority 2").fill("Taxes");
  await form.getByLabel("Goal 1").fill("Walk twice");
  await form.getByLabel("Goal 3").fill("Call Mom");
  await page.reload();
  await expect(form.getByLabel("Priority 2")).toHaveValue("Taxes");
  await form.getByRole("button", { name: "Save Weekly Plan" }).click();
  await expect(page.locator(".toast", { hasText: "Saved!" })).toContainText("Your weekly plan has been saved.");
  expect((await entries(member, "weekly-plan"))[0]?.entryText).toBe(
    "[Weekly Time Management Plan]\nWeekly Goals\n1. Walk twice\n2. Call Mom\n\nTop 3 Priorities\n1. Taxes",
  );
  await page.reload();
  await expect(form.getByLabel("Goal 2")).toHaveValue("Call Mom");
  await form.getByText("Earlier plans (1)").click();
  await expect(form.getByText("Taxes · Walk twice · Call Mom")).toBeVisible();

  const timer = page.getByRole("region", { name: "Pomodoro timer" });
  await expect(timer.getByRole("timer")).toHaveText("25:00");
  await timer.getByRole("button", { name: "Start the timer" }).click();
  await expect(timer.getByText("Work, round 1 of 4")).toBeVisible();
  await expect(timer.getByRole("timer")).toHaveText(/^24:5\d$/);
  await page.reload();
  await expect(timer.getByRole("timer")).toHaveText(/^24:\d\d$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft.*pomodoro/.test(key))), "no draft").toEqual([]);
  await timer.getByRole("button", { name: "Stop the timer" }).click();

  await member.call("POST", "/api/auth/sign-out");
  await form.getByRole("button", { name: "Save Weekly Plan" }).click();
  await expect(page.locator(".toast", { hasText: "Not authenticated" })).toContainText("Please sign in to save your plan.");
});
