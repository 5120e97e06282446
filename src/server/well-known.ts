import { dayMs } from "#shared/dates.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./http.ts";

/**
 * URLs that other programs look for: where to report a vulnerability (RFC 9116; only with SECURITY_CONTACT, because the file is useless
 * without one), and where a password is changed (W3C: a well-known URL for changing passwords).
 */
export function serveWellKnown(app: App, context: AppContext): void {
  const { SECURITY_CONTACT: contact, PUBLIC_URL: home } = context.config;
  app.get("/.well-known/security.txt", (c) => {
    if (!contact) return c.text("No security contact is set here.\n", 404);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(context.clock() + 180 * dayMs).toISOString()}`,
      "Preferred-Languages: en",
      ...(home ? [`Canonical: ${new URL("/.well-known/security.txt", home).href}`] : []),
    ];
    return c.text(`${lines.join("\n")}\n`);
  });
  // without passwords there is no page to change one, and password managers should know that
  app.get("/.well-known/change-password", (c) =>
    context.config.PASSWORD_SIGN_IN === "on" ? c.redirect("/?account=security", 302) : c.text("No passwords are used here.\n", 404),
  );
}
