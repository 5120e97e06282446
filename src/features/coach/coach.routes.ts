import { Hono, type Context } from "hono";
import { dayIn } from "#shared/dates.ts";
import { countCard } from "#safety/counts.repository.ts";
import { cardLevel, higherLevel, isFaint, isShown, levelKeptMs, nothingFound, type Assessment } from "crisis-detector/assessment";
import type { AppContext } from "#server/context.ts";
import { joinHead, memberOf, type Env } from "#server/http.ts";
import type { Member } from "#server/session.ts";
import { sign } from "#server/signing.ts";
import { builtInAnswerOf } from "./coach.built-in.repository.ts";
import { safetyQuestion, supportiveAnswer, youngAnswer } from "./talk/coach.supportive.rules.ts";
import { Problem } from "#shared/errors.ts";
import { noticeOf, saysHarmless, withPrediction } from "./coach.prediction.rules.ts";
import { bounded, type ChatAssessment } from "./coach.assessment.rules.ts";
import { assessChat, openRefusals } from "./coach.assessment.repository.ts";
import { limitsOf, refusalOf } from "./coach.limits.rules.ts";
import {
  bytesOf,
  chatProblems,
  type ChatProblem,
  largestBody,
  longestMessage,
  numbersIn,
  readMessages,
  spokenIn,
  tokensIn,
  trimHistory,
  withoutNumbers,
  type Message,
} from "./coach.rules.ts";
import { isMinor } from "crisis-detector/age";
import { asksWhatItIs, quietSign, saysYesToDanger } from "./coach.signs.rules.ts";
import { whyNot } from "./coach.repository.ts";
import { openQuota, type QuotaStore } from "./coach.quota.repository.ts";
import { faultOf, firstWords, modelStream, onceWritten, spoken } from "./coach.replies.repository.ts";
import { noteFirst, streaming, type Lines } from "./coach.stream.repository.ts";
import { noticeEvent, safetyEvent, type SafetyNotice } from "./coach.events.rules.ts";
import { instruction } from "./coach.prompt.content.ts";

type Ctx = Context<Env>;

/** POST /life-coach-chat, specification section 7. Chats are neither stored nor logged. */
export function coachRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const turns = openQuota(context.database, context.config.DATABASE_DIRECT_URL !== undefined);
  const refusals = openRefusals(context.clock);
  app.post("/life-coach-chat", (c) => chat(c, context, turns, refusals));
  return app;
}

async function chat(c: Ctx, context: AppContext, counters: QuotaStore, mayStillRead: (memberId: string) => boolean): Promise<Response> {
  joinHead(c);
  const [began, { metrics }] = [performance.now(), context];
  const onFirst = metrics ? () => metrics.coachFirstWords(performance.now() - began) : undefined;
  const [member, now] = [memberOf(c), context.clock()];
  const { body, isTooLarge } = await bodyIn(c);
  const read = isTooLarge ? { refused: "chatTooLong" as const } : readMessages(body);
  const written = bounded(spokenIn(body), longestMessage, saysHarmless(body));
  const newest = written.newest.text;
  const isAsked = asksWhatItIs(newest);
  const request = { c, context, counters, newest, isAsked, onFirst, levelKey: levelKeyOf(context, member), now };
  // help must not depend on a quota or on the form of a message; but no one can make the server assess without limit
  const readRefused = async () =>
    mayStillRead(member.id) ? withPredictions(await assessChat(written, member.id, context.log), body) : unread;
  if ("refused" in read) {
    const { fresh, seen } = await readRefused();
    if (fresh.level < cardLevel) return refuse(c, context, read.refused);
    const kept = await counters.level(request.levelKey, new Date(now)).catch(() => undefined);
    return helpOnly({ ...request, fresh, level: kept ? higherLevel({ ...nothingFound, ...kept }, seen) : seen });
  }

  const limits = limitsOf(context.config);
  const streamId = crypto.randomUUID();
  const turn = await counters.take({ memberId: member.id, streamId, levelKey: request.levelKey, limits, now });
  const before: Assessment = turn.kept ? { ...nothingFound, ...turn.kept } : nothingFound;
  if (!turn.granted) {
    const { fresh, seen } = await readRefused();
    if (fresh.level >= cardLevel) return helpOnly({ ...request, fresh, level: higherLevel(before, seen) });
    const why = whyNot(turn, limits, now);
    return why.ok ? refuse(c, context, "tooFast", 1) : refuse(c, context, why.problem, why.retryAfterSeconds);
  }
  const { fresh, seen } = withAnswerTo(read.messages, withPredictions(await assessChat(written, member.id, context.log), body));
  const level = higherLevel(before, seen);
  const conversation = { ...request, fresh };

  const leave = new AbortController();
  // of the whole answer: a model may cut it into pieces of any size
  let bytes = 0;
  // a model that sends more than requested counts as one answer's share of the day, and no more
  const end = () =>
    counters
      .end(member.id, streamId, Math.min(tokensIn(bytes), context.config.COACH_ANSWER_TOKENS))
      .catch((err: unknown) => context.log.error({ err }, "a turn could not be ended"));
  c.req.raw.signal.addEventListener("abort", () => leave.abort(), { once: true });
  try {
    const isSevere = fresh.level >= cardLevel || (seen.level >= cardLevel && before.level < cardLevel);
    await remember(conversation, level);
    const lead = leadOf(level, isAsked, context);
    const concern = isSevere
      ? { ...level, level: Math.max(fresh.level, cardLevel) }
      : { ...level, level: fresh.level, isFaint: isFaint(fresh), wasSevere: level.level >= cardLevel };
    const earlier = read.messages.slice(0, -1).map(bare);
    const isYoung = isMinor([...written.recent, written.newest].map(({ text }) => text));
    const instead = level.level >= cardLevel ? supportiveAnswer(newest, level, earlier) : undefined;
    const builtIn = () =>
      builtInAnswerOf(
        {
          messages: read.messages.map(bare),
          concern,
          numbers: numbersIn(read.newest),
          today: dayIn(member.timeZone, now),
          currency: member.currency,
        },
        member.id,
        leave.signal,
      ).catch((error: unknown) => {
        const help = instead ?? safetyQuestion(newest, level, isShown(level));
        if (help === undefined) throw error;
        context.log.warn({ fault: faultOf(error) }, "the built-in coach answered with help only");
        return { text: help };
      });
    if (isYoung || !context.model || fresh.level >= 3) {
      const answer = isYoung
        ? { text: youngAnswer(newest, concern) }
        : context.model
          ? { text: supportiveAnswer(newest, level, earlier) }
          : concern.level >= cardLevel
            ? { text: supportiveAnswer(withoutNumbers(read.newest), concern, earlier) } // in a crisis nothing waits for a thread
            : builtIn();
      // a card does not wait for the answer, and beside one the answer never fails
      const lines = onceWritten(cardOf(level) ? answer : await answer, context.config.COACH_WORD_MS, leave.signal);
      return streaming(context, prefixed(isYoung ? lead + noticeEvent("adults-only") : lead, lines, onFirst), leave, end);
    }
    const isSoft = isFaint(fresh) || quietSign(newest) !== undefined;
    const events = context.model.ask(
      [
        {
          role: "system",
          content: instruction({ isCrisis: level.level >= cardLevel, isFaint: isSoft, isDistress: fresh.level === 1, isAsked }),
        },
        ...trimHistory(read.messages),
      ],
      () => sessionKey(context, member.id),
      leave.signal,
    );
    const speak = (first: string) =>
      modelStream({
        context,
        events,
        first,
        topics: level.kinds,
        signal: leave.signal,
        card: cardOf(level),
        instead,
        goesOn: async () => {
          await counters.hold(member.id, streamId, context.clock(), leave.signal);
          return (await context.sessions.find(c.req.header("authorization"))) !== null;
        },
        onText: (text) => {
          bytes += bytesOf(text);
        },
      });
    if (instead !== undefined)
      return streaming(context, prefixed(lead, afterFirst(events, context, speak, instead, leave.signal), onFirst), leave, end);
    const first = await firstWords(events, context);
    if (first === undefined) {
      await end();
      return refuse(c, context, "garbled");
    }
    return streaming(context, prefixed(lead, speak(first), onFirst), leave, end);
  } catch (error) {
    leave.abort();
    await end();
    if (leave.signal.aborted && c.req.raw.signal.aborted) return refuse(c, context, "unreachable");
    const fault = faultOf(error);
    // without its message, which may repeat what was written
    const at =
      error instanceof Error && !(error instanceof Problem) ? error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) : undefined;
    context.log.warn(
      { fault, at, requestId: c.get("requestId") },
      context.model ? "the model does not answer" : "the built-in coach does not answer",
    );
    return refuse(c, context, fault, fault === "busy" ? 30 : undefined);
  }
}

const withPredictions = ({ fresh, seen }: ChatAssessment, body: unknown): ChatAssessment => ({
  fresh: withPrediction(fresh, body),
  seen: withPrediction(seen, body),
});
/** "Yes" after the question about suicide is as plain as the words themselves. */
function withAnswerTo(messages: readonly Message[], { fresh, seen }: ChatAssessment): ChatAssessment {
  if (!saysYesToDanger(messages)) return { fresh, seen };
  const said: Assessment = { ...nothingFound, level: cardLevel, kinds: ["self-harm"] };
  return { fresh: higherLevel(fresh, said), seen: higherLevel(seen, said) };
}
const unread: ChatAssessment = { fresh: nothingFound, seen: nothingFound };

/** When the card is shown already, the answer may be slow, and a failing model is replaced by a written answer. */
async function* afterFirst(
  events: ReturnType<NonNullable<AppContext["model"]>["ask"]>,
  context: AppContext,
  speak: (first: string) => Lines,
  instead: string,
  signal: AbortSignal,
): Lines {
  const first = await firstWords(events, context).catch((error: unknown) => {
    context.metrics?.coachRefused(faultOf(error));
    context.log.warn({ fault: faultOf(error) }, "the model does not answer");
    return undefined;
  });
  yield* first === undefined ? spoken(instead, context.config.COACH_WORD_MS, signal) : speak(first);
}

type Chat = {
  c: Ctx;
  context: AppContext;
  counters: QuotaStore;
  newest: string;
  fresh: Assessment;
  isAsked: boolean;
  onFirst: (() => void) | undefined;
  levelKey: string;
  now: number;
};

/** The card and a written answer: needs no model, no quota and no valid message. */
async function helpOnly(conversation: Chat & { level: Assessment }): Promise<Response> {
  const leave = new AbortController();
  await remember(conversation, conversation.level);
  return streaming(
    conversation.context,
    prefixed(
      leadOf(conversation.level, conversation.isAsked, conversation.context),
      spoken(supportiveAnswer(conversation.newest, conversation.level), conversation.context.config.COACH_WORD_MS, leave.signal),
      conversation.onFirst,
    ),
    leave,
    async () => {},
  );
}

/** Stores the level and counts a card that was not shown yet. A database that is down must not prevent the card. */
async function remember({ context, counters, levelKey, now }: Chat, level: Assessment): Promise<void> {
  if (level.level < cardLevel) return;
  try {
    const isRaised = await counters.higherLevel(levelKey, level, new Date(now + levelKeptMs), new Date(now));
    if (isRaised) await countCard(context.database.owner, level.level, now);
  } catch (err) {
    context.log.error({ err }, "a level could not be kept");
  }
}

/** What the page is to show: the card, or the quiet line. */
const cardOf = (level: Assessment): SafetyNotice | undefined => (isShown(level) ? noticeOf(level) : undefined);

function leadOf(level: Assessment, isAsked: boolean, context: AppContext): string {
  const card = cardOf(level);
  return `${card ? safetyEvent(card) : ""}${noticeEvent(context.model ? "model" : "built-in")}${isAsked ? noticeEvent("disclosure") : ""}`;
}

/** A card is sent by itself at once; anything less is sent with the first words. */
async function* prefixed(lead: string, answer: Lines, onFirst: Chat["onFirst"]): Lines {
  const lines = onFirst ? noteFirst(answer, onFirst) : answer;
  if (lead.startsWith("event: safety")) yield lead;
  else {
    const { value } = await lines.next();
    yield lead + (value ?? "");
  }
  yield* lines;
}

async function bodyIn(c: Ctx): Promise<{ body: unknown; isTooLarge: boolean }> {
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  try {
    return { body: JSON.parse(new TextDecoder().decode(bytes)), isTooLarge: bytes.byteLength > largestBody };
  } catch {
    return { body: undefined, isTooLarge: false }; // the refusal has a message
  }
}

function refuse(c: Ctx, { metrics }: AppContext, problem: ChatProblem, retryAfterSeconds?: number): Response {
  metrics?.coachRefused(problem);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  const { status, code } = refusalOf(problem);
  return c.json({ error: chatProblems[problem], message: chatProblems[problem], code, requestId: c.get("requestId") }, status);
}

const bare = ({ role, content }: Message): Message => ({ role, content: role === "user" ? withoutNumbers(content) : content });
/** The key of the session's chat level; computed once per session in memory. */
function levelKeyOf(context: AppContext, member: Member): string {
  const key = levelKeys.get(member) ?? sessionKey(context, member.sessionId);
  levelKeys.set(member, key);
  return key;
}
const levelKeys = new WeakMap<Member, string>();
const sessionKey = (context: AppContext, id: string) => sign(context.config.AUTH_SECRET, "coach", id);
