import fc from "fast-check";
import { expect, test } from "vitest";
import { beginningOf, cutAtWord, emojiIn, foundIn, markedIn } from "./journal.reading.rules.ts";

const output = (words: string, query: string, around?: number) =>
  foundIn(words, query, around)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");
const long =
  "The morning was slow, and nothing much came of it. Then I walked along the canal with Ines until the lamps came on. It helped.";

test("a found entry shows the text around the searched word, marked, and cut between words", () => {
  expect(output(long, "canal", 30)).toBe("… it. Then I walked along the [canal] with Ines until the lamps …");
  expect(output(long, "helped", 20)).toBe("… lamps came on. It [helped].");
  expect(output(long, "morning", 20)).toBe("The [morning] was slow, and …");
  expect(output("Two lines\n\nof  one page", "page")).toBe("Two lines of one [page]");
});

test("every form of a word is marked, and no other word", () => {
  for (const form of ["walk", "WALKS", "walking", "walked"]) expect(output("We walked.", form)).toBe("We [walked].");
  for (const [text, query] of [
    ["hoping", "hope"],
    ["worries", "worried"],
    ["boxes", "box"],
    ["stopped", "stops"],
    ["Loved", "love"],
    ["Café", "cafe"],
  ] as const)
    expect(output(text, query)).toBe(`[${text}]`);
  expect(output("The car needs care", "car")).toBe("The [car] needs care");
  expect(output("I care for the garden", "car garden")).toBe("I care for the [garden]");
  expect(output("the thing with the bus", "bus the", 40)).toBe("[the] thing with [the] [bus]");
});

test("where nothing is the last word that was typed, the words that begin with it are marked", () => {
  expect(output("Anxious, and the anxiety of Ann", "anx")).toBe("[Anxious], and the [anxiety] of Ann");
  expect(output("Ann, our anniversary", "ann")).toBe("[Ann], our anniversary");
  expect(output("Our anniversary in Zürich", "our zuri")).toBe("[Our] anniversary in [Zürich]");
  expect(output("an answer", "an")).toBe("[an] answer");
  expect(output("answer", "an")).toBe("answer");
});

test("the place of the rarest word is shown, and the beginning if no word is found", () => {
  expect(output(`the ${"quiet evening ".repeat(20)}the lighthouse and the sea`, "the lighthouse", 20)).toBe(
    "… quiet evening [the] [lighthouse] and [the] sea",
  );
  expect(output(long, "zeppelin", 20)).toBe("The morning was slow, and nothing much …");
  expect(output("😀".repeat(200), "zeppelin", 20)).toBe(`${"😀".repeat(20)} …`);
  expect(output("شكرا جزيلا يا صديقي", "جزيلا")).toBe("شكرا [جزيلا] يا صديقي");
});

test("the shown text is always part of the entry, with whole characters, and not much longer than requested", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), fc.string({ unit: "grapheme", maxLength: 20 }), (words, query) => {
      expect(
        markedIn(words, query)
          .map(({ text }) => text)
          .join(""),
      ).toBe(words);
      const pieces = foundIn(words, query, 40);
      const line = words.replace(/\s+/gu, " ").trim();
      const inner = pieces
        .map(({ text }) => text)
        .join("")
        .replace(/^… /u, "")
        .replace(/ …$/u, "");
      expect(line.includes(inner) || inner === "").toBe(true);
      expect(pieces.every(({ text }) => !text.isWellFormed() === !words.isWellFormed() || text.isWellFormed())).toBe(true);
    }),
  );
});

test("the emoji of a search are marked, whatever their skin tone", () => {
  expect(emojiIn("so 😊❤️ 👍🏽 🇨🇦 1 #™")).toEqual(["😊", "❤", "👍🏽", "🇨🇦"]);
  const marked = (words: string, query: string) => markedIn(words, query).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  expect(marked("A good day 😊 and ❤️, 👍🏽", "good 😊 ❤ 👍")).toEqual(["good", "😊", "❤️", "👍🏽"]);
});

test("a long entry begins with what fits, and one that fits is shown completely", () => {
  expect(beginningOf("Two honest lines.\nAre plenty.")).toBeNull();
  expect(beginningOf("x".repeat(1080))).toBeNull();
  expect(beginningOf(`${"A long day. ".repeat(200)}`)).toMatch(/^(A long day\. )+A long day …$/u);
  expect(beginningOf(Array.from({ length: 40 }, (_, at) => `line ${at}`).join("\n"))).toBe(
    `${Array.from({ length: 14 }, (_, at) => `line ${at}`).join("\n")} …`,
  );
  expect(beginningOf("😀".repeat(2000))?.isWellFormed()).toBe(true);
  expect(cutAtWord("One. Two. Three", 10)).toBe("One. Two");
});
