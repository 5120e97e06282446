import { Fragment } from "react";
import { showCents } from "#shared/money.ts";
import { samplesOf, type Sign } from "./spending-sign.rules.ts";
import type { ChosenFile } from "./use-bank-import.panel.tsx";

type Props = { file: ChosenFile; currency: string; choose: (spending: Sign) => void };

/** Asks which sign is spending, with two rows of each, where a file does not tell. Nothing is chosen beforehand. */
export function SpendingQuestion({ file: { rows, columns, isSpendingSure }, currency, choose }: Props) {
  const samples = samplesOf(rows, columns);
  return (
    <fieldset className="stack">
      <legend className="strong p-0">Which of these did you spend?</legend>
      <p className="small muted">This file does not say it. The others count as money coming in.</p>
      {(["negative", "positive"] as const).map((sign) => (
        <label key={sign} className="check">
          <input
            type="radio"
            name="spending"
            checked={isSpendingSure === true && columns.spending === sign}
            onChange={() => choose(sign)}
          />
          <span>
            {samples[sign].map(({ cents, note }, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {showCents(cents, currency)} <bdi>{note}</bdi>
              </Fragment>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
