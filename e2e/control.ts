/** Client of the journeys' control endpoint: see e2e/server.ts. */
import { expect, type Page } from "@playwright/test";
import type { MemberRows } from "#testing/member-rows.ts";
import type { PassedTime } from "./product-with-clock.ts";

export const origin = () => `http://localhost:${process.env["E2E_PORT"] ?? 4310}`;

const ask = async (endpoint: string, request: unknown) => {
  const answer = await fetch(`http://127.0.0.1:${Number(process.env["E2E_PORT"] ?? 4310) + 1}/control/${endpoint}`, {
    method: "POST",
    body: JSON.stringify(request),
  });
  const response = await answer.text();
  if (!answer.ok) throw new Error(`/control/${endpoint} answered ${answer.status}: ${response}`);
  return response;
};

export const insertMember = async (email: string, password: string) =>
  JSON.parse(await ask("new-member", { email, password })) as { id: string; token: string };
export const endTrial = (person: { email: string }) => ask("end-trial", { email: person.email });
export const setTrial = (person: { email: string }, endsInMs: number) => ask("set-trial", { email: person.email, endsInMs });

/** Journeys share one server: each page sends its journey's name, so that an injected fault affects only that journey. */
const journeys = new WeakMap<Page, { name: string; failing: Set<string> }>();
export const joinJourney = (page: Page, name: string) => journeys.set(page, { name, failing: new Set() });
function journeyOf(page: Page) {
  const journey = journeys.get(page);
  if (!journey) throw new Error("this page belongs to no journey: use the page of e2e/people.ts");
  return journey;
}
export const isArmed = (page: Page, path: string) => [...(journeys.get(page)?.failing ?? [])].some((prefix) => path.startsWith(prefix));

/** Makes the page's next calls to a path that begins with `pathPrefix` fail: one, or `times`. */
export async function failNext(
  page: Page,
  pathPrefix: string,
  options: { status?: number; message?: string; times?: number } = {},
): Promise<void> {
  const journey = journeyOf(page);
  journey.failing.add(pathPrefix);
  await ask("fail-next", { journey: journey.name, pathPrefix, ...options });
}

/** Gives this page's coach a language model: the fake of src/testing/llm.ts, which follows commands such as "[cut]". */
export async function useModel(page: Page): Promise<void> {
  const journey = journeyOf(page);
  journey.failing.add("/functions/v1/life-coach-chat");
  await ask("use-model", { journey: journey.name });
}

/** Serves this page with email set up: a new user has to confirm the address first. */
export async function useMail(page: Page): Promise<void> {
  const journey = journeyOf(page);
  await ask("use-mail", { journey: journey.name });
}

/**
 * Serves this page with a sign-in provider of its own, where every visitor is signed in as this account or presses Cancel; with
 * PASSWORD_SIGN_IN=off if the journey's first call asks for it.
 */
export async function useProvider(
  page: Page,
  account: { subject: string; email: string },
  { isCancelled = false, isPasswordOff = false } = {},
): Promise<void> {
  const journey = journeyOf(page);
  await ask("use-provider", { journey: journey.name, account, isCancelled, isPasswordOff });
}

/** Sets the clock of this page and its server to this time (UTC ms); it runs on from there. */
export async function useClock(page: Page, at: number): Promise<void> {
  const journey = journeyOf(page);
  await page.clock.install({ time: at });
  await ask("use-clock", { journey: journey.name, at });
}

/**
 * Serves this page from a server and database of its own, both clocks set to this time (UTC ms). Returns its one member. Notifications go
 * to a push service on this machine.
 */
export async function useOwnClock(page: Page, at: number) {
  const journey = journeyOf(page);
  const member = JSON.parse(await ask("use-own-clock", { journey: journey.name, at })) as MemberRows;
  await page.clock.install({ time: at });
  /** A request to that server from outside the browser. */
  const request = (path: string, init: RequestInit = {}) =>
    fetch(origin() + path, { ...init, headers: { ...(init.headers as Record<string, string>), "x-journey": journey.name } });
  /**
   * Moves the server's clock to `from` (UTC ms) and runs its jobs for at most so many seconds of that clock, or until a notification
   * arrives. Returns the seconds (null if none arrived) and what arrived.
   */
  const passTime = async (from: number, seconds: number) => {
    const answer = JSON.parse(await ask("pass-time", { journey: journey.name, at: from, seconds })) as PassedTime;
    return { ...answer, received: answer.received.map(({ path, body }) => ({ path, body: Buffer.from(body, "base64") })) };
  };
  return { member, request, passTime };
}

/** The path of the link in the newest email to this address that contains `words`; waits, because emails are sent after the response. */
export async function linkTo(email: string, words: string): Promise<string> {
  let message = "";
  await expect.poll(async () => (message = await ask("letter-to", { email })), { message: `an email to ${email}` }).toContain(words);
  const [link = ""] = /https?:\/\/\S+/.exec(message) ?? [];
  return new URL(link).pathname + new URL(link).search;
}
