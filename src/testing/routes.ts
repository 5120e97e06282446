import type { ZodType } from "zod";
import type { Who } from "#app/endpoints.ts";
import { buildApp, features, plainRoutes } from "#app/server.ts";
import type { AppContext } from "#server/context.ts";

/** One API endpoint, read from the app's own lists, so that a new one is tested as soon as it exists. */
export type Route = {
  /** `rpc`: used by our own pages; `rest`: the same procedure as in the OpenAPI page; `plain`: a plain route. */
  kind: "rpc" | "rest" | "plain";
  who: Who;
  method: string;
  /** With `{name}` for an id. */
  path: string;
  input: ZodType | undefined;
  /** The typed procedure behind it, "journal/write"; the same for both its paths. */
  call?: string;
};

type Procedure = { route: { method?: string; path?: string }; inputSchema?: ZodType };

/** Every route of every feature and plain router. */
export function everyRoute(context: AppContext): Route[] {
  const ofPlainRoutes = plainRoutes.flatMap(({ at, who, routes }) =>
    routes(context).routes.map((route): Route => ({
      kind: "plain",
      who,
      method: route.method,
      path: (at + route.path).replace(/:(\w+)(\{.*?\})?/g, "{$1}"),
      input: undefined,
    })),
  );
  const known = new Set<string>();
  return [...featureRoutes(), ...ofPlainRoutes].filter(
    ({ method, path }) => method !== "ALL" && !known.has(`${method} ${path}`) && known.add(`${method} ${path}`),
  );
}

/** Every typed procedure, under both its paths. */
export function featureRoutes(): Route[] {
  return Object.entries(features).flatMap(([name, feature]) =>
    procedures(feature.routes).flatMap(({ keys, procedure }): Route[] => {
      const call = `${name}/${keys.join("/")}`;
      const { method = "POST", path = `/${keys.join("/")}` } = procedure.route;
      const both = { who: feature.who, input: procedure.inputSchema, call };
      return [
        { ...both, kind: "rpc", method: "POST", path: `/api/rpc/${call}` },
        { ...both, kind: "rest", method, path: `/api${path}` },
      ];
    }),
  );
}

/** Every pattern that the finished app handles, middleware included, as "METHOD /path". */
export const everyPattern = (context: AppContext): string[] => [
  ...new Set(buildApp(context).routes.map(({ method, path }) => `${method} ${path}`)),
];

function procedures(router: unknown, keys: string[] = []): { keys: string[]; procedure: Procedure }[] {
  if (typeof router !== "object" || router === null) return [];
  const procedure = (router as { "~orpc"?: Procedure })["~orpc"];
  if (procedure?.route) return [{ keys, procedure }];
  return Object.entries(router).flatMap(([key, below]) => procedures(below, [...keys, key]));
}

/** The request that sends `input` to a route, in the form of its kind. Ids are in the path if it has placeholders. */
export function requestFor(route: Route, input: unknown): { path: string; init: { method: string; body?: string } } {
  if (route.kind === "rpc") return { path: route.path, init: { method: "POST", body: JSON.stringify({ json: input }) } };
  const rest = typeof input === "object" && input !== null && !Array.isArray(input) ? { ...(input as Record<string, unknown>) } : {};
  const path = route.path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(typeof value === "string" ? value.toWellFormed() : JSON.stringify(value ?? "none"));
  });
  if (route.method !== "GET")
    return {
      path,
      init: {
        method: route.method,
        body: JSON.stringify(typeof input === "object" && input !== null && !Array.isArray(input) ? rest : input),
      },
    };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "")]),
  );
  return { path: query.size > 0 ? `${path}?${query}` : path, init: { method: "GET" } };
}
