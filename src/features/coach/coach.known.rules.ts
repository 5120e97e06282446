import { plain } from "crisis-detector/plain";
import { knownAnswers } from "./coach.known.content.ts";

const money = String.raw`\$?\s?(\d[\d,]{1,8}(?:\.\d{1,2})?)(k)?`;
const rent = new RegExp(
  String.raw`\bhow much (?:rent|should i (?:pay|spend) (?:for|on) rent)\b[^.!?]{0,60}?${money}\s?(?:dollars)?\s?(?:a|per|each|every)?\s?(month|year)?`,
);
const split = new RegExp(
  String.raw`\b(?:50[ /-]30[ /-]20|50 ?% ?30 ?% ?20 ?%)\b[^.!?]{0,60}?${money}\b|${money}\b[^.!?]{0,60}\b50[ /-]30[ /-]20\b`,
);

/** The answer to a single question that has one, computed from the figures in it where it is about money; undefined for any other. */
export function knownAnswer(text: string): string | undefined {
  const output = plain(text).slice(0, 600);
  return rentAnswer(output) ?? splitAnswer(output) ?? knownAnswers.find(({ ask }) => ask.test(output))?.text;
}

const amountOf = (digits: string, thousands: string | undefined) => Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);
const show = (dollars: number) => `$${Math.round(dollars).toLocaleString("en-US")}`;

/** 30 percent of the income before taxes: beyond it the U.S. Department of Housing speaks of a cost burden (huduser.gov). */
function rentAnswer(output: string): string | undefined {
  const [, digits, thousands, unit] = rent.exec(output) ?? [];
  if (digits === undefined) return undefined;
  const given = amountOf(digits, thousands);
  const income = unit === "year" || given > 15_000 ? given / 12 : given;
  return (
    `With ${show(income)} a month, the usual line is ${show(income * 0.3)}: thirty percent of the pay before taxes, with heat and power counted in. Above it, one bad month is enough to fall behind. Many landlords ask for three times the rent, which would be ${show(income / 3)} at most for you.\n\n` +
    "If nothing near you costs that, the other levers are a roommate, a smaller place farther out, or help with the rent: 211 knows what your county has.\n\n" +
    `**One next step:** put ${show(income * 0.3)} as rent into [your budget](/budget) and see what is left for each day.\n\nWhat do places cost where you look?`
  );
}

function splitAnswer(output: string): string | undefined {
  const [, before, beforeK, after, afterK] = split.exec(output) ?? [];
  const digits = before ?? after;
  if (digits === undefined) return undefined;
  const income = amountOf(digits, before === undefined ? afterK : beforeK);
  return (
    `Of ${show(income)} after taxes that is ${show(income * 0.5)} for what must be paid (rent, food, power, transport, the least payment on debts), ${show(income * 0.3)} for what you like, and ${show(income * 0.2)} for savings and paying debt off faster.\n\n` +
    "It is a picture, not a law. Where rent alone takes half, 60, 20 and 20 is honest; with dear debt, let the middle part shrink for a while.\n\n" +
    "**One next step:** write these three figures into [your budget](/budget), and put last month's spending beside them.\n\nWhich of the three is furthest off?"
  );
}
