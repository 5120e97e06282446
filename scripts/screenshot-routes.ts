/** Routes of the screenshots: every page, the states before sign-in and the gate, and layers over a page. */
import type { Page } from "@playwright/test";
import { authPath, pages } from "#app/paths.ts";

/** The user: signed out, with a year of data, new, after the trial. */
export type Who = "out" | "full" | "empty" | "lapsed";
export type ScreenshotRoute = {
  name: string;
  path: string;
  who: readonly Who[];
  /** What to do before the screenshot; `isPhone` below 1024 px. */
  open?: (page: Page, isPhone: boolean) => Promise<void>;
  /** A layer over the page: only the viewport is captured, because a full page would show it cut off. */
  isLayer?: boolean;
  /** Clears what this device cached of the page. */
  isFirstSight?: boolean;
  /** Mocked server answers for this screenshot: path, status, body. */
  answers?: readonly { path: string; status: number; body: unknown }[];
};

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));
const press =
  (name: string | RegExp, role: "button" | "tab" | "link" = "button") =>
  (page: Page) =>
    page.getByRole(role, { name }).first().click();
/** Presses a button that is behind the row of a fold on phones. */
const pressIn = (fold: string, name: string) => async (page: Page) => {
  const closed = page.locator(`#${fold}:not([open]) > summary`);
  await page.locator(`#${fold}`).waitFor();
  if ((await closed.count()) > 0) await closed.click();
  await press(name)(page);
};
const both: readonly Who[] = ["full", "empty"];
const checking = "/functions/v1/check-subscription";

const signedOut: ScreenshotRoute[] = [
  { name: "auth", path: authPath, who: ["out"] },
  { name: "auth-sign-up", path: authPath, who: ["out"], open: press("Sign up") },
  { name: "auth-forgotten", path: authPath, who: ["out"], open: press(/forgot/i) },
  { name: "auth-refused", path: authPath, who: ["out"], open: press("Sign In") },
  { name: "auth-deep-link", path: "/budget", who: ["out"] },
  { name: "auth-privacy", path: authPath, who: ["out"], open: press("Privacy"), isLayer: true },
  { name: "auth-crisis", path: authPath, who: ["out"], open: press(/crisis/i), isLayer: true },
  { name: "not-found", path: "/no-such-page", who: ["out", "full"] },
];

const gates: ScreenshotRoute[] = [
  { name: "gate-ended", path: "/budget", who: ["lapsed"] },
  { name: "gate-ended-home", path: "/", who: ["lapsed"] },
  {
    name: "gate-days-left",
    path: "/budget",
    who: ["empty"],
    answers: [
      {
        path: checking,
        status: 200,
        body: { hasAccess: false, status: "none", trialEnded: false, periodEnd: new Date(Date.now() + 1.5 * 86_400_000).toISOString() },
      },
    ],
  },
  {
    name: "gate-error",
    path: "/budget",
    who: ["empty"],
    open: (page) => page.getByRole("heading", { name: "We could not check your subscription" }).waitFor(),
    answers: [{ path: checking, status: 503, body: { error: "The server is resting." } }],
  },
];

const layer = (name: string, path: string, open: ScreenshotRoute["open"], who: readonly Who[] = ["full"]): ScreenshotRoute => ({
  name: `${nameOf(path)}--${name}`,
  path,
  who,
  open,
  isLayer: true,
});
const part = (name: string, path: string, open: ScreenshotRoute["open"], who: readonly Who[] = ["full"]): ScreenshotRoute => ({
  ...layer(name, path, open, who),
  isLayer: false,
});
/** Opens from the Menu what does not fit into a narrow header. */
const fromHeader = (name: string) => async (page: Page) => {
  const shown = () => page.getByRole("button", { name }).filter({ visible: true });
  if ((await shown().count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
  await shown().last().click();
};
/** Opens the fold first, which is closed on phones. */
const inFold =
  (id: string, open: (page: Page) => Promise<void>): ScreenshotRoute["open"] =>
  async (page) => {
    const fold = page.locator(`details#${id}`);
    await fold.waitFor();
    if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
    await open(page);
  };
const account =
  (tab: string): ScreenshotRoute["open"] =>
  async (page) => {
    await fromHeader("Your account")(page);
    await page.getByRole("tab", { name: tab }).click();
  };
/** A call that always fails: the page's error state on a first visit, or stale data with a banner. */
const failed = (path: string, call: string, isFirstSight = true): ScreenshotRoute => ({
  name: `${nameOf(path)}--${isFirstSight ? "failed" : "older"}`,
  path,
  who: ["full"],
  isFirstSight,
  open: (page) => page.getByRole("button", { name: "Retry" }).first().waitFor(),
  answers: [
    { path: call, status: 503, body: { code: "unavailable", message: "The server is resting. Please try again.", requestId: "picture" } },
  ],
});

/** The month before this one, "2026-10". */
const monthBefore = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7);
};
/** Saves a mood and logs the day, unless that was done before. */
const settle = async (page: Page) => {
  const acts = page.locator(".day-acts");
  await acts.getByRole("button").nth(1).waitFor();
  const log = acts.getByRole("button", { name: "Log no-spend day" });
  if (await log.isVisible()) await log.click();
  const yes = acts.getByRole("button", { name: "Yes, log it" });
  await yes.or(acts.getByText(/^Logged/)).waitFor();
  if (await yes.isVisible()) await yes.click();
  await acts.getByText(/^Logged/).waitFor();
  const mood = page.getByRole("region", { name: "How is today?" });
  const cell = mood.getByRole("button", { name: /^7\b/ });
  await cell.or(mood.getByRole("button", { name: "Change" })).waitFor();
  if (await cell.isVisible()) await cell.click();
};

const layers: ScreenshotRoute[] = [
  layer("menu", "/", async (page, isPhone) => {
    if (isPhone) await page.getByRole("button", { name: "Menu" }).click();
  }),
  layer("account-preferences", "/", account("Preferences")),
  layer("account-subscription", "/", account("Subscription")),
  layer("account-security", "/", account("Security")),
  layer("account-data", "/", account("Your data")),
  layer("crisis", "/", press(/crisis/i)),
  layer("add-expense", "/", press("Add expense")),
  part("settled", "/", settle),
  {
    ...part("month-recap", "/budget", (page) => page.getByRole("heading", { name: /is done$/ }).waitFor()),
    path: `/budget?month=${monthBefore()}`,
  },
  layer("add-category", "/budget", press("Add Category")),
  part("edit-category", "/budget", press(/^Edit Food/)),
  layer("saved-versions", "/budget", pressIn("saved", "Saved versions")),
  layer("delete-category", "/budget", async (page) => {
    // the row opened by an earlier screenshot is still open: drafts survive
    const edit = page.getByRole("button", { name: /^Edit Food/ });
    if (await edit.isVisible()) await edit.click();
    await page.getByRole("form", { name: "Edit Food" }).getByRole("button", { name: "Delete" }).click();
  }),
  layer("add-bill", "/budget", pressIn("bills", "Add a bill")),
  layer("edit-expense", "/budget", press(/^Edit the expense/)),
  layer("import", "/budget", pressIn("saved", "Import from your bank")),
  layer("day", "/challenge", (page) => page.locator(".cal-day:enabled").nth(4).click()),
  layer("saved-a-day", "/challenge", press("Change the amount")),
  part("rules", "/challenge", pressIn("rules", "Change the rules")),
  layer("add-to-goal", "/debt", press(/^Add to /)),
  layer("add-goal", "/debt", press("Add a goal")),
  layer(
    "poll",
    "/relationships",
    inFold("decide", async (page) => {
      await page.getByLabel("What are you deciding?").fill("Should I move in March?");
      await page.getByRole("button", { name: "Poll Contacts" }).click();
      await page.getByRole("dialog").waitFor();
    }),
  ),
  part("meditation", "/mental-health", inFold("meditation", press("Start five minutes"))),
  part("analyzer-read", "/relationships", pressIn("analyzer", "Show me an example")),
  layer(
    "meal",
    "/lifestyle",
    inFold("meals", (page) => page.locator(".meal-day dd button").first().click()),
  ),
  layer("twelve-weeks", "/lifestyle", press(/of the last seven days/)),
  layer("add-spot", "/lifestyle", inFold("map", press("Add a saving spot"))),
  layer("protocol", "/life-coach", press("How the coach keeps you safe")),
  part("quiz-begun", "/growth/emotional-intelligence", (page) => page.getByRole("button", { name: /Say little/ }).click()),
  layer("delete-account", "/", async (page, isPhone) => {
    await account("Your data")?.(page, isPhone);
    await page.getByRole("button", { name: "Delete your account" }).click();
  }),
  layer("earlier-day", "/challenge", press("Log an earlier day")),
  part("add-debt", "/debt", press(/Add New Debt/)),
  layer("edit-goal", "/debt", press(/^Edit the goal/)),
  part("breathing", "/mental-health", inFold("breathing", press("Begin"))),
  layer("add-habit", "/lifestyle", press(/Add.* habit/i)),
  layer("search", "/", fromHeader("Search")),
  layer("search-found", "/", async (page) => {
    await fromHeader("Search")(page);
    await page.getByRole("combobox").fill("walk");
    await page.waitForTimeout(1500);
  }),
  layer("search-page", "/", async (page) => {
    await fromHeader("Search")(page);
    await page.getByRole("combobox").fill("walk");
    await page.getByRole("group", { name: "Your pages" }).getByRole("option").first().click();
  }),
  layer("cancel-subscription", "/", async (page, isPhone) => {
    await account("Subscription")?.(page, isPhone);
    await page.getByRole("button", { name: "Cancel subscription" }).click();
  }),
  layer("terms", "/", press("Terms")),
  layer("pantry", "/lifestyle", inFold("meals", press(/pantry/i))),
  layer("all-achievements", "/gamification", press("All achievements")),
  part("open-document", "/pdf-generator", press(/^Open /)),
  layer("delete-document", "/pdf-generator", press(/^Delete /)),
  failed("/", "/api/members/today"),
  failed("/budget", "/api/rpc/budget", false),
  failed("/budget", "/api/rpc/budget"),
  failed("/challenge", "/api/rpc/challenge"),
  failed("/debt", "/api/rpc/debt"),
  failed("/mental-health", "/api/rpc/journal"),
  failed("/relationships", "/api/rpc/relationships"),
  failed("/lifestyle", "/api/rpc/lifestyle"),
  failed("/gamification", "/api/rpc/progress"),
  failed("/pdf-generator", "/api/rpc/documents"),
];

export const screenshotRoutes: readonly ScreenshotRoute[] = [
  ...signedOut,
  ...gates,
  ...pages.map(({ path }): ScreenshotRoute => ({ name: nameOf(path), path, who: both })),
  ...layers,
];
