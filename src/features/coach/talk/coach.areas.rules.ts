/** The areas of life that a talk touches, by its words: wider than a subject, for turns that have no subject of their own. */

/** A raise of pay: "how I raise my kid" and "they raise the rent" are none. */
export const payRaise = String.raw`raise(?! (?:my|our|a|her|his|him|the|your|their|kids?|child|children|rents?|money|it)\b)`;

const areas = {
  debt: /\b(?:credit cards?|cards?|debts?|ow(?:e|es|ed|ing)|apr|minimums?|collectors?|collections|klarna|payday loan)\b/g,
  saving: /\b(?:sav(?:e|es|ed|ing|ings)|emergency fund|cushion|vacation|set aside)\b/g,
  house:
    /\b(?:(?:buy|buying|own) (?:a |our |my )?(?:first )?(?:house|home|condo)|down payment|percent down|mortgage|closing costs|realtor|\d+k house)\b/g,
  rent: /\b(?:rent|lease|landlord|apartment|evict\w*|deposit|tenant|sublet)\b/g,
  pay: new RegExp(
    `\\b(?:${payRaise}|promotion|boss|manager|supervisor|charge nurse|salary|cowork\\w*|job|shifts?|review|overtime|hr)\\b`,
    "g",
  ),
  hunt: /\b(?:interviews?|resume|laid off|layoff|unemploy\w*|appl(?:y|ied|ying|ications?)|hiring|recruiter|job offer|job search)\b/g,
  health:
    /\b(?:doctors?|doc|clinic|symptoms?|pain|hurts?|weigh\w*|prescriptions?|pharmac\w*|medicines?|meds|inhaler|blood|dentist|tooth|teeth|surgery|checkup|feet|insurance|therap\w+)\b/g,
  sleep: /\b(?:sleep\w*|asleep|slept|insomnia|bed|bedtime|awake|naps?|tired)\b/g,
  phone: /\b(?:phone|tiktok|instagram|facebook|youtube|reddit|scroll\w*|screens?|gam(?:e|es|ing))\b/g,
  habit:
    /\b(?:smok\w*|vap\w*|cigarettes?|nicotine|drink\w*|beers?|wine|sober|gambl\w*|bets?|betting|weed|snack\w*|sugar|gym|exercis\w*|work(?:ing)? out|run(?:ning)?|diet\w*|habit)\b/g,
  worry: /\b(?:anxi\w*|panic\w*|worr\w*|nervous|heart (?:drops|races|pounds)|stress\w*|overwhelm\w*|breath\w*|spiral\w*|overthink\w*)\b/g,
  loss: /\b(?:moved out|broke up|break ?up|divorc\w*|ex|died|death|passed away|passed|funeral|grie\w+|widow\w*|left me|miss(?:es)? (?:him|her|them))\b/g,
  love: /\b(?:dating|dates?|boyfriend|girlfriend|husband|wife|partner|spouse|married|marriage|fianc\w+|relationship)\b/g,
  family: /\b(?:mom|mother|dad|father|brother|sister|parents?|in-?laws?|cousin|aunt|uncle|grand\w+|family)\b/g,
  lending: /\b(?:co-?sign\w*|lend\w*|lent|borrow\w*|loan (?:him|her|them))\b/g,
  child: /\b(?:sons?|daughters?|kids?|child\w*|toddler|baby|teen\w*|school|teacher|homework|daycare|tantrums?)\b/g,
  friend: /\b(?:friends?|friendship|lonely|neighbou?rs?|roommates?)\b/g,
  tax: /\b(?:tax\w*|irs|w-?2s?|1099s?|1098\w*|jointly|cpa|refund|deduct\w*)\b/g,
  car: /\b(?:car|truck|van|mechanic|brakes|transmission|engine|tires?|dealer\w*)\b/g,
  care: /\b(?:dementia|alzheimer\w*|caregiv\w*|nursing home|assisted living|hospice|aging|elderly)\b/g,
  office:
    /\b(?:social security|ssa|ssi|snap|food stamps|medicaid|medicare|immigration|visa|green card|citizenship|court|lawyer|attorney|dmv|benefits|disability|extra help)\b/g,
  study: /\b(?:class(?:es)?|exams?|study\w*|college|professor|degree|gpa|finals|tests?|essay)\b/g,
} as const satisfies Record<string, RegExp>;

export type Area = keyof typeof areas;

/** The areas of a talk, the likeliest first: the newest message and the subject count twice. */
export function areasOf(newest: string, before: readonly string[], subject: string): Area[] {
  const count = (text: string, words: RegExp) => [...text.matchAll(words)].length;
  const earlier = before.join("\n");
  return (Object.keys(areas) as Area[])
    .map((area) => ({
      area,
      score: 2 * count(newest, areas[area]) + Math.min(3, count(earlier, areas[area])) + 2 * count(subject, areas[area]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ area }) => area);
}
