import { retrying } from "#web/chunk-load-error.ts";
import { isNetworkFailure } from "#web/http.ts";
import { newSecret } from "#web/secret.ts";
import { currentMember, signedIn } from "#web/session.ts";
import { writeTab } from "#web/tab.ts";

/**
 * Runs a change that renews the session, and stores the new one. Repeated after a lost answer, it takes the session that the attempt before
 * has begun: with the change, the page's own one has ended. So does the page after a reload.
 */
export function renewingSession<Input>(change: (input: Input & { retrySecret: string }) => Promise<{ token: string | null }>) {
  const retrySecret = newSecret();
  let isUnanswered = false;
  const take = () => retrying(() => import("#web/clear-data.ts")).then(({ takeRenewed }) => takeRenewed(currentMember()?.id, retrySecret));
  return async (input: Input): Promise<true> => {
    const memberId = currentMember()?.id ?? "";
    const answered = () => {
      isUnanswered = false;
      writeTab(memberId, "renewing", undefined);
      return true as const;
    };
    if (isUnanswered && (await take())) return answered();
    // a reload before the answer would lose it
    writeTab(memberId, "renewing", retrySecret);
    try {
      const { token } = await change({ ...input, retrySecret });
      const member = currentMember();
      if (token && member) signedIn(token, member);
      return answered();
    } catch (failure) {
      if (isNetworkFailure(failure)) isUnanswered = true;
      // the attempt before was still running, and is done by now
      else if (isUnanswered && (await take().catch(() => false))) return answered();
      else if (!isUnanswered) answered();
      throw failure;
    }
  };
}
