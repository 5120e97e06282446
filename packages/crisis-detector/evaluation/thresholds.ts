/**
 * `node packages/crisis-detector/evaluation/thresholds.ts`: tries the encoder's thresholds (src/windows.ts) on the validation sentences,
 * which it was not trained on, and on ordinary texts. Prints a table and the lowest thresholds at which 96 % (a faint sign) and 97.5 % (a card) of both
 * bring up nothing. The measuring set is not read. Takes minutes; `--every 20` reads one in twenty.
 */
import { predict } from "../src/encoder.ts";
import { windowsOf } from "../src/windows.ts";
import { validationExamples, type Example } from "../training/linear.ts";
import { guideTexts, yearTexts } from "./ordinary-texts.ts";
import { openEncoder } from "./page.ts";

const perDoubling = 0.3; // as in src/windows.ts
const leastLeftAlone = { faint: 0.96, logit: 0.975 };
const every = process.argv.includes("--every") ? Number(process.argv[process.argv.indexOf("--every") + 1]) : 1;
const some = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % every === 0);
const encoder = openEncoder();

/** The logit of the worst window, less the increase for a text of so many windows; and the urgency of that window. */
function strengthOf(text: string): { logit: number; urgency: number } {
  const windows = windowsOf(text).map((window) => predict(encoder, window));
  const worst = windows.reduce((before, one) => (one.logit > before.logit ? one : before), { logit: -99, urgency: -99 });
  return { logit: worst.logit - perDoubling * Math.log2(Math.max(1, windows.length)), urgency: worst.urgency };
}

const sentences = some(validationExamples()).map(({ text, group }) => ({ group, ...strengthOf(text) }));
const ordinary = some([...yearTexts(), ...guideTexts()]).map(strengthOf);
const isHow = (how: Example["group"]["how"]) => sentences.filter(({ group }) => group.how === how);
const harmless = isHow("harmless");
const above = (rows: readonly { logit: number }[], least: number) => rows.filter(({ logit }) => logit > least).length / rows.length;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

console.log(
  `${sentences.length} validation sentences (${harmless.length} harmless), ${ordinary.length} ordinary texts; the encoder alone\n`,
);
console.log(
  "| threshold | harmless left alone | ordinary left alone | direct | imminent | indirect | other |\n|---|---|---|---|---|---|---|",
);
const steps = Array.from({ length: 19 }, (_, at) => 1 + at * 0.2);
for (const least of steps) {
  const found = (["direct", "imminent", "indirect", "other"] as const).map((how) => percent(above(isHow(how), least)));
  const alone = [harmless, ordinary].map((texts) => percent(1 - above(texts, least)));
  console.log(`| ${[least.toFixed(1), ...alone, ...found].join(" | ")} |`);
}
for (const [name, share] of Object.entries(leastLeftAlone)) {
  const chosen = steps.find((least) => [harmless, ordinary].every((texts) => 1 - above(texts, least) >= share));
  console.log(`\n${name}: ${chosen?.toFixed(1) ?? "none of these leaves enough alone"}`);
}

const urgent = isHow("imminent");
const later = sentences.filter(({ group }) => group.kind !== null && group.how !== "imminent");
console.log("\n| urgency | imminent called so | other crises called so |\n|---|---|---|");
for (const least of [-0.6, -0.3, 0, 0.3, 0.6, 0.9]) {
  const share = (texts: readonly { urgency: number }[]) => percent(texts.filter(({ urgency }) => urgency > least).length / texts.length);
  console.log(`| ${least.toFixed(1)} | ${share(urgent)} | ${share(later)} |`);
}
