import { useState } from "react";
import { useLocation } from "wouter";
import { Problem } from "#shared/errors.ts";
import { useMember } from "#web/session.ts";
import { problemToast } from "#web/toast.ts";
import { useConfirm } from "#web/ui/dialog.tsx";
import { authPath } from "./paths.ts";

/** Signs out and deletes the member's data from this browser; asks first when unsaved or unsent work would be lost. */
export function useLogout() {
  const member = useMember();
  const [, go] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const [ask, question] = useConfirm();

  const begin = async () => {
    try {
      const { leave } = await import("./sign-out.ts");
      if (await leave(member.id, ask, setLeaving)) return go(authPath);
      setLeaving(false);
    } catch (failure) {
      setLeaving(false);
      problemToast("Error signing out", failure instanceof Problem ? failure.message : undefined, {
        name: "Retry",
        run: () => void begin(),
      });
    }
  };
  return [() => void begin(), isLeaving, question] as const;
}
