import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { findBrowser, launchOptions } from "../scripts/browser.ts";
import { entryField, saveEntry, submitEntry } from "./entry.ts";
import { openFolds } from "./folds.ts";
import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

// with V8's optimizing compilers: without them the encoder takes several times as long
test.use({ isDataSaving: false, launchOptions: launchOptions(findBrowser()) });

const severe = "I don't want to live anymore.";

type Recorded = { predictions: unknown[] };
/** Runs in the page: records the messages of the classifier's worker. */
function recordPredictions(): void {
  const predictions: unknown[] = [];
  const Real = globalThis.Worker;
  globalThis.Worker = new Proxy(Real, {
    construct: (Thread, input: ConstructorParameters<typeof Worker>) => {
      const thread = new Thread(...input);
      thread.addEventListener("message", ({ data }) => predictions.push(data));
      return thread;
    },
  });
  Object.assign(window, { predictions });
}

test("typed text is classified in a worker; the page itself loads no phrases", async ({ page, member: _ }) => {
  await page.goto("/mental-health");
  await entryField(page).fill(severe);
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  expect(page.workers().some((one) => one.url().includes("classifier-worker"))).toBe(true);
});

for (const [what, breakIt] of [
  ["cannot start a second thread", () => Object.assign(globalThis, { Worker: undefined })],
  [
    "loses its second thread",
    () => {
      const Real = globalThis.Worker;
      globalThis.Worker = new Proxy(Real, {
        construct: (Thread, input: ConstructorParameters<typeof Worker>) => {
          const thread = new Thread(...input);
          setTimeout(() => thread.dispatchEvent(new Event("error")));
          return thread;
        },
      });
    },
  ],
] as const)
  test(`the card also appears in a browser that ${what}`, async ({ page, member: _ }) => {
    await page.addInitScript(breakIt);
    await page.goto("/mental-health");
    await entryField(page).fill(severe);
    await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  });

test("with the network lost once the page is ready, the first severe words still bring up the card @phone", async ({
  page,
  context,
  member: _,
}) => {
  await page.goto("/mental-health");
  const text = entryField(page);
  await expect(text).toBeVisible();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await text.fill(severe);
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
});

const indirectText = "She counts my change and decides which friends I may still see.";
const abuseCard = (page: Page) => page.getByRole("group", { name: "You deserve to be safe." });

test("indirect hints are detected by the encoder, which loads with the first typed words and works offline", async ({
  page,
  context,
  member: _,
}) => {
  const fetched: string[] = [];
  context.on("request", (request) => void (request.url().endsWith(".bin") && fetched.push(request.url())));
  await page.goto("/mental-health");
  const text = entryField(page);
  await expect(text).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await text.fill("We painted the hall today.");
  await expect.poll(() => fetched.length).toBe(1);
  await page.waitForLoadState("networkidle");
  await expect(abuseCard(page)).toBeHidden();
  await context.setOffline(true);
  await text.fill(indirectText);
  await expect(abuseCard(page)).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test("with data saving on, the classifier is not fetched, and plain words still bring up the card", async ({
  page,
  context,
  member: _,
}) => {
  const fetched: string[] = [];
  context.on("request", (request) => void (request.url().endsWith(".bin") && fetched.push(request.url())));
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/mental-health");
  await entryField(page).fill(severe);
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  expect(fetched).toEqual([]);
});

test("the coach answers with care what only the browser's encoder detected, and shows no card for what it overrules", async ({
  page,
  member: _,
}) => {
  await page.addInitScript(recordPredictions);
  await page.goto("/life-coach");
  const box = page.getByRole("textbox", { name: "Your message" });
  const predictions = () => page.evaluate(() => (window as unknown as Recorded).predictions);
  /** Sends words once the classifier has run ahead of them: it runs while the user types, and shows nothing of it. */
  const say = async (words: string) => {
    const before = (await predictions()).length;
    await box.fill(words);
    await expect.poll(async () => (await predictions()).length).toBeGreaterThan(before);
    const sent = page.waitForRequest((request) => request.url().endsWith("life-coach-chat"));
    await box.press("Enter");
    return (await sent).postDataJSON() as unknown;
  };
  const coming = page.waitForResponse((answer) => answer.url().endsWith(".bin"));
  await box.fill("How do I plan a week of meals?");
  await (await coming).finished();
  await expect.poll(async () => (await predictions()).length).toBeGreaterThan(1);

  // the server's rules alone find abuse in the first
  expect(await say("I got a black eye from a softball.")).toMatchObject({ prediction: { level: 0, kinds: [] } });
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(abuseCard(page)).toBeHidden();
  // so does its linear model in the second; with it the first is sent again
  expect(await say("my boyfriend cheated and i dont know if i should stay")).toMatchObject({
    prediction: { level: 0, kinds: [] },
    messages: [expect.anything(), { role: "user", isHarmless: true }, expect.anything(), { role: "user" }],
  });
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(page.getByRole("group", { name: /^You matter|^You deserve/ })).toBeHidden();
  expect(await say(indirectText)).toMatchObject({ prediction: { level: 2, kinds: ["abuse"] } });
  await expect(abuseCard(page)).toBeVisible();
});

const faint = "I stopped caring what happens on the way to work.";
const moreFaint = ["They laugh more on the days that I am away.", "I stopped looking when I cross the street."];
const card = (page: Page) => page.getByRole("group", { name: /^You matter/ });
const quietLine = (page: Page) => page.getByRole("status").filter({ hasText: "If this is heavier than a hard day" });

test("a faint sign brings one quiet line and no card, and a third one the card, in the journal and in the coach @phone", async ({
  page,
  member: _,
}) => {
  await page.addInitScript(recordPredictions);
  await page.goto("/mental-health");
  const text = entryField(page);
  const coming = page.waitForResponse((answer) => answer.url().endsWith(".bin"));
  await text.fill("We painted the hall today.");
  await (await coming).finished();
  await text.fill(faint);
  await expect(quietLine(page)).toBeVisible();
  await expect(quietLine(page).getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(quietLine(page).getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
  await expect(card(page)).toBeHidden();
  await inBothThemes(page, () => expectNoAxe(page));
  await quietLine(page).getByRole("button", { name: "All lines" }).click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).getByRole("link")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await text.fill([faint, ...moreFaint].join(" "));
  await expect(card(page)).toBeVisible();
  await expect(quietLine(page)).toBeHidden();

  await page.goto("/life-coach");
  const box = page.getByRole("textbox", { name: "Your message" });
  let answers = 0;
  const say = async (words: string) => {
    await box.fill(words);
    await expect.poll(() => page.evaluate(() => JSON.stringify((window as unknown as Recorded).predictions))).toMatch(/"level":[12]/);
    await page.evaluate(() => ((window as unknown as Recorded).predictions.length = 0));
    await box.press("Enter");
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount((answers += 1));
  };
  await say(faint);
  await expect(quietLine(page)).toBeVisible();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole("log")).toContainText("are you thinking about ending your life");
  await inBothThemes(page, () => expectNoAxe(page));
  for (const more of moreFaint) {
    await expect(card(page)).toBeHidden();
    await say(more);
  }
  await expect(card(page)).toBeVisible();
  await expect(quietLine(page)).toBeHidden();
});

test("over an open page of the journal all lines open in place, and a link of the card closes the dialog @long", async ({
  page,
  member,
}) => {
  const entry = { id: randomUUID(), entryText: "We painted the hall.", moodRating: 6, kind: "plain" };
  await member.call("POST", "/api/journal/entries", entry);
  await page.goto("/budget");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("painted");
  await page.getByRole("group", { name: "Your pages" }).getByRole("option").click();
  const dialog = page.getByRole("dialog").filter({ hasText: "We painted the hall." });
  await dialog.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog").filter({ has: page.getByLabel("Your words") });
  await edit.getByLabel("Your words").fill(faint);
  const all = edit.getByRole("button", { name: "All lines" });
  await all.press("Enter");
  await expect(all).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(edit.getByRole("listitem").first().getByRole("link")).toBeFocused();
  await expect(page.locator("#crisis-lines")).toBeHidden();
  await edit.getByLabel("Your words").fill(severe);
  await edit.getByRole("link", { name: "My safety plan" }).click();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL("/mental-health#safety-plan");
});

test("drafts of several fields are each classified by the encoder @long", async ({ page, member: _ }) => {
  await page.goto("/relationships");
  const situation = page.getByRole("textbox", { name: "What happened?" });
  const decision = page.getByRole("textbox", { name: "What are you deciding?" });
  await situation.fill(indirectText);
  await openFolds(page, "decide");
  await decision.fill("Whether to move in with Jo in March.");
  await expect(abuseCard(page)).toHaveCount(1);
  await page.reload();
  await expect(situation).toHaveValue(indirectText);
  await expect(abuseCard(page)).toHaveCount(1);
});

test("text saved 100 ms after a paste brings up the card, also where the panel closes with its Save @phone", async ({
  page,
  member: _,
}) => {
  const card = page.getByRole("group", { name: /^You matter/ });
  await page.goto("/mental-health");
  const text = entryField(page);
  await submitEntry(page, "We painted the hall.");
  await expect(text).toHaveValue("");
  await openFolds(page, "pages");
  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  await rows
    .first()
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  // a live region that arrives together with its text is not announced everywhere
  const stays = page.locator("main > [role=status]");
  await expect(stays).toHaveText("");
  await page.getByLabel("Your words").fill(`We painted the hall. ${severe}`);
  await page.waitForTimeout(100);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByLabel("Your words")).toBeHidden();
  await expect(card).toHaveCount(1);
  await expect(stays.locator(card)).toBeVisible();
  // it stays until the user leaves the page
  await page.goto("/budget");
  await page.goto("/mental-health");
  await expect(text).toBeVisible();
  await expect(card).toBeHidden();
  await text.fill(severe);
  await page.waitForTimeout(100);
  await saveEntry(page);
  await expect(text).toHaveValue("");
  await expect(card).toHaveCount(1);
});
