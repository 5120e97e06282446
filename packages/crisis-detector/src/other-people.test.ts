import { expect, test } from "vitest";
import { assessByRules, cardLevel } from "./assess.ts";

const misses = (texts: readonly string[], isRight: (text: string) => boolean) => texts.filter((text) => !isRight(text));
const kinds = (text: string) => assessByRules(text).kinds;

test.each([
  [
    "self-harm",
    [
      "I saw fresh cuts on my nephew's arm at the pool",
      "my cousin cuts when her parents fight",
      "found razor blades wrapped in a towel in my son's room",
      "my buddy texted goodbye to everyone and he won't pick up",
      "my aunt stopped taking her pills and says she wants to join my uncle",
      "our neighbor has a gun in the house and locked himself in the bathroom crying",
      "my stepdaughter keeps hiding pills",
      "my brother says he doesn't plan to see his next birthday",
      "mi prima se corta y nadie sabe",
    ],
  ],
  [
    "abuse",
    [
      "my coworker has bruises and says she fell, her husband was standing right there",
      "her boyfriend chokes her and she says it's nothing",
      "my friend isn't allowed to have her own phone",
      "I hear the man next door hitting his kids through the wall",
      "my niece is scared to go home to her stepdad",
    ],
  ],
  [
    "eating",
    ["my sister throws up after every dinner", "my daughter lives on coffee and gum", "she cuts a pea in four pieces and calls it lunch"],
  ],
] as const)("%s of another person brings up the card, addressed to a helper", (kind, texts) => {
  expect(misses(texts, (text) => assessByRules(text).level >= cardLevel && kinds(text).includes(kind))).toEqual([]);
  expect(misses(texts, (text) => assessByRules(text).isAboutOther)).toEqual([]);
});

test("the same words about harmless things bring up nothing", () => {
  const texts = [
    "my cousin cuts hair when she's in town",
    "found razor blades wrapped in a towel in my dad's shaving kit",
    "my buddy said goodbye to everyone at the office party and he won't pick up the tab",
    "my aunt stopped eating meat and wants to join my uncle's gym",
    "my friend isn't allowed dessert until his surgery",
    "I hear the neighbors screaming at the football game every Sunday",
    "my daughter throws out her lunch napkin after every meal",
    "my sister had the flu and threw up after dinner",
  ];
  expect(misses(texts, (text) => assessByRules(text).level < cardLevel)).toEqual([]);
});
