import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { calls, memberOf, identifyCaller, type App, type Env } from "#server/http.ts";
import { newId } from "#server/ids.ts";
import type { MiddlewareHandler } from "hono";

/**
 * `/mcp`: tools for language-model clients, with the tokens of the REST API. Each tool is a REST call with the caller's token, so that
 * gate, scopes, limits and the list of calls apply without a second implementation. The SDK is loaded with the first request.
 */
export function serveMcp(app: App, context: AppContext, gate: MiddlewareHandler<Env>): void {
  app.use("/mcp", calls(context), identifyCaller(context));
  app.all("/mcp", async (c, next) => {
    if (context.config.MCP === "off") throw new Problem("not-found", "MCP is switched off on this server.");
    if (!memberOf(c).token) throw new Problem("refused", "MCP needs an API token.");
    return gate(c, next);
  });
  app.all("/mcp", async (c) => {
    const { token, timeZone } = memberOf(c);
    const { answerMcp } = await import("./mcp.ts");
    const headers = new Headers({ "content-type": "application/json" });
    for (const name of ["authorization", "x-forwarded-for"]) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    // only the request of Node's pair: the response belongs to this call
    const env = { incoming: (c.env as { incoming?: unknown } | undefined)?.incoming };
    return answerMcp(c.req.raw, {
      scopes: token?.scopes ?? [],
      timeZone,
      now: context.clock(),
      newId,
      count: async () => void (token && (await context.apiTokens.count(token.id))),
      rest: async (method, path, body) => {
        const request = new Request(new URL(path, "http://localhost"), {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const answer = await app.fetch(request, env);
        return { status: answer.status, text: await answer.text() };
      },
    });
  });
}
