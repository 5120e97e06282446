import { eq } from "drizzle-orm";
import { shownAddress } from "#server/domains.ts";
import { users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import { startSession, type Origin } from "#server/session.ts";
import { makeDeviceToken } from "./credentials.repository.ts";

/**
 * The browser of a sign-in: its user agent, its network, and its device tokens. `retrySecret`: the secret of the page, with which it asks for its
 * session when the answer is lost: see `renewSession`.
 */
export type Browser = Origin & { devices: unknown; retrySecret?: string | undefined };
type Holder = { id: string; email: string; credentialEpoch: number };

/** A new session, and the device token of this browser. Sends no email: `completeSignIn` does. */
export async function openSession(context: AppContext, member: Holder, browser: Browser) {
  return openedAs(context, member, await startSession(context.database.owner, context.config, member, browser, context.clock()));
}

/** The answer with a session. */
export async function openedAs(context: AppContext, member: Holder, { id, token }: { id: string; token: string }) {
  // with the account's own time zone: until it is known, a page would show the device's dates
  const { timeZone, currency, weekStartsOn } = users;
  const [own] = await context.database.owner.select({ timeZone, currency, weekStartsOn }).from(users).where(eq(users.id, member.id));
  return { token, member: { id: member.id, email: shownAddress(member.email), ...own }, device: makeDeviceToken(context, member, id) };
}
