import { browserStorage } from "#web/storage.ts";

const prefix = "evenday.member.";

/** The key of what a member has chosen on this device. It is deleted when they log out, and when another member signs in. */
export const memberKey = (member: string, name: string) => `${prefix}${member}.${name}`;

export function clearKeysOfOthers(member: string): void {
  for (const key of browserStorage.keys()) if (key.startsWith(prefix) && !key.startsWith(memberKey(member, ""))) browserStorage.remove(key);
}
