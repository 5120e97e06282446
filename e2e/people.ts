/** Fixtures: the members of a journey. Import `test` and `expect` from here: the page comes with the console guard. */
import { randomUUID } from "node:crypto";
import { test as base, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { publicKey } from "#shared/release.ts";
import { isSampled } from "#testing/sample.ts";
import { endTrial, insertMember, joinJourney, origin } from "./control.ts";
import { watch, type ConsoleGuard } from "./console-guard.ts";

export { expect } from "@playwright/test";
export { endTrial, failNext, linkTo, setTrial, useClock, useMail, useModel, useOwnClock, useProvider } from "./control.ts";
export { expectNoAxe, inBothThemes } from "./axe.ts";
export { daysAgo, thisMonth, today } from "./days.ts";

export type Member = {
  id: string;
  email: string;
  password: string;
  token: string;
  /** A request as this member, to arrange data. Throws on an error. */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
};

type Fixtures = { guard: ConsoleGuard; member: Member; lapsedMember: Member; stranger: Member };
type Options = {
  /**
   * Emulates data saving: other pages are not prefetched, and the encoder (4 MB) not with the first typed words, which makes a page load a
   * quarter cheaper. The default in `npm test`; false in journeys about either.
   */
  isDataSaving: boolean;
};

export const test = base.extend<Fixtures & Options>({
  isDataSaving: [isSampled, { option: true }],
  guard: [
    async ({ context }, hand) => {
      const guard = watch(context);
      await hand(guard);
      base.expect(guard.faults, "the page complained, or called where it must not").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, isDataSaving }, hand) => {
    if (isDataSaving) await page.context().addInitScript(saveData);
    const journey = randomUUID();
    await page.setExtraHTTPHeaders({ "x-journey": journey });
    joinJourney(page, journey);
    const open = page.goto.bind(page);
    page.goto = async (...request) => {
      await closedLayersSettled(page);
      return open(...request);
    };
    const reload = page.reload.bind(page);
    page.reload = async (...request) => {
      await closedLayersSettled(page);
      return reload(...request);
    };
    await hand(page);
  },
  /** A member within the trial, signed in in this browser. */
  member: async ({ context }, hand) => hand(await begin(context, await newMember())),
  /** A member whose trial is over, signed in in this browser. */
  lapsedMember: async ({ context }, hand) => {
    const member = await newMember();
    await endTrial(member);
    await hand(await begin(context, member));
  },
  /** A member who has never used this browser. */
  stranger: async ({ context: _ }, hand) => hand(await newMember()),
});

export const freshEmail = () => `${randomUUID()}@example.com`;

/** A member with a session, inserted as rows: signing up and signing in have journeys of their own. */
export async function newMember(): Promise<Member> {
  const [email, password] = [freshEmail(), "three plain words"];
  const { id, token } = await insertMember(email, password);
  return { id, email, password, token, call: (method, path, body) => send(method, path, body, token) };
}

const storedSession = (member: Member) => JSON.stringify({ token: member.token, member: { id: member.id, email: member.email } });
const cookie = (name: string, value: string) => ({
  name,
  value,
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
});

/** Stores the member's session in this browser, as a sign-in does (src/web/session.ts), and clears everything else. */
export async function enter(context: BrowserContext, member: Member, at = origin()): Promise<Member> {
  await context.setStorageState({
    cookies: [cookie("evenday_in", "1")],
    origins: [{ origin: at, localStorage: [{ name: "evenday.session", value: storedSession(member) }] }],
  });
  return member;
}

/** The same in a browser that has opened nothing yet: the first document stores the session, without an extra page load. */
export async function begin(context: BrowserContext, member: Member, at = origin()): Promise<Member> {
  const once = randomUUID();
  await context.addCookies([cookie("evenday_in", "1"), cookie("journey_begins", once)]);
  await context.addInitScript(
    ([origin, begins, session]) => {
      if (location.origin !== origin || !document.cookie.includes(begins)) return;
      document.cookie = "journey_begins=; path=/; max-age=0";
      localStorage.setItem("evenday.session", session);
    },
    [at, `journey_begins=${once}`, storedSession(member)] as const,
  );
  return member;
}

/** Runs in the page. */
function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, "saveData", { value: true, configurable: true });
}

/** Opens the member's account, at one of its tabs where that is named. */
export async function openAccount(page: Page, tab?: string): Promise<Locator> {
  await page.getByRole("button", { name: "Your account" }).click();
  const drawer = page.getByRole("dialog", { name: "Your account" });
  if (tab) await drawer.getByRole("tab", { name: tab }).click();
  return drawer;
}

/** Sends the form of the sign-in page, which is shown already. */
export async function signIn(page: Page, { email, password }: Pick<Member, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Waits until the page's history holds the entries of this many open layers. */
export const layersInHistory = (page: Page, layers: number) =>
  page.waitForFunction((count) => ((history.state as { layers?: number } | null)?.layers ?? 0) === count, layers);

/** A closed dialog removes its history entry a moment later, which would abort a navigation that starts meanwhile. */
const closedLayersSettled = (page: Page) =>
  page
    .waitForFunction(
      () =>
        ((history.state as { layers?: number } | null)?.layers ?? 0) <=
        document.querySelectorAll("dialog[open], [popover]:popover-open:not(.toasts)").length,
      undefined,
      { timeout: 2_000 },
    )
    .catch(() => undefined);

async function send<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(origin() + path, {
    method,
    headers: {
      apikey: publicKey,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
