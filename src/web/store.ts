/** A value that pages read by useSyncExternalStore(watch, get, …); `set` notifies all of them, also of the same value. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      listeners.forEach((listener) => listener());
    },
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
