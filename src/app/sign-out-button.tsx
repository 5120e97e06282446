import { useState } from "react";
import { useLocation } from "wouter";
import { useMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { useConfirm } from "#web/ui/dialog.tsx";
import { authPath } from "./paths.ts";
import { retrying } from "#web/chunk-load-error.ts";

/** Signs out and deletes the member's data from this browser; asks first when unsaved or queued work would be lost. */
export function useLogout() {
  const member = useMember();
  const [, go] = useLocation();
  const [isSigningOut, setSigningOut] = useState(false);
  const [ask, question] = useConfirm();

  const begin = async () => {
    try {
      const { confirmSignOut } = await retrying(() => import("./sign-out.ts"));
      if (await confirmSignOut(member.id, ask, setSigningOut)) return go(authPath);
      setSigningOut(false);
    } catch (failure) {
      setSigningOut(false);
      failureToast("Error signing out", failure, { name: "Retry", run: () => void begin() });
    }
  };
  return [() => void begin(), isSigningOut, question] as const;
}
