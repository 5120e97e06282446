import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { MemberTx } from "#server/database.ts";
import { insertMember, usualPassword } from "./member-rows.ts";
import { testServer, type TestServer } from "./server.ts";

type Answer = { status: number; body: unknown; headers: Headers };

/** A signed-in user with the calls that a test makes as them. */
export type Person = {
  id: string;
  email: string;
  password: string;
  token: string;
  home: TestServer;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: unknown) => Promise<Answer>;
  put: (path: string, body?: unknown) => Promise<Answer>;
  delete: (path: string, body?: unknown) => Promise<Answer>;
  /** Runs inside this user's own transaction, and sees what row-level security shows. */
  data: <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>;
};

/** A new member in the trial, inserted as rows. `timeZone` defaults to New York. */
export async function aMember(home?: TestServer, timeZone = "America/New_York"): Promise<Person> {
  const at = home ?? (await testServer());
  return personOf(at, await insertMember(at.context, { timeZone }));
}

/** A new member who signed up and in through the public API, for tests whose subject that is. */
export async function aSignedUpMember(home?: TestServer, timeZone = "America/New_York"): Promise<Person> {
  const at = home ?? (await testServer());
  const email = `${randomUUID()}@example.com`;
  const created = await send(at, "POST", "/api/auth/sign-up", { email, password: usualPassword, timeZone });
  if (created.status !== 200) throw new Error(`sign-up answered ${created.status}: ${JSON.stringify(created.body)}`);
  return signIn(at, email, usualPassword);
}

/** A member who has paid the first month. */
export async function aSubscriber(home?: TestServer): Promise<Person> {
  const person = await aMember(home);
  await subscribe(person);
  return person;
}

/** Makes this a member who has paid the first month. */
export const subscribe = (person: Person): Promise<void> =>
  updateUser(person, { billingStatus: "active", paidUntil: new Date(person.home.context.clock() + 30 * 86_400_000) });

export async function aMemberWithExpiredTrial(home?: TestServer): Promise<Person> {
  const person = await aMember(home);
  await updateUser(person, { trialEndsAt: new Date(person.home.context.clock() - 1) });
  return person;
}

/** Signs in once more, as another device of the same user. */
export async function signIn(home: TestServer, email: string, password: string): Promise<Person> {
  const answer = await send(home, "POST", "/api/auth/sign-in", { email, password });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { token, member } = answer.body as { token: string; member: { id: string } };
  return personOf(home, { id: member.id, email, password, token });
}

function personOf(home: TestServer, who: Pick<Person, "id" | "email" | "password" | "token">): Person {
  const call = (method: string) => (path: string, body?: unknown) => send(home, method, path, body, who.token);
  return {
    ...who,
    home,
    get: call("GET"),
    post: call("POST"),
    put: call("PUT"),
    delete: call("DELETE"),
    data: (work) => home.context.database.withUser(who.id, work),
  };
}

/** Sets a user's access state directly, as time or Stripe would. */
export async function updateUser(person: Person, status: Partial<typeof users.$inferInsert>): Promise<void> {
  await person.home.context.database.owner.update(users).set(status).where(eq(users.id, person.id));
  person.home.context.sessions.evict(person.id);
}

async function send(home: TestServer, method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const answer = await home.fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? readJson(text) : null, headers: answer.headers };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // exports and files are not JSON
  }
}
