import { expect, test } from "vitest";
import { calm, talksWith } from "#testing/coach-talk.ts";
import { requestAnswer, statementAnswer, experienceAnswer } from "./coach.acts.rules.ts";
import { mayBeRisky } from "./coach.danger.rules.ts";
import { askNew } from "../answers/coach.choices.content.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { keepsSubject } from "./coach.marks.rules.ts";
import type { Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { notForgotten } from "../coach.words.content.ts";

const search = await coachSearch();
const { talk, lastOf } = talksWith(builtInAnswer, search);

test.each([
  // what was tried, helped, missed or refused
  ["I can't sleep", "breathing stuff doesnt work on me", "leave breathing out of it"],
  ["my boss gives me all the extra shifts", "I tried it yesterday and it helped a little", "you did it"],
  ["I want to start running", "i missed the whole first week", "so that happened"],
  ["I have to ask my mom for more freedom", "she said no", "disappointing"],
  ["I want to quit smoking", "day 3 and im so irritable", "real progress"],
  // limits, causes, other people
  ["I need to see a doctor", "i have no insurance until march", "community health center"],
  ["I got served papers for a card debt", "i cant afford a lawyer", "lawhelp.org"],
  ["I owe money on three cards", "my car needed brakes thats why", "at the first repair"],
  ["my roommate never does the dishes", "he laughs it off", "I'm not joking"],
  ["My dog died", "people say it's just a dog", "never had one like yours"],
  ["My mom wants money again", "I'm gonna say no but my dad will be mad", "allowed to be"],
  // questions about a part of it
  ["I need to see a doctor", "whats the visit gonna run me", "$100 to $250"],
  ["I have a job interview tomorrow", "what should I bring", "Two printed resumes"],
  ["I want to quit smoking", "how long until it gets easier", "about three it stops"],
  ["my landlord raised my rent", "is that even legal", "depends on your state and city"],
  ["I can't pay my electric bill", "is there any help for that", "LIHEAP"],
  ["How do I ask for a raise?", "what if he says there's no money", "What would have to be true for a yes"],
  ["How do I ask for a raise?", "what if i cry in front of her", "Give me a second"],
  ["My husband is on a dating app", "is it ok to just ask him", "I lean toward it"],
  // where it can be kept, and another subject altogether
  ["I can't sleep", "ok will try 1:30. how do i track it here", "Add Habit"],
  ["I need to save for a trip", "set that up where in the app", "Add a goal"],
  ["I can't sleep", "i'm hungry, what can i make with eggs and cheese and tortillas", "migas"],
])("after '%s', to '%s'", (first, words, expected) => {
  expect(lastOf(first, words)).toContain(expected);
});

test.each([
  [["I owe 3 cards", "4200 at 27%, 1100 at 19, 650 at 24", "about 400 a month in all. how long"], "about 18 months"],
  [["I can't sleep, its 2am most nights", "i get up at 7, what time should i be in bed"], "between 10 p.m. and midnight"],
  [["my girlfriend moved out", "The rent is 2,900 and I bring home 5,300"], "55 percent, and $2,400"],
  [
    ["everyone my age has a house", "im 31, i make 48k", "rent 1350"],
    "$1,350 of $4,000 is 34 percent, and $2,650 is left for everything else, before taxes",
  ],
  [["my girlfriend moved out", "i make 1800 every 2 weeks and rent is 1300"], "$1,300 of $3,900 is 33 percent"],
  [
    ["I want to buy a house, I've saved 8,500", "Say a 290k house. How much cash with 3.5 percent down?"],
    "$7,450 to $16,150 is still missing",
  ],
  [["How do I ask for a raise?", "I make 52,000. The ad says 61 to 66."], "17 to 27 percent"],
  [
    ["I keep putting off my thesis", "its due in 3 weeks, i have 40 pages of 70", "so how many pages a day is that"],
    "30 pages in 21 days is about 1.5",
  ],
  [["they offered me the job", "it's 21.50 an hour. is that good"], "$44,720 a year"],
])("of %j the figures are worked out", (said, expected) => {
  expect(lastOf(...said)).toContain(expected);
});

test.each([
  [["my brother wants me to cosign a car loan", "I'm gonna say no", "Give me the text for my brother. Nice but no."], "I can't cosign"],
  [["I'm on a dating app", "The man who wrote me wants to meet at his house.", "Write me what to answer him."], "somewhere in town"],
  [["My mom reads my texts", "how do i ask her for a trial with no reading"], "a trial with no reading"],
])("for %j there are words to send", (said, expected) => {
  expect(lastOf(...said)).toContain(expected);
});

test("what no rule understands is admitted, with kinds of help that can be chosen by name, number or word", () => {
  const said = ["I owe money on a credit card", "purple elephants everywhere you look"];
  const { text, choices } = talk(...said).at(-1)!;
  expect(text).toContain("rather not guess");
  expect(choices).toContain("A plan for this week");
  for (const pick of ["A plan for this week", "2", "the second one", "a plan"]) expect(lastOf(...said, pick)).toContain("For payday:");
});

test("an answer that the coach's own question offered is taken up", () => {
  const [, asked, picked] = talk("I can't sleep", "I tried journaling but it just makes me cry", "walking");
  expect(asked!.text).toContain("walking, talking, or something for your hands?");
  expect(picked!.text).toMatch(/^Walking, then\./);
});

test("no sentence comes twice, whatever is repeated", () => {
  const answers = talk(
    "I can't sleep",
    "how long will it take",
    "how long will it take",
    "is there any help",
    "is there any help",
    "is there any help",
  );
  const sentences = answers.flatMap(({ text }) =>
    text.split(/(?<=[^\d][.!?])\s+|\n+/).filter((one) => one.split(" ").length > 5 && !one.includes("](/")),
  );
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});

test("a letter-writer's words and a dating app are no question about this one", () => {
  expect(lastOf("I'm on a dating app", "how do i set up my profile on the app")).not.toContain("Add Habit");
});

test.each([[["I can't sleep", "is it ok to take two of my pills"], "don't stop, skip, or change"]])(
  "of medicines it decides nothing: %j",
  (said, expected) => {
    expect(lastOf(...said)).toContain(expected);
  },
);

test("what may be dangerous is left to its own answers", () => {
  const turn = { before: ["my husband and I fight"], last: "", said: () => false };
  expect(mayBeRisky("i dont see a point in being here anymore")).toBe(true);
  for (const newest of ["he shoves me when he's mad", "is it ok to spank him", "I'm scared of him"]) {
    expect(experienceAnswer({ ...turn, newest })).toBeUndefined();
    expect(requestAnswer({ ...turn, newest })).toBeUndefined();
    expect(statementAnswer({ ...turn, newest })).toBeUndefined();
  }
});

test("after a severe message facts that are asked for are answered, and the question about safety is not forgotten", () => {
  const messages: Message[] = [
    { role: "user", content: "I want to see a doctor" },
    { role: "assistant", content: "Which one?" },
  ];
  const after = (content: string) =>
    builtInAnswer([...messages, { role: "user", content }], search, { ...calm, wasSevere: true }, { today: "2026-11-23" }).text;
  expect(after("whats the visit gonna cost me")).toContain(`${notForgotten}\n\nAs a rough idea`);
  for (const words of ["write me a text for my brother", "im so sad", "is there any help"]) expect(keepsSubject(after(words))).toBe(false);
});

test("somebody else's tears are not taken for one's own", () => {
  expect(lastOf("my mother in law redoes everything", "no she'd cry. she cries at commercials")).not.toContain("Let it come");
});

test("a longer message that is surely about another subject is asked about, with both to choose", () => {
  const said = ["I can't sleep", "sent out maybe 6 applications and heard back from two. what am i doing wrong"];
  const { text, choices } = talk(...said).at(-1)!;
  expect(text).toContain(askNew);
  expect(choices).toHaveLength(2);
  expect(talk(...said, "1").at(-1)!.action).not.toBe("sleep-better");
  expect(talk(...said, "2").at(-1)!.action).toBe("sleep-better");
});

test.each([
  ["I want to quit smoking", "after coffee in the morning", "Caffeine"],
  ["I want to quit smoking", "i tried gum, hated it", "make an appointment"],
  ["I want to start running", "maybe after work", "work comes home"],
  ["I can't sleep", "because my boss got replaced", "work comes home"],
  ["my boss gave me a bad review", "it's because i double check everything", "on empty"],
  ["my mom calls me five times a day", "because she's alone since dad died", "empty hour"],
  ["I overspend when stressed", "the kids' bedtime is awful", "988"],
])("after %j, %j is not taken for another matter in the same word", (first, next, wrong) => {
  expect(lastOf(first, next)).not.toContain(wrong);
});

test("a few words that tell when or where stay with the subject", () => {
  for (const next of ["around 3 am", "in the evening", "maybe on sunday", "mostly at work"])
    expect(
      talk("I want to eat better", next).map(({ action }) => action),
      next,
    ).toEqual(["eat-better", "eat-better"]);
  expect(lastOf("how do I save money", "on food stamps")).toContain("SNAP");
  expect(lastOf("I can't sleep", "work emails mostly")).toContain("work comes home");
  expect(lastOf("I can't sleep", "too much coffee")).toMatch(/caffeine/i);
});

test.each([
  // what was told is said back as it was told
  [["my teenager won't talk to me anymore", "no drugs i think"], "", "Okay, drugs"],
  [["im moving to another state in january", "its 600 miles"], "600 miles", "In six parts"],
  [["my car is old", "i have 600"], "", "In six parts"],
  [["how do i ask for a raise", "the ad says 50 to 60k"], "", "Each percent"],
  [["i want to change careers", "it costs 18000"], "", "makes a request easier"],
  [["should i pay off debt or save first", "i have 800 saved"], "", "a month in interest"],
  [["my car insurance went up to 210 a month", "i havent had any accident"], "", "on which day, at what time"],
  [["a debt collector calls me at work", "i dont know if its my debt"], "", "Hiding something is tiring"],
  [["my mom needs help but won't take it", "she lives alone, 2 hours away"], "", "hand one small part"],
  // a line of another matter
  [["got an interview on thursday, im so nervous", "its for a front desk job"], "", "work comes home with you"],
  [["my teenager won't talk to me anymore", "he's 16 and just games"], "", "No scolding from me"],
  [["i spend too much on amazon", "no i dont want to delete the app"], "", "Then no groups"],
  [["can my landlord evict me for having a cat", "my lease says no pets"], "", "A no to that"],
  [["i owe 4200 on my visa at 24% apr", "i can pay 150 a month", "how long will it take"], "", "30 days late"],
  [["my neighbor plays music till 2am", "should i call the police"], "non-emergency number", "I lean toward it"],
  [["my boss keeps giving me extra work", "and if he gets mad"], "Which of the two comes first", "1-800-799-7233"],
])("to the last of %j it says %j and not %j", (said, expected, other) => {
  const text = lastOf(...said);
  expect(text).not.toContain(other);
  expect(text).toContain(expected);
});

test.each([
  ["my roommate never does the dishes", "hes nice though"],
  ["my adult son lives with me and pays nothing", "sleeps til 2"],
  ["i can't sleep", "he moved to her place"],
  ["my mother in law criticizes everything", "the house, my cooking, how i hold the baby"],
  ["my landlord won't fix the heat", "how much notice does he have to give"],
])("after %j, %j goes on with the subject and gets its next part", (first, next) => {
  const [one, two] = talk(first, next);
  expect(two!.action).toBe(one!.action);
  expect(two!.text).not.toContain("1. Words to say");
});

test.each([
  ["im burned out", "cant quit, we need the insurance", "FMLA"],
  ["my roommate's boyfriend is always here", "he eats my food", "one shelf and one box"],
  ["my girlfriend forgot our anniversary", "she's been stressed with finals", "That explains a part of it"],
  ["bf and i fight about dishes", "fine ill talk to him sunday", "^Sunday, then: "],
  ["my landlord is selling the building", "month to month lease", "Photograph|early|notice|lease"],
  ["hit a parked car and left a note", "no insurance claim they said", "^(?![^]*community health center)"],
])("after %j, %j is taken up in words about it", (first, next, words) => {
  const [one, two] = talk(first, next);
  expect(two!.text).toMatch(new RegExp(words));
  expect(two!.action).toBe(one!.action);
});

test("'what do I do' within a talk asks for one step of it", () => {
  expect(lastOf("I can't sleep", "ugh what do i do")).toMatch(/^This first: /);
});

test("what opens a matter of its own still changes the subject", () => {
  expect(lastOf("I want to save money", "my dog died yesterday")).toContain("sorry");
  expect(talk("I can't sleep", "i got laid off today").at(-1)!.action).toBe("lost-job");
});

test("thanks in other words, and a short assent, are read as such", () => {
  expect(lastOf("I can't sleep", "thats beautiful thank you")).toContain("glad if it helped");
  expect(lastOf("I can't sleep", "ok cool")).toContain("enough for today");
});
