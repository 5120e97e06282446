import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FiguredAnswer } from "../answers/coach.written.content.ts";
import { singleLists } from "../answers/coach.lists.content.ts";
import { exactAnswer, readWritten, singleAnswer, writtenAnswer, type FiguresOf } from "./coach.written.rules.ts";
import { filledText, markOf } from "./coach.written-text.rules.ts";

const talkOf = (newest: string, before: readonly string[] = [], more: Omit<Parameters<typeof readWritten>[0], "newest" | "before"> = {}) =>
  readWritten({ newest, before, ...more });
const idIn = (list: readonly FiguredAnswer[], talk: ReturnType<typeof talkOf>, figures?: FiguresOf) =>
  writtenAnswer(list, talk, figures && { figures })?.one.id;
const sleep = { id: "sleep-better" };
const base = { ask: /\bhow long\b/, text: "About two weeks." };

describe("an answer is given", () => {
  test.each([
    ["in any talk without a matter", {}, talkOf("how long")],
    ["by the talk's subject", { of: /^sleep-/ }, talkOf("how long", ["I can't sleep"], { topic: sleep })],
    ["by what was told, whatever the subject", { of: /^grieve$/, talk: /\bsleep\b/ }, talkOf("how long", ["I can't sleep"])],
    [
      "by what was told where the subject is a guess",
      { of: /^grieve$/, talk: /\bsleep\b/ },
      talkOf("how long", ["no sleep"], { topic: sleep, isGuess: true }),
    ],
    ["by the subject and what was told", { of: /^sleep-/, talk: /\bbaby\b/ }, talkOf("how long", ["the baby wakes me"], { topic: sleep })],
    ["with what must be named anywhere", { and: /\bbaby\b/ }, talkOf("how long will the baby cry")],
  ])("%s", (_, matter, talk) => {
    expect(idIn([{ id: "it", ...base, ...matter }], talk)).toBe("it");
  });
  test.each([
    ["for another subject", { of: /^grieve$/ }, talkOf("how long", ["I can't sleep"], { topic: sleep })],
    [
      "by the subject alone where both are asked for",
      { of: /^sleep-/, talk: /\bbaby\b/ },
      talkOf("how long", ["I lie awake"], { topic: sleep }),
    ],
    [
      "by what was told where the subject is another one",
      { of: /^grieve$/, talk: /\bawake\b/ },
      talkOf("how long", ["I lie awake"], { topic: sleep }),
    ],
    ["where the talk names what it must not", { not: /\bpills\b/ }, talkOf("how long", ["I take pills"])],
    ["where the message names what it must not", { but: /\bpay\b/ }, talkOf("how long do I pay")],
    ["after what makes it about somebody else", { notAfter: /\bmy son\b/ }, talkOf("how long", ["my son can't sleep"])],
    ["to other words", {}, talkOf("how much")],
    ["twice", {}, talkOf("how long", [], { said: (words) => "About two weeks.".includes(words) })],
  ])("never %s", (_, matter, talk) => {
    expect(idIn([{ id: "it", ...base, ...matter }], talk)).toBeUndefined();
  });
});

test("the first entry counts, then its next text, then the next entry", () => {
  const list = [
    { id: "one", ask: /./, text: ["First.", "Second."] },
    { id: "two", ask: /./, text: "Third.", topic: "grieve" },
  ];
  const answer = (...said: string[]) => writtenAnswer(list, talkOf("so", ["hi"], { topic: sleep, said: (words) => said.includes(words) }));
  expect(answer()).toMatchObject({ text: "First.", topic: "sleep-better" });
  expect(answer("First.")).toMatchObject({ text: "Second.", topic: "sleep-better" });
  expect(answer("First.", "Second.")).toMatchObject({ text: "Third.", topic: "grieve" });
});

test("money is asked by questions, and told by statements and new figures", () => {
  const list: FiguredAnswer[] = [
    { id: "asked", question: /\benough\b/, text: "Yes." },
    { id: "told", figures: ["savings"], text: [{ when: "savings>0", text: "{savings} is there." }] },
  ];
  const figures = (isAsked: boolean): FiguresOf => ({
    isAsked,
    added: new Set(["savings"]),
    fill: (text) => (typeof text === "string" ? text : text.text),
  });
  expect(idIn(list, talkOf("is that enough"), figures(true))).toBe("asked");
  expect(idIn(list, talkOf("I have 900, is enough"), figures(false))).toBe("told");
});

test("gaps are filled with the person of the talk, the words of a group, clock times and slots", () => {
  const fill = (text: string, newest: string, one: Partial<FiguredAnswer> = {}) =>
    filledText({ ...one }, text, talkOf(newest, ["my sister called"]));
  expect(fill("Ask {them} what {they} wants.", "so")).toBe("Ask her what she wants.");
  expect(fill("Up at {-30}, out at {0}.", "i leave at 7:15", { ask: /(\d:\d\d)/ })).toBe("Up at 6:45, out at 7:15.");
  const slots = { place: { on: /\bin (\w+)\b/, else: "there" } };
  expect(fill("Good. {place} it is.", "she lives in lisbon", { slots })).toBe("Good. Lisbon it is.");
  expect(fill("Good. {place} it is.", "so", { slots })).toBe("Good. There it is.");
});

test("a text is recognized by its longest piece without a gap", () => {
  expect(markOf("Short.\n\nThis is the longer line of {them} both.")).toBe("This is the longer line of ");
});

test("a question that its talk makes clear is left alone once another matter is named", () => {
  expect(exactAnswer(talkOf("where should i keep it", ["i have 2000 in savings"]))?.id).toBe("where-keep-savings");
  expect(exactAnswer(talkOf("where should i keep it", ["i have 2000 in savings", "my sister has a new puppy"]))).toBeUndefined();
});

test("beside a sign of danger only lists are asked that hold there", () => {
  expect(singleAnswer(talkOf("how do i boil eggs"))?.id).toBe("boil-eggs");
  expect(singleLists.filter(({ danger }) => danger !== undefined).length).toBeLessThan(singleLists.length);
  expect(singleAnswer(talkOf("my husband hits me and I'm broke"))?.id).toBe(undefined);
});

test("no text has a verb after {they} that is wrong for he or she", () => {
  const folder = join(import.meta.dirname, "../answers");
  const wrong = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/(\w+) \{they\} (\w+)/g)].flatMap(([all, before = "", after = ""]) =>
      /^(?:can|could|may|might|should|will|would|had|said|thought|named|noticed|following)$/.test(after) ||
      // a question, and a wish ("it is better that she hear it")
      /(?:did|does|Does|could|might|would)$/.test(before) ||
      all === "that {they} hear"
        ? []
        : [`${file}: ${all}`],
    ),
  );
  expect(wrong).toEqual([]);
});
