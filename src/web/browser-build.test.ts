import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** Builds one line of code for the browser, and returns the build's error. */
async function complaintAbout(line: string): Promise<string> {
  const fixture = "planted.ts";
  try {
    await build({
      root,
      configFile: join(root, "vite.config.ts"),
      logLevel: "silent",
      plugins: [
        {
          name: "plant",
          enforce: "pre",
          resolveId: (id) => (id === fixture ? join(root, "src", fixture) : null),
          load: (id) => (id.endsWith(fixture) ? line : null),
        },
      ],
      build: { write: false, copyPublicDir: false, rollupOptions: { input: fixture } },
    });
    return "";
  } catch (cause) {
    return String(cause);
  }
}

test.each([
  'import { journalContract } from "#journal/journal.contract.ts"; console.log(journalContract);',
  'import { own } from "#server/columns.ts"; console.log(own);',
  'import { words } from "#shared/fields.ts"; console.log(words);',
  'void import("#journal/journal.repository.ts");',
])("the build for the browser refuses %s", { timeout: 60_000 }, async (line) => {
  expect(await complaintAbout(line)).toContain("belongs to the server");
});

test("the type of a contract may be imported, because nothing of it is loaded", { timeout: 60_000 }, async () => {
  expect(
    await complaintAbout(
      'import type { journalContract } from "#journal/journal.contract.ts"; export type A = typeof journalContract; console.log(1);',
    ),
  ).toBe("");
});
