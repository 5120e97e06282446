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

/** What a browser answers, in WebAuthn's own JSON. */
export type { AuthenticationResponseJSON as UsedPasskey, RegistrationResponseJSON as CreatedPasskey } from "@simplewebauthn/server";

/** The site that a passkey is made for: its host, and the addresses at which a browser may show it. */
export type Site = { host: string; origins: string[] };

/**
 * PUBLIC_URL, where it is set: a passkey then works nowhere else. Without it the host that the browser asked for, since an Evenday of
 * one's own answers under whatever name it is opened at; the browser itself offers a passkey only on the host that it was made for.
 */
export function siteOf({ PUBLIC_URL }: Config, hostHeader: string | undefined): Site {
  if (PUBLIC_URL) return { host: new URL(PUBLIC_URL).hostname, origins: [new URL(PUBLIC_URL).origin] };
  const host = hostHeader && URL.canParse(`http://${hostHeader}`) ? hostHeader : "localhost";
  return { host: new URL(`http://${host}`).hostname, origins: [`http://${host}`, `https://${host}`] };
}

type Purpose = "add" | "use";
/** A sign-in page may stand open for a while before somebody chooses a passkey there. */
const lifeMs = { add: 10 * 60_000, use: 60 * 60_000 } as const satisfies Record<Purpose, number>;

/** Signed and stored nowhere: names the challenge, and for a new passkey the member and the state of the account. */
export const challengeTicket = ({ AUTH_SECRET }: Config, purpose: Purpose, challenge: string, holder: string, now: number): string =>
  makeTicket(AUTH_SECRET, `passkey ${purpose}`, `${challenge} ${holder}`, now + lifeMs[purpose]);

/** What a ticket holds; null when it is not ours, for something else, or over. */
export function readChallenge({ AUTH_SECRET }: Config, purpose: Purpose, ticket: string, now: number) {
  const [challenge = "", holder = ""] = (readTicket(AUTH_SECRET, `passkey ${purpose}`, ticket, now) ?? "").split(" ");
  return challenge ? { challenge, holder, windowMs: lifeMs[purpose] } : null;
}

type Known = { credentialId: string; transports: string[] };
type Credential = { credentialId: string; publicKey: string; counter: number };
const transportsOf = (transports: string[]) => transports as ("usb" | "nfc" | "ble" | "internal" | "hybrid")[];

/** What a browser needs to make a passkey: one that is found without an email, and asks for the finger, the face or the PIN. */
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

/** No list of keys: the browser offers those that it has for this host, and nobody learns who has an account. */
export const optionsToUse = (site: Site) => generateAuthenticationOptions({ rpID: site.host, userVerification: "required" });

/** The new passkey, or null for an answer that is not what was asked for. */
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
 * The count of uses after this one. "copied" for a right signature with a count that is not above the stored one: two devices hold
 * the same key. Null for anything else that is wrong.
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
  // with a count of 0 the library compares none, so that a wrong signature and an old count can be told apart
  const checked = await check(0);
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  return newCounter <= stored.counter && (newCounter > 0 || stored.counter > 0) ? "copied" : newCounter;
}
