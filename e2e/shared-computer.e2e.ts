/** A second account in the same browser finds nothing that the first one stored, typed or viewed. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pages } from "#app/paths.ts";
import { publicKey } from "#shared/release.ts";
import { validInput } from "#testing/inputs.ts";
import { requestFor, featureRoutes } from "#testing/routes.ts";
import { origin } from "./control.ts";
import { goTo, browserStorageText, persistedOnDevice, test, write } from "./device.ts";
import { entryField, submitEntry } from "./entry.ts";
import { openFolds } from "./folds.ts";
import { enter, expect, newMember, signIn, type Member } from "./people.ts";

test.use({ serviceWorkers: "allow", isDataSaving: false });

/** A word in everything that the first member writes, and in none of our own text. */
const word = "quillberry";

const later = /sessions|signOut|sign-out|password|email|remove|delete|clear|secondFactor|second-factor|portal|cancel|preferences/i;
const writes = (member: Member, entryText: string) =>
  member.call("POST", "/api/journal/entries", { id: randomUUID(), entryText, moodRating: 4, isMoodSet: true, kind: "plain" });

/** Fills every table of every feature, through every call that takes text. */
async function fillEveryFeature(member: Member): Promise<number> {
  let taken = 0;
  for (const route of featureRoutes().filter(({ kind, who, path }) => kind === "rpc" && who !== "anyone" && !later.test(path))) {
    const { path, init } = requestFor(route, validInput(route.input, { words: word, id: randomUUID() }));
    const headers = { apikey: publicKey, authorization: `Bearer ${member.token}`, "content-type": "application/json" };
    if ((await fetch(origin() + path, { ...init, headers })).ok) taken += 1;
  }
  await writes(member, `A ${word} day.`);
  return taken;
}

const arrived = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
};
const fields = "input[type=text], input[type=search], input:not([type]), textarea";
/** Everything on the page: text, values of fields, and attributes. */
const allOf = (page: Page) =>
  page.evaluate(
    (which) =>
      document.title +
      location.href +
      JSON.stringify(history.state) +
      document.documentElement.outerHTML +
      [...document.querySelectorAll<HTMLInputElement>(which)].map(({ value }) => value).join(" "),
    fields,
  );

test("after sign-out the next user finds nothing of the former on any page, in storage or in a cache @long", async ({
  context,
  isMobile,
  member,
  page,
  stranger,
}) => {
  test.setTimeout(240_000);
  test.skip(isMobile, "a device keeps the same at every width");
  expect(await fillEveryFeature(member)).toBeGreaterThan(30);
  const stored = {
    "content-type": "application/octet-stream",
    "x-file-name": `${word}.txt`,
    "x-document-type": "other",
    "x-document-id": randomUUID(),
    apikey: publicKey,
    authorization: `Bearer ${member.token}`,
  };
  expect((await page.request.post("/api/documents/upload", { headers: stored, data: Buffer.from(`the ${word} itself`) })).ok()).toBe(true);
  const unguarded: string[] = [];
  context.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/(api|functions)\//.test(pathname) && !answer.headers()["cache-control"]?.split(", ").includes("no-store"))
      unguarded.push(pathname);
  });

  let seen = 0;
  let begun = 0;
  for (const { path } of pages) {
    await arrived(page, path);
    seen += (await allOf(page)).includes(word) ? 1 : 0;
    // half-written text in every field, as left by a member who is interrupted
    for (const field of await page.locator("main").locator(fields).all()) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      await field.fill(`${word} begun`);
      begun += 1;
    }
    // a browser offers earlier input to the next user, unless autocomplete is off
    expect(
      await page.locator("input:is([type=text], [type=search], :not([type])):not([autocomplete])").count(),
      `${path} has a field that the browser may fill`,
    ).toBe(0);
  }
  expect(seen, "pages that show what was written").toBeGreaterThan(8);
  expect(begun, "fields with something begun").toBeGreaterThan(15);
  await arrived(page, "/life-coach");
  await page.getByRole("textbox").first().fill(`I told them about the ${word}.`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`I told them about the ${word}.`)).toBeVisible();
  await arrived(page, "/pdf-generator");
  await page
    .getByRole("button", { name: `Open ${word}.txt` })
    .first()
    .click();
  await expect(page.getByLabel(`Text of ${word}.txt`)).toHaveValue(`the ${word} itself`);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill(word);
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("group", { name: "Your pages" })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await goTo(page, "Mental Health");
  await page.getByLabel("Soft sound at the end").click();
  await persistedOnDevice(page);
  await expect.poll(async () => (await browserStorageText(page)).includes(`A ${word} day.`)).toBe(true);
  expect(unguarded, "answers that a browser may keep").toEqual([]);

  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  const held = await browserStorageText(page);
  for (const trace of [word, member.id, member.email, member.token]) expect(held.includes(trace), trace).toBe(false);
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== "evenday.face")),
  ).toEqual([]);

  await signIn(page, stranger);
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  const traces = async (where: string) => {
    const all = await allOf(page);
    for (const trace of [word, member.email, member.id]) expect(all.includes(trace), `${trace} ${where}`).toBe(false);
  };
  for (let back = 0; back < 12; back += 1) {
    await page.goBack().catch(() => null);
    await page.waitForLoadState("networkidle").catch(() => {});
    await traces(`going back, ${back}`);
  }
  for (const { path } of pages) {
    await arrived(page, path);
    await traces(`on ${path}`);
  }
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("option", { name: "Budget" })).toBeVisible();
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill(word);
  await expect(page.getByText(`Nothing matches “${word}”. Try a simpler word.`)).toBeVisible();
});

test("on a phone the former member's page is gone at once, and Back does not show it @phone", async ({
  isMobile,
  member,
  page,
  stranger,
}) => {
  test.skip(!isMobile, "the Menu's Logout; the rest is tested above");
  await writes(member, "Nobody else reads this.");
  await arrived(page, "/mental-health");
  await openFolds(page, "pages");
  await expect(page.getByText("Nobody else reads this.").first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" }), "the way back belongs to who has gone").toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await signIn(page, stranger);
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  await page.goBack();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Nobody else reads this.")).toHaveCount(0);
});

test("when a session ends during use, another member signs in in another tab and finds nothing of the first @long", async ({
  context,
  isMobile,
  line,
  page,
}) => {
  test.skip(isMobile, "a device keeps the same at every width");
  const [anna, ben] = await Promise.all([newMember(), newMember()]);
  await enter(context, anna, line.url);
  await writes(anna, `Anna's ${word}.`);
  await writes(ben, "Ben's own page.");
  await page.goto(`${line.url}/mental-health`);
  await expect(page.getByText(`Anna's ${word}.`).first()).toBeVisible();
  await persistedOnDevice(page);

  // written offline: it is queued on this device
  line.cut();
  await submitEntry(page, `waiting ${word}`);
  await expect(page.getByRole("list", { name: "Waiting to be sent" }).getByRole("listitem")).toHaveCount(1);
  await entryField(page).fill(`half a ${word}`);
  await anna.call("POST", "/api/auth/sign-out", {});
  line.restore();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText(/Your session has ended/)).toBeVisible({ timeout: 15_000 });
  expect(await browserStorageText(page), "what she began stays for her alone").toContain(`half a ${word}`);

  const other = await context.newPage();
  await other.goto(`${line.url}/`);
  await signIn(other, ben);
  await expect(other.getByText("It shows in your week, here and in Mental Health.")).toBeVisible();
  // her tab switches to his account: his page, and nothing of hers
  await expect(page.getByText("Ben's own page.").first()).toBeVisible();
  await expect(entryField(page)).toHaveValue("");
  expect(await allOf(page)).not.toContain(word);
  for (const trace of [word, anna.id, anna.email])
    await expect.poll(async () => (await browserStorageText(page)).includes(trace), { message: trace }).toBe(false);
  line.sent.length = 0;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  // sent in order: anything of hers left in the queue would have been sent before this entry
  await write(page, "Ben's second page.");
  await expect.poll(() => line.sent.filter(({ path }) => path.endsWith("journal/write")).length).toBeGreaterThan(0);
  const { entries } = await ben.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map(({ entryText }) => entryText)).toEqual(["Ben's second page.", "Ben's own page."]);

  // back to her account, in the other tab, while his page is open
  await entryField(page).fill("half of Ben's");
  await other.getByRole("button", { name: "Logout" }).click();
  await other.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Log out" }).click();
  for (const tab of [page, other]) await expect(tab.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await signIn(other, anna);
  await expect(page.getByText(`Anna's ${word}.`).first()).toBeVisible();
  await expect(page.getByText("Ben's own page.")).toHaveCount(0);
  await expect(entryField(page)).toHaveValue("");

  // a page in the browser's back/forward cache, restored after both have signed out
  await page.evaluate(() => {
    localStorage.removeItem("evenday.session");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  expect(await allOf(page)).not.toContain(word);
});
