import { focusManager } from "@tanstack/react-query";
import { isMemberData, queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";

/** Between the tabs of one browser; the message is the id of the member who saved something. */
let channel: BroadcastChannel | undefined;
const open = () => (channel ??= "BroadcastChannel" in globalThis ? new BroadcastChannel("evenday saves") : undefined);

/** Tells the other tabs that something was saved, so that they ask for it at once. Called where a write was answered. */
export function announceSave(): void {
  const member = currentMember()?.id;
  if (member) open()?.postMessage(member);
}

/**
 * Keeps what the page shows as others have saved it: other tabs at once, other devices when this page comes to the front. What is
 * shown stays until the answer is there, and nothing typed is touched. Returns the stop function.
 */
export function followOtherTabs(member: string): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === member && currentMember()?.id === member)
      void queries.invalidateQueries({ predicate: (query) => isMemberData(query.queryKey) });
  };
  open()?.addEventListener("message", onMessage);
  // a window that comes to the front was visible all the time, so that focus counts too
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
