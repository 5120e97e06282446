import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Config } from "./config.ts";
import { makeTicket, readTicket } from "./signing.ts";

/** A browser's responses, in WebAuthn's own JSON. */
export type { AuthenticationResponseJSON as UsedPasskey, RegistrationResponseJSON as CreatedPasskey } from "@simplewebauthn/server";

/** The site that a passkey is made for: its host, and the origins at which a browser may use it. */
export type Site = { host: string; origins: string[] };

/**
 * PUBLIC_URL if it is set: a passkey then works nowhere else. Otherwise the host of the request, because a self-hosted Evenday answers
 * under any name; the browser itself offers a passkey only on the host that it was made for.
 */
export function siteOf({ PUBLIC_URL }: Config, hostHeader: string | undefined): Site {
  if (PUBLIC_URL) return { host: new URL(PUBLIC_URL).hostname, origins: [new URL(PUBLIC_URL).origin] };
  const host = hostHeader && URL.canParse(`http://${hostHeader}`) ? hostHeader : "localhost";
  return { host: new URL(`http://${host}`).hostname, origins: [`http://${host}`, `https://${host}`] };
}

type Purpose = "add" | "use";
/** A sign-in page may be open for a while before a passkey is chosen there. */
const lifeMs = { add: 10 * 60_000, use: 60 * 60_000 } as const satisfies Record<Purpose, number>;

/** Signed and not stored: contains the challenge, and for a new passkey the member and the state of the account. */
export const challengeTicket = ({ AUTH_SECRET }: Config, purpose: Purpose, challenge: string, holder: string, now: number): string =>
  makeTicket(AUTH_SECRET, `passkey ${purpose}`, `${challenge} ${holder}`, now + lifeMs[purpose]);

/** The content of a ticket; null when it is not ours, for another purpose, or expired. */
export function readChallenge({ AUTH_SECRET }: Config, purpose: Purpose, ticket: string, now: number) {
  const [challenge = "", holder = ""] = (readTicket(AUTH_SECRET, `passkey ${purpose}`, ticket, now) ?? "").split(" ");
  return challenge ? { challenge, holder, windowMs: lifeMs[purpose] } : null;
}

type Known = { credentialId: string; transports: string[] };
type Credential = { credentialId: string; publicKey: string; counter: number };
const transportsOf = (transports: string[]) => transports as ("usb" | "nfc" | "ble" | "internal" | "hybrid")[];

/** Options to create a passkey that is found without an email, and requires finger, face or PIN. */
export const optionsToAdd = (site: Site, member: { id: string; email: string }, known: Known[]) =>
  generateRegistrationOptions({
    rpName: "Evenday",
    rpID: site.host,
    userID: new TextEncoder().encode(member.id),
    userName: member.email,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: transportsOf(transports) })),
  });

/** No list of keys: the browser offers those that it has for this host, and the answer does not reveal who has an account. */
export const optionsToUse = (site: Site) => generateAuthenticationOptions({ rpID: site.host, userVerification: "required" });

/** The new passkey, or null for a response that does not match the options. */
export async function checkNew(site: Site, challenge: string, response: RegistrationResponseJSON) {
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origins,
    expectedRPID: site.host,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
  };
}

/**
 * The use counter after this sign-in. "copied" for a valid signature with a counter that is not above the stored one: two devices have the
 * same key. Null for any other failure.
 */
export async function checkUse(site: Site, challenge: string, response: AuthenticationResponseJSON, stored: Credential) {
  const check = (counter: number) =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.host,
      credential: { id: stored.credentialId, publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")), counter },
    }).catch(() => null);
  // with a count of 0 the library does not compare it, so that a wrong signature and an old count can be distinguished
  const checked = await check(0);
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  return newCounter <= stored.counter && (newCounter > 0 || stored.counter > 0) ? "copied" : newCounter;
}
