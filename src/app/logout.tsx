import { useState } from "react";
import { useLocation } from "wouter";
import { Problem } from "#kernel/problem.ts";
import { draftsOf } from "#web/drafts.ts";
import { session, signedOut, useMember } from "#web/session.ts";
import { problemToast, toast } from "#web/toast.ts";
import { isUnreached } from "#web/wire.ts";
import { useConfirm } from "#web/ui/dialog.tsx";
import { signOut } from "../features/account/auth.calls.ts";
import { authPath } from "./paths.ts";

const hereOnly = {
  title: "Log out on this device only?", yes: "Log out here", no: "Stay",
  words: "Evenday cannot be reached. Everything of yours is taken off this device now; the sign-in itself ends on the server when you end it under \"Where you are signed in\", or by itself.",
};

/** Signs out and takes everything of this member out of this browser; asks first when something half-written would go too. */
export function useLogout() {
  const member = useMember();
  const [, go] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const [ask, question] = useConfirm();

  const leave = async () => {
    const began = draftsOf(member.id).length > 0;
    // from storage itself: it may not be shown yet
    const waiting = await import("#web/outbox.ts").then(({ waitingOf }) => waitingOf(member.id)).then((all) => all.length, () => 0);
    const words = [
      waiting > 0 && `${waiting === 1 ? "One thing you wrote has" : `${waiting} things you wrote have`} not been sent yet, and would be lost.`,
      began && "Something you began to write is kept in this browser only. Logging out removes it from here.",
    ].filter(Boolean).join(" ");
    if (words && !(await ask({ title: waiting > 0 ? "Log out before it is sent?" : "Log out without saving?", words, yes: "Log out", no: "Stay" }))) return;
    setLeaving(true);
    try {
      const { forgetMember } = await import("#web/forget.ts");
      const isHere = await signOut().then(() => false, async (failure: unknown) => {
        if (!isUnreached(failure)) throw failure;
        return ask(hereOnly);
      });
      if (isHere) signedOut();
      if (session().state !== "out") return setLeaving(false); // they stay
      await forgetMember(member.id);
      toast("Signed out successfully");
      go(authPath);
    } catch (failure) {
      setLeaving(false);
      problemToast("Error signing out", failure instanceof Problem ? failure.message : undefined, { name: "Retry", run: () => void leave() });
    }
  };
  return [() => void leave(), isLeaving, question] as const;
}
