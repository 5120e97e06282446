import { dayMatters } from "./coach.money-days.content.ts";
import { debtMatters } from "./coach.money-debts.content.ts";
import { homeMatters } from "./coach.money-homes.content.ts";
import { lifeMatters } from "./coach.money-lives.content.ts";
import type { MoneyMatter } from "./coach.money-turns.content.ts";

/** The matters of money: a message that names two belongs to the first, and to a general one last. */
export const moneyMatters: readonly MoneyMatter[] = [...lifeMatters, ...debtMatters, ...homeMatters, ...dayMatters].toSorted(
  (one, other) => Number(one.isGeneral ?? false) - Number(other.isGeneral ?? false),
);
