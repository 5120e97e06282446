import type { CSSProperties, ReactNode } from "react";
import { showCents, type Cents } from "#shared/money.ts";
import { LeafIcon, OverIcon } from "#web/ui/icons.tsx";

type MeterProps = {
  label: string;
  /** 0 to 100 */ value: number;
  /** position of today, 0 to 100 */ at?: number;
  look?: "running" | "settled" | "over";
  description?: string;
  isProgress?: boolean;
};

/** How much of something is used. Over is clay, hatched, and never without its badge and text next to it. */
export function Meter({ label, value, at, look = "running", description, isProgress }: MeterProps) {
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      className={look === "running" ? "meter" : `meter is-${look}`}
      role={isProgress ? "progressbar" : "meter"}
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={description}
      style={{ "--v": shown, "--at": at } as CSSProperties}
    >
      <i />
      {at !== undefined && <b />}
    </div>
  );
}

export function Badge({ look = "custom", children }: { look?: "over" | "unlocked" | "custom"; children: ReactNode }) {
  return (
    <span className={`badge badge-${look}`}>
      {look === "over" && <OverIcon />}
      {look === "unlocked" && <LeafIcon />}
      {children}
    </span>
  );
}

/** A large number. Every figure has a sentence that says what it means. `unit` is half size. */
export function Figure({ value, unit, sentence }: { value: ReactNode; unit: ReactNode; sentence: ReactNode }) {
  return (
    <div className="figure-box">
      <span className="figure">
        {value}
        <small>{unit}</small>
      </span>
      <p className="small muted">{sentence}</p>
    </div>
  );
}

/** An amount as a large figure: dollars large, cents small. */
export function Amount({ cents, currency }: { cents: Cents; currency?: string }) {
  const [, whole = "", fraction = ""] = /^(.*?)(\.\d+)?$/.exec(showCents(cents, currency)) ?? [];
  return (
    <>
      {whole}
      {fraction && <small>{fraction}</small>}
    </>
  );
}

/** Ledger rows: a list with hairlines. Each row: `lead` (icon), text, `end` (amount, actions). */
export function Ledger({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="rows" aria-label={label}>
      {children}
    </ul>
  );
}

export function LedgerRow({
  id,
  lead,
  end,
  look = "",
  children,
}: {
  /** The id of its row, for the focus after Undo. */
  id?: string;
  lead?: ReactNode;
  end?: ReactNode;
  /**
   * "has-words": free text of any length, the ends of the row stand at its top. "has-form": a form in place of the words, of the whole
   * width, below the rest of the row.
   */
  look?: "has-words" | "has-form" | "";
  children: ReactNode;
}) {
  return (
    <li className={`row-line ${look}`} data-row={id}>
      {lead && <span className="row-lead">{lead}</span>}
      <div className="row-words">{children}</div>
      {end && <div className="row-end">{end}</div>}
    </li>
  );
}
