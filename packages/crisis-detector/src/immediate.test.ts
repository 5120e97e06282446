import { expect, test } from "vitest";
import { assessByRules, cardLevel } from "./assess.ts";

const misses = (texts: readonly string[], isRight: (text: string) => boolean) => texts.filter((text) => !isRight(text));

test("what is at hand, and what happens at this moment, is imminent", () => {
  const texts = [
    "the pistol is loaded and I'm alone in the cabin",
    "noose is up",
    "i have the pills in my hand",
    "already swallowed them all, feeling sleepy",
    "standing on the overpass with my shoes off, bye",
    "walking into the lake now",
    "he's kicking down the bathroom door",
    "my ex has me by the hair and I can't get out",
    "dad is coming up the stairs with the belt",
    "we are hiding in the closet and they are downstairs",
    "he poured gasoline on the porch",
    "the baby went limp and blue",
    "estoy escondida en el baño, tiene un cuchillo",
  ];
  expect(misses(texts, (text) => assessByRules(text).level === 3)).toEqual([]);
});

test("the same words about harmless things bring up nothing", () => {
  const texts = [
    "the glue gun is loaded and I'm alone with forty pine cones",
    "the climbing rope is up",
    "I have my vitamin pills in my hand",
    "walking into the lake for my swimming lesson",
    "the dog is scratching down the bathroom door",
    "dad is coming up the stairs with the cake",
    "we are hiding in the closet for the surprise party",
    "he poured gas in the mower",
    "the baby went to sleep in a blue blanket",
  ];
  expect(misses(texts, (text) => assessByRules(text).level < cardLevel)).toEqual([]);
});
