import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ZodObject, type ZodType } from "zod";
import { expect, test } from "vitest";
import { featureRoutes } from "#testing/routes.ts";

/** Every form that changes stored text: of two tabs or devices neither overwrites a version that its form has not shown. */
const root = join(import.meta.dirname, "../..");
const typed = "Two words, typed";

/** A field that accepts typed text. */
const takesText = (field: unknown) => [typed, [typed]].some((value) => (field as ZodType).safeParse(value).success);
const fieldsOf = (input: ZodType | undefined): Record<string, unknown> => (input instanceof ZodObject ? input.shape : {});

/** Fields by which a save says which version its form has shown. */
const shown = ["version", "seen", "seenEditedAt"];
/** Calls that cannot lose another version. */
const isSafe = new Set([
  // change only the item of a list that they name
  "lifestyle/stock",
  "lifestyle/basket",
  "growth/tick",
  "imports/setPayee",
  "imports/saveColumns",
  // choices of a calendar link with a short label: the last save wins, as with other settings
  "calendar/change",
  // the short label of a passkey: likewise
  "passkeys/rename",
]);

const editors = featureRoutes().flatMap((route, index, all) => {
  const [, call] = /^\/api\/rpc\/(.+)$/.exec(all[index - 1]?.path ?? "") ?? [];
  const fields = fieldsOf(route.input);
  const texts = Object.keys(fields).filter((name) => takesText(fields[name]));
  return call && route.kind === "rest" && route.method === "PUT" && texts.length > 0 ? [{ call, texts, fields }] : [];
});

test("every call that replaces stored text refuses a save whose form has not shown the latest version", () => {
  const blind = editors.filter(({ call, fields }) => !isSafe.has(call) && !shown.some((name) => name in fields));
  expect(blind.map(({ call, texts }) => `${call}: ${texts.join(", ")}`)).toEqual([]);
});

test("every form that sends such a call shows both versions", () => {
  const files = globSync("src/{app,features}/**/*.{panel,page,api}.{ts,tsx}", { cwd: root }).map((file) => ({
    file,
    source: readFileSync(join(root, file), "utf8"),
  }));
  const faults = editors
    .filter(({ call }) => !isSafe.has(call))
    .flatMap(({ call }) => {
      const [feature, key] = call.split("/");
      // a feature's calls may be in a folder of their own, or in files of another feature: budget/ahead-dialogs.panel.tsx
      const isOfFeature = new RegExp(`/${feature}[/.-]`);
      const senders = files.filter(({ file, source }) => isOfFeature.test(file) && source.includes(`.${key}.call`));
      if (senders.length === 0) return [`${call} is sent by no form`];
      return senders
        .filter(({ source }) => !/<(ChangedElsewhere|RowFormDialog|BothVersions)\b/.test(source))
        .map(({ file }) => `${call} by ${file}`);
    });
  expect(faults).toEqual([]);
});
