import { expect, test } from "vitest";
import { earFile, textOf } from "#testing/encoder.ts";
import { heardCloser, passagesOf } from "./safety.passages.rules.ts";
import { readEar, understand, type Understood } from "./safety.encoder.rules.ts";
import { piecesIn } from "./safety.tokens.rules.ts";
import { cardLevel, nothingFound } from "./safety.rules.ts";

const ear = readEar(earFile(), textOf);

test("the classifier cuts text into the pieces that it was taught with, and nothing is lost", () => {
  const names = new Map([...ear.vocabulary.numbers].map(([piece, number]) => [number, piece]));
  const said = "I don't know how to tell my sister.";
  const read = piecesIn(said, ear.vocabulary).map((number) => names.get(number));
  expect(read.join("")).toBe(`▁${said.replaceAll(" ", "▁")}`);
  expect(read).toContain("▁sister");
  expect(piecesIn("你好你好 ok", ear.vocabulary).filter((number) => number === 0)).toHaveLength(1);
});

test("it understands what the encoder that it was taught from understands", () => {
  // the same file, weighed by another program (PyTorch 2.13): the strengths of these texts, and how much they are for now
  for (const [text, strength, haste] of reference) {
    const heard = understand(ear, text);
    expect(heard.strength, text).toBeCloseTo(strength, 1);
    expect(heard.haste, text).toBeCloseTo(haste, 1);
  }
});

const reference: [text: string, strength: number, haste: number][] = [
  ["How do I pay off my credit card before the summer?", -2.928, -6.099],
  ["She counts my change and decides which friends I may still see.", 3.404, -6.771],
  ["They will manage so much better once I am out of the picture.", 2.002, -5.217],
  ["my arm has gone heavy and the words come out wrong", 5.055, 2.368],
  ["We painted the hall today. Then it rained, and we ate soup on the floor.", -2.953, -2.343],
  ['I don\'t want to be a trouble to anybody "any more", she said in the film.', -3.015, -5.961],
];

test("no text at all, only signs, and a text without end are heard without a fault", () => {
  for (const text of ["", "🙂", "\u200b", "a".repeat(20_000), "word ".repeat(5000)]) {
    expect(Number.isFinite(understand(ear, text).strength), text.slice(0, 20)).toBe(true);
  }
});

test("a file that is cut short is refused, not half believed", () => {
  expect(() => readEar(earFile().slice(0, 1_000_000), textOf)).toThrow();
});

test("each sentence is heard with the next, long ones in parts, and what rules put aside is left out", () => {
  expect(passagesOf("I came home at six. Nobody was there at all. I made tea and sat down.")).toEqual([
    "I came home at six. Nobody was there at all.",
    "Nobody was there at all. I made tea and sat down.",
  ]);
  expect(passagesOf("Ok. Fine. I went.")).toEqual(["Ok. Fine. I went."]);
  expect(passagesOf(" \n ... \n")).toEqual([]);
  const parts = passagesOf(Array.from({ length: 100 }, (_, at) => `w${at}`).join(" "));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.split(" ").length <= 40)).toBe(true);
  expect(passagesOf("I do not want to die.")).toEqual([]);
  expect(passagesOf(Array.from({ length: 2000 }, (_, at) => `This is the sentence with the number ${at}.`).join(" "))).toHaveLength(300);
});

const says = (strength: number, haste: number, ...kinds: number[]): Understood => ({ strength, haste, kinds: Float32Array.from(kinds) });
const calm = says(-4, -4, 0, 0, 0, 0, 0, 0, 0);

test("the classifier brings up a card by itself, names one kind or two, and says when it is for now", () => {
  const heard = (understood: Understood, text = "the thing with the drawer") => heardCloser(text, [{ text, understood }]);
  expect(heard(calm)).toEqual(nothingFound);
  expect(heard(says(4, -2, 5, 0, 0, 0, 0, 0, 0))).toMatchObject({ level: cardLevel, kinds: ["self-harm"] });
  expect(heard(says(4, -2, 5, 4.5, 0, 0, 0, 0, 0)).kinds).toEqual(["self-harm", "abuse"]);
  expect(heard(says(4, 2, 0, 0, 0, 5, 0, 0, 0))).toMatchObject({ level: 3, kinds: ["medical"] });
});

test("the longer a text, the more it takes", () => {
  const hint = says(2.8, -2, 3, 0, 0, 0, 0, 0, 0);
  const around = Array.from({ length: 31 }, (_, at) => ({ text: `passage ${at}`, understood: calm }));
  expect(heardCloser("the drawer", [{ text: "the drawer", understood: hint }]).level).toBe(cardLevel);
  expect(heardCloser("the drawer", [...around, { text: "the drawer", understood: hint }])).toEqual(nothingFound);
});

test("where rules have read the words their kinds stay, and the classifier only says that it is for now", () => {
  const text = "My husband hits me.";
  const heard = heardCloser(text, [{ text, understood: says(3, 2, 5, 1, 0, 0, 0, 0, 0) }]);
  expect(heard).toMatchObject({ level: 3, kinds: ["abuse"] });
  expect(heardCloser(text, [{ text, understood: says(3, -2, 5, 1, 0, 0, 0, 0, 0) }]).level).toBe(cardLevel);
});
