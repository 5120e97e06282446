import { expect, test } from "vitest";
import { snippetOf } from "./guides.search.rules.ts";

const text = "One two three. ".repeat(20) + "Then the pomodoro rings. " + "Four five six. ".repeat(20);

test("a snippet shows the searched word, cut between words", () => {
  const snippet = snippetOf(text, ["pomodoro"]);
  expect(snippet).toContain("pomodoro rings");
  expect(snippet.length).toBeLessThan(240);
  expect(snippet).toMatch(/^… [A-Z]?\w+/);
});

test("a short text is shown completely, and without a match the beginning is shown", () => {
  expect(snippetOf("Say no.", ["no"])).toBe("Say no.");
  expect(snippetOf(text, ["zebra"])).toMatch(/^One two three/);
});
