import { tabStorage } from "#web/storage.ts";

/** Values of one member in this tab, until it is closed or they sign out. */
const prefix = "evenday.tab.";

export function readTab(member: string, name: string): unknown {
  try {
    return JSON.parse(tabStorage.get(`${prefix}${member}.${name}`) ?? "null");
  } catch {
    return null; // not ours, or incomplete
  }
}

/** Stores `value`, or removes it when undefined. */
export function writeTab(member: string, name: string, value: unknown): void {
  if (value === undefined) tabStorage.remove(`${prefix}${member}.${name}`);
  else tabStorage.set(`${prefix}${member}.${name}`, JSON.stringify(value));
}

/** Removes this tab's values of every other member, or of all without `member`. */
export function clearTab(member?: string): void {
  for (const name of tabStorage.keys())
    if (name.startsWith(prefix) && !(member && name.startsWith(`${prefix}${member}.`))) tabStorage.remove(name);
}
