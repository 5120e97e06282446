import { useState } from "react";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { isNotFound } from "#web/retry.ts";
import { merge, typing, withOther, type Fields, type Typed } from "#web/typed-values.ts";
import { restoreIfGone } from "#web/undo.ts";

/** How an editor's row is sent: as a new one, as a change of one, or restored and changed, because it was deleted elsewhere. */
export type RowKey = { how: "add"; id: string } | { how: "edit" | "again"; id: string; version: number; newId: string };
type Calls<Answer> = { add: (id: string) => Promise<Answer>; edit: (key: { id: string; version: number }) => Promise<Answer> };

/** Sends a row in the way of `key`. One that is to be restored, and cannot be any more, is added as a new one. */
export async function saveRow<Answer>(key: RowKey, { add, edit }: Calls<Answer>, restore = restoreIfGone): Promise<Answer> {
  if (key.how === "add") return add(key.id);
  const { id, version } = key;
  if (key.how === "edit") return edit({ id, version });
  await restore(id);
  return edit({ id, version }).catch((failure: unknown) => {
    if (isNotFound(failure)) return add(key.newId);
    throw failure;
  });
}

/**
 * The editor of one stored row, or of a new one without `id`. Typed values stay as a draft; nothing that was saved elsewhere meanwhile is
 * overwritten: `both` is shown by `<ChangedElsewhere>` and has to be answered before saving, and with `isGone` the typed values stay and
 * can be added again. Save with `key()`, and refetch the row when a save fails.
 * @param row the row as the page last read it; undefined once it is gone
 * @param formOf the row's fields as they are typed; undefined for a new row
 */
export function useRowEditor<Row extends { id: string; version: number }, Form extends Fields>(
  form: string,
  { id, row, formOf }: { id: string | undefined; row: Row | undefined; formOf: (row: Row | undefined) => Form },
) {
  const [last, setLast] = useState(row);
  if (row !== undefined && row !== last) setLast(row);
  const shown = row ?? last;
  const isGone = id !== undefined && row === undefined;
  const now = formOf(shown);
  const [typed, setTyped, draft] = useDraft<Typed<Form> & { newId?: string }>(`${form}.${id ?? "new"}`, { form: now, seen: now });
  const merged = merge(typed, now);
  return {
    ...merged,
    now,
    /** As last read; a deleted row as it was. */
    row: shown,
    isGone,
    draft,
    change: (part: Partial<Form>) => setTyped((before) => typing(before, now, part)),
    keepMine: () => setTyped({ form: merged.form, seen: now }),
    useOther: () => setTyped({ form: withOther(merged, now), seen: now }),
    /** Whether Done may save: a deleted row is added again by its own button, and of two versions one is chosen first. */
    canSave: !isGone && merged.both.length === 0,
    /** A new row has the same id for the same content, so that a retry cannot add it twice. */
    key: (): RowKey => {
      if (shown && !isGone) return { how: "edit", id: shown.id, version: shown.version, newId: "" };
      const sent = typed.newId ?? newId();
      setTyped((before) => ({ ...before, newId: sent }));
      return shown ? { how: "again", id: shown.id, version: shown.version, newId: sent } : { how: "add", id: sent };
    },
  };
}

/** `rows` with the one that is open in an editor, as it was last read, also after it was deleted elsewhere: its editor stays. */
export function useWithOpenRow<Row extends { id: string }>(rows: readonly Row[], open: string | undefined): readonly Row[] {
  const found = rows.find(({ id }) => id === open);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  return found === undefined && last !== undefined && last.id === open ? [...rows, last] : rows;
}
