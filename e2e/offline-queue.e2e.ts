import { goTo, browserStorageText, persistedOnDevice, rows, test, waits, write, wordsOf } from "./device.ts";
import { entryField, submitEntry } from "./entry.ts";
import { endTrial, enter, expect, expectNoAxe, inBothThemes, newMember, setTrial } from "./people.ts";

test.use({ serviceWorkers: "allow", isDataSaving: false });
test.skip(({ isMobile }) => isMobile, "the same at every width");

test("whenever the connection is lost, each entry arrives once and in order", { tag: "@long" }, async ({ context, line, page }) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await persistedOnDevice(page);
  const sent = () => line.sent.filter(({ path }) => path === "/api/rpc/journal/write");
  const arrived = (count: number) => expect.poll(() => sent().length).toBe(count);

  // during a save, with a reload before the response: text typed after it belongs to the same entry
  line.hold("/api/rpc/journal/write");
  await submitEntry(page, "one");
  await arrived(1);
  await page.reload();
  await expect(entryField(page)).toHaveValue("one");
  await write(page, "one, and a half");
  await expect(rows(page)).toHaveText([/one, and a half/]);

  // between two saves: the second stays queued, also through a reload, and later ones do not overtake it
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

  // while a newer build takes over, with one entry that the server has already
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
  expect((await browserStorageText(page)).includes("six")).toBe(true);
  line.restore();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  // a session that ended by itself leads back to where it ended
  await expect(page).toHaveURL(`${line.url}/mental-health`);
  await expect(rows(page).first()).toContainText("six", { timeout: 15_000 });
  await expect(waits(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(6);
});

test("queued changes can be edited, undone and seen, and are never hidden @long", async ({ context, line, page }) => {
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

  // a queued entry is edited before it is sent, also after a reload; another one is undone
  await write(page, "to be changed");
  await write(page, "to be taken back");
  await waits(page).nth(1).getByRole("button", { name: "Remove: Journal page" }).click();
  await expect(page.getByText("Removed.")).toBeVisible();
  await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
  await waits(page).getByLabel("Your words").fill("changed");
  await page.reload();
  await expect(waits(page).getByLabel("Your words")).toHaveValue("changed");
  // Undo of its removal brings back what was typed
  await waits(page).getByRole("button", { name: "Remove: Journal page" }).click();
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).first().click();
  await expect(waits(page)).toHaveText([/^changed/]);
  await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();

  // an entry that the server has needs a connection to be edited: the page says so and keeps the text
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

  // an entry that is being edited is not sent meanwhile
  await goTo(page, "Lifestyle");
  await page.getByLabel("30min exercise, today").click();
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await expect(page.getByText("One thing is kept here while you change it.")).toBeVisible();
  const habits = await member.call<{ id: string; name: string }[]>("GET", "/api/lifestyle/habits");
  await member.call("DELETE", `/api/lifestyle/habits/${habits.find(({ name }) => name === "30min exercise")?.id}`);
  await context.setOffline(false);
  // the habit was deleted meanwhile: that is shown, and can be dismissed
  await expect(page.getByText("1 thing could not be sent, and is still here.")).toBeVisible({ timeout: 15_000 });
  await page.getByText("1 thing could not be sent").getByRole("button", { name: "Look at them" }).click();
  const list = page.getByRole("dialog", { name: "Waiting to be sent" });
  await expect(list.getByText("This habit is no longer here.")).toBeVisible();
  await list.getByRole("button", { name: /^Remove: 30min exercise/ }).click();
  await expect(waits(page)).toHaveCount(1);
  expect(await wordsOf(member)).toEqual(["already there"]);

  // without access the entry stays queued, signing out asks about it, and it is sent once access is back
  await endTrial(member);
  await list.getByRole("button", { name: "Done" }).click();
  await list.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("heading", { name: "Trial Ended" })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("One thing waits to be sent. It is sent once your subscription is on.")).toBeVisible();
  await expect(page.getByRole("button", { name: "send now" })).toBeHidden();
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

test("an edit of a queued page that was left is named, and not offered to be sent @long", async ({ context, line, page }) => {
  await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await persistedOnDevice(page);
  await context.setOffline(true);
  await write(page, "first words");
  await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
  await expect(waits(page).getByLabel("Your words")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await goTo(page, "Home");
  const banner = page.locator(".page-notices").getByText("One thing is kept here while you change it.");
  await expect(banner).toBeVisible();
  await expect(page.getByRole("button", { name: "send now" })).toHaveCount(0);
  await banner.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("dialog", { name: "Waiting to be sent" }).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Everything has been sent.")).toBeVisible({ timeout: 15_000 });
  await expect(banner).toHaveCount(0);
});

test("the crisis card comes up for what is written into a queued page, on its page and in the list of Home", async ({
  context,
  line,
  page,
}) => {
  await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await persistedOnDevice(page);
  await context.setOffline(true);
  const card = page.getByRole("group", { name: /^You matter/ });
  await write(page, "a quiet evening");
  await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
  await waits(page).getByLabel("Your words").fill("I don't want to live anymore.");
  await expect(waits(page).getByRole("group", { name: /^You matter/ })).toBeVisible();
  await expectNoAxe(page);
  // what was restored from the draft is classified as well
  await page.goto(`${line.url}/`);
  await page.getByRole("button", { name: "Look at it" }).click();
  const list = page.getByRole("dialog", { name: "Waiting to be sent" });
  await expect(list.getByRole("group", { name: /^You matter/ })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  await list.getByRole("button", { name: "Done" }).click();
  await list.getByRole("button", { name: "Close" }).last().click();
  await expect(card).toBeVisible();
});

test("no-spend days of today and of earlier count at once in the weeks of Home and of Mental Health @long", async ({
  context,
  line,
  page,
}) => {
  const member = await enter(context, await newMember(), line.url);
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  await member.call("PUT", `/api/journal/moods/${today}`, { mood: 7 });
  const suns = page.getByRole("region", { name: "Your week" }).locator("td.sun").getByText("no-spend day");
  await page.goto(`${line.url}/challenge`);
  await goTo(page, "Mental Health");
  await expect(page.getByRole("region", { name: "Your week" }).getByText("1 day with a mood")).toBeVisible();
  await goTo(page, "Home");
  await expect(page.getByText("Mood 7 on one day")).toBeVisible();
  await goTo(page, "No Spend");
  await persistedOnDevice(page);
  line.cut();
  await page.getByRole("button", { name: "Log an earlier day" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log this day" }).click();
  await goTo(page, "Home");
  await expect(suns).toHaveCount(1);
  await page.getByRole("button", { name: "Log no-spend day" }).click();
  await expect(suns).toHaveCount(2);
  await goTo(page, "Mental Health");
  await expect(suns).toHaveCount(2);
  line.restore();
});
