import { tabStorage } from "#web/storage.ts";

/** What belongs to one member in this one tab, until it is closed or they sign out. */
const prefix = "evenday.tab.";

export function readTab(member: string, name: string): unknown {
  try {
    return JSON.parse(tabStorage.get(`${prefix}${member}.${name}`) ?? "null");
  } catch {
    return null; // not ours, or half written
  }
}

/** Remembers `value`, or removes it when undefined. */
export function writeTab(member: string, name: string, value: unknown): void {
  if (value === undefined) tabStorage.remove(`${prefix}${member}.${name}`);
  else tabStorage.set(`${prefix}${member}.${name}`, JSON.stringify(value));
}

/** Removes what this tab remembers of everybody but `member`. */
export function clearTab(member?: string): void {
  for (const name of tabStorage.keys())
    if (name.startsWith(prefix) && !(member && name.startsWith(`${prefix}${member}.`))) tabStorage.remove(name);
}
