import { expect, test } from "vitest";
import { me, postChat } from "#testing/chat.ts";
import { createTestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { cardsShown } from "#safety/counts.repository.ts";
import { coachLevels } from "./coach.tables.ts";
import { askSafety, supportive } from "./coach.words.content.ts";

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

const wordsIn = (stream: string) =>
  [...stream.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, chunk]) => JSON.parse(chunk ?? '""') as string).join("");

test("over HTTP the same text brings up the same card and answer", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0", COACH_PER_FIVE_MINUTES: "100" });
  for (const [text, kind, answer] of cases) {
    const person = await aMember(testServer);
    const whole = await (await postChat(person, [me(text)])).text();
    expect([text, whole.startsWith("event: safety")]).toEqual([text, kind !== null]);
    if (kind === null || answer === null) continue;
    expect(whole.slice(0, 400)).toContain(`"${kind}"`);
    expect([text, wordsIn(whole).startsWith(answer)]).toEqual([text, true]);
  }
}, 60_000);

test("a faint sign that the page found brings the quiet line and a question, and is neither counted nor kept; the second brings the card", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0", COACH_PER_FIVE_MINUTES: "100" });
  const person = await aMember(testServer);
  const say = async (level: number | undefined, ...contents: string[]) => {
    const messages = contents.map((content, at) => ({ role: at % 2 ? "assistant" : "user", content }));
    const prediction = level === undefined ? undefined : { level, kinds: ["self-harm"], isAboutOther: false };
    return (await postChat(person, undefined, { body: JSON.stringify({ messages, prediction }) })).text();
  };
  const cards = () => cardsShown(testServer.context.database.owner, "2000-01-01", "2999-01-01");
  const budget = "How do I start a budget?";

  const faint = await say(1, budget);
  expect(faint).toMatch(/^event: safety\ndata: .*"level":1,"kinds":\["self-harm"\]/);
  expect(wordsIn(faint)).toContain(askSafety.own);
  expect(await cards()).toEqual([]);
  // nothing was kept: the next message is a talk like any other
  expect(await say(undefined, budget)).not.toContain("event: safety");

  const second = await say(2, budget);
  expect(second).toMatch(/^event: safety\ndata: .*"level":2/);
  expect(wordsIn(second)).toContain("are you thinking about ending your life");
  expect((await cards()).map(({ level, cards: count }) => [level, count])).toEqual([[2, 1]]);
});

test("a yes to that question brings the card, though no word of it names anything", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0" });
  const person = await aMember(testServer);
  const question = { role: "assistant", content: `${askSafety.own}\n\nOne thing at a time.` };
  const answer = await postChat(person, [me("How do I start a budget?"), question, me("yes")]);
  expect(await answer.text()).toMatch(/^event: safety\ndata: .*"level":2,"kinds":\["self-harm"\]/);
});

test("a crisis message that is too long gets the card, counts no second one and does not make the chat's level milder", async () => {
  const testServer = await createTestServer({ COACH_WORD_MS: "0" });
  const person = await aMember(testServer);
  const { owner } = testServer.context.database;
  const say = async (content: string) => (await postChat(person, [me(content)])).text();
  const tooLong = `${"I do not know what to do with all of this. ".repeat(200)} `;
  expect(await say("I want to die tonight, I have the pills here")).toMatch(/^event: safety\ndata: .*"level":3/);
  expect(await say(`${tooLong}I want to kill myself`)).toMatch(/^event: safety\ndata: .*"level":3/);
  await Promise.all([say(`${tooLong}he is hitting me right now`), say(`${tooLong}I want to kill myself`)]);
  const [row] = await owner.select().from(coachLevels);
  expect(row).toMatchObject({ level: 3 });
  expect(row?.kinds.toSorted()).toEqual(expect.arrayContaining(["danger", "self-harm"]));
  expect((await cardsShown(owner, "2000-01-01", "2999-01-01")).map(({ level, cards }) => [level, cards])).toEqual([[3, 1]]);
});
