/** Every access to localStorage and sessionStorage. Blocked, full or missing storage falls back to the memory of this tab. */
type BrowserStorage = {
  get(key: string): string | null;
  /** False when the browser refused, and only this tab's memory has the value. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

export const storageLostTitle = "This browser keeps nothing: drafts live only in this tab";

let isLost = false;
const listeners = new Set<() => void>();

/** Runs `listener` once: now when storage has failed already, else at the first failure. */
export function onStorageLost(listener: () => void): () => void {
  if (isLost) listener();
  else listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called for every refused access, also by storage-records.ts. */
export function reportStorageLost(): void {
  if (isLost || typeof window === "undefined") return;
  isLost = true;
  listeners.forEach((listener) => listener());
  listeners.clear();
}

/** Returned when access fails: the getter itself throws when the browser blocks storage, and pages rendered by the build have none. */
const refused = Symbol("refused");
function attempt<Result>(area: "localStorage" | "sessionStorage", work: (native: Storage) => Result): Result | typeof refused {
  try {
    if (typeof window === "undefined") return refused;
    return work(window[area]);
  } catch {
    reportStorageLost();
    return refused;
  }
}

function storageOf(area: "localStorage" | "sessionStorage"): BrowserStorage {
  /** What the browser did not store; newer than its value of the same key. */
  const memory = new Map<string, string>();
  return {
    get(key) {
      const native = memory.has(key) ? refused : attempt(area, (one) => one.getItem(key));
      return native === refused ? (memory.get(key) ?? null) : native;
    },
    set(key, value) {
      const isStored = attempt(area, (one) => one.setItem(key, value)) !== refused;
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt(area, (one) => one.removeItem(key));
    },
    keys() {
      const native = attempt(area, (one) => Object.keys(one));
      return [...new Set([...(native === refused ? [] : native), ...memory.keys()])];
    },
  };
}

export const browserStorage = storageOf("localStorage");
export const tabStorage = storageOf("sessionStorage");
