import { Hono } from "hono";
import { assess, cardLevel } from "crisis-detector/assessment";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { bodyOf, memberOf, type Env } from "#server/http.ts";
import { sign } from "#server/signing.ts";
import {
  longestWaitMs,
  questionIn,
  questionMessages,
  readQuestionRequest,
  type QuestionRequest,
  type QuestionSource,
} from "./next-question.rules.ts";

/** How a model's answer is parsed and checked: the coach's functions, passed in by app/. */
type Reading = { textOf: (event: string) => string; isFit: (answer: string) => boolean };

const mostInAnHour = 20;
const mostInADay = 60;
const longestAnswer = 4000;

/**
 * `GET /question` returns the source of a next question, before anything is sent. `POST /question` asks the model for one; null means that
 * the written set should be used. Nothing of the entry is stored or logged.
 */
export function questionRoutes(context: AppContext, reading: Reading) {
  const place = context.model && context.config.COACH_BASE_URL ? new URL(context.config.COACH_BASE_URL).host : null;
  const app = new Hono<Env>();
  app.get("/question", (c) => c.json({ place } satisfies QuestionSource));
  app.post("/question", async (c) => {
    const request = readQuestionRequest(await bodyOf(c));
    if (!request)
      throw new Problem("invalid", "Please write something first; then a question can be asked about it.", { field: "excerpt" });
    const question = await ask(request, memberOf(c).id, c.req.raw.signal);
    return c.json({ question });
  });
  return app;

  async function ask(request: QuestionRequest, memberId: string, left: AbortSignal): Promise<string | null> {
    // in a crisis the written questions are used, and the text is not sent
    if (!context.model || assess(request.excerpt).level >= cardLevel || !(await hasRoom(memberId))) return null;
    const signal = AbortSignal.any([left, AbortSignal.timeout(longestWaitMs)]);
    try {
      let answer = "";
      for await (const event of context.model.ask(
        questionMessages(request),
        () => sign(context.config.AUTH_SECRET, "coach", memberId),
        signal,
      )) {
        answer += reading.textOf(event);
        if (answer.length > longestAnswer) return null;
      }
      return reading.isFit(answer) ? questionIn(answer, request.last) : null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      context.log.warn({ fault: error.field }, "the model gives no question");
      return null;
    }
  }

  async function hasRoom(subject: string): Promise<boolean> {
    try {
      await context.limits.count({ purpose: "question-hour", subject, most: mostInAnHour, windowMs: 3_600_000 });
      await context.limits.count({ purpose: "question-day", subject, most: mostInADay, windowMs: 86_400_000 });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.kind === "too-many") return false;
      throw error;
    }
  }
}
