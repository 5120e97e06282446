import { Problem } from "#shared/errors.ts";
import { newId } from "#web/ids.ts";
import { inTurn, keep, post, waitingOf } from "#web/offline-queue.ts";
import { unsent, type Waiting } from "#web/offline-queue-rules.ts";
import type { Later } from "#web/save.ts";
import { memberAtScreen } from "#web/session.ts";
import { isUnreached } from "#web/http.ts";

export type Wish = Pick<Waiting, "call" | "input" | "about" | "says" | "opening" | "tellsAge">;

/** See `send` in save.ts, the only caller. */
export async function deliverOrKeep<Output>(wish: Wish): Promise<Output | Later> {
  const item: Waiting = { ...wish, id: newId(), member: memberAtScreen()?.id ?? "", at: Date.now(), tries: 0 };
  if (!item.member)
    throw new Problem("not-signed-in", "Your session has ended. Please sign in again; what you have written is kept in this browser.");
  // earlier queued writes count too, and of two at once the second waits for the first
  const answer = (await isFree(item)) && (await inTurn(async () => ((await isFree(item)) ? attempt<Output>(item) : undefined)));
  if (answer) return answer.output;
  await keep(item);
  return { waits: item.id };
}

const isFree = async ({ member }: Waiting) => unsent(await waitingOf(member).catch(() => [])).length === 0;

/** Undefined without an answer. */
async function attempt<Output>({ call, input, id }: Waiting): Promise<{ output: Output } | undefined> {
  try {
    return { output: await post<Output>(call, input, id) };
  } catch (failure) {
    if (isUnreached(failure)) return undefined;
    throw failure;
  }
}
