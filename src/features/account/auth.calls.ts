import { Problem } from "#kernel/problem.ts";
import { recallSession, session, sessionConfirmed, signedIn, signedOut, type Member } from "#web/session.ts";
import { zoneHere } from "#web/today.ts";
import { send } from "#web/wire.ts";

type SignedIn = { token: string; member: { id: string; email: string } };

/** Gives whether the address has to be confirmed by mail before signing in. */
export async function signUp(email: string, password: string): Promise<boolean> {
  const { confirm } = await send<{ confirm: boolean }>("/api/auth/sign-up", { email, password, timeZone: zoneHere() });
  return confirm;
}

export async function signIn(email: string, password: string): Promise<void> {
  const { token, member } = await send<SignedIn>("/api/auth/sign-in", { email, password });
  signedIn(token, { ...member, timeZone: zoneHere() });
}

/** Ends the session on the server, then here. A session that is over already counts as signed out. */
export async function signOut(): Promise<void> {
  try {
    await send("/api/auth/sign-out", {});
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.kind !== "not-signed-in") throw failure;
  }
  signedOut();
}

/**
 * Finds out who is at the screen. What this browser remembers is asked of the server; when the server cannot be reached, the
 * remembered member goes on (offline), since every call proves itself again anyway.
 */
export async function determineSession(): Promise<void> {
  recallSession();
  const now = session();
  if (!("token" in now)) return;
  try {
    const { member } = await send<{ member: Member }>("/api/auth/session");
    sessionConfirmed(now.token, member);
  } catch (failure) {
    if (failure instanceof Problem && failure.kind === "not-signed-in") return; // the wire has ended it
    sessionConfirmed(now.token, now.member);
  }
}
