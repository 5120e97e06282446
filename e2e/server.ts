/**
 * The built product on a data folder of its own, for journeys. A control endpoint on the next port, loopback only, ends trials and makes
 * requests fail; the product itself has no such routes.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { json } from "node:stream/consumers";
import { buildApp } from "#app/server.ts";
import { users } from "#server/auth.tables.ts";
import { readConfig } from "#server/config.ts";
import { openContext } from "#server/context.ts";
import { openMail } from "#server/integrations/email.ts";
import { openModel } from "#server/integrations/llm.ts";
import { aModelServer } from "#testing/llm.ts";
import { insertMember } from "#testing/member-rows.ts";
import type { OpenIdServer } from "#testing/oidc.ts";
import { openOverpass } from "#testing/overpass.ts";
import type { ProductWithClock } from "./product-with-clock.ts";

type Failure = { journey: string; pathPrefix: string; status: number; message: string; times: number };

const port = Number(process.env["E2E_PORT"] ?? 4310);
const overrides = process.env["E2E_DATA_DIR"];
const folder = overrides ?? mkdtempSync(join(tmpdir(), "evenday-e2e-"));
const settings = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "warn", LIMIT_SIGN_UPS_PER_ADDRESS: "100000" };
/** A fake of the map service: no journey reaches the real one. */
const overpass = await openOverpass();
const context = await openContext(
  readConfig({
    ...settings,
    OVERPASS_URL: overpass.url,
    TILE_URL: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
    DATABASE_URL: process.env["E2E_DATABASE_URL"],
  }),
);
const app = buildApp(context);
// the same product with a language model, for journeys that ask for one
const modelServer = await aModelServer();
const config = {
  ...context.config,
  COACH_BASE_URL: modelServer.url,
  COACH_MODEL: "journey",
  COACH_FIRST_WORD_MS: 2500,
  COACH_IDLE_MS: 1500,
  COACH_PER_FIVE_MINUTES: 500,
};
const appWithModel = buildApp({ ...context, config, model: openModel(config) });
// the same product with email set up, so that addresses have to be confirmed; its emails go to the same folder
const appWithMail = buildApp(
  await openContext(context.config, {
    database: context.database,
    mail: { ...openMail(context.config, context.log, context.clock), isReal: true },
  }),
);
/** The same product with a real sign-in provider for one journey, by journey. */
const withProvider = new Map<string, Promise<{ provider: OpenIdServer; app: typeof app }>>();
async function openWithProvider(isPasswordOff: boolean) {
  // imported here: few journeys need the library
  const { openIdClient, openIdServer } = await import("#testing/oidc.ts");
  const home = `http://localhost:${port}`;
  const provider = await openIdServer([`${home}/auth`]);
  const client = { OIDC_CLIENT_ID: openIdClient.id, OIDC_CLIENT_SECRET: openIdClient.secret, OIDC_NAME: "Home" };
  const passwords = isPasswordOff ? { PASSWORD_SIGN_IN: "off" as const } : {};
  const config = { ...context.config, ...client, OIDC_ISSUER: provider.issuer, ...passwords };
  return { provider, app: buildApp(await openContext(config, { database: context.database })) };
}
/** Products with a database and a clock of their own, by journey. */
const withClock = new Map<string, ProductWithClock>();
async function openWithClock(journey: string, at: number) {
  const { openProductWithClock } = await import("./product-with-clock.ts");
  const opened = await openProductWithClock(port, at);
  withClock.set(journey, opened);
  products.set(journey, opened.app);
  return opened;
}
/** The journeys that use another product than the default. */
const products = new Map<string | null, typeof app>();
let failures: Failure[] = [];

/** The first injected failure for this request's journey, used once. */
function failing(request: Request): Failure | undefined {
  const path = new URL(request.url).pathname;
  const found = failures.find((one) => one.journey === request.headers.get("x-journey") && path.startsWith(one.pathPrefix));
  if (found && (found.times -= 1) <= 0) failures = failures.filter((one) => one !== found);
  return found;
}

const server = serve({
  port,
  hostname: "127.0.0.1",
  fetch: (request, env) => {
    const failure = failing(request);
    const journey = request.headers.get("x-journey");
    if (!failure) return (products.get(journey) ?? app).fetch(request, env);
    const code = failure.status >= 500 ? "unavailable" : "refused";
    return Response.json({ code, message: failure.message, requestId: "journey" }, { status: failure.status });
  },
});

const setTrial = async (email: string, endsAt: number) => {
  const [member] = await context.database.owner
    .update(users)
    .set({ trialEndsAt: new Date(endsAt) })
    .where(eq(users.email, email))
    .returning();
  if (!member) throw new Error(`no member has the address ${email}`);
  context.sessions.evict(member.id);
};

/** The newest email to an address, from the mail folder. */
function emailTo(email: unknown): string {
  const mail = join(folder, "mail");
  const emails = existsSync(mail)
    ? readdirSync(mail)
        .sort()
        .reverse()
        .map((name) => readFileSync(join(mail, name), "utf8"))
    : [];
  return emails.find((one) => one.startsWith(`To: ${String(email)}\n`)) ?? "";
}

const endpoints: Record<string, (result: Record<string, unknown>) => Promise<string | void>> = {
  "/control/new-member": async ({ email, password }) =>
    JSON.stringify(await insertMember(context, { email: String(email), password: String(password) })),
  "/control/end-trial": ({ email }) => setTrial(String(email), context.clock() - 1),
  "/control/set-trial": ({ email, endsInMs }) => setTrial(String(email), context.clock() + Number(endsInMs)),
  "/control/use-model": async ({ journey }) => {
    products.set(String(journey), appWithModel);
  },
  "/control/use-mail": async ({ journey }) => {
    products.set(String(journey), appWithMail);
  },
  "/control/use-provider": async ({ journey, account, isCancelled, isPasswordOff }) => {
    const opening = withProvider.get(String(journey)) ?? openWithProvider(isPasswordOff === true);
    withProvider.set(String(journey), opening);
    const opened = await opening;
    Object.assign(opened.provider, { account, fault: isCancelled ? { isCancelled } : {} });
    products.set(String(journey), opened.app);
  },
  "/control/use-clock": async ({ journey, at }) => {
    const ahead = Number(at) - context.clock();
    products.set(String(journey), buildApp({ ...context, clock: () => context.clock() + ahead }));
  },
  "/control/use-own-clock": async ({ journey, at }) =>
    JSON.stringify(await insertMember((await openWithClock(String(journey), Number(at))).context)),
  "/control/pass-time": async ({ journey, at, seconds }) => {
    const product = withClock.get(String(journey));
    if (!product) throw new Error("this journey does not have its own clock");
    return JSON.stringify(await product.passTime(Number(at), Number(seconds)));
  },
  "/control/letter-to": async ({ email }) => emailTo(email),
  "/control/fail-next": async ({ journey, pathPrefix, status, message, times }) => {
    failures.push({
      journey: String(journey),
      pathPrefix: String(pathPrefix),
      status: Number(status ?? 503),
      message: String(message ?? "Please try again."),
      times: Number(times ?? 1),
    });
  },
};

const control = createServer((request, response) => {
  const endpoint = endpoints[request.url ?? ""];
  const answer = async () => {
    if (!endpoint || request.method !== "POST") throw new Error(`no such control endpoint: ${request.method} ${request.url}`);
    return endpoint((await json(request)) as Record<string, unknown>);
  };
  answer().then(
    (summary) => response.writeHead(200).end(summary ?? ""),
    (cause: unknown) => response.writeHead(400).end(String(cause)),
  );
});
control.listen(port + 1, "127.0.0.1");

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  control.close();
  void modelServer.stop();
  await overpass.stop();
  for (const { provider } of await Promise.all(withProvider.values())) await provider.stop();
  await Promise.all([...withClock.values()].map((one) => one.stop()));
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
  await context.jobs.stop();
  await context.database.close();
  if (!overrides) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
