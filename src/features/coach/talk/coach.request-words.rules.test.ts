import { expect, test } from "vitest";
import { asksForWords, wordsFor } from "./coach.wording.rules.ts";
import { requestWords, tellingWords } from "./coach.request-words.rules.ts";

test("a request is asked for without what was said beside it", () => {
  expect(requestWords("one more evening without it turning into a lecture", "how do i ask her")).toContain(
    "I'd like to ask for one more evening. Could we try it for two weeks?",
  );
  expect(requestWords("an itemized bill, is there certain words i should use", "hospital bill, how do i ask them")).toMatch(
    /^For the phone.*I'd like to ask for an itemized bill\. Could you put a note/s,
  );
});

test("what the member wants to tell is said in their own sentence", () => {
  expect(tellingWords("how do i tell her im skipping the trip but still want to be in the wedding?")).toContain(
    "hear from me first. I'm skipping the trip but still want to be in the wedding. If you'd like",
  );
  expect(tellingWords("how do i tell my mom that we cant come for christmas without hurting her")).toContain(
    "hear from me first. We can't come for christmas. If you'd like",
  );
  for (const other of [
    "how do i tell her",
    "how do i tell her i don't love her anymore",
    "how do i tell her that",
    "how do i tell him i should",
    "how do i tell if i am tired",
  ])
    expect(tellingWords(other), other).toBeUndefined();
  expect(wordsFor({ newest: "how do i tell my boss i'm moving away?", before: [], areas: [] })).toContain("I'm moving away. If");
});

test("how to know something asks for no words", () => {
  expect(["how do i tell if it's a cold or the flu", "how can i tell whether he means it"].map(asksForWords)).toEqual([false, false]);
  expect(asksForWords("how do i tell him")).toBe(true);
});
