import type { Page } from "@playwright/test";
import { goTo, heldHere, persistedOnDevice, rows, test, waits, write } from "./device.ts";
import { endTrial, enter, expect, newMember, setTrial, type Member } from "./people.ts";

test.use({ serviceWorkers: "allow", isDataSaving: false });
test.skip(({ isMobile }) => isMobile, "the same at every width");

const field = (page: Page) => page.getByLabel("AI Journal Assistant");
const wordsOf = async (member: Member) =>
  (await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries")).entries.map(({ entryText }) => entryText);

test("at whatever moment the line is cut, each page arrives once and in order", { tag: "@long" }, async ({ context, line, page }) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await persistedOnDevice(page);
  const sent = () => line.sent.filter(({ path }) => path === "/api/rpc/journal/write");
  const arrived = (count: number) => expect.poll(() => sent().length).toBe(count);

  // while it is under way, and the page is loaded again before an answer: it is written on, and stays one page
  line.hold("/api/rpc/journal/write");
  await field(page).fill("one");
  await page.getByRole("button", { name: "Save Entry" }).click();
  await arrived(1);
  await page.reload();
  await expect(field(page)).toHaveValue("one");
  await write(page, "one, and a half");
  await expect(rows(page)).toHaveText([/one, and a half/]);

  // between two: the second waits on, also over a reload, and what comes then does not overtake it
  line.cut();
  await write(page, "two");
  await write(page, "three");
  await expect(waits(page)).toHaveText([/two/, /three/]);
  line.sent.length = 0;
  line.cutAfter("/api/rpc/journal/write");
  line.restore();
  await expect(waits(page)).toHaveText([/three/], { timeout: 15_000 });
  expect(sent()).toHaveLength(1);
  await page.reload();
  await expect(waits(page)).toHaveText([/three/]);
  await write(page, "four");
  await expect(waits(page)).toHaveText([/three/, /four/]);
  line.restore();
  await expect(waits(page)).toHaveCount(0, { timeout: 15_000 });
  expect(await wordsOf(member)).toEqual(["four", "three", "two", "one, and a half"]);

  // while a newer version takes over, with one under way that the server has already
  line.cut();
  await write(page, "five");
  await expect(waits(page)).toHaveText([/five/]);
  line.sent.length = 0;
  line.hold("/api/rpc/journal/write");
  line.restore();
  await arrived(1);
  line.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByText("A new version of Evenday is ready.")).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("script#entry")).toHaveAttribute("src", /-second-build\.js$/);
  await expect(waits(page)).toHaveCount(0, { timeout: 15_000 });
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect((await wordsOf(member)).slice(0, 2)).toEqual(["five", "four"]);

  await persistedOnDevice(page);

  // while signing in again, after the session has ended
  line.cut();
  await write(page, "six");
  await expect(waits(page)).toHaveText([/six/]);
  await member.call("POST", "/api/auth/sign-out");
  line.restore();
  await page.getByRole("button", { name: "Sign in again" }).click({ timeout: 15_000 });
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  line.cut();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(/We could not reach Evenday/).first()).toBeVisible();
  expect((await heldHere(page)).includes("six")).toBe(true);
  line.restore();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(`${line.url}/`);
  await goTo(page, "Mental Health");
  await expect(rows(page).first()).toContainText("six", { timeout: 15_000 });
  await expect(waits(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(6);
});

test("what waits is changed, taken back, shown and never hidden @long", async ({ context, line, page }) => {
  const member = await enter(context, await newMember(), line.url);
  await member.call("POST", "/api/journal/entries", {
    id: "01938f4e-1111-7000-8000-000000000001",
    entryText: "already there",
    moodRating: 4,
    kind: "plain",
  });
  await page.goto(`${line.url}/lifestyle`);
  await expect(page.getByLabel("30min exercise, today")).toBeVisible();
  await goTo(page, "Mental Health");
  await expect(rows(page)).toHaveText([/already there/]);
  await persistedOnDevice(page);
  await context.setOffline(true);

  // a page that waits is changed before it is sent, also over a reload; another is taken back
  await write(page, "to be changed");
  await write(page, "to be taken back");
  await waits(page).nth(1).getByRole("button", { name: "Remove: Journal page" }).click();
  await expect(page.getByText("Removed.")).toBeVisible();
  await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
  await waits(page).getByLabel("Your words").fill("changed");
  await page.reload();
  await expect(waits(page).getByLabel("Your words")).toHaveValue("changed");

  // one that the server has is changed with a connection: it says so, and keeps the words
  await rows(page)
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  await expect(rows(page).getByText(/is changed once there is a connection/)).toBeVisible();
  await rows(page).getByLabel("Your words").fill("already there, and more");
  await rows(page).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/We could not reach Evenday/).first()).toBeVisible();
  await page.reload();
  await rows(page)
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  await expect(rows(page).getByLabel("Your words")).toHaveValue("already there, and more");

  // what is in someone's hand is not sent over their head
  await goTo(page, "Lifestyle");
  await page.getByLabel("30min exercise, today").click();
  await expect(page.getByText("2 things wait to be sent.")).toBeVisible();
  const habits = await member.call<{ id: string; name: string }[]>("GET", "/api/lifestyle/habits");
  await member.call("DELETE", `/api/lifestyle/habits/${habits.find(({ name }) => name === "30min exercise")?.id}`);
  await context.setOffline(false);
  // and the habit is gone meanwhile: that is shown, and can be dismissed
  await expect(page.getByText("1 thing could not be sent, and is still here.")).toBeVisible({ timeout: 15_000 });
  await page.getByText("1 thing could not be sent").getByRole("button", { name: "Look at them" }).click();
  const list = page.getByRole("dialog", { name: "Waiting to be sent" });
  await expect(list.getByText("This habit is no longer here.")).toBeVisible();
  await list.getByRole("button", { name: /^Remove: 30min exercise/ }).click();
  await expect(waits(page)).toHaveCount(1);
  expect(await wordsOf(member)).toEqual(["already there"]);

  // without access it stays queued, leaving asks about it, and it is sent once there is access again
  await endTrial(member);
  await list.getByRole("button", { name: "Done" }).click();
  await list.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("heading", { name: "Trial Ended" })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("dialog", { name: "Log out before it is sent?" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await setTrial(member, 86_400_000);
  await page.goto(`${line.url}/mental-health`);
  await expect(rows(page).first()).toContainText("changed", { timeout: 15_000 });
  expect(await wordsOf(member)).toEqual(["changed", "already there"]);
  await rows(page)
    .nth(1)
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  await rows(page).getByRole("button", { name: "Done" }).click();
  await expect(rows(page)).toHaveText([/changed/, /already there, and more/]);
});
