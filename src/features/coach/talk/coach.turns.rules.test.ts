import { describe, expect, test } from "vitest";
import { calm, talksWith } from "#testing/coach-talk.ts";
import * as content from "../answers/coach.details.content.ts";
import { detailIn, reflected } from "./coach.details.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import type { Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { topicOf } from "../answers/coach.topics.rules.ts";

const search = await coachSearch();
const { talk } = talksWith(builtInAnswer, search);
const lastOf = (...said: string[]) => talk(...said).at(-1)!;
const sentencesOf = (text: string) =>
  text
    .replace(/\[[^\]]*\]\([^)]*\)/g, "")
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.split(" ").length > 5);

test.each([
  ["she's 15", { kind: "age", person: "she", years: 15 }],
  ["he is 71 and lives alone", { kind: "age", person: "he", years: 71 }],
  ["3 years", { kind: "lasting", days: 1095 }],
  ["half a year", { kind: "lasting", days: 182.5 }],
  ["open office", { kind: "phrase" }],
  ["about a month now", { kind: "lasting", days: 30 }],
  ["about 400", { kind: "amount" }],
  ["last tuesday", { kind: "past" }],
  ["every monday", { kind: "often" }],
  ["it's due in march", { kind: "future" }],
  ["he works nights", { kind: "statement" }],
  ["how old is too old?", undefined],
  ["what do I do", undefined],
  ["I want to quit my job", undefined],
])("'%s' is read as %j", (text, detail) => {
  expect(detailIn(text)).toEqual(detail);
});

test.each([
  ["my wife doesnt know", "your wife doesn't know"],
  ["yes, I'm scared she'll leave.", "you are scared she'll leave"],
  ["he shouts at me", "he shouts at you"],
])("'%s' is said back as '%s'", (text, words) => {
  expect(reflected(text)).toBe(words);
});

describe("a short fact in a talk", () => {
  test.each([
    ["Trouble with a child or teenager", "he's 13", "So he's 13.", content.childAged.teen],
    ["Trouble with a child or teenager", "she's 8", "So she's 8.", content.childAged.school],
    ["Parents who are getting old", "she's 84", "So she's 84.", content.olderAged],
    ["Buying on impulse", "3 years", "So it has been 3 years.", content.lasted.habit],
    ["Buying on impulse", "about 400 a month", "about 400 a month", "In a year that is about $4,800."],
    ["Asking for more pay", "i make 52k", "$52,000", "$53,560 to $54,600"],
    ["Putting things off", "it's due in march", "it's due in march", "about 4 months"],
    ["Who does what at home", "he works nights", "So he works nights.", "you are both free"],
  ])("about '%s', '%s' is taken up and uses no angle", (name, fact, ack, change) => {
    const [first, second, third] = talk(name, fact, "what else");
    const topic = topicOf(first?.action ?? "")!;
    expect(second).toMatchObject({ action: topic.id });
    expect(second!.text).toContain(ack);
    expect(second!.text).toContain(change);
    expect(topic.more.some(({ words }) => second!.text.includes(words))).toBe(false);
    expect(third!.text).toContain(topic.more[0]!.words);
  });

  test("no sentence comes twice in ten turns, and the subject stays", () => {
    const answers = talk(
      "my husband never helps around the house",
      "he works nights",
      "3 years",
      "no not really",
      "maybe",
      "what else",
      "i dont know",
      "what else",
      "ok and then",
      "what else",
    );
    expect(new Set(answers.map(({ action }) => action)).size).toBe(1);
    const all = answers.flatMap(({ text }) => sentencesOf(text));
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });
});

describe("yes and no answer the coach's own question", () => {
  test("a question that can be answered with yes is said back", () => {
    expect(lastOf("my neighbors dog barks all night", "no never").text).toContain("So you have not spoken with them.");
  });
  test("'no' to what was asked for is no refusal, 'maybe' is left open", () => {
    expect(lastOf("I want to ask for a raise", "3 years", "no never").text).toContain(content.nothingThere[0]);
    expect(lastOf("I want to ask for a raise", "maybe").text).toContain(content.perhaps[0]);
  });
});

test("used up, the talk sums up what was told and offers two subjects near it", () => {
  const answer = lastOf("my husband never helps around the house", "he works nights", "what else", "what else", "what else");
  expect(answer.text).toContain(replies.nothingMore);
  expect(answer.text).toContain("What I have from you: your husband never helps around the house; he works nights.");
  expect(answer.choices).toHaveLength(2);
  expect(answer.text).toContain(answer.choices![0]);
});

test.each([
  ["i did that, it went well", content.wentWell[0]!],
  ["I did that, it went badly", content.wentBadly[0]!],
  ["ok I'll try that tonight", "Tonight, then: "],
  ["can you write it for me", "For your boss: “There is something"],
  ["how do i start", "This first: "],
  ["how do i fix this", "This first: "],
  ["what can i do in 5 minutes", "This first: "],
  ["how do i deal with it", "This first: "],
  ["and if he says no?", "a no to one request"],
])("to '%s'", (words, expected) => {
  expect(lastOf("my boss gives me all the extra shifts", "8 months", words).text).toContain(expected);
});

test("as a first message 'how do I stop overthinking' is answered by its subject", () => {
  expect(lastOf("How do I stop overthinking?").text).toContain(topicOf("overthinking")!.hear.slice(0, 40));
});

test("a question that was passed over is named, and where there was none it is asked for", () => {
  const asked = lastOf("I want to ask for a raise", "how long does it take them?", "3 years", "you didn't answer my question");
  expect(asked.text).toContain(content.noAnswerTo("how long does it take them?"));
  expect(lastOf("I want to ask for a raise", "3 years", "no never", "you didn't answer my question").text).toContain(content.whichQuestion);
});

test("nothing of it comes in after a severe message or beside a faint sign", () => {
  const messages: Message[] = [
    { role: "user", content: "my boss gives me all the extra shifts" },
    { role: "assistant", content: topicOf("say-no-at-work")!.hear },
    { role: "user", content: "8 months" },
  ];
  for (const concern of [
    { ...calm, wasSevere: true },
    { ...calm, level: 1, isFaint: true },
  ])
    expect(builtInAnswer(messages, search, concern, {}).text).not.toContain("So it has been 8 months");
});

test("where somebody may be in danger, the subject's own words come first", () => {
  const messages: Message[] = [
    { role: "user", content: "is my relationship healthy" },
    { role: "assistant", content: topicOf("look-at-the-signs")!.hear },
    { role: "user", content: "he gets angry" },
  ];
  expect(builtInAnswer(messages, search, calm, {}).text).toContain("1-800-799-7233");
});

test("where the subject names the hotline for abuse, no other subject is offered when its angles are used up", () => {
  const answers = talk("he reads my messages", ...Array.from({ length: 6 }, () => "what else"));
  expect(answers.map(({ action }) => action)).toContain("look-at-the-signs");
  expect(answers.flatMap(({ choices = [] }) => choices)).toEqual([]);
});

// a pattern that tries every way to cut a long word into pieces would not come to an end here
test.each(["since", "3"])("a short fact that begins with %s and holds a very long word is read", (first) => {
  expect(detailIn(`${first} ${"a".repeat(7_000)} b c d e`)).toBeUndefined();
  expect(detailIn(`${first} ${"ab".repeat(3_500)} b c d e f`)).toBeUndefined();
});
