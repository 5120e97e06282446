import { LeftoverPanel } from "../features/debt/leftover.panel.tsx";
import { PaidPanel } from "../features/debt/paid.panel.tsx";
import type { FromOthers } from "../features/budget/recap.panel.tsx";

/** What other features add to the recap of a month. */
export const RecapParts: FromOthers = ({ month, leftCents }) => (
  <>
    {leftCents !== null && <LeftoverPanel month={month} cents={leftCents} />}
    <PaidPanel month={month} />
  </>
);
