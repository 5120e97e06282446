import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { accounts } from "#server/auth.tables.ts";
import { openIdClient, openIdServer, throughProvider, type OpenIdServer } from "./oidc.ts";
import type { Person } from "./people.ts";
import { createTestServer, type TestServer } from "./server.ts";

export const providerOrigin = "http://localhost:3000";
export const returnTo = `${providerOrigin}/auth`;
type Body = Record<string, unknown> & { message: string; ticket: string; next?: string; token?: string; member?: { id: string } };
type Begun = { url: string; ticket: string };

/** An account at the provider. */
export const someone = (email = `${randomUUID()}@example.com`) => ({ subject: randomUUID(), email, isVerified: true });

/** A server with one sign-in provider, "Home", and the steps of a browser that signs in with it. */
export async function providerHome(settings: (elsewhere: OpenIdServer) => Record<string, string> = () => ({})) {
  const elsewhere = await openIdServer([returnTo]);
  const home: TestServer = await createTestServer({
    SMTP_URL: "smtp://localhost:1",
    PUBLIC_URL: providerOrigin,
    OIDC_ISSUER: elsewhere.issuer,
    OIDC_CLIENT_ID: openIdClient.id,
    OIDC_CLIENT_SECRET: openIdClient.secret,
    OIDC_NAME: "Home",
    ...settings(elsewhere),
  });
  const call = async (path: string, body: unknown) => {
    const answer = await home.fetch(path, { method: "POST", body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const begin = async () => (await call("/api/auth/provider/begin", { provider: "1" })).body as unknown as Begun;
  const finish = (ticket: string, search: string) => call("/api/auth/provider/finish", { ticket, search });
  /** To the provider and back, as one browser. */
  const come = async () => {
    const { url, ticket } = await begin();
    return finish(ticket, (await throughProvider(url, returnTo)).search);
  };
  /** The member of a session. */
  const as = (token: string, id: string): Person => {
    const by = (method: string) => async (path: string, body?: unknown) => {
      const answer = await home.fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    };
    const data: Person["data"] = (work) => home.context.database.withUser(id, work);
    const email = elsewhere.account.email ?? "";
    return { id, email, password: "", token, home, get: by("GET"), post: by("POST"), put: by("PUT"), delete: by("DELETE"), data };
  };
  /** Creates a member for the account at the provider. */
  const signUp = async (timeZone?: string): Promise<Person> => {
    const found = await come();
    expect(found.body).toMatchObject({ next: "join", email: elsewhere.account.email, provider: "Home" });
    const joined = await call("/api/auth/provider/join", { ticket: found.body.ticket, timeZone });
    expect(joined.status, joined.body.message).toBe(200);
    return as(String(joined.body.token), String(joined.body.member?.id));
  };
  const subjects = async (email: string) => {
    await home.context.mail.settled();
    return home.emails.filter((one) => one.to === email).map((one) => one.subject);
  };
  const linked = async (who: Person) => ((await who.get("/api/providers")).body as { providers: { id: string; name: string }[] }).providers;
  /** The member's ways to sign in. */
  const rowsOf = (memberId: string) => home.context.database.owner.select().from(accounts).where(eq(accounts.userId, memberId));
  return { elsewhere, home, call, begin, finish, come, as, signUp, subjects, linked, rowsOf };
}
