import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import type { ZodType } from "zod";
import { addDays, dayIn, isoWeek, monthOf } from "#shared/dates.ts";

type Def = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  options?: ZodType[];
  innerType?: ZodType;
  in?: ZodType;
  items?: ZodType[];
  valueType?: ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
};
const defOf = (schema: ZodType) => schema._zod.def as unknown as Def; // zod's own description of a schema

/**
 * What generated input consists of: the text for text fields, and the id for ids. `optionalId` is the one for ids that may be left out, such
 * as the category of a bill; without it they are, since a row of that id need not exist.
 */
type Stuff = { words: string; id: string; optionalId?: string; lengths?: readonly number[]; sizes?: readonly number[] };

/** An input that `schema` accepts, built field by field from a list of likely values. Throws when no likely value fits. */
export function validInput(schema: ZodType | undefined, stuff: Stuff): unknown {
  if (!schema) return {};
  const def = defOf(schema);
  if (def.type === "object")
    return Object.fromEntries(
      Object.entries(def.shape ?? {})
        .map(([name, field]) => [name, validInput(field, stuff)] as const)
        .filter(([, value]) => value !== undefined),
    );
  if (def.type === "array")
    return fitting(
      schema,
      (stuff.sizes ?? [1, 0, 7]).map((length) => Array.from({ length }, () => validInput(def.element, stuff))),
    );
  if (def.type === "tuple") return (def.items ?? []).map((item) => validInput(item, stuff));
  if (def.type === "record") return fitting(schema, [{}, { [stuff.id]: validInput(def.valueType, stuff) }]);
  if (def.type === "union") return validInput(def.options?.[0], stuff);
  if (def.innerType && ["optional", "nullable", "default", "prefault", "readonly", "nonoptional", "catch"].includes(def.type)) {
    const value = validInput(def.innerType, stuff);
    if (value !== stuff.id || !["optional", "nullable"].includes(def.type)) return value;
    return stuff.optionalId ?? (def.type === "nullable" ? null : undefined);
  }
  if (def.type === "pipe" && def.in && defOf(def.in).type !== "transform") return validInput(def.in, stuff);
  if (def.type === "enum") return Object.values(def.entries ?? {})[0];
  if (def.type === "literal") return def.values?.[0];
  return fitting(schema, likely(schema, stuff));
}

/** Yesterday: in the future nowhere, and recent enough for every page. */
const day = addDays(dayIn("America/New_York", Date.now()), -1);

const others = [
  day,
  monthOf(day),
  isoWeek(day),
  "America/New_York",
  `${day}T12:00:00.000Z`,
  "maya@example.com",
  "https://example.com/a",
  "🌿",
  "a",
  "1",
  1,
  5,
  40,
  0,
  1000,
  100_000,
  0.5,
  true,
  false,
  null,
  undefined,
  {},
  [],
];

const fits = (schema: ZodType) => (value: unknown) => schema.safeParse(value).success;

/** What is the same for every input of a schema; found once, because an input is made for every call of the matrices. */
type Known = { isFreeText: boolean; other: unknown[]; name?: string | undefined };
const knownOf = new WeakMap<ZodType, Known>();

function known(schema: ZodType): Known {
  const found = knownOf.get(schema) ?? {
    isFreeText: ["three plain words", "three pl"].some(fits(schema)),
    other: others.filter(fits(schema)).slice(0, 1),
  };
  knownOf.set(schema, found);
  return found;
}

/** Likely values, the likeliest first: a text field gets `words`, an id is used only where nothing else fits. */
function likely(schema: ZodType, { words, id, lengths = [words.length, 60, 24, 8] }: Stuff): unknown[] {
  const texts = lengths.map((length) => words.slice(0, length));
  const { isFreeText, other } = known(schema);
  return isFreeText ? [...texts, ...other] : [id, ...other, ...texts];
}

function fitting(schema: ZodType, values: unknown[]): unknown {
  const at = values.findIndex(fits(schema));
  if (at >= 0 && values[at] !== undefined) return values[at];
  const saved = known(schema);
  if (!("name" in saved)) saved.name = ownNames().find(fits(schema));
  if (saved.name === undefined && !schema.safeParse(undefined).success)
    throw new Error(`no likely value fits ${JSON.stringify(defOf(schema))}`);
  return saved.name;
}

let names: string[] | undefined;
/** Every short text in the features' rules and content: a field with a fixed list of names accepts one of these. */
function ownNames(): string[] {
  if (names) return names;
  const folder = fileURLToPath(new URL("../features", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(rules|content)\.ts$/.test(file));
  const found = files.flatMap((file) => [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/"([^"\n]{1,40})"/g)]);
  return (names = [...new Set(found.map(([, name = ""]) => name))]);
}

const million = "x".repeat(1_000_000);
/** Values that break careless code. */
export const nasty: unknown[] = [
  "a\0b",
  "a\uD83Db",
  "\uDC00",
  "",
  " ",
  "\u202Eabc",
  million,
  "'; drop table journal_entries; --",
  "%",
  "\\",
  "{{7*7}}",
  "<script>1</script>",
  -1,
  -0,
  0.1,
  1e21,
  2 ** 53 + 1,
  Number.MAX_VALUE,
  -Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: "x" },
  { $ne: null },
  "2026-02-30",
  "0000-00-00",
  "9999-99-99",
  "1970-01-01",
  "2100-12-31",
  "NaN",
  "Infinity",
  "1e309",
  "00000000-0000-0000-0000-000000000000",
  "not-a-uuid",
];

/** Variations of a valid input: wrong types, missing and extra fields, hostile values in every place, and random values. */
export function wildInput(valid: unknown): fc.Arbitrary<unknown> {
  const noise = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...nasty), fc.string({ unit: "binary" }), fc.double());
  if (typeof valid !== "object" || valid === null || Array.isArray(valid)) return noise;
  const fields = valid as Record<string, unknown>;
  const names = Object.keys(fields);
  const changed = fc
    .tuple(fc.subarray(names), fc.array(noise, { minLength: 1, maxLength: 4 }))
    .map(([hit, values]) => ({ ...fields, ...Object.fromEntries(hit.map((name, at) => [name, values[at % values.length]])) }));
  const missing = fc.subarray(names).map((records) => Object.fromEntries(records.map((name) => [name, fields[name]])));
  const extra = fc
    .dictionary(
      fc.constantFrom("userId", "user_id", "id", "createdAt", "points", "level", "isAdmin", "hasAccess", "__proto__", "constructor"),
      noise,
      { maxKeys: 4 },
    )
    .map((more) => ({ ...fields, ...more }));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: extra },
    { weight: 1, arbitrary: noise },
  );
}

/** Bodies that are malformed as a whole, sent as they are. */
export function rawBodies(valid: unknown): string[] {
  const good = JSON.stringify({ json: valid });
  return [
    "",
    " ",
    "null",
    "[]",
    '"text"',
    "12",
    "{",
    '{"json":',
    "{]}",
    "undefined",
    "\u0000",
    '{"json":{}}{"json":{}}',
    '{"json":1e309}',
    '{"json":-0}',
    `{"json":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
    '{"json":{"__proto__":{"isAdmin":true}}}',
    '{"__proto__":{"json":{}}}',
    '{"json":{"constructor":{"prototype":{"a":1}}}}',
    `{"json":{},${good.slice(1)}`,
    good.replace("{", '{"meta":[[99,"a"],["x"]],'),
    '{"json":{},"meta":"no"}',
    '{"json":{},"meta":[[1,"id"]],"maps":[["a"]]}',
    `{"json":{"a":"${"x".repeat(300_000)}"}}`,
    '{"json":{"a":"\\ud83d"}}',
    '{"json":{"a":"\\u0000"}}',
  ];
}
