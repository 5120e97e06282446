import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every form is the component that shows its own error messages, and none of the browser's validation bubbles", () => {
  const files = globSync("src/{features,app,web}/**/*.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  expect(files.filter(({ text }) => /<form\b/.test(text)).map(({ file }) => file)).toEqual(["src/web/ui/form.tsx"]);
  expect(readFileSync("src/web/ui/form.tsx", "utf8")).toMatch(/<form\s+\{\.\.\.rest\}\s+noValidate\s/);
  expect(files.flatMap(({ text }) => text.match(/<Form\b/g) ?? []).length).toBeGreaterThan(30);
});
