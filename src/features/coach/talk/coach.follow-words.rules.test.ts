import { describe, expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { unsureMeets } from "../answers/coach.choices.content.ts";
import { followUp } from "./coach.follow.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { withoutDenied } from "./coach.pick.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { talk } = talksWith(builtInAnswer, await coachSearch());
const lastOf = (...said: string[]) => talk(...said).at(-1)!;

test.each([
  ["shorter pls", "shorter"],
  ["lol why", "why"],
  ["ok thanks, what next", "more"],
  ["done! now what", "more"],
  ["longer!!", "more"],
  ["give me the words plz", "words"],
  ["can you give me an example of what to say to her", "words"],
  ["an example of that please", "example"],
  ["what do i say on the phone", "words"],
  ["what should i say when they pick up", "words"],
  ["i tried journaling", "tried"],
  ["we tried the sticker chart", "tried"],
  ["you already said that", "repeated"],
  ["you keep repeating yourself", "repeated"],
  ["same answer again", "repeated"],
  ["i did it!", "did"],
  ["i did that already", "tried"],
])("'%s' asks for %s", (text, kind) => {
  expect(followUp(text, true)?.kind).toBe(kind);
});
test.each([
  ["my roommate won't do anything", false],
  ["my dad passed the salt", false],
  ["my husband finally snapped", false],
  ["my ex got engaged", false],
  ["we won the game", true],
  ["i finally passed my driving test", true],
])("'%s' is good news: %s", (text, isGood) => {
  expect(unsureMeets.find(({ on }) => on.test(text))?.text === "That is good to read.").toBe(isGood);
});
test.each([
  "ok thanks",
  "i tried cutting",
  "we tried hitting him",
  "i already tried pills",
  "i tried to kill myself",
  "i tried to talk to my mom about moving out and she cried for an hour",
  "you said you can help with debt",
  "well i lost my job",
])("'%s' is none of these", (text) => {
  expect(["shorter", "why", "more", "words", "example", "tried", "repeated"]).not.toContain(followUp(text, true)?.kind);
});

describe("within a talk", () => {
  test("an example of what to say opens no other subject", () => {
    expect(lastOf("my best friend is moving away", "can you give me an example of what to say to her").action).not.toBe("use-star");
  });
  test("a try that names another subject stays a try", () => {
    expect(lastOf("i feel alone", "i tried journaling").action).toBe("keep-friends");
  });
  test("what was said already gets something else, and says so", () => {
    const [first, second] = talk("house is a mess and i cant start", "you already said that").map(({ text }) => text);
    expect(second).toContain("You're right, that was said already.");
    for (const line of first!.split("\n").filter((one) => one.split(" ").length > 8 && !one.includes("](")))
      expect(second).not.toContain(line);
  });
  test("'I did it' is no failed try", () => {
    expect(lastOf("i keep procrastinating on my taxes", "i did it").text).not.toContain("did not work");
  });
  test("'what if it doesn't work' is about the step, and about no refusal", () => {
    const { text } = lastOf("i feel alone", "what if it doesn't work");
    expect(text).toContain("one try");
    expect(text).not.toContain("a no to one request");
  });
  test("words that sound like a robot get plainer ones", () => {
    expect(lastOf("my girlfriend and i argue about chores", "how do i say that", "that sounds like a robot").text).toMatch(/^Fair\./);
  });
});

test.each([
  ["not hungry, bored", "hungry"],
  ["it wasn't even my fault", "fault"],
  ["i'm not really angry about it", "angry"],
  ["i dont feel guilty", "guilty"],
])("'%s' has no '%s' in it", (text, word) => {
  expect(withoutDenied(text)).not.toContain(word);
});
test("a denied feeling is not answered", () => {
  expect(lastOf("cant stop eating at night", "not hungry, bored").text).not.toContain("make a meal");
  expect(lastOf("my boss yelled at me in front of everyone today", "it wasn't even my fault").text).not.toContain("Guilt shows");
});

test("no number for a medicine, and no words for sorrow about a head that hurts", () => {
  const dose = lastOf("i have a headache", "i took ibuprofen", "how much can i take").text;
  expect(dose).toContain("1-800-222-1222");
  expect(dose).not.toContain("irs.gov");
  expect(unsafeIn(dose)).toBeUndefined();
  expect(lastOf("i took 2 ibuprofen", "my head still hurts").text).not.toContain("I'm sorry, that hurts");
});

describe("a question which subject it is", () => {
  test("meets a loss first, and offers no other one", () => {
    const { text, choices } = lastOf("my wife lost her mother last week");
    expect(text).toMatch(/^I'm so sorry\./);
    expect(choices).not.toContain("Losing a pregnancy");
  });
  test.each(["my phone died and i dont know", "i passed my test but it feels odd", "my son passed the exam, i dont know"])(
    "'%s' is no loss",
    (text) => {
      expect(unsureMeets.find(({ on }) => on.test(text))?.text ?? "").not.toContain("a loss");
    },
  );
  test("says something about what was told, once", () => {
    const [first, second] = talk("my sister got the job and it bugs me", "its weird").map(({ text }) => text);
    const met = unsureMeets.filter(({ text }) => first!.includes(text));
    for (const { text } of met) expect(second).not.toContain(text);
  });
  test("says nothing that a model must not say", () => {
    expect(unsureMeets.flatMap(({ text }) => unsafeIn(text) ?? [])).toEqual([]);
  });
});

const textOf = (...said: string[]) => lastOf(...said).text;
describe("the words of a subject fit the talk", () => {
  test("the sum of the talk stands in them, and none where two were named", () => {
    expect(textOf("my brother owes me 800", "give me the words")).toContain("about the $800 you still owe me");
    expect(textOf("my brother owes me 800", "an example")).toContain("$200 a week is fine");
    expect(textOf("my brother owes me 800 and my sister 200", "give me the words")).toContain("about the [amount] you");
    expect(textOf("my brother owes me money", "give me the words")).toContain("“");
  });
  test("who is named in them was lost", () => {
    expect(textOf("my best friend is moving away", "an example")).not.toContain("your mom");
    expect(textOf("what do i say to a friend who lost her mother", "an example")).not.toContain("your mom");
    expect(textOf("how do i comfort my coworker, her husband died", "an example")).not.toContain("your mom");
  });
});
