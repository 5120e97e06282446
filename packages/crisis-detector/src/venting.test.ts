import { expect, test } from "vitest";
import { assess, assessByRules, cardLevel, readSentences } from "./assess.ts";
import type { Prediction } from "./encoder.ts";
import { assessPredictions, encoderKinds } from "./windows.ts";
import { isVenting } from "./venting.ts";
import type { SafetyKind } from "./assess.ts";

const predicted = (kind: SafetyKind, logit: number, urgency: number): Prediction => ({
  logit,
  urgency,
  kinds: Float32Array.from(encoderKinds, (one) => (one === kind ? 4 : 0)),
});
const levelOf = (text: string, kind: SafetyKind, logit: number, urgency = -3) =>
  assessPredictions(text, [{ text, prediction: predicted(kind, logit, urgency) }]).level;

/** Everyday low moods, by cause and state. */
const causes = [
  "My girlfriend dumped me last week",
  "I hurt my knee and the gym is off for months",
  "Work is stressful and I'm overwhelmed",
  "I'm burned out and tired of my job",
  "The breakup still keeps me up",
  "With my ADHD I get bored sitting around",
];
const ends = [
  "and I feel pretty low.",
  "so I've been going out too much with the guys.",
  "and I would look weak in front of the guys.",
  "but therapy feels like a big step.",
  "and I just need someone to listen.",
];
const grave = [
  "I wrote letters to all of them.",
  "I have a rope in the garage.",
  "They would be better off without me.",
  "I drink before work and hide the bottles.",
  "I took a handful of pills.",
  "I cut my arms again.",
];

test("an everyday low mood brings up no card, and raises the encoder's threshold", () => {
  for (const cause of causes) {
    for (const end of ends) {
      const text = `${cause} ${end}`;
      expect(assess(text).level, text).toBeLessThan(cardLevel);
      expect(isVenting(readSentences(text)), text).toBe(true);
      expect(levelOf(text, "self-harm", 4), text).toBe(0);
      expect(levelOf(text, "self-harm", 5.5), text).toBe(cardLevel);
      expect(levelOf(text, "abuse", 4), text).toBe(cardLevel);
      // an injury is no emergency, unless it sounds urgent
      expect(levelOf(text, "medical", 4), text).toBe(0);
      expect(levelOf(text, "medical", 4, 1), text).toBe(3);
    }
  }
});

test("beside a sign of danger, of dependence or of goodbye the same words count normally", () => {
  for (const cause of causes) {
    for (const sign of grave) expect(isVenting(readSentences(`${cause}. ${sign}`)), `${cause}. ${sign}`).toBe(false);
  }
  expect(levelOf("The breakup was hard. I have a rope in the garage.", "self-harm", 3)).toBe(cardLevel);
});

const treats =
  "podcasts,true crime podcasts,Netflix,nostalgia,spreadsheets,self-help books,zoom meetings,cat videos,pumpkin spice,the news,my mom's cooking,Christmas music,chocolate,political ads,sunshine,board games,garlic bread".split(
    ",",
  );
const drugs = "pills,my meds,heroin,oxy,tylenol,fentanyl,sleeping pills,insulin".split(",");
const doses = [
  "I overdosed on X",
  "I think I overdosed on X last night",
  "overdosing on X again",
  "I relapsed on X this weekend",
  "X overdose, lol",
];

test("too much of something that poisons no one is a figure of speech", () => {
  for (const dose of doses) {
    for (const treat of treats) {
      const text = dose.replace("X", treat);
      expect(assess(text).level, text).toBeLessThan(cardLevel);
    }
  }
});

test("too much of a drug is not", () => {
  for (const dose of doses.slice(0, 2)) {
    for (const drug of drugs) {
      const text = dose.replace("X", drug);
      expect(assessByRules(text).level, text).toBeGreaterThanOrEqual(cardLevel);
    }
  }
  for (const text of ["I overdosed on my mom's pills", "I overdosed on pills after the podcast"]) {
    expect(assessByRules(text).level, text).toBeGreaterThanOrEqual(cardLevel);
  }
});
