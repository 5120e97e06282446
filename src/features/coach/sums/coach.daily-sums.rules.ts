import type { Turn } from "../talk/coach.answers.rules.ts";
import { plain } from "crisis-detector/plain";
import { ones } from "./coach.number-words.content.ts";

/** Sums of daily life: what meals for some people cost, what takeout costs beside cooking, a party, and a trip. */

type Talk = Pick<Turn, "newest" | "before" | "said">;
interface Answer {
  text: string;
  topic: string;
}
type Rule = (talk: { output: string; earlier: readonly string[]; all: readonly string[] }) => Answer | undefined;

const figure = (word = ""): number => ones[word] ?? Number(word.replaceAll(",", ""));
const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const people = [
  new RegExp(String.raw`\b(?:family|household|group|party) of ${count}\b`),
  new RegExp(String.raw`\b${count} (?:hungry )?(?:people|persons|adults|of us|eaters|servings|portions|guests|(?:\w+ )?kids|children)\b`),
  new RegExp(
    String.raw`\b(?:for|we are|we're|feed(?:ing)?|serves?) (?:all |the )?${count}\b(?! (?:days?|weeks?|months?|meals?|dinners?|nights?|hours?|minutes?|dollars|bucks|year))`,
  ),
] as const;
/** How many eat, as it was told last. */
function eaters(all: readonly string[]): number | undefined {
  for (const text of all.toReversed()) {
    const adults =
      /\b(?:me|i) and my (?:husband|wife|partner|boyfriend|girlfriend|roommate|son|daughter|mom|dad|kid)\b|\b(?:the two of us|couple)\b/.test(
        text,
      );
    const kids = new RegExp(String.raw`\b(?:and|with|have|plus) (?:my |our )?${count} kids\b`).exec(text)?.[1];
    if (adults) return 2 + (kids === undefined ? 0 : figure(kids));
    const found = people.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined);
    if (found !== undefined) return figure(found);
    if (/\b(?:just|only) (?:for )?me\b|\bfor (?:one|myself)\b|\bi live alone\b|\bby myself\b/.test(text)) return 1;
  }
  return undefined;
}
const meals =
  /\b(?:meals?|meal ?plan\w*|meal ?prep\w*|dinners?|cook\w*|recipes?|eat(?:ing)? (?:healthy|healthier|well|cheap\w*|on a budget)|shopping list|grocery list|menu)\b/;
const takeout =
  /\b(?:take ?-?out|order(?:ing)? (?:in|out|food)|eat(?:ing)? out|door ?dash|uber ?eats|grub ?hub|delivery|fast food|restaurants?|lunch out|buy(?:ing)? (?:my )?lunch)\b/;
const isMealTalk = (earlier: readonly string[]) => earlier.some((text) => meals.test(text)) && !earlier.some((text) => takeout.test(text));
const dollars = (sum: number) => `$${sum.toLocaleString("en-US")}`;
const near = (sum: number, step = 5) => Math.round(sum / step) * step;

const begin = String.raw`^\W*(?:(?:ok(?:ay)?|and|so|but|thanks|great|cool|nice|please|also|yes|can you|could you)\W+)*`;
const asksCost =
  /\b(?:how much|what)\b[^.!?]{0,20}\b(?:will|would|does|do|is|might|should)?\b[^.!?]{0,15}\b(?:cost|costs|be|total|price|pay|spend)\b|\bhow (?:expensive|much)\b\W*(?:is (?:it|that|this))?\W*$|\bis (?:it|that|this) (?:expensive|cheap|affordable)\b|\bcan i do (?:it|that|this) (?:for|on|with) (?:less|\$\d+)/;
/** USDA Thrifty Food Plan, monthly reports at fns.usda.gov: about $250 to $310 a month for an adult. */
const mealCost: Rule = ({ output, earlier, all }) => {
  if (!isMealTalk(earlier) || !asksCost.test(output) || /\b(?:save|rent|book|vet|repair)\b/.test(output)) return undefined;
  const n = eaters(all);
  const [low, high] = [58 * (n ?? 1), 72 * (n ?? 1)].map((sum) => near(sum)) as [number, number];
  const who = n === undefined ? "for each adult" : n === 1 ? "for one" : `for ${n} people`;
  return {
    topic: "meal-planning",
    text: `Cooked from basics, all food of a week is about ${dollars(low)} to ${dollars(high)} ${who}; small children need less, and a dear city more. One such dinner is about $2 to $3 a plate${n !== undefined && n > 1 ? `, so ${dollars(2 * n)} to ${dollars(3 * n)} on the table` : ""}. Meatless evenings with beans, lentils or eggs pull it down, meat, cheese and drinks up. The first week costs some dollars more, for oil and spices.\n\nThe [Meal Budget Planner](/lifestyle) counts a plan against your own sum and lists what to buy.\n\n**One next step:** look up the prices of three things on the list in your store's app.\n\n${n === undefined ? "For how many people is it, and what may the week cost?" : "What may the week cost at most?"}`,
  };
};

const amount = (n: number, each: number, unit: string) => `${Number((n * each).toFixed(1)).toString()} ${unit}`;
const asksList = new RegExp(
  String.raw`${begin}(?:with )?(?:a |the )?list of (?:what|things|everything)? ?(?:to buy|i need|groceries|ingredients)\W*$|${begin}(?:(?:give|make|write|send|show)(?: me)? |(?:i need|what about|how about) )?(?:an?|the|my)? ?(?:simple |cheap |short |quick |weekly )*(?:shopping|grocery|groceries) list(?: (?:for (?:it|that|this|the week|\w+ people|\w+)|too|please|with prices|then))*\W*$|${begin}what (?:do|should) i (?:need to )?(?:buy|get)(?: (?:for (?:it|that|this)|at the store|first))*\W*$`,
);
const shoppingList: Rule = ({ output, earlier, all }) => {
  if (!(asksList.test(output) && (isMealTalk(earlier) || /\b(?:shopping|grocery) list\b/.test(output)))) return undefined;
  const n = eaters(all) ?? 2;
  if (!(n >= 1 && n <= 10)) return undefined;
  const isMeatless = all.some((text) => /\b(?:vegetarian|vegan|(?:no|without|don'?t eat) meat|meatless)\b/.test(text));
  return {
    topic: "meal-planning",
    text: `For five simple dinners and leftovers, for ${n === 1 ? "one" : `${n} people`}:\n\n- Dry: rice ${amount(n, 0.5, "lb")}, pasta ${amount(n, 0.5, "lb")}, lentils ${amount(n, 0.25, "lb")}, oats\n- Cans: ${Math.ceil(n * 0.75)} of tomatoes, ${Math.ceil(n * 1.25)} of beans or chickpeas\n- Cold: ${Math.max(6, n * 6)} eggs, cheese ${amount(n, 4, "oz")}, plain yogurt\n- Protein: ${isMeatless ? `tofu ${amount(n, 0.5, "lb")}` : `chicken thighs ${amount(n, 0.75, "lb")}`}\n- Vegetables: ${Math.ceil(n / 2)} ${n > 2 ? "bags" : "bag"} of frozen mixed ones, carrots, onions, a cabbage, potatoes ${amount(n, 1.5, "lb")}\n- Tortillas or bread, garlic, lemon, bananas\n\nThat makes bean chili, fried rice, lentil soup, a tray with potatoes, and pasta with tomatoes, at about ${dollars(near(20 * n))} to ${dollars(near(28 * n))} in a discount store.\n\n**One next step:** strike what is in the cupboard already.\n\nIs there anything on it that nobody eats?`,
  };
};

const onlyPeople = new RegExp(
  String.raw`${begin}(?:it'?s |i (?:cook|eat) |we(?:'re| are) |we have |i have |there are |just |only |make it )*(?:for )?(?:a |the |my |our )?(?:family of ${count}|${count}(?: (?:people|persons|adults|of us|kids|hungry people|in total))?|me and my \w+(?: and (?:\w+ ){0,2}kids)?|the two of us|just me|only me|one person|myself)(?: (?:adults?|people|and|\d+|two|three|one|kids?|children|please|with|small))*\W*$`,
);
/** "For a family of 4": how much a dinner needs, and what it costs. */
const dinnersFor: Rule = ({ output, earlier, all }) => {
  const isFirst =
    /\b(?:dinners?|meals?|recipes?|dishes)\b/.test(output) &&
    /\b(?:cheap|easy|ideas?|quick|simple|healthy|budget|need|give)\b/.test(output) &&
    !/\$\d|\b(?:week|plan|prep|costs?|how much|date|party)\b/.test(output);
  const isLater = onlyPeople.test(output) && isMealTalk(earlier);
  const isOther = /\b(?:party|birthday|guests|recipes? for|how (?:do|to|can) (?:i |you |we )?(?:make|bake))\b/.test(all.join(" "));
  const n = isOther ? undefined : isFirst ? eaters([output]) : isLater ? eaters(all) : undefined;
  if (n === undefined || !(n >= 1 && n <= 10)) return undefined;
  const isMeatless = all.some((text) => /\b(?:vegetarian|vegan|(?:no|without|don'?t eat) meat|meatless)\b/.test(text));
  return {
    topic: "meal-planning",
    text: `${n === 1 ? "For one" : `For ${n}`}, five dinners of about ${dollars(2 * n)} to ${dollars(3 * n)} each:\n\n1. Bean chili: ${Math.ceil(n * 0.75)} ${n > 1 ? "cans" : "can"} of beans, ${Math.ceil(n / 3)} of tomatoes, rice.\n2. Fried rice: ${amount(n, 1 / 3, n > 3 ? "cups" : "cup")} of dry rice, ${n * 2} eggs, frozen vegetables.\n3. Pasta with tomatoes and lentils: ${amount(n, 3, "oz")} of pasta.\n4. ${isMeatless ? `Chickpeas, potatoes and carrots on one tray` : `One tray: ${amount(n, 0.33, "lb")} of chicken thighs, ${n * 2} potatoes, carrots`}, 425 °F, 40 minutes.\n5. Quesadillas with beans and cheese, cabbage salad.\n\nCook the chili and the pasta double: that is two lunches.\n\n**One next step:** choose the two for the busiest evenings, and buy those first.\n\nDo you want a shopping list for it, or is there something you don't eat?`,
  };
};

const often = new RegExp(
  String.raw`\b(almost every ?(?:day|night)|every ?(?:day|night|evening)|daily|twice a week|(?:about |like |maybe )?${count}(?:[- ](?:to|or|-)[- ]?\d)? (?:times|days|nights|evenings)(?: (?:a|per|every|each) week)?)`,
);
const perWeek = (found: RegExpExecArray | null): number | undefined =>
  found === null
    ? undefined
    : found[1]?.startsWith("almost")
      ? 6
      : /^(?:every|daily)/.test(found[1] ?? "")
        ? 7
        : found[1]?.startsWith("twice")
          ? 2
          : figure(found[2]);
const eachPrice =
  /\$(\d{1,2})\b(?! ?(?:a|per) (?:week|month|day))|\b(\d{1,2}) (?:dollars|bucks) (?:each|a (?:time|meal|order)|per (?:meal|order)|every time)\b/;
const asksSaved =
  /\bhow much\b[^.!?]{0,25}\b(?:save|saved|saving)\b|\bwhat (?:could|would|can|do) i save\b|\bis (?:it|that) (?:worth|much|a lot|really cheaper|cheaper)\b/;
/** "I order almost every day", "how much could I save?" */
const takeoutSaved: Rule = ({ output, earlier, all }) => {
  if (!earlier.some((text) => takeout.test(text)) || /\bhow much (?:do|does|is) (?:the )?(?:vet|rent|car)\b/.test(output)) return undefined;
  const month = all.map((text) => /\$(\d{2,4})(?: (?:a|per|every|each) month|\/month| monthly)\b/.exec(text)?.[1]).findLast(Boolean);
  const times = perWeek(all.map((text) => often.exec(text)).findLast(Boolean) ?? null);
  const price = all.flatMap((text) => eachPrice.exec(text)?.slice(1).filter(Boolean) ?? []).at(-1);
  if (
    !asksSaved.test(output) ||
    (month === undefined && !(times !== undefined && times > 0 && times <= 14) && price === undefined && !/\bsave\b/.test(output))
  )
    return undefined;
  if (month !== undefined) {
    const sum = figure(month);
    return {
      topic: "cook-cheap",
      text: `Of the ${dollars(sum)} a month about three quarters would stay with you if you cooked the same meals, so up to ${dollars(near(sum * 0.75))} a month and ${dollars(near(sum * 9, 50))} a year. Nobody cooks all of them. With every second order cooked, it's about ${dollars(near(sum * 0.375))} a month, and that is a figure you can keep.\n\nIt only counts when it moves: send it to a goal or a debt on the day the money comes in.\n\n**One next step:** choose the two evenings that become cooked ones, and move a week's worth now.\n\nWhat would you use it for?`,
    };
  }
  const n = times ?? 3;
  const each = figure(price ?? "18");
  const home = 4;
  const week = n * Math.max(each - home, 1);
  return {
    topic: "cook-cheap",
    text: `${times === undefined ? `Say ${n} orders` : `With ${n} ${n === 1 ? "order" : "orders"}`} a week at ${price === undefined ? "about " : ""}${dollars(each)} with fees and tip, and about ${dollars(home)} for the same plate cooked at home, it's ${dollars(week)} a week: about ${dollars(near(week * 4.3))} a month and ${dollars(near(week * 52, 50))} a year. If you cook only half of them, half of it, and that's the version that lasts.\n\nIt stays only if it moves: send it to a goal or a debt on the same day.\n\n**One next step:** open the app's order list, and count last month's orders and their sum.\n\nWhat would you do with ${dollars(near(week * 2.15))} more a month?`,
  };
};

const party = /\b(?:part(?:y|ies)|birthday|baby shower|graduation|potluck|barbecue|bbq|cookout)\b/;
const isKids = /\b(?:kids?|children|son|daughter|year[- ]old|(?:1st|first|2nd|3rd|4th|5th|6th|7th|8th) birthday|toddler)\b/;
/** "How do I feed a family of 5 on $100 a week?" The USDA Thrifty Food Plan is about $58 to $72 a week for an adult, less for children. */
const feedOn: Rule = ({ output, all }) => {
  const n = eaters([output]);
  const week = /\$?\b(\d{2,4})\b(?: dollars| bucks)? ?(?:a|per|each|\/) ?(week|month)\b/.exec(output);
  const isFood = /\b(?:feed|food|groceries|eat|meals?|cook)\b/.test(output);
  if (
    n === undefined ||
    !week ||
    !isFood ||
    !/\b(?:how|can (?:i|we|you)|possible|plan|enough)\b/.test(output) ||
    /\b(?:i|we) (?:spend|pay|make|earn)\b/.test(output)
  )
    return undefined;
  const sum = Math.round(figure(week[1]) / (week[2] === "month" ? 4.3 : 1));
  const each = Math.round(sum / n);
  if (!(n >= 1 && each >= 5)) return undefined;
  const isMeatless = all.some((text) => /\bvegetarian|meatless\b/.test(text));
  return {
    topic: "groceries-cost",
    text: `${dollars(sum)} a week for ${n} is ${dollars(each)} each; the USDA's thriftiest plan is about $58 to $72 for an adult and $35 to $50 for a child, so that is ${each < 35 ? "very tight" : each < 55 ? "tight, and it works with a plan" : "enough with a plan"}. A week:\n\n1. Breakfast: oats with banana, or eggs on toast.\n2. Lunch: last night's dinner, or peanut butter or bean wraps.\n3. Dinner: bean chili twice, fried rice with eggs, lentil soup, pasta with tomatoes, ${isMeatless ? "chickpeas and potatoes on one tray" : "one tray with chicken thighs and potatoes"}, leftovers.\n\nBuy rice, oats, beans and potatoes in large bags, frozen vegetables, store brands, and fruit in season.${each < 45 ? " At this sum ask about SNAP, WIC and school meals; 211 knows a pantry nearby." : ""}\n\n**One next step:** write these dinners on seven days, and shop from that list only.\n\nHow many of you are children, and is there anything nobody eats?`,
  };
};

const regions: readonly (readonly [RegExp, string, number, number, number, number])[] = [
  // ranges of careful travel from the U.S., per person: the flight, then a day with bed, food and tickets
  [
    /\b(?:italy|rome|france|paris|spain|barcelona|germany|ireland|england|london|europe|netherlands|amsterdam|austria)\b/,
    "Western Europe",
    500,
    1000,
    100,
    160,
  ],
  [/\b(?:portugal|greece|croatia|poland|prague|budapest|turkey)\b/, "that part of Europe", 550, 1050, 80, 130],
  [/\b(?:japan|tokyo|korea|seoul)\b/, "Japan or Korea", 800, 1400, 90, 150],
  [/\b(?:thailand|bali|vietnam|india|asia)\b/, "Southeast Asia or India", 800, 1400, 45, 80],
  [/\b(?:mexico|cancun|costa rica|puerto rico|caribbean|jamaica|dominican republic|bahamas|colombia|peru)\b/, "there", 300, 650, 70, 130],
  [/\b(?:hawaii|alaska)\b/, "there", 350, 800, 130, 220],
  [
    /\b(?:florida|california|new york|vegas|chicago|texas|colorado|disney\w*|beach|mountains|lake|national parks?|road trip|canada|somewhere (?:warm|nice|near))\b/,
    "the U.S.",
    100,
    350,
    90,
    160,
  ],
];
const tripTalk =
  /\b(?:want|wanna|would like|love|dream\w*|planning) (?:of |to )?(?:go|going|travel|fly)\w* to\b|\b(?:travel\w*|trip|vacation|holiday|getaway|visit|fly to|honeymoon)\b/;
/** "How much should I budget for a vacation", "a week in Mexico", "for 2". */
const tripCost: Rule = ({ output, earlier }) => {
  const lately = [...earlier.slice(-4), output];
  if (
    !lately.some((text) => tripTalk.test(text)) ||
    lately.some((text) => /\b(?:business trip|work trip|visit (?:my|him|her|family)|boss|debt|saved|time off|days off)\b/.test(text))
  )
    return undefined;
  const region = lately.map((text) => regions.find(([on]) => on.test(text))).findLast(Boolean);
  const isAsked = lately.some((text) =>
    /\b(?:how much|cost|budget|need|afford|save for|expensive)\b|\b(?:want|wanna|would like|like|love|dream\w*|planning) (?:of |to )?(?:go(?:ing)?|travel(?:ing)?|fly(?:ing)?) to\b|\b(?:trip|vacation|week|days) (?:to|in)\b/.test(
      text,
    ),
  );
  const dayWords = new RegExp(String.raw`\b${count}[- ](days?|nights?|weeks?)\b|\b(a) (week(?:end)?)\b`);
  const budget =
    /^\W*(?:(?:i have|my budget is|about|only|with|we have)\W+)*\$?(\d{3,5})\b(?: (?:dollars|budget|max|total|in all|saved))*\W*$/.exec(
      output,
    )?.[1];
  const hasSum = (text: string) => /\$ ?\d|\b\d+(?:\.\d)?k\b/.test(text);
  if (earlier.some(hasSum) || (budget === undefined && hasSum(output))) return undefined;
  const isNew =
    budget !== undefined ||
    regions.some(([on]) => on.test(output)) ||
    eaters([output]) !== undefined ||
    dayWords.test(output) ||
    /\b(?:how much|cost|expensive|what would)\b/.test(output);
  if (!region || !isAsked || !isNew || output.split(" ").length > 16) return undefined;
  const found = lately.map((text) => dayWords.exec(text)).findLast(Boolean);
  const unit = found?.[2] ?? found?.[4] ?? "days";
  const length = (found?.[1] === undefined ? 1 : figure(found[1])) * (unit.startsWith("weekend") ? 3 : unit.startsWith("week") ? 7 : 1);
  const days = found ? Math.max(length, 2) : 7;
  const n = eaters(lately) ?? 1;
  const [, place, flightLow, flightHigh, dayLow, dayHigh] = region;
  const low = near((flightLow + days * dayLow) * n, 50);
  const high = near((flightHigh + days * dayHigh) * n, 50);
  if (budget !== undefined) {
    const own = figure(budget);
    const fits = own >= high ? "easily enough" : own >= low ? "possible if you travel carefully" : "too short for that";
    const fewer = Math.floor((own / n - flightLow) / dayLow);
    const advice =
      own >= low
        ? `Keep ${dollars(near(own * 0.1, 10))} of it for what goes wrong, book the bed with a kitchen, and one meal out a day.`
        : fewer >= 2
          ? `It would carry about ${fewer} days, or the whole time somewhere nearer by car.`
          : "A nearer place by car, or some more months of putting money aside, would fit.";
    return {
      topic: "save-for-trip",
      text: `${dollars(own)} for ${n === 1 ? "one" : n} and ${days} days ${place === "there" ? "there" : `in ${place}`} is ${fits}: usual are ${dollars(low)} to ${dollars(high)}, with the way there in it. ${advice}\n\nThe flight decides most, so look at it first: midweek, off season, and from a second airport. What is left, divided by the days, is your sum for each day; write it down before you go.\n\n**One next step:** look up one real flight and one real room for the same week.\n\nWhen would you like to go?`,
    };
  }
  return {
    topic: "save-for-trip",
    text: `For ${n === 1 ? "one person" : `${n} people`} and ${days} days ${place === "there" ? "there" : `in ${place}`}, careful and from the United States, about ${dollars(low)} to ${dollars(high)}:\n\n1. Getting there: ${dollars(flightLow * n)} to ${dollars(flightHigh * n)}${place === "the U.S." ? "; a car full of people costs less" : ""}.\n2. Bed, food and tickets: ${dollars(dayLow * n)} to ${dollars(dayHigh * n)} a day${n > 1 ? " together, less if you share rooms" : ""}.\n3. On top, ten percent for what goes wrong.\n\nThese are usual ranges and no offers; check one real flight and one real room. Off season and a place with a kitchen take a third off. Over ten months the lower figure is ${dollars(near(low / 10))} a month.\n\n**One next step:** set a flight alert for two possible months, or look up one room.\n\n${found ? "When would you like to go?" : "How many days do you have, and when?"}`,
  };
};

/** "10 kids", "$100": what a party of this size may cost in its parts. */
const partyBudget: Rule = ({ output, earlier }) => {
  const lately = [...earlier.slice(-4), output];
  const isParty = lately.some(
    (text) => party.test(text) && /\b(?:plan|throw|host|organi[sz]e|budget|cheap\w*|ideas?|party|have)\b/.test(text),
  );
  const isOther = lately.some((text) => /\b(?:gifts?|presents?|invited to|forgot|drunk|alone|nobody came|anxious|debt)\b/.test(text));
  if (!isParty || isOther) return undefined;
  const n = lately.map((text) => people.map((one) => one.exec(text)?.[1]).find(Boolean)).findLast(Boolean);
  const sum = lately
    .map((text) => /\$ ?(\d{2,4})\b/.exec(text)?.[1] ?? /\b(\d{2,4}) (?:dollars|bucks)\b/.exec(text)?.[1])
    .findLast(Boolean);
  const isNew = (n !== undefined && people.some((one) => one.test(output))) || /\$ ?\d{2,4}\b|\b\d{2,4} (?:dollars|bucks)\b/.test(output);
  if (!isNew || n === undefined || output.split(" ").length > 14) return undefined;
  const heads = figure(n);
  if (!(heads >= 2)) return undefined;
  const forKids = isKids.test(lately.join(" "));
  const total = sum === undefined ? undefined : figure(sum);
  if (total === undefined)
    return {
      topic: "give-without-money",
      text: forKids
        ? `${heads} kids need less than adults think. About $5 to $8 a child covers it, so ${dollars(heads * 5)} to ${dollars(heads * 8)}: a homemade cake and juice ($20), fruit and popcorn ($12), balloons and paper ($8), one small thing to take home ($1 each). Two hours in the afternoon, so that no meal is needed; a park costs nothing.\n\nGames: treasure hunt, freeze dance, musical chairs, a painting table for the quiet ones.\n\n**One next step:** fix the day, the two hours and the place, and write the invitation tonight.\n\nWhat may it cost in all?`
        : `For ${heads} guests count about $5 to $8 a head with one big pot and drinks, so ${dollars(heads * 5)} to ${dollars(heads * 8)}. It gets half of that when people bring something: “I make the chili. Could you bring bread, and you something sweet?” Chili, pasta bake or tacos from trays wait patiently; candles and a playlist do the rest.\n\n**One next step:** choose the pot, and write to three people what they could bring.\n\nWhat may it cost in all?`,
    };
  const part = (share: number) => dollars(near(total * share));
  return {
    topic: "give-without-money",
    text: forKids
      ? `${dollars(total)} for ${heads} kids is ${dollars(Math.floor(total / heads))} a child, and that is enough:\n\n1. Cake and drinks: ${part(0.25)}. Two boxes of mix, frosting, juice.\n2. Something salty and fruit: ${part(0.2)}.\n3. One activity with a theme: ${part(0.2)}, a treasure hunt, a painting table or a piñata.\n4. Balloons and paper: ${part(0.1)}, from a dollar store.\n5. A small thing to take home: ${part(0.15)}.\n6. The rest is for what is forgotten.\n\nTwo hours in the afternoon, at home or in a park, so that no meal is needed.\n\n**One next step:** fix the day and the place, and write the invitation tonight.\n\nWhat is the child crazy about, for the theme?`
      : `${dollars(total)} for ${heads} guests is ${dollars(Math.floor(total / heads))} a head, and that works:\n\n1. One big pot or two trays: ${part(0.45)}, chili, pasta bake or tacos.\n2. Drinks: ${part(0.25)}, water with lemon, one punch; others may bring a bottle.\n3. Cake or something sweet: ${part(0.15)}.\n4. Candles, napkins, ice: ${part(0.1)}.\n5. The rest is for what is forgotten.\n\n“I make the chili. Could you bring bread?” People like to be asked.\n\n**One next step:** fix the day, and ask three people for one thing each.\n\nWhere will it be, and until when?`,
  };
};

const rules: readonly Rule[] = [tripCost, feedOn, takeoutSaved, mealCost, shoppingList, dinnersFor, partyBudget];

/** The first of these sums that answers the newest message, if it was not given. */
export function dailySum({ newest, before, said }: Talk): Answer | undefined {
  const output = plain(newest);
  if (output.length > 140) return undefined;
  const earlier = before.slice(-6).map((text) => plain(text.slice(0, 300)));
  for (const rule of rules) {
    const found = rule({ output, earlier, all: [...earlier, output] });
    if (found && !said(found.text.slice(0, 90))) return found;
  }
  return undefined;
}
