import { dishAnswer } from "./coach.dishes.rules.ts";
import { giftAnswer } from "./coach.gifts.rules.ts";
import { isCalmTalk } from "./coach.told-kinds.rules.ts";
import { dailySum } from "../sums/coach.daily-sums.rules.ts";

interface Talk {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  /** The answer before it. */
  last: string;
  said: (words: string) => boolean;
}

/** What is composed for a question of daily life: sums, dishes from what is there, and presents. */
export function dailyAnswer(talk: Talk): { text: string; topic: string } | undefined {
  if (!isCalmTalk(talk)) return undefined;
  return dailySum(talk) ?? dishAnswer(talk) ?? giftAnswer(talk);
}
