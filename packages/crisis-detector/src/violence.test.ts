import { expect, test } from "vitest";
import { lines } from "../evaluation/lines.ts";
import { assess, cardLevel } from "./assess.ts";

/** Sentences generated from tables: what someone does to someone, in every tense, and the same verbs as figures of speech. */
type Verb = { base: string; third: string; ing: string; past: string; done: string };
const verbs = (rows: string): Verb[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [base = "", third = "", ing = "", past = "", done = ""] = row.split(" ");
      return { base, third, ing, past, done };
    });

const subjects = lines(`
he
she
my husband
my wife
my dad
my mom
my boyfriend
my girlfriend
my ex
my brother
my sister
my son
my mom's boyfriend
my stepdad
my caregiver
my roommate
my partner
my uncle
my fiance
my mother in law`);

const blows = verbs(`
hit hits hitting hit hit
beat beats beating beat beaten
choke chokes choking choked choked
kick kicks kicking kicked kicked
punch punches punching punched punched
slap slaps slapping slapped slapped
shove shoves shoving shoved shoved
strangle strangles strangling strangled strangled
smack smacks smacking smacked smacked
bite bites biting bit bitten
headbutt headbutts headbutting headbutted headbutted
whip whips whipping whipped whipped
attack attacks attacking attacked attacked`);
const moves: [Verb, string][] = [
  ["push pushes pushing pushed pushed", "me down the stairs"],
  ["push pushes pushing pushed pushed", "me into the wall"],
  ["throw throws throwing threw thrown", "things at me"],
  ["throw throws throwing threw thrown", "plates at my head"],
  ["throw throws throwing threw thrown", "me on the floor"],
  ["pull pulls pulling pulled pulled", "my hair"],
  ["drag drags dragging dragged dragged", "me by the hair"],
  ["grab grabs grabbing grabbed grabbed", "me by the throat"],
  ["pin pins pinning pinned pinned", "me down"],
  ["knock knocks knocking knocked knocked", "me to the ground"],
  ["burn burns burning burned burned", "me with cigarettes"],
  ["spit spits spitting spat spat", "in my face"],
  ["hit hits hitting hit hit", "me in the face"],
  ["hit hits hitting hit hit", "me with a belt"],
  ["beat beats beating beat beaten", "me up"],
  ["slap slaps slapping slapped slapped", "me across the face"],
].map(([row = "", object = ""]) => [verbs(row)[0]!, object]);
const victims = ["me", "us", "my kids", "our son", "my little sister"];

const active: ((verb: Verb) => string)[] = [
  ({ third }) => third,
  ({ ing }) => `is ${ing}`,
  ({ past }) => past,
  ({ done }) => `has ${done}`,
  ({ ing }) => `has been ${ing}`,
  ({ ing }) => `keeps ${ing}`,
  ({ ing }) => `started ${ing}`,
  ({ ing }) => `won't stop ${ing}`,
  ({ third }) => `gets drunk and ${third}`,
];
const passive: ((done: string) => string)[] = [
  (done) => `I am being ${done} by`,
  (done) => `I was ${done} by`,
  (done) => `I have been ${done} by`,
  (done) => `I got ${done} by`,
  (done) => `I get ${done} by`,
];
const ends = [
  "",
  "again",
  "every night",
  "last night",
  "all the time",
  "yesterday",
  "in front of the kids",
  "when dinner is late",
  "today",
  "hard",
];
const starts = ["last night", "every night", "this morning", "again"];
const now = ["right now", "now", "at this moment", "as I write this", "right now, please help"];

type Made = { text: string; isNow: boolean };
function violence(): Made[] {
  const created: Made[] = [];
  const say = (core: string) => {
    for (const end of ends) created.push({ text: `${core} ${end}`.trim(), isNow: false });
    for (const start of starts) created.push({ text: `${start} ${core}`, isNow: false });
  };
  for (const subject of subjects) {
    for (const tense of active) {
      for (const verb of blows) for (const victim of victims) say(`${subject} ${tense(verb)} ${victim}`);
      for (const [verb, object] of moves) say(`${subject} ${tense(verb)} ${object}`);
    }
    for (const { done } of blows)
      for (const set of passive) say(`${set(done)} ${subject === "he" ? "him" : subject === "she" ? "her" : subject}`);
    for (const end of now) {
      for (const { ing } of blows) created.push({ text: `${subject} is ${ing} me ${end}`, isNow: true });
      for (const [{ ing }, object] of moves) created.push({ text: `${subject} is ${ing} ${object} ${end}`, isNow: true });
    }
  }
  return created;
}

const things = lines(`
rent
the rent
the news
that song
grief
reality
the heat
inflation
my mother's death
losing my job
the diagnosis
jet lag
this cold
loneliness
the bill
the silence
that question
her letter
his funeral
this workout
my commute
tax season`);
const strikes = [
  "hit me",
  "hits me",
  "is hitting me",
  "has hit me",
  "is killing me",
  "is beating me down",
  "punched me in the gut",
  "kicked my butt",
  "slapped me in the face",
  "is choking me",
];
const when = ["", "hard", "hard today", "last night", "again", "right now", "this month", "every winter"];
const friendly = lines(`
is hitting on me
hit on me
keeps hitting on me
hit me up
hit me up for money
hit me with a question
hit me with a surprise bill
beat me at chess
beat me at Mario Kart
beat me to the door
beat me by two points
is beating me in the step challenge
pulled my leg
is pulling my leg
kicked my butt at tennis
kicked me off the family plan
kicked me out of the group chat
pushed me to apply
is pushing me to save more
threw me a party
is throwing me a baby shower
threw some ideas at me
throws work at me
threw me under the bus
hit the gym with me
hit the jackpot
beat my high score
bit my head off
shook my hand
slapped me on the back
punched in for me
is killing me with these puns
choked on the coffee
hit a pothole
hit the brakes
kicked the habit
beat the traffic
pulled me aside after dinner
dragged me to the gym
pushed the date back
hit send
is killing it at work
burned the toast
knocked it out of the park`);
const friendlyWhen = ["", "again", "last night", "today", "right now", "yesterday, it was fun"];

function figures(): string[] {
  const created: string[] = [];
  for (const thing of things) for (const strike of strikes) for (const end of when) created.push(`${thing} ${strike} ${end}`.trim());
  for (const subject of subjects)
    for (const act of friendly) for (const end of friendlyWhen) created.push(`${subject} ${act} ${end}`.trim());
  return created;
}

/** Tens of thousands of sentences: one in 25 of them in the usual run. */
const step = process.env["TEST_SCOPE"] === "usual" ? 25 : 1;
const sample = (missed: readonly string[]) => missed.filter((_, at) => at % Math.ceil(missed.length / 60) === 0).join("\n");

test(
  "of all sentences in which someone is being hurt 98 % bring up the card, and violence that happens now brings up 911",
  { timeout: 400_000 },
  () => {
    const whole = violence();
    const all = whole.filter((_, at) => at % step === 0);
    const missed = all.flatMap(({ text, isNow }) => {
      const { level, kinds } = assess(text);
      return level >= (isNow ? 3 : cardLevel) && (kinds.includes("abuse") || kinds.includes("danger"))
        ? []
        : [`${text} [${level} ${kinds.join()}]`];
    });
    process.stdout.write(`people hurt by others: ${all.length - missed.length} of ${all.length} found\n`);
    expect(whole.length).toBeGreaterThan(20_000);
    expect(1 - missed.length / all.length, sample(missed)).toBeGreaterThanOrEqual(0.98);
  },
);

test("of the same verbs as figures of speech 98 % bring up nothing", { timeout: 200_000 }, () => {
  const whole = figures();
  const all = whole.filter((_, at) => at % step === 0);
  const seen = all.flatMap((text) => {
    const { level, kinds } = assess(text);
    return level >= cardLevel ? [`${text} [${kinds.join()}]`] : [];
  });
  process.stdout.write(`figures of speech: ${all.length - seen.length} of ${all.length} left alone\n`);
  expect(whole.length).toBeGreaterThan(5_000);
  expect(1 - seen.length / all.length, sample(seen)).toBeGreaterThanOrEqual(0.98);
});
