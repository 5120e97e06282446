import type { Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { savingFigured } from "./coach.saving.rules.ts";
import { withMonths } from "./coach.sums.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** A wish with a sum and a time, without the word saving: "we are planning a wedding for $15,000 in 14 months". */

const wishes: readonly [RegExp, string][] = [
  [/\b(?:wedding|getting married|marry)\b/, "wedding-cost"],
  [/\b(?:trip|vacation|cruise|honeymoon|disney\w*|hawaii|italy|europe|flights?|visit)\b/, "save-for-trip"],
  [/\b(?:baby|having a kid)\b/, "baby-cost"],
  [/\b(?:house|home|condo|down payment)\b/, "buy-a-home"],
  [
    /\b(?:quinceanera|birthday|party|reunion|ring|car|truck|laptop|computer|phone|tv|couch|bike|camera|guitar|piano|puppy|christmas|presents?|braces|class|course|certification|school|move|moving out|apartment|kitchen|bathroom|roof|fence|deck)\b/,
    "build-a-cushion",
  ],
];
const isWanted =
  /\b(?:plan\w*|want\w*|hop(?:e|ing)|would like|'d like|need|dream\w*|going to|goal|cost\w*|will be|getting|buy\w*|tak(?:e|ing)|book\w*|budget)\b/;
const notThis =
  /\b(?:owe[sd]?|debts?|loans?|financ\w+|interest|credit|card|borrow\w*|bills?|repairs?|fix|rent|broke|fired|laid off|lost|refund|lawyer|divorce|make|earn|sav(?:e|ing) \$?\d[\d,]* (?:a|per|each|every)|should (?:i|we) (?:pay|finance)|monthly|behind|already paid|put down)\b|%/;
const spanWords =
  /\b(?:in|within|over the next|have) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|an?|half an?) (weeks?|months?|years?)\b(?: from now)?(?! old)/;
const inNumbers: Record<string, number> = { ...ones, a: 1, an: 1, "half a": 0.5, "half an": 0.5 };
const hadAfter = /^ (?:already )?(?:saved(?: up)?|put away|so far|set aside|already|in (?:the bank|savings))\b/;
const hadBefore = /\b(?:saved(?: up)?|already have|have already|put away|set aside) $/;

function spanIn(text: string, today: Day | undefined): { parts: number; unit: "week" | "month" } | undefined {
  const [, many = "", unit = ""] = spanWords.exec(withMonths(text, today)) ?? [];
  const parts = inNumbers[many] ?? Number(many);
  if (unit === "" || !(parts > 0)) return undefined;
  return unit.startsWith("week") ? { parts, unit: "week" } : { parts: unit.startsWith("year") ? parts * 12 : parts, unit: "month" };
}

export function plannedWish({ newest, own, show, today, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const kind = wishes.find(([about]) => about.test(newest));
  if (!kind || numbers.length > 0 || !isWanted.test(newest) || notThis.test(newest) || newest.split(" ").length > 35) return undefined;
  // the saving rules know "I want to save $900 by May"
  if (savingFigured(withMonths(newest, today), own) !== undefined) return undefined;
  const span = spanIn(newest, today);
  const all = (saidIn(newest, own) ?? []).filter(({ isMarked, cents }) => isMarked || cents >= 10_000);
  const had = all.filter(({ before, after }) => hadAfter.test(after) || hadBefore.test(before));
  const [goal, second] = all.filter((one) => !had.includes(one));
  if (!span || !goal || second || had.length > 1 || goal.perMonth !== undefined || goal.cents < 10_000) return undefined;
  const missing = goal.cents - (had[0]?.cents ?? 0);
  if (missing <= 0 || span.parts > 120) return undefined;
  const each = Math.ceil(missing / span.parts / 100) * 100;
  const less = had[0] ? `${show(goal.cents)} less the ${show(had[0].cents)} you have is ${show(missing)}, and ` : "";
  const other =
    span.unit === "month"
      ? `about ${show(Math.ceil((missing * 12) / span.parts / 52 / 100) * 100)} a week, or ${show(Math.ceil((missing * 12) / span.parts / 26 / 100) * 100)} from each pay every two weeks`
      : "";
  const some =
    span.unit === "month" && span.parts >= 6
      ? ` Half the days make it about ${show(Math.ceil(missing / 2 / span.parts / 100) * 100)}.`
      : "";
  const more =
    kind[1] === "wedding-cost"
      ? ` Most of it hangs on how many people come: with a third fewer it is nearer ${show(Math.ceil((missing * 2) / 3 / span.parts / 100) * 100)} a month. And much is due before the day, so ask each vendor for the dates of the deposits.`
      : kind[1] === "save-for-trip"
        ? ` Flights and the deposit are due first, so book only what is there.${some}`
        : "";
  return {
    topic: kind[1],
    text: `${less}${less ? "" : `${show(missing)} in ${count(span.parts, span.unit)} is `}${less ? `in ${count(span.parts, span.unit)} that is ` : ""}${show(each)} a ${span.unit}${other === "" ? "" : `: ${other}`}.${more} What comes in between, such as a tax refund or a gift of money, shortens it.\n\n**One next step:** make it a [savings goal](/debt), and let the first ${show(each)} leave your account on payday.\n\n${had[0] ? `Does ${show(each)} a ${span.unit} fit beside the rest?` : `Is something there for it already, and does ${show(each)} a ${span.unit} fit?`}`,
  };
}
