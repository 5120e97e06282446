import { expect, test } from "vitest";
import { assess, cardLevel } from "crisis-detector/assessment";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { supportiveAnswer, youngAnswer } from "./coach.supportive.rules.ts";
import { inLanguage, noTopic, noTopicAgain } from "../answers/coach.replies.content.ts";
import type { Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { askSafety, forProfessionals, notForgotten, stillAsking, supportive } from "../coach.words.content.ts";
import { unsafeIn } from "../coach.output.rules.ts";

const search = await coachSearch();
const answer = (text: string) => builtInAnswer([{ role: "user", content: text }], search, assess(text)).text;

test("a crisis answer begins with the user, not with what the program is", () => {
  for (const text of [
    "I want to die",
    "he is hitting me right now",
    "I hit my wife",
    "I make myself throw up",
    "I can't stop drinking",
    "he is not breathing",
    "I think I'm depressed",
    "please help me",
  ]) {
    const output = answer(text);
    expect([text, /^(?:I am (?:really )?(?:glad|sorry|here)|Thank you|Your safety|This sounds|I hear|None of this)/.test(output)]).toEqual([
      text,
      true,
    ]);
  }
});

test("hands around the neck are named as a sign of grave danger, with a doctor today", () => {
  for (const text of ["last night he put his hands around my neck", "my husband choked me on sunday"]) {
    expect(assess(text).level).toBeGreaterThanOrEqual(cardLevel);
    expect(answer(text)).toContain("Please let a doctor look at your throat today");
    expect(answer(text)).toContain("1-800-799-7233");
    expect(unsafeIn(answer(text))).toBeUndefined();
  }
  expect(answer("my husband hits me")).not.toContain("throat");
});

test("violence that happens now gets the answer for danger, the same everywhere", () => {
  for (const text of ["he is hitting me right now", "my husband is hitting me right now", "my wife is choking me as I write this"])
    expect([text, answer(text)]).toEqual([text, supportive["abuse-now"]]);
});

const depressed = `I think I'm depressed
I'm depressed
I am depressed
I feel depressed
I feel so depressed lately
I've been depressed for months
I have been feeling very depressed
I might be depressed
Am I depressed?
Could I be depressed?
I think I have depression
I have depression
Do I have depression?
Is this depression?
my depression is back
my depression is getting worse
I was diagnosed with depression
I think I'm getting depressed
depressed
I feel sad all the time
I feel empty all the time
I feel down every day for no reason
nothing makes me happy anymore
I don't enjoy anything anymore
I've lost interest in everything
I can't get out of bed
I cry every day
how do I know if I'm depressed
im so depressed
estoy muy deprimida`.split("\n");
test("'I think I am depressed' and its variants: no crisis card, but a doctor, 988, and what helps today", () => {
  for (const text of depressed) {
    expect([text, assess(text).level < cardLevel]).toEqual([text, true]);
    const output = answer(text);
    expect([text, /doctor/.test(output) && /988/.test(output) && /today/.test(output) && !output.includes(noTopic)]).toEqual([text, true]);
    expect(unsafeIn(output)).toBeUndefined();
    const later = builtInAnswer(
      [text, output, "about two months"].map((content, at) => ({ role: at === 1 ? ("assistant" as const) : ("user" as const), content })),
      search,
      assess("about two months"),
    ).text;
    expect(later.includes(noTopic) || later.includes(noTopicAgain)).toBe(false);
  }
  for (const text of ["the news is depressing", "my grandfather lived through the Great Depression", "I depressed the button"])
    expect([text, answer(text).includes("I may be depressed")]).toEqual([text, false]);
});

test("a child who is hurt is referred to Childhelp and people outside home, and not coached", () => {
  const text = "my dad touches me at night, I'm 15";
  const output = youngAnswer(text, assess(text));
  expect(output).toMatch(/1-800-422-4453/);
  expect(output).toMatch(/911/);
  expect(output).toMatch(/a teacher, a school nurse, a doctor\. A parent, if that is who is safe for you/);
  expect(output).toMatch(/18 and over/);
  const now = "my dad is hitting me right now, I'm 12";
  expect(youngAnswer(now, assess(now))).toMatch(/call 911 now[^]*1-800-422-4453/);
  expect(youngAnswer("I'm 15, how do I save money?", assess("I'm 15, how do I save money?"))).not.toMatch(/listens: a parent/);
});

test("a threat to die if the writer leaves: coercion first, then help for the other person without staying", () => {
  for (const text of ["If I leave he will kill himself", "he'll kill himself if I leave", "he threatens suicide when I want to go"]) {
    const output = answer(text);
    expect(output).toBe(supportive.coercion);
    expect(output.indexOf("1-800-799-7233")).toBeLessThan(output.indexOf("For the other person"));
    expect(output).not.toMatch(/stay with/i);
  }
});

test("the answer follows the newest text", () => {
  const brother = "my brother wants to kill himself";
  const own = "I want to kill myself";
  expect(supportiveAnswer(own, assess(own, { recent: [brother] }))).toBe(supportive["self-harm"]);
  expect(supportiveAnswer(brother, assess(brother, { recent: [own] }))).toBe(supportive.helper);
});

const output = {
  es: ["Tengo muchas deudas y no puedo dormir", "¿Cómo hago un presupuesto para mi familia?"],
  de: ["Ich habe viele Schulden und kann nicht schlafen", "Wie mache ich einen Plan für mein Geld?"],
  fr: ["J'ai beaucoup de dettes et je ne peux pas dormir", "Comment faire un budget avec mon mari ?"],
  pt: ["Eu tenho muitas dívidas e não posso dormir", "Como faço um plano para o meu dinheiro?"],
  it: ["Ho molti debiti e non posso dormire", "Come posso fare un piano per i miei soldi?"],
} as const;
test("a message in another language is answered in it, the crisis lines first", () => {
  for (const [language, texts] of Object.entries(output))
    for (const text of texts) {
      const words = answer(text);
      expect([text, words.startsWith(inLanguage[language as keyof typeof output])]).toEqual([text, true]);
      expect(words.indexOf("988")).toBeLessThan(120);
    }
  for (const text of [
    "Can I afford a trip in May?",
    "die hard fan of the budget",
    "I want to save money on rent",
    "How do I plan a talk with my manager?",
    "Where do people meet friends as adults?",
  ])
    expect(Object.values(inLanguage).some((words) => answer(text).startsWith(words))).toBe(false);
});

const faint = { level: 1, kinds: ["self-harm"], isAboutOther: false, isFaint: true };
const told = (
  content: string,
  concern: Parameters<typeof builtInAnswer>[2],
  before: { role: "user" | "assistant"; content: string }[] = [],
) => builtInAnswer([...before, { role: "user", content }], search, concern).text;

test("after a faint sign the coach asks once and plainly about safety, and answers what was asked", () => {
  const budget = "How do I start a budget?";
  const first = told(budget, faint);
  expect(first).toBe(`${askSafety.own}\n\n${told(budget, { ...faint, level: 0, isFaint: false })}`);
  const before = [
    { role: "user" as const, content: budget },
    { role: "assistant" as const, content: first },
  ];
  expect(told("And the rent?", faint, before)).not.toContain(askSafety.own);
  expect(told(budget, { ...faint, wasSevere: true })).not.toContain(askSafety.own);
  expect(told(budget, { ...faint, kinds: ["abuse"] })).toContain(askSafety.abuse);
  expect(told(budget, { ...faint, kinds: ["substance"] })).toContain(askSafety.substance);
  expect(told(budget, { ...faint, isAboutOther: true })).toContain(askSafety.other);
  expect(told(budget, { ...faint, isFaint: false })).not.toContain("one plain question");
});

test("poisoning of another person is answered with 911 and Poison Help first", () => {
  const concern = { level: 3 as const, kinds: ["medical" as const, "self-harm" as const], isAboutOther: true };
  expect(supportiveAnswer("my friend took too many pills and won't wake up", concern)).toBe(supportive.medical);
});

test("after a card the question about safety comes once, then ordinary answers; stopping to drink is answered with care", () => {
  const concern = { level: 0 as const, kinds: ["substance" as const], isAboutOther: false, wasSevere: true };
  const messages: Message[] = [
    { role: "user", content: "I drink a bottle of wine every night" },
    { role: "assistant", content: supportive.substance },
  ];
  const say = (content: string) => {
    messages.push({ role: "user", content });
    const { text } = builtInAnswer(messages, search, concern, { today: "2026-11-27" });
    messages.push({ role: "assistant", content: text });
    return text;
  };
  expect(say("can I just stop at once?")).toBe(forProfessionals.withdrawal);
  expect(say("what's the capital of France?")).toBe(stillAsking);
  expect(say("what's the capital of Spain?")).not.toContain(stillAsking);
  expect(say("my teenager failed math")).toContain(notForgotten);
  expect(say("how do I ask for a raise")).not.toContain(notForgotten);
});

test.each([
  "never mind, I'm fine, you misunderstood",
  "never mind, you misunderstood",
  "nvm im ok",
  "forget it, it was nothing",
  "actually forget I said that",
  "no no, I'm fine, let's drop it",
])("who takes back a severe message is asked once more whether they are safe, and offered no other subject: %s", (denial) => {
  const severe = {
    ...assess("Some days I think about ending my life."),
    level: 0,
    kinds: ["self-harm"],
    isAboutOther: false,
    wasSevere: true,
  };
  const messages: Message[] = [
    { role: "user", content: "Some days I think about ending my life." },
    { role: "assistant", content: supportive["self-harm"] },
    { role: "user", content: denial },
  ];
  const { text, choices = [] } = builtInAnswer(messages, search, severe, { today: "2026-11-27" });
  expect([text === stillAsking || text.includes(notForgotten), choices]).toEqual([true, []]);
});
