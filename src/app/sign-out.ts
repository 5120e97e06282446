import { draftsOf } from "#web/drafts.ts";
import { clearMember } from "#web/clear-data.ts";
import { queueOf } from "#web/offline-queue.ts";
import { writesUnderWay } from "#web/send.ts";
import { session, signedOut } from "#web/session.ts";
import { toast } from "#web/toast.ts";
import { isNetworkFailure } from "#web/http.ts";
import { signOut } from "../features/account/auth.api.ts";

type Question = { title: string; words: string; yes: string; no: string };

const hereOnly = {
  title: "Log out on this device only?",
  yes: "Log out here",
  no: "Stay",
  words:
    'Evenday cannot be reached. Everything of yours is taken off this device now; the sign-in itself ends on the server when you end it under "Where you are signed in", or by itself.',
};

/** Confirms, signs out, and deletes the member's data from this browser. False when they cancel. */
export async function confirmSignOut(
  member: string,
  ask: (question: Question) => Promise<boolean>,
  setSigningOut: (isSigningOut: boolean) => void,
): Promise<boolean> {
  const began = draftsOf(member).length > 0;
  // reads the storage, because the page may not show the queue yet
  const queued = await queueOf(member).catch(() => []);
  const queue = queued.length + writesUnderWay(member);
  const words = [
    queue > 0 && `${queue === 1 ? "One thing you wrote has" : `${queue} things you wrote have`} not been sent yet, and would be lost.`,
    began && "Something you began to write is kept in this browser only. Logging out removes it from here.",
  ]
    .filter(Boolean)
    .join(" ");
  if (
    words &&
    !(await ask({ title: queue > 0 ? "Log out before it is sent?" : "Log out without saving?", words, yes: "Log out", no: "Stay" }))
  )
    return false;
  setSigningOut(true);
  const isHere = await signOut().then(
    () => false,
    async (failure: unknown) => {
      if (!isNetworkFailure(failure)) throw failure;
      return ask(hereOnly);
    },
  );
  if (isHere) signedOut();
  if (session().state !== "out") return false;
  await clearMember(member);
  toast("Signed out successfully");
  return true;
}
