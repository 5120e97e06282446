import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { model } from "./safety.model.content.ts";
import { assess, assessByRules, cardLevel } from "./safety.rules.ts";
import { crossValidated, examples, trained, type Example } from "./safety.training.rules.ts";

const slowly = { timeout: 120_000 };

test("the shipped model is the one that today's sentences and rules train", slowly, () => {
  expect(trained(), "train it anew: npm exec -- node scripts/safety-model.ts").toEqual(model);
});

test("models judge sentences that they have not learnt from as the protocol says", slowly, () => {
  const own = examples();
  const heard = crossValidated(own);
  const ruled = own.map(({ text }) => assessByRules(text));
  const hasCard = own.map((_, at) => (ruled[at]?.level ?? 0) >= cardLevel || (heard[at]?.strength ?? -1) > 0);
  const share = (belongs: (example: Example) => boolean, holds: (at: number) => boolean) => {
    const some = own.flatMap((example, at) => (belongs(example) ? [at] : []));
    return some.filter(holds).length / some.length;
  };
  const late = ({ weight }: Example) => weight === 2;
  const ordinary = ({ group }: Example) => group.kind === null && ["money", "break-ups", "work"].includes(group.topic);
  const lookalike = ({ group }: Example) => group.kind === null && !["money", "break-ups", "work", "plain prose"].includes(group.topic);
  const figures: [name: string, reached: number, least: number][] = [
    [
      "veiled words, rules alone",
      share(
        (one) => late(one) && one.group.how === "indirect",
        (at) => (ruled[at]?.level ?? 0) >= cardLevel,
      ),
      0.15,
    ],
    [
      "veiled words, with the model",
      share(
        (one) => late(one) && one.group.how === "indirect",
        (at) => hasCard[at] === true,
      ),
      0.4,
    ],
    [
      "of the kind that was meant, where only the model heard them",
      share(
        (one) => late(one) && one.group.how === "indirect" && (heard[own.indexOf(one)]?.strength ?? -1) > 0,
        (at) => heard[at]?.kind === own[at]?.group.kind,
      ),
      0.83,
    ],
    ["ordinary talk left alone", share(ordinary, (at) => !hasCard[at]), 0.98],
    ["look-alikes left alone", share(lookalike, (at) => !hasCard[at]), 0.95],
    [
      "plain prose left alone",
      share(
        ({ group }) => group.topic === "plain prose",
        (at) => !hasCard[at],
      ),
      0.98,
    ],
  ];
  process.stdout.write(`cross-validated: ${figures.map(([name, reached]) => `${name} ${(reached * 100).toFixed(1)} %`).join(", ")}\n`);
  for (const [name, reached, least] of figures) expect(reached, name).toBeGreaterThanOrEqual(least);
});

test("an ordinary year and guides that the model never saw bring up no card", () => {
  const words = readFileSync("scripts/demo-words.ts", "utf8");
  const year = [...words.matchAll(/"([^"\n]+)"/g)].map(([, text = ""]) => text).filter((text) => text.split(" ").length > 3);
  const prose = guidesLeftOut
    .flatMap(paragraphsOf)
    .filter((text) => !/\b(988|911|hotline|danger|violence|hurt|die|dying|worthless|sex|blade|seizure|chest pain|droops)\b/i.test(text));
  const shown = [...year, ...prose].filter((text) => assess(text).level >= cardLevel);
  process.stdout.write(`ordinary texts: ${shown.length} of ${year.length + prose.length} bring up a card\n`);
  expect(year.length + prose.length).toBeGreaterThan(400);
  expect(shown.length / (year.length + prose.length), shown.join(" | ")).toBeLessThan(0.01);
  expect(assess(year.join(" ")).level).toBeLessThan(cardLevel);
});

const guidesLeftOut = ["adulting-101", "confidence-builder", "job-interview-mastery", "relationship-toolkit", "workplace-safety"];

function paragraphsOf(guide: string): string[] {
  const folder = "src/features/guides";
  const file = readdirSync(folder).find((name) => name.startsWith(guide) && name.endsWith(".guide.mdx"));
  const text = readFileSync(`${folder}/${file}`, "utf8").replace(/^---[\s\S]*?---/, "");
  return text
    .replace(/<[^>]*>|[#*_>`|[\]]/g, " ")
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim().split(/\s+/).length > 5);
}
