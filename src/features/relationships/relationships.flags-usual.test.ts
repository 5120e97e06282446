import { expect, test } from "vitest";
import { findFlags } from "./relationships.flags.rules.ts";

const keysIn = (text: string) => findFlags(text).phrases.map((phrase) => phrase.flag.key);

/** Situations in the words that are used most often, each with its flag. */
const usual: Record<string, readonly string[]> = {
  "told-around": ["She gossips about me to her friends", "He talks badly about me to his family", "He tells everyone about our fights"],
  "to-others": ["He treats the waiter badly", "She is rude to waiters", "He's always mean to animals"],
  "work-pushed-out": ["My coworkers exclude me from lunch", "My coworker spreads rumors about me", "My manager is bullying me"],
  "work-threat": ["My boss threatens to fire me if I take sick leave", "They threatened to write me up, they threatened my job"],
  flirts: ["My partner flirts with other women in front of me", "He was flirting with my best friend"],
  undefended: ["His mother interferes and he never stands up for me", "He always takes his mother's side", "He doesn't defend me"],
  phone: ["She went through my purse", "He keeps going through my things"],
  whereabouts: [
    "my bf gets weird when i dont reply fast",
    "He gets mad if I don't text back right away",
    "She got angry because I didn't answer her calls",
  ],
  "cut-off": ["He isolates me from my friends"],
  decides: ["He makes decisions for both of us", "He told me I can't wear that dress", "My boyfriend says I can't post photos"],
  "money-control": ["My girlfriend pressures me to lend her money", "He pushed me into signing the loan"],
  "hidden-money": ["My partner keeps secrets about money"],
  lies: [
    "My girlfriend lies about small things",
    "He hides his phone when I come in",
    "He still has dating apps on his phone",
    "He talks to his ex behind my back",
    "He promised to quit drinking but he didn't",
  ],
  "no-sorry": ["She never takes responsibility", "He always has to be right", "She apologizes and then does it again"],
  criticism: ["He keeps bringing up my mistakes from years ago"],
  "one-sided": [
    "I'm always the one who apologizes",
    "He only wants to see me at night",
    "He cancels plans at the last minute",
    "He forgets my birthday every year",
    "My husband never helps around the house",
  ],
  dismissed: ["He refuses to talk about our problems", "She invalidates my feelings", "He never takes me seriously"],
  secrecy: ["He never introduces me to his family"],
  "calm-argument": ["We can disagree without fighting"],
  cheers: ["She encourages my hobbies", "He took my side in front of his mother"],
  "shows-up": ["He makes time for me even when he's busy"],
  "safe-with": ["He makes me feel safe", "My wife makes me feel loved"],
  notices: ["He gives me compliments every day", "She tells me I'm beautiful"],
  sorry: ["He admits when he is wrong", "She owns her mistakes"],
  together: ["We communicate openly", "He plans our future together"],
  "shares-load": ["My partner and I split chores and money fairly"],
  "own-word": [
    "My partner is very controlling",
    "He is manipulative",
    "She is toxic",
    "He has anger issues",
    "She's hot and cold with me",
    "shes so possessive",
  ],
  kind: ["He's kind and patient", "My husband is supportive"],
  fights: ["We fight every day", "We argue about everything"],
  "work-unfair": ["My boss micromanages me", "My boss plays favorites"],
  yelling: ["She yells when things don't go her way"],
  "breaks-things": ["He throws things when he's upset"],
  blame: ["he makes me feel like everything is my fault"],
  silence: ["He disappears for days without a word", "He ghosted me and came back", "She stonewalls me"],
  boundary: ["He doesn't respect my time", "He disrespects my parents"],
  eggshells: ["I feel drained after seeing her"],
};
for (const [key, texts] of Object.entries(usual)) test.each(texts)(`finds ${key} in: %s`, (text) => expect(keysIn(text)).toContain(key));

test.each([
  "He took my side of the bed.",
  "He is never rude to waiters.",
  "She doesn't gossip about me.",
  "He flirts with me.",
  "I went through my drawers.",
  "They told me I can't drive for six weeks after surgery.",
  "He always has to be right on time.",
  "He hides his phone charger.",
  "He promised to come and he did.",
  "I never introduced him to my family.",
  "He was never mean to animals.",
  "I wish he took my side.",
  "If only he made time for me.",
  "She doesn't make me feel safe.",
  "I cancel plans all the time.",
  "I always have to be right.",
  "He isn't controlling.",
  "He is kind in public but not at home.",
  "The fumes are toxic.",
  "We threw the old stuff away.",
  "He yelled when his team scored.",
  "We argued about the movie.",
  "She accused him of flirting with everyone.",
])("marks nothing in: %s", (text) => expect(keysIn(text)).toEqual([]));

test("a box before a door, a push into the pool, a little brother and a lost game are no danger; the same with force is", () => {
  const harmless = [
    "he blocked the door with a box",
    "He blocked the doorway with three moving boxes and the stroller",
    "My neighbor blocks the driveway with his truck every Sunday",
    "My boyfriend pushed me into the pool at the party",
    "My little brother hits me when he loses at Mario Kart",
    "My dad beat me at cribbage again",
  ];
  const danger = [
    "He blocked the door with his body and shouted",
    "He blocked the door with a box so I couldn't leave",
    "He pushed me into the pool and he knows I can't swim",
    "My brother hits me when he loses",
    "My dad beat me at home with a belt",
  ];
  expect(harmless.filter((text) => findFlags(text).hasDanger)).toEqual([]);
  expect(danger.filter((text) => !findFlags(text).hasDanger)).toEqual([]);
});
