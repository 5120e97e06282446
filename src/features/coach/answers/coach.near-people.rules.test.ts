import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { markOf } from "../talk/coach.written-text.rules.ts";
import { nearFirst, nearTurns } from "./coach.near-people.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const all = [...nearFirst, ...nearTurns];
const idOf = (text: string) => all.find((one) => text.includes(markOf(one.text)))?.id;

/** Talks whose last message has the answer. */
const talks: Record<string, string> = {
  "teen-in-room": "my teenager is always in his room; my 14 year old daughter is always in her room; my son stays in his room all day",
  "teen-in-room-worried":
    "my teenager is always in his room | should i be worried?; my son never comes out of his room | is that normal; my daughter stays in her room | he's 15 | is it a phase?",
  "not-feeling-loved": "i don't feel loved by my husband; I do not feel wanted by my wife anymore; my wife doesn't make me feel loved",
  "unloved-tell":
    "i don't feel loved by my husband | should i tell him?; my wife doesn't show affection | how do i say it; my husband no longer shows me affection | what do i say",
  "friend-marries":
    "my friend is getting married and i'm jealous; my sister is engaged and I'm so jealous; everyone is getting married and I feel so bitter",
  "friend-marries-normal":
    "my friend is getting married and i'm jealous | is that normal; I'm jealous that my friend is pregnant | am i a bad friend?; my friend is engaged and I'm so jealous | i've been single for 4 years | is that weird?",
  "liked-back":
    "i like a girl in my class | how do i know if she likes me back?; I have a crush on a coworker | does he like me; i like this guy | what are signs that he likes me",
  "ex-profile-daily":
    "i keep checking my ex's instagram | every day; I keep looking at my ex's profile | how do i stop?; I check my ex's stories | like ten times a day",
  "part-in-one-home":
    "i want to break up with my boyfriend | we live together | how do i do it?; I want to leave my girlfriend | we have the same apartment | how do i tell her; should I break up | we live together | what do i do first",
  "cancels-last-minute":
    "my friend always cancels | last minute; my best friend keeps flaking on me | always at the last minute; my friend cancels plans a lot | it's the third time this month",
  "cancels-say-it":
    "my friend always cancels | should i say something?; my friend keeps bailing | what do i say; my friend always cancels | last minute | should i tell her",
  "daily-calls-too-much":
    "my mom calls me every day | it's too much; my mother texts me ten times a day | how do i tell her; my dad calls constantly | it's annoying",
  "giving-up-a-diet": "i feel like giving up on my diet; I want to quit my diet; I'm so tired of dieting",
  "first-run":
    "i want to start running | never did before; I want to start jogging | total beginner; i want to start running | I'm out of shape",
  "sugar-trick":
    "i can't stop eating sugar | is there a trick?; I crave sweets | any tips?; how do i stop eating sugar | do you know a trick",
  "sugar-how-long":
    "i can't stop eating sugar | how long does it take?; how do i stop eating sugar | is there a trick? | how long does it take; I can't stop eating sugar | how many days until it gets better",
};
test.each(Object.entries(talks).flatMap(([id, list]) => list.split("; ").map((talk) => ({ id, talk }))))("$talk: $id", ({ id, talk }) => {
  expect(idOf(lastOf(...talk.split(" | ")))).toBe(id);
});

test("every one has its phrasings and 60 to 140 words, one step, a question at the end", () => {
  expect(all.map(({ id }) => id).toSorted()).toEqual(Object.keys(talks).toSorted());
  for (const { id, text } of all) {
    const words = text.split(/\s+/).length;
    expect([id, words >= 60 && words <= 140, text.endsWith("?"), text.split("**One next step:**").length], `${id} ${words}`).toEqual([
      id,
      true,
      true,
      2,
    ]);
  }
});

test.each([
  "my son cuts himself in his room",
  "my husband hits me and says he loves me",
  "my boyfriend gets jealous about my friend's wedding",
  "I throw up to keep my diet",
  "my landlord calls me every day",
])("%j has none of these answers", (text) => {
  expect(idOf(lastOf(text))).toBeUndefined();
});
