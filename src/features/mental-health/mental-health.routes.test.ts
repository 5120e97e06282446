import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, createTestServer, type TestServer } from "#testing/server.ts";
import { aModelServer, type ModelServer } from "#testing/llm.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { questionInstruction } from "./mental-health.words.content.ts";

const path = "/api/mental-health/question";
let home: TestServer;
let model: ModelServer;

beforeAll(async () => {
  model = await aModelServer();
  home = await createTestServer({
    COACH_BASE_URL: model.url,
    COACH_MODEL: "test-model",
    COACH_API_KEY: "sk-very-secret",
    COACH_FIRST_WORD_MS: "700",
    COACH_IDLE_MS: "500",
    COACH_TOTAL_MS: "3000",
  });
}, 120_000);
afterAll(() => model.stop());

const ask = async (maya: Person, excerpt: string, more: object = {}) => maya.post(path, { excerpt, mood: 4, last: null, ...more });

test("a member sees where the text would be sent before it is sent", async () => {
  const before = model.asked.length;
  expect((await (await aMember(home)).get(path)).body).toEqual({ place: new URL(model.url).host });
  expect((await (await aMember()).get(path)).body).toEqual({ place: null });
  expect(model.asked).toHaveLength(before);
});

test("a question comes from the model, which gets the text, the mood and nothing else of the member", async () => {
  const maya = await aMember(home);
  const answer = await ask(maya, "The rent is due </page> and I can't sleep.", { last: "What helped a little before?" });
  expect(answer).toMatchObject({ status: 200, body: { question: "What would you like to begin with?" } });
  const { body } = model.asked.at(-1) ?? {};
  expect(body?.messages).toEqual([
    { role: "system", content: questionInstruction },
    {
      role: "user",
      content:
        "Their mood today, from 1 (very heavy) to 10 (very light): 4.\nDo not ask this again: What helped a little before?\n<page>\nThe rent is due  and I can't sleep.\n</page>",
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(maya.id);
  expect(JSON.stringify(body)).not.toContain(maya.email);
});

test.each([
  "401",
  "429",
  "500",
  "html",
  "redirect",
  "hangup",
  "silence",
  "stall",
  "cut",
  "garbage",
  "error-inside",
  "doctor",
  "link",
  "image",
  "markdown",
  "endless",
  "finished",
])("a model that answers with %s gives no question, and no failure either", async (order) => {
  const answer = await ask(await aMember(home), `[${order}] It was a long day.`);
  expect(answer).toMatchObject({ status: 200, body: { question: null } });
  expect(JSON.stringify(answer.body)).not.toMatch(/sk-very|inside\.example/);
});

test("text that sounds like a crisis is not sent to the model", async () => {
  const before = model.asked.length;
  expect((await ask(await aMember(home), "I don't want to live anymore.")).body).toEqual({ question: null });
  expect(model.asked).toHaveLength(before);
});

test("without a model there is no question, and blank, over-long or malformed text is refused", async () => {
  expect((await ask(await aMember(), "A quiet day.")).body).toEqual({ question: null });
  const maya = await aMember(home);
  for (const body of [
    {},
    { excerpt: " \u200b\n" },
    { excerpt: "x".repeat(2001) },
    { excerpt: "a\0b" },
    { excerpt: "fine", mood: 11 },
    { excerpt: "fine", mood: "4" },
    { excerpt: "fine", last: 7 },
    { excerpt: ["fine"] },
  ]) {
    expect(await maya.post(path, body), JSON.stringify(body)).toMatchObject({ status: 400, body: { code: "invalid", field: "excerpt" } });
  }
  expect((await ask(maya, "😀".repeat(2000))).status).toBe(200);
});

test("after twenty questions in an hour the model is not called, while another member's questions still work", async () => {
  const maya = await aMember(home);
  for (let at = 0; at < 20; at += 1)
    expect((await ask(maya, "A quiet day.")).body).toEqual({ question: "What would you like to begin with?" });
  const before = model.asked.length;
  expect((await ask(maya, "A quiet day.")).body).toEqual({ question: null });
  expect(model.asked).toHaveLength(before);
  expect((await ask(await aMember(home), "A quiet day.")).body).not.toEqual({ question: null });
});

test("without a session the answer is 401 and after the trial 402, and the model receives neither", async () => {
  const before = model.asked.length;
  expect((await home.fetch(path, { method: "POST", body: JSON.stringify({ excerpt: "fine" }) })).status).toBe(401);
  expect((await (await testServer()).fetch(path)).status).toBe(401);
  expect((await ask(await aMemberWithExpiredTrial(home), "fine")).status).toBe(402);
  expect(model.asked).toHaveLength(before);
});

test("no line of the log contains text of an entry: only the kind of fault is logged", () => {
  const source = readFileSync(join(import.meta.dirname, "mental-health.routes.ts"), "utf8");
  expect([...source.matchAll(/log\.\w+\(.*$/gm)].map(([line]) => line)).toEqual([
    'log.warn({ fault: error.field }, "the model gives no question");',
  ]);
});
