import { knownDevices, rememberDevice } from "#web/devices.ts";
import { send } from "#web/http.ts";
import { isNotFound } from "#web/retry.ts";
import { signedIn, type Member } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";

type Renewed = { session: { token: string; member: Member; device: string } | null };

const name = "renewing";

/** Stores the secret of a change that renews the session until it is answered: a reload in between loses the answer. Undefined once it is answered. */
export const noteRenewing = (memberId: string, retrySecret: string | undefined): void => writeTab(memberId, name, retrySecret);

/** Takes the session of an attempt whose answer was lost. False if there is none. */
export async function takeRenewed(memberId: string | undefined, retrySecret: string): Promise<boolean> {
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

/** The same for a change that a page of this tab had sent when it was reloaded; its own session has ended. False also without an answer. */
export async function takeNoted(memberId: string): Promise<boolean> {
  const secret = readTab(memberId, name);
  if (typeof secret !== "string") return false;
  const isTaken = await takeRenewed(memberId, secret).catch(() => null);
  if (isTaken !== null) noteRenewing(memberId, undefined);
  return isTaken === true;
}
