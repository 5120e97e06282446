import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { me, postChat, readChat } from "#testing/chat.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { loadAnswers } from "./coach.answer.service.ts";
import { readEvent, type StreamEvent } from "./coach.events.rules.ts";
import { coachReaderRoutes } from "./coach.reader.routes.ts";
import { chatProblems } from "./coach.rules.ts";
import { askSafety } from "./coach.words.content.ts";

test("a message that is stopped while it waits for the thread keeps no place of the member's", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0", COACH_STREAMS: "1" });
  const person = await aMember(testServer);
  const stop = new AbortController();
  const stopped = postChat(person, [me("How do I start a budget?")], { signal: stop.signal }).catch(() => undefined);
  await new Promise((done) => setTimeout(done, 100));
  stop.abort();
  await stopped;
  expect((await postChat(person, [me("How do I start a budget?")])).status).toBe(200);
});

test("who opens the page starts the thread and loads what an answer needs, unless a model answers", async () => {
  const { context } = await createTestServer();
  const started: string[] = [];
  const opens = async (model: typeof context.model) =>
    (await coachReaderRoutes({ ...context, model }, () => started.push(model ? "model" : "built-in")).request("/reader")).status;
  expect([await opens(null), await opens({} as NonNullable<typeof context.model>)]).toEqual([200, 200]);
  expect(started).toEqual(["built-in"]);
  expect(await loadAnswers()).toBeNull();
});

test("too many messages of one member at once are refused with Retry, and answered with help after a severe one or beside a faint sign", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0", COACH_STREAMS: "50", COACH_PER_FIVE_MINUTES: "100" });
  const say = async (person: Person, words: string) => readChat<StreamEvent>(await postChat(person, [me(words)]), readEvent);
  const [calm, severe, faint] = [await aMember(testServer), await aMember(testServer), await aMember(testServer)];
  // needs no thread, so the thread still has to start when the others arrive
  expect((await say(severe, "I want to kill myself")).text).toContain("988");
  const often = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, one));
  const sayOften = (person: Person) => often(() => say(person, "How do I start a budget?"));
  const prediction = { level: 1, kinds: ["self-harm"], isAboutOther: false };
  const body = JSON.stringify({ messages: [me("How do I start a budget?")], prediction });
  const sayFaint = async () =>
    readChat<StreamEvent>(await postChat(faint, [], { body, headers: { authorization: `Bearer ${faint.token}` } }), readEvent);
  const [calmAnswers, severeAnswers, faintAnswers] = await Promise.all([sayOften(calm), sayOften(severe), often(sayFaint)]);
  const refused = calmAnswers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(12);
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, error: chatProblems.busy });
  for (const { status, text } of severeAnswers) expect([status, text !== ""]).toEqual([200, true]);
  expect(severeAnswers.filter(({ text }) => text.includes("988")).length).toBeGreaterThan(0);
  for (const { events, text } of faintAnswers) {
    expect(events[0]?.kind).toBe("safety");
    expect(text).toContain(askSafety.own);
  }
  expect((await say(calm, "How do I start a budget?")).text).toContain("budget");
});

test("only the thread loads the rules that compose an answer: they take longer than other requests may wait", () => {
  const src = join(import.meta.dirname, "../..");
  const importing = (name: string) =>
    globSync("**/*.{ts,tsx}", { cwd: src })
      .filter((path) => !path.endsWith(".test.ts") && readFileSync(join(src, path), "utf8").includes(`/${name}"`))
      .map((path) => path.replaceAll("\\", "/"));
  expect(importing("coach.guide.rules.ts")).toEqual(["features/coach/coach.answer.service.ts"]);
  expect(importing("coach.answer.service.ts")).toEqual(["app/coach-answers.ts"]);
  expect(importing("coach-answers.ts")).toEqual(["server/threads.ts"]);
});
