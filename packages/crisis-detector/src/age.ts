import { plain } from "./plain.ts";

/** Whether the writer states an age under 18. Patterns only; nothing is stored. */

const years = String.raw`(?:years?[ -]old|yrs?[ -]old|y\/?o\b|yo\b)`;
const minor = [
  new RegExp(String.raw`\b(?:i'?m|i am|im) (?:only |just |like )?(?:[5-9]|1[0-7]) ${years}`),
  /\b(?:i'?m|i am|im) (?:only |just |like )?1[1-7](?:\s*(?:[.,!?;)\n]|$)| and (?!a half\b)| but )/,
  new RegExp(String.raw`\bas an? (?:[89]|1[0-7])[ -]year[ -]old\b`),
  /\bi (?:just )?turn(?:ed)? 1[0-7]\b/,
  /\bmy 1[0-7](?:th)? birthday\b/,
  /\bi(?:'m| am) (?:in|at) (?:the )?(?:[3-9]th|1[0-2]th|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|middle|junior high|elementary|high)[ -](?:grade|school)\b/,
  /\bi(?:'m| am) (?:a )?(?:minor|underage|under 18|not 18 yet|(?:freshman|sophomore|junior) in high school)\b/,
  /\b(?:i'?m|i am|im|as) an? (?:[3-9]|1[0-2])th[ -]grader\b|^\W*(?:[3-9]|1[0-2])th[ -]grader here\b/,
  // "14f here", "im 17m": without "I'm", minutes can be meant
  /^\W*(?:(?:hi|hey|hello)\W+)?(?:(?:i'?m|i am|im) 1[1-7] ?[fm]|1[1-7] ?f)(?:\W*$|\s*[,.!?;]| (?:here|and)\b)/,
  /\btengo (?:[89]|1[0-7]) a[nñ]os\b/,
  /\bsoy menor(?: de edad)?\b/,
];
const adult = new RegExp(
  String.raw`\b(?:i'?m|i am|im|tengo) (?:actually |already |over )?(?:1[89]|[2-9]\d)\b(?: ${years}| a[nñ]os|\s*(?:[.,!?;)\n]|$))`,
);

/** Whether the newest message that states an age states one under 18. `turns` oldest first. */
export function isMinor(turns: readonly string[]): boolean {
  const stated = turns.map(plain).findLast((turn) => adult.test(turn) || minor.some((one) => one.test(turn)));
  return stated !== undefined && !adult.test(stated);
}
