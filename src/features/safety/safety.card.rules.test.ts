import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assess } from "crisis-detector/assessment";
import { helpFor, lineFor, linesFor, wordsFor } from "./safety.card.rules.ts";
import { card, quietLine } from "./safety.card.content.ts";
import { joined, shownIn, type Found } from "./safety.found.rules.ts";
import { childLine, crisisLines } from "./safety.lines.content.ts";

const found = (level: Found["level"], kinds: Found["kinds"], isAboutOther = false): Found => ({ level, kinds, isAboutOther });
const order = (one: Found) => linesFor(one).map((line) => line.description);

test("911 comes first in imminent danger, 988 otherwise", () => {
  expect(order(found(3, ["self-harm"])).slice(0, 3)).toEqual(["911", "988", "Text HOME to 741741"]);
  expect(order(found(2, ["self-harm"])).slice(0, 2)).toEqual(["988", "Text HOME to 741741"]);
});

test("abuse and substance use bring their own line first, and no line is ever missing", () => {
  expect(order(found(2, ["abuse"]))[0]).toBe("1-800-799-7233");
  expect(order(found(2, ["substance"]))[0]).toBe("1-800-662-4357");
  expect(order(found(2, ["self-harm", "substance"])).slice(0, 3)).toEqual(["988", "Text HOME to 741741", "1-800-662-4357"]);
  for (const kind of ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"] as const)
    expect(new Set(order(found(2, [kind]))).size).toBe(5);
});

test("the card addresses a helper about someone else, and safety first about abuse", () => {
  expect(wordsFor(found(2, ["self-harm"], true)).title).toBe(card.other.title);
  expect(wordsFor(found(2, ["abuse"])).title).toBe(card.abuse.title);
  expect(wordsFor(found(3, ["medical"])).title).toBe(card.now.title);
  expect(wordsFor(found(3, ["self-harm"])).together).toBe(card.together);
});

test("the quiet line names one number that fits, and 988 where nothing else does", () => {
  const number = (one: Found) => lineFor(one).number;
  expect(number(found(1, ["self-harm"]))).toBe("988");
  expect(number(found(1, ["eating"]))).toBe("988");
  expect(number(found(1, ["self-harm", "substance"]))).toBe("988");
  expect(number(found(1, ["abuse"]))).toBe("1-800-799-7233");
  expect(number(found(1, ["substance"]))).toBe("1-800-662-4357");
  expect(lineFor(found(1, ["abuse"], true))).toEqual({ words: quietLine.other, number: "988", isTexted: true });
  for (const words of Object.values(quietLine)) expect(words.length).toBeLessThan(100);
});

const cardFor = (one: Found, hasDanger = false) => {
  const help = helpFor(one, hasDanger);
  if (help?.look !== "card") throw new Error(`no card, but ${help?.look}`);
  return help;
};
const numbers = (one: Found, hasDanger = false) => cardFor(one, hasDanger).lines.map((line) => line.description);

test("whatever is found, one thing is shown: a card with every line once, a quiet line, or how to stay safe", () => {
  const kinds = ["medical", "danger", "self-harm", "abuse", "harm-to-others", "eating", "substance"];
  for (const level of [0, 1, 2, 3])
    for (const kind of kinds)
      for (const other of kinds)
        for (const hasDanger of [false, true])
          for (const isAboutOther of [false, true]) {
            const help = helpFor(found(level, [kind, other], isAboutOther), hasDanger);
            expect(help?.look).toBe(
              level < 2 ? (hasDanger ? "danger" : level === 1 ? "line" : undefined) : help?.look === "danger" ? "danger" : "card",
            );
            if (help?.look !== "card") continue;
            expect(help.lines.map((line) => line.href).toSorted()).toEqual(crisisLines.map((line) => line.href).toSorted());
            expect([help.title, help.sentence]).not.toContain(help.also);
          }
  expect([helpFor(null), helpFor(undefined), helpFor(null, true)?.look]).toEqual([null, null, "danger"]);
});

test("a threat to the writer's life beside a wish to die is one card: 911, then the lines for both, a sentence for each, and how to stay private", () => {
  const both = assess("He says he will kill me if I leave. I don't want to live anymore.");
  const help = cardFor(both, true);
  expect(help).toMatchObject({ ...card.now, also: card.own.title, isPrivate: true, hasExit: true });
  expect(numbers(both, true).slice(0, 3)).toEqual(["911", "1-800-799-7233", "988"]);
});

test("self-harm beside abuse leads with 988 and says both; the newest of the two leads; a threat of suicide that holds the writer comes first", () => {
  expect(cardFor(found(2, ["self-harm", "abuse"]))).toMatchObject({ title: card.own.title, also: card.abuse.title });
  expect(numbers(found(2, ["self-harm", "abuse"])).slice(0, 3)).toEqual(["988", "Text HOME to 741741", "1-800-799-7233"]);
  const newest = { ...found(2, ["self-harm", "abuse"]), newestKinds: ["abuse"] };
  expect(cardFor(newest)).toMatchObject({ title: card.abuse.title, also: card.own.title });
  expect(numbers(newest)[0]).toBe("1-800-799-7233");
  const coercion = { ...found(2, ["self-harm", "abuse"]), form: "coercion" };
  expect(cardFor(coercion, true)).toMatchObject({ title: card.coercion.title, also: null });
  expect(numbers(coercion, true)[0]).toBe("1-800-799-7233");
});

test("beside marked danger abuse alone needs no second card, an emergency begins with 911, and a faint sign of something else stays as a sentence", () => {
  expect(helpFor(found(2, ["abuse"]), true)).toEqual({ look: "danger", also: null });
  expect(numbers(found(3, ["abuse"]), true)[0]).toBe("911");
  expect(helpFor(found(1, ["self-harm"]), true)).toEqual({ look: "danger", also: quietLine.own });
  expect(helpFor(found(1, ["abuse"]), true)).toEqual({ look: "danger", also: null });
});

test("the writer's own danger comes before somebody else's crisis, which is not forgotten", () => {
  const help = cardFor(found(2, ["self-harm"], true), true);
  expect(help).toMatchObject({ title: card.abuse.title, also: card.other.title, isPrivate: true });
  expect(help.lines[0]?.description).toBe("1-800-799-7233");
});

test("a newer finding takes the place of an earlier card with its level, its kinds and the children's line", () => {
  const one = joined({ ...found(3, ["abuse"]), form: "child" }, found(2, ["self-harm"]));
  expect(one).toMatchObject({ level: 3, kinds: ["abuse", "self-harm"], newestKinds: ["self-harm"], isAboutOther: false });
  expect(cardFor(one)).toMatchObject({ title: card.own.title, together: card.together });
  expect(numbers(one)).toContain(childLine.description);
  expect(joined(one, found(1, ["abuse"]))).toEqual(one);
  const other = joined(found(3, ["self-harm"]), found(2, ["substance"], true));
  expect(cardFor(other)).toMatchObject({ title: card.other.title, also: card.own.title, together: card.together });
  expect(numbers(other)[0]).toBe("911");
});

test("no page builds a card of its own, and none shows two in one place", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const own = "features/safety/";
  for (const file of files) {
    const text = readFileSync(`src/${file}`, "utf8");
    expect([file, text.match(/<(?:CrisisCardPanel|CrisisCard|Care)\b/g)?.length ?? 0].join(" ")).toMatch(/ [01]$/);
    if (file.startsWith(own)) continue;
    // the analyzer hands its part to the card
    const isPassed = file === "features/relationships/reading.panel.tsx";
    expect([file, !isPassed && text.includes("danger.panel")]).toEqual([file, false]);
    expect([file, /helpFor|className="[^"]*\b(?:crisis-card|quiet-line)\b|className="danger"/.test(text)]).toEqual([file, false]);
  }
});

test("of several cards of a page only the newest is shown, with what was found for all of them", () => {
  const [harm, abuse, faint] = [{ found: found(3, ["self-harm"]) }, { found: found(2, ["abuse"]) }, { found: found(1, ["substance"]) }];
  expect(shownIn(harm, [harm])).toEqual(harm.found);
  expect(shownIn(harm, [harm, abuse])).toBeNull();
  expect(shownIn(abuse, [harm, abuse])).toMatchObject({ level: 3, kinds: ["self-harm", "abuse"], newestKinds: ["abuse"] });
  expect(shownIn(faint, [harm, abuse, faint]), "a faint sign takes no card away").toMatchObject({
    level: 3,
    kinds: ["self-harm", "abuse"],
  });
  const danger = { found: null };
  expect(shownIn(danger, [harm, danger]), "the analyzer's, without a finding").toEqual(harm.found);
});
