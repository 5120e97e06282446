import { useState } from "react";
import { formatMonth, type Month } from "#shared/dates.ts";
import { isBlank } from "#shared/text.ts";
import { useRowForm, type Read } from "#web/row-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { budget } from "./budget.api.ts";
import { goodThingMessages, longestGoodThing } from "./good-thing.rules.ts";
import { recap, type GoodThing } from "./recap.api.ts";

/** One good thing of the month: the member's own text, or one found by rule. */
export function GoodThingPart({ month, own, found }: { month: Month; own: GoodThing | null; found: string | null }) {
  // undefined while closed, null for a new one
  const [edited, setEdited] = useState<string | null>();
  return (
    <section className="stack gap-2" aria-labelledby="good-title" data-row={own?.id}>
      <h2 id="good-title" className="text-h3">
        One good thing
      </h2>
      {own ? (
        <p dir="auto" data-private className="break-words">
          {own.words}
        </p>
      ) : found ? (
        <p>{found}</p>
      ) : (
        <p className="muted">Something that went well, however small.</p>
      )}
      <p className="row -ml-2.5 no-print">
        <Button kind="quiet" onClick={() => setEdited(own?.id ?? null)}>
          {own ? "Change it" : "Write your own"}
        </Button>
      </p>
      {edited !== undefined && (
        <GoodThingDialog id={edited ?? undefined} month={month} own={own ?? undefined} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

type Form = { words: string };
const labels = { words: "One good thing" };
const formOf = (own: GoodThing | undefined): Form => ({ words: own?.words ?? "" });

function readForm({ words }: Form): Read<Form, { words: string }> {
  if (isBlank(words)) return { refusals: { words: goodThingMessages.missing } };
  if (words.length > longestGoodThing) return { refusals: { words: goodThingMessages.tooLong } };
  return { parts: { words } };
}

type DialogProps = {
  /** Undefined for a new one. */ id: string | undefined;
  month: Month;
  own: GoodThing | undefined;
  onClose: () => void;
};

function GoodThingDialog({ id, month, own, onClose }: DialogProps) {
  const form = useRowForm(`budget.good-thing-row.${month}`, {
    id,
    row: id === undefined ? undefined : own,
    formOf,
    labels,
    read: readForm,
    add: (input) => recap.add.call({ ...input, month }),
    edit: recap.edit.call,
    failed: "Error saving one good thing",
    removal: { call: recap.remove.call, failed: "Could not delete it", title: () => `One good thing of ${formatMonth(month)} deleted.` },
    refresh: [budget.key()],
    onClose,
  });
  return (
    <RowFormDialog of={form} what="line" title={`One good thing of ${formatMonth(month)}`} act="Done" onClose={onClose}>
      <TextInput
        required
        maxLength={longestGoodThing}
        dir="auto"
        hint="It stays with this month's recap, for you alone."
        {...form.field("words")}
      />
    </RowFormDialog>
  );
}
