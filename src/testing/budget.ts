import { v7 as newId } from "uuid";
import { aMember, type Person } from "./people.ts";
import { thisMonth, today } from "./today.ts";

type Category = { id: string; name: string; budgetCents: number; spentCents: number; lines: number; version: number; colour: number };
/** A month of a member's budget as the API returns it. */
type View = {
  spentTodayCents: number;
  hasOwnBudget: boolean;
  categories: Category[];
  bills: { id: string; isPaid: boolean; version: number }[];
  snapshots: { id: string }[];
};
export type Line = { id: string; kind: string; amountCents: number; note: string; spentOn: string; version: number; categoryId: string };

export const view = async (person: Person, month = thisMonth) => (await person.get(`/api/budget/months/${month}`)).body as View;
export const named = (shown: View, name: string) => {
  const found = shown.categories.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name} in ${shown.categories.map((one) => one.name).join(", ")}`);
  return found;
};
export const linesOf = async (person: Person, month = thisMonth) =>
  ((await person.get(`/api/budget/expenses?month=${month}`)).body as { expenses: Line[] }).expenses;
export const spend = (person: Person, categoryId: string, amountCents: number, more: object = {}) =>
  person.post("/api/budget/expenses", { id: newId(), categoryId, spentOn: today, amountCents, note: "", ...more });
/** Adds a bill, and returns its id. */
export async function addBill(person: Person, bill: object): Promise<string> {
  const id = newId();
  await person.post("/api/budget/bills", { id, ...bill });
  return id;
}

/** A member whose month has its categories, and two of them. */
export async function aMemberWithBudget() {
  const maya = await aMember();
  const shown = await view(maya);
  return { maya, food: named(shown, "Food"), housing: named(shown, "Housing") };
}
