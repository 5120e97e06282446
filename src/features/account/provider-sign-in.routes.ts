import { Hono } from "hono";
import { isZone } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { addressOf, bodyOf, type Env } from "#server/http.ts";
import type { Provider } from "#server/providers.ts";
import { createProviderAccount } from "./auth.repository.ts";
import { emailOf } from "./email-address.repository.ts";
import { connectWithPassword, enterLinked, returnAddress, ticketsOf } from "./provider-sign-in.repository.ts";
import { providerMessages } from "./provider.rules.ts";
import { isTaken } from "./account.deletion.repository.ts";
import { browserOf, completeSignIn } from "./sign-in.repository.ts";

const quarterMs = 900_000;

/**
 * Sign-in with an account at a provider (OpenID Connect). The browser keeps an encrypted ticket, goes to the provider, and returns to
 * /auth, where the page sends the response together with the ticket: no cookie, and no redirect by our server.
 */
export function providerSignInRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const { config, limits, providers } = context;
  const tickets = ticketsOf(context);

  app.post("/provider/begin", async (c) => {
    const { provider: id } = await bodyOf(c);
    const provider = providers.list.find((one) => one.id === id);
    if (!provider) throw new Problem("invalid", providerMessages.unknown);
    const most = config.LIMIT_SIGN_UPS_PER_ADDRESS;
    await limits.count({ purpose: "provider-begin", subject: addressOf(c, context), most, windowMs: 4 * quarterMs });
    const { url, begun } = await providers.begin(provider, returnAddress(config, c.req.header("host")));
    return c.json({ url, ticket: tickets.begin({ issuer: provider.issuer, ...begun }) });
  });

  app.post("/provider/finish", async (c) => {
    const body = await bodyOf(c);
    const begun = tickets.readBegun(textOf(body["ticket"]));
    const provider = begun && providers.list.find((one) => one.issuer === begun.issuer);
    if (!begun || !provider) throw new Problem("invalid", providerMessages.over);
    const most = config.LIMIT_SIGN_IN_FAILURES_PER_ADDRESS;
    const fromHere = { purpose: "sign-in-address", subject: addressOf(c, context), most, windowMs: quarterMs };
    await limits.check(fromHere);
    // a response is checked once, in any process
    const isFirst = await limits.first({ purpose: "provider-use", subject: begun.state, windowMs: quarterMs });
    if (!isFirst) throw new Problem("invalid", providerMessages.over);
    const search = textOf(body["search"]);
    const identity = await providers.finish(provider, returnAddress(config, c.req.header("host")), search, begun).catch(async (error) => {
      if (error instanceof Problem && error.kind === "refused") await limits.count({ ...fromHere, most: Number.MAX_SAFE_INTEGER });
      throw error;
    });
    const browser = browserOf(c, context, body);
    const entered = await enterLinked(context, identity, browser);
    if (entered) return c.json(entered);
    const email = verifiedEmail(provider, identity);
    const isKnown = await isTaken(context.database.owner, email);
    const ticket = tickets.identified({ ...identity, email });
    return c.json({ next: isKnown ? "connect" : "join", ticket, email, provider: provider.name });
  });

  /** An account with this address exists: its password verifies that it is the same person. */
  app.post("/provider/connect", async (c) => {
    const body = await bodyOf(c);
    const password = typeof body["password"] === "string" ? body["password"].slice(0, 300) : "";
    const tried = { password, ...browserOf(c, context, body) };
    return c.json(await connectWithPassword(context, textOf(body["ticket"]), tried));
  });

  /** No account has this address yet: creates one, confirmed by the provider. */
  app.post("/provider/join", async (c) => {
    const body = await bodyOf(c);
    const identity = tickets.readIdentified(textOf(body["ticket"]));
    if (!identity) throw new Problem("invalid", providerMessages.over);
    const most = config.LIMIT_SIGN_UPS_PER_ADDRESS;
    await limits.count({ purpose: "sign-up", subject: addressOf(c, context), most, windowMs: 4 * quarterMs });
    const timeZone = typeof body["timeZone"] === "string" && isZone(body["timeZone"].slice(0, 64)) ? body["timeZone"] : undefined;
    // a ticket creates one account, also when that was deleted again
    const isFirst = await limits.first({ purpose: "provider-join", subject: identity.once, windowMs: quarterMs });
    const member = isFirst ? await createProviderAccount(context, { identity, timeZone }) : null;
    if (!member) throw new Problem("conflict", providerMessages.over);
    return c.json(await completeSignIn(context, member, browserOf(c, context, body)));
  });

  return app;
}

/** Throws refused for an address that the provider has not verified. */
function verifiedEmail({ name }: Provider, { email, isVerified }: { email: string | null; isVerified: boolean }): string {
  if (email === null) throw new Problem("refused", providerMessages.noEmail(name));
  if (!isVerified) throw new Problem("refused", providerMessages.unverified(name));
  return emailOf(email);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 6000) : "");
