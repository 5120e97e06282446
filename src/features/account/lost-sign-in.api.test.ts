import { afterEach, expect, test, vi } from "vitest";
import { pageSecret } from "#web/secret.ts";
import { sessionToken, signedOut } from "#web/session.ts";
import { passkeyHere } from "./passkey-sign-in.api.ts";
import { finishProviderSignIn, openProvider } from "./provider-sign-in.api.ts";

/** A sign-in whose answer is lost and that is repeated sends the same secret, for which the server gives the same session. */

const maya = { id: "0190c3f2-0000-7000-8000-000000000001", email: "maya@example.com" };

afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
});

/** Loses every answer to `path` but the last, and returns the secrets that were sent to it. */
function losing(path: string, times: number) {
  const secrets: unknown[] = [];
  vi.stubGlobal("document", { cookie: "" });
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage, addEventListener: () => undefined });
  vi.stubGlobal("location", { assign: () => undefined });
  vi.stubGlobal("fetch", async (to: string, init: RequestInit) => {
    if (to !== path) return Response.json({ ticket: "t", url: "/", options: { challenge: "" } });
    secrets.push((JSON.parse(String(init.body)) as { retrySecret?: string }).retrySecret);
    if (secrets.length <= times) throw new TypeError("Failed to fetch");
    return Response.json({ token: "once more", member: maya, device: "d" });
  });
  return secrets;
}

test("with a provider, also after the page has left for it and come back as another one", async () => {
  const secrets = losing("/api/auth/provider/finish", 2);
  for (let at = 0; at < 3; at += 1) {
    await openProvider(0, false);
    await finishProviderSignIn("?state=s").catch(() => undefined);
    // the secret of an earlier page of this tab stays
    const { sessionStorage } = window;
    if (at === 0) sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? "").replace(pageSecret, earlier));
  }
  expect(secrets).toEqual([pageSecret, earlier, earlier]);
  expect(window.sessionStorage.getItem(key), "signed in").toBe(null);
});
const [key, earlier] = ["evenday.provider", "of the page before"];

test("with a passkey", async () => {
  const secrets = losing("/api/auth/passkey", 1);
  const buffer = new ArrayBuffer(1);
  const response = { clientDataJSON: buffer, authenticatorData: buffer, signature: buffer, userHandle: null };
  const credential = { id: "p", rawId: buffer, type: "public-key", response, getClientExtensionResults: () => ({}) };
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  vi.stubGlobal("navigator", { onLine: true, credentials: { get: async () => credential } });
  await passkeyHere(false, () => undefined);
  await passkeyHere(false, () => undefined);
  expect([secrets, sessionToken()]).toEqual([[pageSecret, pageSecret], "once more"]);
});
