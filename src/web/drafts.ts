import { useCallback, useEffect, useRef, useState } from "react";
import { memberAtScreen } from "#web/session.ts";

const prefix = "evenday.draft.";
const nameOf = (key: string) => `${prefix}${memberAtScreen()?.id ?? "nobody"}.${key}`;

/**
 * Half-written work that survives a reload, a crash and an ended session: kept in this browser, apart for each member,
 * until `clear` is called after the server has confirmed, or the member signs out.
 * `const [text, setText, draft] = useDraft("mental-health.entry", "")`; `draft.isKept` says whether something waits here.
 */
export function useDraft<Value>(key: string, initial: Value) {
  const name = nameOf(key);
  const [value, setValue] = useState<Value>(() => readDraft(name, initial));
  const [isKept, setKept] = useState(() => hasDraft(name));
  const first = useRef(initial);
  const latest = useRef(value);

  const show = useCallback((next: Value, isNowKept: boolean) => {
    latest.current = next;
    setValue(next);
    setKept(isNowKept);
  }, []);

  const change = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const after = typeof next === "function" ? (next as (before: Value) => Value)(latest.current) : next;
      // back at the beginning there is nothing to keep
      const isBlank = JSON.stringify(after) === JSON.stringify(first.current);
      show(after, isBlank ? dropDraft(name) : writeDraft(name, after));
    },
    [name, show],
  );

  const clear = useCallback(() => show(first.current, dropDraft(name)), [name, show]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // another tab saved it, so here too nothing is left to keep
      if (event.key === name && event.newValue === null) show(first.current, false);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [name, show]);

  return [value, change, { clear, isKept }] as const;
}

/** Every draft of the member at the screen; for the question before signing out. */
export const draftsOf = (member: string): string[] => Object.keys(localStorage).filter((name) => name.startsWith(`${prefix}${member}.`));

/** Of whom there are drafts in this browser. */
export const draftOwners = (): string[] => [
  ...new Set(Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length).split(".")[0] ?? ""] : []))),
];

export const clearDrafts = (member: string) => draftsOf(member).forEach((name) => localStorage.removeItem(name));

const hasDraft = (name: string) => localStorage.getItem(name) !== null;

function dropDraft(name: string): false {
  localStorage.removeItem(name);
  return false;
}

function readDraft<Value>(name: string, initial: Value): Value {
  try {
    const kept = localStorage.getItem(name);
    return kept === null ? initial : (JSON.parse(kept) as Value);
  } catch {
    return initial; // storage is closed or holds something else
  }
}

function writeDraft(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // storage is full or closed: the text stays on the page
  }
}
