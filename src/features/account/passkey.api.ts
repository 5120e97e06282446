import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { newId } from "#web/ids.ts";
import type { CreationOptions } from "#web/passkeys.ts";
import type { passkeyContract } from "./passkey.contract.ts";
import { retrying } from "#web/chunk-load-error.ts";

export const passkeys = feature<typeof passkeyContract>("passkeys");
export type Passkey = Awaited<ReturnType<typeof passkeys.list.call>>["passkeys"][number];

export const usePasskeys = () => useQuery(passkeys.list.queryOptions({ staleTime: 0 }));

/** Creates a passkey on this device and adds it. False when the member cancels. Throws a Problem. */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<boolean> {
  const { createPasskey } = await retrying(() => import("#web/passkeys.ts"));
  const { ticket, options } = await passkeys.begin.call({ password });
  // in the form in which the server's library writes it and the browser's reads it
  const created = await createPasskey(options as unknown as CreationOptions);
  if (!created) return false;
  const { id, rawId, response, clientExtensionResults } = created;
  const { clientDataJSON, attestationObject, transports } = response;
  await passkeys.add.call({
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
  return true;
}
