import { Hono } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { addressOf, bodyOf, type Env } from "#server/http.ts";
import { expectPasswords, expectUncommon } from "./account.repository.ts";
import { messages } from "./account.messages.content.ts";
import { passwordProblem } from "./account.rules.ts";
import { emailOf } from "./email-address.repository.ts";
import { confirmAddress } from "./address-change.repository.ts";
import { resetPassword, sendReset, stopAddressChange } from "./recovery.repository.ts";

/** Password reset and email confirmation. No answer reveals whether an address has an account. */
export function recoveryRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const { config, limits } = context;

  app.post("/forgot", async (c) => {
    expectPasswords(config);
    const body = await bodyOf(c);
    const email = emailOf(body["email"]);
    const address = addressOf(c, context);
    await limits.count({ purpose: "forgot-address", subject: address, most: config.LIMIT_SIGN_UPS_PER_ADDRESS, windowMs: 3_600_000 });
    // the email is written after the response, so that the response time reveals nothing either
    void sendReset(context, email, { address, devices: body["devices"] }).catch((error: unknown) =>
      context.log.error({ err: error }, "could not send a password-reset email"),
    );
    return c.json({});
  });

  app.post("/reset", async (c) => {
    expectPasswords(config);
    const body = await bodyOf(c);
    const password = textOf(body["password"]);
    const fault = passwordProblem(password, config.PASSWORD_MIN_LENGTH);
    if (fault) throw new Problem("invalid", fault, { field: "password" });
    await expectUncommon(config, password, "password");
    const device = await resetPassword(context, textOf(body["link"]), password);
    if (!device) throw new Problem("invalid", messages.linkOver, { field: "link" });
    return c.json({ device });
  });

  app.post("/confirm", async (c) => {
    const done = await confirmAddress(context, textOf((await bodyOf(c))["link"]));
    if (!done) throw new Problem("invalid", messages.linkOver, { field: "link" });
    return c.json(done);
  });

  app.post("/stop", async (c) => {
    const reset = await stopAddressChange(context, textOf((await bodyOf(c))["link"]));
    if (reset === null) throw new Problem("invalid", messages.linkOver, { field: "link" });
    return c.json({ reset });
  });

  return app;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 600) : "");
