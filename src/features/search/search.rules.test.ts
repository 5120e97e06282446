import { expect, test } from "vitest";
import { documentsFor, moved, placesFor, settingsFor, tellingWords } from "./search.rules.ts";

const places = [
  { path: "/budget", name: "Budget" },
  { path: "/challenge", name: "No Spend" },
  { path: "/debt", name: "Debt" },
  { path: "/mental-health", name: "Mental Health" },
  { path: "/life-coach", name: "AI Life Coach" },
  { path: "/growth/home-maintenance", name: "Home Maintenance" },
  { path: "/", name: "Home" },
];
const names = (typed: string) => placesFor(typed, places).map(({ name }) => name);

test("a page is found by the beginning of its name, of a word in it, and by its content, in this order", () => {
  expect(names("bud")).toEqual(["Budget"]);
  expect(names("coach")).toEqual(["AI Life Coach"]);
  expect(names("journal")).toEqual(["Mental Health"]);
  expect(names("home")).toEqual(["Home Maintenance", "Home"]);
  expect(names("sp")).toEqual(["No Spend", "Budget"]);
  // words of the name and of the content together, in any order
  expect(names("debt snowball")).toEqual(["Debt"]);
  expect(names("categories budget")).toEqual(["Budget"]);
  expect(names("recap")).toEqual(["Budget"]);
  expect(names("debt meditation")).toEqual([]);
});

test("case, accents and spaces make no difference", () => {
  expect(names("  MÉNTAL   health ")).toEqual(["Mental Health"]);
});

test("an empty query, and nonsense, find nothing", () => {
  expect(names("   ")).toEqual([]);
  expect(names("zzz")).toEqual([]);
});

test("settings are found by common words for them", () => {
  const parts = (typed: string) => settingsFor(typed).map(({ title }) => title);
  expect(parts("delete account")).toEqual(["Delete your account"]);
  expect(parts("Reset password")).toEqual(["Change password"]);
  expect(parts("export")).toEqual(["Export everything", "Journal as Markdown", "Moods as CSV", "Expenses as OFX", "Expenses as QIF"]);
  expect(parts("timezone")).toEqual(["Time zone, currency, first day of the week"]);
  expect(settingsFor("restore deleted")).toEqual([
    { key: "setting-Recently deleted", title: "Recently deleted", more: "Your account, Your data", part: "deleted" },
  ]);
  expect(parts("")).toEqual([]);
  expect(parts("heron")).toEqual([]);
});

test.each([
  ["two-factor", "Second factor"],
  ["two step", "Second factor"],
  ["passkey", "Passkeys"],
  ["recently deleted", "Recently deleted"],
  ["daylio", "Bring your data"],
  ["ynab", "Bring your data"],
  ["webhook", "Developer"],
  ["api", "Developer"],
  ["theme", "Switch between light and dark"],
  ["dark mode", "Switch between light and dark"],
  ["hide amounts", "Hide amounts"],
  ["logout", "Logout"],
  ["log out", "Logout"],
  ["privacy", "Privacy"],
  ["markdown", "Journal as Markdown"],
  ["calendar", "In your own calendar"],
])("the setting that %j means is found", (typed, name) => {
  expect(settingsFor(typed).map(({ title }) => title)).toContain(name);
});

test("a document is found by all the words of its name", () => {
  const documents = [{ fileName: "Lease, page 1.png" }, { fileName: "Résumé 2026.pdf" }];
  expect(documentsFor("page lease", documents)).toEqual([documents[0]]);
  expect(documentsFor("resume", documents)).toEqual([documents[1]]);
  expect(documentsFor("lease 2026", documents)).toEqual([]);
  expect(documentsFor(" ", documents)).toEqual([]);
});

test("arrow keys wrap around and leave other keys alone", () => {
  expect([moved("ArrowDown", -1, 3), moved("ArrowDown", 2, 3), moved("ArrowUp", 0, 3), moved("ArrowUp", -1, 3)]).toEqual([0, 0, 2, 2]);
  expect([moved("a", 1, 3), moved("ArrowDown", -1, 0)]).toEqual([null, null]);
});

test.each([
  ["how do I cancel my subscription", "Subscription"],
  ["change my password", "Change password"],
  ["delete my account", "Delete your account"],
  ["turn off notifications", "Reminders"],
  ["import from ynab", "Bring your data"],
])("words that say nothing do not keep %j from being found", (typed, name) => {
  expect(settingsFor(typed).map(({ title }) => title)).toContain(name);
});

test("a query of such words alone is looked for as it is", () => {
  expect(tellingWords("what is this")).toEqual(["this"]);
  expect(tellingWords("how to")).toEqual(["how", "to"]);
});
