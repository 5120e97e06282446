import { useId, type ReactNode } from "react";
import { ProblemLine } from "#web/ui/field.tsx";

type Props = {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** How the value is said beside the label and to a screen reader: "$50", "6, steady". */
  say?: (value: number) => string;
  /** Nothing chosen yet: the thumb is dashed. */
  isUntouched?: boolean;
  hint?: ReactNode;
  problem?: string | undefined;
  ends?: readonly [string, string];
};

/** The browser's own slider with its value in words, and two buttons for whoever cannot drag (WCAG 2.5.7). */
export function RangeSlider({ label, value, min, max, step = 1, onChange, say = String, isUntouched, hint, problem, ends }: Props) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const name = typeof label === "string" ? label : "the value";
  return (
    <div className="field">
      <div className="row between">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <output htmlFor={id} className="num strong">
          {isUntouched ? "not set" : say(value)}
        </output>
      </div>
      <div className="range-row">
        <button
          type="button"
          className="btn btn-second btn-step"
          aria-label={`Less: ${name}`}
          disabled={value <= min && !isUntouched}
          onClick={() => set(value - step)}
        >
          −
        </button>
        <input
          id={id}
          type="range"
          className={`range${isUntouched ? " is-untouched" : ""}`}
          min={min}
          max={max}
          step={step}
          value={value}
          style={{ "--fill": `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
          aria-valuetext={isUntouched ? "not set" : say(value)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => set(Number(event.currentTarget.value))}
          onPointerUp={(event) => isUntouched && set(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          className="btn btn-second btn-step"
          aria-label={`More: ${name}`}
          disabled={value >= max && !isUntouched}
          onClick={() => set(value + step)}
        >
          +
        </button>
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
      <ProblemLine words={problem} />
    </div>
  );
}
