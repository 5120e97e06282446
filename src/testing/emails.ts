import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import { usualPassword } from "./member-rows.ts";
import { signIn } from "./people.ts";
import type { TestServer } from "./server.ts";

/** Settings with a mail server, so that addresses are confirmed by email; what is sent is in `home.emails`. */
export const smtp = { SMTP_URL: "smtp://localhost:1" };
/** A call without a session. */
export const call = async (home: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await home.fetch(path, { method: "POST", body: JSON.stringify(body), headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
};
/** A new member whose address is confirmed. */
export async function aConfirmedMember(home: TestServer, password = usualPassword) {
  const email = `${randomUUID()}@example.com`;
  const { status } = await call(home, "/api/auth/sign-up", { email, password });
  if (status !== 200) throw new Error(`sign-up answered ${status}`);
  await home.context.database.owner.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  return signIn(home, email, password);
}
/** The subjects of the emails to an address, oldest first. */
export const subjectsTo = (home: TestServer, email: string) => home.emails.filter((one) => one.to === email).map((one) => one.subject);
/** The link in the newest email to an address that has one of this kind. */
export const linkIn = (home: TestServer, email: string, mode: string) =>
  decodeURIComponent(
    new RegExp(`\\?${mode}=(\\S+)`).exec(
      home.emails.findLast((one) => one.to === email && one.text.includes(`?${mode}=`))?.text ?? "",
    )?.[1] ?? "",
  );
