import fc from "fast-check";
import { addDays, monthOf } from "#shared/dates.ts";
import { list, pdf, upload } from "./documents.ts";
import type { Place, FeatureModel, Step } from "./model-based.ts";
import { add, byId, records, deleting, n, ours, rowsOf, type Records } from "./model-store.ts";

type Entry = { entryText: string; moodRating: number; isMoodSet: boolean; kind: string };
const word = fc.constantFrom("lantern", "harbour", "quilt");
const text = fc.tuple(word, fc.nat({ max: 99 })).map(([one, number]) => `A ${one} on day ${number}`);
/** A retry that adds to the text or sets another mood changes the row, once; any other text is an entry of its own, in `apart`, by row and text. */
type Journal = Records<Entry> & { edited: Set<number>; apart: Map<string, string> };
function write(state: Journal, one: number, entry: Entry): number {
  const there = state.living.get(one);
  if (!there) state.edited.delete(one);
  if (!there) return add(state, one, entry);
  const [isEdited, isSameMood] = [state.edited.has(one), there.moodRating === entry.moodRating];
  if (there.entryText === entry.entryText && (isSameMood || isEdited)) return 200;
  if (entry.entryText.startsWith(there.entryText) && (isSameMood || !isEdited)) {
    state.living.set(one, entry);
    state.edited.add(one);
  } else state.apart.set(`${one} ${entry.entryText}`, entry.entryText);
  return 200;
}
const journal: FeatureModel<Journal> = {
  name: "journal",
  fresh: () => ({ ...records<Entry>(), edited: new Set(), apart: new Map() }),
  steps: fc.oneof(
    fc.tuple(n, text, fc.integer({ min: 1, max: 10 })).map(([one, entryText, moodRating]): Step<Journal> => {
      const entry = { entryText, moodRating, isMoodSet: true, kind: "plain" };
      return {
        description: `write ${one}`,
        expect: (state) => write(state, one, entry),
        ask: ({ person, id }) => person.post("/api/journal/entries", { ...entry, id: id("entry", one) }),
      };
    }),
    fc.tuple(n, text, fc.integer({ min: 1, max: 10 })).map(([one, entryText, moodRating]): Step<Journal> => ({
      description: `edit ${one}`,
      expect: ({ living, edited }) => {
        const entry = living.get(one);
        if (!entry) return 404;
        living.set(one, { ...entry, entryText, moodRating });
        edited.add(one);
        return 200;
      },
      ask: ({ person, id }) => person.put(`/api/journal/entries/${id("entry", one)}`, { entryText, moodRating }),
    })),
    word.map((requested): Step<Journal> => ({
      description: `look for ${requested}`,
      expect: () => 200,
      ask: ({ person }) => person.get(`/api/journal/entries?query=${requested}&limit=100`),
      isAnswered: ({ living, apart }, { id, isOurs }, body) => {
        const found = rowsOf(body, "entries").map((row) => row.id);
        const right = [...living].filter(([, { entryText }]) => entryText.includes(requested)).map(([one]) => id("entry", one));
        return (
          found.filter(isOurs).toSorted().join() === right.toSorted().join() &&
          found.filter((one) => !isOurs(one)).length === [...apart.values()].filter((entryText) => entryText.includes(requested)).length
        );
      },
    })),
    ...deleting<Entry, Journal>("entry", "/api/journal/entries", (state) => state),
  ),
  shown: ({ living }, { id }) =>
    byId(
      living,
      ([one]) => id("entry", one),
      ([, entry]) => entry,
    ),
  look: async (at) =>
    ours(at, (await at.person.get("/api/journal/entries?limit=100")).body, "entries", ["entryText", "moodRating", "isMoodSet", "kind"]),
};

const wins = [
  { title: "Tracked Daily Spending", money: 10, emotional: 0 },
  { title: "Stuck to Budget", money: 25, emotional: 0 },
  { title: "Set a Boundary", money: 0, emotional: 30 },
  { title: "Managed Stress", money: 0, emotional: 15 },
];
type Win = (typeof wins)[number];
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
const progress: FeatureModel<Records<Win>> = {
  name: "progress",
  fresh: records,
  steps: fc.oneof(
    fc
      .tuple(n, fc.constantFrom(...wins))
      .map(([one, win]): Step<Records<Win>> => ({
        description: `log ${win.title} as ${one}`,
        expect: (state) => add(state, one, win),
        ask: ({ person, id }) => person.post("/api/progress/achievements", { id: id("win", one), title: win.title }),
      })),
    ...deleting<Win, Records<Win>>("win", "/api/progress/achievements", (state) => state),
  ),
  shown: ({ living }, { id }) => {
    const [money, emotional] = [sum([...living.values()].map((win) => win.money)), sum([...living.values()].map((win) => win.emotional))];
    const total = money + emotional;
    const all = byId(
      living,
      ([one]) => id("win", one),
      ([, win]) => ({ title: win.title, pointsEarned: win.money + win.emotional }),
    );
    return { total, money, emotional, level: Math.floor(total / 100) + 1, all };
  },
  look: async (at) => {
    const { total, money, emotional, level } = ((await at.person.get("/api/progress")).body as { points: Record<string, number> }).points;
    return {
      total,
      money,
      emotional,
      level,
      all: ours(at, (await at.person.get("/api/progress/achievements")).body, "achievements", ["title", "pointsEarned"]),
    };
  },
};

type Days = Map<number, "no-spend" | "rest">;
const monthAgo = (at: Place, ago: number) => monthOf(addDays(at.today, -ago));
const challenge: FeatureModel<Days> = {
  name: "challenge",
  fresh: () => new Map(),
  steps: fc
    .tuple(fc.nat({ max: 8 }), fc.constantFrom("no-spend" as const, "no-spend" as const, "rest" as const, null))
    .map(([ago, mark]): Step<Days> => ({
      description: `mark the day ${ago} days ago as ${mark}`,
      expect: (state, at) => {
        const rests = [...state].filter(
          ([other, is]) => is === "rest" && other !== ago && monthAgo(at, other) === monthAgo(at, ago),
        ).length;
        if (mark === "rest" && rests >= 2) return 400;
        if (mark) state.set(ago, mark);
        else state.delete(ago);
        return 200;
      },
      ask: (at) => at.person.put(`/api/challenge/days/${addDays(at.today, -ago)}`, { mark }),
    })),
  shown: (state, at) => {
    let [run, isOpen, longest] = [0, false, 0];
    const lengths = new Map<number, number>();
    for (let ago = 10; ago >= 0; ago -= 1) {
      const mark = state.get(ago);
      isOpen = mark === "no-spend" || (mark === "rest" && isOpen);
      run = isOpen ? run + (mark === "no-spend" ? 1 : 0) : 0;
      longest = Math.max(longest, run);
      lengths.set(ago, run);
    }
    const logged = [...state].filter(([, mark]) => mark === "no-spend").map(([ago]) => ago);
    return {
      current: lengths.get(state.has(0) ? 0 : 1),
      longest,
      total: logged.length,
      thisMonth: logged.filter((ago) => monthAgo(at, ago) === monthOf(at.today)).length,
      isTodayLogged: state.get(0) === "no-spend",
    };
  },
  look: async ({ person }) => {
    const { current, longest, total, thisMonth, isTodayLogged } = (await person.get("/api/challenge")).body as Record<string, unknown>;
    return { current, longest, total, thisMonth, isTodayLogged };
  },
};

type Habit = { days: Set<number> };
const lifestyle: FeatureModel<Records<Habit>> = {
  name: "lifestyle",
  fresh: records,
  steps: fc.oneof(
    n.map((one): Step<Records<Habit>> => ({
      description: `add habit ${one}`,
      isPossible: ({ bin }) => !bin.has(one),
      expect: (state) => add(state, one, { days: new Set() }),
      ask: ({ person, id }) => person.post("/api/lifestyle/habits", { id: id("habit", one), name: `Habit ${one}`, category: "Body" }),
    })),
    fc.tuple(n, fc.nat({ max: 5 }), fc.boolean()).map(([one, ago, isDone]): Step<Records<Habit>> => ({
      description: `${isDone ? "check" : "uncheck"} habit ${one} ${ago} days ago`,
      expect: ({ living }) => {
        living.get(one)?.days[isDone ? "add" : "delete"](ago);
        return living.has(one) ? 200 : 404;
      },
      ask: (at) => at.person.put(`/api/lifestyle/habits/${at.id("habit", one)}/days/${addDays(at.today, -ago)}`, { isDone }),
    })),
    ...deleting<Habit, Records<Habit>>("habit", "/api/lifestyle/habits", (state) => state),
  ),
  shown: ({ living }, at) =>
    byId(
      living,
      ([one]) => at.id("habit", one),
      ([, { days }]) => ({ days: [...days].map((ago) => addDays(at.today, -ago)).toSorted() }),
    ),
  look: async (at) => ours(at, { habits: (await at.person.get("/api/lifestyle/habits")).body }, "habits", ["days"]),
};

type Paper = { fileName: string; fileSize: number; version: number };
const documents: FeatureModel<Map<number, Paper>> = {
  name: "documents",
  fresh: () => new Map(),
  steps: fc.oneof(
    fc.tuple(n, fc.nat({ max: 900 })).map(([one, size]): Step<Map<number, Paper>> => {
      const bytes = pdf("x".repeat(size));
      return {
        description: `upload ${one}`,
        expect: (state) => {
          if (!state.has(one)) state.set(one, { fileName: `paper ${size}.pdf`, fileSize: bytes.length, version: 1 });
          return 200;
        },
        ask: ({ person, id }) => upload(person, bytes, { name: `paper ${size}.pdf`, id: id("paper", one) }),
      };
    }),
    fc.tuple(n, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 3 })).map(([one, number, version]): Step<Map<number, Paper>> => ({
      description: `rename ${one} of version ${version} to ${number}`,
      expect: (state) => {
        const paper = state.get(one);
        if (!paper) return 404;
        const fileName = `renamed ${number}.pdf`;
        if (paper.version !== version) return paper.fileName === fileName ? 200 : 409; // a repeated save changes nothing
        state.set(one, { ...paper, fileName, version: version + 1 });
        return 200;
      },
      ask: ({ person, id }) => person.put(`/api/documents/${id("paper", one)}/name`, { fileName: `renamed ${number}.pdf`, version }),
    })),
    n.map((one): Step<Map<number, Paper>> => ({
      description: `delete ${one}`,
      expect: (state) => (state.delete(one) ? 200 : 404),
      ask: ({ person, id }) => person.delete(`/api/documents/${id("paper", one)}`),
    })),
  ),
  shown: (state, { id }) =>
    byId(
      state,
      ([one]) => id("paper", one),
      ([, paper]) => paper,
    ),
  look: async (at) => ours(at, await list(at.person), "documents", ["fileName", "fileSize", "version"]),
};

export { challenge, documents, journal, lifestyle, progress };
