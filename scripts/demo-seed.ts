/** Helpers for seeding a demo year: reproducible randomness, and calls through the app's own API. */
import type { Day } from "#shared/dates.ts";
import { publicKey } from "#shared/release.ts";

export type Fetch = (request: Request) => Response | Promise<Response>;
export type Someone = { email: string; password: string; timeZone: string };

export type Dice = ReturnType<typeof throwing>;

/** A seeded random number generator (mulberry32). */
export function throwing(seed: number) {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;
  const last = new Map<unknown, unknown[]>();
  return {
    roll,
    pick,
    /** Picks an item other than the last few picked from the same list. */
    fresh: <T>(list: readonly T[]): T => {
      const used = last.get(list) ?? [];
      const chosen = pick(list.filter((one) => !used.includes(one)));
      last.set(list, [...used, chosen].slice(-Math.floor(list.length / 2)));
      return chosen;
    },
    weighted: <T extends { weight: number }>(list: readonly T[]): T => {
      let left = roll() * list.reduce((sum, one) => sum + one.weight, 0);
      return list.find((one) => (left -= one.weight) < 0) ?? (list[0] as T);
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => Math.floor(roll() * 16).toString(16)).join("");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

/** Calls as this member. Signs in again when a session has expired, and pays in the test checkout when the gate requires it. */
export function caller(fetch: Fetch, someone: Someone) {
  let token = "";
  let calls = 0;
  const once = (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    calls += 1;
    return fetch(
      new Request(`http://localhost${path}`, {
        method,
        body,
        headers: { apikey: publicKey, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      }),
    );
  };
  const json = (body: unknown) => [JSON.stringify(body), { "content-type": "application/json" }] as const;
  const signIn = async () => {
    token = "";
    token = ((await (await once("POST", "/api/auth/sign-in", ...json(someone))).json()) as { token: string }).token;
  };
  const pay = async () => {
    const { url } = (await (await once("POST", "/functions/v1/create-checkout")).json()) as { url: string };
    const { pathname, searchParams } = new URL(url, "http://localhost");
    // a member who has paid before gets the subscription page, where "pay" changes nothing
    const choice = pathname.endsWith("/portal") ? "next" : "pay";
    await once("POST", "/checkout/sandbox", new URLSearchParams({ for: searchParams.get("for") ?? "", choice }));
  };
  async function send(method: string, path: string, body?: BodyInit | Uint8Array, headers?: Record<string, string>): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const answer = await once(method, path, body as BodyInit, headers);
      if (answer.ok) return answer;
      if (tries < 2 && answer.status === 401) await signIn();
      else if (tries < 2 && answer.status === 402) await pay();
      else throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    }
  }
  const call = async <Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await (body === undefined ? send(method, path) : send(method, path, ...json(body)));
    const text = await answer.text();
    return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as Answer;
  };
  return { send, call, count: () => calls };
}

/** What every part of the seeding needs: API calls, random numbers, the clock and new ids. */
export type Life = ReturnType<typeof caller> & { dice: Dice; at: (day: Day, hour: number) => void; id: () => string; today: Day };
