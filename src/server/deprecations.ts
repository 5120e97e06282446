import type { MiddlewareHandler } from "hono";
import type { Day } from "#shared/dates.ts";
import type { Env } from "./http.ts";

/** Deprecated `since`, removed on `endsOn` at the earliest; `instead` is the path that replaces it. */
type Deprecation = { since: Day; endsOn: Day; instead?: string };

/** Deprecated operations, as "GET /api/budget/expenses/{id}". At least half a year between the two days. None now. */
export const deprecations = new Map<string, Deprecation>();

/** Sets the headers of RFC 9745 and RFC 8594; the description of the API reads the same list. */
export const announceDeprecation: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (deprecations.size === 0) return;
  const pattern = (c.get("route") ?? c.req.routePath).replace(/:(\w+)(\{.*?\})?/g, "{$1}");
  const found = deprecations.get(`${c.req.method} ${pattern}`);
  if (!found) return;
  c.res.headers.set("Deprecation", `@${Date.parse(found.since) / 1000}`);
  c.res.headers.set("Sunset", new Date(found.endsOn).toUTCString());
  if (found.instead) c.res.headers.set("Link", `<${found.instead}>; rel="successor-version"`);
};
