import { Problem } from "#shared/errors.ts";
import { asMember, currentMember } from "#web/session.ts";

const pauses = [300, 900];

/** Runs `attempt` for the member, with a few quick retries while there is no answer. */
export async function withRetries<Output>(attempt: () => Promise<Output>, tries = 0, memberId = currentMember()?.id): Promise<Output> {
  try {
    return await asMember(memberId, attempt);
  } catch (failure) {
    const pause = pauses[tries];
    if (pause === undefined || !navigator.onLine || !(failure instanceof Problem) || failure.kind !== "unavailable") throw failure;
    await new Promise((done) => setTimeout(done, pause));
    return withRetries(attempt, tries + 1, memberId);
  }
}

/** `remove`, for a save with retries: done, too, when the row is gone, because the first answer was lost or another device was quicker. */
export const untilGone =
  <Input>(remove: (input: Input) => Promise<unknown>) =>
  async (input: Input): Promise<true> => {
    await remove(input).catch(ignoreNotFound);
    return true;
  };

/** `remove` with a few quick retries: done, too, when the row is gone after a try without an answer. Throws not-found for one that was gone before. */
export function untilRemoved(remove: () => Promise<unknown>): Promise<unknown> {
  let isRetry = false;
  return withRetries(() => {
    const removed = isRetry ? remove().catch(ignoreNotFound) : remove();
    isRetry = true;
    return removed;
  });
}

/** Whether the server no longer has the row. */
export const isNotFound = (failure: unknown): boolean => failure instanceof Problem && failure.kind === "not-found";

export const ignoreNotFound = (failure: unknown): void => {
  if (!isNotFound(failure)) throw failure;
};
