import { expect, test, today } from "./people.ts";

// other pages' styles are not prefetched: each page prints by its own
test.use({ isDataSaving: true });

test("printed from a wide window, every part stands open, as on the screen @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await member.call("POST", "/api/budget/bills", {
    id: "01900000-0000-7000-8000-000000000011",
    name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    amountCents: 1_000,
    dayOfMonth: 28,
  });
  await page.goto("/budget");
  await expect(page.locator("details.fold").first()).toBeVisible();
  await page.evaluate(() => {
    const closed = (records: MutationRecord[]) => records.filter(({ target }) => !(target as HTMLDetailsElement).open).length;
    document.body.dataset["closed"] = "0";
    new MutationObserver((records) => {
      document.body.dataset["closed"] = String(Number(document.body.dataset["closed"]) + closed(records));
    }).observe(document.body, { subtree: true, attributeFilter: ["open"] });
  });
  await page.pdf(); // paper is narrower than two columns
  await expect(page.locator("body")).toHaveAttribute("data-closed", "0");
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.locator("details.fold:not([open])").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a printed month and a printed grocery list have no forms, filters and links to press @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await member.call("POST", "/api/lifestyle/plans", { id: crypto.randomUUID(), dollars: 50 });
  await page.goto("/budget");
  const acts = page
    .getByRole("button", { name: /^(Add expense|Bring your data|Recently deleted)$/ })
    .or(page.locator("main").getByRole("combobox"))
    .filter({ visible: true });
  await expect(page.getByRole("button", { name: "Bring your data" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();
  await expect(acts).toHaveCount(0);
  await expect(page.locator(".page-header-art, .masthead").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.goto("/lifestyle");
  const have = page.getByRole("button", { name: /^Have it already/ });
  const name = (await have.first().getAttribute("aria-label"))?.replace("Have it already: ", "") ?? "";
  await have.first().click();
  await expect(page.getByRole("button", { name: `Used up: ${name}` })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("From your pantry:")).toBeVisible();
  await expect(have.or(page.getByRole("button", { name: /^Used up/ })).filter({ visible: true })).toHaveCount(0);
});

test("an open dialog is printed in place of the page, once, and both are as before afterwards @long", async ({
  page,
  member: _,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const sheets = async () => (await page.pdf()).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  await page.goto("/budget");
  await expect(page.getByRole("button", { name: "Bring your data" })).toBeVisible();
  expect(await sheets()).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Category" });
  await expect(dialog).toBeVisible();
  await expect.poll(sheets).toBe(1);
  const styles = () => [document.getElementById("root"), document.querySelector("dialog")].map((one) => one?.style.cssText);
  expect(await page.evaluate(styles)).toEqual(["", ""]);
});

test("notes longer than their field are printed whole, and so is a talk with the coach @long", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/life-coach");
  const talk = page.getByRole("log");
  for (const words of ["How do I ask for a raise?", "I keep buying things when I am tired."]) {
    await page.getByLabel("Your message").fill(words);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(talk.getByText(words)).toBeVisible();
    await expect(page.getByLabel("Your message")).toBeEnabled();
  }
  const unseen = () => talk.evaluate((log) => log.scrollHeight - log.clientHeight);
  await expect.poll(unseen).toBeGreaterThan(50);
  await page.emulateMedia({ media: "print" });
  expect(await unseen()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.goto("/growth/difficult-conversations");
  const notes = page.locator("main textarea").first();
  await notes.fill(Array.from({ length: 40 }, (_line, at) => `line ${at + 1}`).join("\n"));
  const hidden = () => notes.evaluate((field) => field.scrollHeight - field.clientHeight);
  expect(await hidden()).toBeGreaterThan(100);
  await page.emulateMedia({ media: "print" });
  expect(await hidden()).toBeLessThan(4);
});

test("on paper moods, ticks and a calendar are whole, a title stays with its text, and no blank page follows @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  await member.call("PUT", `/api/journal/moods/${today()}`, { mood: 2, agoMs: 0 });
  const styleOf = (selector: string, name: "printColorAdjust" | "breakInside" | "breakAfter" | "display" | "minHeight") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property as "display"], name);
  await page.goto("/mental-health");
  await expect(page.locator(".heatmap-month")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  expect(await styleOf(".heatmap-month", "breakInside")).toBe("avoid");
  expect(await styleOf("main .m1", "printColorAdjust")).toBe("exact");
  expect(await styleOf("main .disc", "printColorAdjust")).toBe("exact");
  expect(await styleOf(".fold > summary", "breakAfter")).toBe("avoid");
  expect(["0px", "auto"]).toContain(await styleOf("main", "minHeight"));
  await page.goto("/challenge");
  await expect(page.getByRole("heading", { name: "Challenge Milestones" })).toBeVisible();
  await expect(page.getByLabel("Days in a row")).toBeHidden();
  await page.goto("/pdf-generator");
  await expect(page.getByRole("heading", { name: "Your Documents" })).toBeVisible();
  await expect(
    page
      .getByLabel("Document type")
      .or(page.getByRole("heading", { name: "Make a PDF" }))
      .filter({ visible: true }),
  ).toHaveCount(0);
  await page.goto("/growth/time-management");
  await expect(page.getByRole("heading", { name: "Burnout tips" })).toBeVisible();
  expect(await styleOf(".g-text", "display")).toBe("block");
});

test("hidden amounts stay hidden on paper @long", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/budget");
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await page.emulateMedia({ media: "print" });
  const filter = () =>
    page
      .locator("main [data-amount]")
      .first()
      .evaluate((element) => getComputedStyle(element).filter);
  await expect.poll(filter).toContain("blur");
});
