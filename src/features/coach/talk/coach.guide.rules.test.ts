import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { calm, oncePerText } from "#testing/coach-talk.ts";
import { isRoute } from "#guides/guides.rules.ts";
import { anchorsOf } from "#guides/guides.source.rules.ts";
import { readGuides } from "#guides/guides.repository.ts";
import { coachActions } from "../answers/coach.actions.content.ts";
import { elsewhere, everyday, typed } from "../evaluation/coach.everyday.content.ts";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { supportiveAnswer, type Concern } from "./coach.supportive.rules.ts";
import { coachLater } from "../answers/coach.later.content.ts";
import { withoutNegated } from "./coach.match.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { numbersIn, withNumbers, type Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { ownSubjects, phrasesHash, phrasingsIn, topicOf, topics } from "../answers/coach.topics.rules.ts";
import { meaning, openedMeaning } from "../coach.vectors.repository.ts";
import { adultsOnly, supportive } from "../coach.words.content.ts";

const { agreed, can, cannotSee, complaint, goodbye, inLanguage, needsHelp, noTopic, noTopicAgain, nothingMore, tooMuch, unsure } = replies;
const search = await coachSearch();
const anchors = new Map((await readGuides()).map(({ slug, body }) => [slug, anchorsOf(body)]));
const meaningOf = oncePerText(meaning);
/** As on the server: words and sentence vectors together. */
const answered = async (messages: readonly Message[], concern: Concern = calm, numbers: readonly string[] = []) =>
  builtInAnswer(messages, search, concern, { numbers, meaning: await meaningOf(withoutNegated(messages.at(-1)?.content ?? "").rest) });
const ask = (content: string, concern: Concern = calm) => answered([{ role: "user", content }], concern);

test("there are at least 60 everyday prompts, and every action is found by one", () => {
  expect(everyday.length).toBeGreaterThanOrEqual(60);
  expect(coachActions.map(({ id }) => id).filter((id) => !everyday.some(({ action }) => action === id))).toEqual([]);
});

const isOffered = ({ choices = [] }: BuiltInAnswer, ids: readonly string[]) => ids.some((id) => choices.includes(topicOf(id)?.name ?? ""));

test.each([
  ["everyday messages", everyday.map(({ say, action, or = [] }) => ({ say, actions: [action, ...or] }))],
  ["messages as tired people type them", typed],
])("of %s nearly all find a right subject or are offered it", async (name, all) => {
  const answers: (BuiltInAnswer & { say: string; actions: readonly string[] })[] = [];
  for (const { say, actions } of all) answers.push({ ...(await ask(say)), say, actions });
  const wrong = answers.filter(({ action, actions }) => action !== undefined && !actions.includes(action));
  const doubt = answers.filter(({ action }) => action === undefined);
  const lost = doubt.filter((one) => !isOffered(one, one.actions));
  process.stdout.write(`\nBuilt-in coach, ${name}: ${wrong.length} wrong and ${doubt.length} in doubt of ${all.length}\n`);
  expect(wrong.length / all.length, wrong.map(({ say, action }) => `${say} (${action ?? ""})`).join(" | ")).toBeLessThanOrEqual(0.03);
  expect(doubt.length / all.length, doubt.map(({ say }) => say).join(" | ")).toBeLessThanOrEqual(0.2);
  expect(lost.length / all.length, lost.map(({ say }) => say).join(" | ")).toBeLessThanOrEqual(0.05);
});

test.each(["why", "what do I say exactly?", "go on", "yes", "an example"])(
  "after an answer that only asked back, '%s' offers the same subjects again",
  async (followUp) => {
    const question = typed.map(({ say }) => say);
    for (const content of question) {
      const before = await ask(content);
      if (before.action !== undefined || !before.choices?.length) continue;
      const after = await answered([
        { role: "user", content },
        { role: "assistant", content: before.text },
        { role: "user", content: followUp },
      ]);
      expect({ action: after.action, choices: after.choices }).toEqual({ action: undefined, choices: before.choices });
      expect(after.text).not.toBe(before.text);
      return;
    }
    expect.unreachable("none of the messages is in doubt");
  },
);

test("messages without a subject find none", async () => {
  for (const say of elsewhere) expect([say, (await ask(say)).action]).toEqual([say, undefined]);
});

test.each(coachActions)(
  "the action $id has an existing section and link, and ends with a question",
  ({ id, guide, anchor, link, ask: question, next }) => {
    expect(anchors.get(guide)).toContain(anchor);
    const [path = "", hash] = link.href.split("#");
    expect(isRoute(path)).toBe(true);
    expect(hash ? anchors.get(path.replace("/growth/", "")) : [hash]).toContain(hash);
    expect(question.endsWith("?")).toBe(true);
    expect(coachLater[id]?.ask.endsWith("?")).toBe(true);
    expect(next.length).toBeGreaterThan(20);
  },
);

test("there are at least 220 subjects, each with eight phrasings, a name of its own and an answer of 60 to 140 words", () => {
  expect(topics.length).toBeGreaterThanOrEqual(220);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  expect(new Set(topics.map(({ name }) => name.toLowerCase())).size).toBe(topics.length);
  for (const { id, say, more, brief, why } of topics) {
    expect([id, say.length >= 8, more.length >= 1, brief.length > 10, why.length > 10]).toEqual([id, true, true, true, true]);
  }
  for (const { id, hear, today, ask: question, more, words } of ownSubjects) {
    const count = `${hear} ${today} ${question}`.split(/\s+/).length;
    expect([id, count >= 60 && count <= 140 ? "60 to 140" : count]).toEqual([id, "60 to 140"]);
    expect([id, question.endsWith("?")]).toEqual([id, true]);
    // a written answer may name the address of a public office, a model may not
    const text = [hear, today, question, ...more, words].join(" ").replace(/\b[\w-]+(?:\.[\w-]+)*\.(?:gov|org|com)\b/g, "the office");
    expect([id, unsafeIn(text)]).toEqual([id, undefined]);
  }
});

test.each(ownSubjects.flatMap(({ id, link }) => (link ? [{ id, href: link.href }] : [])))("the link of $id exists", ({ href }) => {
  const [path = "", hash] = href.split("#");
  expect(isRoute(path)).toBe(true);
  expect(hash ? anchors.get(path.replace("/growth/", "")) : [hash]).toContain(hash);
});

test("the weights were trained on the current phrasings", async () => {
  const folder = join(import.meta.dirname, "../../../../scripts/coach-phrasings");
  const files = await Promise.all((await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), "utf8")));
  const phrasings = phrasingsIn(files);
  const trainedOn = [search.words.hash, search.letters.hash, (await openedMeaning()).model.hash];
  expect(trainedOn).toEqual(trainedOn.map(() => phrasesHash(phrasings)));
  for (const { id } of topics) expect([id, phrasings.filter(({ subject }) => subject === id).length >= 35]).toEqual([id, true]);
  const known = new Set(topics.map(({ id }) => id));
  expect(phrasings.filter(({ subject }) => subject !== undefined && !known.has(subject))).toEqual([]);
});

describe("when unsure", () => {
  test("offers subjects to choose from, and answers a chosen one", async () => {
    const first = await ask("it's about my family");
    expect(first.action).toBeUndefined();
    expect(first.choices?.length).toBeGreaterThan(0);
    const chosen = first.choices![0]!;
    const answer = await answered([
      { role: "user", content: "it's about my family" },
      { role: "assistant", content: first.text },
      { role: "user", content: chosen },
    ]);
    expect(topicOf(answer.action ?? "")?.name).toBe(chosen);
  });

  test("what the user says they do not mean is not answered", async () => {
    expect((await ask("it's not about the rent but about my boss who yells at me")).action).toBe("read-a-boss");
  });

  test("a second subject of one message is named for later", async () => {
    const { action, choices, text } = await ask("I can't sleep at night. My landlord keeps my security deposit.");
    const names = ["sleep-better", "talk-to-landlord"].map((id) => topicOf(id)?.name);
    expect(["sleep-better", "talk-to-landlord"]).toContain(action);
    expect(names).toContain(choices?.[0]);
    expect(text).toContain("You also wrote about something else");
  });
});

describe("an answer", () => {
  test("has steps, one next step, a link and an open question, and begins with the user, not with what answers", async () => {
    const { text } = await ask("How do I start a budget?");
    expect(text).not.toMatch(/\b(?:built-in|computer program|AI)\b/);
    expect(text.match(/^\d\. /gm)).toHaveLength(3);
    expect(text.match(/One next step/g)).toHaveLength(1);
    expect(text).toMatch(/\]\(\/budget\)/);
    expect(text.trim().endsWith("?")).toBe(true);
  });

  test("to a short follow-up stays with the subject", async () => {
    const chat = [
      { role: "user" as const, content: "Which credit card should I pay off first?" },
      { role: "assistant" as const, content: "…" },
      { role: "user" as const, content: "the second one" },
    ];
    expect((await answered(chat)).action).toBe("choose-a-debt");
  });

  const chat = async (...words: string[]) => {
    const messages: Message[] = [];
    const answers: Awaited<ReturnType<typeof answered>>[] = [];
    for (const content of words) {
      messages.push({ role: "user", content });
      const answer = await answered(messages);
      messages.push({ role: "assistant", content: answer.text });
      answers.push(answer);
    }
    return answers;
  };

  test("to 'and then?' continues instead of repeating, and at last says that it knows no more", async () => {
    const [first, second, third, fourth] = await chat("How do I start a budget?", "and then?", "I tried that, it didn't work", "ok");
    expect(second!.text).toContain(coachLater["start-a-budget"]!.words);
    expect(second!.text).not.toContain(coachActions.find(({ id }) => id === "start-a-budget")!.hear);
    expect(third!.text).toContain(nothingMore);
    for (const { text, action } of [first!, second!, third!, fourth!]) {
      expect(action).toBe("start-a-budget");
      expect(text.match(/One next step/g)).toHaveLength(1);
      expect(text.trim().endsWith("?")).toBe(true);
    }
  });

  test.each([
    ["yes", replies.yesToOpen[0]!],
    ["ok", agreed],
    ["no", tooMuch],
    ["idk", unsure],
    ["tell me more about the second step", "You mean this one: “"],
    ["I talked to him and he laughed", coachLater["start-softly"]!.words],
  ])("to '%s' in the middle of a subject stays with it", async (words, expected) => {
    const [, answer] = await chat("My wife and I have the same argument about chores every week.", words);
    expect(answer!.action).toBe("start-softly");
    expect(answer!.text).toContain(expected);
  });

  test("goes along when somebody brings another topic", async () => {
    expect((await chat("How do I start a budget?", "My roommate never does the dishes")).at(-1)!.action).toBe("talk-to-roommate");
  });

  test.each([
    ["help", needsHelp],
    ["what can you do?", can],
    ["how much do I have left this month?", cannotSee],
    ["you are useless", complaint],
    ["good night", goodbye],
    ["thanks, bye", goodbye],
    ["ok thanks, that's all for today. Bye!", goodbye],
    ["¿Qué hago con mis deudas? Estoy muy cansada", inLanguage.es],
  ])("to '%s' is one of its own", async (words, expected) => {
    expect((await ask(words)).text).toContain(expected);
  });

  test.each(["I don't want tips, just listen", "just listen please", "No advice, please", "i just need to vent"])(
    "to '%s' gives no advice until it is asked for, and keeps the subject",
    async (words) => {
      const [, ...answers] = await chat("I feel so lonely", words, "nobody called me on my birthday", "even my mom forgot", "what now");
      expect(answers.slice(0, 3).map(({ text }) => text)).toEqual(replies.listening.slice(0, 3));
      for (const { text } of answers.slice(0, 3)) expect(text).not.toContain("One next step");
      expect(answers[3]).toMatchObject({ action: "keep-friends" });
      expect(answers[3]!.text).toContain("One next step");
    },
  );

  test("while it listens, a question is answered, and a crisis is not passed over", async () => {
    const [, asked] = await chat("i just need to vent", "How do I start a budget?");
    expect(asked!.action).toBe("start-a-budget");
    const before: Message[] = [
      { role: "user", content: "just listen" },
      { role: "assistant", content: replies.listening[0]! },
    ];
    const severe = { level: 2, kinds: ["self-harm"], isAboutOther: false };
    expect((await answered([...before, { role: "user", content: "I want to die" }], severe)).text).toContain("988");
    // after something severe it listens, and goes on asking
    const told = await answered([...before, { role: "user", content: "nobody called me on my birthday" }], { ...calm, wasSevere: true });
    expect(replies.listening).not.toContain(told.text);
    const faint = { ...calm, kinds: ["self-harm"], isFaint: true };
    expect((await answered([...before, { role: "user", content: "nobody would notice" }], faint)).text).toMatch(
      /^I want to ask one plain question[^]*\n\nThank you for writing/,
    );
  });

  test("after words that name no subject, says once which one it takes them for", async () => {
    const [, second, third] = await chat("I can't sleep", "what if I can't pay it at all", "it has been this way for years now");
    expect(second!.text).toContain(`I take that as a part of “${topicOf("sleep-better")!.name}”; if it isn't, write “not that”.`);
    expect(third!.text).not.toContain("I take this as");
  });

  test("to something that no guide covers says so, and offers choices the second time", async () => {
    const [first, second] = await chat("how tall is mount everest", "how deep is the ocean");
    expect(first!.text).toContain(noTopic);
    expect(second!.text).toContain(noTopicAgain);
  });

  test("uses the numbers that were sent along, and only those that we generate ourselves", async () => {
    const numbers = numbersIn(
      withNumbers("Can I afford a trip?", ["Budget left this month: -$20.00", "No-spend streak: 3 days", "Visit [me](https://x.example)"]),
    );
    const { text } = await answered([{ role: "user", content: "How do I save for a trip?" }], calm, numbers);
    expect(text).toContain(
      "From the numbers that you sent: budget left this month: -$20.00; no-spend streak: 3 days. The month is over its budget already",
    );
    expect(text).not.toContain("x.example");
  });

  test("to a user who sounds worn down names a line, once, and does not repeat sympathy", async () => {
    const { text } = await ask("How do I start a budget?", { level: 1, kinds: [], isAboutOther: false });
    expect(text.match(/988/g)).toHaveLength(1);
  });

  test("to a crisis in Spanish begins with the line that answers in Spanish", async () => {
    expect(supportiveAnswer("Quiero morir, no puedo más con mis deudas", { level: 2, kinds: ["self-harm"], isAboutOther: false })).toMatch(
      /^Llame al 988 y oprima el 2/,
    );
  });

  test("about prescriptions, taxes and shared secrets is not a refusal", async () => {
    for (const words of ["Do I have to file taxes?", "My sister shares my secrets", "I can't afford my prescriptions"]) {
      const { action, choices } = await ask(words);
      expect([words, action ?? choices?.length]).not.toEqual([words, undefined]);
    }
  });

  test.each(["asdf qwer", "…", "purple monkey dishwasher zebra"])("to '%s' asks back instead of guessing", async (words) => {
    const { text, action } = await ask(words);
    expect(action).toBeUndefined();
    expect(text).toContain("One next step");
  });

  test("never contains what a model must not say", async () => {
    for (const { say } of everyday) expect([say, unsafeIn((await ask(say)).text)]).toEqual([say, undefined]);
    const written = [
      ...Object.values(replies).flatMap((one) => (typeof one === "string" ? [one] : Object.values(one))),
      ...Object.values(coachLater).flatMap(({ words, next, ask: question }) => [words, next, question]),
    ];
    for (const text of [...Object.values(supportive), adultsOnly, ...written]) expect([text, unsafeIn(text)]).toEqual([text, undefined]);
  });

  test("in a crisis is a written one, names a line, and asks instead of coaching", async () => {
    for (const kinds of [["self-harm"], ["abuse"], ["danger"], ["medical"], ["eating"], ["substance"], ["harm-to-others"], []]) {
      for (const level of [2, 3]) {
        const { text, action } = await ask("I need you", { level, kinds, isAboutOther: false });
        expect(action).toBeUndefined();
        expect(text).toMatch(/988|911|1-800-/);
        expect(text.trim().endsWith("?")).toBe(true);
      }
    }
    expect(supportiveAnswer("I owe so much money that I want to die", { level: 2, kinds: ["self-harm"], isAboutOther: false })).toBe(
      supportive.money,
    );
    expect(supportiveAnswer("my friend", { level: 2, kinds: ["self-harm"], isAboutOther: true })).toBe(supportive.helper);
  });
});
