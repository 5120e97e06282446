/**
 * Recorded talks of simulated people through the detector, as a page reads them: messages of the persona at no risk one by one, those of
 * all others with the ten before them.
 *   node packages/crisis-detector/evaluation/talks.ts <folder> [--no-risk Kevin]
 * Reads *.txt ("user: …" and "chatbot: …" or "agent: …", as github.com/SpringCare/VERA-MH publishes them) and *.csv (columns
 * `role` or `speaker`, and `text`, `content` or `message`). The persona is in the file's name. Prints a table, stores nothing; the
 * talks stay outside of this repository.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assess, cardLevel, recentTexts } from "../src/assess.ts";
import { openEncoder, shown } from "./page.ts";

const [folder, ...options] = process.argv.slice(2);
if (!folder) throw new Error("Which folder? node packages/crisis-detector/evaluation/talks.ts <folder> [--no-risk <persona>]");
const calm = options.includes("--no-risk") ? (options[options.indexOf("--no-risk") + 1] ?? "") : "Kevin";

/** The user's messages of one conversation. Throws on a file without any. */
function messagesOf(name: string): string[] {
  const text = readFileSync(join(folder ?? "", name), "utf8");
  const messages = name.endsWith(".csv") ? fromCsv(text) : fromLines(text);
  if (messages.length === 0) throw new Error(`${name} holds no message of a user.`);
  return messages;
}

const fromLines = (text: string): string[] =>
  text
    .split(/^(?=(?:user|chatbot|agent|assistant): )/m)
    .filter((turn) => turn.startsWith("user: "))
    .map((turn) =>
      turn
        .slice("user: ".length)
        .replace(/\[CONVERSATION ENDED.*/s, "")
        .trim(),
    )
    .filter(Boolean);

function fromCsv(text: string): string[] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n\r]*))(,|\r?\n|$)/g)].map(([, quoted, plain, end]) => ({
    value: quoted?.replaceAll('""', '"') ?? plain ?? "",
    isLast: end !== ",",
  }));
  const rows: string[][] = [[]];
  for (const { value, isLast } of cells) {
    rows.at(-1)?.push(value);
    if (isLast) rows.push([]);
  }
  const head = rows[0]?.map((name) => name.trim().toLowerCase()) ?? [];
  const role = head.findIndex((name) => ["role", "speaker"].includes(name));
  const words = head.findIndex((name) => ["text", "content", "message"].includes(name));
  if (role < 0 || words < 0) throw new Error(`A CSV needs the columns role and text; there are: ${head.join(", ")}`);
  return rows.slice(1).flatMap((row) => (/^(user|persona|member)/i.test(row[role] ?? "") ? [row[words] ?? ""] : []));
}

const encoder = openEncoder();
const names = readdirSync(folder).filter((name) => /\.(txt|csv)$/.test(name));
const isCalm = (name: string) => name.split(/[_ .]/).includes(calm);
let [turns, byRules, byPage, talks, found, foundByRules] = [0, 0, 0, 0, 0, 0];
const missed: string[] = [];
for (const name of names) {
  const messages = messagesOf(name);
  const levels = messages.map((text, at) => {
    // a message of a persona at no risk is assessed alone, or one card would count again with each message after it
    const recent = isCalm(name) ? [] : messages.slice(Math.max(0, at - recentTexts), at);
    return { rules: assess(text, { recent }).level >= cardLevel, page: shown(encoder, text, recent).level >= cardLevel };
  });
  if (isCalm(name)) {
    turns += levels.length;
    byRules += levels.filter(({ rules }) => rules).length;
    byPage += levels.filter(({ page }) => page).length;
    if (options.includes("--show")) messages.forEach((text, at) => levels[at]?.page && console.log(`  card: ${text.slice(0, 160)}`));
  } else {
    talks += 1;
    foundByRules += Number(levels.some(({ rules }) => rules));
    found += Number(levels.some(({ page }) => page));
    if (!levels.some(({ page }) => page)) missed.push(name);
  }
}
const share = (some: number, all: number) => `${some} of ${all}${all > 0 ? ` (${((some / all) * 100).toFixed(1)} %)` : ""}`;
console.log(`| ${new Date().toISOString().slice(0, 10)} | rules and small models | page, with the encoder | aim |\n|---|---|---|---|`);
console.log(`| messages of ${calm} (no risk) with a card | ${share(byRules, turns)} | ${share(byPage, turns)} | at most 3 % |`);
console.log(`| talks at risk with a card | ${share(foundByRules, talks)} | ${share(found, talks)} | all |`);
if (missed.length > 0) console.log(`no card in: ${missed.join(", ")}`);
