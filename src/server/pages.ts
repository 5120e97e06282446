import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { inlinedStyleLink, webFolder } from "./build-paths.ts";
import type { AppContext } from "./context.ts";
import type { App, Env } from "./http.ts";
import { threadCsp } from "./strict-headers.ts";

const workerFile = `${webFolder}/sw.js`;
const featuresFile = `${webFolder}/features.json`;

type Page = "auth" | "shell" | "not-found" | "no-script";
type Theme = "light" | "dark" | "";
type Made = { plain: string; br: Buffer; gzip: Buffer; csp: string };

/**
 * Serves the built pages. Two cookies select the page for a path and grant nothing: whether a member signed in here before, and whether
 * that member had no data yet.
 * `known` returns the canonical form of an existing path; caching by it limits the number of entries.
 */
export function servePages(app: App, context: AppContext, known: (path: string) => string | undefined): void {
  const created = new Map<string, Made>();
  const pageOf = (page: Page, theme: Theme, path = ""): Made => {
    const key = `${page} ${theme} ${path}`;
    const saved = created.get(key);
    if (saved) return saved;
    const fresh = make(page, theme, context, path);
    created.set(key, fresh);
    return fresh;
  };

  const longLived: MiddlewareHandler<Env> = async (c, next) => {
    await next();
    if (c.res.status !== 200) return;
    c.res.headers.set("Cache-Control", "public, max-age=31536000, immutable");
    if (c.req.path.endsWith(".js")) c.res.headers.set("Content-Security-Policy", threadCsp);
  };
  const files = existsSync(webFolder) ? serveStatic<Env>({ root: webFolder, precompressed: true }) : null;
  let worker: Made | undefined;
  // includes the settings that change its pages (their CSP, ways to sign in): when one changes, browsers see another worker and fetch the
  // pages again
  app.get("/sw.js", (c) =>
    existsSync(workerFile) ? send(c, (worker ??= makeWorker(context)), 200, "text/javascript; charset=utf-8") : c.notFound(),
  );
  // the prerendered pages under names of their own, for the service worker to cache
  for (const page of ["auth", "shell", "not-found"] as const) app.get(`/${page}.html`, (c) => send(c, pageOf(page, ""), 200));
  app.use("/assets/*", longLived, files ?? ((_, next) => next()));
  app.use("/*", async (c, next) => {
    // files beside the pages (icon, manifest, service worker, robots): few, recognized by their dot, never private
    if (!files || !/^\/[\w-]+\.[a-z0-9]+$/.test(c.req.path) || c.req.path.endsWith(".html")) return next();
    const answer = await files(c, next);
    c.res.headers.set("Cache-Control", "no-cache");
    return answer;
  });
  // the sign-in form of a browser without scripts; its fields are not read
  app.post("/auth", (c) => send(c, pageOf("no-script", ""), 200));
  app.get("*", (c) => {
    const cookies = c.req.header("cookie") ?? "";
    const isBack = /(?:^|; )evenday_in=1/.test(cookies);
    const theme = (/(?:^|; )evenday_theme=(light|dark)/.exec(cookies)?.[1] ?? "") as Theme;
    const path = known(c.req.path);
    const isFirstDay = path === "/" && /(?:^|; )evenday_first=1/.test(cookies);
    if (isBack && path) return send(c, pageOf("shell", theme, isFirstDay ? "/#first-day" : path), 200);
    return send(c, pageOf(isBack ? "not-found" : "auth", theme), path ? 200 : 404);
  });
}

function send(c: Context<Env>, page: Made, status: 200 | 404, type = "text/html; charset=utf-8") {
  c.header("Content-Security-Policy", page.csp);
  c.header("Cache-Control", "no-cache");
  c.header("Vary", "Cookie, Accept-Encoding");
  c.header("Content-Type", type);
  const accepted = c.req.header("accept-encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return c.body(new Uint8Array(page.br), status, { "Content-Encoding": "br" });
  if (/\bgzip\b/.test(accepted)) return c.body(new Uint8Array(page.gzip), status, { "Content-Encoding": "gzip" });
  return c.body(page.plain, status);
}

function make(page: Page, theme: Theme, context: AppContext, path: string): Made {
  const file = `${webFolder}/${page}.html`;
  const notBuilt = "<!doctype html><title>Evenday</title><p>The pages are not built yet: npm run build";
  const plain = (featurePage(path) ?? (existsSync(file) ? readFileSync(file, "utf8") : notBuilt)).replace(
    'data-theme=""',
    () => `${theme ? `data-theme="${theme}"` : ""}${signInAttributes(context)}`,
  );
  return packed(plain, policy(plain, context));
}

/** The sign-in options besides a password, and whether it asks for one; empty with default settings. */
function signInAttributes({ config, providers }: AppContext): string {
  const names = JSON.stringify(providers.list.map(({ name }) => name));
  const quoted = names.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `${providers.list.length > 0 ? ` data-providers="${quoted}"` : ""}${config.PASSWORD_SIGN_IN === "off" ? ' data-password="off"' : ""}`;
}

/** The shell with the <head> of the page at `path`, so that its title is set before any script runs. */
function featurePage(path: string): string | undefined {
  if (!path || !existsSync(featuresFile)) return undefined;
  const { shell, features } = JSON.parse(readFileSync(featuresFile, "utf8")) as {
    shell: string[];
    features: Record<string, [first: string, files: string, body: string]>;
  };
  const feature = Object.hasOwn(features, path) ? features[path] : undefined;
  if (!feature) return undefined;
  const [first, links, body] = feature;
  // inlined into the page, so that the first paint does not wait for small files
  const files = links.replace(/<link rel="stylesheet"[^>]* href="(\/assets\/[\w.-]+\.css)">/g, (_, href: string) => {
    return `<style>${readFileSync(webFolder + href, "utf8").trim()}</style>\n${inlinedStyleLink(href)}`;
  });
  const between = [first, files, body];
  return shell.map((piece, at) => piece + (between[at] ?? "")).join("");
}

function makeWorker(context: AppContext): Made {
  const csp = policy("", context);
  const settings = createHash("sha256").update(csp + signInAttributes(context));
  return packed(`${readFileSync(workerFile, "utf8")}\n// ${settings.digest("hex").slice(0, 8)}\n`, csp);
}

const packed = (plain: string, csp: string): Made => ({ plain, br: brotliCompressSync(plain), gzip: gzipSync(plain), csp });

/** The CSP: no inline scripts; the one inline style of a prerendered page is allowed by its hash. */
function policy(html: string, context: AppContext): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    (found) =>
      `'sha256-${createHash("sha256")
        .update(found[1] ?? "")
        .digest("base64")}'`,
  );
  const { TILE_URL } = context.config;
  const tiles = TILE_URL ? ` ${new URL(TILE_URL.replace(/\{s\}/, "a").replace(/[{}]/g, "")).origin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    `img-src 'self' blob: data:${tiles}`,
    "frame-src 'self' blob:",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
