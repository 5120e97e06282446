/** Members who write continuously, with retries as in the page's client: the same id and Idempotency-Key until acknowledged. */
import { setTimeout as wait } from "node:timers/promises";
import { entry, headersOf } from "./running.ts";

type Seen = { at: number; ms: number; status: number };
export type Ledger = {
  /** Time of acknowledgment of every entry that was answered with 200, by id. */
  acknowledged: Map<string, number>;
  seen: Seen[];
  /** The most attempts that one entry took, and how many entries were given up. */
  mostTries: number;
  gaveUp: number;
  problems: Map<string, number>;
};

export const emptyLedger = (): Ledger => ({ acknowledged: new Map(), seen: [], mostTries: 0, gaveUp: 0, problems: new Map() });

/** A request that takes longer counts as failed. */
const timeoutMs = 30_000;

async function send(port: number, token: string, body: { id: string }): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/journal/entries`, {
      method: "POST",
      headers: { ...headersOf(token), "idempotency-key": body.id },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String((error as { cause?: { code?: string } }).cause?.code ?? error) };
  }
}

/** Writes until `isOver`; a refused entry is sent again, to the next of `ports`. Open entries are retried for one more minute. */
export async function writeOn(
  ports: number[],
  first: number,
  token: string,
  ledger: Ledger,
  isOver: () => boolean,
  pauseMs: number,
): Promise<void> {
  let turn = first;
  while (!isOver()) {
    const body = entry();
    let endsAt = Infinity;
    for (let tries = 1; ; tries += 1) {
      const begun = performance.now();
      const { status, text } = await send(ports[turn % ports.length] ?? 0, token, body);
      const at = performance.now();
      ledger.seen.push({ at, ms: at - begun, status });
      ledger.mostTries = Math.max(ledger.mostTries, tries);
      if (status === 200) {
        ledger.acknowledged.set(body.id, at);
        break;
      }
      const said = `${status} ${/"message":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80)}`;
      ledger.problems.set(said, (ledger.problems.get(said) ?? 0) + 1);
      turn += 1;
      if (isOver()) endsAt = Math.min(endsAt, at + 60_000);
      if (at > endsAt) {
        ledger.gaveUp += 1;
        break;
      }
      await wait(200 + Math.random() * 200);
    }
    await wait(pauseMs * (0.5 + Math.random()));
  }
}

/** What clients saw in a period of time. */
export type Stretch = { acknowledged: number; refused: number; slowestMs: number; otherwise: number; backMs: number };

/** From `from` to `to`: `backMs` is the longest time in which nothing was acknowledged. */
export function stretchOf(ledger: Ledger, from: number, to: number): Stretch {
  const seen = ledger.seen.filter(({ at, ms }) => at > from && at - ms < to);
  const times = [from, ...[...ledger.acknowledged.values()].filter((at) => at > from && at <= to).toSorted((a, b) => a - b), to];
  return {
    acknowledged: times.length - 2,
    refused: seen.filter(({ status }) => status === 503).length,
    slowestMs: Math.max(0, ...seen.map(({ ms }) => ms)),
    otherwise: seen.filter(({ status }) => status !== 200 && status !== 503).length,
    backMs: Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] ?? at))),
  };
}

export const problemsOf = ({ problems }: Ledger) => [...problems].map(([said, count]) => `${count} × ${said}`).join("; ");
