import { useId, useRef, type ComponentProps, type ReactNode, type Ref } from "react";
import { sayReadAs } from "#shared/money.ts";
import { decimalMark } from "#web/amount.ts";
import { AlertIcon, DownIcon } from "#web/ui/icons.tsx";

type Labelled = {
  label: ReactNode;
  hint?: ReactNode;
  /** help above the control, for text to be read before writing */ hintFirst?: boolean;
  problem?: string | undefined;
  className?: string;
};
type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label above, help below, the error in clay with an icon and text. Passes the control the ids that tie them together. */
function Field({
  label,
  hint,
  hintFirst,
  problem,
  className,
  id,
  beside,
  children,
}: Labelled & { id?: string | undefined; beside?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const created = useId();
  const own = id ?? created;
  const describedBy = [hint && `${own}-hint`, problem && `${own}-problem`].filter(Boolean).join(" ");
  const help = hint && (
    <p className="hint" id={`${own}-hint`}>
      {hint}
    </p>
  );
  const name = (
    <label htmlFor={own} className="label">
      {label}
    </label>
  );
  return (
    <div className={`field${problem ? " is-wrong" : ""}${className ? ` ${className}` : ""}`}>
      {beside ? (
        <div className="row between">
          {name}
          {beside}
        </div>
      ) : (
        name
      )}
      {hintFirst && help}
      {children({ id: own, "aria-describedby": describedBy || undefined, "aria-invalid": problem ? true : undefined })}
      {!hintFirst && help}
      <ProblemLine id={`${own}-problem`} words={problem} />
    </div>
  );
}

/** An error message next to its field. */
export function ProblemLine({ id, words }: { id?: string; words: string | undefined }) {
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
  className,
  beside,
  inside,
  ...rest
}: ComponentProps<"input"> & Labelled & { beside?: ReactNode; inside?: ReactNode }) {
  return (
    <Field label={label} hint={hint} problem={problem} className={className} id={rest.id} beside={beside}>
      {(wiring) =>
        inside ? (
          <div className="pass">
            <input autoComplete="off" {...rest} {...wiring} className="input" />
            {inside}
          </div>
        ) : (
          <input autoComplete="off" {...rest} {...wiring} className="input" />
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
  className,
  isLined,
  ...rest
}: ComponentProps<"textarea"> & Labelled & { isLined?: boolean }) {
  return (
    <Field label={label} hint={hint} hintFirst={hintFirst} problem={problem} className={className} id={rest.id}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={isLined ? "textarea lined" : "textarea"} />}
    </Field>
  );
}

/** The browser's own select, styled. */
export function Select({ label, hint, problem, className, children, ...rest }: ComponentProps<"select"> & Labelled) {
  return (
    <Field label={label} hint={hint} problem={problem} className={className} id={rest.id}>
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

export function Checkbox({ label, className, ...rest }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={`check${className ? ` ${className}` : ""}`}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  );
}

/** How an amount is read whose text could mean two things, before it is saved: "Read as $1,234.00". */
export function ReadAs({ typed, sign }: { typed: string; sign: string }) {
  return (
    <span role="status" className="read-as">
      {sayReadAs(typed, decimalMark(), sign)}
    </span>
  );
}

/** An amount field. It is parsed on blur or Enter, never on every key: `onCommit("12.50")`. */
export function MoneyInput({
  label,
  hint,
  problem,
  className,
  sign = "$",
  onCommit,
  onBlur,
  onKeyDown,
  ...rest
}: ComponentProps<"input"> & Labelled & { sign?: string; onCommit?: (typed: string) => void }) {
  const committed = useRef(String(rest.value ?? rest.defaultValue ?? ""));
  const commit = (typed: string) => {
    if (typed !== committed.current) onCommit?.((committed.current = typed));
  };
  return (
    <Field
      label={label}
      hint={
        <>
          {hint} <ReadAs typed={String(rest.value ?? "")} sign={sign} />
        </>
      }
      problem={problem}
      className={className}
      id={rest.id}
    >
      {(wiring) => (
        <div className="money">
          <span aria-hidden="true">{sign}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...wiring}
            className="input"
            onBlur={(event) => {
              commit(event.currentTarget.value);
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") commit(event.currentTarget.value);
              onKeyDown?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** The browser's own date field; its value is a Day ("2026-11-20") or "". */
export function DateInput(props: Omit<ComponentProps<"input">, "type"> & Labelled & { ref?: Ref<HTMLInputElement> }) {
  return <TextInput min="1970-01-01" max="2100-12-31" {...props} type="date" />;
}
