import { useRef, type ComponentProps, type CSSProperties, type RefObject } from "react";
import { readingsOf, formatReadAs, withSign, type Reading } from "#shared/amounts.ts";
import { decimalMark, keepDecimalMark } from "#web/amount.ts";
import { Field, type Labelled } from "#web/ui/field.tsx";
import { keepsFocus } from "#web/ui/keeps-focus.ts";

type ReadAsProps = { typed: string; sign: string; field: RefObject<HTMLInputElement | null>; onChosen?: (typed: string) => void };

/** How an amount is read, before it is saved: "Read as $1,234.00"; and for "2.450" both amounts to choose from, which `field` then contains. */
export function ReadAs({ typed, sign, field, onChosen }: ReadAsProps) {
  const readings = readingsOf(typed, decimalMark());
  const choose = (chosen: Reading) => {
    // thousandths that were meant say nothing about the next amount
    if (chosen === readings?.[0]) keepDecimalMark(chosen.mark);
    const input = field.current;
    if (!input) return;
    input.focus();
    input.setRangeText(chosen.typed, 0, input.value.length, "end");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    onChosen?.(chosen.typed);
  };
  const button = (reading: Reading) => (
    <button {...keepsFocus} type="button" className="link-button" onClick={() => choose(reading)}>
      {withSign(reading.cents, sign)}
    </button>
  );
  return (
    <span role="status" className="read-as">
      {readings ? (
        <>
          Do you mean {button(readings[0])} or {button(readings[1])}?
        </>
      ) : (
        formatReadAs(typed, decimalMark(), sign)
      )}
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
}: Omit<ComponentProps<"input">, "ref"> & Labelled & { sign?: string; onCommit?: (typed: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Field
      label={label}
      hint={
        <>
          {hint} <ReadAs typed={String(rest.value ?? "")} sign={sign} field={field} {...(onCommit && { onChosen: onCommit })} />
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
            ref={field}
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
