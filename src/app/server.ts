import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { accountRoutes } from "../features/account/account.routes.ts";
import { calendarFeedRoutes } from "../features/account/calendar-feed.routes.ts";
import { calendarRoutes } from "../features/account/calendar.routes.ts";
import { deletedRoutes } from "../features/account/deleted.routes.ts";
import { exportRoutes, importRoutes } from "../features/account/archive.routes.ts";
import { billingFacts } from "../features/billing/billing.service.ts";
import { recoveryRoutes } from "../features/account/recovery.routes.ts";
import { reminderOffRoutes } from "../features/account/reminder-off.routes.ts";
import { authRoutes } from "../features/account/auth.routes.ts";
import { checkoutRoutes, sandboxRoutes } from "../features/billing/sandbox.routes.ts";
import { billingRoutes } from "../features/billing/billing.routes.ts";
import { webhookRoutes } from "../features/billing/webhook.routes.ts";
import { subscriptionOf, subscriptionRoutes } from "../features/billing/subscription.routes.ts";
import { documentsFacts } from "../features/documents/documents.service.ts";
import { documentsRoutes } from "../features/documents/documents.routes.ts";
import { uploadRoutes } from "../features/documents/upload.routes.ts";
import { progressRoutes } from "../features/progress/progress.routes.ts";
import { aheadRoutes } from "../features/budget/ahead.routes.ts";
import { bankImportRoutes } from "../features/budget/bank-import.routes.ts";
import { budgetRoutes } from "../features/budget/budget.routes.ts";
import { challengeRoutes } from "../features/challenge/challenge.routes.ts";
import { debtFacts } from "../features/debt/debt.service.ts";
import { coachFacts } from "../features/coach/coach.service.ts";
import { coachReaderRoutes } from "../features/coach/coach.reader.routes.ts";
import { coachRoutes } from "../features/coach/coach.routes.ts";
import { debtRoutes } from "../features/debt/debt.routes.ts";
import { growthRoutes } from "../features/growth/growth.routes.ts";
import { journalRoutes } from "../features/journal/journal.routes.ts";
import { countsRoutes } from "../features/safety/counts.routes.ts";
import { safetyRoutes } from "../features/safety/safety.routes.ts";
import { questionRoutes } from "../features/mental-health/mental-health.routes.ts";
import { relationshipsRoutes } from "../features/relationships/relationships.routes.ts";
import { lifestyleRoutes } from "../features/lifestyle/lifestyle.routes.ts";
import type { MiddlewareHandler } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { calls, memberOf, newApp, whoIsIt, type App, type Env } from "#server/http.ts";
import { serveHealth } from "#server/health.ts";
import { servePages } from "#server/pages.ts";
import { serveWellKnown } from "#server/well-known.ts";
import { serveFeature } from "#server/rpc.ts";
import { calendarSource } from "./calendar.ts";
import { apiPage } from "./api-page.ts";
import { imports } from "./imports.ts";
import { restorables } from "./restorables.ts";
import { upcomingDays } from "./upcoming.ts";
import { memberRoutes } from "./members.ts";
import { pdfRoutes } from "./pdf.ts";
import { suggestionRoutes } from "./suggestions.ts";
import { knownPath } from "./paths.ts";

/** Who may call: anybody; a member with a session; a member in the trial or with a subscription. */
export type Who = "anyone" | "member" | "subscriber";

/** Features with typed procedures, one line each: served at /api/rpc/<name> and /api/<name>, and part of the API page. */
export const features = {
  account: { who: "member", routes: accountRoutes },
  calendar: { who: "member", routes: calendarRoutes },
  deleted: { who: "subscriber", routes: deletedRoutes },
  billing: { who: "member", routes: billingRoutes },
  journal: { who: "subscriber", routes: journalRoutes },
  safety: { who: "member", routes: safetyRoutes },
  budget: { who: "subscriber", routes: budgetRoutes },
  imports: { who: "subscriber", routes: bankImportRoutes },
  ahead: { who: "subscriber", routes: aheadRoutes },
  challenge: { who: "subscriber", routes: challengeRoutes },
  debt: { who: "subscriber", routes: debtRoutes },
  lifestyle: { who: "subscriber", routes: lifestyleRoutes },
  growth: { who: "subscriber", routes: growthRoutes },
  relationships: { who: "subscriber", routes: relationshipsRoutes },
  documents: { who: "subscriber", routes: documentsRoutes },
  progress: { who: "subscriber", routes: progressRoutes },
} as const;

/** All other routes, one line each. Paths under a prefix belong to its routes alone. */
export const plainRoutes = [
  { at: "/api/auth", who: "anyone", routes: authRoutes },
  { at: "/api/auth", who: "anyone", routes: recoveryRoutes },
  { at: "/api/account", who: "member", routes: exportRoutes },
  { at: "/api/account", who: "subscriber", routes: importRoutes },
  { at: "/api/cards", who: "anyone", routes: countsRoutes },
  { at: "/api/coach", who: "anyone", routes: coachReaderRoutes },
  { at: "/api/documents", who: "subscriber", routes: uploadRoutes },
  { at: "/functions/v1", who: "member", routes: subscriptionRoutes },
  { at: "/functions/v1", who: "member", routes: checkoutRoutes },
  { at: "/api/members", who: "subscriber", routes: memberRoutes },
  { at: "/api/members", who: "subscriber", routes: suggestionRoutes },
  { at: "/api/mental-health", who: "subscriber", routes: (context: AppContext) => questionRoutes(context, coachFacts) },
  { at: "/api/sheets", who: "subscriber", routes: pdfRoutes },
  { at: "/functions/v1", who: "subscriber", routes: (context: AppContext) => coachRoutes(context, debtFacts.payoffOf) },
] as const;

/** Calls whose body is a file: read chunk by chunk, with limits of their own. One line each. */
export const streams: ReadonlySet<string> = new Set(["/api/account/import", "/api/documents/upload"]);

export function buildApp(context: AppContext): App {
  const app = newApp(context);
  context.onDeleteHooks.push(
    (memberId) => billingFacts.onDelete(context, memberId),
    (memberId) => documentsFacts.onDelete(context, memberId),
  );
  context.archives.push(documentsFacts.archive(context));
  context.imports.push(...imports);
  context.restorables.push(...restorables);
  Object.assign(context.upcomingDays, upcomingDays);
  serveHealth(app, context);
  serveWellKnown(app, context);
  app.route("/", sandboxRoutes(context));
  app.route("/", webhookRoutes(context));
  app.route("/", reminderOffRoutes(context));
  app.route("/", calendarFeedRoutes(context, calendarSource));
  app.get("/api/openapi.json", async (c) => c.json(await openApi()));
  app.get("/api/docs", async (c) => c.html(apiPage(await openApi())));

  app.use("/api/*", calls(context, streams), whoIsIt(context));
  app.use("/functions/*", calls(context), whoIsIt(context));
  for (const { at, who, routes } of plainRoutes) {
    const plainRoute = routes(context);
    for (const route of plainRoute.routes) app.on(route.method, `${at}${route.path}`, gate(who, context));
    app.route(at, plainRoute);
  }
  for (const [name, feature] of Object.entries(features)) serveFeature(app, context, name, feature.routes, gate(feature.who, context));
  const nothingHere = () => {
    throw new Problem("not-found", "There is nothing at this address.");
  };
  app.all("/api/*", nothingHere);
  app.all("/functions/*", nothingHere);
  servePages(app, context, knownPath);
  return app;
}

/** Access control on the server; the page's gate only displays it. */
export const gate =
  (who: Who, context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (who !== "anyone") {
      const member = memberOf(c);
      if (who === "subscriber" && !subscriptionOf(member, context.clock()).hasAccess) {
        throw new Problem("no-access", "Your trial has ended. Everything you wrote is kept; you can export it at any time.");
      }
    }
    await next();
  };

let description: Promise<unknown> | undefined;
const openApi = () =>
  (description ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    Object.fromEntries(Object.entries(features).map(([name, feature]) => [name, feature.routes])),
    {
      info: {
        title: "Evenday",
        version: "1",
        description: "JSON over HTTP. Send the public key as `apikey` and the session as `Authorization: Bearer`.",
      },
      servers: [{ url: "/api" }],
      security: [{ apikey: [], session: [] }],
      components: {
        securitySchemes: { apikey: { type: "apiKey", in: "header", name: "apikey" }, session: { type: "http", scheme: "bearer" } },
      },
    },
  ));
