import { useEffect, useId, useState, type ComponentProps, type ReactNode, type Ref } from "react";
import { useKeepFoldOpen } from "#web/folds.ts";
import { AlertIcon, DownIcon } from "#web/ui/icons.tsx";

export type Labelled = {
  label: ReactNode;
  hint?: ReactNode;
  /** help above the control, for text to be read before writing */ hintFirst?: boolean;
  problem?: string | undefined;
  /** Marked in words; `Form` switches the browser's off, so that its own messages are shown. */
  required?: boolean | undefined;
  className?: string;
};
type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean | undefined; required: boolean | undefined };

/**
 * The problem while it is to be shown: it disappears with the first change of the field, and returns when the form is sent with it again.
 * Every field uses this, so that no form keeps an error beside a corrected field.
 */
function useProblem(problem: string | undefined): [shown: string | undefined, onInput: () => void] {
  const [corrected, setCorrected] = useState<string>();
  useEffect(() => {
    if (corrected === undefined) return;
    const again = () => setCorrected(undefined);
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest("button") && !target.closest(".field")) again();
    };
    addEventListener("submit", again, true);
    addEventListener("click", press, true);
    return () => {
      removeEventListener("submit", again, true);
      removeEventListener("click", press, true);
    };
  }, [corrected]);
  return [problem === corrected ? undefined : problem, () => setCorrected(problem)];
}

/** Label above, help below, the error in clay with an icon and text. Passes the control the ids that connect them. */
export function Field({
  label,
  hint,
  hintFirst,
  problem: given,
  required,
  className,
  id,
  beside,
  children,
}: Labelled & { id?: string | undefined; beside?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const created = useId();
  const own = id ?? created;
  const [problem, onInput] = useProblem(given);
  const describedBy = [hint && `${own}-hint`, problem && `${own}-problem`].filter(Boolean).join(" ");
  const help = hint && (
    <p className="hint" id={`${own}-hint`}>
      {hint}
    </p>
  );
  const words = (
    <label htmlFor={own} className="label">
      {label}
    </label>
  );
  // beside the label, so that its text stays the field's name; assistive technology announces `required` itself
  const name = required ? (
    <span>
      {words} <RequiredMark />
    </span>
  ) : (
    words
  );
  return (
    <div className={`field${className ? ` ${className}` : ""}`} onInput={onInput}>
      {beside ? (
        <div className="row between">
          {name}
          {beside}
        </div>
      ) : (
        name
      )}
      {hintFirst && help}
      {children({
        id: own,
        "aria-describedby": describedBy || undefined,
        // set explicitly: a required field that is still empty is not invalid yet
        "aria-invalid": problem ? true : required ? false : undefined,
        required,
      })}
      {!hintFirst && help}
      <ProblemLine id={`${own}-problem`} words={problem} />
    </div>
  );
}

/** The word beside the label of a required field. */
const RequiredMark = () => (
  <span className="caption muted" aria-hidden="true">
    required
  </span>
);

/** An error message next to its field. */
export function ProblemLine({ id, words }: { id?: string; words: string | undefined }) {
  useKeepFoldOpen(Boolean(words));
  return words ? (
    <p className="problem" id={id}>
      <AlertIcon small />
      {words}
    </p>
  ) : null;
}

export function TextInput({
  label,
  hint,
  problem,
  required,
  className,
  beside,
  inside,
  ...rest
}: ComponentProps<"input"> & Labelled & { beside?: ReactNode; inside?: ReactNode }) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required} className={className} id={rest.id} beside={beside}>
      {(wiring) =>
        inside ? (
          <div className="pass">
            <input dir="auto" autoComplete="off" {...rest} {...wiring} className="input" />
            {inside}
          </div>
        ) : (
          <input dir="auto" autoComplete="off" {...rest} {...wiring} className="input" />
        )
      }
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  hintFirst,
  problem,
  required,
  className,
  isLined,
  ...rest
}: ComponentProps<"textarea"> & Labelled & { isLined?: boolean }) {
  return (
    <Field label={label} hint={hint} hintFirst={hintFirst} problem={problem} required={required} className={className} id={rest.id}>
      {(wiring) => <textarea dir="auto" rows={4} {...rest} {...wiring} className={isLined ? "textarea lined" : "textarea"} />}
    </Field>
  );
}

/** The browser's own select, styled. */
export function Select({ label, hint, problem, required, className, children, ...rest }: ComponentProps<"select"> & Labelled) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required} className={className} id={rest.id}>
      {(wiring) => (
        <div className="select-box">
          <select {...rest} {...wiring} className="select">
            {children}
          </select>
          <DownIcon small />
        </div>
      )}
    </Field>
  );
}

/** The choices of a select or datalist. */
export const Options = ({ of: all }: { of: readonly { id: string | number; name: string | number }[] }) =>
  all.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

export function Checkbox({ label, className, ...rest }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={`check${className ? ` ${className}` : ""}`}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  );
}

/** The browser's own date field; its value is a Day ("2026-11-20") or "". */
export function DateInput(props: Omit<ComponentProps<"input">, "type"> & Labelled & { ref?: Ref<HTMLInputElement> }) {
  return <TextInput min="1970-01-01" max="2100-12-31" {...props} type="date" />;
}
