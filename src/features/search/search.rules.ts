import type { Piece } from "#journal/journal.reading.rules.ts";
import type { Entry } from "#journal/journal.rules.ts";
import { foldText, isFiller } from "#shared/text.ts";

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
  act?: Act;
};
/** The parts of the account drawer. */
type SettingsPart = "preferences" | "calendar" | "subscription" | "security" | "data" | "deleted";
/** What a search result does where the member is. */
export type Act = "add-expense" | "theme" | "hide-amounts" | "logout" | "privacy" | "terms";
export type Group = { name: string; choices: Choice[] };

/** From this many characters on, the member's own entries and documents are searched as well. */
export const lettersForOwn = 2;
export const mostOfAKind = 5;

/** Common words for what is on a page, besides its name. */
const alsoCalled: Record<string, string> = {
  "/": "start today overview",
  "/budget": "money spending expenses bills income balance forecast categories charts month recap import export csv safe to spend",
  "/challenge": "streak challenge milestones calendar saving no-spend day days log",
  "/debt": "debts loans credit card payoff snowball avalanche extra payment interest savings goals wellness score",
  "/mental-health": "journal mood diary breathing meditation affirmation comfort crisis",
  "/relationships": "red flag green flag analyzer weekly check-in tracker decide poll partner",
  "/lifestyle": "meals recipes grocery shopping habits places map pantry weekly reset",
  "/growth": "guides lessons learn",
  "/life-coach": "chat talk question",
  "/gamification": "points level achievements wins gamification",
  "/pdf-generator": "files pdf upload download print",
};

/** The tabs of the account drawer; "deleted" is a section of the last one. */
const tabs: Record<SettingsPart, string> = {
  preferences: "Preferences",
  calendar: "Calendar",
  subscription: "Subscription",
  security: "Security",
  data: "Your data",
  deleted: "Your data",
};

type Setting = { name: string; also: string } & ({ part: SettingsPart } | { act: Act; more: string });

/** The settings by their names on the screen, with common words for them: those of the account drawer, and those around every page. */
const settings: readonly Setting[] = [
  { name: "Export everything", part: "data", also: "download my data archive backup csv json" },
  { name: "Journal as Markdown", part: "data", also: "export download entries pages text md" },
  { name: "Moods as CSV", part: "data", also: "export download spreadsheet" },
  { name: "Expenses as OFX", part: "data", also: "export download budget money spending" },
  { name: "Expenses as QIF", part: "data", also: "export download budget money spending" },
  { name: "Import an archive", part: "data", also: "restore upload data backup" },
  {
    name: "Bring your data",
    part: "data",
    also: "import transactions upload another app bank file daylio loop day one dayone markdown ynab actual mint monarch csv ofx qfx qif camt mt940 move switch",
  },
  { name: "Recently deleted", part: "deleted", also: "trash bin restore undelete undo removed recover" },
  { name: "Developer", part: "data", also: "api token key webhooks program integration openapi" },
  { name: "Delete your account", part: "data", also: "remove close account erase cancel" },
  { name: "Change password", part: "security", also: "reset password forgot new password" },
  { name: "Change email", part: "security", also: "email address mail login" },
  {
    name: "Second factor",
    part: "security",
    also: "2fa mfa two-factor two-step two step verification sign-in authenticator app code totp recovery codes",
  },
  { name: "Passkeys", part: "security", also: "fingerprint face touch id pin webauthn security key sign-in login" },
  { name: "Where you are signed in", part: "security", also: "sessions devices sign out everywhere log out logout others" },
  {
    name: "Subscription",
    part: "subscription",
    also: "cancel end billing payment price invoice receipt refund card trial renew upgrade subscribe plan",
  },
  {
    name: "Time zone, currency, first day of the week",
    part: "preferences",
    also: "timezone clock dollars euro monday sunday format preferences account settings profile options",
  },
  { name: "In your own calendar", part: "calendar", also: "calendar feed sync ics webcal subscribe google apple outlook bills due" },
  { name: "Reminders", part: "preferences", also: "email notifications push letters quiet hours mail weekly pause turn off stop" },
  {
    name: "Switch between light and dark",
    act: "theme",
    more: "On this device.",
    also: "theme dark-mode light-mode mode night colors appearance",
  },
  {
    name: "Hide amounts",
    act: "hide-amounts",
    more: "Also journal pages. The same again shows them.",
    also: "privacy private blur eye screen show",
  },
  { name: "Logout", act: "logout", more: "On this device.", also: "log out sign-out sign out signout" },
  { name: "Privacy", act: "privacy", more: "What is stored, and who sees it.", also: "privacy policy data protection cookies legal" },
  { name: "Terms", act: "terms", more: "What you and we agree on.", also: "terms of service conditions legal" },
];

/** The settings that contain every word of `typed`, in their order. */
export function settingsFor(typed: string): Choice[] {
  const words = tellingWords(typed);
  if (words.length === 0) return [];
  return settings
    .filter(({ name, also }) => hasWords(`${fold(name)} ${also}`, words))
    .map(({ name, also: _, ...rest }) => ({
      key: `setting-${name}`,
      title: name,
      more: "part" in rest ? `Your account, ${tabs[rest.part]}` : rest.more,
      ...("part" in rest ? { part: rest.part } : { act: rest.act }),
    }));
}

/** Whether `typed` asks for the sheet that adds an expense. */
export const meansAddExpense = (typed: string): boolean => {
  const words = tellingWords(typed);
  return words.length > 0 && hasWords("add expense spending spent new purchase quick", words);
};

/** The pages that `typed` matches, best first: by the beginning of the name, then of a word in it, then of its content. */
export function placesFor<P extends Place>(typed: string, places: readonly P[]): P[] {
  const requested = tellingWords(typed).join(" ");
  if (requested === "") return [];
  return places
    .map((place, at) => ({ place, at, rank: rankOf(requested, place) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ place }) => place);
}

/** Documents whose name holds all the words. */
export function documentsFor<D extends { fileName: string }>(typed: string, documents: readonly D[]): D[] {
  const words = wordsIn(typed);
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

/** A text without case and marks, in single spaces. */
export const fold = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();
/** The words that were typed, folded. */
export const wordsIn = (typed: string): string[] => fold(typed).split(" ").filter(Boolean);
/** The words that say what is looked for: of "how do I cancel my subscription" the verb and the noun. All of them if nothing else is left. */
export function tellingWords(typed: string): string[] {
  const words = wordsIn(typed);
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}
/** Whether a word of a folded text begins with each of `words`. */
export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => ` ${text}`.includes(` ${word}`));
