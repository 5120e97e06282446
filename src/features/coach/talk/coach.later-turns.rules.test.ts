import { describe, expect, test } from "vitest";
import { talksByMeaning, talksWith } from "#testing/coach-talk.ts";
import { introduced } from "../answers/coach.introduced.content.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { newSubject } from "./coach.off-topic.rules.ts";
import { introductionIn } from "./coach.opening.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { withPercent } from "../sums/coach.rates.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { statedDebt } from "../sums/coach.stated-debt.rules.ts";
import { topicOf } from "../answers/coach.topics.rules.ts";
import { meaning } from "../coach.vectors.repository.ts";

const search = await coachSearch();
const { talk } = talksWith(builtInAnswer, search);
const lastOf = (...said: string[]) => talk(...said).at(-1)!;
const { talk: meant } = talksByMeaning(builtInAnswer, search, meaning);

describe("the subject of a talk", () => {
  test.each([
    [["do i have adhd", "i lose everything"], "focus"],
    [["my teenager 16 wants to drive to florida with friends", "spring break"], "talk-with-a-child"],
    [
      ["so my boss wants me to come in saturdays now", "no extra pay", "actually forget that, my kid is the bigger thing"],
      "talk-with-a-child",
    ],
    [["3 months sober", "sister's wedding is open bar"], "drink-or-gamble"],
    [["im a truck driver, gone 5 days a week", "my daughter is 9", "she doesnt want to talk on the phone"], "talk-with-a-child"],
  ])("after %j it is %s", async (said, subject) => {
    expect((await meant(...said)).at(-1)?.action).toBe(subject);
  });
  test.each([
    ["actually forget that, my kid is the bigger thing", "my kid is the bigger thing"],
    ["my kid is the bigger problem", "my kid"],
    ["different question: my landlord kept my deposit", "my landlord kept my deposit"],
    ["the real problem is my sister", "my sister"],
    ["honestly it's more about my job", "my job"],
  ])("'%s' turns to '%s'", (text, subject) => {
    expect(newSubject(text)).toBe(subject);
  });
  test.each(["i can't forget that", "never mind", "something else", "my biggest problem", "it's about 200 dollars", "forget it"])(
    "'%s' names no other subject",
    (text) => {
      expect(newSubject(text)).toBeUndefined();
    },
  );
  test("who mourns keeps the subject, and whose age is told says most", async () => {
    expect((await meant("lost my husband in may", "the house is too quiet")).at(-1)?.action).toBe("grieve");
    expect((await meant("my daughter wants to drive to florida with friends", "shes 16")).at(-1)?.action).toBe("talk-with-a-child");
  });
  test("a question that is short doesn't change it", async () => {
    expect((await meant("do i have adhd", "i lose everything", "what helps")).at(-1)?.action).toBe("focus");
  });
});

describe("figures of the talk", () => {
  test.each([
    ["credit card 3100 at 26, i pay 90", { leftCents: 310_000, rateMilli: 26_000, monthlyCents: 9_000 }],
    ["i owe 2200 on a store card at 29", { leftCents: 220_000, rateMilli: 29_000 }],
  ])("'%s' holds a rate without its sign", (text, debt) => {
    expect(statedDebt([text])).toEqual(debt);
  });
  test.each([
    "i got a card with 3000 at 21 years old",
    "the visa is 900 at 30 a month",
    "i owe my brother 500 at 22",
    "the loan office is open 3000 main st at 5pm",
    "my card has 500 at 40",
  ])("'%s' holds none", (text) => {
    expect(withPercent(text)).toBe(text);
  });
  test("'is that a lot' after a rent is its share of the pay, which is before taxes when it is that of a year", () => {
    const text = lastOf("i make 52k and my rent is 1450", "is that a lot").text;
    expect(text).toContain("The rent is 33 percent: $1,450 of $4,333.33.");
    expect(talk("i make 52k and my rent is 1450")[0]?.text).toContain("Taxes come off that");
    expect(talk("i bring home 2600 a month and my rent is 1300")[0]?.text).not.toContain("Taxes come off");
  });
  test("'is it enough' after savings and one price is what is left", () => {
    expect(lastOf("i want to move to denver", "i have 5200 saved", "movers quoted 2,100", "is it enough").text).toContain(
      "$5,200 less $2,100 leaves $3,100",
    );
    expect(lastOf("i want to move to denver", "i have 900 saved", "movers quoted 2,100", "is it enough").text).toContain(
      "leaves $1,200 to find",
    );
  });
  test("what was not paid is added up, also where the subject names the hotline", () => {
    const answers = talk("my ex wont pay the child support", "like 3 months", "4 hundred a month", "how much is that");
    expect(answers[1]?.text).toContain("So it has been 3 months");
    expect(answers[2]?.text).toContain("400 a month");
    expect(answers[3]?.text).toContain("3 times $400 is $1,200");
  });
  test("beside a sign of danger these facts get no everyday answer", () => {
    expect(lastOf("my ex wont pay the child support", "he threatens me with a gun", "like 3 months").text).not.toContain("So it has been");
  });
  test("a number of months is no sum", () => {
    expect(lastOf("my ex wont pay the child support", "its been 4 months, 450.50 a month").text).toContain("about $5,406");
  });
  test("a deposit is not paid in parts", () => {
    expect(lastOf("my landlord kept my deposit", "850").text).not.toContain("In six parts");
  });
});

describe("words from above", () => {
  test.each([
    [["i owe my sister 1200", "she never asks for it", "i can do 100 a month", "what do i text her"], ["send you $100 on"]],
    [["my landlord kept my deposit", "850", "says i left holes in the wall", "what do i write to him"], ["return my deposit of $850"]],
  ])("after %j they hold the talk's figures", (said, parts) => {
    for (const part of parts) expect(lastOf(...said).text).toContain(part);
  });
});

test("the sum of the talk stands in such words", () => {
  expect(
    lastOf("roommate owes me 340 for utilities", "she keeps saying next week", "shes also my best friend", "what do i write").text,
  ).toContain("$340");
});
test("of two amounts in such words none is filled", () => {
  const text = lastOf("my roommate moved out without paying", "340 for may and 90 for power a month", "what do i write").text;
  expect(text).not.toMatch(/\$(\d+)[^]*\$\1\b/);
});

describe("who somebody said to be", () => {
  test.each([
    ["im dee, 44, night nurse in tucson", "Dee"],
    ["hey so im Marcus, 38, divorced, two boys", "Marcus"],
  ])("'%s' is read", (text, name) => {
    expect(introductionIn(text)?.name).toBe(name);
  });
  test.each(["im suicidal, 30", "im worthless, 40", "im obese, 44", "im bulimic, 22", "im pregnant, 19", "im dying, 60", "im nobody, 33"])(
    "'%s' is no name",
    (text) => {
      expect(introductionIn(text)?.name ?? "").toBe("");
    },
  );
  test("it is used in the first answer about a subject, and once", () => {
    const answers = talk("im dee, 44, night nurse in tucson", "I can't sleep", "what else");
    expect(answers[1]?.text).toContain("With nights to work");
    expect(answers[2]?.text).not.toContain("With nights to work");
    expect(talk("I can't sleep")[0]?.text).not.toContain("With nights to work");
  });
  test("its words are safe, and its subjects exist", () => {
    for (const { text, topic } of introduced) {
      expect(unsafeIn(text.replace("benefitscheckup.org", "that page"))).toBeUndefined();
      const ids = topic.source.replace(/^\^\(\?:|\)\$$/g, "").split("|");
      expect(ids.filter((id) => topicOf(id) === undefined)).toEqual([]);
    }
  });
});

describe("once everything about a subject was said", () => {
  const said = ["i dont know what i want to do with my life", "21", "dropped out of community college", "i like fixing cars"];
  test("one sentence sums up what was told, with an open question and no list", () => {
    const answers = talk(...said, "my uncle has a garage");
    const { text, choices = [] } = answers.find((one) => one.text.includes("So far I have this from you:"))!;
    expect(answers.map((one) => one.text).join("\n")).toContain("you like fixing cars");
    expect(text.trim().endsWith("?")).toBe(true);
    expect(choices).toEqual([]);
  });
  test("a decision is a part of it", () => {
    const answers = talk(
      ...said,
      "my uncle has a garage",
      "ill ask my uncle on sunday",
      "he was a mechanic in the army",
      "he has two lifts",
    );
    const all = answers.map(({ text }) => text).join("\n");
    expect(all.match(/So far I have this/g)).toHaveLength(1);
    expect(answers.flatMap(({ choices = [] }) => choices)).not.toContain("A plan for this week");
  });
  test("a question without an answer is said to have none", () => {
    expect(lastOf(...said, "is my cousin right about the union").text).not.toMatch(/^1\. /m);
  });
});

test("'was that wrong' and 'if someone pushes' have their own answers", () => {
  expect(lastOf("dad has alzheimers", "i just went along with it", "was that wrong").text).toContain("help the other person, or hurt them");
  expect(lastOf("3 months sober", "sister's wedding is open bar", "and if someone pushes").text).toContain("No thanks, I'm good.");
});

describe("beside a sign of danger", () => {
  test.each([
    "the real problem is i dont want to be here anymore",
    "actually forget that, my husband hits me",
    "the main thing is i hate living",
  ])("'%s' is no change of subject", (text) => {
    expect(newSubject(text)).toBeUndefined();
  });
  test.each([
    ["i yelled at my kid", "i hit him", "was that wrong"],
    ["i slapped my wife", "was that bad"],
    ["cant stop eating at night", "i was purging yesterday", "was that wrong"],
  ])("after '%s' nobody is told that it may stay as it was", (...said) => {
    expect(lastOf(...said).text).not.toContain("let it rest for today");
  });
  test.each(["i hate living", "ill end it sunday", "i'm going to end it all"])("'%s' is asked about, and not summed up", (text) => {
    const answer = lastOf("i dont know what i want to do with my life", "21", "dropped out of community college", text);
    expect(answer.text).toContain("988");
    expect(answer.text).not.toContain("So far I have this");
    expect(answer.text).not.toContain("To that I add");
  });
  test.each(["i hate living in this town", "ill end it with him sunday"])("'%s' is no such sign", (text) => {
    expect(lastOf("i dont know what to do", text).text).not.toContain("988");
  });
  test.each([
    ["he wants sex every night", "and if he pushes"],
    ["my boyfriend wants to sleep with me", "i dont want to have sex", "and if he insists"],
  ])("after '%s' no party words are given", (...said) => {
    expect(lastOf(...said).text).not.toContain("No thanks, I'm good.");
  });
  test("what was told in two messages is not joined beside one", () => {
    expect(lastOf("my brother died", "he hits me when we clean out his room alone").text).not.toContain("Emptying a parent's home");
  });
});

describe("sums of a list", () => {
  test("each line of it counts, and the pay after it is figured with", () => {
    const answers = talk("electric is 190, water 60, internet 75, rent 1300", "i bring home 2600", "how much left");
    expect(answers[0]?.text).toContain("Together that is $1,625 a month");
    expect(answers[1]?.text).toContain("That leaves $975 a month");
  });
  test.each(["i owe visa 900, discover 1200, rent 1300", "rent 1300, car 300, i make 2600, score 640"])(
    "'%s' is no list of costs alone",
    (text) => {
      expect(lastOf(text).text).not.toContain("Together that is");
    },
  );
});

test("a question about what was said just before is about both", async () => {
  expect(
    (await meant("feeling blah", "nothing happened really", "winter i guess", "i used to run", "how do i get back to it")).at(-1)?.action,
  ).toBe("start-exercise");
});
