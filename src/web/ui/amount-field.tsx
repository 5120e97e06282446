import { type ComponentProps, type CSSProperties } from "react";
import { sayReadAs } from "#shared/amounts.ts";
import { decimalMark } from "#web/amount.ts";
import { Field, type Labelled } from "#web/ui/field.tsx";

/** How an ambiguous amount is read, before it is saved: "Read as $1,234.00". */
export function ReadAs({ typed, sign }: { typed: string; sign: string }) {
  return (
    <span role="status" className="read-as">
      {sayReadAs(typed, decimalMark(), sign)}
    </span>
  );
}

/** Room for a currency sign, which may have three letters. */
export const widthOf = (sign: string) => ({ "--sign": sign.length }) as CSSProperties;

/** An amount field. It is parsed on blur or Enter, never on every key: `onCommit("12.50")`, also when nothing was typed. */
export function MoneyInput({
  label,
  hint,
  problem,
  required,
  className,
  sign = "$",
  onCommit,
  onBlur,
  onKeyDown,
  ...rest
}: ComponentProps<"input"> & Labelled & { sign?: string; onCommit?: (typed: string) => void }) {
  return (
    <Field
      label={label}
      hint={
        <>
          {hint} <ReadAs typed={String(rest.value ?? "")} sign={sign} />
        </>
      }
      problem={problem}
      required={required}
      className={className}
      id={rest.id}
    >
      {(wiring) => (
        <div className="money" style={widthOf(sign)}>
          <span aria-hidden="true">{sign}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...wiring}
            className="input"
            onBlur={(event) => {
              onCommit?.(event.currentTarget.value);
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") onCommit?.(event.currentTarget.value);
              onKeyDown?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
