import { browserStorage } from "#web/storage.ts";

const key = "evenday.devices";
const most = 4;

/**
 * Tokens that prove earlier sign-ins in this browser, newest first: with one of them, other people's wrong passwords do not lock this
 * browser out. They contain no email and give no access.
 */
export function knownDevices(): string[] {
  try {
    const saved: unknown = JSON.parse(browserStorage.get(key) ?? "[]");
    return Array.isArray(saved) ? saved.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return []; // not ours, or incomplete
  }
}

/** Saves a token in place of the one that this browser had for the same account. */
export function rememberDevice(token: unknown): void {
  if (typeof token !== "string" || !token) return;
  const accountOf = (one: string) => idOf(one.split(".")[0] ?? "");
  const others = knownDevices().filter((one) => accountOf(one) !== accountOf(token));
  browserStorage.set(key, JSON.stringify([token, ...others].slice(0, most)));
}

/** A UUID is 36 characters, 48 in base64. */
const idOf = (subject: string) => subject.slice(0, 48);
