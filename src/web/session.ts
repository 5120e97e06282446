import { useSyncExternalStore } from "react";
import { Problem, type ProblemKind } from "#shared/errors.ts";
import { browserStorage, tabStorage } from "#web/storage.ts";
import { readStoredSession as read, sessionKey as key, type Member } from "#web/stored-session.ts";

export type { Member };

/**
 * The session state. `unknown` until the browser's storage was read (also in prerendered pages), `checking` while the server is asked,
 * `out` with `hasLeft` after signing out, `ended` when a session expired while in use: the page stays, so that no typed text is lost.
 */
type Session =
  | { state: "unknown" }
  | { state: "out"; hasLeft?: true }
  | { state: "checking" | "in" | "ended"; token: string; member: Member };

/** Written to storage for a moment, so that every tab is notified, also one whose session has ended before. */
const left = "out";
const hint = "evenday_in=1; Path=/; SameSite=Lax";
const listeners = new Set<() => void>();
let current: Session = { state: "unknown" };

/** Stores the token in local storage; the hint cookie only tells the server which page to send first. */
export function signedIn(token: string, member: Member) {
  clearTab(member.id);
  browserStorage.set(key, JSON.stringify({ token, member }));
  document.cookie = `${hint}; Max-Age=2592000`;
  setSession({ state: "in", token, member });
}

export function signedOut() {
  clearTab();
  browserStorage.set(key, left);
  browserStorage.remove(key);
  document.cookie = `${hint}; Max-Age=0`;
  setSession({ state: "out", hasLeft: true });
}

/** The server no longer accepts this token. Other tokens (of a newer sign-in) stay as they are. */
export function sessionEnded(token: string) {
  if (current.state === "unknown" || current.state === "out" || current.token !== token) return;
  browserStorage.remove(key);
  document.cookie = `${hint}; Max-Age=0`;
  setSession(current.state === "checking" ? { state: "out" } : { ...current, state: "ended" });
}

/** Reads and returns the stored session. Called once when the page starts. */
export function restoreSession() {
  const saved = read();
  setSession(saved ? { state: "checking", ...saved } : { state: "out" });
  if (!saved) document.cookie = `${hint}; Max-Age=0`;
  return saved;
}

/** The server has confirmed the current token. */
export function sessionConfirmed(token: string, member: Member) {
  if (current.state === "unknown" || current.state === "out" || current.token !== token) return;
  signedIn(token, member);
}

/** Leaves the page of an ended session for the sign-in page. */
export const dropSession = () => setSession({ state: "out" });

export const session = () => current;
export const sessionToken = () => ("token" in current && current.state !== "ended" ? current.token : undefined);
/** The current member, also after the session ended (the drafts are still theirs). */
export const currentMember = () => ("member" in current ? current.member : undefined);

/**
 * Runs `work` for `member`. Throws, whatever came of it, once another member or nobody is signed in: nothing of it is sent as theirs, stored
 * or shown to them. Without a member (signing in) it only runs `work`.
 */
export async function asMember<Result>(member: string | undefined, work: () => Promise<Result>): Promise<Result> {
  requireMember(member);
  return work().finally(() => requireMember(member));
}

/** The values of one member in this tab: see tab.ts. */
export const tabPrefix = "evenday.tab.";

/** Removes this tab's values of every other member, or of all without `member`. */
export function clearTab(member?: string): void {
  for (const name of tabStorage.keys())
    if (name.startsWith(tabPrefix) && !(member && name.startsWith(`${tabPrefix}${member}.`))) tabStorage.remove(name);
}

export function requireMember(member: string | undefined) {
  if (member && currentMember()?.id !== member) throw new Problem("not-signed-in", "Your session has ended. Please sign in again.");
}

export function onSession(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const atStart: Session = { state: "unknown" };
/** During hydration the state is the prerendered one; the prerenderer sets it itself. */
const serverSnapshot = typeof window === "undefined" ? session : () => atStart;
export const useSession = () => useSyncExternalStore(onSession, session, serverSnapshot);

/** For prerendering only: a member without any data. */
export const fakeSessionForPrerender = () => setSession({ state: "in", token: "", member: { id: "", email: "" } });

/** The signed-in member. Only inside the signed-in layout. */
export function useMember(): Member {
  const now = useSession();
  if (!("member" in now)) throw new Error("useMember stands outside the signed-in shell");
  return now.member;
}

/** Global handlers for 401 and 402. */
const handlers = new Map<ProblemKind, Set<() => void>>();
export function onRefusal(kind: ProblemKind, handler: () => void) {
  const all = handlers.get(kind) ?? new Set();
  handlers.set(kind, all.add(handler));
  return () => void all.delete(handler);
}
export const notifyRefusal = (kind: ProblemKind) => handlers.get(kind)?.forEach((handler) => handler());

function setSession(next: Session) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Applies the stored session now. */
function follow() {
  const saved = read();
  // another tab ended it: here too the page stays, with the typed text
  if (!saved)
    return current.state === "ended" ? undefined : setSession(current.state === "in" ? { ...current, state: "ended" } : { state: "out" });
  if ("token" in current && current.token === saved.token && current.state !== "ended") {
    // the same session may have another currency or time zone
    if (JSON.stringify(current.member) !== JSON.stringify(saved.member)) setSession({ ...current, member: saved.member });
  } else setSession({ state: "in", ...saved });
}

if (typeof window !== "undefined") {
  // follows another tab that signed in or out
  window.addEventListener("storage", (event) => {
    if (event.key === key && event.newValue === left) {
      clearTab();
      setSession({ state: "out", hasLeft: true });
    } else if (event.key === key || event.key === null) follow();
  });
  // a page restored from the back/forward cache has missed events meanwhile
  window.addEventListener("pageshow", (event) => {
    if (event.persisted && current.state !== "unknown") return read() ? follow() : setSession({ state: "out" });
  });
}
