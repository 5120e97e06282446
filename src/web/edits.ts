import { useDraft } from "#web/drafts.ts";

/** The changed fields of a stored row, and the values of these fields when their editing began. */
type Edits<Row> = { changes: Partial<Row>; seen: Partial<Row> };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const keysOf = <Row extends object>(row: Partial<Row>) => Object.keys(row) as (keyof Row)[];
const without = <Row extends object>(row: Partial<Row>, isOut: (key: keyof Row) => boolean) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !isOut(key as keyof Row))) as Partial<Row>;
/** A draft of an earlier release contains the changes only. */
const editsOf = <Row extends object>(held: Edits<Row> | Partial<Row>): Edits<Row> =>
  "changes" in held && "seen" in held ? (held as Edits<Row>) : { changes: held as Partial<Row>, seen: {} };

/**
 * Edits one stored row that other tabs and devices may change meanwhile. Fields that are not edited here follow `stored`; an edited one
 * stays, and if it was changed elsewhere to another value it is among `conflicts` until one of the two is chosen. Drafts as in `useDraft`.
 * Save with `seen`, so that the server refuses to overwrite what this page has not shown yet.
 * @param unset fields that show a default because nothing is stored: choosing the default is an edit, too
 */
export function useEdits<Row extends object>(form: string, stored: Row, unset: readonly (keyof Row)[] = []) {
  const [held, setHeld, { clear, snapshot, isSaved }] = useDraft<Edits<Row>>(form, { changes: {}, seen: {} });
  const { changes, seen } = editsOf<Row>(held);
  const conflicts = keysOf(changes).filter((key) => key in seen && !isSame(stored[key], seen[key]) && !isSame(stored[key], changes[key]));
  const isConflict = (key: keyof Row) => conflicts.includes(key);

  return {
    value: { ...stored, ...changes },
    isSaved,
    clear,
    snapshot,
    isEdited: (key: keyof Row) => key in changes,
    /** Whether the field was chosen here, or is stored. */
    isSet: (key: keyof Row) => key in changes || !unset.includes(key),
    conflicts,
    seen,
    /** `seen` after choosing the values typed here. */
    seenNow: Object.fromEntries(keysOf(changes).map((key) => [key, stored[key]])) as Partial<Row>,
    change: (part: Partial<Row>) =>
      setHeld((before) => {
        const edits = editsOf<Row>(before);
        const next = {
          changes: { ...edits.changes, ...part },
          seen: { ...(Object.fromEntries(keysOf(part).map((key) => [key, stored[key]])) as Partial<Row>), ...edits.seen },
        };
        // back to what is stored: no edit
        const isBack = (key: keyof Row) =>
          !unset.includes(key) && isSame(next.changes[key], stored[key]) && isSame(next.seen[key], stored[key]);
        return { changes: without(next.changes, isBack), seen: without(next.seen, isBack) };
      }),
    useTheirs: () =>
      setHeld((before) => ({
        changes: without(editsOf<Row>(before).changes, isConflict),
        seen: without(editsOf<Row>(before).seen, isConflict),
      })),
    /** Removes saved edits; text typed during the save stays an edit. */
    settle: (saved: Row) =>
      setHeld((before) => {
        const left = without(editsOf<Row>(before).changes, (key) => isSame(editsOf<Row>(before).changes[key], saved[key]));
        return { changes: left, seen: Object.fromEntries(keysOf(left).map((key) => [key, saved[key]])) as Partial<Row> };
      }),
  };
}
