import { focusManager } from "@tanstack/react-query";
import { isMemberData, queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";

/** Between the tabs of one browser; the message is the id of the member who saved. */
let channel: BroadcastChannel | undefined;
const open = () => (channel ??= "BroadcastChannel" in globalThis ? new BroadcastChannel("evenday saves") : undefined);

/** Notifies the other tabs of a save, so that they refetch at once. Called when a write was answered. */
export function announceSave(): void {
  const member = currentMember()?.id;
  if (member) open()?.postMessage(member);
}

/**
 * Refetches what others have saved: other tabs at once, other devices when this page comes to the front. The page shows its data until the
 * answer arrives, and typed text is untouched. Returns the stop function.
 */
export function followOtherTabs(member: string): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === member && currentMember()?.id === member)
      void queries.invalidateQueries({ predicate: (query) => isMemberData(query.queryKey) });
  };
  open()?.addEventListener("message", onMessage);
  // a window that comes to the front may have been visible all the time, so focus counts too
  focusManager.setEventListener((onFocus) => {
    const notice = () => document.visibilityState === "visible" && onFocus();
    document.addEventListener("visibilitychange", notice);
    addEventListener("focus", notice);
    return () => {
      document.removeEventListener("visibilitychange", notice);
      removeEventListener("focus", notice);
    };
  });
  return () => channel?.removeEventListener("message", onMessage);
}
