import { knownDevices, rememberDevice } from "#web/devices.ts";
import { isNetworkFailure, send } from "#web/http.ts";
import { isNotFound } from "#web/retry.ts";
import { newSecret } from "#web/secret.ts";
import { currentMember, signedIn, type Member } from "#web/session.ts";

type Renewed = { session: { token: string; member: Member; device: string } | null };

/** Takes the session of an attempt whose answer was lost. False if there is none. */
async function takeRenewed(retrySecret: string): Promise<boolean> {
  const memberId = currentMember()?.id;
  const sent = { memberId, retrySecret, devices: knownDevices() };
  const { session } = await send<Renewed>("/api/auth/renewed", sent).catch((failure: unknown): Renewed => {
    // while servers are replaced, one of the release before may answer: it gives none
    if (isNotFound(failure)) return { session: null };
    throw failure;
  });
  if (!session) return false;
  rememberDevice(session.device);
  signedIn(session.token, session.member);
  return true;
}

/**
 * Runs a change that renews the session, and stores the new one. Repeated after a lost answer, it takes the session that the attempt before
 * has begun: with the change, the page's own one has ended.
 */
export function renewingSession<Input>(change: (input: Input & { retrySecret: string }) => Promise<{ token: string | null }>) {
  const retrySecret = newSecret();
  let isUnanswered = false;
  const ended = () => {
    isUnanswered = false;
    return true as const;
  };
  return async (input: Input): Promise<true> => {
    if (isUnanswered && (await takeRenewed(retrySecret))) return ended();
    try {
      const { token } = await change({ ...input, retrySecret });
      const member = currentMember();
      if (token && member) signedIn(token, member);
      return ended();
    } catch (failure) {
      if (isNetworkFailure(failure)) isUnanswered = true;
      // the attempt before was still running, and is done by now
      else if (isUnanswered && (await takeRenewed(retrySecret).catch(() => false))) return ended();
      throw failure;
    }
  };
}
