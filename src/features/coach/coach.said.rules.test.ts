import { expect, test } from "vitest";
import { followUp } from "./coach.follow.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { unsafeIn } from "./coach.output.rules.ts";
import * as replies from "./coach.replies.content.ts";
import { debtFigured, debtSaid, dueSaid, savingFigured } from "./coach.said.rules.ts";
import { coachSearch } from "./coach.search.repository.ts";
import { topicOf, topics } from "./coach.topics.rules.ts";

const search = await coachSearch();
const calm = { level: 0, kinds: [], isAboutOther: false };
const never = () => undefined;

test.each([
  ["$6,000 at 29 %, $250 a month", { leftCents: 600_000, rateMilli: 29_000, monthlyCents: 25_000 }],
  ["I owe 6k on a card at 24.99% apr and pay $150", { leftCents: 600_000, rateMilli: 24_990, monthlyCents: 15_000 }],
  ["18,000 dollars, 11 percent, 520 dollars per month", { leftCents: 1_800_000, rateMilli: 11_000, monthlyCents: 52_000 }],
  ["I owe about 6000 at 27 percent", { leftCents: 600_000, rateMilli: 27_000 }],
  ["i can pay 220 a month", { monthlyCents: 22_000 }],
  ["credit card, 4,300 on it at 24.9%, i manage 150 per month", { leftCents: 430_000, rateMilli: 24_900, monthlyCents: 15_000 }],
  ["my balance is 2100 and i am paying 90", { leftCents: 210_000, monthlyCents: 9_000 }],
  ["it is about my 3 kids", {}],
  ["I have been at this job since 2019 and work 60 hours a week", {}],
  ["we fight 3 times a month and I am 34", {}],
  ["I left 20 minutes early and owe her an apology", {}],
])("the figures of %j", (text, expected) => {
  expect(debtSaid([text])).toEqual(expected);
});

test("figures from several messages are combined, and the newest replaces an earlier one", () => {
  expect(debtSaid(["I owe $6,000 on a card", "at 29%", "$250 a month", "what if I pay $350 a month"])).toEqual({
    leftCents: 600_000,
    rateMilli: 29_000,
    monthlyCents: 35_000,
  });
});

test("a debt whose payment does not cover the interest is reported to grow, and one without a payment is asked for it", () => {
  expect(debtFigured({ leftCents: 600_000, rateMilli: 29_000, monthlyCents: 10_000 }, never)).toMatch(
    /\$100 a month does not bring \$6,000/,
  );
  expect(debtFigured({ leftCents: 600_000, rateMilli: 29_000 }, never)).toContain("about $145 a month");
  expect(debtFigured({ leftCents: 600_000 }, never)).toBeUndefined();
});

test("a sum to save by a time is divided, and the time is quoted in the user's words", () => {
  expect(savingFigured("I need $3,000 in 6 months for a trip")).toContain("$3,000 in 6 months is $500 a month");
  expect(savingFigured("i can put away 200 a month and need 4000")).toContain("With $200 a month you reach $4,000 in 20 months.");
  expect(savingFigured("I save $150 a month, my goal is $5k")).toContain("With $150 a month you reach $5,000 in 2 years and 10 months.");
  expect(savingFigured("I save 150 a month")).toBeUndefined();
  expect(savingFigured("I need 2 weeks off")).toBeUndefined();
  expect(savingFigured("I was fined $300")).toBeUndefined();
  expect(dueSaid("My interview is on thursday")).toBe("Thursday");
  expect(dueSaid("My girlfriend left yesterday")).toBeUndefined();
});

test.each([
  ["make it shorter", "shorter"],
  ["that's too long", "shorter"],
  ["Why?", "why"],
  ["which first?", "first"],
  ["where do I start", "first"],
  ["what do I say exactly?", "words"],
  ["can you give me an example", "example"],
  ["I tried that, it didn't work", "tried"],
  ["not that", "not-that"],
  ["no it's not the phone", "not-that"],
  ["and then?", "more"],
  ["make it longer", "more"],
])("%j is a follow-up: %s", (text, kind) => {
  expect(followUp(text)).toMatchObject({ kind });
});

test.each(["Why does my landlord keep my deposit?", "I tried to call the bank", "What do I say to my boss about the raise?", "no money"])(
  "%j has a subject of its own",
  (text) => {
    expect(followUp(text)).toBeUndefined();
  },
);

test("every subject has a short form and a reason, safe to say", () => {
  for (const { id, brief, why } of topics) {
    expect([id, brief.length > 10, why.length > 10]).toEqual([id, true, true]);
    // sites of the government may be named; a language model's links never pass
    expect([id, unsafeIn(`${brief} ${why}`.replace(/\b\w+\.gov\b/g, ""))]).toEqual([id, undefined]);
  }
  expect(unsafeIn(Object.values(replies).flat().join(" "))).toBeUndefined();
});

test("seven follow-ups to one subject stay with it and repeat no sentence", () => {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  const seen = new Set<string>();
  for (const say of [
    "I can't sleep",
    "make it shorter",
    "why?",
    "which first?",
    "what do I say exactly?",
    "I tried that",
    "and then?",
    "ok",
  ]) {
    messages.push({ role: "user", content: say });
    const { text, action } = builtInAnswer(messages, search, calm, { today: "2026-11-23" });
    expect([say, action]).toEqual([say, "sleep-better"]);
    const sentences = text
      .replace(/\[[^\]]*\]\([^)]*\)/g, "")
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((one) => one.split(" ").length > 5);
    for (const sentence of sentences) {
      expect([say, sentence, seen.has(sentence)]).toEqual([say, sentence, false]);
      seen.add(sentence);
    }
    messages.push({ role: "assistant", content: text });
  }
});

test("'no, it is not the phone' leaves the phone and asks", () => {
  const first = builtInAnswer([{ role: "user", content: "I can't stop scrolling at night" }], search, calm);
  expect(first.action).toBe("put-the-phone-down");
  const second = builtInAnswer(
    [
      { role: "user", content: "I can't stop scrolling at night" },
      { role: "assistant", content: first.text },
      { role: "user", content: "no it's not the phone" },
    ],
    search,
    calm,
  );
  expect(second.action).toBeUndefined();
  expect(second.choices?.length).toBeGreaterThan(0);
  expect(second.choices).not.toContain(topicOf("put-the-phone-down")?.name);
});

test("another payment for the same debt, and a week's share of some months, are computed", () => {
  const card = ["I owe $6,400 at 24%", "I can pay 250 a month"];
  expect(debtSaid([...card, "and 300?"])).toEqual({ leftCents: 640_000, rateMilli: 24_000, monthlyCents: 30_000 });
  expect(debtSaid([...card, "what about $120?"])).toMatchObject({ monthlyCents: 12_000 });
  expect(debtSaid(["I have a $3,200 card at 29.99% and pay 80 a month, how long"])).toEqual({
    leftCents: 320_000,
    rateMilli: 29_990,
    monthlyCents: 8_000,
  });
  expect(savingFigured("save $600 in 3 months, how much each week")).toContain("$600 in 3 months is $47 a week");
});
