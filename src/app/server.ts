import { accountRoutes } from "../features/account/account.routes.ts";
import { calendarFeedRoutes } from "../features/account/calendar-feed.routes.ts";
import { calendarRoutes } from "../features/account/calendar.routes.ts";
import { deletedRoutes } from "../features/account/deleted.routes.ts";
import { pushRoutes } from "../features/account/push.routes.ts";
import { tokenRoutes } from "../features/account/token.routes.ts";
import { outgoingRoutes } from "../features/account/webhook.routes.ts";
import type { TokenScope } from "../features/account/token.service.ts";
import { exportRoutes, importRoutes } from "../features/account/archive.routes.ts";
import { billingFacts } from "../features/billing/billing.service.ts";
import { passkeyRoutes } from "../features/account/passkey.routes.ts";
import { passkeySignInRoutes } from "../features/account/passkey-sign-in.routes.ts";
import { providerRoutes } from "../features/account/provider.routes.ts";
import { providerSignInRoutes } from "../features/account/provider-sign-in.routes.ts";
import { recoveryRoutes } from "../features/account/recovery.routes.ts";
import { reminderFacts } from "../features/account/reminder.service.ts";
import { reminderOffRoutes } from "../features/account/reminder-off.routes.ts";
import { sharedTextRoutes } from "../features/account/shared-text.routes.ts";
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
import { bankImportRoutes, bankLinesRoutes } from "../features/budget/bank-import.routes.ts";
import { monthImportRoutes } from "../features/budget/month-import.routes.ts";
import { otherExportRoutes } from "../features/budget/other-export.routes.ts";
import { budgetRoutes } from "../features/budget/budget.routes.ts";
import { recapRoutes } from "../features/budget/good-thing.routes.ts";
import { challengeRoutes } from "../features/challenge/challenge.routes.ts";
import { coachFacts } from "../features/coach/coach.service.ts";
import { coachReaderRoutes } from "../features/coach/coach.reader.routes.ts";
import { coachRoutes } from "../features/coach/coach.routes.ts";
import { debtImportsRoutes } from "../features/debt/debt.imports.routes.ts";
import { debtRoutes } from "../features/debt/debt.routes.ts";
import { growthRoutes } from "../features/growth/growth.routes.ts";
import { journalExportRoutes } from "../features/journal/journal.export.routes.ts";
import { journalImportRoutes, journalImportsRoutes } from "../features/journal/journal.imports.routes.ts";
import { journalRoutes } from "../features/journal/journal.routes.ts";
import { countsRoutes } from "../features/safety/counts.routes.ts";
import { safetyRoutes } from "../features/safety/safety.routes.ts";
import { questionRoutes } from "../features/mental-health/mental-health.routes.ts";
import { relationshipsRoutes } from "../features/relationships/relationships.routes.ts";
import { habitImportRoutes, habitImportsRoutes } from "../features/lifestyle/lifestyle.imports.routes.ts";
import { lifestyleRoutes } from "../features/lifestyle/lifestyle.routes.ts";
import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { Problem, whatEnded } from "#shared/errors.ts";
import { requireScope } from "#server/api-tokens.ts";
import type { AppContext } from "#server/context.ts";
import { announceDeprecation } from "#server/deprecations.ts";
import { calls, memberOf, newApp, identifyCaller, type App, type Env } from "#server/http.ts";
import { serveHealth } from "#server/health.ts";
import { serveMetrics } from "#server/metrics-endpoint.ts";
import { servePages } from "#server/pages.ts";
import { serveWellKnown } from "#server/well-known.ts";
import { serveFeature } from "#server/rpc.ts";
import { openRequestTurns } from "#server/slots.ts";
import { calendarSource } from "./calendar.ts";
import { apiPage } from "./api-page.ts";
import {
  endpointsIn,
  notFoundHandler,
  procedureScope,
  routeScope,
  type Endpoint,
  type Feature,
  type Plain,
  type Who,
} from "./endpoints.ts";
import { imports } from "./imports.ts";
import { doneToday } from "./jobs.ts";
import { restorables } from "./restorables.ts";
import { serveMcp } from "./mcp-route.ts";
import { reminderDetails, upcomingDays } from "./upcoming.ts";
import { memberRoutes } from "./members.ts";
import { openApi, type OpenApi } from "./openapi.ts";
import { pdfRoutes } from "./pdf.ts";
import { readingRoutes } from "./reading.ts";
import { suggestionRoutes } from "./suggestions.ts";
import { knownPath } from "./paths.ts";

/** Features with typed procedures, one line each: served at /api/rpc/<name> and /api/<name>, and part of the API page. */
export const features = {
  account: { who: "member", scope: null, routes: accountRoutes },
  calendar: { who: "member", scope: null, routes: calendarRoutes },
  push: { who: "member", scope: null, routes: pushRoutes },
  tokens: { who: "member", scope: null, routes: tokenRoutes },
  passkeys: { who: "member", scope: null, routes: passkeyRoutes },
  providers: { who: "member", scope: null, routes: providerRoutes },
  webhooks: { who: "member", scope: null, routes: outgoingRoutes },
  deleted: { who: "subscriber", scope: null, routes: deletedRoutes },
  billing: { who: "member", scope: null, routes: billingRoutes },
  journal: {
    who: "subscriber",
    scope: "journal",
    routes: { ...journalRoutes, ...journalImportsRoutes },
    scopes: { moods: "mood", setMood: "mood" },
  },
  safety: { who: "member", scope: null, routes: safetyRoutes },
  budget: { who: "subscriber", scope: "budget", routes: budgetRoutes },
  imports: { who: "subscriber", scope: "budget", routes: { ...bankImportRoutes, ...monthImportRoutes } },
  recap: { who: "subscriber", scope: null, routes: recapRoutes },
  ahead: { who: "subscriber", scope: "budget", routes: aheadRoutes },
  challenge: { who: "subscriber", scope: "challenge", routes: challengeRoutes },
  debt: { who: "subscriber", scope: "debt", routes: { ...debtRoutes, ...debtImportsRoutes } },
  lifestyle: { who: "subscriber", scope: "lifestyle", routes: { ...lifestyleRoutes, ...habitImportsRoutes } },
  growth: { who: "subscriber", scope: "growth", routes: growthRoutes },
  relationships: { who: "subscriber", scope: "relationships", routes: relationshipsRoutes },
  documents: { who: "subscriber", scope: "documents", routes: documentsRoutes },
  progress: { who: "subscriber", scope: "progress", routes: progressRoutes },
} as const satisfies Record<string, Feature>;

/** All other routes, one line each. Paths under a prefix belong to its routes only. */
export const plainRoutes = [
  { at: "/api/auth", who: "anyone", scope: null, routes: authRoutes },
  { at: "/api/auth", who: "anyone", scope: null, routes: recoveryRoutes },
  { at: "/api/auth", who: "anyone", scope: null, routes: passkeySignInRoutes },
  { at: "/api/auth", who: "anyone", scope: null, routes: providerSignInRoutes },
  { at: "/api/account", who: "member", scope: null, routes: exportRoutes },
  { at: "/api/account", who: "subscriber", scope: null, routes: importRoutes },
  { at: "/api/cards", who: "anyone", scope: null, routes: countsRoutes },
  { at: "/api/coach", who: "anyone", scope: null, routes: coachReaderRoutes },
  { at: "/api/documents", who: "subscriber", scope: "documents", routes: uploadRoutes },
  { at: "/api/budget", who: "member", scope: null, routes: otherExportRoutes },
  { at: "/api/imports", who: "subscriber", scope: null, routes: bankLinesRoutes },
  { at: "/api/journal", who: "member", scope: null, routes: journalExportRoutes },
  { at: "/api/journal", who: "subscriber", scope: null, routes: journalImportRoutes },
  { at: "/api/lifestyle", who: "subscriber", scope: null, routes: habitImportRoutes },
  { at: "/functions/v1", who: "member", scope: null, routes: subscriptionRoutes },
  { at: "/functions/v1", who: "member", scope: null, routes: checkoutRoutes },
  { at: "/api/members", who: "subscriber", scope: { "/today": "summary" }, routes: memberRoutes },
  { at: "/api/members", who: "subscriber", scope: "progress", routes: suggestionRoutes },
  { at: "/api/mental-health", who: "subscriber", scope: null, routes: (context: AppContext) => questionRoutes(context, coachFacts) },
  { at: "/api/reading", who: "subscriber", scope: null, routes: readingRoutes },
  { at: "/api/sheets", who: "subscriber", scope: null, routes: pdfRoutes },
  { at: "/functions/v1", who: "subscriber", scope: null, routes: (context: AppContext) => coachRoutes(context) },
] as const satisfies readonly Plain[];

/** Calls whose body is a file: read in chunks, with limits of their own. One line each. */
export const streams: ReadonlySet<string> = new Set([
  "/api/account/import",
  "/api/documents/upload",
  "/api/imports/lines",
  "/api/journal/imports/lines",
  "/api/lifestyle/imports/lines",
  "/api/reading/file",
]);

/** Calls whose JSON may be larger than LIMIT_BODY_BYTES, in bytes: an import of 5,000 rows, or of 10,000 budgets. */
export const largerBodies: ReadonlyMap<string, number> = new Map([
  ["/api/imports", 4_000_000],
  ["/api/rpc/imports/importExpenses", 4_000_000],
  ["/api/imports/months", 1_000_000],
  ["/api/rpc/imports/importMonths", 1_000_000],
]);

/** Calls that take as long as their sender or a service outside does, with limits of their own: a member's other calls do not wait for them. */
const outOfTurn: ReadonlySet<string> = new Set([
  ...streams,
  "/api/lifestyle/nearby",
  "/api/rpc/lifestyle/nearby",
  "/functions/v1/life-coach-chat",
]);

export function buildApp(context: AppContext): App {
  const app = newApp(context);
  // assigned, not added: two apps over one database must not import or delete everything twice
  context.onDeleteHooks = [
    (memberId) => billingFacts.onDelete(context, memberId),
    (memberId) => documentsFacts.onDelete(context, memberId),
  ];
  context.archives = [documentsFacts.archive(context)];
  context.imports = imports;
  context.restorables = restorables;
  Object.assign(context.upcomingDays, upcomingDays);
  Object.assign(context.reminderDetails, reminderDetails);
  context.hasAccess = (member, now) => subscriptionOf(member, now).hasAccess;
  context.onTaken.push((taken) => reminderFacts.recordSent(context, taken));
  context.isWanted.push((message) => reminderFacts.isWanted(context, doneToday, message));
  serveHealth(app, context);
  serveMetrics(app, context);
  serveWellKnown(app, context);
  app.route("/", sandboxRoutes(context));
  app.route("/", webhookRoutes(context));
  app.route("/", reminderOffRoutes(context));
  app.route("/", sharedTextRoutes());
  app.route("/", calendarFeedRoutes(context, calendarSource));
  app.get("/api/openapi.json", async (c) => c.body((await writtenApi(context)).json, 200, { "Content-Type": "application/json" }));
  app.get("/api/docs", async (c) => c.body((await writtenApi(context)).page, 200, { "Content-Type": "text/html; charset=UTF-8" }));

  const inTurn = openRequestTurns(context.config.DATABASE_POOL, outOfTurn);
  app.use("/api/*", announceDeprecation, calls(context, streams, largerBodies), identifyCaller(context, inTurn));
  app.use("/functions/*", calls(context), identifyCaller(context, inTurn));
  const notFound = notFoundHandler(() => endpointsOf(context));
  for (const line of plainRoutes as readonly Plain[]) {
    const plainRoute = line.routes(context);
    for (const route of plainRoute.routes)
      app.on(route.method, `${line.at}${route.path}`, gate(line.who, context), byToken(routeScope(line, route.path)));
    app.route(line.at, plainRoute);
  }
  for (const [name, feature] of Object.entries(features) as [string, Feature][])
    serveFeature(app, context, {
      name,
      routes: feature.routes,
      gate: feature.scope === null ? every(gate(feature.who, context), byToken(null)) : gate(feature.who, context),
      scopeOf: (procedure) => procedureScope(feature, procedure),
      notFound,
    });
  serveMcp(app, context, gate("subscriber", context));
  app.all("/api/*", notFound);
  app.all("/functions/*", notFound);
  servePages(app, context, knownPath);
  return app;
}

/** Access control on the server; the page's gate only displays it. */
const gate =
  (who: Who, context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (who !== "anyone") {
      const member = memberOf(c);
      if (who === "subscriber" && !context.hasAccess(member, context.clock())) {
        const ended = whatEnded(member.billingStatus);
        throw new Problem("no-access", `Your ${ended} has ended. Everything you wrote is kept; you can export it at any time.`);
      }
    }
    await next();
  };

/** Refuses a call with an API token that lacks the route's scope. */
const byToken =
  (scope: TokenScope): MiddlewareHandler<Env> =>
  async (c, next) => {
    const member = c.get("member");
    if (member) requireScope(member, scope, c.req.method);
    await next();
  };

/** Every method and path of the API. */
export const endpointsOf = (context: AppContext): Endpoint[] => endpointsIn(features, plainRoutes, context);

let description: Promise<OpenApi> | undefined;
/** The description of the API, built on the first request. */
export const describeApi = (context: AppContext): Promise<OpenApi> => (description ??= openApi(features, endpointsOf(context)));

let written: Promise<{ json: Uint8Array<ArrayBuffer>; page: Uint8Array<ArrayBuffer> }> | undefined;
/** The description and its page, as bytes that all requests share: to write its 430 kB each time would hold up all others, without an account. */
const writtenApi = (context: AppContext) =>
  (written ??= describeApi(context).then((found) => {
    const encoder = new TextEncoder();
    return { json: encoder.encode(JSON.stringify(found)), page: encoder.encode(apiPage(found)) };
  }));
