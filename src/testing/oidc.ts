import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWTPayload } from "jose";
import Provider, { type Context } from "oidc-provider";

/** The account that is signed in at the provider. */
type Account = { subject: string; email?: string; isVerified?: boolean };

/** Faults of the next sign-ins: other claims in a token with a valid signature, another key, or the protocol itself. */
type Fault = {
  claims?: JWTPayload;
  isForged?: boolean;
  /** The user presses Cancel. */
  isCancelled?: boolean;
  /** Status of every response other than the sign-in pages. */
  status?: number;
  /** The issuer that discovery reports. */
  issuer?: string;
};

export type OpenIdServer = {
  issuer: string;
  /** Signs in as this account from now on. */
  account: Account;
  fault: Fault;
  /** The issued tokens, to search for them where they must not appear. */
  given: string[];
  stop: () => Promise<void>;
};

export const openIdClient = { id: "evenday", secret: "a secret of this test & its provider" };

/** A real OpenID provider (oidc-provider) on this machine. Every visitor is signed in as `account` at once. */
export async function openIdServer(returnTo: readonly string[]): Promise<OpenIdServer> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "test", alg: "RS256", use: "sig" };
  const foreign = (await generateKeyPair("RS256")).privateKey;
  const http = createServer();
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
  const own: OpenIdServer = {
    issuer,
    account: { subject: "nobody" },
    fault: {},
    given: [],
    stop: () => {
      http.closeAllConnections();
      return new Promise((done) => http.close(() => done()));
    },
  };
  const accounts = new Map<string, Account>();

  const provider = new Provider(issuer, {
    clients: [{ client_id: openIdClient.id, client_secret: openIdClient.secret, redirect_uris: returnTo }],
    jwks: { keys: [key] },
    cookies: { keys: ["only for tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: () => "/interaction" },
    findAccount: (_: unknown, accountId: string) => {
      const { email, isVerified = true } = accounts.get(accountId) ?? own.account;
      const claims = { sub: accountId, ...(email === undefined ? {} : { email, email_verified: isVerified }) };
      return { accountId, claims: async () => claims };
    },
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    const { fault, account } = own;
    // no session at the provider: each sign-in uses the current `account`
    if (context.path === "/auth") delete context.req.headers.cookie;
    if (context.path === "/interaction") {
      accounts.set(account.subject, account);
      context.respond = false;
      const result = fault.isCancelled ? { error: "access_denied" } : { login: { accountId: account.subject, remember: false } };
      return provider.interactionFinished(context.req, context.res, result);
    }
    if (fault.status !== undefined && !context.path.startsWith("/auth")) {
      [context.status, context.body] = [fault.status, "down"];
      return;
    }
    await next();
    const body = context.body as { id_token?: string; access_token?: string; issuer?: string } | undefined;
    if (context.path.startsWith("/.well-known/") && body?.issuer && fault.issuer) body.issuer = fault.issuer;
    if (context.path !== "/token" || !body?.id_token) return;
    if (fault.claims ?? fault.isForged) {
      const claims = { ...decodeJwt(body.id_token), ...fault.claims };
      const signer = fault.isForged ? foreign : await importJWK(key, "RS256");
      body.id_token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "test" }).sign(signer);
    }
    own.given.push(body.id_token, body.access_token ?? "");
  });
  http.on("request", provider.callback());
  return own;
}

/** Follows the provider's pages from `url` as a browser does, with cookies. Returns the address that it redirects back to. */
export async function throughProvider(url: string, returnTo: string): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let at = url, hops = 0; hops < 10; hops += 1) {
    if (at.startsWith(returnTo)) return new URL(at);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
    const next = answer.headers.get("location");
    if (!next) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at).href;
  }
  throw new Error("the provider sends in a circle");
}
