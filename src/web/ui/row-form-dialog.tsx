import type { ReactNode } from "react";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import type { RowForm } from "#web/row-form.ts";

type Fields = Record<string, string | number>;
type Props<Form extends Fields> = {
  /** What `useRowForm` returned. */
  of: RowForm<Form>;
  /** "bill", "goal" …, as in "This bill was deleted somewhere else." */
  what: string;
  title: string;
  act: string;
  /** How a field's value is shown, if that is not the typed text itself. */
  show?: Partial<Record<keyof Form & string, (value: string | number) => string>>;
  /** An extra action before Cancel. */
  also?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog that adds or changes a row, with Delete if the form can delete, and what was changed elsewhere meanwhile. */
export function RowFormDialog<Form extends Fields>({ of, what, title, act, show, also, onClose, children }: Props<Form>) {
  return (
    <FormDialog
      title={title}
      draft={of.draft}
      act={act}
      isBusy={of.isBusy}
      onSubmit={of.submit}
      onRemove={of.remove}
      isRemoving={of.isRemoving}
      also={also}
      onClose={onClose}
    >
      {children}
      <ChangedElsewhere
        what={what}
        editor={of.editor}
        labels={of.labels}
        {...(show && { show })}
        isBusy={of.isBusy}
        onAddAgain={of.addAgain}
      />
      <ProblemLine words={of.problem} />
    </FormDialog>
  );
}
