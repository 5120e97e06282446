import { expect, test } from "vitest";
import { createTestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { supportive } from "./coach.words.content.ts";

/** The coach over HTTP: card and answer for violence, coercion and children, and for the same verbs as figures of speech. */
const cases: [text: string, kind: string | null, answer: string | null][] = [
  ["he is hitting me right now", "danger", supportive["abuse-now"]],
  ["my husband is hitting me right now", "danger", supportive["abuse-now"]],
  ["my mom's boyfriend pushed me down the stairs last night", "abuse", supportive.abuse],
  ["my caregiver keeps pulling my hair", "abuse", supportive.abuse],
  ["If I leave he will kill himself", "abuse", supportive.coercion],
  ["I hit my wife", "harm-to-others", supportive["harm-to-others"]],
  ["my dad touches me at night, I'm 15", "abuse", supportive.child],
  ["I want to die tonight", "self-harm", supportive.imminent],
  ["this workout is killing me", null, null],
  ["rent hit me hard this month", null, null],
  ["he is hitting on me at work", null, null],
];

test("over HTTP the same text brings up the same card and answer", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0", COACH_PER_FIVE_MINUTES: "100" });
  for (const [text, kind, answer] of cases) {
    const person = await aMember(testServer);
    const response = await person.home.fetch("/functions/v1/life-coach-chat", {
      method: "POST",
      body: JSON.stringify({ messages: [{ role: "user", content: text }] }),
      headers: { authorization: `Bearer ${person.token}` },
    });
    const whole = await response.text();
    expect([text, whole.startsWith("event: safety")]).toEqual([text, kind !== null]);
    if (kind === null || answer === null) continue;
    expect(whole.slice(0, 400)).toContain(`"${kind}"`);
    const output = [...whole.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, chunk]) => JSON.parse(chunk ?? '""') as string).join("");
    expect([text, output.startsWith(answer)]).toEqual([text, true]);
  }
}, 60_000);
