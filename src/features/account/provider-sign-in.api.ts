import { knownDevices, rememberDevice } from "#web/devices.ts";
import { send } from "#web/http.ts";
import { pageSecret } from "#web/secret.ts";
import { signedIn, type Member } from "#web/session.ts";
import { tabStorage } from "#web/storage.ts";
import { zoneHere } from "#web/zone.ts";

type SignedIn = { token: string; member: Member; device: string };
/** `step`: the ticket of a sign-in that still needs the code of the second factor. */
export type Entered = { step?: string };
/** `join`: no account has this address yet. `connect`: an account has it, and its owner has to be verified. */
export type Identified = { next: "join" | "connect"; ticket: string; email: string; provider: string };

/**
 * The sign-in that this tab has started. It survives the redirects to the provider and back, and is cleared with the tab. `retrySecret` stays
 * until the tab has signed in: with it, a session whose answer was lost is given once more.
 */
const key = "evenday.provider";
type Started = { ticket?: string; isNew?: boolean; retrySecret?: string };
const started = () => JSON.parse(tabStorage.get(key) ?? "{}") as Started;
/** What every step sends of this browser. */
const browser = () => ({ devices: knownDevices(), retrySecret: started().retrySecret ?? pageSecret });

/** The configured names of the sign-in providers, which the server writes into the page. */
export function providerNames(): string[] {
  const names: unknown = JSON.parse(document.documentElement.dataset["providers"] ?? "[]");
  return Array.isArray(names) ? names.filter((one) => typeof one === "string") : [];
}

/** Redirects to the provider: `at` is its position on the page. `isNew`: on the sign-up page. */
export async function openProvider(at: number, isNew: boolean): Promise<void> {
  const { url, ticket } = await send<{ url: string; ticket: string }>("/api/auth/provider/begin", { provider: String(at + 1) });
  tabStorage.set(key, JSON.stringify({ ticket, isNew, retrySecret: started().retrySecret ?? pageSecret }));
  location.assign(url);
}

/** Sends the provider's response to the server. Throws the server's Problem. */
export async function finishProviderSignIn(search: string): Promise<Entered | (Identified & { isNew: boolean })> {
  const { ticket = "", isNew = false, retrySecret } = started();
  tabStorage.set(key, JSON.stringify({ retrySecret }));
  const answer = await send<SignedIn | { ticket: string } | Identified>("/api/auth/provider/finish", { ticket, search, ...browser() });
  return "next" in answer ? { ...answer, isNew } : enter(answer);
}

export const join = async (ticket: string) =>
  enter(await send<SignedIn>("/api/auth/provider/join", { ticket, timeZone: zoneHere(), ...browser() }));

export const connect = async (ticket: string, password: string) =>
  enter(await send<SignedIn | { ticket: string }>("/api/auth/provider/connect", { ticket, password, ...browser() }));

function enter(answer: SignedIn | { ticket: string }): Entered {
  if ("ticket" in answer) return { step: answer.ticket };
  tabStorage.remove(key);
  rememberDevice(answer.device);
  signedIn(answer.token, answer.member);
  return {};
}
