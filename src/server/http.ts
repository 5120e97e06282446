import { randomUUID } from "node:crypto";
import { ServerResponse, STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Problem, type ProblemKind } from "#shared/errors.ts";
import { bodyArrived } from "./arrived.ts";
import { apiTokenIn } from "./api-tokens.ts";
import { countRequest } from "./quiet-hour.ts";
import { noteAnswer } from "./request-counts.ts";
import { databaseProblem } from "./database.ts";
import type { AppContext } from "./context.ts";
import { networkOf } from "./network.ts";
import type { InTurn } from "./slots.ts";
import { strictHeaders } from "./strict-headers.ts";
import type { Member } from "./session.ts";

/** The only place that maps error kinds to status codes. */
const statusOf: Record<ProblemKind, ContentfulStatusCode> = {
  invalid: 400,
  "not-signed-in": 401,
  "no-access": 402,
  refused: 403,
  "not-found": 404,
  "wrong-method": 405,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

/** `route`: the pattern of a typed procedure; the router itself knows only the feature. */
export type Env = { Variables: { requestId: string; member: Member | null; route?: string } };
export type App = Hono<Env>;
export type Ctx = Context<Env>;

/** Shape of every error answer: a code to branch on, a message to show, the field it belongs to, a request id for the log. */
export type Refusal = { code: ProblemKind | "internal"; message: string; field?: string; requestId: string };

/**
 * Any thrown value as an answer: expected errors as they are, a lost database as 503, everything else logged once and answered
 * with 500.
 */
export function refusalOf(
  error: unknown,
  requestId: string,
  log: AppContext["log"],
): { status: ContentfulStatusCode; body: Refusal; retryAfterSeconds?: number } {
  const problem = error instanceof Problem ? error : databaseProblem(error);
  if (problem) {
    if (problem.kind === "unavailable") log.warn({ requestId, err: problem.cause ?? problem }, "something outside does not answer");
    return {
      status: statusOf[problem.kind],
      body: { code: problem.kind, message: problem.message, ...(problem.field ? { field: problem.field } : {}), requestId },
      ...(problem.retryAfterSeconds ? { retryAfterSeconds: problem.retryAfterSeconds } : {}),
    };
  }
  log.error({ requestId, err: error }, "unhandled");
  return {
    status: 500,
    body: {
      code: "internal",
      message: `Something went wrong on our side. If it keeps happening, tell us this number: ${requestId}`,
      requestId,
    },
  };
}

/** Requested every few seconds by load balancers and Prometheus: not worth a log line each. */
const healthChecks: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** The route pattern, never the URL itself: ids and queries are private. */
const routeOf = (c: Ctx): string => c.get("route") ?? c.req.routePath;

/** An app with request ids, security headers, one log line per answer, the size limit and one error handler. */
export function newApp(context: AppContext): App {
  const app = new Hono<Env>({ strict: true });
  const strict = strictHeaders(context);
  const isShown = context.log.isLevelEnabled("debug");
  const answerAlive = healthzResponse(strict);
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("member", null);
    // set on Node's own response, where a header of the same name from the route takes precedence: adding headers to a web Response
    // afterwards costs as much as the rest of a small call
    const outgoing = (c.env as { outgoing?: unknown } | undefined)?.outgoing;
    const own = outgoing instanceof ServerResponse ? outgoing : undefined;
    const namesTwoHosts = hostsOf(c) > 1;
    if (own && c.req.path === "/healthz" && c.req.method === "GET" && !namesTwoHosts) return answerAlive(own, requestId);
    if (own) {
      own.setHeader("X-Request-Id", requestId);
      for (const [name, value] of strict) own.setHeader(name, value);
    }
    countRequest(context.config, context.clock());
    if (namesTwoHosts) throw new Problem("invalid", "This request names two hosts.", { field: "host" });
    const { traces } = context;
    const [{ method }, traceparent] = [c.req, c.req.header("traceparent")];
    if (!traces || healthChecks.has(c.req.path)) await next();
    else await traces.request({ method, traceparent }, () => next().then(() => ({ route: routeOf(c), status: c.res.status })));
    // nobody reads the body of an answer to HEAD: its file or query is closed at once
    if (method === "HEAD") await c.res.body?.cancel();
    if (!own) {
      c.res.headers.set("X-Request-Id", requestId);
      for (const [name, value] of strict) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (healthChecks.has(c.req.path)) return;
    const ms = performance.now() - started;
    noteAnswer(context, c.res.status, ms);
    context.metrics?.answered({ method, route: routeOf(c), status: c.res.status, ms });
    if (!isShown) return;
    context.log.debug({ requestId, method: c.req.method, route: routeOf(c), status: c.res.status, ms: Math.round(ms) }, "answered");
  });
  app.onError((error, c) => {
    const { status, body, retryAfterSeconds } = refusalOf(error, c.get("requestId"), context.log);
    if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
    // the specification's calls under /functions return their message as `error`
    return c.req.path.startsWith("/functions/") ? c.json({ error: body.message, ...body }, status) : refuse(c, status, body);
  });
  return app;
}

/** The answer of /healthz, with headers built once, because it is the most frequent request. */
function healthzResponse(strict: [name: string, value: string][]) {
  const body = JSON.stringify({ ok: true });
  const headers = [...strict, ["Content-Type", "application/json"], ["Content-Length", String(body.length)]].flat();
  return (own: ServerResponse, requestId: string): Response => {
    own.writeHead(200, [...headers, "X-Request-Id", requestId]).end(body);
    return RESPONSE_ALREADY_SENT;
  };
}

/** An error response: plain JSON for our own page, a problem document (RFC 9457) with the same fields for every other caller of the API. */
export function refuse(c: Ctx, status: ContentfulStatusCode, body: Refusal): Response {
  const isOwnPage = c.req.header("apikey") !== undefined && apiTokenIn(c.req.header("authorization")) === null;
  if (isOwnPage || !/^\/(api(\/|$)|mcp$)/.test(c.req.path)) return c.json(body, status);
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  const problem = { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail: body.message, ...body };
  return c.body(JSON.stringify(problem), status, { "Content-Type": "application/problem+json" });
}

/**
 * Calls of our own pages: valid public key, JSON body within the limit, no cross-site origin. The paths in `streams` accept other bodies
 * and check the size themselves; those in `larger` accept JSON up to that many bytes.
 */
export function calls(
  context: AppContext,
  streams: ReadonlySet<string> = new Set(),
  larger: ReadonlyMap<string, number> = new Map(),
): MiddlewareHandler<Env> {
  const onError = (): never => {
    throw new Problem("too-large", "That is more than we can take at once. Your text is still here; please shorten it a little.");
  };
  return async (c, next) => {
    refuseForeign(c, context);
    const maxSize = larger.get(c.req.path) ?? context.config.LIMIT_BODY_BYTES;
    const [key, authorization] = [c.req.header("apikey"), c.req.header("authorization")];
    const isByToken = apiTokenIn(authorization) !== null;
    if (!isByToken && key === undefined)
      throw new Problem(
        "not-signed-in",
        "Please send an API token as Authorization: Bearer. Tokens are made in your account, under Your data.",
      );
    if (!isByToken && !context.config.PUBLIC_KEYS.includes(key ?? "")) {
      throw new Problem("not-signed-in", "This page is out of date. Please reload it; what you have written stays.", { field: "apikey" });
    }
    if (streams.has(c.req.path)) return next();
    const hasBody = c.req.header("content-length") !== "0" && (c.req.header("content-length") || c.req.header("transfer-encoding"));
    const type = c.req.header("content-type");
    // an announced but empty form would be parsed as one
    if ((hasBody || type) && !/^application\/json\b/i.test(type ?? ""))
      throw new Problem("invalid", "Please send JSON.", { field: "content-type" });
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    // with a content-length no more bytes can follow; reading the body itself would create a second request, which costs more than all the
    // rest here
    const length = c.req.header("content-length");
    if (length !== undefined && c.req.header("transfer-encoding") === undefined) return Number(length) > maxSize ? onError() : next();
    return bodyLimit({ maxSize, onError })(c, next);
  };
}

/**
 * Bearer tokens already prevent forged requests; this only stops other sites from trying passwords through a visitor's browser.
 * Host names are not compared when the browser itself reports same-origin, because a forwarded port shows one name to the
 * browser and another to the server.
 */
function refuseForeign(c: Ctx, context: AppContext) {
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  const isOurs = site
    ? site === "same-origin" || site === "none"
    : !origin || hostOf(origin) === c.req.header("host") || origin === originOf(context.config.PUBLIC_URL);
  if (!isOurs) throw new Problem("refused", "Please use Evenday from its own page.");
}

/** Number of Host headers: of two, Node uses the first, but a proxy in front may have used the second. */
function hostsOf(c: Ctx): number {
  const raw = (c.env as { incoming?: { rawHeaders?: string[] } } | undefined)?.incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === "host") hosts += 1;
  return hosts;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : "");
const originOf = (url: string | undefined) => (url ? new URL(url).origin : undefined);

/**
 * Identifies the caller by session or API token. Without either it refuses nothing: `memberOf` and the gate do. Calls with a token are
 * counted and listed; an invalid token is refused here.
 */
export const identifyCaller =
  (context: AppContext, inTurn: InTurn = (_path, _memberId, answer) => answer()): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { apiTokens } = context;
    const token = apiTokenIn(c.req.header("authorization"));
    if (token === null) {
      const member = await context.sessions.find(c.req.header("authorization"));
      c.set("member", member);
      if (!member) return next();
      await bodyArrived(c);
      return inTurn(c.req.path, member.id, next);
    }
    const address = addressOf(c, context);
    const member = await apiTokens.find(token, address);
    if (!member) {
      // a valid token from the same address still passes
      await apiTokens.countInvalid(address);
      throw new Problem("not-signed-in", "This token is not valid: it may have expired or been revoked.");
    }
    c.set("member", member);
    await bodyArrived(c);
    const call = () => ({ method: c.req.method, route: routeOf(c), status: c.res.status });
    await inTurn(c.req.path, member.id, async () => {
      const { limit, left, resetSeconds } = await apiTokens.count(member.token.id).catch(async (error: unknown) => {
        await apiTokens.record(member, { ...call(), status: error instanceof Problem ? statusOf[error.kind] : 500 });
        throw error;
      });
      await next();
      const limits = { "RateLimit-Limit": limit, "RateLimit-Remaining": left, "RateLimit-Reset": resetSeconds };
      for (const [name, value] of Object.entries(limits)) c.res.headers.set(name, String(value));
      await apiTokens.record(member, call());
    });
  };

/** The member of this call. Throws not-signed-in. */
export function memberOf(c: Ctx): Member {
  const member = c.get("member");
  if (!member)
    throw new Problem("not-signed-in", "Your session has ended. Please sign in again; what you have written is kept in this browser.");
  return member;
}

/** The JSON body as an object; throws `invalid` otherwise. */
export async function bodyOf(c: Ctx): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // falls through to the single error below
  }
  throw new Problem("invalid", "Please send a JSON object.");
}

/** A body that is read in chunks. Node's own stream if available: a web stream costs far more per chunk. */
export function streamOf(c: Ctx): ReadableStream<Uint8Array> | Readable | null {
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  return incoming instanceof Readable ? incoming : c.req.raw.body;
}

/** Sends a response's head together with its first chunk, which is ready or about to be: one packet instead of two. */
export function joinHead(c: Ctx): void {
  const outgoing = (c.env as { outgoing?: unknown } | undefined)?.outgoing;
  if (outgoing instanceof ServerResponse) outgoing.flushHeaders = () => {};
}

/** Servers that have warned about a proxy that TRUSTED_PROXIES does not cover, once each. */
const warnedOfProxies = new WeakSet<AppContext>();

/** The caller's address: the socket's, or the one that the configured number of trusted proxies added. */
export function addressOf(c: Ctx, context: AppContext): string {
  const socket =
    (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress ?? "in-process";
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const trusted = context.config.TRUSTED_PROXIES;
  if (trusted === 0 && hops.length > 0 && !warnedOfProxies.has(context)) {
    warnedOfProxies.add(context);
    context.log.warn(
      "requests carry X-Forwarded-For, and TRUSTED_PROXIES is 0: limits count the proxy, not its callers (docs/operations.md)",
    );
  }
  return networkOf(trusted > 0 && hops.length >= trusted ? (hops[hops.length - trusted] ?? socket) : socket);
}
