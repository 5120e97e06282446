import type { Turn } from "./coach.answers.rules.ts";
import { plain } from "crisis-detector/plain";
import { dishes, ingredients, meats, type Dish, type Ingredient } from "../answers/coach.dishes.content.ts";
import { recipes } from "../answers/coach.recipes.content.ts";
import { namesOnly } from "./coach.own-matter.rules.ts";

/** What can be cooked with what somebody has at home. */

type Talk = Pick<Turn, "newest" | "before" | "last" | "said">;

const names = Object.entries(ingredients).map(([id, words]) => [id as Ingredient, new RegExp(String.raw`\b(?:${words})\b`, "g")] as const);
const named = (output: string): Ingredient[] => {
  const found = names.filter(([, words]) => output.search(words) >= 0).map(([id]) => id);
  return found.filter((id) => !(id === "potatoes" && found.includes("sweet-potatoes")));
};
const besides =
  /\b(?:cans?|bags?|packs?|packets?|boxes|frozen|fresh|canned|leftover|cooked|raw|ground|left|fridge|freezer|pantry|cupboard|kitchen|home|house|onions?|garlic|salt|pepper|oil|butter|milk|spices?|sauce|soy|flour|sugar|mayo|mustard|lettuce|cucumber|lemon|cook|dinner|lunch|ingredients?|meat|food)\b/;

const cooking = /\b(?:cook\w*|dinner|lunch|supper|meals?|recipes?|fridge|pantry|ingredients|eat (?:tonight|today))\b/;
/** "What can I make with eggs and rice", "dinner ideas with chicken", "chicken recipes". */
const asksWith =
  /\b(?:cook|make|do|prepare|eat|recipes?|dinners?|lunch|meals?|dish(?:es)?|ideas?|something|anything)\b[^.!?]{0,25}\b(?:with|using|from|out of)\b/;
const asksDish = /\b(?:recipes?|dinner ideas?|ideas?|meals?|dish(?:es)?)\b/;
const has =
  /^\W*(?:(?:ok(?:ay)?|so|well|um+|hm+|i think|right now|all|at home)\W+)*(?:i|we)(?:'ve| have)?(?: (?:only|just|also|still|have|got|need to use(?: up)?|want to use(?: up)?|bought|there'?s))+\b/;
const other =
  /\bhow (?:long|do (?:i|you) (?:cook|boil|store|freeze|keep|know))\b|\b(?:expired|gone bad|smells?|slimy|allerg\w*|calories|protein|only (?:make|cook|know|eats?|eat)|food (?:bank|stamps|pantr\w+)|snap|wic|hungry|starving|poison\w*|mold\w*|recall\w*|diet|weight|baby|dog|cat|puppy|out of (?:food|money))\b|\b(?:save|saving|bills?|rent|debt|\$\d+)\b/;
const again =
  /^\W*(?:(?:ok(?:ay)?|and|but|or|hm+|no|thanks|cool|please|nice)\W+)*(?:(?:do you have |got |give me |tell me |is there |what about |how about |any |i want |i'?d like |show me )*(?:an?|some|any|something|anything)? ?(?:something|anything|another|other|different|more|new|one more|else)(?: (?:one|ones|idea|ideas|recipes?|dish(?:es)?|options?|else|different))*|i (?:don'?t|do not) (?:like|want) (?:that|those|these|them|any of (?:them|those|that))|what else(?: (?:can|could) i (?:make|cook|do))?)(?: please)?\W*$/;
const wantsQuick =
  /\b(?:quick\w*|fast\w*|easy|easier|easiest|simple|simpler|no time|hurry|(?<!have (?:about |only |like )?)(?:10|15|20|ten|fifteen|twenty)[- ]min\w*|little time|too (?:long|much work|complicated))\b/;
const wantsNoMeat = /\b(?:vegetarian|veggie|meatless|(?:no|without|don'?t eat) meat)\b/;
const ideaAfter = "Which of them would you eat tonight?";
const ideaAgain = "Which one sounds best to you?";
const lead = "With";
const timeWords =
  "The minutes stand beside each, from the first cut to the plate; the first time count ten more, because you look things up. What really saves time: put everything ready before the heat goes on, start the water or the oven first, and use frozen vegetables, which need no washing and no cutting. Twice as much takes hardly longer, and tomorrow is done.\n\n**One next step:** begin with the shortest of them tonight.\n\nHow many minutes do you have on a usual evening?";

const listed = (ids: readonly Ingredient[]): string => {
  const all = ids.map((id) => (id === "beef" ? "ground meat" : id.replace("-", " ")));
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}`;
};

/** Those that use the most of what is there; with something that is missing only where there are no others. */
function chosen(have: readonly Ingredient[], fits: (dish: Dish) => boolean): Dish[] {
  const used = ({ needs }: Dish) => needs.filter((one) => have.includes(one)).length;
  const all = dishes
    .map((dish, at) => ({ dish, at, uses: used(dish), lacks: dish.needs.length - used(dish) }))
    .filter(({ dish, uses }) => uses > 0 && fits(dish))
    .toSorted((one, two) => two.uses - one.uses || one.lacks - two.lacks || one.at - two.at);
  const whole = all.filter(({ lacks }) => lacks === 0);
  return [...whole, ...all.filter(({ lacks }) => lacks > 0)].map(({ dish }) => dish).slice(0, 3);
}

const without =
  /\b(?:without|no|not|hates?|(?:don'?t|doesn'?t|can'?t|do not) (?:like|eat|have|want)|allergic to|instead of|except) (?:any |the )?[a-z]+/g;
const asksTime =
  /^\W*(?:(?:and|ok(?:ay)?|so)\W+)*how long (?:does|do|will|would) (?:that|it|they|this|these|each|the first one) (?:take|need)(?: (?:to (?:cook|make)|in all))*\W*$/;
const recipeOf = (words: string) =>
  new RegExp(
    String.raw`\b(?:recipes? (?:for|of)|how (?:do|can|should|would) (?:i|you|we) (?:make|cook|bake)|how to (?:make|cook|bake)|(?:want|like|love|try(?:ing)?) to (?:make|cook|bake)|can you (?:give|tell|teach) me how to (?:make|cook|bake)) (?:an? |some |the |my |good |easy |simple |quick |healthy |homemade |basic |cheap |best )*(?:${words})\b(?![- ](?:with|for (?:my|a) (?:birthday|party))?\w* ?(?:plan|budget|order))|^\W*(?:(?:an?|easy|simple|quick|healthy|homemade|good)\W+)*(?:${words}) recipes?\W*$`,
  );
/** A recipe that is asked for by its name. */
function recipeAnswer(output: string, said: Talk["said"]): { text: string; topic: string } | undefined {
  const found = recipes.find(({ on }) => recipeOf(on).test(output));
  if (!found || said(`**${found.name}**, ${found.text.slice(0, 30)}`)) return undefined;
  return {
    text: `**${found.name}**, ${found.text}\n\nRead it once to the end, and put everything ready before the heat goes on; then it's hardly possible to go wrong. Taste before you serve.\n\n**One next step:** check which two things are missing at home, and write them down.\n\nFor how many is it, and is there anything in it that you don't eat?`,
    topic: "learn-cooking",
  };
}

/** Dishes for what the newest message names, or for what was named before where it asks for another one or a quick one. */
export function dishAnswer({ newest, before, last, said }: Talk): { text: string; topic: string } | undefined {
  const output = plain(newest);
  const recipe = output.length > 140 ? undefined : recipeAnswer(output, said);
  if (recipe) return recipe;
  const isTime = asksTime.test(output) && last.includes(" minutes: ");
  if (isTime) return said(timeWords.slice(0, 60)) ? undefined : { text: timeWords, topic: "cook-cheap" };
  if (output.length > 140 || other.test(output)) return undefined;
  const wanted = output.replaceAll(without, " ");
  const have = named(wanted);
  const earlier = before.slice(-6).map((text) => plain(text.slice(0, 300)));
  const isCooking = earlier.some((text) => cooking.test(text)) || [ideaAfter, ideaAgain].some((one) => last.includes(one));
  const onlyNamed = namesOnly(
    names.reduce((all, [, words]) => all.replace(words, " "), output),
    besides,
  );
  const isAsked =
    have.length > 0 &&
    (asksWith.test(output) ||
      (asksDish.test(output) && !/\bmeal plans?\b/.test(output) && onlyNamedOrAsk(output)) ||
      (has.test(output) && onlyNamed && (have.length > 1 || isCooking)) ||
      (isCooking && onlyNamed));
  const told = earlier.map(named).findLast((ids) => ids.length > 0) ?? [];
  const isLater =
    have.length === 0 &&
    said("that is a dinner already") &&
    told.length > 0 &&
    output.split(" ").length <= 9 &&
    (again.test(output) || wantsQuick.test(output) || wantsNoMeat.test(output));
  if (!isAsked && !isLater) return undefined;
  const isMore = isAsked && told.length > 0 && /\b(?:also|too|as well|and)\b/.test(output) && isCooking && have.length < 3;
  const with_ = isMore ? [...new Set([...told, ...have])] : isAsked ? have : told;
  const isQuick = wantsQuick.test(output);
  const isMeatless = [...earlier, output].some((text) => wantsNoMeat.test(text));
  const all = chosen(
    with_,
    ({ name, minutes, needs }) =>
      (isQuick || isMore || !said(`**${name}**`)) && (!isQuick || minutes <= 20) && (!isMeatless || !needs.some((one) => meats.has(one))),
  );
  if (all.length === 0) return undefined;
  const [first] = all;
  const lines = all.map(({ name, minutes, how }, at) => `${at + 1}. **${name}**, ${minutes} minutes: ${how}`).join("\n");
  const intro = isQuick
    ? `${lead} ${listed(with_)}, in twenty minutes or less:`
    : isLater
      ? `${lead} ${listed(with_)}, something else:`
      : `${lead} ${listed(with_)} that is a dinner already:`;
  const next = `**One next step:** ${first && first.minutes > 30 ? "turn on the oven or the stove now; the rest is cut while it gets hot." : "put the pan or the water on now; the rest is cut while it gets hot."}`;
  return { text: `${intro}\n\n${lines}\n\n${next}\n\n${said(ideaAfter) ? ideaAgain : ideaAfter}`, topic: "cook-cheap" };
}
/** A request that names nothing but food: "healthy chicken recipes for two". */
const asked =
  /\b(?:recipes?|dinners?|ideas?|meals?|dish(?:es)?|healthy|healthier|easy|quick|simple|cheap|budget|tasty|delicious|vegetarian|vegan|family|weeknight|show|suggest)\b/;
const onlyNamedOrAsk = (output: string): boolean =>
  namesOnly(names.reduce((all, [, words]) => all.replace(words, " "), output).replace(new RegExp(asked.source, "g"), " "), besides);
