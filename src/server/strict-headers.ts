import type { AppContext } from "./context.ts";

const apiCsp = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
/** Worker CSP: same-origin fetches only. */
export const threadCsp = apiCsp.replace(";", "; connect-src 'self';");

/** Headers of every answer; a route may replace one by its own. */
export function strictHeaders(context: AppContext): [name: string, value: string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
    ["Content-Security-Policy", apiCsp],
    ["Cache-Control", "no-store"],
    // never on plain http: a forwarded port or a home server must stay reachable
    ...(context.config.PUBLIC_URL?.startsWith("https://")
      ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as [string, string]]
      : []),
  ];
}
