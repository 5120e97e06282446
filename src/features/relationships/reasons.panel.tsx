import { useEffect, useId, useRef } from "react";
import { newId } from "#web/ids.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { ProblemLine, Options } from "#web/ui/field.tsx";
import { CloseIcon, DownIcon, PlusIcon } from "#web/ui/icons.tsx";
import { mostReasons, weigh, weightNames, type Reason, type Side, type Weight } from "./relationships.decide.rules.ts";

const names: Record<Side, string> = { for: "For", against: "Against" };

/** One side of the scales: its reasons, and how much each counts. */
export function ReasonsPanel({
  side,
  reasons,
  wrong,
  onChange,
}: {
  side: Side;
  reasons: readonly Reason[];
  /** The reason that was refused, and the message beside it. */
  wrong: { id: string; sentence: string } | null;
  onChange: (reasons: readonly Reason[]) => void;
}) {
  const own = reasons.filter((one) => one.side === side);
  const list = useRef<HTMLUListElement>(null);
  const wasAdded = useRef(false);
  useEffect(() => {
    if (wasAdded.current) list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
    wasAdded.current = false;
  }, [own.length]);

  const title = useId();
  const change = (id: string, next: Partial<Reason>) => onChange(reasons.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const add = () => {
    wasAdded.current = true;
    onChange([...reasons, { id: newId(), side, text: "", weight: 2 }]);
  };
  return (
    <section className="side lg:col-span-6" aria-label={names[side]}>
      <div className="side-top">
        <h3>{names[side]}</h3>
        <span className="num">
          {weigh(reasons)[side]} <small>of weight</small>
        </span>
      </div>
      <ul className={`reasons is-${side}`} ref={list} aria-label={`${names[side]}, reasons`}>
        {own.map((reason, index) => {
          const text = reason.text.trim().slice(0, 60) || `reason ${index + 1}`;
          return (
            <li key={reason.id}>
              <span className="txt">
                <input
                  className="input"
                  aria-label={`${names[side]}, reason ${index + 1}`}
                  placeholder="A reason"
                  aria-invalid={wrong?.id === reason.id || undefined}
                  aria-describedby={wrong?.id === reason.id ? `${title}-problem` : undefined}
                  value={reason.text}
                  dir="auto"
                  data-private
                  onChange={(event) => change(reason.id, { text: event.currentTarget.value })}
                  onKeyDown={(event) => {
                    if (event.key === "Enter") {
                      event.preventDefault();
                      add();
                    }
                  }}
                />
                <i aria-hidden="true">
                  {Array.from({ length: reason.weight }, (_, dot) => (
                    <b key={dot} />
                  ))}
                </i>
              </span>
              <span className="select-box">
                <select
                  className="select"
                  aria-label={`How much it counts: ${text}`}
                  value={reason.weight}
                  onChange={(event) => change(reason.id, { weight: Number(event.currentTarget.value) as Weight })}
                >
                  <Options of={([1, 2, 3] as const).map((weight) => ({ id: weight, name: weightNames[weight] }))} />
                </select>
                <DownIcon small />
              </span>
              <IconButton label={`Remove ${text}`} onClick={() => onChange(reasons.filter((one) => one.id !== reason.id))}>
                <CloseIcon />
              </IconButton>
              {wrong?.id === reason.id && <ProblemLine id={`${title}-problem`} words={wrong.sentence} />}
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          kind="quiet"
          className="side-add"
          icon={<PlusIcon small />}
          isHeld={reasons.length >= mostReasons}
          aria-label={`Add a reason ${side === "for" ? "for it" : "against it"}`}
          onClick={add}
        >
          Add a reason
        </Button>
      </div>
    </section>
  );
}
