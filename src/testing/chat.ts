import { createParser } from "eventsource-parser";
import { vi } from "vitest";
import type { Person } from "./people.ts";

/** The coach's chat as a browser calls it. */

export const chatPath = "/functions/v1/life-coach-chat";
export const me = (content: string): { role: string; content: unknown } => ({ role: "user", content });

/** Sends `messages`; `init` overrides the request. */
export const postChat = (person: Person, messages: unknown, init: RequestInit = {}) =>
  person.home.fetch(chatPath, {
    method: "POST",
    body: JSON.stringify({ messages }),
    headers: { authorization: `Bearer ${person.token}` },
    ...init,
  });

/** Reads an answer; `readEvent` is the coach's own reader of one event. */
export async function readChat<Event extends { kind: string }>(
  answer: Response,
  readEvent: (name: string | undefined, data: string) => Event,
) {
  const whole = await answer.text();
  const { status } = answer;
  if (status !== 200) return { status, events: [] as Event[], text: "", error: (JSON.parse(whole) as { error: string }).error, whole };
  const events: Event[] = [];
  createParser({ onEvent: ({ event, data }) => events.push(readEvent(event, data)) }).feed(whole);
  const joined = (kind: string, field: "text" | "error") =>
    events.map((one) => (one.kind === kind ? (one as Partial<Record<string, string>>)[field] : "")).join("");
  return { status, events, text: joined("text", "text"), error: joined("problem", "error"), whole };
}

/** Waits until `is` answers true, a second at most. */
export const settled = (is: () => boolean | Promise<boolean>) => vi.waitUntil(is, { timeout: 1000, interval: 10 });
