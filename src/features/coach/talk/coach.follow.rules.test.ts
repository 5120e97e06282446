import { expect, test } from "vitest";
import { calm, talksWith } from "#testing/coach-talk.ts";
import { followUp } from "./coach.follow.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import type { Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { opening } from "./coach.topic-answers.rules.ts";
import { topicOf, topics } from "../answers/coach.topics.rules.ts";

const search = await coachSearch();
const followUps = [
  "make it shorter",
  "why?",
  "which first?",
  "what do I say exactly?",
  "give me an example",
  "I tried that",
  "longer please",
  "and then?",
];
/** Every seventh subject, from all kinds. */
const some = topics.filter((_, at) => at % 7 === 0);

const { talk: conversation } = talksWith(builtInAnswer, search);

test("after the answer about depression, 'not that' offers subjects, and a number alone chooses one of them", () => {
  const [, offer] = conversation("I think I'm depressed", "not that");
  expect(offer?.choices).toHaveLength(3);
  for (const [number, at] of [
    ["1", 0],
    ["2.", 1],
    ["#3", 2],
    ["the second one", 1],
  ] as const) {
    const chosen = conversation("I think I'm depressed", "not that", number).at(-1);
    expect(chosen?.action, number).toBe(topics.find(({ name }) => name === offer?.choices?.[at])?.id);
  }
});

test("a debt in plain numbers over two messages is computed", () => {
  const messages: Message[] = [{ role: "user", content: "I owe about 6000 at 27 percent on my card" }];
  const payoff = () => ({ months: 43, interestCents: 340_000 });
  const first = builtInAnswer(messages, search, calm, { today: "2026-11-23", payoff });
  expect(first.text).toContain("$6,000 at 27 percent: the interest alone is about $135 a month");
  messages.push({ role: "assistant", content: first.text }, { role: "user", content: "i can pay 220 a month" });
  const second = builtInAnswer(messages, search, calm, { today: "2026-11-23", payoff });
  expect(second.text).toContain("$6,000 at 27 percent with $220 a month");
});

test.each([
  ["a denial of something else stays with the subject", ["I can't sleep", "no it's not the phone"], "sleep-better"],
  ["a question about words may name somebody", ["my boss keeps piling work on me", "what do I tell my boss"], "say-no-at-work"],
  ["what to do at a time is no new subject", ["I can't sleep", "what do i do tonight exactly"], "sleep-better"],
  [
    "a question may be followed by more",
    ["which debt should I pay off first", "which first? i also have 900 on a store card"],
    "choose-a-debt",
  ],
  [
    "after 'that is all I know' the subject is still known",
    ["I can't sleep", "I tried that", "I did", "and she cries", "why"],
    "sleep-better",
  ],
  ["what is said after 'not that' is the subject", ["I want to start exercising", "not that, I eat junk food all the time"], "eat-better"],
])("%s", (_, said, subject) => {
  expect(conversation(...said).at(-1)?.action).toBe(subject);
});

test("the second subject of a message is taken next when a few words name it", () => {
  const said = ["my girlfriend dumped me. and i cant pay my rent this month", "the rent part", "what do i tell the landlord"];
  const messages: Message[] = [
    { role: "user", content: said[0] ?? "" },
    { role: "assistant", content: opening(subject("after-a-breakup"), { ...plainly, also: subject("bills-due") }) },
    { role: "user", content: said[1] ?? "" },
  ];
  const second = builtInAnswer(messages, search, calm);
  expect(second.action).toBe("bills-due");
  messages.push({ role: "assistant", content: second.text }, { role: "user", content: said[2] ?? "" });
  expect(builtInAnswer(messages, search, calm).text).toContain("I can pay [sum] on [day] and the rest by [day].");
});
const subject = (id: string) => topicOf(id) ?? expect.unreachable(id);
const plainly = { level: 0, said: () => false, newest: "", hasNumbers: false };

test("no subject gives words to say that its own steps advise against", () => {
  const [, words] = conversation("my mother criticizes how I raise my son and I need a boundary", "what do I say exactly?");
  expect(words?.text).not.toContain("you must stop calling");
});

const sentencesOf = (text: string) =>
  text
    .replace(/\[[^\]]*\]\([^)]*\)/g, "")
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 5);

test.each(some.map(({ id, name }) => ({ id, name })))("every follow-up to $id stays with it and repeats no sentence", ({ id, name }) => {
  const answers = conversation(name, ...followUps);
  expect(answers.map(({ action }) => action)).toEqual(answers.map(() => id));
  const sentences = answers.flatMap(({ text }) => sentencesOf(text));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  expect(answers[1]?.text.length).toBeLessThan(answers[0]?.text.length ?? 0);
});

test.each(some.map(({ id, name }) => ({ id, name })))("'not that' leaves $id, and thanks are answered", ({ id, name }) => {
  const [, other, thanks] = conversation(name, "no, not that", "thanks");
  expect(other?.action).toBeUndefined();
  expect(other?.choices ?? []).not.toContain(name);
  expect([id, thanks?.text]).toEqual([id, replies.thanks]);
});

test.each([
  "how do i say no",
  "wat do i say",
  "how do I bring it up",
  "how do i start the conversation",
  "how do I politely refuse",
  "how should I ask him",
])("%j asks for words within a talk", (text) => {
  expect(followUp(text, true)).toEqual({ kind: "words" });
});

test.each([
  ["what would I text them", "words"],
  ["what should I tell her?", "words"],
  ["tell me one thing to do", "first"],
  ["just give me one thing", "first"],
  ["not that. something smaller", "no"],
  ["something easier please", "no"],
])("within a subject %j is a follow-up: %s", (text, kind) => {
  expect(followUp(text, true)?.kind).toBe(kind);
});

test("who asks on after two offers gets an answer to the likeliest subject, named as a guess, with the others to choose", () => {
  const [first, again, third, last] = conversation(
    "a friend wants her things back and im broke and tired",
    "go on",
    "what do i say to her exactly",
    "not that",
  );
  const [name = "", ...others] = again?.choices ?? [];
  expect(others.length).toBeGreaterThan(0);
  expect(first?.choices).toContain(name);
  expect(third?.text.startsWith(`${replies.takenAs(name)}\n\n`)).toBe(true);
  expect(third?.choices).toEqual(others);
  expect(last?.text).not.toContain(name);
});

test("it asks twice at most: after that it says what it lacks", () => {
  const talk = conversation(
    "a friend wants her things back and im broke and tired",
    "i told her already",
    "she cried",
    "so thats where it is",
  );
  const asked = talk.filter(({ text }) => replies.unsureWhich.some((words) => text.includes(words)));
  expect(asked.length).toBeLessThanOrEqual(2);
});

test("who writes on instead of choosing gets an answer as soon as one offered subject is likely enough", () => {
  const [, answer] = conversation("my boss gives me all the shit jobs", "why me");
  expect(answer?.text.startsWith(replies.takenAs("A difficult boss"))).toBe(true);
  expect(answer?.choices).toEqual(["Too much work"]);
});

test("after a written answer its own words and its own step are given, not those of the wider subject", () => {
  const [, words, short] = conversation("our dog has cancer", "what do i say exactly", "shorter");
  expect(words?.text).toContain("Word for word: “The illness is too strong, and the vet helps so that it doesn't hurt.”");
  expect(short?.text).not.toContain("Word for word");
  const [, living] = conversation("our dog has cancer", "the vet says 3 months");
  expect(living?.text).not.toContain("is gone");
  const [, step] = conversation("my boss texts me on my days off", "shorter");
  expect(step?.text).toContain("Only this: save that sentence in your phone, and mute work on your next day off.");
});

test("a detail after an offer opens no subject of its own, another matter does", () => {
  const [, detail] = conversation("i owe my sister 800 and the rest is a mess", "i get paid fortnightly");
  expect(detail?.action).not.toBe("wages-not-paid");
  const [, other] = conversation("a friend wants her things back and im broke and tired", "actually i can't sleep at night");
  expect(other?.action).toBe("sleep-better");
});
