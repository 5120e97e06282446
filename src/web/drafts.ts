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

  const change = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      setValue((before) => {
        const after = typeof next === "function" ? (next as (before: Value) => Value)(before) : next;
        setKept(writeDraft(name, after));
        return after;
      });
    },
    [name],
  );

  const clear = useCallback(() => {
    localStorage.removeItem(name);
    setKept(false);
    setValue(first.current);
  }, [name]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // another tab saved it, so here too nothing is left to keep
      if (event.key === name && event.newValue === null) {
        setKept(false);
        setValue(first.current);
      }
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [name]);

  return [value, change, { clear, isKept }] as const;
}

/** Every draft of the member at the screen; for the question before signing out. */
export const draftsOf = (member: string): string[] => Object.keys(localStorage).filter((name) => name.startsWith(`${prefix}${member}.`));

export const clearDrafts = (member: string) => draftsOf(member).forEach((name) => localStorage.removeItem(name));

function hasDraft(name: string) {
  return localStorage.getItem(name) !== null;
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
