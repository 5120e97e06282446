import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drain } from "#server/health.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { me, postChat, readChat, settled } from "#testing/chat.ts";
import { aModelServer, plainAnswer, type ModelServer } from "#testing/llm.ts";
import { expectWithin, times } from "#testing/assurance.ts";
import { aMember, type Person } from "#testing/people.ts";
import { chatProblems } from "./coach.rules.ts";
import { readEvent, type StreamEvent } from "./coach.events.rules.ts";
import { coachQuotaSlots } from "./coach.tables.ts";
import { supportive } from "./coach.words.content.ts";

const severe = "I want to kill myself";

/** Twenty are the full counts: every fault twenty times, two hundred disconnects. */
const rounds = Number(process.env["CHAT_ROUNDS"] ?? times(2, 20));
const disconnects = rounds * 10;

let testServer: TestServer;
let model: ModelServer;

beforeAll(async () => {
  model = await aModelServer();
  testServer = await createTestServer({
    COACH_BASE_URL: model.url,
    COACH_MODEL: "test-model",
    COACH_WORD_MS: "0",
    COACH_API_KEY: "sk-very-secret",
    COACH_FIRST_WORD_MS: "900",
    COACH_IDLE_MS: "700",
    COACH_TOTAL_MS: "6000",
    COACH_PER_FIVE_MINUTES: "5000",
    COACH_PER_DAY: "5000",
  });
}, 60_000);
afterAll(() => model.stop());

const readAnswer = (answer: Response) => readChat<StreamEvent>(answer, readEvent);
const say = async (person: Person, ...words: string[]) => readAnswer(await postChat(person, words.map(me)));

describe("a model (H2)", () => {
  test("answers word by word, in the specified format", async () => {
    const answer = await say(await aMember(testServer), "hello");
    expect(answer.text).toBe(plainAnswer);
    expect(answer.events.at(-1)).toEqual({ kind: "done" });
    expect(answer.whole).not.toContain("quiet-secret-model");
  });

  test("that sends ten million characters is cut at the maximum length, cleanly, and counts as one answer's share of the day", async () => {
    const short = await createTestServer(
      { COACH_BASE_URL: model.url, COACH_MODEL: "m", COACH_DAILY_TOKENS: "1500", COACH_ANSWER_TOKENS: "700", COACH_WORD_MS: "0" },
      { database: testServer.context.database },
    );
    const maya = await aMember(short);
    const answer = await say(maya, "[huge] hello");
    expect(answer.text.length).toBe(6000 + "\n\nThe answer was cut here.".length);
    expect(answer.text.endsWith("\n\nThe answer was cut here.")).toBe(true);
    expect(answer.events.at(-1)).toEqual({ kind: "done" });
    expect((await say(maya, "[huge] and again")).status).toBe(200);
    expect((await say(maya, "hello")).status, "two answers' shares are used, not two thousand").toBe(200);
    expect(model.open()).toBeLessThanOrEqual(1);
  }, 60_000);

  test("counts the same tokens for the same answer, however it is cut into events", async () => {
    const { owner } = testServer.context.database;
    for (const words of ["hello", "[letters] hello"]) {
      const person = await aMember(testServer);
      expect((await say(person, words)).text).toBe(plainAnswer);
      const used = () => owner.select().from(coachQuotaSlots).where(eq(coachQuotaSlots.userId, person.id));
      await expect.poll(async () => (await used())[0]?.tokens).toBe(Math.ceil(plainAnswer.length / 3.5));
    }
  });

  test("that streams slowly is ended after the maximum time, with what arrived", async () => {
    const hurried = await createTestServer(
      { COACH_BASE_URL: model.url, COACH_MODEL: "m", COACH_ANSWER_SECONDS: "1", COACH_WORD_MS: "0" },
      { database: testServer.context.database },
    );
    const answer = await say(await aMember(hurried), "[stall] hello");
    expect(answer.text).toBe("The first words, and then \n\nThe answer was cut here.");
    expect(answer.events.at(-1)).toEqual({ kind: "done" });
  }, 60_000);

  test.each([
    ["401", "notSetUp"],
    ["403", "notSetUp"],
    ["404", "notSetUp"],
    ["429", "busy"],
    ["500", "unreachable"],
    ["503", "unreachable"],
    ["html", "garbled"],
    ["redirect", "unreachable"],
    ["hangup", "unreachable"],
    ["silence", "slowStart"],
    ["garbage", "garbled"],
    ["error-inside", "garbled"],
  ] as const)(
    "that gives %s is a clear message before the stream",
    async (order, problem) => {
      const maya = await aMember(testServer);
      for (let round = 0; round < rounds; round++) {
        const answer = await say(maya, `[${order}] hello`);
        expect(answer).toMatchObject({ status: 503, error: chatProblems[problem] });
        expect(answer.whole).not.toMatch(/sk-very|inside\.example|127\.0\.0\.1/);
      }
      expect((await say(maya, "hello")).text).toBe(plainAnswer);
    },
    10_000 + rounds * 2_000,
  );

  test.each([
    ["stall", "The first words, and then ", "stalled"],
    ["cut", "Begin with one fact that you both can see. ", "stalled"],
    ["cut-in-line", "One fact. ", "stalled"],
    ["no-done", "Half of an ans", "stalled"],
  ] as const)(
    "that gives %s keeps what arrived, says so, and sends no [DONE]",
    async (order, text, problem) => {
      const maya = await aMember(testServer);
      for (let round = 0; round < rounds; round++) {
        const answer = await say(maya, `[${order}] hello`);
        expect(answer).toMatchObject({ status: 200, text, error: chatProblems[problem] });
        expect(answer.events.at(-1)).toEqual({ kind: "problem", error: chatProblems[problem] });
      }
    },
    10_000 + rounds * 2_000,
  );

  test.each([
    ["bad-json", "Still here. And done."],
    ["finished", "A whole answer."],
    ["utf8", "Süße Grüße 👩‍👩‍👧 "],
  ])("that gives %s is still parsed correctly", async (order, text) => {
    const answer = await say(await aMember(testServer), `[${order}] hello`);
    expect(answer.text).toBe(text);
    expect(answer.events.at(-1)).toEqual({ kind: "done" });
  });

  test("that sends a line of 10 MB is cut off", async () => {
    expect(await say(await aMember(testServer), "[long-line] hello")).toMatchObject({ status: 503, error: chatProblems.garbled });
  });

  test("that cannot be reached is a clear message", async () => {
    const lost = await createTestServer(
      { COACH_BASE_URL: "http://127.0.0.1:9", COACH_MODEL: "m" },
      { database: testServer.context.database },
    );
    expect(await say(await aMember(lost), "hello")).toMatchObject({ status: 503, error: chatProblems.unreachable });
    const nameless = await createTestServer(
      { COACH_BASE_URL: "http://no-such-host.invalid", COACH_MODEL: "m", COACH_WORD_MS: "0" },
      { database: testServer.context.database },
    );
    const maya = await aMember(nameless);
    expect(await say(maya, "hello")).toMatchObject({ status: 503, error: chatProblems.unreachable });
    const help = await say(maya, severe);
    expect(help.events[0]).toMatchObject({ kind: "safety" });
    expect(help.text).toMatch(/988/);
  }, 60_000);

  test("that accepts the connection and then sends nothing times out soon", async () => {
    const mute = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => mute.once("listening", resolve));
    const { port } = mute.address() as AddressInfo;
    const settings = { COACH_BASE_URL: `https://127.0.0.1:${port}`, COACH_MODEL: "m", COACH_CONNECT_MS: "300" };
    const maya = await aMember(await createTestServer(settings, { database: testServer.context.database }));
    const begun = performance.now();
    expect(await say(maya, "hello")).toMatchObject({ status: 503, error: chatProblems.unreachable });
    expectWithin(performance.now() - begun, 10_000, "given up, ms; the first word alone would have had 30 s");
    mute.close();
  }, 60_000);

  test.each(["401", "500", "hangup", "silence", "garbage"])(
    "that fails with %s in a crisis is replaced by a written answer, card first",
    async (order) => {
      const answer = await say(await aMember(testServer), `[${order}] I think about ending my life`);
      expect(answer.status).toBe(200);
      expect(answer.events[0]).toMatchObject({ kind: "safety" });
      expect(Object.values(supportive)).toContain(answer.text);
    },
  );

  test("in a crisis gets that instruction, and at the highest level isn't called at all", async () => {
    const maya = await aMember(testServer);
    await say(maya, "Some days I think about ending my life.");
    expect(model.asked.at(-1)!.body.messages[0]!.content).toContain("CRISIS MODE");
    const before = model.asked.length;
    const answer = await say(maya, "I have the pills here and I am going to kill myself tonight");
    expect(answer.text).toBe(supportive.imminent);
    expect(model.asked.length).toBe(before);
  });

  test("that claims a license is stopped, cut back to the sentence before, and replaced by a written answer", async () => {
    const answer = await say(await aMember(testServer), "[doctor] hello");
    expect(answer.events).toContainEqual({ kind: "stopped", keep: "Rest tonight. ".length });
    expect(answer.text).toContain("I am a computer program");
    expect(answer.whole).not.toMatch(/licensed therapist|depression|50 mg/);
    await settled(() => model.open() === 0);
  });

  test.each(["link", "image"])("that sends a foreign %s is stopped", async (order) => {
    const answer = await say(await aMember(testServer), `[${order}] hello`);
    expect(answer.events.some(({ kind }) => kind === "stopped")).toBe(true);
    expect(answer.whole).not.toContain("evil.example");
  });
});

describe("disconnecting (H1)", () => {
  test(
    "a client that disconnects ends the model's work within a second, every time",
    async () => {
      const maya = await aMember(testServer);
      await say(maya, "hello");
      const timers = process.getActiveResourcesInfo().filter((one) => one === "Timeout").length;
      for (let round = 0; round < disconnects; round++) {
        const answer = await postChat(maya, [me("[endless] hello")]);
        expect(answer.status).toBe(200);
        const reader = answer.body!.getReader();
        for (let at = 0; at <= Math.floor(Math.random() * 9); at++) await reader.read();
        const started = performance.now();
        await reader.cancel();
        await settled(() => model.open() === 0);
        expectWithin(performance.now() - started, 1_000, "the model's work ended, ms");
      }
      await settled(async () => (await say(maya, "hello")).status === 200);
      // handles are back to the start: no listener, timer or socket of two dozen chats remains
      await settled(() => process.getActiveResourcesInfo().filter((one) => one === "Timeout").length < timers + 10);
    },
    20_000 + disconnects * 1_000,
  );

  test("a client that disconnects before the first word ends it, too", async () => {
    const maya = await aMember(testServer);
    const leave = new AbortController();
    const request = postChat(maya, [me("[silence] hello")], { signal: leave.signal });
    await settled(() => model.open() === 1);
    leave.abort();
    await request.catch(() => undefined);
    await settled(() => model.open() === 0);
    expect(model.open()).toBe(0);
  });
});

test("a chat that is open when its member signs out ends within a minute, and the model's work too (B3)", async () => {
  const home = await createTestServer({ COACH_BASE_URL: model.url, COACH_MODEL: "m", COACH_WORD_MS: "0" });
  const maya = await aMember(home);
  const answer = readAnswer(await postChat(maya, [me("[drip] hello")]));
  await settled(() => model.open() === 1);
  home.clock.now += 11_000;
  expect(await Promise.race([answer, new Promise((later) => setTimeout(later, 700))]), "it goes on while signed in").toBeUndefined();
  expect((await maya.post("/api/auth/sign-out")).status).toBe(200);
  home.clock.now += 40_000;
  await settled(() => model.open() === 0);
  expect((await answer).status).toBe(200);
});

test("no key is in any answer, error or file that a browser gets (H7)", async () => {
  const maya = await aMember(testServer);
  const output: string[] = [];
  for (const order of ["plain", "401", "500", "cut", "garbage"]) output.push((await say(maya, `[${order}] hello`)).whole);
  for (const at of ["/", "/auth", "/nothing-here", "/api/openapi.json", "/api/nothing", "/healthz", "/readyz"])
    output.push(await (await testServer.fetch(at)).text());
  const web = join(import.meta.dirname, "../../../dist/web");
  const files = existsSync(web)
    ? readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:js|css|html|json|map|webmanifest)$/.test(name))
    : [];
  for (const name of files) output.push(readFileSync(join(web, name), "utf8"));
  const { AUTH_SECRET } = testServer.context.config;
  for (const text of output)
    for (const key of [
      "sk-very-secret",
      "inside.example",
      model.url,
      AUTH_SECRET,
      "COACH_API_KEY",
      "STRIPE_SECRET_KEY",
      "S3_SECRET_ACCESS_KEY",
    ])
      expect(text.includes(key), `${key} in ${text.slice(0, 80)}`).toBe(false);
});

describe("a stopping server (D5)", () => {
  test("notifies open chats, ends them and the model's work at once, and refuses no message silently", async () => {
    const closing = await createTestServer(
      { COACH_BASE_URL: model.url, COACH_MODEL: "m", COACH_STREAMS: "50", COACH_PER_FIVE_MINUTES: "100" },
      { database: testServer.context.database },
    );
    const maya = await aMember(closing);
    const open = await Promise.all(Array.from({ length: 20 }, () => postChat(maya, [me("[endless] hello")])));
    const chats = open.map((answer) => readAnswer(answer));
    await settled(() => model.open() === 20);
    const started = performance.now();
    drain(closing.context);
    for (const chat of await Promise.all(chats)) expect(chat.events.at(-1)).toEqual({ kind: "problem", error: chatProblems.closing });
    await settled(() => model.open() === 0);
    expectWithin(performance.now() - started, 5_000, "open chats ended, ms");
    // requests that arrive while it stops get the same answer
    expect((await say(maya, "hello")).events.at(-1)).toEqual({ kind: "problem", error: chatProblems.closing });
  });
});
