import type { Day } from "#shared/dates.ts";
import { patternsIn, type Known, type Patterns } from "./patterns.rules.ts";

/** This feature has no tables; it uses what app/ collects from the others. */
export const mentalHealthFacts = { patterns: (known: Known, today: Day): Patterns => patternsIn(known, today) };
