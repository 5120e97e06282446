import { serve, type ServerType } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { backupStatus, takesBackups } from "./backups.ts";
import { holdsToken } from "./bearer.ts";
import type { AppContext } from "./context.ts";
import { isDraining } from "./health.ts";
import type { App } from "./http.ts";
import type { ServerState } from "./metrics.ts";

/** GET /metrics on the main port, for holders of METRICS_TOKEN; 404 without that setting, or if the metrics have a port of their own. */
export function serveMetrics(app: App, context: AppContext): void {
  if (!context.config.METRICS_TOKEN || context.config.METRICS_PORT !== undefined) return;
  app.get("/metrics", (c) => answer(c, context));
}

/** The server of METRICS_PORT, or null if it is not set. With METRICS_TOKEN it requires that too. */
export function listenForMetrics(context: AppContext): Promise<ServerType | null> {
  const { METRICS_PORT: port, METRICS_HOST: hostname } = context.config;
  if (port === undefined) return Promise.resolve(null);
  const app = new Hono().get("/metrics", (c) => answer(c, context));
  return new Promise((done, fail) => {
    const server = serve({ fetch: app.fetch, port, hostname });
    server.once("error", fail);
    server.once("listening", () => done(server));
  });
}

async function answer(c: Context, context: AppContext): Promise<Response> {
  const { metrics, config } = context;
  if (!metrics) return c.notFound();
  if (config.METRICS_TOKEN && !holdsToken(c.req.header("authorization"), config.METRICS_TOKEN)) {
    c.header("WWW-Authenticate", "Bearer");
    return c.text("These figures need METRICS_TOKEN as Authorization: Bearer.\n", 401);
  }
  const { type, text } = await metrics.read(stateOf(context));
  return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
}

/** What the metrics tell of this server. */
export const stateOf = (context: AppContext): ServerState => ({
  ...context,
  isDraining: isDraining(context),
  backup: takesBackups(context) ? () => backupStatus(context) : null,
});
