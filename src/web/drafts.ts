import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useKeepFoldOpen } from "#web/folds.ts";
import { newId } from "#web/ids.ts";
import { currentMember } from "#web/session.ts";
import { browserStorage, tabStorage } from "#web/storage.ts";

const prefix = "evenday.draft.";
export const placeOf = (form: string) => `${prefix}${currentMember()?.id ?? "nobody"}.${form}`;
const ownKey = (place: string) => `${place}~${tabId()}`;

/** `source`: the key of another tab whose draft is shown here and was not changed here yet. */
type Held<Value> = { value: Value; source?: string };

/** The open forms. What one changes shows in all with its draft, also when it was closed while it was being saved. */
const opened = new Set<Follow>();
type Follow = (place: string, held: Held<unknown> | undefined) => void;

/**
 * Unsaved text that survives a reload, a crash and an ended session: stored in this browser by member, form and tab, until `clear` is
 * called, or `settle` once the server has confirmed, or the member signs out. A tab without a draft of its own shows the newest one of the other tabs
 * (mostly closed or crashed ones), and takes it over with the first change. No tab deletes the draft of another open tab. `initial` is what
 * the form shows without a draft, and may change while the form is open; clearing a field is a change like any other.
 * `const [text, setText, draft] = useDraft("mental-health.entry", "")`; `draft.isSaved` says whether there is a draft.
 * Around a save: `const settle = draft.snapshot()` before it, and `settle()` after it, which removes the draft unless something was typed
 * meanwhile, and returns whether it did. What stays is another text to the server, and needs another id.
 */
export function useDraft<Value>(form: string, initial: Value) {
  const place = placeOf(form);
  const [state, setState] = useState(() => ({ place, held: findDraft<Value>(place) }));
  // another week or another day is another form
  const current = state.place === place ? state : { place, held: findDraft<Value>(place) };
  if (current !== state) setState(current);
  const base = useRef(initial);
  useEffect(() => void (base.current = initial), [initial]);
  // updated before the next render, for two changes in a row
  const latest = useRef(current);

  // once the form is closed, another one may have changed the draft: read from storage
  useEffect(() => () => void (latest.current = { place: "", held: undefined }), []);
  const currentDraft = useCallback(() => (latest.current.place === place ? latest.current.held : findDraft<Value>(place)), [place]);
  const show = useCallback((held: Held<Value> | undefined) => opened.forEach((follow) => follow(place, held)), [place]);
  // before the next key, which an effect after the paint may come too late for
  useLayoutEffect(() => {
    const follow: Follow = (at, held) => at === place && setState((latest.current = { place, held: held as Held<Value> | undefined }));
    opened.add(follow);
    return () => void opened.delete(follow);
  }, [place]);
  const clear = useCallback(() => {
    dropDraft(place, currentDraft()?.source);
    show(undefined);
  }, [place, currentDraft, show]);
  const change = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      // nothing is stored for a member who has signed out meanwhile
      if (!place.startsWith(placeOf(""))) return;
      const held = currentDraft();
      const before = held ? held.value : base.current;
      const after = typeof next === "function" ? (next as (before: Value) => Value)(before) : next;
      if (JSON.stringify(after) === JSON.stringify(base.current)) {
        // equal to the initial value: no draft needed, unless another tab's would be shown after a reload
        const isElsewhere = held?.source !== undefined || draftsAt(place).length > 0;
        clear();
        if (isElsewhere) browserStorage.set(ownKey(place), emptied);
        return;
      }
      writeDraft(place, after, held?.source);
      show({ value: after });
    },
    [place, currentDraft, clear, show],
  );

  const snapshot = useCallback(() => {
    const sent = JSON.stringify(currentDraft()?.value);
    return (): boolean => {
      // by the storage: the form may have been closed and opened again since
      const now = findDraft<Value>(place);
      if (now && JSON.stringify(now.value) !== sent) return false;
      clear();
      return true;
    };
  }, [place, currentDraft, clear]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      // a draft of another tab that was not changed here follows its owner
      const source = currentDraft()?.source;
      if (source === undefined || key !== source || newValue === taken) return;
      const stored = parse<Value>(newValue);
      show(stored && { value: stored.value, source });
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [currentDraft, show]);

  const { held } = current;
  useKeepFoldOpen(held !== undefined);
  return [held ? held.value : initial, change, { clear, snapshot, isSaved: held !== undefined }] as const;
}

/** Every draft of the member; for the question before signing out. */
export const draftsOf = (member: string): string[] =>
  keysOf(member).filter((name) => ![emptied, taken].includes(browserStorage.get(name) ?? taken));

const keysOf = (member: string) => browserStorage.keys().filter((name) => name.startsWith(`${prefix}${member}.`));

/** Whether there is a draft of `form`, from any tab. */
export const hasDraft = (form: string): boolean => findDraft(placeOf(form)) !== undefined;

/** The members with drafts in this browser. */
export const draftOwners = (): string[] => [
  ...new Set(browserStorage.keys().flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length).split(".")[0] ?? ""] : []))),
];

export const clearDrafts = (member: string) =>
  keysOf(member).forEach((name) => {
    mine.delete(name);
    browserStorage.remove(name);
  });

type Stored<Value> = { at: number; value: Value };

/** The drafts written by this page, so that one that another tab has taken over can be restored. */
const mine = new Map<string, string>();
/** Written before a draft is removed: another tab takes it over, and its owner, if still open, restores it. */
const taken = "taken over";
/** How long the owner has for that, ms. */
const takenMs = 2_000;
/** In place of a tab's own draft: its form was cleared, so that no draft of another tab is shown in it. */
const emptied = "emptied";

export function findDraft<Value>(place: string): Held<Value> | undefined {
  const raw = browserStorage.get(ownKey(place));
  if (raw === emptied) return undefined;
  const own = parse<Value>(raw);
  if (own) return { value: own.value };
  const newest = draftsAt<Value>(place).toSorted((one, other) => other.at - one.at)[0];
  return newest && { value: newest.value, source: newest.source };
}

/** The drafts of a form in other tabs, closed ones too. */
function draftsAt<Value>(place: string): (Stored<Value> & { source: string })[] {
  return browserStorage.keys().flatMap((source) => {
    const stored = source.startsWith(`${place}~`) && source !== ownKey(place) ? parse<Value>(browserStorage.get(source)) : undefined;
    return stored ? [{ ...stored, source }] : [];
  });
}

function writeDraft(place: string, value: unknown, source: string | undefined) {
  const raw = JSON.stringify({ at: Date.now(), value });
  mine.set(ownKey(place), raw);
  browserStorage.set(ownKey(place), raw);
  takeOver(source);
}

export function dropDraft(place: string, source: string | undefined) {
  mine.delete(ownKey(place));
  browserStorage.remove(ownKey(place));
  takeOver(source);
}

function takeOver(source: string | undefined) {
  if (source === undefined) return;
  browserStorage.set(source, taken);
  // later, because a removal at once may reach the browser after what an open owner restores
  setTimeout(() => browserStorage.get(source) === taken && browserStorage.remove(source), takenMs);
}

function parse<Value>(raw: string | null): Stored<Value> | undefined {
  if (raw === null || raw === taken || raw === emptied) return undefined;
  try {
    const stored = JSON.parse(raw) as Partial<Stored<Value>> | null;
    return typeof stored?.at === "number" && "value" in stored ? (stored as Stored<Value>) : undefined;
  } catch {
    return undefined; // incomplete, or not ours
  }
}

const tabKey = "evenday.tab";
let tab = "";

/** Stays the same through a reload. Not in storage while the page is open, so that a duplicated tab gets another id. */
function tabId(): string {
  if (tab || typeof window === "undefined") return tab;
  tab = tabStorage.get(tabKey) ?? newId();
  tabStorage.remove(tabKey);
  addEventListener("pagehide", () => {
    if (browserStorage.keys().some((key) => key.startsWith(prefix) && key.endsWith(`~${tab}`))) tabStorage.set(tabKey, tab);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && tabStorage.remove(tabKey));
  addEventListener("storage", ({ key, newValue }) => {
    const raw = key !== null && newValue === taken ? mine.get(key) : undefined;
    if (key !== null && raw !== undefined) browserStorage.set(key, raw);
  });
  return tab;
}
