import type { ReactNode, Ref } from "react";
import { signOf } from "#shared/money.ts";
import { Options } from "#web/ui/field.tsx";
import { DownIcon } from "#web/ui/icons.tsx";
import { widthOf } from "#web/ui/amount-field.tsx";

/** `label` is shown; `more` is for screen readers only. A field with a `problem` is described by the element `problemId`. */
type PartProps = { id: string; label: string; more: string; problem: string | undefined; problemId: string; look?: "is-money" | "is-wide" };
type Typed = { value: string; onChange: (value: string) => void };

const wiring = ({ id, problem, problemId }: PartProps) => ({
  id,
  "aria-invalid": problem ? (true as const) : undefined,
  "aria-describedby": problem ? problemId : undefined,
});

/** One labeled field of a sentence, such as "I spent … on …". */
function Part({ id, label, more, look, children }: PartProps & { children: ReactNode }) {
  return (
    <div className={look ? `form-row-part ${look}` : "form-row-part"}>
      <label htmlFor={id}>
        {label} <span className="visually-hidden">{more}</span>
      </label>
      {children}
    </div>
  );
}

export function AmountPart({
  currency,
  ref,
  value,
  onChange,
  ...part
}: PartProps & Typed & { currency: string; ref: Ref<HTMLInputElement> }) {
  return (
    <Part {...part} look="is-money">
      <div className="money" style={widthOf(signOf(currency))}>
        <span aria-hidden="true">{signOf(currency)}</span>
        <input
          {...wiring(part)}
          required
          ref={ref}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Part>
  );
}

export function SelectPart({
  options,
  value,
  onChange,
  ...part
}: PartProps & Typed & { options: readonly { id: string; name: string }[] }) {
  return (
    <Part {...part}>
      <div className="select-box">
        <select {...wiring(part)} className="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <Options of={options} />
        </select>
        <DownIcon small />
      </div>
    </Part>
  );
}

export function DatePart({ max, value, onChange, ...part }: PartProps & Typed & { max: string }) {
  return (
    <Part {...part}>
      <input
        {...wiring(part)}
        type="date"
        min="1970-01-01"
        max={max}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Part>
  );
}

export function TextPart({ placeholder, value, onChange, ...part }: PartProps & Typed & { placeholder: string }) {
  return (
    <Part {...part} look="is-wide">
      <input
        {...wiring(part)}
        className="input"
        dir="auto"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Part>
  );
}
