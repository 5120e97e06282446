import { assess } from "crisis-detector/assessment";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decisionWords, pollMessage, scaleAngle, weigh, weighingSentence } from "./relationships.decide.rules.ts";
import type { Reason } from "./relationships.decide.rules.ts";
import { findFlags } from "./relationships.flags.rules.ts";
import { notesOf, piecesOf, reflect, withoutMarks } from "./relationships.reflect.rules.ts";
import {
  analysisPending,
  checkInRefusal,
  longestSituation,
  noSituation,
  situationRefusal,
  trendFinding,
  trendLabel,
  mondayOf,
  weeksUpTo,
} from "./relationships.rules.ts";
import type { CheckIn } from "./relationships.rules.ts";
import { example, unmarked } from "./relationships.words.content.ts";
import { reset, scripts } from "./relationships.work.content.ts";

const checkIn = (week: string, trust: number, more: Partial<CheckIn> = {}): CheckIn => ({
  week,
  trust,
  communication: 5,
  respect: 6,
  support: 7,
  note: "",
  savedAt: "2026-11-20T10:00:00Z",
  ...more,
});
const reason = (side: "for" | "against", weight: 1 | 2 | 3, text = "because"): Reason => ({ id: `${side}${weight}`, side, weight, text });

test("the saved result is the fixed text of the specification", () => {
  expect(analysisPending).toBe("Analysis pending - this feature will be enhanced with AI insights soon.");
});

test("an empty text, white space and invisible characters are no situation", () => {
  for (const text of ["", "  \n\t", "\u200B\u200D", "\u00A0"]) expect(situationRefusal(text)).toEqual(noSituation);
  expect(noSituation).toEqual({ title: "No input provided", description: "Please describe a situation to analyze." });
});

test("a situation of 50,000 characters is accepted, emoji counted as one, and one more is refused with a message", () => {
  expect(situationRefusal("😀".repeat(longestSituation))).toBeNull();
  expect(situationRefusal("a".repeat(longestSituation + 1))?.description).toContain("50,000");
  expect(situationRefusal("a\0b")?.title).toBe("Error saving analysis");
  expect(situationRefusal("مرحبا \u202Eabc <script>alert(1)</script>")).toBeNull();
});

test("a check-in has whole numbers from 1 to 10", () => {
  const draft = { trust: 1, communication: 10, respect: 5, support: 5, note: "" };
  expect(checkInRefusal(draft)).toBeNull();
  for (const wrong of [0, 11, 5.5, Number.NaN]) expect(checkInRefusal({ ...draft, trust: wrong })?.field).toBe("trust");
  expect(checkInRefusal({ ...draft, note: "n".repeat(2_001) })?.field).toBe("note");
});

test("the trend shows twelve ISO weeks that end with this one, across a new year", () => {
  const weeks = weeksUpTo("2027-01-05", [checkIn("2026-W53", 4)]);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toMatchObject({ week: "2027-W01", monday: "2027-01-04", checkIn: null });
  expect(weeks.at(-2)?.checkIn?.trust).toBe(4);
});

test("a Sunday belongs to the week of the Monday before it", () => {
  expect(weeksUpTo("2026-11-22", []).at(-1)?.week).toBe("2026-W47");
  expect(weeksUpTo("2026-11-23", []).at(-1)?.week).toBe("2026-W48");
  expect(["2026-W01", "2026-W53", "2027-W01"].map(mondayOf)).toEqual(["2025-12-29", "2026-12-28", "2027-01-04"]);
});

test("the finding names what changed most, and ignores gaps", () => {
  const weeks = weeksUpTo("2026-11-20", [checkIn("2026-W36", 3), checkIn("2026-W40", 5), checkIn("2026-W47", 7)]);
  expect(trendFinding(weeks)).toEqual({ loud: "Trust has grown from 3 to 7 over 3 check-ins.", quiet: "9 weeks have nothing." });
  expect(trendFinding(weeksUpTo("2026-11-20", [])).loud).toBe("No weeks are saved yet.");
  expect(trendFinding(weeksUpTo("2026-11-20", [checkIn("2026-W47", 7)])).loud).toBe("One week is saved.");
  expect(trendFinding(weeksUpTo("2026-11-20", [checkIn("2026-W46", 7), checkIn("2026-W47", 7)])).loud).toBe(
    "Nothing has moved in 2 check-ins.",
  );
  expect(trendFinding(weeksUpTo("2026-11-20", [checkIn("2026-W46", 7), checkIn("2026-W47", 4)])).loud).toBe(
    "Trust has gone down from 7 to 4 over 2 check-ins.",
  );
});

test("the label of a small chart lists every week", () => {
  expect(trendLabel("trust", weeksUpTo("2026-11-20", [checkIn("2026-W47", 7)], 2))).toBe(
    "Trust, 2 weeks from November 9: nothing written, 7.",
  );
});

test("a side's weight is the sum of its reasons', and reasons without text weigh nothing", () => {
  expect(weigh([reason("for", 3), reason("for", 2), reason("against", 1), reason("against", 3, "  ")])).toEqual({ for: 5, against: 1 });
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.string(),
          side: fc.constantFrom("for" as const, "against" as const),
          weight: fc.constantFrom(1 as const, 2 as const, 3 as const),
          text: fc.string(),
        }),
      ),
      (reasons) => {
        const sides = weigh(reasons);
        expect(sides.for + sides.against).toBeLessThanOrEqual(reasons.length * 3);
        expect(Math.abs(scaleAngle(reasons))).toBeLessThanOrEqual(12);
        expect(Math.sign(scaleAngle(reasons)) === Math.sign(sides.against - sides.for) || scaleAngle(reasons) === 0).toBe(true);
      },
    ),
  );
});

test("the scales state the weights and nothing else", () => {
  expect(weighingSentence([]).loud).toBe("No reasons yet.");
  expect(weighingSentence([reason("for", 3), reason("against", 3)]).loud).toBe("By your own weights, both sides are even: 3 to 3.");
  expect(
    weighingSentence([reason("for", 3), reason("for", 3), reason("against", 3), reason("against", 3), reason("against", 2)]).loud,
  ).toBe("By your own weights, against is a little heavier: 8 to 6.");
  expect(weighingSentence([reason("for", 3), reason("against", 1)]).loud).toContain("for is");
});

test("a decision is saved as it was typed, with its reasons below", () => {
  expect(decisionWords({ text: "Move? ", reasons: [] })).toBe("Move? ");
  expect(decisionWords({ text: "Move?", reasons: [reason("for", 3, " More room "), reason("against", 1, "Rent")] })).toBe(
    "Move?\n\nFor\n- More room (a lot)\n\nAgainst\n- Rent (a little)",
  );
});

test("the question for friends is short and ends as a question", () => {
  expect(pollMessage("take the team lead role in January, or stay where I am")).toBe(
    "I am deciding: take the team lead role in January, or stay where I am. You know me. What would you ask me first?",
  );
  expect(pollMessage("Should I move?")).toBe("I am deciding: Should I move? You know me. What would you ask me first?");
  expect(pollMessage("word ".repeat(9_000)).length).toBeLessThan(400);
});

test("the parts of a marked text join to the text itself, and a flag keeps its number", () => {
  const { phrases } = findFlags(`${example} He asked again for the code to my phone.`);
  const pieces = piecesOf(example, findFlags(example).phrases);
  expect(pieces.map((piece) => piece.text).join("")).toBe(example);
  expect(pieces.flatMap((piece) => (piece.note ? [piece.note.number] : []))).toEqual([1, 2, 3, 4]);
  expect(notesOf(phrases).map((note) => note.phrases.length)).toEqual([1, 1, 1, 2]);
  expect(piecesOf("", [])).toEqual([{ text: "", note: null }]);
});

test("danger leads to the crisis line and the plan, and nothing else", () => {
  const found = reflect(findFlags("He checks my phone. He hit me."));
  expect(found.next[0]).toContain("1-800-799-7233");
  expect(found.ask[0]).toBe("When do you feel your body tighten?");
});

test("beside a card no sentence says that nothing was found, in no language", () => {
  for (const text of ["Él me pegó", "Mi marido me pegó anoche", "He hit me"]) {
    const { kinds } = assess(text);
    expect([text, kinds.includes("abuse")]).toEqual([text, true]);
    expect(withoutMarks(findFlags(text, true), true)).toBe(unmarked.beside);
  }
  expect(withoutMarks(findFlags("It was a long day."), false)).toBe(unmarked.sentence);
});

test("there are questions and next steps for every text, three at most", () => {
  for (const text of [
    example,
    "We share the chores.",
    "Nothing in particular.",
    "He calls me stupid. She lies to me. He controls all the money. My boss texts me at midnight.",
  ]) {
    const found = reflect(findFlags(text));
    expect(found.ask.length).toBeGreaterThan(0);
    expect(found.next.length).toBeGreaterThan(0);
    expect(Math.max(found.ask.length, found.next.length)).toBeLessThanOrEqual(3);
    expect([...found.ask, ...found.next].join(" ")).not.toMatch(/score|verdict|you should leave|toxic|narciss/i);
  }
});

test("the two-minute reset takes two minutes, and every script has its text", () => {
  expect(reset.reduce((sum, step) => sum + step.seconds, 0)).toBe(120);
  for (const script of scripts) expect(script.words.length).toBeGreaterThan(20);
});
