import { Problem } from "#shared/errors.ts";
import { currentMember, restoreSession, sessionConfirmed, signedIn, signedOut, type Member } from "#web/session.ts";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { browserStorage } from "#web/storage.ts";
import { knownDevices, rememberDevice } from "#web/devices.ts";
import { pageSecret as retrySecret } from "#web/secret.ts";
import { zoneHere } from "#web/zone.ts";
import { send } from "#web/http.ts";
import { retrying } from "#web/chunk-load-error.ts";

type SignedIn = { token: string; member: Member; device: string };

/** The email of a sign-up that failed: without an answer it may have created the account. */
let failed: string | undefined;

/** Returns whether the address has to be confirmed by email before signing in; null where an earlier try may have made the account. */
export async function signUp(email: string, password: string): Promise<boolean | null> {
  try {
    return (await send<{ confirm: boolean }>("/api/auth/sign-up", { email, password, timeZone: zoneHere() })).confirm;
  } catch (failure) {
    const isTaken = failure instanceof Problem && failure.kind === "conflict";
    if (isTaken && failed === email) return null;
    if (!isTaken) failed = email;
    throw failure;
  }
}

/**
 * Signs in, or returns the ticket of a sign-in that still needs its second step. Once more from the same page, a session whose answer was lost
 * is replaced.
 */
export async function signIn(email: string, password: string): Promise<string | void> {
  const sent = { email, password, devices: knownDevices(), retrySecret };
  const answer = await send<SignedIn | { ticket: string }>("/api/auth/sign-in", sent);
  return "ticket" in answer ? answer.ticket : enter(answer);
}

function enter({ token, member, device }: SignedIn): void {
  rememberDevice(device);
  signedIn(token, member);
}

/** With the same ticket once more from the same page, a code whose answer was lost is not needed a second time. */
export async function secondStep(ticket: string, code: string): Promise<void> {
  enter(await send<SignedIn>("/api/auth/second-step", { ticket, code, retrySecret, devices: knownDevices() }));
}

/** False if the operator has switched sign-in by password off, which the server writes into the page. */
export const arePasswordsUsed = () => document.documentElement.dataset["password"] !== "off";

export async function resetPassword(link: string, password: string): Promise<void> {
  rememberDevice((await send<{ device: string }>("/api/auth/reset", { link, password })).device);
}
/** Returns when a change of address takes effect (UTC ms), or null if the address of a sign-up was confirmed. */
export const confirmAddress = (link: string) => send<{ heldUntil: number | null }>("/api/auth/confirm", { link });
/** Stops a change of address that someone else requested; returns a link to set a new password. */
export const stopAddressChange = (link: string) => send<{ reset: string }>("/api/auth/stop", { link });

/** Ends the session on the server, then here. A session that is over already counts as signed out. */
export async function signOut(): Promise<void> {
  const member = currentMember()?.id;
  try {
    await send("/api/auth/sign-out", {});
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.kind !== "not-signed-in") throw failure;
  }
  // another member may have signed in in another tab meanwhile
  if (currentMember()?.id === member) signedOut();
}

const timeoutMs = 4_000;

/**
 * Determines the signed-in member. The stored session is checked with the server; when the server cannot be reached, the stored member is
 * used (offline), because every call is authorized again anyway.
 */
export async function determineSession(): Promise<void> {
  const saved = restoreSession();
  const clear = () => retrying(() => import("#web/clear-data.ts")).then(({ clearBeforeSignIn }) => clearBeforeSignIn(saved?.member.id));
  if (!saved) {
    // the page that ended the session was left before it had cleared them
    if (browserStorage.get(persistedQueriesFlag)) void clear().catch(() => undefined);
    return;
  }
  const goOn = () => sessionConfirmed(saved.token, saved.member);
  // a network that neither answers nor fails must not block the page
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => (timer = setTimeout(() => done(goOn()), timeoutMs)));
  const request = send<{ member: Member; device: string }>("/api/auth/session")
    .then(
      ({ member, device }) => {
        rememberDevice(device);
        sessionConfirmed(saved.token, member);
      },
      (failure: unknown) => {
        // the session has ended; cached data must not be visible to the next member who signs in
        if (failure instanceof Problem && failure.kind === "not-signed-in") return clear();
        return goOn();
      },
    )
    .finally(() => clearTimeout(timer));
  await Promise.race([request, late]);
}
