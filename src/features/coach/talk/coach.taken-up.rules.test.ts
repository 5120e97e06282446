import { describe, expect, test } from "vitest";
import { talksByMeaning } from "#testing/coach-talk.ts";
import { askedAbout } from "../answers/coach.details.content.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { meaning } from "../coach.vectors.repository.ts";

const { talk: meant } = talksByMeaning(builtInAnswer, await coachSearch(), meaning);
const lastOf = async (...said: string[]) => (await meant(...said)).at(-1)!;

describe("a fact that is told", () => {
  test.each([
    [["my roommate leaves her dishes for a week", "3 other girls live here"], "If the plan did not hold"],
    [["i was passed over for shift lead again", "wife says stay for the insurance"], "If in six months nothing has moved"],
    [["im failing organic chem, midterm was a 51", "final is dec 14"], "If your life is full"],
  ])("%j is not answered as if something had been tried", async (said, words) => {
    expect((await lastOf(...said)).text).not.toContain(words);
  });
  test.each([
    ["my roommate leaves her dishes for a week", "she works nights at a bar", "does", "So she works nights at a bar."],
    ["im failing organic chem, midterm was a 51", "the final is dec 14", "due", "So the final is dec 14."],
  ])("after '%s', '%s' is taken up and asked about", async (first, told, kind, ack) => {
    const { text } = await lastOf(first, told);
    expect(text).toContain(ack);
    expect(askedAbout.find(({ id }) => id === kind)?.asks.some((ask) => text.includes(ask))).toBe(true);
  });
  test("of a longer message, its last sentence that can be said back is taken up", async () => {
    const { text } = await lastOf(
      "i was passed over for shift lead again",
      "The guy they picked came in eight months ago from the other plant across town. He came straight from the day line.",
    );
    expect(text).toContain("So he came straight from the day line.");
  });
  test("the talk keeps its subject through several of them", async () => {
    const answers = await meant(
      "i was passed over for shift lead again",
      "11 years. warehouse",
      "wife says stay for the insurance",
      "my brother works there too",
      "we drive in together",
      "his shift starts at 5",
    );
    expect(answers.at(-1)?.action).toBe("passed-over");
    expect(new Set(answers.map(({ text }) => text.split("\n").at(-1))).size).toBe(answers.length);
  });
});

describe("a later question", () => {
  test.each([
    [["i owe like 4k on a capital one card and 2200 to my sister", "sister first or the card"], "The card, if you go by money"],
    [["my coworker talks over me in meetings", "what do i say to her without starting a war"], "“"],
    [["my boyfriend plays xbox in the bedroom till 2", "how do i bring it up w/o being a nag"], "“"],
    [["i keep saying i'll meal prep on sundays and then i don't", "could it be a different day"], "Yes. The version you'll really do"],
    [["i failed my chem midterm", "and what if i still fail"], "repeat a class"],
    [["my dad passed in august and i have to clean out his house by january", "what would i do first"], "first point of the list above"],
    [["my dad passed in august and i have to clean out his house by january", "it hurts", "what should be done first"], "first point"],
    [["my blood pressure is still high", "my wife cooks with a lot of salt", "how do i ask her without hurting her feelings"], "“"],
    [
      ["my son is 11 and lies about homework", "i took the switch away", "what would you say to him tonight"],
      "I see that the homework isn't done",
    ],
    [["i want to leave my church", "my sister says tell them at christmas", "thats a terrible idea right lol"], "small version"],
    [["boss moved my desk next to the loudest guy", "she said give it a month", "so just wait the month??"], "small version"],
    [["my car died on the highway", "the mechanic says transmission 2900", "fix it or get another one"], "fix it"],
    [["my best friend stopped answering my letters", "she's in a home now", "would it be silly to keep writing"], "small version"],
  ])("%j is answered", async (said, words) => {
    expect((await lastOf(...said)).text).toContain(words);
  });
  test.each([
    ["how do i put that in the app so it reminds me", "Add Habit"],
    ["can it remind me", "Add Habit"],
    ["is there a way to see how much i spend on food in here", "Import from your bank"],
    ["where can i see what we spent", "Import from your bank"],
    ["can my bf see it too", "no other account can see it"],
    ["what can you do that chatgpt can't", "I know less about the world"],
  ])("'%s' is about Evenday", async (asked, words) => {
    expect((await lastOf("i keep spending too much on takeout", asked)).text).toContain(words);
  });
  test.each(["can you remind me to take my pills", "how can i see what my husband spends", "my boss won't remind me"])(
    "'%s' is not",
    async (asked) => {
      expect((await lastOf("i keep spending too much on takeout", asked)).text).not.toMatch(/Add Habit|Import from your bank” shows/);
    },
  );
});

describe("what a word in passing does not decide", () => {
  test.each([
    [["i'm behind on cleaning, my place is a mess", "it has to be empty by the 1st"], "I'm sorry, that hurts"],
    [["i'm behind on cleaning, my place is a mess", "not depressed, just tired"], "I'm sorry, that hurts"],
    [["i was passed over for shift lead again", "i did ask him, he just said be more of a team player"], "wear anybody down"],
    [["i keep saying i'll meal prep on sundays and then i don't", "they only eat nuggets and noodles"], "wear anybody down"],
    [["my best friend left me out of her wedding", "i saw it on instagram"], "these apps are built"],
    [["what can i cook that is cheap", "my husband travels for work"], "the time matters more than the words"],
  ])("%j", async (said, words) => {
    expect((await lastOf(...said)).text).not.toContain(words);
  });
  test("a complaint about somebody still is one", async () => {
    const { text } = await lastOf("my roommate leaves her dishes for a week", "she never listens to me");
    expect(text).toMatch(/wear anybody down|Silence often|listen/);
  });
  test.each([
    [
      ["i keep saying i'll meal prep on sundays and then i don't", "because by sunday i'm wiped and the kitchen is a mess"],
      "meal-planning",
    ],
    [["i keep saying i'll meal prep on sundays and then i don't", "2 kids, 5 and 8, husband travels for work"], "meal-planning"],
    [["i think i'm getting laid off", "meetings without me", "have 2 months saved"], "layoff-fear"],
    [["lost my wallet", "no credit cards in it"], "documents-id"],
    [["started a new job 2 weeks ago and i have no idea what im doing", "my 30 day review is on the 12th"], "new-job-nerves"],
    [["i'm failing organic chem, midterm was a 51", "mostly rereading the slides and highlighting"], "failed-exam"],
  ])("%j stays with its subject", async (said, subject) => {
    expect((await lastOf(...said)).action).toBe(subject);
  });
});

test("a fact without a word of one's own life is one, too", async () => {
  const { text, choices = [] } = await lastOf("sold my car for 7500", "owe 9200 on it", "bank wants the rest");
  expect(text).toContain("Okay: bank wants the rest.");
  expect(choices).toEqual([]);
});
test("after a written answer, no part and no step of something wider follows a fact", async () => {
  const { text } = await lastOf("rent is going up 225 in march and i'm on a fixed income", "my niece says move in with her in arkansas");
  expect(text).toContain("one voice in it");
  expect(text).not.toMatch(/photos|keep a copy/i);
  expect((await lastOf("got a parking ticket 65", "if i dont pay by friday its 130", "i get paid monday")).text).not.toContain("Jury duty");
});

describe("in doubt about the subject", () => {
  test("who tells more instead of choosing is answered, and the others stay to choose from", async () => {
    const answer = await lastOf("i clean houses and i want start save for my daughter school", "i make 480 week more or less");
    expect(answer.action).toBe("college-cost");
    expect(answer.text).toContain("If that is wrong, choose another one");
  });
  test("an objection is taken as one", async () => {
    expect((await lastOf("my roommate leaves her dishes for a week", "i already do that, she still says no")).text).toMatch(
      /Then from another side|Something else, then|Perhaps this/,
    );
  });
});

test.each([
  [
    "after a question about Evenday, a matter is one",
    ["what can you do that google can't", "my landlord won't fix the heat"],
    "talk-to-landlord",
  ],
  [
    "a figure stays with a subject that was taken with little certainty",
    ["husband got laid off tuesday and hes acting like its fine", "i make 3300 a month"],
    "lost-job",
  ],
])("%s", async (_, said, subject) => {
  expect((await lastOf(...said)).action).toBe(subject);
});
test("a matter after a question about Evenday begins the talk", async () => {
  const answers = await meant("who can see what i write here", "i keep waking up at 3 and can't fall asleep again", "im too tired to cook");
  expect(answers[1]?.text).not.toContain("Is this something new");
  expect(answers[1]?.action).not.toMatch(/^app-/);
  expect(answers[2]?.action).not.toMatch(/^app-/);
});
test("what is told about the same subject is taken up, and a decision after an agreement is one", async () => {
  expect((await lastOf("i want to lose 40 lbs", "i dont want to count calories again, it made me crazy")).text).toContain(
    "nothing is forbidden",
  );
  expect((await lastOf("my best friend left me out of her wedding", "you're right, im going to wait a week")).text).toMatch(
    /decision|settled/,
  );
});

test.each([
  [
    "i am a student far from home and my room is cold",
    "in my lab they speak only about football and beer",
    "i do not drink",
    /alcohol|1-800-662/,
  ],
  ["my dad had a stroke and i do all his stuff now", "my brother sends money", "i missed my own kids recital yesterday", /missed stretch/],
  ["i have too many goals", "run, spanish, save money", "i hate when people say that", /no groups/],
  ["my husband snores and i can't sleep", "he won't see a doctor", "i moved to the guest room on monday", /new place|ready by then/],
])("after '%s' and '%s', '%s' is not answered by a word of it", async (first, second, newest, words) => {
  expect((await lastOf(first, second, newest)).text).not.toMatch(words);
});
test("what an offered subject is taken for is not guessed against the newest message itself", async () => {
  const answer = await lastOf("i bought the yearly planner the app the notebook and i still dont do anything", "i have like 11 goals");
  expect(answer.action).not.toBe("journaling");
});
test.each([
  [["my girlfriend says i never open up", "idk what im supposed to say"], /I take it to be/],
  [["i said yes to coaching my sons soccer team", "first practice is tuesday"], /don't know enough/],
  [
    [
      "i feel behind everyone my age",
      "i rent and work at a bank",
      "then my aunt asks when i settle down",
      "what do i say to her at thanksgiving",
    ],
    /apartment|pay it all/,
  ],
  [["my girlfriend says i never open up", "isnt that for people breaking up"], /^(?:So|Okay)/],
])("%j is not", async (said, words) => {
  expect((await lastOf(...said)).text).not.toMatch(words);
});
test("what is denied is no part of what the messages so far are about", async () => {
  const said = ["i am a student far from home and my room is cold", "in my lab they speak only about football and beer", "i do not drink"];
  expect((await lastOf(...said, "i am shy for my accent")).action).not.toBe("drink-or-gamble");
});
test("'what's one thing i can hand off' asks for the first step", async () => {
  expect((await lastOf("my dad had a stroke and i do all his stuff now", "whats one thing i can hand off")).text).toMatch(/first/);
});
