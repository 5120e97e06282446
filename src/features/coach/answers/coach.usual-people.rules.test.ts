import { expect, test } from "vitest";
import { talksWith, calm } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { isSmokingOnly } from "../talk/coach.supportive.rules.ts";
import { markOf } from "../talk/coach.written-text.rules.ts";
import { usualPeopleFirst, usualPeopleTurns } from "./coach.usual-people.content.ts";
import { usualSelfFirst, usualSelfTurns } from "./coach.usual-self.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const all = [...usualPeopleFirst, ...usualPeopleTurns, ...usualSelfFirst, ...usualSelfTurns];
const idOf = (text: string) => all.find((one) => text.includes(markOf(one.text)))?.id;

/** Talks whose last message has the answer. */
const talks: Record<string, string> = {
  "slow-replies": "my boyfriend replies late; my girlfriend doesn't text me much; my bf takes hours to text back",
  "left-on-read": "he left me on read; she leaves me on read; my crush left me on seen",
  "ex-writes": "my ex texted me; my ex reached out; my ex wants to meet",
  "close-one-silent": "my best friend is ignoring me; my friend stopped talking to me; my sister won't talk to me",
  "slow-replies-overthinking":
    "my boyfriend replies late | am I overthinking?; my gf takes ages to answer | am I paranoid?; my husband never texts me back | am I overreacting?",
  "slow-replies-changed":
    "my boyfriend replies late | he used to answer within minutes; my girlfriend doesn't text me much | it changed a month ago; my bf takes hours to reply | at first he wrote all day",
  "slow-replies-words":
    "my boyfriend replies late | what should I text him?; my gf takes forever to answer | what do i say to her; my bf takes hours to text back | can you write a text?",
  "slow-replies-normal":
    "my girlfriend doesn't text me much | is that normal?; my bf replies late | does he still like me?; my husband takes hours to reply | why?",
  "slow-replies-say-it":
    "my girlfriend doesn't text me much | should i say something?; my bf replies late | what should i do?; my bf takes hours to text back | should i tell him?",
  "ex-writes-reply": "my ex texted me | should i reply?; my ex wants to meet | should i go?; I heard from my ex | should I answer him",
  "ex-writes-words":
    "my ex texted me | what should I say?; my ex reached out | what do i write back; my ex called | can you write an answer?",
  "ex-writes-since": "my ex texted me | we broke up 4 months ago; my ex reached out | it's been a year; my ex wants to talk | 3 months ago",
  "friend-silent-apologize":
    "my best friend is ignoring me | should I apologize?; my friend is being distant | should i say sorry; my sister won't talk to me | should I just apologize?",
  "friend-silent-why":
    "my best friend is ignoring me | idk why; my friend is avoiding me | no idea why; my friend is being distant | nothing happened",
  "friend-silent-words":
    "my best friend is ignoring me | what should I say?; my friend stopped talking to me | what do i text her; my friend is being cold | how do i ask her",
  "friend-silent-next":
    "my best friend is ignoring me | what should I do?; my friend stopped talking to me | should i wait?; my friend is avoiding me | should I ask her",
  "on-read-again":
    "he left me on read | should i text again?; she left me on read | what do i do?; my crush left me on read | should I wait",
  "silent-for-weeks-write":
    "we have not talked for two weeks | should I text her first; my friend and I haven't talked in months | should i reach out?; we haven't spoken for days | should I call him",
  "apologize-to-child":
    "I yelled at my kids | should i apologize?; I get angry too fast | i yelled at my son yesterday | should I say sorry?; I screamed at my daughter | do I need to apologize?",
  "loud-with-deaf-child":
    "my son doesn't listen | i yell a lot; my kids don't listen | I always end up screaming; my daughter never listens | i lose my temper",
  "space-meaning":
    "my girlfriend wants space | what does that mean?; my boyfriend needs space | is it over?; he wants space | what does he mean by that",
  "sorry-let-go":
    "my friend owes me an apology | should i let it go?; my sister never apologized | should I forgive her?; my husband won't apologize | should I drop it",
  "sorry-how-let-go":
    "my friend owes me an apology | should i let it go? | how?; my sister never apologized | how do i let it go; my friend owes me an apology | how can I move on?",
  "roommates-number":
    "my roommate never cleans | we are 3; my roommates are messy | there are four of us; my roommate leaves dishes | i have two roommates",
  "hard-to-refuse-family":
    "i can't say no to people | especially my mom; how do I say no | to my family; I'm a people pleaser | mostly my parents",
  "asked-about-it":
    "my best friend is ignoring me | he asked me about it yesterday; my husband and I are distant | he asked what's wrong; my mom is worried | she asked if i'm okay",
  "smoked-again":
    "how do i quit smoking | i had a cigarette yesterday; how do i quit smoking | i slipped; how do i quit smoking | I started smoking again",
  "smoking-what-else":
    "how do i quit smoking | what else is there?; how do i quit smoking | are there other ways?; how do i quit smoking | what else can i try",
  "tears-do-not-come":
    "my dad died last month | i can't cry; my grandma passed away | I haven't cried at all; my mom died | i didn't cry at the funeral",
  "loss-is-it-normal":
    "my dad died last month | i can't cry | is that normal?; my grandma passed away | is this normal; my dad died last month | I'm so angry | is that weird?",
  "sleep-trick": "I can't sleep | is there a trick?; I can't sleep | any tricks?; I can't sleep | what's the trick",
  "morning-trick":
    "how do i wake up early | is there a trick?; how do i wake up early | any hacks?; how do i wake up early | do you know a trick",
  "motivation-exercise": "i have no motivation | for the gym mostly; I have no motivation | to work out; i have no motivation | exercise",
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
  "my boss replies late",
  "my landlord takes weeks to answer",
  "my ex texted me about the kids",
  "my ex keeps threatening me",
  "my son stopped talking",
  "my friend wants to kill himself and won't answer",
  "my son cuts himself in his room",
  "my husband hits me and says he loves me",
  "my boyfriend gets jealous about my friend's wedding",
  "I throw up to keep my diet",
  "my landlord calls me every day",
])("%j has none of these answers", (text) => {
  expect(idOf(lastOf(text))).toBeUndefined();
});
test("who can't stop crying after a loss is not told about tears that don't come", () => {
  for (const text of ["i can't stop crying", "I don't stop crying"])
    expect(idOf(lastOf("my dog died", text))).not.toBe("tears-do-not-come");
});
test("where an apology is owed, nothing is about money", () => {
  expect(lastOf("my friend owes me an apology", "should i let it go?")).not.toContain("$");
});
test("others who asked something are no success of the member", () => {
  expect(lastOf("my boss is unfair", "he asked me about it yesterday")).not.toContain("what was different, the hour");
});
test("whether it may be an illness is answered with what a doctor would look for", () => {
  for (const asked of ["could it be something medical?", "maybe it's medical?", "could it be my thyroid?", "is it physical?"])
    expect(lastOf("i'm always tired", asked)).toContain("thyroid and blood sugar");
});

const severe = { ...calm, level: 2, kinds: ["substance"], newestKinds: ["substance"] };
const talk = (content: string) => [{ role: "user" as const, content }];
test("a relapse is one of smoking where the talk names nothing else", () => {
  expect(isSmokingOnly("i relapsed last night", severe, talk("how do I quit smoking"))).toBe(true);
  expect(isSmokingOnly("I slipped again", severe, talk("i want to quit vaping"))).toBe(true);
  for (const before of ["how do I quit drinking", "I quit smoking and drinking", "I smoke weed", "I want to be sober"])
    expect(isSmokingOnly("i relapsed last night", severe, talk(before)), before).toBe(false);
  expect(isSmokingOnly("i relapsed and took pills", severe, talk("how do I quit smoking"))).toBe(false);
  expect(isSmokingOnly("i relapsed", { ...severe, level: 3 }, talk("how do I quit smoking"))).toBe(false);
  expect(isSmokingOnly("i relapsed", { ...severe, newestKinds: ["self-harm"] }, talk("how do I quit smoking"))).toBe(false);
  // what was detected in an earlier message, also where only the encoder saw it
  expect(isSmokingOnly("i relapsed", { ...severe, kinds: ["self-harm", "substance"] }, talk("how do I quit smoking"))).toBe(false);
  expect(isSmokingOnly("i relapsed", { ...severe, kinds: [], newestKinds: [] }, talk("how do I quit smoking"))).toBe(false);
});
