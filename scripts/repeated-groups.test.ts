import { expect, test } from "vitest";
import { ambiguousRepetition } from "./repeated-groups.ts";

test.each([
  ["^(?:have |already |have already )*said$", "already "],
  ["^(?:i |just |it |just )+$", "just "],
  ["^(?: (?:about|like|like))*$", " like"],
  ["^(?:doesn'?t |doesnt )+$", "doesnt "],
  ["^(?:so )*(?:(?:a|ab|ba) )?(?:a|ab|ba){2,}$", "a"],
  ["^(?:x[ab]+|one |two |one two )*$", "two "],
  [") (?:a|b))? (?:its|it'?s)+ (", "its"],
])("a repeated group that matches a text in two ways is found: %s", (pattern, text) => {
  expect(ambiguousRepetition(pattern)).toBe(text);
});

test.each([
  "^(?:have |already |just )*said$",
  "(?:have |already |have already )?said",
  "(?:have |already |ve (?=already ))*said",
  "^(?:\\w+ )*(?:a|b|[ab])$",
  "(?:one|two)(?:one|one)?",
  "\\((?:a|a)\\*",
  "[(*)](?:a |b )*",
  "(?<name>a|b)+(?<=x)(?!y)\\p{L}+\\u{1F600}(?:c |cd )*?",
])("one that matches each text in one way is not: %s", (pattern) => {
  expect(ambiguousRepetition(pattern)).toBeUndefined();
});
