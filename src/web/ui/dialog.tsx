import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { openLayer } from "#web/layers.ts";
import { closeToastsBehind } from "#web/toast.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { CloseIcon, DeleteIcon } from "#web/ui/icons.tsx";

type DialogProps = {
  title: ReactNode;
  onClose: () => void;
  className?: string;
  isWide?: boolean;
  /** without the close button, when the actions below are the only ways out */ isPlain?: boolean;
  acts?: ReactNode;
  children?: ReactNode;
};

/**
 * The browser's own modal dialog: focus stays inside and returns to the opener, Escape closes, the page behind is inert.
 * Mount it to open it: `{isOpen && <Dialog title="Add Category" onClose={close}>…</Dialog>}`. On phones it slides in from
 * below.
 */
export function Dialog({ title, onClose, className, isWide, isPlain, acts, children }: DialogProps) {
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose), [onClose]);
  useEffect(() => openLayer(() => close.current()), []);

  useEffect(() => {
    const dialog = own.current;
    const opener = document.activeElement;
    closeToastsBehind(Date.now());
    if (!dialog?.open) dialog?.showModal();
    document.body.classList.add("has-dialog");
    // focus the first field; React's `autoFocus` runs too early for a dialog that is still closed
    if (!dialog?.querySelector("[role=tab]")) dialog?.querySelector<HTMLElement>(":is(input, select, textarea):not([type=file])")?.focus();
    return () => {
      if (dialog?.open) dialog.close();
      document.body.classList.toggle("has-dialog", document.querySelector("dialog.dialog[open]") !== null);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={own}
      className={["dialog", isWide && "dialog-wide", className].filter(Boolean).join(" ")}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === own.current && isOutside(own.current, event)) onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        {!isPlain && (
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {children}
      {acts && <div className="dialog-acts">{acts}</div>}
    </dialog>
  );
}

type FormDialogProps = Pick<DialogProps, "title" | "onClose" | "children"> & {
  draft: { isSaved: boolean; clear: () => void };
  act: string;
  isBusy: boolean;
  onSubmit: () => unknown;
  onRemove?: () => unknown;
  isRemoving?: boolean;
  /** An extra action before Cancel. */
  also?: ReactNode;
};

/** A form dialog. Closed by Escape or a click outside, it keeps the typed text for the next time; Cancel deletes it. */
export function FormDialog(props: FormDialogProps) {
  const { draft, onRemove } = props;
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <Form className="stack" onSubmit={() => props.onSubmit()}>
        <SavedNote isSaved={draft.isSaved} onStartOver={draft.clear} />
        {props.children}
        <div className="dialog-acts">
          {onRemove && (
            <Button
              kind="quiet"
              className="mr-auto text-danger"
              icon={<DeleteIcon small />}
              isBusy={props.isRemoving}
              onClick={() => onRemove()}
            >
              Delete
            </Button>
          )}
          {props.also}
          <Button
            onClick={() => {
              draft.clear();
              props.onClose();
            }}
          >
            Cancel
          </Button>
          <Button kind="primary" type="submit" isBusy={props.isBusy}>
            {props.act}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Shows that the dialog opened with an earlier draft, and a way to discard it. */
function SavedNote({ isSaved, onStartOver }: { isSaved: boolean; onStartOver: () => void }) {
  const [wasSaved] = useState(isSaved);
  if (!wasSaved || !isSaved) return null;
  return (
    <p className="small muted" role="status">
      What you typed is still here, not saved yet.{" "}
      <button type="button" className="link-button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}

type Question = { title: string; words: ReactNode; yes: string; no?: string; isDanger?: boolean };

/** Names what will happen. The safe answer comes first and has the focus. */
function ConfirmDialog({
  title,
  words,
  yes,
  no = "Keep it",
  isDanger = true,
  onAnswer,
  isBusy,
}: Question & { onAnswer: (isYes: boolean) => void; isBusy?: boolean }) {
  return (
    <Dialog
      title={title}
      isPlain
      onClose={() => onAnswer(false)}
      acts={
        <>
          <Button autoFocus onClick={() => onAnswer(false)}>
            {no}
          </Button>
          <Button kind={isDanger ? "danger" : "primary"} isBusy={isBusy} onClick={() => onAnswer(true)}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}

/**
 * Asks for confirmation: `const [ask, question] = useConfirm();` … `if (await ask({ title, words, yes: "Delete" })) …`, with `{question}`
 * somewhere in the markup.
 */
export function useConfirm() {
  const [request, setAsked] = useState<Question & { answer: (isYes: boolean) => void }>();
  const ask = useCallback((question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer })), []);
  const shown = request && (
    <ConfirmDialog
      {...request}
      onAnswer={(isYes) => {
        setAsked(undefined);
        request.answer(isYes);
      }}
    />
  );
  return [ask, shown] as const;
}

function isOutside(dialog: HTMLDialogElement, event: { clientX: number; clientY: number }) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
