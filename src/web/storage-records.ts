import { clear, createStore, del, delMany, entries, get, set, setMany, update, type UseStore } from "idb-keyval";
import { reportStorageLost } from "#web/storage.ts";

/** For opening only: some browsers never answer. */
const timeoutMs = 10_000;

/** One IndexedDB store of string keys. If it is missing, blocked, full or does not answer, it falls back to the memory of this tab. */
export function recordStore<Value>(database: string, name: string) {
  /** What IndexedDB did not store. */
  const memory = new Map<string, Value>();
  let opened: UseStore | undefined;
  let isOpen = false;
  let isGone = false;

  /** Undefined when the browser refused; after a failed or endless opening it is not tried again. */
  async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<{ result: Result } | undefined> {
    if (isGone) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      opened ??= createStore(database, name);
      const working = work(opened);
      if (isOpen) return { result: await working };
      const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error("IndexedDB does not open")), timeoutMs)));
      const result = await Promise.race([working, late]);
      isOpen = true;
      return { result };
    } catch (failure) {
      // once open, a failure concerns only this call (a full disk); before, it means that there is no IndexedDB here
      isGone = !isOpen && !(failure instanceof DOMException && failure.name === "QuotaExceededError");
      reportStorageLost();
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get: async (key: string): Promise<Value | undefined> =>
      memory.has(key) ? memory.get(key) : (await attempt((store) => get<Value>(key, store)))?.result,
    async set(key: string, value: Value): Promise<void> {
      if (await attempt((store) => set(key, value, store))) memory.delete(key);
      else memory.set(key, value);
    },
    /** For copies that may be missing: what does not fit is not stored in memory either. */
    setMany: async (all: [string, Value][]): Promise<void> => void (await attempt((store) => setMany(all, store))),
    async update(key: string, change: (value: Value | undefined) => Value | undefined): Promise<void> {
      const isInMemory = memory.has(key);
      if (!isInMemory && (await attempt((store) => update<Value | undefined>(key, change, store)))) return;
      // a full disk refuses the change, and may still be read
      const changed = change(isInMemory ? memory.get(key) : (await attempt((store) => get<Value>(key, store)))?.result);
      if (changed !== undefined) memory.set(key, changed);
    },
    async del(key: string): Promise<void> {
      memory.delete(key);
      await attempt((store) => del(key, store));
    },
    async delMany(keys: string[]): Promise<void> {
      keys.forEach((key) => memory.delete(key));
      await attempt((store) => delMany(keys, store));
    },
    async entries(): Promise<[string, Value][]> {
      const stored = (await attempt((store) => entries<string, Value>(store)))?.result ?? [];
      return [...stored.filter(([key]) => !memory.has(key)), ...memory];
    },
    async clear(): Promise<void> {
      memory.clear();
      await attempt((store) => clear(store));
    },
  };
}
