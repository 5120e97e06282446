import type { Config } from "#server/config.ts";
import { Problem } from "#shared/errors.ts";
import type { Log } from "#server/log.ts";

/** Queries an Overpass server. Returns its JSON unparsed; the caller validates it. Throws unavailable or too-many (busy). */
export type Places = { ask: (query: string) => Promise<unknown> };
export type PlacesPace = { tries: number; timeoutMs: number; pauseMs: number; longestPauseMs: number };

const usualPace: PlacesPace = { tries: 2, timeoutMs: 15_000, pauseMs: 1_500, longestPauseMs: 600_000 };
const largestAnswer = 8_000_000;

/** The field of the refusal if no server is set up. */
export const notConfigured = "OVERPASS_URL";

/**
 * Without OVERPASS_URL nothing is called, and every query is refused with the field `notConfigured`. One query at a time, as the public
 * service requires. A failed one is retried once after a pause; when that fails too, queries stop for a while, twice as long each time, or
 * as long as the service says.
 */
export function openPlaces(
  config: Pick<Config, "OVERPASS_URL" | "PUBLIC_URL">,
  log: Log,
  clock: () => number,
  pace: PlacesPace = usualPace,
): Places {
  const url = config.OVERPASS_URL;
  const agent = `Evenday/1 (${config.PUBLIC_URL ?? "self-hosted"})`;
  let line: Promise<unknown> = Promise.resolve();
  let failures = 0;
  let quietUntil = 0;

  if (url === undefined)
    return {
      ask: async () => {
        throw new Problem("unavailable", "No map service is set up.", { field: notConfigured });
      },
    };

  const attempt = async (query: string): Promise<unknown> => {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ data: query }),
      redirect: "error",
      signal: AbortSignal.timeout(pace.timeoutMs),
      headers: { "user-agent": agent, accept: "application/json" },
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      const wait = Number(answer.headers.get("retry-after"));
      throw new Problem(
        answer.status === 429 ? "too-many" : "unavailable",
        `The map service answered ${answer.status}.`,
        wait > 0 ? { retryAfterSeconds: wait } : {},
      );
    }
    return JSON.parse(await bounded(answer));
  };

  const tryAll = async (query: string): Promise<unknown> => {
    if (clock() < quietUntil)
      throw new Problem("unavailable", "The map service was asked a moment ago and did not answer.", {
        retryAfterSeconds: Math.ceil((quietUntil - clock()) / 1000),
      });
    for (let left = pace.tries; ; left -= 1) {
      try {
        const found = await attempt(query);
        failures = 0;
        return found;
      } catch (cause) {
        const refusal = cause instanceof Problem ? cause : new Problem("unavailable", "The map service did not answer.", { cause });
        if (left > 1 && refusal.kind !== "too-many") {
          await new Promise((done) => setTimeout(done, pace.pauseMs));
          continue;
        }
        failures += 1;
        quietUntil = clock() + Math.min(pace.longestPauseMs, (refusal.retryAfterSeconds ?? 30 * 2 ** (failures - 1)) * 1000);
        log.warn({ failures, kind: refusal.kind, err: refusal.cause }, "map service does not answer"); // never the query: it contains a location
        throw refusal;
      }
    }
  };

  return {
    ask: (query) => {
      const mine = line.then(() => tryAll(query));
      line = mine.catch(() => undefined); // the next one waits for this one, whether it succeeds or not
      return mine;
    },
  };
}

/** The body as text; throws a Problem when it is too large. */
async function bounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > largestAnswer) throw new Problem("unavailable", "The map service answered too much.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
