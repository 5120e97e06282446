import { readFileSync, readdirSync } from "node:fs";

/** Sentences of the demo's year: ordinary journal text. */
export function yearTexts(): string[] {
  const words = readFileSync("scripts/demo-texts.ts", "utf8");
  return [...words.matchAll(/"([^"\n]+)"/g)].map(([, text = ""]) => text).filter((text) => text.split(" ").length > 3);
}

/** Paragraphs of guides that no model was trained with, without those about a crisis. */
export const guideTexts = (): string[] =>
  guidesLeftOut
    .flatMap(paragraphsOf)
    .filter((text) => !/\b(988|911|hotline|danger|violence|hurt|die|dying|worthless|sex|blade|seizure|chest pain|droops)\b/i.test(text));

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
