import type { Piece } from "#journal/journal.reading.rules.ts";
import type { Entry } from "#journal/journal.rules.ts";

/** Finds pages by a few typed characters. In the browser only. */
export type Place = { path: string; name: string };
/** A search result: a page to open, or a journal entry to open in place, with the matching part. */
export type Choice = {
  key: string;
  title: string | readonly Piece[];
  more?: string;
  href?: string;
  entry?: Entry;
  part?: SettingsPart;
  act?: "add-expense";
};
/** The parts of the account drawer. */
export type SettingsPart = "preferences" | "calendar" | "subscription" | "security" | "data";
export type Group = { name: string; choices: Choice[] };

/** From this many characters on, the member's own entries and documents are searched as well. */
export const lettersForOwn = 2;
export const mostOfAKind = 5;

/** Common words for what is on a page, besides its name. */
const alsoCalled: Record<string, string> = {
  "/": "start today overview",
  "/budget": "money spending expenses bills income balance forecast categories charts import csv safe to spend recap month end",
  "/challenge": "streak challenge milestones calendar saving",
  "/debt": "debts loans credit card payoff snowball avalanche extra payment interest savings goals wellness score",
  "/mental-health": "journal mood diary breathing meditation affirmation comfort crisis",
  "/relationships": "red flag green flag analyzer check-in tracker decide poll partner",
  "/lifestyle": "meals recipes grocery shopping habits places map pantry weekly reset",
  "/growth": "guides lessons learn",
  "/life-coach": "chat talk question",
  "/gamification": "points level achievements wins gamification",
  "/pdf-generator": "files pdf upload download print",
};

/** The settings of the account drawer, with common words for them. */
const settings: readonly { name: string; part: SettingsPart; also: string }[] = [
  { name: "Export everything", part: "data", also: "download my data archive backup csv json journal markdown moods expenses ofx qif" },
  { name: "Bring your data", part: "data", also: "import daylio loop day one markdown ynab actual bank csv ofx other app" },
  { name: "Recently deleted", part: "data", also: "restore undo trash bin recover" },
  { name: "Developer", part: "data", also: "api token tokens webhook webhooks mcp" },
  { name: "Import an archive", part: "data", also: "restore upload data backup" },
  { name: "Delete your account", part: "data", also: "remove close account erase cancel" },
  { name: "Change password", part: "security", also: "reset password forgot new password" },
  { name: "Change email", part: "security", also: "email address mail login" },
  { name: "Second factor", part: "security", also: "2fa two step factor sign in authenticator code totp recovery codes" },
  { name: "Passkeys", part: "security", also: "passkey fingerprint face pin sign in without password" },
  { name: "Where you are signed in", part: "security", also: "sessions devices sign out everywhere log out others" },
  { name: "Subscription", part: "subscription", also: "cancel billing payment price invoice card trial renew" },
  { name: "Time zone, currency, first day of the week", part: "preferences", also: "timezone clock dollars euro monday sunday format" },
  { name: "In your own calendar", part: "calendar", also: "calendar feed ics webcal subscribe google apple outlook bills due" },
  { name: "Reminders", part: "preferences", also: "email notifications push letters quiet hours mail weekly" },
];

/** The settings that contain every word of `typed`, in their order. */
export function settingsFor(typed: string): { name: string; part: SettingsPart }[] {
  const words = fold(typed).split(/[ -]+/).filter(Boolean);
  if (words.length === 0) return [];
  return settings.filter(({ name, also }) => words.every((word) => ` ${fold(name)} ${also}`.includes(` ${word}`)));
}

/** Whether `typed` asks for the sheet that adds an expense. */
export const meansAddExpense = (typed: string): boolean => {
  const words = fold(typed).split(" ").filter(Boolean);
  return words.length > 0 && words.every((word) => " add expense spending spent new purchase quick".includes(` ${word}`));
};

/** The pages that `typed` matches, best first: by the beginning of the name, then of a word in it, then of its content. */
export function placesFor<P extends Place>(typed: string, places: readonly P[]): P[] {
  const requested = fold(typed);
  if (requested === "") return [];
  return places
    .map((place, at) => ({ place, at, rank: rankOf(requested, place) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ place }) => place);
}

/** Documents whose name holds all the words. */
export function documentsFor<D extends { fileName: string }>(typed: string, documents: readonly D[]): D[] {
  const words = fold(typed).split(" ").filter(Boolean);
  return words.length === 0 ? [] : documents.filter(({ fileName }) => words.every((word) => fold(fileName).includes(word)));
}

/** The option after `at` in the direction of `key`, wrapping around; -1 is none. Null for any other key. */
export function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  return null;
}

function rankOf(requested: string, { name, path }: Place): number {
  const called = fold(name);
  if (called.startsWith(requested)) return 0;
  if (called.split(" ").some((word) => word.startsWith(requested))) return 1;
  const all = ` ${called} ${alsoCalled[path] ?? ""}`;
  return requested.split(" ").every((word) => all.includes(` ${word}`)) ? 2 : Infinity;
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
