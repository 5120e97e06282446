import { Hono, type Context } from "hono";
import { formLimit } from "#server/uploads.ts";
import type { AppContext } from "#server/context.ts";
import type { Env } from "#server/http.ts";
import { cspHash } from "#server/signing.ts";
import { offPage, offStyle, type OffState } from "./reminder-off.content.ts";
import { reminderKinds } from "./reminder.content.ts";
import { isMember, readOffTicket, switchOff } from "./reminder.repository.ts";

const csp = `default-src 'none'; style-src ${cspHash(offStyle)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * `/reminders/off?for=<ticket>`, the List-Unsubscribe address of every reminder (RFC 8058). A mail program posts to it and the reminder is
 * off; a GET shows a button first, because programs that check links fetch every address in an email.
 */
export function reminderOffRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const answer = (c: Context<Env>, state: OffState, label = "", ticket = "") =>
    c.html(offPage(state, label, ticket), 200, { "Content-Security-Policy": csp, "Referrer-Policy": "no-referrer" });
  const find = async (ticket: string) => {
    const found = readOffTicket(context, ticket);
    if (!found || !(await isMember(context, found.memberId))) return null;
    return { ...found, label: reminderKinds[found.kind].label };
  };

  app.get("/reminders/off", async (c) => {
    const ticket = c.req.query("for") ?? "";
    const found = await find(ticket);
    return found ? answer(c, "ask", found.label, ticket) : answer(c, "void");
  });
  app.post("/reminders/off", formLimit, async (c) => {
    const found = await find(c.req.query("for") ?? "");
    if (!found) return answer(c, "void");
    await switchOff(context, found);
    return answer(c, "done", found.label);
  });
  return app;
}
