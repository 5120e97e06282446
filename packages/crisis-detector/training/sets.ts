import { sentencesIn, type Group } from "./sentences.ts";

/** Each writer's sentences are one set, for cross-validation by writer. */
export const trainingSets: readonly (readonly Group[])[] = [
  ["sentences", "harmless", "second", "third", "fresh"].flatMap(sentencesIn),
  sentencesIn("plain"),
  ...["young", "grown", "worlds", "despair", "open", "home", "body", "days", "hidden", "spoken", "lives", "rare", "many"].map(sentencesIn),
];

/** Written last, for the encoder only: with their many harmless sentences the linear models find fewer indirect phrases, not more. */
export const encoderTrainingSets: readonly (readonly Group[])[] = [
  "near",
  "usual",
  "inward",
  "calm",
  "daily",
  "further",
  "sidelong",
  // present-tense violence, children, coercion, goodbyes, means beside a loss, people who hurt others, Spanish; and harmless look-alikes
  "present",
  "leaving",
  "quiet",
  "venting",
].map(sentencesIn);

/**
 * Each line names its `voice`, a made-up writer. Writers for validation are in sets of their own (`voices-held-out`,
 * `same-words-held-out`, `many-voices-held-out`, `more-voices-held-out`, `wide-voices-held-out`,
 * `close-voices-held-out`, `talk-voices-held-out`, `advice-held-out`): no line is left out here.
 */
export const voicedTrainingSets: readonly (readonly Group[])[] = [
  "everyday",
  "unspoken",
  "same-words",
  "many-voices",
  "more-voices",
  // paragraphs of guides, except those of evaluation/ordinary-texts.ts, and answers of the coach: none of them a message of a member
  "product-prose",
  "wide-voices",
  "close-voices",
  // beside lines of close-voices that the weights of 2026-11-28 got wrong: the same kind of hint, and the opposite in the same words
  "hard-voices",
  // a third of them turns in a talk with a chatbot; written after the shipped weights, which were not trained on it
  "talk-voices",
  // everyday requests for advice, by subject; `voice` names the list of phrasings that the line comes from
  "advice",
].map(sentencesIn);
