import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { isNetworkFailure } from "#web/http.ts";
import { newId } from "#web/ids.ts";
import type { CreationOptions } from "#web/passkeys.ts";
import { currentMember } from "#web/session.ts";
import type { passkeyContract } from "./passkey.contract.ts";
import { retrying } from "#web/chunk-load-error.ts";

export const passkeys = feature<typeof passkeyContract>("passkeys");
export type Passkey = Awaited<ReturnType<typeof passkeys.list.call>>["passkeys"][number];

export const usePasskeys = () => useQuery(passkeys.list.queryOptions({ staleTime: 0 }));

type Addition = Parameters<typeof passkeys.add.call>[0];
/** What was sent for this member without an answer: the device has the passkey, and the server perhaps as well. */
let unanswered: { memberId: string | undefined; addition: Addition } | undefined;

/**
 * Creates a passkey on this device and adds it. False when the member cancels. Throws a Problem. Repeated after a lost answer it sends the same
 * passkey once more, because the device makes no second one for this account.
 */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<boolean> {
  const memberId = currentMember()?.id;
  if (unanswered && unanswered.memberId === memberId) return send(memberId, { ...unanswered.addition, name });
  const { createPasskey } = await retrying(() => import("#web/passkeys.ts"));
  const { ticket, options } = await passkeys.begin.call({ password });
  // in the form in which the server's library writes it and the browser's reads it
  const created = await createPasskey(options as unknown as CreationOptions);
  if (!created) return false;
  const { id, rawId, response, clientExtensionResults } = created;
  const { clientDataJSON, attestationObject, transports } = response;
  return send(memberId, {
    id: newId(),
    name,
    ticket,
    created: {
      id,
      rawId,
      type: "public-key",
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
      clientExtensionResults: { ...clientExtensionResults },
    },
  });
}

async function send(memberId: string | undefined, addition: Addition): Promise<true> {
  unanswered = undefined;
  await passkeys.add.call(addition).catch((failure: unknown) => {
    if (isNetworkFailure(failure)) unanswered = { memberId, addition };
    throw failure;
  });
  return true;
}
