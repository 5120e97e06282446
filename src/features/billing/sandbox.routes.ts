import { Hono } from "hono";
import { Problem } from "#kernel/problem.ts";
import type { Ground } from "#server/ground.ts";
import { memberOf, type Env } from "#server/http.ts";
import { cspHash, isSigned, sign } from "#server/signing.ts";
import { payForMonth } from "./billing.store.ts";
import { checkoutPage, sandboxStyle, type Face } from "./sandbox.content.ts";

const hourMs = 3_600_000;
const csp = `default-src 'none'; style-src ${cspHash(sandboxStyle)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** `create-checkout` where no Stripe is configured: gives the address of a plainly labelled test page. No money moves. */
export function checkoutRoutes(ground: Ground) {
  const app = new Hono<Env>();
  app.post("/create-checkout", (c) => {
    const member = memberOf(c);
    if (ground.config.BILLING === "none") throw new Problem("unavailable", "Subscribing is switched off here. Everything stays readable through Export.");
    return c.json({ url: `/checkout/sandbox?for=${ticket(ground, member.id)}` });
  });
  return app;
}

/** The test page itself. It opens in a new tab without a session, so the signed ticket in its address says whom it is for. */
export function sandboxRoutes(ground: Ground) {
  const app = new Hono<Env>();
  const show = (face: Face, ticketText = "") => ({ html: checkoutPage(face, ticketText), csp });

  app.get("/checkout/sandbox", (c) => {
    const given = c.req.query("for") ?? "";
    const page = show(holderOf(ground, given) ? "ask" : "expired", given);
    return c.html(page.html, 200, { "Content-Security-Policy": page.csp });
  });
  app.post("/checkout/sandbox", async (c) => {
    const form = new URLSearchParams((await c.req.text()).slice(0, 2000));
    const memberId = holderOf(ground, form.get("for") ?? "");
    const face: Face = !memberId ? "expired" : form.get("choice") === "pay" ? "paid" : "declined";
    if (memberId && face === "paid") await payForMonth(ground.database.owner, memberId, ground.clock());
    const page = show(face, form.get("for") ?? "");
    return c.html(page.html, 200, { "Content-Security-Policy": page.csp });
  });
  return app;
}

const purpose = "sandbox checkout";

function ticket(ground: Ground, memberId: string): string {
  const text = `${memberId}.${ground.clock() + hourMs}`;
  return `${text}.${sign(ground.config.AUTH_SECRET, purpose, text)}`;
}

function holderOf(ground: Ground, given: string): string | null {
  const [memberId = "", ends = "", signature = ""] = given.split(".");
  const isOurs = isSigned(ground.config.AUTH_SECRET, purpose, `${memberId}.${ends}`, signature);
  return isOurs && Number(ends) > ground.clock() ? memberId : null;
}
