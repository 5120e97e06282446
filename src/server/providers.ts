import * as openid from "openid-client";
import { Problem } from "#shared/errors.ts";
import { providerSuffixes, type Config } from "./config.ts";
import type { Log } from "./log.ts";

/** `id` is its position in the settings, which the page uses. `issuer` is normalized by `issuerOf`, like that of an identity. */
export type Provider = { id: string; name: string; issuer: string; clientId: string; clientSecret: string };

/** The secrets of a started sign-in; only the same browser and this server know them. */
export type Begun = { state: string; nonce: string; verifier: string };

/** The identity from a provider. `email` as the provider writes it, null if there is none. */
export type Identity = { issuer: string; subject: string; email: string | null; isVerified: boolean };

export type Providers = {
  list: readonly Provider[];
  /** Where to redirect the browser. Throws unavailable when the provider does not answer. */
  begin: (provider: Provider, returnTo: string) => Promise<{ url: string; begun: Begun }>;
  /** Checks the redirect back to `returnTo`, with `search` as its query. Throws refused, or unavailable. */
  finish: (provider: Provider, returnTo: string, search: string, begun: Begun) => Promise<Identity>;
};

const providerProblems = {
  down: (name: string) => `${name} does not answer right now. Nothing was changed; please try again in a minute or sign in another way.`,
  cancelled: (name: string) => `You stopped at ${name}, so nothing was changed. You can try again or sign in another way.`,
  failed: (name: string) => `${name} could not sign you in. Nothing was changed; please try again or sign in another way.`,
  notTrusted: (name: string) => `The answer of ${name} could not be trusted, so nothing was changed. Please try again.`,
} as const;

/** How far the clocks of a provider and of this server may be apart. */
const toleranceSeconds = 30;
const timeoutSeconds = 8;
const metadataMs = 3_600_000;

export function openProviders(config: Config, clock: () => number, log: Log): Providers {
  const list = providersOf(config);
  const known = new Map<string, { metadata: Promise<openid.ServerMetadata>; readAt: number }>();
  const keys = new Map<string, openid.ExportedJWKSCache>();

  /** Read again every hour, and after every failure; simultaneous calls share one request. */
  function metadataOf(provider: Provider): Promise<openid.ServerMetadata> {
    const found = known.get(provider.id);
    if (found && clock() - found.readAt < metadataMs) return found.metadata;
    const metadata = discover(provider);
    known.set(provider.id, { metadata, readAt: clock() });
    metadata.catch(() => known.delete(provider.id));
    return metadata;
  }

  async function clientOf(provider: Provider): Promise<openid.Configuration> {
    const metadata = await metadataOf(provider);
    const methods = metadata.token_endpoint_auth_methods_supported;
    const proof = methods && !methods.includes("client_secret_basic") ? openid.ClientSecretPost : openid.ClientSecretBasic;
    const client = new openid.Configuration(
      metadata,
      provider.clientId,
      {
        // time comes from the server's own clock
        [openid.clockSkew]: Math.round((clock() - Date.now()) / 1000),
        [openid.clockTolerance]: toleranceSeconds,
      },
      proof(provider.clientSecret),
    );
    prepare(provider, client);
    // the signature of every id token is checked, even if the connection itself is trusted
    openid.enableNonRepudiationChecks(client);
    return client;
  }

  return {
    list,
    begin: (provider, returnTo) =>
      withProviderProblems(provider, log, async () => {
        const client = await clientOf(provider);
        const begun = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
        const url = openid.buildAuthorizationUrl(client, {
          redirect_uri: returnTo,
          scope: "openid email",
          state: begun.state,
          nonce: begun.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
          code_challenge_method: "S256",
        });
        if (!/^https?:$/.test(url.protocol)) throw new openid.ClientError("the authorization endpoint is no web address");
        return { url: url.href, begun };
      }),
    finish: (provider, returnTo, search, { state, nonce, verifier }) =>
      withProviderProblems(provider, log, async () => {
        const client = await clientOf(provider);
        const cached = keys.get(provider.id);
        if (cached) openid.setJwksCache(client, cached);
        const back = Object.assign(new URL(returnTo), { search });
        const tokens = await openid.authorizationCodeGrant(client, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const fresh = openid.getJwksCache(client);
        if (fresh) keys.set(provider.id, fresh);
        const claims = tokens.claims();
        if (!claims) throw new openid.ClientError("no id token");
        // the library does not check it: a token from the future means that one of the clocks is wrong
        if (claims.iat > clock() / 1000 + toleranceSeconds) throw new openid.ClientError("the id token is from the future");
        const said = claims["email"] === undefined ? await openid.fetchUserInfo(client, tokens.access_token, claims.sub) : claims;
        const email = typeof said["email"] === "string" ? said["email"] : null;
        // some providers write the flag as a string
        const isVerified = said["email_verified"] === true || said["email_verified"] === "true";
        return { issuer: issuerOf(claims.iss), subject: claims.sub, email, isVerified };
      }),
  };
}

/** Normalizes an issuer: a provider may add a slash after its host that the settings omit, or the other way round. */
const issuerOf = (address: string): string => new URL(address).href;

function providersOf(config: Config): Provider[] {
  return providerSuffixes.flatMap((suffix, at) => {
    const [issuer, clientId] = [config[`OIDC_ISSUER${suffix}`], config[`OIDC_CLIENT_ID${suffix}`]];
    const [clientSecret, name] = [config[`OIDC_CLIENT_SECRET${suffix}`], config[`OIDC_NAME${suffix}`]];
    return issuer && clientId && clientSecret && name
      ? [{ id: String(at + 1), name, issuer: issuerOf(issuer), clientId, clientSecret }]
      : [];
  });
}

async function discover(provider: Provider): Promise<openid.ServerMetadata> {
  const found = await openid.discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    execute: isPlain(provider) ? [openid.allowInsecureRequests] : [],
  });
  const metadata = found.serverMetadata();
  // the library would accept the shared addresses of Microsoft's cloud for every tenant
  if (issuerOf(metadata.issuer) !== provider.issuer) throw new openid.ClientError("the issuer is another one");
  return metadata;
}

/** Plain http is for a provider on the operator's own machine or network; production refuses the setting. */
const isPlain = ({ issuer }: Provider) => issuer.startsWith("http://");

function prepare(provider: Provider, client: openid.Configuration) {
  client.timeout = timeoutSeconds;
  if (isPlain(provider)) openid.allowInsecureRequests(client);
}

/** Turns the library's errors into messages. The log names the fault, and no member. */
async function withProviderProblems<T>({ name }: Provider, log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError) {
      if (error.error === "access_denied") throw new Problem("refused", providerProblems.cancelled(name));
      log.warn({ provider: name, fault: error.error }, "a sign-in provider answered with an error");
      const isDown = error.error === "temporarily_unavailable" || error.error === "server_error";
      throw isDown ? new Problem("unavailable", providerProblems.down(name)) : new Problem("refused", providerProblems.failed(name));
    }
    if (error instanceof openid.ResponseBodyError) {
      log.warn({ provider: name, fault: error.error }, "a sign-in provider refused the code");
      throw new Problem("refused", providerProblems.failed(name));
    }
    const code = error instanceof openid.ClientError ? (error.code ?? error.message) : undefined;
    const isSilent = code === undefined || /TIMEOUT|ABORT|RESPONSE_IS_NOT/.test(code);
    if (isSilent) throw new Problem("unavailable", providerProblems.down(name), { cause: error });
    log.warn({ provider: name, fault: code }, "the answer of a sign-in provider is not valid");
    throw new Problem("refused", providerProblems.notTrusted(name));
  }
}
