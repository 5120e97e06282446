import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every form shows its own error messages, and none the browser's validation bubbles", () => {
  const forms = globSync("src/{features,app,web}/**/*.tsx").flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/<form\b/)
      .slice(1)
      .map((tag) => ({ file, attributes: tag.slice(0, 400) })),
  );
  expect(forms.length).toBeGreaterThan(30);
  expect(forms.filter(({ attributes }) => !/\bnoValidate\b/.test(attributes)).map(({ file }) => file)).toEqual([]);
});
