import { expect, test } from "vitest";
import { assess, assessByRules, cardLevel } from "./assess.ts";

const misses = (texts: readonly string[], isRight: (text: string) => boolean) => texts.filter((text) => !isRight(text));

test.each([
  [
    "medical",
    3,
    [
      "my 2 year old ate my antidepressants",
      "the baby ate my gummies and is really sleepy",
      "my toddler swallowed a button battery",
      "my son drank some of the bleach cleaner under the sink",
      "my roommate took a bunch of xanax with whiskey and is snoring weird",
      "my friend took too many pills and won't wake up",
      "my daughter swallowed some of my pills and she is very sleepy",
      "I mixed bleach and ammonia and I'm coughing",
      "I stopped drinking two days ago and I'm shaking and seeing things",
    ],
  ],
  [
    "self-harm",
    2,
    [
      "what's the maximum number of tylenol you can take before your liver fails",
      "how many paracetamol is dangerous",
      "I give up. The insurance pays out even for that, I checked.",
      "I drove with my eyes closed for a few seconds again today",
      "what's the point of paying debts if i wont be here",
      "I don't see the point anymore",
      "I've been saving up my sleeping tablets",
      "ya no aguanto, hoy se acaba todo",
    ],
  ],
  [
    "abuse",
    2,
    [
      "my mom won't let me eat until I finish chores, sometimes two days",
      "my dad doesn't feed us when he's angry",
      "my teacher texts me nude pictures",
      "my elderly mother's nurse slaps her",
    ],
  ],
  ["danger", 2, ["I left my baby in the car for an hour", "my kid is locked in the car", "I'm drunk and about to drive home"]],
] as const)("%s: an emergency at home is recognized by the rules alone", (kind, level, texts) => {
  expect(misses(texts, (text) => assessByRules(text).level >= level && assessByRules(text).kinds.includes(kind))).toEqual([]);
});

test("ordinary life in the same words brings up no card, with the linear model too", () => {
  const texts = [
    "do you remember me",
    "my husband is depressed and won't get help",
    "my 6 month old won't stop crying",
    "my 6 month old won't stop crying and I don't know what to do",
    "I locked myself out of my apartment",
    "I locked myself out of my house",
    "I locked myself out of my car",
    "my husband puts his arms around my neck and we dance",
    "I wrote letters to my kids for their graduation",
    "I haven't eaten sugar in four days",
    "my son vapes",
    "my husband hides the christmas gifts from me",
    "the boys shoot each other with nerf guns",
    "my toddler ate two vitamin gummies",
    "my dog ate my ibuprofen",
    "my mom won't let me eat dessert before dinner",
    "my teacher sent me the nude lipstick palette",
    "I left the baby's jacket in the car",
    "I'm drunk so I'm taking an uber home",
    "what's the maximum amount of coffee I should drink",
    "my son took his prescribed adderall before school",
    "we mixed bleach and water to clean the tub",
    "I don't see the point of this meeting",
    "the insurance pays even for dental",
  ];
  expect(misses(texts, (text) => assess(text).level < cardLevel)).toEqual([]);
});

test("letters to others are about the writer, and a friend's letter about the friend", () => {
  expect(assessByRules("I wrote the letters to my kids and put them in the drawer")).toMatchObject({
    kinds: ["self-harm"],
    isAboutOther: false,
  });
  expect(assessByRules("my brother wrote goodbye letters to his kids")).toMatchObject({ kinds: ["self-harm"], isAboutOther: true });
});
