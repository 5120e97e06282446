import { expect, test } from "vitest";
import { lineFor, linesFor, wordsFor, type Found } from "./safety.card.rules.ts";
import { card, quietLine } from "./safety.card.content.ts";

const found = (level: Found["level"], kinds: Found["kinds"], isAboutOther = false): Found => ({ level, kinds, isAboutOther });
const order = (one: Found) => linesFor(one).map((line) => line.description);

test("911 comes first in imminent danger, 988 otherwise", () => {
  expect(order(found(3, ["self-harm"])).slice(0, 3)).toEqual(["911", "988", "Text HOME to 741741"]);
  expect(order(found(2, ["self-harm"])).slice(0, 2)).toEqual(["988", "Text HOME to 741741"]);
});

test("abuse and substance use bring their own line first, and no line is ever missing", () => {
  expect(order(found(2, ["abuse"]))[0]).toBe("1-800-799-7233");
  expect(order(found(2, ["substance"]))[0]).toBe("1-800-662-4357");
  expect(order(found(2, ["self-harm", "substance"])).slice(0, 3)).toEqual(["988", "Text HOME to 741741", "1-800-662-4357"]);
  for (const kind of ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"] as const)
    expect(new Set(order(found(2, [kind]))).size).toBe(5);
});

test("the card addresses a helper about someone else, and safety first about abuse", () => {
  expect(wordsFor(found(2, ["self-harm"], true)).title).toBe(card.other.title);
  expect(wordsFor(found(2, ["abuse"])).title).toBe(card.abuse.title);
  expect(wordsFor(found(3, ["medical"])).title).toBe(card.now.title);
  expect(wordsFor(found(3, ["self-harm"])).together).toBe(card.together);
});

test("the quiet line names one number that fits, and 988 where nothing else does", () => {
  const number = (one: Found) => lineFor(one).number;
  expect(number(found(1, ["self-harm"]))).toBe("988");
  expect(number(found(1, ["eating"]))).toBe("988");
  expect(number(found(1, ["self-harm", "substance"]))).toBe("988");
  expect(number(found(1, ["abuse"]))).toBe("1-800-799-7233");
  expect(number(found(1, ["substance"]))).toBe("1-800-662-4357");
  expect(lineFor(found(1, ["abuse"], true))).toEqual({ words: quietLine.other, number: "988", isTexted: true });
  for (const words of Object.values(quietLine)) expect(words.length).toBeLessThan(100);
});
