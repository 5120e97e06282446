import { clear, createStore, delMany, entries, get, set, setMany, update, type UseStore } from "idb-keyval";
import { reportStorageLost } from "#web/storage.ts";

/** For opening only: some browsers never answer. */
const timeoutMs = 10_000;

/** One IndexedDB store of string keys. If it is missing, blocked, full or does not answer, it falls back to the memory of this tab. */
export function recordStore<Value>(database: string, name: string) {
  /** What IndexedDB did not store; undefined for what it did not delete. */
  const memory = new Map<string, Value | undefined>();
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

  const stored = async () => (await attempt((store) => entries<string, Value>(store)))?.result ?? [];
  async function remove(keys: string[]): Promise<void> {
    const isDone = (await attempt((store) => delMany(keys, store))) !== undefined;
    keys.forEach((key) => (isDone ? memory.delete(key) : memory.set(key, undefined)));
  }

  return {
    get: async (key: string): Promise<Value | undefined> =>
      memory.has(key) ? memory.get(key) : (await attempt((store) => get<Value>(key, store)))?.result,
    async set(key: string, value: Value): Promise<void> {
      if (await attempt((store) => set(key, value, store))) memory.delete(key);
      else memory.set(key, value);
    },
    /** For copies that may be missing: what does not fit is not stored in memory either. */
    async setMany(all: [string, Value][]): Promise<void> {
      if (await attempt((store) => setMany(all, store))) all.forEach(([key]) => memory.delete(key));
    },
    async update(key: string, change: (value: Value | undefined) => Value | undefined): Promise<void> {
      const isInMemory = memory.has(key);
      if (!isInMemory && (await attempt((store) => update<Value | undefined>(key, change, store)))) return;
      // a full disk refuses the change, and may still be read
      const changed = change(isInMemory ? memory.get(key) : (await attempt((store) => get<Value>(key, store)))?.result);
      if (changed !== undefined) memory.set(key, changed);
    },
    del: (key: string): Promise<void> => remove([key]),
    delMany: remove,
    async entries(): Promise<[string, Value][]> {
      const all = [...(await stored()).filter(([key]) => !memory.has(key)), ...memory];
      return all.filter((entry): entry is [string, Value] => entry[1] !== undefined);
    },
    async clear(): Promise<void> {
      memory.clear();
      if (!(await attempt((store) => clear(store)))) (await stored()).forEach(([key]) => memory.set(key, undefined));
    },
  };
}
