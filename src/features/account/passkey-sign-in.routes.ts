import { Hono } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { addressOf, bodyOf, type Env } from "#server/http.ts";
import { challengeTicket, checkUse, optionsToUse, readChallenge, siteOf, type Site, type UsedPasskey } from "#server/passkeys.ts";
import { usedPasskey } from "./passkey.contract.ts";
import { findPasskey, notePasskeyUse } from "./passkey.repository.ts";
import { passkeyMessages } from "./passkey.rules.ts";
import { connectIdentified } from "./provider-sign-in.repository.ts";
import { browserOf, completeSignIn } from "./sign-in.repository.ts";

/**
 * Sign-in with a passkey only. It requires the finger, face or PIN of the device, so it counts as both steps: no code of a second factor is
 * required.
 */
export function passkeySignInRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const { config } = context;

  app.post("/passkey/begin", async (c) => {
    const options = await optionsToUse(siteOf(config, c.req.header("host")));
    return c.json({ ticket: challengeTicket(config, "use", options.challenge, "", context.clock()), options });
  });

  app.post("/passkey", async (c) => {
    const body = await bodyOf(c);
    const ticket = typeof body["ticket"] === "string" ? body["ticket"].slice(0, 600) : "";
    const fromHere = {
      purpose: "sign-in-address",
      subject: addressOf(c, context),
      most: config.LIMIT_SIGN_IN_FAILURES_PER_ADDRESS,
      windowMs: 900_000,
    };
    await context.limits.check(fromHere);
    const browser = browserOf(c, context, body);
    const site = siteOf(config, c.req.header("host"));
    try {
      const member = await memberOfPasskey(context, site, ticket, usedIn(body));
      if (typeof body["connect"] === "string") await connectIdentified(context, body["connect"].slice(0, 6000), member);
      return c.json(await completeSignIn(context, member, browser));
    } catch (error) {
      if (error instanceof Problem && error.kind === "not-signed-in")
        await context.limits.count({ ...fromHere, most: Number.MAX_SAFE_INTEGER });
      throw error;
    }
  });

  return app;
}

function usedIn({ used }: Record<string, unknown>): UsedPasskey {
  const read = usedPasskey.safeParse(used);
  if (!read.success) throw new Problem("invalid", passkeyMessages.failed);
  const { id, response } = read.data;
  return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
}

/** The passkey's member. Throws not-signed-in. */
async function memberOfPasskey(context: AppContext, site: Site, ticket: string, used: UsedPasskey) {
  const { config, database, limits, log } = context;
  const issued = readChallenge(config, "use", ticket, context.clock());
  if (!issued) throw new Problem("invalid", passkeyMessages.over);
  const found = await findPasskey(database.owner, used.id);
  const checked = found && found.passkey.host === site.host ? await checkUse(site, issued.challenge, used, found.passkey) : null;
  if (!found || checked === null) throw new Problem("not-signed-in", passkeyMessages.failed);
  // a challenge is valid once, in any process; checked before the counter, because a retried answer is no cloned device
  if (!(await limits.first({ purpose: "passkey-use", subject: issued.challenge, windowMs: issued.windowMs })))
    throw new Problem("invalid", passkeyMessages.over);
  if (checked === "copied") {
    log.warn({ passkey: found.passkey.id }, "a passkey was used with an old count: it may have been copied");
    throw new Problem("not-signed-in", passkeyMessages.copied);
  }
  if (!(await notePasskeyUse(database.owner, found.passkey, checked, context.clock())))
    throw new Problem("not-signed-in", passkeyMessages.failed);
  return found.member;
}
