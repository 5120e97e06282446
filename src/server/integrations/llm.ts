import { createParser } from "eventsource-parser";
import { Agent, request as plainRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { Agent as SafeAgent, request as safeRequest } from "node:https";
import { StringDecoder } from "node:string_decoder";
import { urlToHttpOptions } from "node:url";
import { Problem } from "#shared/errors.ts";
import type { Config } from "#server/config.ts";

type ModelMessage = { role: "system" | "user" | "assistant"; content: string };
/** Faults of a model, as the `field` of the thrown Problem. The cause is not for users. */
type ModelFault = "notSetUp" | "busy" | "unreachable" | "slowStart" | "stalled" | "garbled";
/** The data of each event in order; ends with the server's [DONE]. `isWhole` is false when it just stopped. */
type ModelAnswer = AsyncGenerator<string, { isWhole: boolean }>;
/** `user` is an anonymous id, for servers that want one. */
export type Model = { ask: (messages: ModelMessage[], user: () => string, signal: AbortSignal) => ModelAnswer };

const longestEvent = 1_048_576;
/** Events buffered for a slow reader before the model is paused. */
const mostQueued = 64;
const lingerMs = 2_000;

/** The configured chat-completions server, or null. Redirects are not followed. */
export function openModel(config: Config): Model | null {
  const { COACH_BASE_URL: base, COACH_MODEL: model } = config;
  if (!base || !model) return null;
  const url = new URL(`${base.replace(/\/+$/, "")}/chat/completions`);
  // other servers refuse unknown fields
  const knowsUsers = url.hostname.endsWith("openai.com");
  const headers = {
    "content-type": "application/json",
    accept: "text/event-stream",
    ...(config.COACH_API_KEY ? { authorization: `Bearer ${config.COACH_API_KEY}` } : {}),
  };
  const agent = url.protocol === "https:" ? new SafeAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const request = url.protocol === "https:" ? safeRequest : plainRequest;

  // parsed once: otherwise the URL is parsed again at every call
  const place = { ...urlToHttpOptions(url), method: "POST", agent };

  async function* ask(messages: ModelMessage[], user: () => string, signal: AbortSignal): ModelAnswer {
    const body = JSON.stringify({
      model,
      messages,
      stream: true,
      max_tokens: config.COACH_ANSWER_TOKENS,
      ...(knowsUsers ? { user: user(), store: false } : {}),
    });
    const exchange = listen(() => request({ ...place, headers: { ...headers, "content-length": Buffer.byteLength(body) } }), body, config);
    if (signal.aborted) exchange.leave();
    signal.addEventListener("abort", exchange.leave, { once: true });
    try {
      for (let pieces = 1; ; pieces += 1) {
        const next = exchange.next();
        if (next === undefined) await exchange.more();
        else if (typeof next === "string") {
          yield next;
          // a model that sends very much at once must not block other requests
          if (pieces % 8 === 0) await new Promise(setImmediate);
        } else return next;
      }
    } finally {
      signal.removeEventListener("abort", exchange.leave);
      exchange.stop();
    }
  }
  return { ask };
}

const faulty = (fault: ModelFault, cause: unknown) => new Problem("unavailable", "The model does not answer.", { field: fault, cause });

/** One call and its answer. First token, pauses and the whole answer each have a timeout. */
function listen(open: () => ClientRequest, body: string, config: Config) {
  const waiting: string[] = [];
  let ended: { isWhole: boolean } | undefined, failure: Problem | undefined;
  let answer: IncomingMessage | undefined;
  let hasBegun = false,
    unread = 0;
  let wake: (() => void) | undefined;
  const settle = () => {
    wake?.();
    wake = undefined;
  };
  const fail = (fault: ModelFault, cause: unknown) => {
    if (!ended) failure ??= faulty(fault, cause);
    rest();
    call.destroy();
    settle();
  };
  const rest = () => {
    clearTimeout(quiet);
    clearTimeout(whole);
  };
  const broken = (cause: unknown) => fail(hasBegun ? "stalled" : "unreachable", cause);
  const whole = setTimeout(() => fail("stalled", "too long"), config.COACH_TOTAL_MS);
  let quiet = setTimeout(() => fail("slowStart", "no first word"), config.COACH_FIRST_WORD_MS);

  /** Chunks that wait for a slow reader do not count as a pause of the model. */
  const idle = () => {
    if (waiting.length > 0) quiet.refresh();
    else fail("stalled", "a long pause");
  };
  const receive = (data: string) => {
    unread = 0;
    if (ended) return;
    if (data.trim() === "[DONE]") ended = { isWhole: true };
    else waiting.push(data);
  };
  const parser = createParser({
    onEvent: ({ data }) => receive(data),
    onComment: () => {
      unread = 0;
    },
  });
  const letters = new StringDecoder("utf8"); // a character may be split between two chunks
  const take = (chunk: Buffer) => {
    if (ended) return;
    unread += chunk.byteLength;
    parser.feed(letters.write(chunk));
    if (unread > longestEvent) return fail("garbled", "an event without end");
    if (waiting.length > mostQueued) answer?.pause();
    settle();
  };
  const begin = () => {
    const created = open();
    created.once("socket", (socket) => {
      if (!socket.connecting) return;
      const late = setTimeout(() => fail("unreachable", "no connection"), config.COACH_CONNECT_MS);
      const stop = () => clearTimeout(late);
      socket.once(created.protocol === "https:" ? "secureConnect" : "connect", stop).once("close", stop);
    });
    created.on("response", (response) => {
      answer = response;
      const status = response.statusCode ?? 0;
      if (status < 200 || status > 299)
        return fail(
          status === 401 || status === 403 || status === 404 ? "notSetUp" : status === 429 ? "busy" : "unreachable",
          `status ${status}`,
        );
      response.on("data", take);
      response.on("end", () => {
        ended ??= { isWhole: false };
        settle();
      });
      response.on("error", broken);
      response.on("close", () => {
        if (!response.complete) broken("cut off");
      });
    });
    created.on("error", (error: NodeJS.ErrnoException) => {
      // a reused connection may have been closed by the other side meanwhile
      if (created.reusedSocket && error.code === "ECONNRESET" && !answer && !failure) call = begin();
      else broken(error);
    });
    created.end(body);
    return created;
  };
  let call = begin();

  return {
    /** The next event, how it ended, or undefined when more has to come. Throws the error after all events received before it. */
    next: (): string | { isWhole: boolean } | undefined => {
      const data = waiting.shift();
      if (data === undefined) {
        if (failure) throw failure;
        return ended;
      }
      if (waiting.length === 0 && answer?.isPaused()) answer.resume();
      if (hasBegun) quiet.refresh();
      else {
        hasBegun = true;
        clearTimeout(quiet);
        quiet = setTimeout(idle, config.COACH_IDLE_MS);
      }
      return data;
    },
    more: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    leave: () => broken("nobody listens any more"),
    stop: () => {
      rest();
      if (!ended?.isWhole) call.destroy();
      else if (!answer?.complete) setTimeout(() => call.destroy(), lingerMs).unref(); // the connection is kept alive for the next call
    },
  };
}
