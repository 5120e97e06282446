import { amountAlone, isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** A sum for presents and how many people it is for, told in one message or in several. */

const presents = /\b(?:christmas|xmas|hanukkah|gifts?|presents?|santa|holiday shopping|birthday)\b/;
const people =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(kids|children|grandkids|grandchildren|nieces|nephews|people|boys|girls|siblings|friends|family members|gifts|presents)\b/;
const isWhole =
  /\b(?:total|in all|altogether|all together|for (?:all|everything|everyone|christmas|gifts|presents|it all)|budget|to spend|can spend)\b/;

/** "I can't afford Christmas", "I have three kids", "maybe 150 total". */
export function giftSum({ newest, texts, own, show, topic }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-6);
  const all = lately.join(" ");
  if (topic !== "give-without-money" && !presents.test(all)) return undefined;
  if (isForeign(lately, own) || /\b(?:save|saving|by (?:december|then)|a (?:week|month)|owe|debt|each)\b/.test(all)) return undefined;
  const sumIn = (text: string) => {
    const [one, second] = saidIn(text, own) ?? [];
    return one && !second && one.perMonth === undefined && (isWhole.test(text) || amountAlone(text, own)) ? one.cents : undefined;
  };
  const counted = lately.map((text) => people.exec(text)).findLast(Boolean);
  const sum = lately.map(sumIn).findLast((one) => one !== undefined);
  const isNew = sumIn(newest) !== undefined || people.test(newest);
  const count = ones[counted?.[1] ?? ""] ?? Number(counted?.[1]);
  if (!isNew || !counted || sum === undefined || sum < 2_000 || !(count >= 2)) return undefined;
  const back = Math.floor(sum / 10 / 500) * 500;
  const each = Math.floor((sum - back) / count / 100) * 100;
  const forKids = /kids|children|boys|girls/.test(counted[2] ?? "");
  const kept = back > 0 ? `With ${show(back)} kept back for wrapping, tape and the one thing that is forgotten, ` : "";
  const santa = /\bsanta\b/.test(all) ? " Santa may bring one thing each, and the rest comes from you; many families have it so." : "";
  return {
    topic: "give-without-money",
    text: `${kept}${show(sum)} for ${counted[1]} ${counted[2]} is ${show(each)} each. ${forKids ? `That holds one thing to unwrap first and two small ones: something to read or draw with, something for outside, something sweet. Used counts; children see the bow.${santa} And give away time with a date on it: “Saturday, pancakes and the sled hill.”` : "That is room for one small thing each, or for one thing together. Drawing names makes it one present for each person, and mostly everybody is relieved."}${forKids ? "\n\nToys for Tots and 211 give presents to families in a tight year; the lists close early in December." : ""}\n\n**One next step:** write the ${counted[1]} names with one wish beside each, before you see a store.\n\nWhat does each of them wish for most?`,
  };
}
