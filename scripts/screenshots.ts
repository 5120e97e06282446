/**
 * npm run screenshots: every page and every layer over one, at 390 and 1280 px, light and dark, full and empty, in .cache/screenshots with
 * a contact sheet. Then a list of overflow, broken words, console errors and small targets; exits with 1 when a page overflows or logs an
 * error. `-- --only budget` selects routes by name, `-- --widths 320` other widths, `-- --text 200` doubles the font size.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { publicKey } from "#shared/release.ts";
import { users } from "#server/auth.tables.ts";
import { readConfig } from "#server/config.ts";
import { browserFlags, ensureBrowser } from "./browser.ts";
import { freePort } from "./postgres.ts";
import { start, type Running } from "../src/main.server.ts";
import { buildOnce, maya, seedFolder } from "./demo.ts";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { checkLayout, type Found } from "./screenshot-checks.ts";
import { screenshotRoutes, type ScreenshotRoute, type Who } from "./screenshot-routes.ts";

type Theme = "light" | "dark";
type Shot = Found & { file: string; stop: string; who: Who; width: number; theme: Theme; complaints: string[] };

const { values } = parseArgs({
  options: { only: { type: "string" }, widths: { type: "string", default: "390,1280" }, text: { type: "string" } },
});
const requested = new RegExp(values.only ?? "", "i");
const widths = values.widths.split(",").map(Number);
const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache/screenshots");
const zone = "America/New_York";

const shots: Shot[] = [];
const data = mkdtempSync(join(tmpdir(), "evenday-screens-"));
mkdirSync(folder, { recursive: true });
if (!values.only) rmSync(folder, { recursive: true });
mkdirSync(folder, { recursive: true });
buildOnce();
const settings = { PORT: String(await freePort()), DATA_DIR: data, LOG_LEVEL: "warn" };
cpSync(await seededFolder(), data, { recursive: true });
const running = await start(readConfig(settings));
const browser = await chromium.launch({
  executablePath: ensureBrowser().path,
  args: [...browserFlags, ...(values.text ? [`--blink-settings=defaultFontSize=${Math.round((16 * Number(values.text)) / 100)}`] : [])],
});
try {
  const people = await createMembers(running);
  const rolls = widths.flatMap((width) => (Object.keys(people) as Who[]).map((who) => ({ width, who })));
  // two at a time: one loads while the other renders
  await Promise.all(
    [0, 1].map(async () => {
      for (let roll = rolls.shift(); roll; roll = rolls.shift()) await takeRoll(roll.width, roll.who, people[roll.who]);
    }),
  );
} finally {
  await browser.close();
  await running.stop();
  rmSync(data, { recursive: true, force: true });
}
writeFileSync(join(folder, "index.html"), contactSheet(shots));
process.exitCode = report(shots);

/** A data folder with a year that ends today, seeded once a day for the current code and texts. */
async function seededFolder(): Promise<string> {
  const hash = createHash("sha256").update(new Date().toDateString());
  for (const part of ["scripts", "migrations"])
    for (const name of readdirSync(join(root, part))
      .filter((one) => /^demo.*\.ts$|\.sql$/.test(one))
      .sort())
      hash.update(readFileSync(join(root, part, name)));
  const yearFolder = join(root, ".cache/years", hash.digest("hex").slice(0, 16));
  if (existsSync(yearFolder)) return yearFolder;
  console.log("Living a year, once a day …");
  rmSync(join(root, ".cache/years"), { recursive: true, force: true });
  await seedFolder({ ...settings, DATA_DIR: `${yearFolder}.new` }, { ...maya, timeZone: zone });
  renameSync(`${yearFolder}.new`, yearFolder);
  return yearFolder;
}

type SignedIn = { token: string; member: { id: string; email: string } } | null;

async function createMembers({ url, context: appContext }: Running): Promise<Record<Who, SignedIn>> {
  const ask = async (path: string, body: unknown) =>
    (
      await fetch(url + path, {
        method: "POST",
        headers: { apikey: publicKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();
  const enter = async (email: string, password: string) => {
    const { token, member } = (await ask("/api/auth/sign-in", { email, password })) as NonNullable<SignedIn>;
    return { token, member };
  };
  const signUp = async (email: string) => {
    await ask("/api/auth/sign-up", { email, password: maya.password, timeZone: zone });
    return enter(email, maya.password);
  };
  const lapsed = await signUp("trial-over@evenday.example");
  await appContext.database.owner
    .update(users)
    .set({ trialEndsAt: new Date(Date.now() - 1000) })
    .where(eq(users.email, "trial-over@evenday.example"));
  appContext.sessions.evict(lapsed.member.id);
  return { out: null, full: await enter(maya.email, maya.password), empty: await signUp("new@evenday.example"), lapsed };
}

/** All screenshots of one user at one width, in one browser context. */
async function takeRoll(width: number, who: Who, saved: SignedIn) {
  const isPhone = width < 1024;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: "en-US",
    timezoneId: zone,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: saved
      ? {
          cookies: [
            {
              name: "evenday_in",
              value: "1",
              domain: "localhost",
              path: "/",
              expires: -1,
              httpOnly: false,
              secure: false,
              sameSite: "Lax",
            },
          ],
          origins: [{ origin: running.url, localStorage: [{ name: "evenday.session", value: JSON.stringify(saved) }] }],
        }
      : undefined,
  });
  for (const stop of screenshotRoutes) if (stop.who.includes(who) && requested.test(stop.name)) await take(context, stop, who, width);
  await context.close();
}

async function take(context: BrowserContext, stop: ScreenshotRoute, who: Who, width: number) {
  const page = await context.newPage();
  const complaints: string[] = [];
  const isProvoked = (text: string) =>
    /^Failed to load resource|^Service Worker registration blocked/.test(text) || (stop.answers !== undefined && /503|resting/.test(text));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isProvoked(message.text()))
      complaints.push(`console: ${message.text().slice(0, 200)}`);
  });
  page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 500 && !stop.answers) complaints.push(`${answer.status()} for ${new URL(answer.url()).pathname}`);
  });
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  if (stop.isFirstSight) await page.addInitScript((flag) => localStorage.removeItem(flag), persistedQueriesFlag);
  for (const { path, status, body } of stop.answers ?? [])
    await page.route(
      (url) => url.pathname.startsWith(path),
      (route) => route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
    );
  try {
    await page.goto(running.url + stop.path);
    await settle(page);
    await stop.open?.(page, width < 1024);
    if (stop.open) await settle(page);
  } catch (error) {
    complaints.push(`could not be reached: ${String(error).split("\n")[0]}`);
  }
  // the bottom bar would be in the middle of a full-page screenshot
  if (!stop.isLayer)
    await page.evaluate(() =>
      document.querySelectorAll<HTMLElement>(".bar").forEach((bar) => {
        bar.style.position = "static";
      }),
    );
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(250);
    const file = `${stop.name}-${who}-${width}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: !stop.isLayer, animations: "disabled" });
    const found = theme === "light" ? await checkLayout(page, width < 1024 ? 44 : 24) : { overflow: [], cut: [], broken: [], small: [] };
    shots.push({ ...found, file, stop: stop.name, who, width, theme, complaints: theme === "light" ? complaints : [] });
  }
  await page.close();
}

/** Waits until no request is pending, fonts are loaded and no skeleton or spinner is visible. */
async function settle(page: Page) {
  await page.waitForLoadState("networkidle").catch(() => {});
  await page
    .waitForFunction(() => document.fonts.ready.then(() => !document.querySelector(".skeleton, .spin")), undefined, { timeout: 8_000 })
    .catch(() => {});
  // the heading's font is loaded late on purpose
  await page.waitForFunction(() => document.fonts.check('32px "Fraunces Variable"'), undefined, { timeout: 3_000 }).catch(() => {});
  await page.waitForTimeout(350);
}

function report(all: readonly Shot[]): number {
  const list = (title: string, pick: (shot: Shot) => string[]) => {
    const lines = all.flatMap((shot) => pick(shot).map((output) => ({ said: output, where: `${shot.stop} (${shot.who}, ${shot.width})` })));
    const bySaying = Map.groupBy(lines, (line) => line.said);
    console.log(`\n${title}: ${lines.length === 0 ? "none" : bySaying.size}`);
    for (const [output, at] of bySaying)
      console.log(
        `  ${output}\n    ${at
          .slice(0, 4)
          .map((one) => one.where)
          .join(", ")}${at.length > 4 ? ` and ${at.length - 4} more` : ""}`,
      );
    return lines.length;
  };
  console.log(`\n${all.length} pictures in ${join(folder, "index.html")}`);
  const wrong =
    list("Sticks out to the right", (shot) => (shot.overflow.length > 0 ? [shot.overflow.join("; ")] : [])) +
    list("Cut off", (shot) => shot.cut) +
    list("Complaints", (shot) => shot.complaints);
  list("Words that are broken", (shot) => shot.broken);
  list("Under 44 px for a finger, under 24 px for a mouse", (shot) => shot.small);
  return wrong > 0 ? 1 : 0;
}

function contactSheet(all: readonly Shot[]): string {
  const groups = Map.groupBy(all, (shot) => shot.stop);
  const figure = (shot: Shot) =>
    `<figure><a href="${shot.file}"><img loading="lazy" src="${shot.file}" width="${shot.width < 1024 ? 150 : 320}" alt=""></a><figcaption>${shot.who}, ${shot.width}, ${shot.theme}</figcaption></figure>`;
  return `<!doctype html><meta charset="utf-8"><title>Evenday, every page</title><style>body{font:15px system-ui;margin:2rem}section{margin-block:2rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{border:1px solid #ccc}</style><h1>Every page</h1>${[...groups].map(([name, some]) => `<section><h2>${name}</h2><div>${some.map(figure).join("")}</div></section>`).join("")}`;
}
