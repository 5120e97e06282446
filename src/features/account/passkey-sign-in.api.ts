import { Problem } from "#shared/errors.ts";
import { knownDevices, rememberDevice } from "#web/devices.ts";
import { send } from "#web/http.ts";
import { askForPasskey, endAutofill, offersAutofill, type RequestOptions } from "#web/passkeys.ts";
import { pageSecret } from "#web/secret.ts";
import { onSession, session, signedIn, type Member } from "#web/session.ts";
import { problemToast, settleToasts, toast } from "#web/toast.ts";

type SignedIn = { token: string; member: Member; device: string };

/** Signs in with a passkey of this device. False when the member cancels. Throws the server's Problem. */
async function signInWithPasskey(isOffer: boolean, connect?: string): Promise<boolean> {
  const { ticket, options } = await send<{ ticket: string; options: RequestOptions }>("/api/auth/passkey/begin", {});
  const used = await askForPasskey(options, isOffer);
  if (!used) return false;
  const { token, member, device } = await send<SignedIn>("/api/auth/passkey", {
    ticket,
    used,
    devices: knownDevices(),
    retrySecret: pageSecret,
    ...(connect ? { connect } : {}),
  });
  rememberDevice(device);
  signedIn(token, member);
  return true;
}

let isOffered = false;
// signed in by password meanwhile: the suggestion ends, and the next sign-in page offers it again
onSession(() => {
  if (isOffered && "token" in session()) {
    isOffered = false;
    endAutofill();
  }
});

/**
 * Asks for a passkey and shows the result. `isOffer`: only in the browser's suggestions below the email field, once for each visit, without
 * any message if none is chosen or the server or browser can't offer any. `connect`: the ticket of a sign-in provider that is connected
 * with the passkey's account.
 */
export async function passkeyHere(isOffer: boolean, onSignedIn: () => void, connect?: string): Promise<void> {
  if (isOffer && (isOffered || !navigator.onLine || !(await offersAutofill()))) return;
  isOffered = isOffer;
  try {
    if (!(await signInWithPasskey(isOffer, connect))) return;
    settleToasts("sign-in");
    toast("Welcome back!", undefined, { source: "sign-in" });
    onSignedIn();
  } catch (failure) {
    const isRefused = failure instanceof Problem && failure.kind === "not-signed-in";
    if (isOffer && !isRefused) return;
    problemToast(failure instanceof Problem && failure.message ? failure.message : "An error occurred", undefined, undefined, "sign-in");
  }
}
