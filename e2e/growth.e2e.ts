import { guidePath, guideParents, guideSlugs, isRoute, neighbours, type GuideSlug } from "#guides/guides.rules.ts";
import { guideLengths } from "#guides/guides.cards.content.ts";
import { guideList } from "#guides/guides.list.content.ts";
import { spread } from "#testing/sample.ts";
import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

/** What the specification names on each guide, as a reader sees it. */
const named: Partial<Record<GuideSlug, readonly string[]>> = {
  "emotional-intelligence": ["Self-awareness quiz", "Daily check-in", "Reflection journal", "Tips for this week"],
  "workplace-safety": ["Your rights", "Red flags", "How to report, step by step", "Boundary scripts"],
  "relationship-toolkit": ["Love versus manipulation", "Communication checklist", "Balance check", "The soft-startup method"],
  "confidence-builder": ["Today's affirmation", "Your strengths", "Achievement tracker", "Exercises"],
  "practical-life-lessons": [],
  "adulting-101": ["Credit", "Taxes", "Car", "Renter", "Cooking", "Home maintenance", "35", "$79,000"],
  "cooking-lessons": ["Six recipes", "Kitchen safety tips", "Difficulty", "Time", "Cost"],
  "home-maintenance": ["drain", "breaker", "light fixture", "hole", "Difficulty", "Tools", "toolkit"],
  "job-interview-mastery": [
    "Before the Interview",
    "Research the company",
    "Prepare 3-5 questions",
    "Plan outfit and route",
    "Bring resume copies",
    "Practice a handshake",
    "STAR Method",
    "Salary negotiation tips",
    "24-48 hours before accepting",
  ],
  "medical-system-navigation": [
    "Premium",
    "Deductible",
    "Copay",
    "Out-of-pocket",
    "network",
    "Primary care",
    "Urgent care",
    "ER",
    "1 in 7",
  ],
  "difficult-conversations": ["five-step framework", "boundary", "What NOT to Do"],
  "time-management": [
    "Time blocking",
    "The Eisenhower matrix",
    "Do first",
    "Schedule",
    "Delegate",
    "Eliminate",
    "The two-minute rule",
    "Batching",
    "Eat the frog",
    "Pomodoro: 25 + 5",
    "Say no",
    "Burnout tips",
  ],
};

test("Growth links to six guides, and these to six more @phone", async ({ page, member: _ }) => {
  await page.goto("/growth");
  await expect(page.getByRole("heading", { level: 1, name: "Growth" })).toBeVisible();
  const first = guideSlugs.filter((slug) => guideParents[slug] === "growth");
  for (const slug of first)
    await expect(page.getByRole("link", { name: guideList[slug].title }).first()).toHaveAttribute("href", guidePath(slug));
  for (const slug of guideSlugs) await expect(page.locator(`a[href="${guidePath(slug)}"]`)).toHaveCount(1);
  await inBothThemes(page, () => expectNoAxe(page));

  const search = page.getByRole("searchbox", { name: "Search all guides" });
  // the words of a question that name nothing are not looked for
  await search.fill("what is a deductible");
  await page.getByRole("list", { name: "Found in the guides" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/growth\/.+#/);
  await page.goBack();
  await search.fill("zzzz");
  await expect(page.getByText("Nothing about “zzzz” in the guides.")).toBeVisible();
});

for (const [which, slugs] of [
  ["first", guideSlugs.slice(0, 6)],
  ["last", guideSlugs.slice(6)],
] as const) {
  test(`the ${which} six guides show their whole text, with their sources and a link back${which === "last" ? " @phone" : " @long"}`, async ({
    page,
    member: _,
  }, { project }) => {
    test.slow(); // six pages, each checked by axe
    await page.emulateMedia({ colorScheme: project.name === "phone" ? "dark" : "light" });
    // one page serves all guides, and the build checks their text (scripts/guides-build.ts)
    const opened = spread(slugs, 2);
    const readByAxe = spread(opened, 1);
    for (const slug of opened) {
      await page.goto(guidePath(slug));
      await expect(page.getByRole("heading", { level: 1, name: guideList[slug].title })).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Growth" })).toHaveAttribute("href", "/growth");
      await expect(page.getByText(`${guideLengths[slug].minutes} minutes to read`)).toBeVisible();

      const words = (await page.getByRole("article").innerText()).toLowerCase().replaceAll("’", "'");
      for (const message of named[slug] ?? []) expect(words, `${slug}: ${message}`).toContain(message.toLowerCase());
      expect(await page.locator(".g-src a").count()).toBeGreaterThan(0);

      const links = await page
        .getByRole("article")
        .locator("a[href]")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      const ids = new Set(await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)));
      for (const link of links.filter((one) => one.startsWith("/"))) expect(isRoute(link.split("#")[0] ?? ""), link).toBe(true);
      for (const link of links.filter((one) => one.startsWith("#"))) expect(ids.has(link.slice(1)), link).toBe(true);
      for (const child of guideSlugs.filter((one) => guideParents[one] === slug))
        expect(links.map((link) => link.split("#")[0])).toContain(guidePath(child));

      const { previous, next } = neighbours(slug);
      if (previous) expect(links).toContain(guidePath(previous));
      if (next) await expect(page.getByRole("link", { name: `Next: ${guideList[next].title}` })).toHaveAttribute("href", guidePath(next));
      await expect(page.getByRole("button", { name: "Print this guide" })).toBeVisible();
      if (readByAxe.includes(slug)) await expectNoAxe(page);
    }
  });
}

test("a guide opens at an address whose fragment cannot be decoded", async ({ page, member: _ }) => {
  await page.goto("/growth/adulting-101#%");
  await expect(page.getByRole("heading", { level: 1, name: "Adulting 101" })).toBeVisible();
  await page.goto("/budget#100%");
  await expect(page.locator("main .sums .val").first()).toBeVisible();
});

test("Cooking at home is reached through Adulting 101 @long", async ({ page, member: _ }) => {
  await page.goto("/growth/cooking-lessons");
  await expect(page.locator(".g-crumbs a").first()).toHaveText("Back to Adulting 101");
  await page.getByRole("link", { name: "Back to Adulting 101" }).click();
  await expect(page).toHaveURL(/\/growth\/adulting-101$/);
  await page.goBack();
  await expect(page.locator(".g-recipes > section")).toHaveCount(6);
  for (const recipe of await page.locator(".g-recipes > section").all()) {
    await expect(recipe.locator("dt")).toHaveText(["Difficulty", "Time", "Cost"]);
    expect(await recipe.locator(".g-steps li").count()).toBeGreaterThan(3);
  }
});

test("on a phone a guide's text appears together with its heading, and nothing shifts @phone @long", async ({
  isMobile,
  page,
  member: _,
}) => {
  test.skip(!isMobile, "where there is least room");
  await page.addInitScript(() => {
    const recorded = window as unknown as { jumps: number; parts?: number };
    recorded.jumps = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        recorded.jumps += (entry as unknown as { value: number }).value;
      }),
    ).observe({ type: "layout-shift", buffered: true });
    // how many parts of the text are on the page when the heading appears
    new MutationObserver(() => {
      if (document.querySelector("main h1") && document.querySelector("article"))
        recorded.parts ??= document.querySelectorAll("article h2").length;
    }).observe(document, { childList: true, subtree: true });
  });
  const browser = await page.context().newCDPSession(page);
  for (const slug of spread(guideSlugs, 2)) {
    await browser.send("Network.clearBrowserCache");
    await page.goto(guidePath(slug));
    await expect(page.getByRole("heading", { level: 1, name: guideList[slug].title })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    const seen = await page.evaluate(() => {
      const { jumps, parts } = window as unknown as { jumps: number; parts?: number };
      return { jumps, parts };
    });
    expect.soft(seen.jumps, slug).toBeLessThanOrEqual(0.02);
    expect.soft(seen.parts, slug).toBeGreaterThanOrEqual(guideLengths[slug].parts);
  }
});

test("sections that were read stay marked as read @long", async ({ page, member }, { project }) => {
  await page.goto("/growth/workplace-safety");
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeVisible();
  if (project.name === "phone") {
    await page.locator(".g-bar summary").click();
    await page.locator(".g-bar").getByRole("link", { name: "Red flags" }).click();
  } else await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Red flags" }).click();
  await expect(page.getByRole("heading", { name: "Red flags" })).toBeInViewport();
  await expect(async () => {
    const readings = await member.call<{ slug: string; read: string[]; lastAnchor: string }[]>("GET", "/api/growth/readings");
    expect(readings[0]).toMatchObject({ slug: "workplace-safety", lastAnchor: "red-flags" });
    expect(readings[0]?.read).toContain("your-rights");
  }).toPass();
  await page.goto("/growth");
  await expect(page.getByText("Where you left off")).toBeVisible();
  await page.getByRole("link", { name: "Read on" }).click();
  await expect(page).toHaveURL(/workplace-safety#red-flags$/);
  await expect(page.getByRole("heading", { name: "Red flags" })).toBeInViewport();
});

test("a member whose trial ended sees the gate instead of a guide", async ({ page, lapsedMember: _ }) => {
  await page.goto("/growth/time-management");
  await expect(page.getByRole("heading", { name: "Trial Ended" })).toBeVisible();
});
