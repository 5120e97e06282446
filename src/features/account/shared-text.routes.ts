import { Hono } from "hono";
import type { Env } from "#server/http.ts";
import { cspHash } from "#server/signing.ts";
import { offStyle } from "./reminder-off.content.ts";

const csp = `default-src 'none'; style-src ${cspHash(offStyle)}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Nothing was taken over · Evenday</title><style>${offStyle}</style></head>
<body><main><h1>Nothing was taken over</h1><p>Evenday was not ready for the text that you shared, and has not read it. Open it once, or add the expense by hand.</p>
<p><a href="/?add=expense">Add an expense</a></p></main></body></html>`;

/**
 * What another app shares with the installed one (share_target in public/manifest.webmanifest). The service worker takes it, on the device;
 * without one it comes here, and its body is not read.
 */
export function sharedTextRoutes() {
  const app = new Hono<Env>();
  const headers = { "Content-Security-Policy": csp, "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
  app.post("/", (c) => c.html(page, 200, headers));
  return app;
}
