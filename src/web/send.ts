import { newId } from "#web/ids.ts";
import { exclusively, enqueue, post, queueOf } from "#web/offline-queue.ts";
import { pending, type QueuedWrite } from "#web/offline-queue-rules.ts";
import { isNetworkFailure } from "#web/http.ts";

/** The result of a write that was queued on this device. */
export type Later = { queued: string };
export type Write = Pick<QueuedWrite, "call" | "input" | "about" | "description" | "opening" | "sendsAge">;

/** See `send` in save.ts, the only caller. */
export async function sendOrQueue<Output>(write: Write, member: string): Promise<Output | Later> {
  const item: QueuedWrite = { ...write, id: newId(), member, at: Date.now(), tries: 0 };
  // earlier queued writes count too, and of two at once the second waits for the first
  const answer = (await isFree(item)) && (await exclusively(async () => ((await isFree(item)) ? attempt<Output>(item) : undefined)));
  if (answer) return answer.output;
  await enqueue(item);
  return { queued: item.id };
}

const isFree = async ({ member }: QueuedWrite) => pending(await queueOf(member).catch(() => [])).length === 0;

/** Undefined if there was no answer. */
async function attempt<Output>(item: QueuedWrite): Promise<{ output: Output } | undefined> {
  try {
    return { output: await post<Output>(item, item.input) };
  } catch (failure) {
    if (isNetworkFailure(failure)) return undefined;
    throw failure;
  }
}
