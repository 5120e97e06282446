import { Problem } from "#shared/errors.ts";
import { fetchApi } from "#web/http.ts";
import { chatToasts, type Message } from "./coach.rules.ts";
import type { Ending, Listener } from "./coach.talk.rules.ts";
import { errorOf, lineReader, type SafetyNotice } from "./coach.events.rules.ts";

/** How long the connection may stay open after [DONE], ms: our server closes it once the answer no longer counts as running. */
const closeMs = 1_000;

/**
 * Sends the chat and reads the streamed answer, across any chunk boundaries. Throws a Problem with the specified message when nothing can
 * be read; an aborted `signal` throws AbortError.
 */
export async function sendToCoach(
  request: { messages: readonly Message[]; prediction?: SafetyNotice },
  listener: Listener,
  signal: AbortSignal,
): Promise<Ending> {
  const answer = await fetchApi("/functions/v1/life-coach-chat", {
    method: "POST",
    signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => undefined); // not JSON: use the specified message
    throw new Problem(answer.status === 413 ? "too-large" : "unavailable", errorOf(body) ?? chatToasts.noResponse, {
      retryAfterSeconds: Number(answer.headers.get("retry-after")) || undefined,
    });
  }
  if (!answer.body) throw new Problem("unavailable", chatToasts.noBody);

  let ending: Ending = { isWhole: false };
  const reader = answer.body.getReader();
  let closing: ReturnType<typeof setTimeout> | undefined;
  const lines = lineReader((response) => {
    if (response.kind === "text") listener.text(response.text);
    else if (response.kind === "stopped") listener.cut(response.keep);
    else if (response.kind === "safety") listener.safety(response.safety);
    else if (response.kind === "notice") listener.notice(response.notice);
    else if (response.kind === "choices") listener.choices(response.choices);
    else if (response.kind === "problem") ending = { isWhole: false, error: response.error };
    else if (response.kind === "done") {
      ending = { isWhole: true };
      // a proxy may keep the connection open
      closing = setTimeout(() => void reader.cancel(), closeMs);
    }
    // the specification: lines that cannot be read are only logged; the text is never logged
    // oxlint-disable-next-line no-console
    else if (response.kind === "unreadable") console.debug("a line of the answer could not be read");
  });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read().catch((failure: unknown) => {
      if (!ending.isWhole) throw failure;
      return { done: true, value: undefined } as const; // nothing is missing
    });
    if (!done) {
      lines.feed(decoder.decode(value, { stream: true }));
      continue;
    }
    lines.end();
    clearTimeout(closing);
    return ending;
  }
}
