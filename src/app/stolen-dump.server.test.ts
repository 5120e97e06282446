import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { asOperator } from "#server/admin/operator.ts";
import { fetchArchive } from "#testing/archive.ts";
import { switchOnSecondFactor } from "#testing/authenticator.ts";
import { call } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { signIn } from "#testing/people.ts";
import { isSampled } from "#testing/sample.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aWebhook } from "#testing/webhooks.ts";
import { proves } from "#testing/assurance.ts";
import { commandsOn } from "./admin.ts";

/** Every value of every row of every table, as text. */
const valuesOf = (home: TestServer): Promise<string[]> =>
  asOperator(home.context.database, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    const values = new Set<string>();
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ value: string }>(
        sql`select distinct e.value from ${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) e where e.value <> ''`,
      );
      for (const { value } of rows) values.add(value);
    }
    return [...values];
  });

/** Whether a value looks as a secret does; of all others, a sampled run tries one in four. */
const isLikely = (value: string, at: number) => !isSampled || (/\d/.test(value) && !/\s/.test(value)) || at % 4 === 0;

/** The values, their parts, and each part behind the member's id, in the form of links. */
function candidates(values: string[], memberIds: string[]): string[] {
  const parts = [...new Set(values.flatMap((value) => [value, ...value.split(/[\s:.,"{}[\]=]+/)]))].filter(
    (value, at) => value.length > 7 && value.length < 400 && isLikely(value, at),
  );
  return [...parts, ...parts.flatMap((part) => memberIds.map((id) => `${id}.${part}`))];
}

const linkIn = (home: TestServer, to: string, mode: string): string => {
  const mail = home.emails.findLast((one) => one.to === to && one.text.includes(`?${mode}=`));
  return decodeURIComponent(new RegExp(`\\?${mode}=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "");
};

test(
  "nothing in the database works as a session, link, ticket or signed token, not even together with the secret",
  { timeout: 300_000 },
  async (context) => {
    const home = await createTestServer({
      SMTP_URL: "smtp://localhost:1",
      LOG_LEVEL: "debug",
      LIMIT_SIGN_IN_FAILURES: "1000000",
      LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
      LIMIT_INVALID_TOKENS: "1000000",
    });
    const { owner } = home.context.database;
    const aPerson = async () => {
      const email = `${randomUUID()}@example.com`;
      await call(home, "/api/auth/sign-up", { email, password });
      await call(home, "/api/auth/confirm", { link: linkIn(home, email, "confirm") });
      return signIn(home, email, password);
    };

    // one of everything that gives access to an account, left open
    const maya = await aPerson();
    const other = await signIn(home, maya.email, password);
    const device = String(((await maya.get("/api/auth/session")).body as { device: string }).device);
    await call(home, "/api/auth/forgot", { email: maya.email });
    await expect.poll(() => linkIn(home, maya.email, "reset")).not.toBe("");
    const nextEmail = `${randomUUID()}@example.com`;
    expect((await maya.post("/api/account/email", { password, email: nextEmail })).status).toBe(200);
    const unconfirmed = `${randomUUID()}@example.com`;
    await call(home, "/api/auth/sign-up", { email: unconfirmed, password });
    const links = {
      reset: linkIn(home, maya.email, "reset"),
      stop: linkIn(home, maya.email, "stop"),
      change: linkIn(home, nextEmail, "confirm"),
      confirm: linkIn(home, unconfirmed, "confirm"),
    };
    const twice = await aPerson();
    // for two sessions that are given once more, because nobody has used them
    const pageSecrets = [0, 1].map(() => randomBytes(32).toString("base64url"));
    const on = await switchOnSecondFactor(twice, { retrySecret: pageSecrets[0] });
    const { key, codes } = on;
    await call(home, "/api/auth/sign-in", { email: maya.email, password, retrySecret: pageSecrets[1] });
    const { ticket } = (await call(home, "/api/auth/sign-in", { email: twice.email, password })).body as { ticket: string };
    const made = await maya.post("/api/tokens", { id: randomUUID(), name: "Sheet", scopes: ["journal:read"], days: 7, password });
    const { token } = made.body as { token: string };
    const { secret: webhookSecret } = await aWebhook(maya, "https://hooks.example.com/?key=a-capability-in-it", ["mood.logged"]);
    // an email that still waits for the mail server
    const waiting = { kind: "reset", memberId: maya.id, to: maya.email, subject: "Reset", text: `https://x.example/?reset=${links.reset}` };
    await owner.transaction((tx) => home.context.mail.queue(tx, waiting));

    const secrets = {
      "a session": decodeURIComponent(maya.token).split(".")[0],
      "another session": decodeURIComponent(other.token).split(".")[0],
      "the session after the second factor": decodeURIComponent(on.token).split(".")[0],
      "a device's proof": device,
      "a ticket": ticket,
      "an API token": token.slice(4),
      "a webhook's secret": webhookSecret.slice(6),
      "a webhook's address": "a-capability-in-it",
      "the authenticator's key": key,
      "a paper code": codes[0],
      "the secret of a page": pageSecrets[0],
      "the secret of another page": pageSecrets[1],
      "the secret": home.context.config.AUTH_SECRET,
      ...Object.fromEntries(Object.entries(links).map(([name, link]) => [name, link.split(".")[1]])),
    };
    for (const [name, secret] of Object.entries(secrets)) expect(secret?.length ?? 0, name).toBeGreaterThan(7);

    const values = await valuesOf(home);
    let backup = "";
    for await (const chunk of commandsOn(home.context).backup(false)) backup += Buffer.from(chunk).toString();
    const places = {
      "the rows": values.join("\n"),
      "a backup": backup,
      "the archive": JSON.stringify(await fetchArchive(maya)),
      "the log": home.logged.join(""),
    };
    expect(places["a backup"]).toContain(maya.id);
    for (const [place, text] of Object.entries(places))
      for (const [name, secret] of Object.entries(secrets)) expect(text.includes(String(secret)), `${name} is in ${place}`).toBe(false);

    const tried = candidates(values, [maya.id, twice.id]);
    const signed = (value: string) => `${value}.${createHmac("sha256", home.context.config.AUTH_SECRET).update(value).digest("base64")}`;
    const session = async (headers: Record<string, string>) => (await home.fetch("/api/auth/session", { headers })).status;
    const renewed = async (memberId: unknown, retrySecret: unknown) =>
      (await call(home, "/api/auth/renewed", { memberId, retrySecret })).body["session"];
    for (const value of tried) {
      const plain = value.replace(/[^\x21-\x7e]/g, "");
      const found = {
        bearer: await session({ authorization: `Bearer ${plain}` }),
        "bearer, signed": await session({ authorization: `Bearer ${encodeURIComponent(signed(value))}` }),
        cookie: await session({ cookie: `better-auth.session_token=${encodeURIComponent(signed(value))}` }),
        token: (await home.fetch("/api/journal/entries", { headers: { authorization: `Bearer evd_${plain.replace(/^evd_/, "")}` } }))
          .status,
        reset: (await call(home, "/api/auth/reset", { link: value, password: "taken over" })).status,
        confirm: (await call(home, "/api/auth/confirm", { link: value })).status,
        stop: (await call(home, "/api/auth/stop", { link: value })).status,
        renewed: await renewed(value.split(".")[0], value.split(".")[1]),
        ticket: (await call(home, "/api/auth/second-step", { ticket: value, code: codes[0] })).status,
        checkout: (await (await home.fetch(`/checkout/sandbox?for=${encodeURIComponent(value)}`)).text()).includes("has expired")
          ? 400
          : 200,
      };
      expect(found, value.slice(0, 80)).toEqual({
        bearer: 401,
        "bearer, signed": 401,
        cookie: 401,
        token: 401,
        reset: 400,
        confirm: 400,
        stop: 400,
        renewed: null,
        ticket: 400,
        checkout: 400,
      });
    }

    // the real values work: the tries above failed only because the stored values are not secrets
    expect(await session({ authorization: `Bearer ${maya.token}` })).toBe(200);
    expect((await home.fetch("/api/journal/entries", { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    const given = [await renewed(twice.id, pageSecrets[0]), await renewed(maya.id, pageSecrets[1])];
    expect(given).toMatchObject([{ member: { id: twice.id } }, { member: { id: maya.id } }]);
    expect((await call(home, "/api/auth/second-step", { ticket, code: codes[0] })).status).toBe(200);
    expect((await call(home, "/api/auth/confirm", { link: links.confirm })).status).toBe(200);
    expect((await call(home, "/api/auth/confirm", { link: links.change })).status).toBe(200);
    expect((await call(home, "/api/auth/reset", { link: links.reset, password: "four other plain words" })).status).toBe(200);
    proves(context, "B20", `${tried.length} values tried in 10 ways, 0 opened anything`);
    await home.context.database.close();
  },
);
