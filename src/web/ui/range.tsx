import { useId, useState, type ReactNode } from "react";
import { ProblemLine } from "#web/ui/field.tsx";

type Props = {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value's text next to the label and for screen readers: "$50", "6, steady". */
  format?: (value: number) => string;
  /** No value chosen yet: the thumb is dashed. */
  isUntouched?: boolean;
  hint?: ReactNode;
  problem?: string | undefined;
  ends?: readonly [string, string];
};

/** The browser's own slider with its value as text, and two buttons for people who cannot drag (WCAG 2.5.7). */
export function RangeSlider({ label, value, min, max, onChange, format = String, isUntouched, hint, problem, ends }: Props) {
  const id = useId();
  // the slider announces its own value; the buttons next to it need a live region
  const [isStepped, setStepped] = useState(false);
  const clamp = (requested: number) => Math.min(max, Math.max(min, requested));
  const text = isUntouched ? "not set" : format(value);
  const stepper = (to: number, way: string, sign: string) => (
    <button
      type="button"
      className="btn btn-second btn-step"
      aria-label={`${way}: ${typeof label === "string" ? label : "the value"}`}
      aria-disabled={(!isUntouched && clamp(to) === value) || undefined}
      onClick={() => {
        setStepped(true);
        onChange(clamp(to));
      }}
    >
      {sign}
    </button>
  );
  return (
    <div className="field">
      <div className="row between">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <output htmlFor={id} className={isUntouched ? "hint" : "num strong"} aria-live={isStepped ? "polite" : "off"}>
          {text}
        </output>
      </div>
      <div className="range-row">
        {stepper(value - 1, "Less", "−")}
        <input
          id={id}
          type="range"
          className={`range${isUntouched ? " is-untouched" : ""}`}
          min={min}
          max={max}
          value={value}
          style={{ "--fill": `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
          aria-valuetext={text}
          aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            setStepped(false);
            onChange(Number(event.currentTarget.value));
          }}
          onPointerUp={(event) => isUntouched && onChange(Number(event.currentTarget.value))}
        />
        {stepper(value + 1, "More", "+")}
      </div>
      {ends && (
        <div className="mood-ends">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ProblemLine id={`${id}-problem`} words={problem} />
    </div>
  );
}
