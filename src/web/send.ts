import { newId } from "#web/ids.ts";
import { exclusively, enqueue, post, queueOf } from "#web/offline-queue.ts";
import { pending, type QueuedWrite } from "#web/offline-queue-rules.ts";
import { isNetworkFailure } from "#web/http.ts";
import { requireMember } from "#web/session.ts";

/** The result of a write that was queued on this device. */
export type Later = { queued: string };
export type Write = Pick<QueuedWrite, "call" | "input" | "about" | "description" | "opening" | "sendsAge" | "undo">;

/** The writes whose first attempt is not over, each with its member. */
const underWay = new Map<Write, string>();
export const writesUnderWay = (member: string): number => [...underWay.values()].filter((one) => one === member).length;

/** See `send` in save.ts, the only caller. */
export async function sendOrQueue<Output>(write: Write, member = "nobody"): Promise<Output | Later> {
  requireMember(member);
  const item: QueuedWrite = { ...write, id: newId(), member, at: Date.now(), tries: 0 };
  underWay.set(write, member);
  try {
    // earlier queued writes count too, and of two at once the second waits for the first
    const answer = (await isFree(item)) && (await exclusively(async () => ((await isFree(item)) ? attempt<Output>(item) : undefined)));
    if (answer) return answer.output;
    await enqueue(item);
    return { queued: item.id };
  } finally {
    underWay.delete(write);
  }
}

const isFree = async ({ member }: QueuedWrite) => pending(await queueOf(member).catch(() => [])).length === 0;

/** Undefined if there was no answer. */
async function attempt<Output>(item: QueuedWrite): Promise<{ output: Output } | undefined> {
  item.isSent = navigator.onLine;
  // it may have waited for another write: its age counts from the request, by whose arrival the server dates it
  item.at = Date.now();
  try {
    return { output: await post<Output>(item, item.input) };
  } catch (failure) {
    if (isNetworkFailure(failure)) return undefined;
    throw failure;
  }
}
