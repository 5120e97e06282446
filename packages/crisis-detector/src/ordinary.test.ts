import { expect, test } from "vitest";
import { openEncoder, shown } from "../evaluation/page.ts";
import { cardLevel, readSentences } from "./assess.ts";
import { isOrdinary } from "./ordinary.ts";

const encoder = openEncoder();
const onPage = (text: string) => shown(encoder, text);

test.each([
  "my stepfather makes me breakfast",
  "my uncle comes to visit every summer",
  "my coach pushes me to do better",
  "he gives me a hug every morning",
  "he knows where i live now so he can visit",
  "i'm scared he is going to break up with me",
  "im afraid ill wake my baby",
  "i want to kill the weeds",
  "i cut myself shaving this morning",
  "my wife locked herself out of the bathroom",
  "my husband punches in at six",
  "my ex won't let me see my kids",
  "mi esposo me abraza",
  "mi ex me espera con los niños",
])("the encoder alone brings up no card for %j", (text) => {
  expect(isOrdinary(readSentences(text))).toBe(true);
  expect(onPage(text).level).toBeLessThan(cardLevel);
});

test.each([
  "my stepdad makes me breakfast and then he touches me",
  "my uncle comes to visit every night and hurts me",
  "i want to kill the weeds and then myself",
  "i cut myself shaving my head because i hate myself",
  "he gives me a hug. he hits me every night",
])("%j says more than that, and brings up the card", (text) => {
  expect(isOrdinary(readSentences(text))).toBe(false);
  expect(onPage(text).level).toBeGreaterThanOrEqual(cardLevel);
});
