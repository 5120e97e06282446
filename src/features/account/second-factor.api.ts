import { isNetworkFailure } from "#web/http.ts";
import { noteRenewing, takeRenewed } from "#web/renewed-session.ts";
import { newSecret } from "#web/secret.ts";
import { currentMember, signedIn } from "#web/session.ts";

/**
 * Runs a change that renews the session, and stores the new one. Repeated after a lost answer, it takes the session that the attempt before
 * has begun: with the change, the page's own one has ended. So does the page after a reload.
 */
export function renewingSession<Input>(change: (input: Input & { retrySecret: string }) => Promise<{ token: string | null }>) {
  const retrySecret = newSecret();
  let isUnanswered = false;
  const take = () => takeRenewed(currentMember()?.id, retrySecret);
  return async (input: Input): Promise<true> => {
    const memberId = currentMember()?.id ?? "";
    const answered = () => {
      isUnanswered = false;
      noteRenewing(memberId, undefined);
      return true as const;
    };
    if (isUnanswered && (await take())) return answered();
    noteRenewing(memberId, retrySecret);
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
