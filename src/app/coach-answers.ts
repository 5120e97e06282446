import { answerTo } from "../features/coach/coach.answer.service.ts";
import { payoffOf } from "../features/debt/debt.payoff.service.ts";

/** The built-in coach's answer: runs in a thread, so that no message of a member can hold up the others. */
export const answer = (request: Parameters<typeof answerTo>[0]) => answerTo(request, payoffOf);
