import { expect, test } from "vitest";
import { encoderFile, textOf } from "../evaluation/encoder-file.ts";
import { assessPredictions, windowsOf } from "./windows.ts";
import { readEncoder, predict, type Prediction } from "./encoder.ts";
import { tokenize } from "./tokens.ts";
import { assess, assessByRules, cardLevel, nothingFound } from "./assess.ts";

const encoder = readEncoder(encoderFile(), textOf);

test("the classifier splits text into the encoder's tokens, and nothing is lost", () => {
  const names = new Map([...encoder.vocabulary.numbers].map(([piece, number]) => [number, piece]));
  const message = "I don't know how to tell my sister.";
  const read = tokenize(message, encoder.vocabulary).map((number) => names.get(number));
  expect(read.join("")).toBe(`▁${message.replaceAll(" ", "▁")}`);
  expect(read).toContain("▁sister");
  expect(tokenize("你好你好 ok", encoder.vocabulary).filter((number) => number === 0)).toHaveLength(1);
});

test("it gives the same predictions as the encoder it was converted from", () => {
  // the same weights in another program (PyTorch 2.13): logit and urgency of these texts, from 0.5 to 4.5 the mean with those of the text in lower case
  for (const [text, logit, urgency] of reference) {
    const prediction = predict(encoder, text);
    expect(prediction.logit, text).toBeCloseTo(logit, 1);
    expect(prediction.urgency, text).toBeCloseTo(urgency, 1);
  }
});

const reference: [text: string, logit: number, urgency: number][] = [
  ["How do I pay off my credit card before the summer?", -2.543, -5.245],
  ["She counts my change and decides which friends I may still see.", 4.094, -8.237],
  ["They will manage so much better once I am out of the picture.", 4.584, -7.324],
  ["my arm has gone heavy and the words come out wrong", 4.724, 1.933],
  ["We painted the hall today. Then it rained, and we ate soup on the floor.", -2.452, -5.239],
  ['I don\'t want to be a trouble to anybody "any more", she said in the film.', -2.205, -5.736],
];

test("an empty text, only punctuation, and a very long text are classified without an error", () => {
  for (const text of ["", "🙂", "\u200b", "a".repeat(20_000), "word ".repeat(5000)]) {
    expect(Number.isFinite(predict(encoder, text).logit), text.slice(0, 20)).toBe(true);
  }
});

test("a truncated weights file is refused, not partly used", () => {
  expect(() => readEncoder(encoderFile().slice(0, 1_000_000), textOf)).toThrow();
});

test("three sentences are classified together, long ones in parts, and what the rules exclude by itself", () => {
  expect(windowsOf("I came home at six. Nobody was there. I made tea and sat down. It rained all night. I slept well.")).toEqual([
    "I came home at six. Nobody was there. I made tea and sat down.",
    "I made tea and sat down. It rained all night. I slept well.",
  ]);
  expect(windowsOf("Ok. Fine. I went.")).toEqual(["Ok. Fine. I went."]);
  expect(windowsOf(" \n ... \n")).toEqual([]);
  const parts = windowsOf(Array.from({ length: 150 }, (_, at) => `w${at}`).join(" "));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.split(" ").length <= 60)).toBe(true);
  expect(windowsOf("I came home at six. I do not want to die. Nobody was there at all.")).toEqual([
    "I do not want to die.",
    "I came home at six. Nobody was there at all.",
  ]);
  expect(windowsOf(Array.from({ length: 2000 }, (_, at) => `This is the sentence with the number ${at}.`).join(" "))).toHaveLength(300);
});

const description = (logit: number, urgency: number, ...kinds: number[]): Prediction => ({
  logit,
  urgency,
  kinds: Float32Array.from(kinds),
});
const calm = description(-4, -4, 0, 0, 0, 0, 0, 0, 0);

const oneWindow = (prediction: Prediction, text: string) => assessPredictions(text, [{ text, prediction }]);

test("the classifier brings up a card by itself, names one kind or two, and says when it is imminent", () => {
  const prediction = (predicted: Prediction) => oneWindow(predicted, "the thing with the old drawer");
  expect(prediction(calm)).toEqual(nothingFound);
  expect(prediction(description(5, -2, 5, 0, 0, 0, 0, 0, 0))).toMatchObject({ level: cardLevel, kinds: ["self-harm"] });
  expect(prediction(description(4, -2, 5, 4.5, 0, 0, 0, 0, 0))).toMatchObject({ level: cardLevel, kinds: ["self-harm", "abuse"] });
  expect(prediction(description(4, 2, 0, 0, 0, 5, 0, 0, 0))).toMatchObject({ level: 3, kinds: ["medical"] });
});

const strong = (logit: number) => description(logit, -4, 5, 0, 0, 0, 0, 0, 0);

test("what is too weak for a card is a faint sign, unless its kind is an emergency, and less is enough for a card where it sounds imminent", () => {
  expect(oneWindow(strong(2.6), "the thing with the old drawer")).toMatchObject({ level: cardLevel, kinds: ["self-harm"] });
  expect(oneWindow(strong(2.4), "the thing with the old drawer")).toMatchObject({ level: 1, kinds: ["self-harm"] });
  expect(oneWindow(strong(2.1), "the thing with the old drawer")).toMatchObject({ level: 1, kinds: ["self-harm"] });
  expect(oneWindow(strong(1.9), "the thing with the old drawer")).toEqual(nothingFound);
  expect(oneWindow(description(2.1, 1, 5, 0, 0, 0, 0, 0, 0), "the thing with the old drawer").level).toBe(3);
  expect(oneWindow(description(2.1, -4, 0, 5, 0, 0, 0, 0, 0), "the thing with the old drawer").level).toBe(1);
  expect(oneWindow(description(2.1, -4, 0, 0, 0, 5, 0, 0, 0), "the thing with the old drawer")).toEqual(nothingFound);
});

test("what the rules exclude brings up the card only if the classifier is very sure, and is never a faint sign", () => {
  const denied = "I do not want to die.";
  expect(oneWindow(strong(3.5), denied)).toMatchObject({ level: cardLevel, kinds: ["self-harm"] });
  expect(oneWindow(strong(3.3), denied)).toEqual(nothingFound);
});

const said = (text: string, logit: number) => ({ text, windows: [{ text, prediction: strong(logit) }] });
const after = (logit: number, ...before: number[]) =>
  assessPredictions(
    "it is about the drawer",
    said("it is about the drawer", logit).windows,
    before.map((one, at) => said(`it is about the shelf ${at}`, one)),
  ).level;

test("three faint signs of one talk bring up the card", () => {
  expect(after(2.2)).toBe(1);
  expect(after(2.2, 2.2)).toBe(1);
  expect(after(2.2, 2.2, 2.2)).toBe(cardLevel);
  expect(after(2.2, 2.2, -2, 2.2)).toBe(cardLevel);
  expect(after(-2, 2.2, 2.2, 2.2)).toBe(0);
});

test("three faint signs in one text bring up the card, and one that stands in two windows is one", () => {
  const text = "I went. The drawer. The shelf. I sat. The lamp. I stood.";
  const windows = (...texts: string[]) => texts.map((one) => ({ text: one, prediction: strong(2.6) }));
  expect(assessPredictions(text, windows("I went. The drawer.", "The drawer. The shelf.", "The shelf. I sat.")).level).toBe(1);
  expect(assessPredictions(text, windows("I went. The drawer.", "The shelf. I sat.", "The lamp. I stood.")).level).toBe(cardLevel);
});

test("the longer a text, the higher the threshold", () => {
  const predicted = description(3, -4, 3, 0, 0, 0, 0, 0, 0);
  const around = Array.from({ length: 31 }, (_, at) => ({ text: `passage ${at}`, prediction: calm }));
  expect(assessPredictions("it is about the drawer", [{ text: "it is about the drawer", prediction: predicted }]).level).toBe(cardLevel);
  expect(assessPredictions("it is about the drawer", [...around, { text: "it is about the drawer", prediction: predicted }])).toEqual(
    nothingFound,
  );
});

test("if the rules have found something their kinds stay, and the classifier only decides the urgency", () => {
  const text = "My husband hits me.";
  const prediction = assessPredictions(text, [{ text, prediction: description(3, 2, 5, 1, 0, 0, 0, 0, 0) }]);
  expect(prediction).toMatchObject({ level: 3, kinds: ["abuse"] });
  expect(assessPredictions(text, [{ text, prediction: description(3, -2, 5, 1, 0, 0, 0, 0, 0) }]).level).toBe(cardLevel);
});

test("an unsure finding of the rules is left to the classifier, which overrules it only if it is sure of the opposite", () => {
  const unsure = "got a black eye from my toddler's forehead, he didn't even cry";
  const sure = "My husband hits me.";
  expect(assess(unsure)).toMatchObject({ level: cardLevel, kinds: ["abuse"], isUnsure: true });
  expect(assess(unsure, { isEncoderNext: true })).toEqual(nothingFound);
  expect(oneWindow(strong(-1.1), unsure)).toEqual(nothingFound);
  expect(oneWindow(strong(-0.9), unsure)).toMatchObject({ level: cardLevel, kinds: ["abuse"] });
  expect(oneWindow(description(3, 2, 5, 0, 0, 0, 0, 0, 0), unsure)).toMatchObject({ level: 3, kinds: ["abuse"] });
  expect(assess(sure)).not.toHaveProperty("isUnsure");
  expect(assess(sure, { isEncoderNext: true }).level).toBe(cardLevel);
});

test("what the rules are sure of in one sentence keeps an unsure one beside it, and one of two windows is enough", () => {
  const unsure = "got a black eye from my toddler's forehead.";
  expect(assess(`My husband hits me. I ${unsure}`, { isEncoderNext: true }).level).toBe(cardLevel);
  const windows = [-3, 0].map((logit, at) => ({ text: `passage ${at}`, prediction: strong(logit) }));
  expect(assessPredictions(unsure, windows).level).toBe(cardLevel);
  expect(assessPredictions(unsure, [])).toMatchObject({ level: cardLevel });
  const most = Array.from({ length: 300 }, (_, at) => ({ text: `passage ${at}`, prediction: calm }));
  expect(assessPredictions(unsure, most.slice(1))).toEqual(nothingFound);
  expect(assessPredictions(unsure, most)).toMatchObject({ level: cardLevel });
});

test("words that only ask to go on, or say goodbye until later, are no sign; any other goodbye and words about the writer are read", () => {
  for (const words of [
    "another one",
    "Give me another one, please",
    "I already tried that.",
    "I tried that already",
    "shorter",
    "what else?",
    "Bye for now.",
    "ok good night, see you tomorrow",
  ])
    expect([words, windowsOf(words)]).toEqual([words, []]);
  for (const words of [
    "I already tried that and I'm done",
    "I tried everything",
    "why bother",
    "goodbye everyone",
    "I don't know",
    "I swallowed the pills. I already tried that.",
  ])
    expect(windowsOf(words), words).not.toEqual([]);
});

test("one or two words without a sign are not classified, and three or four only bring up the card if the classifier is very sure", () => {
  for (const words of [
    "bye",
    "ok bye",
    "Bye for now.",
    "ok good night, see you tomorrow",
    "Sorry!",
    "k",
    "note",
    "a note",
    "asdf asdf asdf",
    "maybe later",
    "no",
  ])
    expect([words, windowsOf(words)]).toEqual([words, []]);
  for (const words of ["cant breathe", "chest pain", "cutting", "end it", "suicidal", "i must go"])
    expect(windowsOf(words)).toEqual([words]);
  expect(oneWindow(strong(4.4), "i must go")).toEqual(nothingFound);
  expect(oneWindow(strong(4.6), "he holds a thing").level).toBe(cardLevel);
  expect(oneWindow(strong(2.5), "i cant breathe").level).toBe(cardLevel);
});

test("everyday short messages bring up nothing, and short ones that name a danger bring up the card", () => {
  const level = (text: string) => {
    const byEncoder = assessPredictions(
      text,
      windowsOf(text).map((one) => ({ text: one, prediction: predict(encoder, one) })),
    );
    return Math.max(byEncoder.level, assessByRules(text).level);
  };
  for (const text of [...shortReplies, ...shortNotes]) expect([text, level(text)]).toEqual([text, 0]);
  for (const text of shortDangers) expect([text, level(text) >= cardLevel]).toEqual([text, true]);
});

const shortReplies =
  "bye|bye for now|good night then|see you tomorrow|talk to you later|thanks, bye|that helps a lot|not now|not now thanks|maybe later|one more thing|another question|i have to go|need to go now|i should go|heading out|brb|hold on|stop|please stop|stop asking|enough for today|sorry|my bad|k|yo|wtf|huh|just testing|what now|why not|i need help|help me|can you help|hola|buenas noches|gracias".split(
    "|",
  );
const shortNotes =
  "note|a note|todo|none|none today|nothing new|same as yesterday|could be better|all good|all done|cold|gas 40|rent paid|no money|long day|day off|me time|asdf|asdfgh|aaa|kids to school".split(
    "|",
  );
const shortDangers =
  "suicidal|want to die|overdosed|cant breathe|chest pain|cutting again|he hit me|he raped me|he has a gun|relapsed|took the pills|took them all|swallowed pills|pills ready|pills tonight|slit wrists|rope ready|choked me|end me|done living".split(
    "|",
  );
