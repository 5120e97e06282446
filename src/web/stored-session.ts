import { browserStorage } from "#web/storage.ts";

export type Member = { id: string; email: string; timeZone?: string; currency?: string; weekStartsOn?: number };

export const sessionKey = "evenday.session";

/** The session stored in this browser; undefined without one. */
export function readStoredSession(): { token: string; member: Member } | undefined {
  try {
    const saved = JSON.parse(browserStorage.get(sessionKey) ?? "null") as { token?: unknown; member?: Member } | null;
    if (typeof saved?.token === "string" && saved.token && typeof saved.member?.id === "string")
      return { token: saved.token, member: saved.member };
  } catch {
    browserStorage.remove(sessionKey); // not ours, or incomplete
  }
  return undefined;
}
