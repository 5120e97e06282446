import { everydayWords, informalWords, misspelled, otherWords } from "../answers/coach.typed.content.ts";
import { languageOf } from "./coach.follow.rules.ts";
import { ones } from "../sums/coach.number-words.content.ts";
import { slips } from "./coach.spelling.rules.ts";

/** What somebody meant to type: figures for numbers in words, and everyday words for misspelled ones. */

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const one = Object.keys(ones).join("|");
const digit = Object.keys(ones).slice(0, 9).join("|");
const ten = Object.keys(tens).join("|");
const small = `(?:(?:${ten})(?:[- ](?:${digit}))?|${one})`;
const smallValue = (text = ""): number =>
  text
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (ones[word] ?? tens[word] ?? 0), 0);

/** Beside a sum of money: "dollars", "a month", "on rent". */
const money =
  "(?=,? ?(?:dollars?|bucks|a (?:month|week|day|year|paycheck)|per|each|every|monthly|weekly|for (?:rent|food|gas|it|the)|in (?:savings|debt|the bank)|left|saved|towards?|on (?:rent|food|gas|it|the))\\b)";
/** Nothing is made of "one or two hundred". */
const withThousands = new RegExp(
  `(?<!\\b(?:or|to)[ -])\\b(${small}|\\d{1,3}) (hundred|thousand|grand)\\b(?: (?:and )?(${small}|\\d{1,2}) hundred\\b)?(?: (?:and )?(${small})\\b(?! (?:hundred|thousand|grand|or|of|days?|weeks?|months?|years?|times|kids|people|hours)\\b))?(?! (?:or|to) (?:${small}|\\d+) (?:hundred|thousand))`,
  "gi",
);
/** "A hundred dollars", "a grand": without a sum beside it "a hundred" is a figure of speech. */
const single = new RegExp(`\\b(?:an?|one) (hundred|thousand|grand)\\b${money}|\\b(?:an?) (grand)\\b(?! (?:piano|total|time|old))`, "gi");
/** "One fifty a month", "two twenty five a week". */
const joined = new RegExp(`\\b(${digit}) ((?:${ten})(?:[- ](?:${digit}))?)\\b${money}`, "gi");
const plainSum = new RegExp(
  `\\b((?:${ten})(?:[- ](?:${digit}))?|ten|eleven|twelve|fifteen)\\b(?=,? ?(?:dollars?|bucks|percent)\\b|,? a (?:month|week|paycheck)\\b)`,
  "gi",
);
const ageSaid = new RegExp(
  `\\b((?:i'?m|i am|im|he'?s|she'?s|hes|shes|is|turned|turning|age|just) )((?:${ten})(?:[- ](?:${digit}))?)(?= years? old\\b| now\\b|\\W*$|,)`,
  "gi",
);

/** The text with its larger numbers as figures: "two hundred" becomes 200, "twelve thousand" 12000, "one fifty a month" 150 a month. */
export function withFigures(text: string): string {
  if (!/\b(?:hundred|thousand|grand|ten|eleven|twelve|fifteen|twent|thirt|fort|fift|sixt|sevent|eight|ninet)/i.test(text)) return text;
  return text
    .replaceAll(single, (_, word?: string, other?: string) => ((word ?? other)?.toLowerCase() === "hundred" ? "100" : "1000"))
    .replaceAll(withThousands, (_, first: string, unit: string, hundreds?: string, rest?: string) => {
      const value = (part?: string) => (part === undefined ? 0 : /^\d/.test(part) ? Number(part) : smallValue(part));
      const factor = unit.toLowerCase() === "hundred" ? 100 : 1000;
      return String(value(first) * factor + value(hundreds) * 100 + value(rest));
    })
    .replaceAll(joined, (_, first: string, second: string) => String(smallValue(first) * 100 + smallValue(second)))
    .replaceAll(plainSum, (whole: string) => String(smallValue(whole)))
    .replaceAll(ageSaid, (_, lead: string, years: string) => lead + String(smallValue(years)));
}

const meant = new Map(
  misspelled.split(";").map((pair) => {
    const [typed = "", ...word] = pair.trim().split(" ");
    return [typed, word.join(" ")];
  }),
);
const wanted = everydayWords.split(" ");
const byFirst = Map.groupBy(wanted, (word) => word[0] ?? "");
const known = new Set([...wanted, ...otherWords.split(" "), ...informalWords.split(" ")]);

/** 0 for swapped letters, 1 for one that is missing or doubled, 2 for a wrong one, 3 for two errors. */
function distance(typed: string, word: string): number | undefined {
  const most = word.length >= 8 ? 2 : 1;
  const count = slips(typed, word, most);
  if (count > most) return undefined;
  if (count > 1) return 3;
  if (typed.length === word.length) return [...typed].toSorted().join("") === [...word].toSorted().join("") ? 0 : 2;
  return 1;
}

/** Words of earlier messages are read again with each new one. */
const read = new Map<string, string>();
function spelled(typed: string): string {
  const found = read.get(typed);
  if (found !== undefined) return found;
  if (read.size >= 5_000) read.clear();
  const word = corrected(typed);
  read.set(typed, word);
  return word;
}

function corrected(typed: string): string {
  const lower = typed.toLowerCase();
  const listed = meant.get(lower);
  if (listed !== undefined) return listed;
  // "my wifes job" is a possessive
  if (lower.length < 4 || known.has(lower) || (lower.endsWith("s") && known.has(lower.slice(0, -1)))) return typed;
  let best: { word: string; apart: number } | undefined;
  for (const word of byFirst.get(lower[0] ?? "") ?? []) {
    const apart = distance(lower, word);
    if (apart !== undefined && (best === undefined || apart < best.apart)) best = { word, apart };
  }
  return best?.word ?? typed;
}

/** The text with misspelled everyday words put right; names, other languages and long texts stay. */
export function withSpelling(text: string): string {
  if (text.length > 600 || languageOf(text) !== undefined) return text;
  return text.replaceAll(/(?<![\w'\u2019@/.-])[a-z0-9]+(?![\w'\u2019@/-]|\.\w)/gi, (word, at: number) =>
    /^[A-Z]/.test(word) && at > 0 ? word : /\d/.test(word) ? (meant.get(word.toLowerCase()) ?? word) : spelled(word),
  );
}

/** What was typed, as it was meant. */
export const asMeant = (text: string): string => withFigures(withSpelling(text));
