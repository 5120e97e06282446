import { v7 as newId } from "uuid";
import type { Person } from "./people.ts";
import { today } from "./today.ts";

/** The debts and goals of a member over the API. */
type Debt = {
  id: string;
  name: string;
  emoji: string;
  totalCents: number;
  paidCents: number;
  rateMilli: number | null;
  minimumCents: number | null;
  version: number;
  isExample: boolean;
};
type Goal = {
  id: string;
  name: string;
  currentCents: number;
  targetCents: number;
  version: number;
  monthlyCents: number;
  isExample: boolean;
};
type View = { debts: Debt[]; goals: Goal[]; extraCents: number; strategy: string };
export const read = async (person: Person) => (await person.get("/api/debt")).body as View;
export async function card(person: Person): Promise<Debt> {
  const [first] = (await read(person)).debts;
  if (!first) throw new Error("no debt");
  return first;
}
export const paymentsOf = async (person: Person) =>
  (
    (await person.get("/api/debt/payments?limit=100")).body as {
      payments: { id: string; debtId: string; amountCents: number; kind: string }[];
    }
  ).payments;
export const pay = (person: Person, debtId: string, amountCents: number, more: object = {}) =>
  person.post("/api/debt/payments", { id: newId(), debtId, paidOn: today, amountCents, ...more });
export const paidSum = async (person: Person, debtId: string) =>
  (await paymentsOf(person)).filter((one) => one.debtId === debtId).reduce((sum, one) => sum + one.amountCents, 0);
