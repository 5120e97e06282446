import { answerTo, loadAnswers } from "../features/coach/coach.answer.service.ts";
import { payoffOf } from "../features/debt/debt.payoff.service.ts";

/** The built-in coach's answer, or with `null` what it needs: runs in a thread, so that no message of a member can hold up the others. */
export const answer = (request: Parameters<typeof answerTo>[0] | null) => (request ? answerTo(request, payoffOf) : loadAnswers());
