import { dayIn, monthOf, type Day } from "#shared/dates.ts";
import type { Person } from "./people.ts";

/** The date in the members' time zone when the tests begin. */
export const today = dayIn("America/New_York", Date.now());
export const thisMonth = monthOf(today);
/** The member's date by the clock of their test server. */
export const todayOf = ({ home }: Pick<Person, "home">): Day => dayIn("America/New_York", home.context.clock());
