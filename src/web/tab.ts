import { currentMember, tabPrefix as prefix } from "#web/session.ts";
import { tabStorage } from "#web/storage.ts";

/** Values of one member in this tab, until it is closed or they sign out. */

export function readTab(member: string, name: string): unknown {
  try {
    return JSON.parse(tabStorage.get(`${prefix}${member}.${name}`) ?? "null");
  } catch {
    return null; // not ours, or incomplete
  }
}

/** Stores `value`, or removes it when undefined. Nothing is stored for a member who has signed out meanwhile. */
export function writeTab(member: string, name: string, value: unknown): void {
  if (value === undefined) tabStorage.remove(`${prefix}${member}.${name}`);
  else if (currentMember()?.id === member) tabStorage.set(`${prefix}${member}.${name}`, JSON.stringify(value));
}
