import { z } from "zod";
import { byId, del, get, id, instant, post, put, text, words } from "#shared/fields.ts";
import { longestPassword } from "./account.rules.ts";
import { longestPasskeyName, passkeyMessages } from "./passkey.rules.ts";

const passkey = z.object({
  id,
  name: z.string(),
  isSynced: z.boolean().describe("copied to the member's other devices by their system"),
  createdAt: instant,
  usedAt: instant.nullable(),
});
const name = words(longestPasskeyName, passkeyMessages.nameMissing);
const part = z.string().max(20_000);
/** The browser's response in WebAuthn's JSON form; verified by the library, not here. */
const created = z.object({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal("public-key"),
  response: z.object({ clientDataJSON: part, attestationObject: part, transports: z.array(z.string().max(40)).max(10).optional() }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
});

const base64url = z.base64url().max(20_000);
/** The parts of a browser's response at sign-in that are read; the library verifies their content. */
export const usedPasskey = z.object({
  id: base64url,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

export const passkeyContract = {
  list: get("/passkeys", "Passkeys, without their keys").output(z.object({ passkeys: z.array(passkey) })),
  begin: post("/passkeys/begin", "Begin to add a passkey: what the browser needs to make one")
    .input(z.object({ password: text(2 * longestPassword) }))
    .output(
      z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()).describe("PublicKeyCredentialCreationOptionsJSON") }),
    ),
  add: post("/passkeys", "Add the passkey that the browser made")
    .input(z.object({ id, name, ticket: z.string().max(600), created }))
    .output(byId),
  rename: put("/passkeys/{id}", "Rename a passkey").input(z.object({ id, name })).output(byId),
  remove: del("/passkeys/{id}", "Remove a passkey; it opens the account no more").input(byId).output(byId),
};
