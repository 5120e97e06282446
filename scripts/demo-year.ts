/** Seeds a year of one member's data through the app's own API, on a clock that advances day by day. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hourMs, addDays, addMonths, dayIn, daysBetween, monthOf, weekday, type Day } from "#shared/dates.ts";
import { anchorsOf, splitSource } from "#guides/guides.source.rules.ts";
import type { GuideSlug } from "#guides/guides.rules.ts";
import {
  achievementDraft,
  assessmentDraft,
  conversationDraft,
  decisionDraft,
  interviewDraft,
  plainDraft,
  pollDraft,
  quizDraft,
  reflectionDraft,
  weeklyPlanDraft,
} from "#journal/journal.blocks.rules.ts";
import type { Draft } from "#journal/journal.rules.ts";
import { caller, throwing, type Dice, type Fetch, type Life, type Someone } from "./demo-seed.ts";
import { beginMoney, seedMoney } from "./demo-money.ts";
import { pictureOfAPage } from "./demo-picture.ts";
import * as words from "./demo-texts.ts";

/** `now` in UTC ms; the app behind `fetch` reads the same object. */
type Clock = { now: number };

const yearDays = 365;

/** Seeds the last `days` of a year that ends at `clock.now`, the same for the same `seed` and day. Returns the number of calls. */
export async function seedYear(fetch: Fetch, clock: Clock, someone: Someone, seed = 7, days = yearDays): Promise<number> {
  const end = clock.now;
  const zone = someone.timeZone;
  const today = dayIn(zone, end);
  const dice = throwing(seed);
  const at = (day: Day, hour: number) => {
    clock.now = Math.min(end, Math.max(clock.now, instantIn(zone, day, hour)));
  };
  clock.now = instantIn(zone, addDays(today, -days), 9);
  const account = caller(fetch, someone);
  const life = { ...account, dice, at, id: () => dice.uuid(), today };
  await account.call("POST", "/api/auth/sign-up", someone);
  const money = await beginMoney(life, addDays(today, -days));
  const habits = await beginHabits(life);
  for (let away = days; away >= 0; away -= 1) {
    const day = addDays(today, -away);
    const isFree = isNoSpend(dice, day, away);
    at(day, 8);
    await seedMoney(life, money, day, away, isFree);
    if (away === 0) break;
    at(day, 20);
    if (isFree) await account.call("PUT", `/api/challenge/days/${day}`, { mark: "no-spend" });
    await seedHabits(life, habits, day, away);
    await write(life, day, away, isFree);
    await fromTimeToTime(life, day, away);
  }
  await addTodaysData(life, habits);
  clock.now = end;
  return account.count();
}

/** Long periods without a streak of no-spend days, a good streak in spring, and one that still continues today. */
function isNoSpend(dice: Dice, day: Day, away: number): boolean {
  const roll = dice.roll();
  if (away === 0) return false;
  if (away <= 9 || (away >= 190 && away <= 206)) return true;
  if (away === 10 || away === 189 || away === 207) return false;
  return roll < ([2, 3, 4].includes(weekday(day)) ? 0.5 : 0.22);
}

type Habits = { id: string; chance: number }[];

async function beginHabits({ call, id }: Life): Promise<Habits> {
  await call("PUT", "/api/lifestyle/settings", { dollars: 70, eaters: 2, diets: ["vegetarian"] });
  await call("POST", "/api/lifestyle/habits", { id: id(), name: "Read before bed", category: "Rest", weeklyTarget: 3 });
  await call("POST", "/api/lifestyle/habits", { id: id(), name: "Call someone I love", category: "People", weeklyTarget: 1 });
  for (const one of words.spots) await call("POST", "/api/lifestyle/spots", { id: id(), ...one });
  const choices = await call<{ key: string; name: string }[]>("GET", "/api/lifestyle/pantry");
  for (const { key } of choices.filter((_, at) => at % 5 === 0).slice(0, 9))
    await call("PUT", `/api/lifestyle/pantry/${key}`, { isThere: true });
  const chances: Record<string, number> = {
    "Drink 8 glasses water": 0.78,
    "30min exercise": 0.45,
    "Track spending": 0.82,
    "8 hours sleep": 0.55,
    "Read before bed": 0.5,
    "Call someone I love": 0.2,
  };
  const habits = await call<{ id: string; name: string }[]>("GET", "/api/lifestyle/habits");
  return habits.map((one) => ({ id: one.id, chance: chances[one.name] ?? 0.4 }));
}

async function seedHabits({ call, dice, id, at }: Life, habits: Habits, day: Day, away: number) {
  // the oldest months have fewer entries: the habit grows
  const grown = away > 240 ? 0.55 : away > 120 ? 0.85 : 1.05;
  for (const one of habits)
    if (dice.roll() < one.chance * grown) await call("PUT", `/api/lifestyle/habits/${one.id}/days/${day}`, { isDone: true });
  if (weekday(day) !== 7 || away > 190) return;
  at(day, 21);
  if (away % 28 < 7) await call("POST", "/api/lifestyle/reflections", { id: id(), ...dice.pick(words.resets) });
  await call("POST", "/api/lifestyle/weeks", { id: id() });
  await call("POST", "/api/lifestyle/plans", { id: id(), dollars: 70 });
}

async function write(life: Life, day: Day, away: number, isFree: boolean) {
  const { dice, at } = life;
  const season = Math.sin(((away + 40) / yearDays) * 2 * Math.PI);
  const roll = dice.roll();
  const feels = 5.5 - 0.7 * season + (isFree ? 0.7 : -0.3) + (weekday(day) >= 6 ? 0.6 : 0) + (roll - 0.5) * 5.4;
  const mood = Math.max(2, Math.min(9, Math.round(feels)));
  if (dice.roll() > (away < 120 ? 0.72 : 0.5) && away > 3) return;
  at(day, 21);
  const tone = mood <= 4 ? "tired" : mood >= 7 ? "bright" : "even";
  await save(life, plainDraft(`${dice.fresh(words.events[tone])} ${dice.fresh(words.closings[tone])}`, mood));
}

const save = ({ call, id }: Life, draft: Draft) => call("POST", "/api/journal/entries", { id: id(), ...draft });

/** Weekly events, and some that occur a few times a year. */
async function fromTimeToTime(life: Life, day: Day, away: number) {
  const { call, dice, id } = life;
  if (weekday(day) === 7 && away < 300) {
    const level = 6 + Math.round(1.4 * Math.sin(away / 40));
    const near = () => Math.max(3, Math.min(10, level + Math.round(dice.roll() * 2 - 0.6)));
    await call("PUT", "/api/relationships/weeks/this", {
      communication: near(),
      trust: near() + (level < 9 ? 1 : 0),
      respect: near(),
      support: near(),
      note: dice.pick(words.weekNotes),
    });
  }
  if (away <= 55 && dice.roll() < 0.6)
    await call("PUT", `/api/growth/checkins/${day}`, {
      rating: 4 + Math.floor(dice.roll() * 5),
      word: dice.pick(["steady", "curious", "tired but fine", "lighter", "busy", "content"]),
    });
  const turn = <T>(list: readonly T[], every: number, first: number): T | undefined =>
    away <= first && (first - away) % every === 0 ? list[(first - away) / every] : undefined;
  const kinds: [string | undefined, (text: string) => Draft][] = [
    [turn(words.reflections, 47, 260), reflectionDraft],
    [turn(words.achievements, 31, 210), achievementDraft],
    [turn(words.decisions, 90, 240), decisionDraft],
    [turn(words.polls, 70, 100), pollDraft],
    [turn(words.conversations, 80, 150), conversationDraft],
  ];
  for (const [text, draft] of kinds) if (text !== undefined) await save(life, draft(text));
  const plan = turn(words.weeklyPlans, 21, 66);
  if (plan) await save(life, weeklyPlanDraft(plan));
  const situation = turn(words.situations, 24, 140);
  if (situation) await call("POST", "/api/relationships/analyses", { id: id(), situationText: situation });
  if (away === 120 || away === 12)
    await save(
      life,
      quizDraft(
        away > 60
          ? { score: 60, feedback: "Good", answers: [2, 1, 2, 0, 2] }
          : { score: 80, feedback: "Excellent", answers: [2, 2, 2, 0, 2] },
      ),
    );
  if (away === 75 || away === 17)
    await save(
      life,
      assessmentDraft(balance.map((statement, index) => ({ statement, isDone: away < 60 ? index !== 1 : index % 2 === 0 }))),
    );
  if (away === 28)
    await save(life, interviewDraft(questions.map((question, index) => ({ question, answer: words.interview[index] ?? "" }))));
  if ([27, 25, 20].includes(away)) await call("POST", "/api/growth/rehearsals", { id: id(), seconds: 240 - away * 3 });
  const wins = [
    "Tracked Daily Spending",
    "Practiced Self-Care",
    "Avoided Impulse Buy",
    "Managed Stress",
    "Set a Boundary",
    "Stuck to Budget",
  ];
  if (away < 200 && dice.roll() < 0.22)
    await call("POST", "/api/progress/achievements", { id: id(), title: wins[Math.floor(dice.roll() ** 1.7 * wins.length)] });
}

const balance = [
  "We both say what we need, and both get heard",
  "We decide about money together",
  "Housework and care are shared in a way that both call fair",
  "Each of us has time for friends and for ourselves",
  "We can disagree without fear",
  "We both say sorry, and both change something afterward",
];
const questions = [
  "Tell me about yourself",
  "Why do you want this job?",
  "What are your strengths?",
  "What are your weaknesses?",
  "Where do you see yourself in 5 years?",
];

const read: [GuideSlug, number][] = [
  ["emotional-intelligence", 1],
  ["adulting-101", 0.5],
  ["cooking-lessons", 0.3],
  ["time-management", 0.7],
  ["relationship-toolkit", 0.2],
];

/** What has today's date: guides read so far, documents, milestones already seen, this morning's habits. */
async function addTodaysData({ call, send, id, today }: Life, habits: Habits) {
  for (const [slug, share] of read) {
    const anchors = anchorsOf(
      splitSource(readFileSync(join(import.meta.dirname, `../src/features/guides/${slug}.guide.mdx`), "utf8")).body,
    );
    const seen = anchors.slice(0, Math.ceil(anchors.length * share));
    await call("PUT", `/api/growth/readings/${slug}`, { read: seen, lastAnchor: seen.at(-1) ?? "" });
  }
  await call("PUT", "/api/growth/ticks", {
    name: "confidence-builder/strengths",
    items: ["Patience", "Humor", "Listening", "Staying calm", "Asking for help"],
  });
  await call("POST", "/api/challenge/milestones", { id: id(), label: "A quiet quarter", days: 90 });
  const { milestones } = await call<{ milestones: { id: string; unlockedOn: string | null }[] }>("GET", "/api/challenge");
  for (const one of milestones) if (one.unlockedOn) await call("POST", `/api/challenge/milestones/${one.id}/celebrate`, {});
  for (const one of habits.slice(0, 2)) await call("PUT", `/api/lifestyle/habits/${one.id}/days/${today}`, { isDone: true });
  const upload = (name: string, type: string, bytes: Uint8Array) =>
    send("POST", "/api/documents/upload", bytes, {
      "x-file-name": encodeURIComponent(name),
      "x-document-type": type,
      "x-document-id": id(),
      "content-type": "application/octet-stream",
    });
  await upload("Moving out, checklist.txt", "planner", new TextEncoder().encode(words.checklist));
  await upload("A letter to myself.txt", "journal", new TextEncoder().encode(words.letterToMyself));
  await upload("Lease, page 1.png", "other", pictureOfAPage());
  await call("POST", "/api/sheets/budget", { month: addMonths(monthOf(today), -1), keep: id() });
  await call("POST", "/api/sheets/weekly-plan", { keep: id() });
}

/** The instant (UTC ms) at which the local time in `zone` is `hour` on `day`; off by up to an hour around a daylight-saving change. */
function instantIn(zone: string, day: Day, hour: number): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const shown = Number(new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", hourCycle: "h23" }).format(guess));
  return guess - (daysBetween(day, dayIn(zone, guess)) * 24 + shown - hour) * hourMs;
}
