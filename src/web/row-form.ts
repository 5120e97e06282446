import { useEffect, useRef, useState } from "react";
import type { QueryKey } from "@tanstack/react-query";
import { queries } from "#web/query.ts";
import { saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { problemBeside } from "#web/typed-values.ts";
import { removeOnce } from "#web/undo.ts";

type Fields = Record<string, string | number>;
type Stored = { id: string; version: number };
/** The typed values as the server takes them; or a message for each invalid field, and what to say in a toast as well. */
export type Read<Form, Parts> =
  | { parts: Parts }
  | { refusals: Partial<Record<keyof Form, string>>; toast?: readonly [title: string, words?: string] };

type Options<Row, Form, Parts> = {
  /** Undefined for a new row. */
  id: string | undefined;
  /** As the page last read it; undefined for a new row, and once it was deleted elsewhere. */
  row: Row | undefined;
  /** The row's fields as they are typed; undefined for a new row. */
  formOf: (row: Row | undefined) => Form;
  labels: Record<keyof Form, string>;
  read: (form: Form, stored: Row | undefined) => Read<Form, Parts>;
  add: (input: { id: string } & Parts) => Promise<unknown>;
  edit: (input: Stored & Parts) => Promise<unknown>;
  /** The title of the failure toast. */
  failed: string;
  /** How the row is deleted, with Undo. Without it the form has no Delete. */
  removal?: { call: (input: { id: string }) => Promise<unknown>; failed: string; title: (row: Row) => string; words?: string };
  /** Queries to refetch. */
  refresh: readonly QueryKey[];
  onClose: () => void;
};

/**
 * The form that adds or changes a stored row: typed values stay as a draft (`useRowEditor`), a message is shown beside each refused field,
 * a successful save or delete closes it, and after a failed one the row is refetched. Rendered by `<RowFormDialog>`, or by a custom form
 * with `<ChangedElsewhere>`.
 */
export function useRowForm<Row extends Stored, Form extends Fields, Parts extends object>(
  name: string,
  { id, row, formOf, labels, read, add, edit, failed, removal, refresh, onClose }: Options<Row, Form, Parts>,
) {
  const editor = useRowEditor(name, { id, row, formOf });
  const { form, draft } = editor;
  const [refusals, setRefusals] = useState<Partial<Record<keyof Form, string>>>({});
  const saving = useSave(
    async (sent: { key: RowKey; parts: Parts; settle: () => boolean }) => {
      const { key, parts } = sent;
      await saveRow(key, { add: (newRow) => add({ id: newRow, ...parts }), edit: (at) => edit({ ...at, ...parts }) });
      return sent;
    },
    {
      failed,
      refresh,
      // what was typed into a new row during the save would be added as another one; in a form that was opened since, it is another one
      onDone: ({ key, settle }) => (settle() || (key.how === "add" && isShown.current)) && end(),
    },
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const [isRemoving, setRemoving] = useState(false);
  const refreshAll = () => Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const serverProblem = problemBeside(saving.problem);
  const serverField = saving.problem?.field;
  const isBesideField = serverField !== undefined && serverField in form;
  const problemOf = (field: keyof Form) => refusals[field] ?? (serverField === field ? serverProblem : undefined);
  const change = (part: Partial<Form>) => {
    setRefusals({});
    saving.clearProblem();
    editor.change(part);
  };
  const end = () => {
    draft.clear();
    // a Retry leaves the form of another row open
    if (isShown.current) onClose();
  };
  const submit = async () => {
    const answer = read(form, editor.row);
    if ("refusals" in answer) {
      if (answer.toast) saving.refuse(...answer.toast);
      return setRefusals(answer.refusals);
    }
    setRefusals({});
    const key = editor.key();
    if (!(await saving.run({ key, parts: answer.parts, settle: draft.snapshot() }))) await refreshAll();
  };
  const remove = async (gone: Row) => {
    if (!removal) return;
    setRemoving(true);
    const { call, title, words, failed: failedRemoval } = removal;
    const isGone = await removeOnce({
      id: gone.id,
      title: title(gone),
      ...(words && { words }),
      failed: failedRemoval,
      remove: () => call({ id: gone.id }),
      refresh: refreshAll,
    });
    setRemoving(false);
    if (isGone) end();
  };
  return {
    editor,
    form,
    /** As last read; a deleted row as it was; undefined for a new one. */
    row: editor.row,
    draft,
    labels,
    change,
    /** The props of a field component: its label, value, problem and change handler. */
    field: <Name extends keyof Form & string>(field: Name) => ({
      label: labels[field],
      problem: problemOf(field),
      value: form[field],
      autoComplete: "off",
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change({ [field]: typeof form[field] === "number" ? Number(value) : value } as unknown as Partial<Form>),
    }),
    /** Marks a field as invalid, until it is changed. */
    refuse: (field: keyof Form, sentence: string) => setRefusals((before) => ({ ...before, [field]: sentence })),
    submit: () => void (editor.canSave && submit()),
    addAgain: () => void submit(),
    /** Undefined for a row that cannot be deleted. */
    remove: removal && row && !editor.isGone ? () => void remove(row) : undefined,
    end,
    isBusy: saving.isBusy,
    isRemoving,
    /** The server's refusal, if it names no field of the form. */
    problem: isBesideField ? undefined : serverProblem,
  };
}

export type RowForm<Form extends Fields> = Omit<ReturnType<typeof useRowForm<Stored, Form, object>>, "row">;
