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

/** Who hurts a child at home, in a child's words. */
const overChild =
  /\b(?:my (?:step ?-?(?:dad|mom|father|mother|brother)|foster (?:dad|mom|father|mother|brother|sister|parents)|grand(?:pa|dad|father)|babysitter)|mommy'?s?|daddy|mi (?:padrastro|madrastra|abuelo|abuelito))\b/;
/** A grown child may live with a mother's boyfriend as well: what he does has to be done to children. */
const overChildAtHome =
  /\bmy mom'?s (?:new )?(?:boyfriend|husband)\b.*\b(?:touch\w*|chang(?:e|ing)|shower\w*|naked|private|lap|kiss\w*|in my (?:room|bed))\b/;
/** Signs of an adult: the past, a home or work of one's own. */
const grownUp =
  /\b(?:i(?:'m|m| am) (?:1[89]|[2-9]\d)|when i was|as a (?:kid|child|teen)|growing up|years ago|used to|back then|my childhood|cuando (?:era|tenia)|my (?:husband|wife|fianc[eé]e?|kids?|child(?:ren)?|son|daughter|baby|job|boss|coworkers?|apartment|rent|mortgage|ex)|my \d{1,2}[- ](?:year|yr|month|week|yo))\b/;

/**
 * Whether the writer is a child: one who says so, or, without an age, one who tells of somebody only children live under. Decides which lines
 * the card names; who may use the coach is decided by a stated age alone.
 */
export function isChild(turns: readonly string[]): boolean {
  if (isMinor(turns)) return true;
  const texts = turns.map(plain);
  return (
    texts.some((one) => overChild.test(one) || overChildAtHome.test(one)) && !texts.some((one) => grownUp.test(one) || adult.test(one))
  );
}
