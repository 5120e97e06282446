import type { Context } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { App, Env } from "#server/http.ts";
import type { serveFeature } from "#server/rpc.ts";
import type { TokenScope } from "../features/account/token.service.ts";

/** Who may call: everyone; a member with a session; a member in the trial or with a subscription. */
export type Who = "anyone" | "member" | "subscriber";

/** `scope`: what an API token needs; `scopes` lists procedures with another one. Null if no token may call. */
export type Feature = {
  who: Who;
  scope: TokenScope;
  scopes?: Record<string, TokenScope>;
  routes: Parameters<typeof serveFeature>[2]["routes"];
};
/** `scope` by the route's path if only some routes accept a token. */
export type Plain = { at: string; who: Who; scope: TokenScope | Record<string, TokenScope>; routes: (context: AppContext) => App };

/** An endpoint of the API: a method, and a path with `{name}` for an id. `tag` is the feature, `scope` what a token needs. */
export type Endpoint = { method: string; path: string; tag: string; who: Who; scope: TokenScope };

type Procedure = { route: { method?: string; path?: string } };

export const procedureScope = ({ scope, scopes }: Feature, procedure: string): TokenScope => scopes?.[procedure] ?? scope;
export const routeScope = ({ scope }: Plain, path: string): TokenScope =>
  typeof scope === "object" && scope !== null ? (scope[path] ?? null) : scope;

/** Every endpoint of these features and plain routes; typed procedures by their REST path. */
export function endpointsIn(features: Record<string, Feature>, plainRoutes: readonly Plain[], context: AppContext): Endpoint[] {
  const typed = Object.entries(features).flatMap(([tag, feature]) =>
    Object.entries(feature.routes as unknown as Record<string, { "~orpc": Procedure }>).map(
      ([
        procedure,
        {
          "~orpc": { route },
        },
      ]) => ({
        method: route.method ?? "POST",
        path: `/api${route.path ?? ""}`,
        tag,
        who: feature.who,
        scope: procedureScope(feature, procedure),
      }),
    ),
  );
  const plain = plainRoutes.flatMap((line) =>
    line
      .routes(context)
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => ({
        method,
        path: (line.at + path).replace(/:(\w+)(\{.*?\})?/g, "{$1}"),
        tag: line.at === "/functions/v1" ? "functions" : (line.at.split("/")[2] ?? ""),
        who: line.who,
        scope: routeScope(line, path),
      })),
  );
  return [...typed, ...plain];
}

/**
 * Throws not-found, or names the allowed methods if the path exists with another one. At a feature's path the gate has checked the caller
 * before.
 */
export function notFoundHandler(endpoints: () => Endpoint[]): (c: Context<Env>) => never {
  let known: { method: string; pattern: RegExp }[] | undefined;
  return (c) => {
    known ??= endpoints().map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/\{\+?\w+\}/g, "[^/]+")}$`) }));
    const methods = [...new Set(known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method))];
    if (methods.length === 0 || methods.includes(c.req.method)) throw new Problem("not-found", "There is nothing at this address.");
    c.header("Allow", methods.join(", "));
    throw new Problem("wrong-method", `Please use ${methods.join(" or ")} at this address.`);
  };
}
