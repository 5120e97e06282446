import { Problem } from "#kernel/problem.ts";
import { newId } from "#web/ids.ts";
import { keep, post } from "#web/outbox.ts";
import type { Waiting } from "#web/outbox-rules.ts";
import type { Later } from "#web/save.ts";
import { memberAtScreen } from "#web/session.ts";
import { waitingNow } from "#web/waiting.ts";
import { isUnreached } from "#web/wire.ts";

export type Wish = Pick<Waiting, "call" | "input" | "about" | "says" | "tellsAge">;

/** See `deliver` in save.ts, through which every room comes here. */
export async function deliverOrKeep<Output>(wish: Wish): Promise<Output | Later> {
  const item: Waiting = { ...wish, id: newId(), member: memberAtScreen()?.id ?? "", at: Date.now(), tries: 0 };
  if (!item.member)
    throw new Problem("not-signed-in", "Your session has ended. Please sign in again; what you have written is kept in this browser.");
  if (!waitingNow().some((one) => one.refusal === undefined)) {
    try {
      return await post<Output>(item.call, item.input, item.id);
    } catch (failure) {
      if (!isUnreached(failure)) throw failure;
    }
  }
  await keep(item);
  return { waits: item.id };
}
