import { describe, expect, test } from "vitest";
import { isRoute } from "#guides/guides.rules.ts";
import { anchorsOf } from "#guides/guides.source.rules.ts";
import { readGuides } from "#guides/guides.repository.ts";
import { coachActions } from "./coach.actions.content.ts";
import { elsewhere, everyday, typed } from "./coach.everyday.content.ts";
import { builtInAnswer, supportiveAnswer } from "./coach.guide.rules.ts";
import { coachLater } from "./coach.later.content.ts";
import { unsafeIn } from "./coach.output.rules.ts";
import * as replies from "./coach.replies.content.ts";
import { numbersIn, withNumbers } from "./coach.rules.ts";
import { coachSearch } from "./coach.search.repository.ts";
import { adultsOnly, builtInIntro, supportive } from "./coach.words.content.ts";

const { agreed, cannotSee, complaint, goodbye, hello, inLanguage, needsHelp, noTopic, noTopicAgain, nothingMore, tooMuch, unsure } =
  replies;
const search = await coachSearch();
const anchors = new Map((await readGuides()).map(({ slug, body }) => [slug, anchorsOf(body)]));
const calm = { level: 0, kinds: [], isAboutOther: false };
const ask = (content: string, concern: { level: number; kinds: string[]; isAboutOther: boolean } = calm) =>
  builtInAnswer([{ role: "user", content }], search, concern);

test("there are at least 60 everyday prompts, and every action is reached by one", () => {
  expect(everyday.length).toBeGreaterThanOrEqual(60);
  expect(coachActions.map(({ id }) => id).filter((id) => !everyday.some(({ action }) => action === id))).toEqual([]);
});

test("of messages as tired people type them, nearly all reach a right action, and what is no topic reaches none", () => {
  const missed = typed.filter(({ say, actions }) => !actions.includes(ask(say).action ?? ""));
  process.stdout.write(`\nBuilt-in coach: ${typed.length - missed.length} of ${typed.length} typed messages understood\n`);
  expect(missed.length / typed.length, missed.map(({ say }) => say).join(" | ")).toBeLessThanOrEqual(0.03);
  expect(elsewhere.filter((say) => ask(say).action !== undefined)).toEqual([]);
});

test.each(everyday)("'$say' reaches $action of $guide", ({ say, guide, action }) => {
  expect(ask(say)).toMatchObject({ guide, action });
});

test.each(coachActions)(
  "the action $id names a living section and a living link, and ends with a question",
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

describe("an answer", () => {
  test("has steps, one next step, a link and an open question, and says once that it is built in", () => {
    const { text } = ask("How do I start a budget?");
    expect(text.startsWith(builtInIntro)).toBe(true);
    expect(text.match(/^\d\. /gm)).toHaveLength(3);
    expect(text.match(/One next step/g)).toHaveLength(1);
    expect(text).toMatch(/\]\(\/budget\)/);
    expect(text.trim().endsWith("?")).toBe(true);
    const second = builtInAnswer(
      [
        { role: "user", content: "hi" },
        { role: "assistant", content: "Hello." },
        { role: "user", content: "How do I start a budget?" },
      ],
      search,
      calm,
    );
    expect(second.text).not.toContain(builtInIntro);
  });

  test("to a short follow-up stays with the topic", () => {
    const chat = [
      { role: "user" as const, content: "Which credit card should I pay off first?" },
      { role: "assistant" as const, content: "…" },
      { role: "user" as const, content: "the second one" },
    ];
    expect(builtInAnswer(chat, search, calm).action).toBe("choose-a-debt");
  });

  const chat = (...words: string[]) => {
    const messages: { role: "user" | "assistant"; content: string }[] = [];
    return words.map((content) => {
      messages.push({ role: "user", content });
      const answer = builtInAnswer(messages, search, calm);
      messages.push({ role: "assistant", content: answer.text });
      return answer;
    });
  };

  test("to 'and then?' goes on instead of saying the same again, and at last says that it knows no more", () => {
    const [first, second, third, fourth] = chat("How do I start a budget?", "and then?", "I tried that, it didn't work", "ok");
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
    ["yes", agreed],
    ["no", tooMuch],
    ["idk", unsure],
    ["tell me more about the second step", "You mean this one: “"],
    ["I talked to him and he laughed", coachLater["start-softly"]!.words],
  ])("to '%s' in the middle of a topic stays with it", (words, expected) => {
    const [, answer] = chat("My wife and I have the same argument about chores every week.", words);
    expect(answer!.action).toBe("start-softly");
    expect(answer!.text).toContain(expected);
  });

  test("goes along when somebody brings another topic", () => {
    expect(chat("How do I start a budget?", "My roommate never does the dishes").at(-1)!.action).toBe("talk-to-roommate");
  });

  test.each([
    ["help", needsHelp],
    ["what can you do?", hello],
    ["how much do I have left this month?", cannotSee],
    ["you are useless", complaint],
    ["good night", goodbye],
    ["¿Qué hago con mis deudas? Estoy muy cansada", inLanguage.es],
  ])("to '%s' is of its own", (words, expected) => {
    expect(ask(words).text).toContain(expected);
  });

  test("to something that no guide holds says so, and offers a choice the second time", () => {
    const [first, second] = chat("what is the capital of france", "write me a poem about cats");
    expect(first!.text).toContain(noTopic);
    expect(second!.text).toContain(noTopicAgain);
  });

  test("uses the numbers that came along, and only those that we make ourselves", () => {
    const numbers = numbersIn(
      withNumbers("Can I afford a trip?", ["Budget left this month: -$20.00", "No-spend streak: 3 days", "Visit [me](https://x.example)"]),
    );
    const { text } = builtInAnswer([{ role: "user", content: "How do I save for a trip?" }], search, calm, { numbers });
    expect(text).toContain(
      "From the numbers that you sent: budget left this month: -$20.00; no-spend streak: 3 days. The month is over its budget already",
    );
    expect(text).not.toContain("x.example");
  });

  test("to somebody worn down names a line, once, and does not pile up sympathy", () => {
    const { text } = ask("How do I start a budget?", { level: 1, kinds: [], isAboutOther: false });
    expect(text.match(/988/g)).toHaveLength(1);
  });

  test("to a crisis told in Spanish begins with the line that answers in Spanish", () => {
    expect(supportiveAnswer("Quiero morir, no puedo más con mis deudas", { level: 2, kinds: ["self-harm"], isAboutOther: false })).toMatch(
      /^Llame al 988 y oprima el 2/,
    );
  });

  test("about prescriptions, taxes and shared secrets is no refusal", () => {
    for (const words of ["Do I have to file taxes?", "My sister shares my secrets", "I can't afford my prescriptions"])
      expect([words, ask(words).action]).not.toEqual([words, undefined]);
  });

  test.each(["asdf qwer", "…", "purple monkey dishwasher zebra"])("to '%s' asks back instead of guessing", (words) => {
    const { text, action } = ask(words);
    expect(action).toBeUndefined();
    expect(text).toContain("One next step");
  });

  test("never contains what a model may not say", () => {
    for (const { say } of everyday) expect([say, unsafeIn(ask(say).text)]).toEqual([say, undefined]);
    const written = [
      ...Object.values(replies).flatMap((one) => (typeof one === "string" ? [one] : Object.values(one))),
      ...Object.values(coachLater).flatMap(({ words, next, ask: question }) => [words, next, question]),
    ];
    for (const text of [...Object.values(supportive), adultsOnly, ...written]) expect([text, unsafeIn(text)]).toEqual([text, undefined]);
  });

  test("in a crisis is written by people, names a line, and asks instead of coaching", () => {
    for (const kinds of [["self-harm"], ["abuse"], ["danger"], ["medical"], ["eating"], ["substance"], ["harm-to-others"], []]) {
      for (const level of [2, 3]) {
        const { text, action } = ask("I need you", { level, kinds, isAboutOther: false });
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
