import { randomUUID } from "node:crypto";

declare const isKey: unique symbol;
/**
 * The name of a stored file: {member id}/{random}.{extension}. Only this module creates one, so that no external text reaches the file
 * store.
 */
export type StorageKey = string & { readonly [isKey]: true };

const uuid = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";
const form = new RegExp(`^(${uuid})/([A-Za-z0-9_-]{1,64}\\.[a-z]{1,5})$`);
const memberForm = new RegExp(`^${uuid}$`);

/** A new key for a file of this member. */
export const newStorageKey = (memberId: string, extension: string): StorageKey =>
  checkedKey(`${memberId}/${randomUUID().replaceAll("-", "")}.${extension}`);

/** The text as a storage key, or null when it has another form, such as a path that leaves the store. */
export const storageKey = (text: unknown): StorageKey | null => (typeof text === "string" && form.test(text) ? (text as StorageKey) : null);

/** The same, and null too when the key is another member's. */
export function ownStorageKey(memberId: string, text: unknown): StorageKey | null {
  const key = storageKey(text);
  return key?.startsWith(`${memberId}/`) ? key : null;
}

/** Folder and file name of a key. Throws for a text of another form, because the type protects nothing at run time. */
export function partsOf(key: StorageKey): { member: string; name: string } {
  const found = form.exec(key);
  if (!found) throw new Error("this is no storage key");
  const [, member = "", name = ""] = found;
  return { member, name };
}

export const isMemberFolder = (name: string): boolean => memberForm.test(name);

function checkedKey(text: string): StorageKey {
  const key = storageKey(text);
  if (!key) throw new Error("no storage key can be made of this");
  return key;
}
