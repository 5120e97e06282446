import { capital } from "../talk/coach.texts.rules.ts";
import type { MoneyAnswer, MoneyTalk } from "./coach.money-talk.rules.ts";

/** A message that asks the landlord for more time, with the sums and days that were told. */

const landlord = /\b(?:landlord|landlady|property manager|leasing office)\b/;
const asksTime =
  /\b(?:more time|extension|extra time|pay(?:ing)? (?:\w+ )?late|late (?:on|with) (?:the |my )?rent|late rent|can'?t pay|short on|payment plan|pay (?:it |the rent )?in (?:two )?parts|behind on)\b/;
const asksWords = /\b(?:write|draft|message|letter|text|e-?mail|note|say|tell|ask(?:ing)?|word)\b/;
const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const date = `(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of (?:${months}))?|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|my (?:next )?payday|payday|tomorrow`;
const sum = String.raw`\$?(\d+(?:,\d{3})*(?:\.\d{2})?)`;
const partIn = new RegExp(
  String.raw`(?:${sum}(?: dollars| bucks)?|\b(?:it all|all of it|everything|in full|the full (?:rent|amount)|the rent|it))?(?: (?:now|of it))?(?:,? )?\b(?:on|by|until) (${date})\b`,
  "g",
);
const rest = new RegExp(String.raw`\b(?:the )?(?:rest|remaining|remainder|other)\b`);
const wholeIn = new RegExp(String.raw`\brent (?:is|of|=|:) ?(?:about )?${sum}`);

const mark = "“Hi [name], I won't have all of the rent on time this month.";
const shown = (day: string): string =>
  day.replace(new RegExp(`\\b(?:${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`, "g"), (name) => capital(name));
const money = (figure: string): string => `$${figure}`;

export function landlordWords({ newest, texts, own, last }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-5);
  const all = lately.join("\n");
  if (own !== "USD" || !landlord.test(all) || !asksTime.test(all) || !lately.some((text) => asksWords.test(text))) return undefined;
  if (newest.split(" ").length > 45 || /\b(?:evict\w*|court|repair|mold|deposit|raise|increase)\b/.test(all)) return undefined;
  if (
    /^\W*(?:(?:ok|please|can you|and) )*(?:make (?:it|that) |a bit |something )?(?:shorter|short)(?: please)?\W*$/.test(newest) &&
    last.includes(mark)
  ) {
    const [, offered = ""] = /\b(I can pay [^.]+)\./.exec(last) ?? [];
    return {
      topic: "talk-to-landlord",
      text: `“Hi [name], I'll be late with part of the rent this month. ${offered}. Is that all right with you?”\n\nThat is all it needs. Send it before the due date and save the answer.\n\n**One next step:** put the name in, and send it now.\n\nWhat would you do if the answer is no?`,
    };
  }
  const parts = [...newest.matchAll(partIn)].flatMap(([whole, figure, day = ""]) => {
    const before = newest.slice(0, newest.indexOf(whole));
    return [{ figure, day: /^\d/.test(day) ? `the ${day}` : day, isRest: rest.test(before.slice(-30) + whole) && figure === undefined }];
  });
  const [first, second] = parts;
  if (!first || parts.length > 2) return undefined;
  const [, whole] = wholeIn.exec(all) ?? [];
  const amount = first.figure ?? whole;
  const [one, other] = [first, second].map((part) => part && shown(part.day));
  const offer =
    second && one !== undefined && other !== undefined
      ? `I can pay ${first.figure === undefined ? "a part" : money(first.figure)} on ${one} and the rest${second.figure === undefined ? "" : `, ${money(second.figure)},`} on ${other}`
      : `I can pay ${amount === undefined ? "all of it" : amount === whole ? `the full ${money(amount)}` : money(amount)} on ${one ?? ""}`;
  return {
    topic: "talk-to-landlord",
    text: `Here it is with your figures, to be sent before the due date:\n\n${mark} ${offer}. Would that work for you, without a late fee? I'm sorry for the trouble, and I'll text you the day each payment goes out. Thank you, [your name]”\n\nI can't send it for you. A text or an email is best, so that the dates are in writing; save the answer.\n\n**One next step:** put the names in, and send it today.\n\nAre both the sum and the day safe, even if a paycheck is late?`.replace(
      "Are both the sum and the day safe",
      second ? "Are both sums and days safe" : "Is that day safe",
    ),
  };
}
