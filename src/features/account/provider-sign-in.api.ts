import { knownDevices, rememberDevice } from "#web/devices.ts";
import { send } from "#web/http.ts";
import { signedIn, type Member } from "#web/session.ts";
import { tabStorage } from "#web/storage.ts";
import { zoneHere } from "#web/today.ts";

type SignedIn = { token: string; member: Member; device: string };
/** `step`: the ticket of a sign-in that still needs the code of the second factor. */
export type Entered = { step?: string };
/** `join`: nobody has this address yet. `connect`: an account has it, and has to be proven. */
export type Identified = { next: "join" | "connect"; ticket: string; email: string; provider: string };

/** Of the sign-in that this tab has begun. Survives the way to the provider and back, and leaves with the tab. */
const key = "evenday.provider";

/** The operator's names of the sign-in providers, as the server writes them on the page. */
export function providerNames(): string[] {
  const names: unknown = JSON.parse(document.documentElement.dataset["providers"] ?? "[]");
  return Array.isArray(names) ? names.filter((one) => typeof one === "string") : [];
}

/** Leaves for the provider: `at` is its place on the page. `isNew`: on the page where an account is made. */
export async function openProvider(at: number, isNew: boolean): Promise<void> {
  const { url, ticket } = await send<{ url: string; ticket: string }>("/api/auth/provider/begin", { provider: String(at + 1) });
  tabStorage.set(key, JSON.stringify({ ticket, isNew }));
  location.assign(url);
}

/** Sends what the provider gave back. Throws the server's Problem. */
export async function comeBack(search: string): Promise<Entered | (Identified & { isNew: boolean })> {
  const { ticket = "", isNew = false } = JSON.parse(tabStorage.get(key) ?? "{}") as { ticket?: string; isNew?: boolean };
  tabStorage.remove(key);
  const answer = await send<SignedIn | { ticket: string } | Identified>("/api/auth/provider/finish", {
    ticket,
    search,
    devices: knownDevices(),
  });
  return "next" in answer ? { ...answer, isNew } : enter(answer);
}

export const join = async (ticket: string) =>
  enter(await send<SignedIn>("/api/auth/provider/join", { ticket, timeZone: zoneHere(), devices: knownDevices() }));

export const connect = async (ticket: string, password: string) =>
  enter(await send<SignedIn | { ticket: string }>("/api/auth/provider/connect", { ticket, password, devices: knownDevices() }));

function enter(answer: SignedIn | { ticket: string }): Entered {
  if ("ticket" in answer) return { step: answer.ticket };
  rememberDevice(answer.device);
  signedIn(answer.token, answer.member);
  return {};
}
