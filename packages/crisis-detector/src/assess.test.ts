import fc from "fast-check";
import { expect, test } from "vitest";
import { leastMs } from "../evaluation/least-ms.ts";
import { assess, cardLevel, higherLevel, nothingFound, type SafetyKind } from "./assess.ts";
import { sentencesIn } from "../training/sentences.ts";

const sentences = sentencesIn("sentences");
const sample = sentencesIn("sample").flatMap(({ lines }) => lines);

test("a sentence about a friend is distinguished from one about the writer", () => {
  const others = sentences.filter((group) => group.how === "other").flatMap((group) => group.lines);
  const own = sentences.filter((group) => group.category === "Q1").flatMap((group) => group.lines);
  expect(others.filter((text) => assess(text).isAboutOther).length / others.length).toBeGreaterThan(0.85);
  expect(own.filter((text) => assess(text).isAboutOther).length / own.length).toBeLessThan(0.05);
});

test("earlier messages count too, up to ten back", () => {
  expect(assess("What should I cook tonight?", { recent: ["I want to die"] })).toMatchObject({ level: 2, kinds: ["self-harm"] });
  const long = ["I want to die", ...Array.from({ length: 10 }, () => "And then we talked about rent.")];
  expect(assess("What should I cook?", { recent: long }).level).toBe(0);
});

test("signs in several messages add up", () => {
  expect(assess("I feel hopeless.").level).toBe(1);
  expect(assess("I feel so trapped.", { recent: ["I feel hopeless.", "How do I save on gas?"] })).toMatchObject({
    level: 2,
    kinds: ["self-harm"],
  });
});

test("two weak signs at opposite ends of a long entry do not add up", () => {
  const between = Array.from({ length: 60 }, () => "We cooked soup and read the paper.").join(" ");
  expect(assess(`The housing market feels hopeless. ${between} I feel trapped in this car loan.`).level).toBe(1);
});

test("one denial clears nothing", () => {
  const before = assess("I want to kill myself tonight");
  const after = higherLevel(before, assess("You misunderstood, I am fine. I'm not suicidal."));
  expect(after).toMatchObject({ level: 3, kinds: ["self-harm"] });
  expect(higherLevel(nothingFound, nothingFound)).toEqual(nothingFound);
  expect(higherLevel(before, assess("My husband hits me.")).kinds).toEqual(["self-harm", "abuse"]);
});

test("a level only rises while it is stored", () => {
  const texts = fc.constantFrom(...sample);
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 8 }), (message) => {
      let saved = nothingFound;
      for (const text of message) {
        const next = higherLevel(saved, assess(text));
        expect(next.level).toBeGreaterThanOrEqual(saved.level);
        expect(saved.kinds.every((kind) => next.kinds.includes(kind))).toBe(true);
        saved = next;
      }
    }),
    { numRuns: 50 },
  );
});

const disguises: [string, (text: string) => string][] = [
  ["zero-width characters", (text) => [...text].join("\u200B")],
  ["soft hyphens and joiners", (text) => text.replace(/e/g, "e\u00AD\u2060")],
  ["wide letters", (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))],
  ["bold mathematical letters", (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97))],
  ["Cyrillic look-alikes", (text) => text.replace(/[aeiop]/g, (letter) => ({ a: "а", e: "е", i: "і", o: "о", p: "р" })[letter]!)],
  ["stacked accents", (text) => text.replace(/[aeiou]/g, "$&\u0301\u0323\u0330")],
  ["capitals", (text) => text.toUpperCase()],
  ["curly apostrophes", (text) => text.replaceAll("'", "\u2019")],
  ["a direction override", (text) => `\u202E${text}\u202C`],
];
for (const [name, disguise] of disguises) {
  test(`${name} hide nothing`, () => {
    for (const text of [
      "I want to kill myself",
      "my husband hits me",
      "I can't stop drinking",
      "he is not breathing",
      "I don't want to live anymore",
    ]) {
      expect(assess(disguise(text)), text).toEqual(assess(text));
      expect(assess(disguise(text)).level).toBeGreaterThanOrEqual(cardLevel);
    }
  });
}

test("splitting a text cannot create a finding", () => {
  for (const text of ["skill myself", "pesticides", "A.B.C.D.E.F.", "diet of fish", "therapist", "a b c d e f g", "Essex suited him"])
    expect(assess(text).level).toBe(0);
});

test("any text is assessed without an error, and blank text gives level 0", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect([0, 1, 2, 3]).toContain(assess(text).level);
    }),
  );
  for (const blank of ["", "   \n", "\u200B\u200B", "😀😀", "<script>alert(1)</script>", "مرحبا كيف حالك"])
    expect(assess(blank)).toEqual(nothingFound);
});

test("four times the text takes about four times the work", () => {
  const journal = sentencesIn("harmless")
    .flatMap((group) => group.lines)
    .join(" ")
    .repeat(4)
    .slice(0, 50_000);
  const whole = leastMs(() => assess(journal));
  process.stdout.write(`50,000 characters: ${whole.toFixed(1)} ms of processor time\n`);
  expect(whole).toBeLessThan(10 * leastMs(() => assess(journal.slice(0, 12_500))));
});

test("text that was built to be slow is still assessed quickly", () => {
  for (const part of ["kill myself ", "s*ic*de ", "I do not want to die. ", "k1ll ", "a\u200b", "d i e ", "😂💊", "he ", "i want to "]) {
    const start = process.cpuUsage();
    assess(part.repeat(50_000 / part.length));
    expect(process.cpuUsage(start).user / 1000, part).toBeLessThan(400);
  }
});

test("every kind can be found, and a card always has one", () => {
  const found = new Set<SafetyKind>();
  for (const text of sample) {
    const { level, kinds } = assess(text);
    for (const kind of kinds) found.add(kind);
    expect(kinds.length > 0).toBe(level >= cardLevel);
  }
  expect(found.size).toBe(7);
});
