import { expect, test } from "vitest";
import { assessByRules, cardLevel, classifierInput } from "./assess.ts";

const misses = (texts: readonly string[], isRight: (text: string) => boolean) => texts.filter((text) => !isRight(text));

test("means that are kept, set up or used are a sign without a word for death", () => {
  const texts = [
    "ive been hoarding my oxycodone since the operation",
    "the belt is round the pipe and i keep looking at it",
    "i drank the antifreeze",
    "my head is bleeding, i've been hitting my head on the wall and i can't stop",
    "cut deeper than i meant",
    "please don't let them bring me back",
  ];
  expect(misses(texts, (text) => assessByRules(text).level >= cardLevel)).toEqual([]);
});

test("two signs of a preparation bring up the card, one does not, and a time makes them imminent", () => {
  const [letters, fed] = ["I wrote everybody their letters.", "Nobody will look for me until Monday."];
  expect(assessByRules(letters).level).toBe(1);
  expect(assessByRules(fed).level).toBe(1);
  expect(assessByRules(`${letters} ${fed}`)).toMatchObject({ level: 2, kinds: ["self-harm"] });
  expect(assessByRules(`Tonight I wrote everybody their letters. ${fed}`).level).toBe(3);
});

test("two patterns of a preparation in the same words are one sign", () => {
  expect(assessByRules("the last shift ends tonight").level).toBe(1);
});

test("violence that is there or announced is imminent, in any grammar", () => {
  const texts = [
    "he hold my neck until i see black",
    "she pressed the pillow on my face because i was crying",
    "my son lock me in the room since yesterday no food",
    "he say he will finish me tonight",
    "she took my walker and my oxygen until I sign",
    "put a knife on my neck and said drive",
    "im hiding in the closet and he is kicking everything",
    "he's jiggling the handle",
    "im outside his house with the acid in my lap",
  ];
  expect(misses(texts, (text) => assessByRules(text).level === 3)).toEqual([]);
});

test("what a body shows is an emergency", () => {
  const texts = [
    "dad wont wake and his lips are purple",
    "him nah breathe",
    "her mouth hangs on one side",
    "mi mama no puede hablar, se le torcio la cara",
  ];
  expect(misses(texts, (text) => assessByRules(text).level === 3)).toEqual([]);
});

test("a g that is left out changes nothing", () => {
  const texts = ["he's chokin me right now", "im bleedin out", "he keeps hittin me"];
  expect(texts.map((text) => assessByRules(text).level)).toEqual(texts.map((text) => assessByRules(text.replace("in ", "ing ")).level));
  expect(misses(texts, (text) => assessByRules(text).level >= cardLevel)).toEqual([]);
});

test("the same words about harmless things bring up nothing", () => {
  const texts = [
    "lined up my tablets for the week in the little box",
    "new rope on the hayloft beam for the pulley",
    "cut my finger on a can, it stopped bleeding",
    "mom kicked my door open to wake me for school",
    "i butchered my first pig, blood everywhere",
    "the client is bleeding money",
    "i'm so allergic to mondays my throat closes",
    "burned my arm on the sheet pan again, aloe and back to work",
    "we're held hostage by the cat",
    "glass broke downstairs, it's the cat again",
    "my mother will kill me tonight when she sees this haircut",
    "mixture for the roses is ready, taped the greenhouse door",
  ];
  expect(misses(texts, (text) => assessByRules(text).level < cardLevel)).toEqual([]);
});

test("an exception of these wide patterns leaves the sentence to the models", () => {
  const { sentences, isSetAside } = classifierInput("got the tablets from the vet for the old dog");
  expect(sentences.map((_, at) => isSetAside(at))).toEqual([false]);
});
