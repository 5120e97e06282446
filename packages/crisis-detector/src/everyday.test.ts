import { expect, test } from "vitest";
import { assessByRules, cardLevel } from "./assess.ts";

/** Everyday annoyance, and danger in nearly the same words. */
const pairs: [harmless: string, danger: string][] = [
  ["stalking his spotify, he is listening to sad stuff again", "he is stalking me"],
  ["My mom took my phone because I failed algebra", "my husband took my phone and my keys"],
  ["Nobody has touched me since the haircut", "he touched me at night without asking"],
  ["Somebody spat on my windshield this morning", "he spat on me in front of the kids"],
  ["i threw a slipper at him and we both laughed", "he threw a plate at me because he was angry"],
  ["My wife won't let me see my birthday present", "my husband won't let me see my friends"],
  ["I'm afraid to go home, the roads are icy", "I'm afraid to go home"],
  ["I don't see a future where I can afford a house", "I don't see a future"],
  ["I dread waking up on weekdays, on Saturdays I enjoy the day", "I can't face waking up another day"],
  ["I'm not sleeping and I'm not moving from the bed", "she is not moving and not breathing"],
  ["I can't stop cleaning", "I can't stay clean"],
  ["Dreamed I drank and woke up guilty", "I drink when I wake up every morning"],
  ["The toddler chews and spits everything", "I chew and spit so I don't gain"],
  ["I was anorexic as a girl", "I'm anorexic"],
];

test("everyday annoyance brings up no card by the rules, danger in nearly the same words does", () => {
  for (const [harmless, danger] of pairs) {
    expect(assessByRules(harmless).level, harmless).toBeLessThan(cardLevel);
    expect(assessByRules(danger).level, danger).toBeGreaterThanOrEqual(cardLevel);
  }
});

test("stalking on a site or an app brings up the card, whoever does it; looking at someone's page does not", () => {
  const people = ["he", "she", "my ex", "my husband", "my ex boyfriend", "my girlfriend"];
  const sites = ["instagram", "facebook", "tiktok", "snapchat", "whatsapp", "my profile"];
  const danger = people.flatMap((who) => [
    ...sites.map((site) => `${who} is stalking me on ${site}`),
    `${who} is stalking me online`,
    `${who} stalks my instagram to find out where I am`,
  ]);
  const looking = ["i was stalking", "i've been stalking", "we stalked", "i'm stalking", "caught myself stalking"];
  const pages = ["her instagram", "his facebook page", "their profile", "my crush's tiktok"];
  const harmless = [...looking.flatMap((start) => pages.map((page) => `${start} ${page}`)), "my mom stalks me on facebook lol"];
  const level = (text: string) => assessByRules(text).level;
  expect(danger.filter((text) => level(text) < cardLevel)).toEqual([]);
  expect(harmless.filter((text) => level(text) >= cardLevel)).toEqual([]);
});
