import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { soundsDepressed } from "../coach.signs.rules.ts";

/** Words that are said in passing: denied, of somebody else, or a plain fact of the talk. */

const { talk, lastOf } = talksWith(builtInAnswer, await coachSearch());
const topicOf = (...said: string[]) => talk(...said).at(-1)!.action;

test("a depression that is denied is not taken for one", () => {
  for (const text of [
    "its not depression im just tired",
    "i'm not depressed, just bored",
    "i dont think im depressed",
    "this isn't depression",
  ])
    expect([text, soundsDepressed(text)]).toEqual([text, false]);
  for (const text of [
    "i'm depressed",
    "its not the job, its depression",
    "i'm not just sad, i am depressed",
    "i dont have money and im depressed",
  ])
    expect([text, soundsDepressed(text)]).toEqual([text, true]);
});

test.each([
  // a phone that is put away, or a child's
  [["i keep snoozing my alarm", "phone is across the room already"], "No scolding"],
  [["my teenage daughter doesnt talk to me", "door closed, phone"], "No scolding"],
  // an offer at work is no demand of a creditor
  [["i'm afraid of losing my job", "they offered 18 weeks severance or a 4000 bonus"], "number on the table"],
  // what is only described is no decision
  [["my kitchen is a mess", "i just stare at it"], "clear decision"],
  [["my teenage daughter doesnt talk to me", "she says fine"], "you did that yourself"],
  [["im a nurse and made a mistake at work", "my manager was nice about it even"], "body to brace"],
  // somebody else's fear
  [["brother in law is staying on our couch since july", "my wife is afraid to tell him"], "one moment you dread"],
  // ages of animals, of grown-ups, and months that are over
  [["my dog died yesterday", "he was 14"], "pediatrician"],
  [["i forgot my moms birthday", "shes 80"], "Eldercare"],
  [["i just retired and everything is different", "wife passed in august"], "That leaves about"],
  [["electric bill was 310 this month", "normally 140"], "In six parts"],
  [["im so behind on my thesis"], "Money takes up"],
])("%j: nothing of “%s”", (said, words) => {
  expect(lastOf(...said)).not.toContain(words);
});

test.each([
  [["brother in law is staying on our couch since july", "my wife is afraid to tell him"], "a fear beside you"],
  [["im a nurse and made a mistake at work", "i reported it"], "You said it yourself, early"],
  [["my dog died yesterday", "he was 14"], "So many years together"],
  [["electric bill was 310 this month", "normally 140"], "So it is $170 more than that."],
  [["i drink 3 beers every night", "any tips"], "A slip is news"],
  [["i want to start running", "can u make it shorter"], "Ten minutes of walking"],
  [
    ["my boss texts me on sundays", "how do i say no without getting fired", "can u make it shorter"],
    "“Thanks for asking me. I can't take that on this week.”",
  ],
  [["hola, hablas español"], "llame al 988"],
  [["hola, hablas español", "no importa, english is fine"], "Hello, and welcome"],
  [["behind on rent and i dont know what it is"], "Money takes up"],
])("%j is answered with “%s”", (said, words) => {
  expect(lastOf(...said)).toContain(words);
});

test("how somebody lives is a fact of the talk, and opens no other subject", () => {
  expect(topicOf("my son 15 got suspended for vaping", "we're divorced")).toBe("talk-with-a-child");
  expect(topicOf("i want to start running", "im 240 lbs")).toBe("start-exercise");
  expect(topicOf("we're getting divorced")).toBe("divorce-process");
});
