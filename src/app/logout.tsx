import { useState } from "react";
import { useLocation } from "wouter";
import { Problem } from "#kernel/problem.ts";
import { draftsOf } from "#web/drafts.ts";
import { useMember } from "#web/session.ts";
import { problemToast, toast } from "#web/toast.ts";
import { waitingNow } from "#web/waiting.ts";
import { useConfirm } from "#web/ui/dialog.tsx";
import { signOut } from "../features/account/auth.calls.ts";
import { authPath } from "./paths.ts";

/** Signs out and takes everything of this member out of this browser; asks first when something half-written would go too. */
export function useLogout() {
  const member = useMember();
  const [, go] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const [ask, question] = useConfirm();

  const leave = async () => {
    const began = draftsOf(member.id).length > 0;
    const waiting = waitingNow().length;
    const words = [
      waiting > 0 && `${waiting === 1 ? "One thing you wrote has" : `${waiting} things you wrote have`} not been sent yet, and would be lost.`,
      began && "Something you began to write is kept in this browser only. Logging out removes it from here.",
    ].filter(Boolean).join(" ");
    if (words && !(await ask({ title: waiting > 0 ? "Log out before it is sent?" : "Log out without saving?", words, yes: "Log out", no: "Stay" }))) return;
    setLeaving(true);
    try {
      const { forgetMember } = await import("#web/forget.ts");
      await signOut();
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
