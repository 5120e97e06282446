import { createParser } from "eventsource-parser";
import { Problem } from "#kernel/problem.ts";
import type { Config } from "#server/config.ts";

export type ModelMessage = { role: "system" | "user" | "assistant"; content: string };
/** What can go wrong, as the `field` of the Problem that is thrown. Nothing of the cause is for people's eyes. */
export type ModelFault = "notSetUp" | "busy" | "unreachable" | "slowStart" | "stalled" | "garbled";
/** The data of each event in order; ends when the server said [DONE]. `isWhole` is false when it just stopped. */
export type ModelAnswer = AsyncGenerator<string, { isWhole: boolean }>;
export type Model = { ask: (messages: ModelMessage[], user: string, signal: AbortSignal) => ModelAnswer };

const longestEvent = 1_048_576;

/** The chat-completions server of the settings, or null when none is configured. No redirects are followed. */
export function openModel(config: Config): Model | null {
  const { COACH_BASE_URL: base, COACH_MODEL: model } = config;
  if (!base || !model) return null;
  const url = `${base.replace(/\/+$/, "")}/chat/completions`;
  // other servers refuse fields that they do not know
  const knowsUsers = new URL(base).hostname.endsWith("openai.com");
  const headers = { "content-type": "application/json", accept: "text/event-stream", ...(config.COACH_API_KEY ? { authorization: `Bearer ${config.COACH_API_KEY}` } : {}) };

  async function* ask(messages: ModelMessage[], user: string, signal: AbortSignal): ModelAnswer {
    const clock = patience(signal, config);
    try {
      const answer = await clock.within(fetch(url, {
        method: "POST", headers, redirect: "error", signal: clock.signal,
        body: JSON.stringify({ model, messages, stream: true, max_tokens: config.COACH_ANSWER_TOKENS, ...(knowsUsers ? { user, store: false } : {}) }),
      }));
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        throw faulty(answer.status === 401 || answer.status === 403 || answer.status === 404 ? "notSetUp" : answer.status === 429 ? "busy" : "unreachable", `status ${answer.status}`);
      }
      const reader = answer.body.getReader();
      const decoder = new TextDecoder();
      let events: string[] = [];
      let waiting = 0;
      const parser = createParser({ onEvent: ({ data }) => { events.push(data); waiting = 0; }, onComment: () => { waiting = 0; } });
      for (;;) {
        const { done, value } = await clock.within(reader.read());
        if (done) return { isWhole: false };
        waiting += value.byteLength;
        parser.feed(decoder.decode(value, { stream: true }));
        if (waiting > longestEvent) throw faulty("garbled", "an event without end");
        for (const data of events) {
          if (data.trim() === "[DONE]") return { isWhole: true };
          clock.heard();
          yield data;
        }
        events = [];
      }
    } catch (error) {
      throw error instanceof Problem ? error : clock.explain(error);
    } finally {
      clock.stop();
    }
  }
  return { ask };
}

const faulty = (fault: ModelFault, cause: unknown) => new Problem("unavailable", "The model does not answer.", { field: fault, cause });

/** First word, pauses and the whole answer each have an end; so has the patience of whoever asked. */
function patience(signal: AbortSignal, config: Config) {
  const abort = new AbortController();
  let fault: ModelFault | undefined;
  const give = (up: ModelFault) => { fault = up; abort.abort(); };
  let quiet = setTimeout(give, config.COACH_FIRST_WORD_MS, "slowStart");
  const whole = setTimeout(give, config.COACH_TOTAL_MS, "stalled");
  const leave = () => abort.abort();
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  let hasBegun = false;
  const over = new Promise<never>((_resolve, reject) => abort.signal.addEventListener("abort", () => reject(new Error("aborted")), { once: true }));
  over.catch(() => undefined); // nobody may be waiting when it happens
  return {
    signal: abort.signal,
    /** A reader that never settles must not hold us when the patience is over. */
    within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, over]),
    heard: () => {
      hasBegun = true;
      clearTimeout(quiet);
      quiet = setTimeout(give, config.COACH_IDLE_MS, "stalled");
    },
    explain: (error: unknown) => faulty(fault ?? (hasBegun ? "stalled" : "unreachable"), error),
    stop: () => {
      clearTimeout(quiet);
      clearTimeout(whole);
      signal.removeEventListener("abort", leave);
      abort.abort();
    },
  };
}
