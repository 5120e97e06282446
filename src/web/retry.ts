import { Problem } from "#shared/errors.ts";
import { currentMember } from "#web/session.ts";

const pauses = [300, 900];

/** Runs `attempt`, with a few quick retries while there is no answer and the same member is signed in. */
export async function withRetries<Output>(attempt: () => Promise<Output>, tries = 0, memberId = currentMember()?.id): Promise<Output> {
  try {
    return await attempt();
  } catch (failure) {
    const pause = pauses[tries];
    if (pause === undefined || !navigator.onLine || !(failure instanceof Problem) || failure.kind !== "unavailable") throw failure;
    await new Promise((done) => setTimeout(done, pause));
    // a member who signed in meanwhile must not send it as theirs
    if (currentMember()?.id !== memberId) throw failure;
    return withRetries(attempt, tries + 1, memberId);
  }
}
