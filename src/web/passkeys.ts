import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { Problem } from "#shared/errors.ts";

/** The server's options in the form that the browser takes. */
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** Creates a passkey on this device. Null when the member cancels; throws a Problem when it cannot be created here. */
export const createPasskey = (optionsJSON: CreationOptions): Promise<RegistrationResponseJSON | null> =>
  attempt(() => startRegistration({ optionsJSON }), optionsJSON.rp.id);

/** Asks for a passkey: in a dialog, or with `isAutofill` in the browser's suggestions below the email field. */
export const askForPasskey = (optionsJSON: RequestOptions, isAutofill = false): Promise<AuthenticationResponseJSON | null> =>
  attempt(() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }), optionsJSON.rpId);

export const offersAutofill = browserSupportsWebAuthnAutofill;
/** Cancels the suggestions of a field that is gone. */
export const endAutofill = (): void => WebAuthnAbortService.cancelCeremony();

async function attempt<T>(work: () => Promise<T>, host: string | undefined): Promise<T | null> {
  if (typeof PublicKeyCredential !== "function")
    throw new Problem("invalid", "This browser can't use passkeys here. Please sign in another way.");
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return null;
    if (name === "InvalidStateError") throw new Problem("invalid", "This device already holds a passkey for this account.");
    if (name === "SecurityError")
      throw new Problem("invalid", `Passkeys work at ${host ?? "another address"} only. Please open Evenday there.`);
    if (error instanceof WebAuthnError) throw new Problem("invalid", "The passkey could not be used. Please try again.");
    throw error;
  }
}
