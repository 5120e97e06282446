import { expect, test } from "vitest";
import { unsafeIn } from "../coach.output.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { peopleQuestions } from "./coach.people-questions.content.ts";

/** Three phrasings of each question. */
const asked: Record<string, string> = {
  "partner-boundaries":
    "I feel like my partner doesn't respect my boundaries; how do i set boundaries with my boyfriend; setting boundaries in a relationship",
  "mother-boundaries":
    "How do I set boundaries with my mother?; how can i set limits with my parents; i need to set boundaries with my mom",
  "communicate-with-partner":
    "How do I communicate better with my partner?; how can i improve communication in my marriage; my husband and i can't communicate",
  "trust-again":
    "How can I trust my boyfriend again?; how do i rebuild trust in my relationship; how can we trust each other again; can i ever trust him again",
  "fights-every-day": "Is it normal to fight every day with your partner?; is it healthy for couples to argue; how often do couples fight",
  "am-i-overreacting": "Am I overreacting?; am i being too sensitive; do you think i'm overreacting",
  "controlling-parents": "how do I deal with controlling parents; my mom is so controlling; my parents still treat me like a child",
  "in-law-unannounced":
    "My mother-in-law shows up unannounced; my in-laws drop by without calling; his mom comes over unannounced all the time",
  "teen-always-on-phone":
    "my 14 year old daughter is always on her phone; my son is glued to his phone; my kids are constantly on their screens",
  "burnout-signs": "what are signs of burnout?; how do i know if i'm burned out; what is burnout",
  "how-much-notice": "How much notice should I give?; how long of a notice do i have to give; how much notice do i have to give at work",
  "partner-games-all-day":
    "my husband spends all his time on video games; my husband is always playing video games every evening; my boyfriend spends too much time gaming all day",
  "suspects-cheating": "I think my wife is cheating on me; is my husband cheating; i suspect he is having an affair",
  "parents-reject-partner":
    "my parents don't accept my boyfriend; my mom doesn't like my girlfriend; my family doesn't approve of my relationship",
  "in-laws-long-visit":
    "My in-laws want to come for two weeks; his parents are coming to stay for a month; my in-laws plan to visit for 3 weeks",
  "parent-never-proud": "my dad never said he's proud of me; my mother is never satisfied; my parents are never proud of me",
  "behind-at-work": "I'm so behind at work; i'm falling behind at work; i can't keep up with my work",
  "couple-no-time":
    "my husband and I never spend time together; we don't have time for each other anymore; my wife and i hardly spend any time together",
  "disagree-about-raising":
    "we argue about how to raise the kids; we fight about how to raise our kids; my wife and i can't agree on how to raise our son",
  "tell-a-crush": "how do I tell him I like him?; how should i let her know how i feel; i have a crush on a coworker",
  "date-not-texting-back": "my date didn't text back; he hasn't texted me back; she never replied after our date",
  "thinking-about-divorce": "I'm thinking about divorce; should i get a divorce; i'm considering a divorce",
  "overthinking-love": "how do I stop overthinking my relationship; i keep overthinking this relationship; i overthink everything he says",
  "love-languages": "My partner and I have different love languages; what are love languages; his love language is touch",
  "stuck-in-career": "I feel stuck in my career; my job is a dead end; my career feels stagnant",
  "motivated-to-study": "How do I stay motivated to study?; no motivation to study; how do i get myself to study",
  "another-chance": "should I give him another chance; should i take my ex back; should i get back together with her",
  "guilty-for-leaving":
    "I broke up with my boyfriend and feel guilty; i feel bad for breaking up with her; i left my husband and feel terrible",
  "about-yourself":
    'how do I answer "tell me about yourself"?; what should i say to tell me about yourself; how should i answer the tell us about yourself question',
  "children-and-money":
    "How do I talk to my kids about money?; how do i teach my children to save; how do i explain money to my 6 year old",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(peopleQuestions.find((one) => one.text === known)?.id).toBe(id);
});

test("every one has its phrasings, 60 to 140 words, one step and a question, and nothing unsafe", () => {
  expect(Object.keys(asked)).toEqual(peopleQuestions.map(({ id }) => id));
  for (const { id, text } of peopleQuestions) {
    const length = text.split(/\s+/).length;
    expect([id, unsafeIn(text), length >= 60 && length <= 140, text.endsWith("?"), text.split("**One next step:**").length]).toEqual([
      id,
      undefined,
      true,
      true,
      2,
    ]);
  }
});

test.each([
  "how much notice do i give my landlord when moving out",
  "my dad is proud of me",
  "my kids are always hungry",
  "we play video games together every night",
  "my husband hits me, should I get a divorce",
  "my boss doesn't respect my boundaries",
  "i'm behind on rent",
  "should i give my son a phone",
  "my friend is thinking about divorce",
  "he texted me back",
  "my in-laws are nice",
  "i trust my boyfriend",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(peopleQuestions.find((one) => one.text === known)?.id).toBeUndefined();
});
