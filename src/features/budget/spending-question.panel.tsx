import { Fragment } from "react";
import { showCents } from "#shared/money.ts";
import { samplesOf, type Sign } from "./imports/spending-sign.rules.ts";
import type { ChosenFile } from "./use-bank-import.panel.tsx";

type Props = { file: ChosenFile; currency: string; choose: (spending: Sign) => void };

/** Asks which sign is spending, or whether all of one sign is, with two rows of each, where the file does not tell. Nothing is chosen beforehand. */
export function SpendingQuestion({ file: { rows, columns, isSpendingSure }, currency, choose }: Props) {
  const samples = samplesOf(rows, columns);
  const signs = (["negative", "positive"] as const).filter((sign) => samples[sign].length > 0);
  const areAlike = signs.length === 1;
  return (
    <fieldset className="stack">
      <legend className="strong p-0">{areAlike ? "Did you spend all of these?" : "Which of these did you spend?"}</legend>
      <p className="small muted">
        {areAlike
          ? "Some of the rows may be money coming in. If a column says which, please choose it under “Debit or credit”. If none does, you can delete those afterwards under Expenses."
          : "This file does not say it. The others count as money coming in."}
      </p>
      {signs.map((sign) => (
        <label key={sign} className="check">
          <input
            type="radio"
            name="spending"
            checked={isSpendingSure === true && columns.spending === sign}
            onChange={() => choose(sign)}
          />
          <span>
            {areAlike && (
              <>
                Yes, all of the rows, such as
                <br />
              </>
            )}
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
