import { expect, test } from "vitest";
import { talksByMeaning } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { meaning } from "../coach.vectors.repository.ts";

const { lastOf } = talksByMeaning(builtInAnswer, await coachSearch(), meaning);

/** What was said before, what is told then in several ways, and a part of the answer. */
test.each<[string[], string, string]>([
  [
    ["I've been crying a lot lately"],
    "I had a baby 3 months ago; I gave birth in october; my son is 8 weeks old; I'm 2 months postpartum",
    "1-833-852-6262",
  ],
  [["I'm so tired and sad all the time"], "we had our second baby six weeks ago", "about one mother in eight"],
  [["I've been crying a lot lately"], "I'm fine though; but I'm okay; really I'm fine I guess", "You may be both"],
  [
    ["my dad has dementia and I'm taking care of him"],
    "he gets angry at me; he is so mean; he accuses me of stealing",
    "It's the illness that is angry",
  ],
  [["my dad has dementia and I'm taking care of him"], "I'm losing myself; I have no life; there's nothing left of me", "respite care"],
  [
    ["I keep snapping at my kids"],
    "how do I apologize to a 6 year old; how do I say sorry to my son; how should I apologize to the kids",
    "eyes are level",
  ],
  [
    ["my son won't get off his video games"],
    "he says all his friends play; everyone else is allowed; all the other kids have it",
    "online is where they meet",
  ],
  [["I feel disconnected from my husband"], "we haven't been on a date in a year; we never go out; no date nights", "A date is a big word"],
  [
    ["my sister borrowed 600 and won't pay me back"],
    "we have thanksgiving together; I'll see her at the wedding; her birthday is next week",
    "not at the table",
  ],
  [
    ["I don't know how to make friends as an adult"],
    "I like board games; I'm into hiking; I used to play the guitar",
    "something to do side by side",
  ],
  [
    ["I don't know how to make friends as an adult"],
    "I work from home; I'm working remotely; my remote job",
    "a week can pass without a voice",
  ],
  [["my roommate never cleans"], "I'm about to lose it; I've had it; I'm so fed up", "anger just isn't a good speaker"],
  [
    ["I said yes to another project at work and I'm already drowning"],
    "my boss is a nice guy; my manager is really kind; my boss has been great",
    "That makes a no harder",
  ],
  [["how do I ask for a raise"], "my boss is nice but cheap; the company is small; they're stingy", "a reason that can be passed on"],
  [
    ["how do I ask for a raise"],
    "I've been there 2 years and never got one; I haven't had a raise; same pay since I started",
    "standing still means less each year",
  ],
  [
    ["I have a job interview on Thursday"],
    "I've never managed anyone; I have no experience; I've never worked in an office",
    "what stands right next to it",
  ],
  [
    ["I have a job interview on Thursday"],
    "it's for an office manager position; for a receptionist; a teacher role",
    "read the ad once with a pen",
  ],
  [["I'm thinking about going back to school at 40"], "it would cost 22k; tuition is 18,000; it's about 30k", "the price on the sign"],
  [
    ["I can't stop comparing myself to people on instagram"],
    "I know it's fake but still; it's all filters; I know they're staged",
    "the eye is faster than the head",
  ],
  [
    ["I'm so tired all the time"],
    "maybe I should see a doctor; should I get my blood tested; thinking I might go to the doctor",
    "iron, thyroid",
  ],
  [["I want to learn to cook"], "I burn everything; I ruin it all; I can't even boil eggs", "Nearly always it's the heat"],
  [["I want to learn to cook"], "what's one thing I can't mess up; what is the easiest; something foolproof", "Lentil soup"],
  [
    ["I'm scared of flying and I have a flight friday"],
    "xanax?; could I take something to calm down; is a drink ok",
    "one for your doctor",
  ],
  [
    ["I hate how I look in photos"],
    "I have a family photo session saturday; the wedding photos are next week; the photographer comes tomorrow",
    "the ones who want you in it",
  ],
  [["I hate how I look in photos"], "I keep canceling; I always make excuses; I end up not going", "that's how fear pays you"],
  [
    ["I'm turning 30 and I feel behind"],
    "no house no kids; no partner, no career; without a degree or savings",
    "no line for what you did instead",
  ],
  [
    ["I'm turning 30 and I feel behind"],
    "my sister has both; my brother has all of that; my friends have both",
    "you know only the outside",
  ],
  [["I want to start a side business"], "baking; with candles; dog walking", "Then don't build a shop, sell five"],
  [
    ["I want to start a side business", "baking"],
    "do I need a permit to sell from my kitchen; do I need a license to bake at home",
    "cottage food law",
  ],
  [["my rent is going up by 300"], "I can't afford it; there's no way we can pay; I can't pay that", "an offer, and look at what else"],
  [["my rent is going up by 300"], "should I negotiate; can I ask for less; is it worth it to negotiate", "Yes, and early"],
  [
    ["I'm nervous about my first day at a new job"],
    "I don't know anyone; everyone is new; I don't know a single person",
    "One face is enough",
  ],
  [["I'm nervous about my first day at a new job"], "what should I bring; what do I wear; what to bring", "the I-9 form"],
  [["I got rejected from a job I really wanted"], "they gave no reason; it was a form email; they never said why", "an inside candidate"],
  [
    ["I got rejected from a job I really wanted"],
    "it was the third round; I made it to the final interview; I was in the final two",
    "kept yours to the end",
  ],
  [
    ["I got rejected from a job I really wanted"],
    "I don't want to apply anymore; I'm tired of applying; I'm giving up looking",
    "a pause with an end",
  ],
  [["I can't concentrate while studying"], "my roommate is loud; it's so noisy at home; there's no quiet", "Then move before you fight"],
  [
    ["I overdrew my account again"],
    "it's the third time this year; 35 dollars each; it happens every month",
    "it's the account and not you",
  ],
  [
    ["I had a panic attack at work yesterday"],
    "I've never had one before; it was my first time; I haven't felt like that ever",
    "without a fire",
  ],
  [
    ["I had a panic attack at work yesterday"],
    "I'm scared it'll happen again; afraid of the next one; worried it will come again",
    "a plan for the next one",
  ],
  [["I want to be on my phone less"], "it's 6 hours a day; like five hours per day; about 7 hrs a day", "a hundred small reaches"],
  [
    ["I want to be on my phone less"],
    "I have it in bed; my phone is next to my bed; I use it as an alarm",
    "the place where it costs the most",
  ],
])("%j: what is told then", async (before, told, part) => {
  for (const one of told.split("; ")) expect([one, await lastOf(...before, one)]).toEqual([one, expect.stringContaining(part)]);
});

test("minutes that felt good are no success, and the hours of a flight no sleep", async () => {
  expect(await lastOf("I spend too much when I'm sad", "I felt good for 5 minutes")).not.toContain("second time");
  expect(await lastOf("I'm scared of flying and I have a flight friday", "it's 5 hours")).not.toContain("seven hours");
  expect(await lastOf("I can't sleep", "about 5 hours")).toContain("seven hours");
});

test("what only sounds like it gets none of these", async () => {
  expect(await lastOf("I'm so happy today", "we had a baby 3 weeks ago")).not.toContain("depression");
  expect(await lastOf("my boss keeps yelling at me", "he is a nice guy")).not.toContain("That makes a no harder");
  expect(await lastOf("I have a job interview on Thursday", "I never slept so badly")).not.toContain("what stands right next to it");
  expect(await lastOf("I can't sleep", "I never got one good night this week")).not.toContain("standing still means less");
});
