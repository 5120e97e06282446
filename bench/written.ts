/** Writes entries one after the other and records each response, for runs that inject faults meanwhile. */
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./traffic.ts";
import { entry } from "./running.ts";

/** Acknowledged ids, and the number of refusals by status and message. */
type Written = { acknowledged: Set<string>; refusals: Map<string, number> };

export const nothingWritten = (): Written => ({ acknowledged: new Set(), refusals: new Map() });

/** Writes entries of about `words` words until `isOver`. */
export async function writeEntries(port: number, token: string, written: Written, isOver: () => boolean, words = 100): Promise<void> {
  while (!isOver()) {
    const one = entry(`${crypto.randomUUID()} `.repeat(words / 5));
    const { status, text } = await ask(port, "POST", "/api/journal/entries", token, one);
    if (status === 200) written.acknowledged.add(one.id);
    else {
      const said = `${status} ${/"message":"([^"]*)"/.exec(text)?.[1] ?? ""}`.trim();
      written.refusals.set(said, (written.refusals.get(said) ?? 0) + 1);
      await wait(20);
    }
  }
}
