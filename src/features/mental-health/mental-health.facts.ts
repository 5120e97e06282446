import type { Day } from "#kernel/days.ts";
import { patternsIn, type Known, type Patterns } from "./patterns.rules.ts";

/** This room keeps nothing of its own; it reads what the roof gathered from the others. */
export const mentalHealthFacts = { patterns: (known: Known, today: Day): Patterns => patternsIn(known, today) };
