import { useState } from "react";
import { addMonths, monthOf, type Day, type Month } from "#shared/dates.ts";
import { fieldCents, showCents, signOf, type Cents } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useSave } from "#web/save.ts";
import { AsTable } from "#web/charts/chart-panel.tsx";
import { LinePlot } from "#web/charts/lines.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Badge } from "#web/ui/shapes.tsx";
import type { Done, Owed, Stuck } from "./amortisation.rules.ts";
import { debt, showPlan, type View } from "./debt.api.ts";
import {
  freeIn,
  areSame,
  formatFree,
  leastExtra,
  orderOf,
  planDebts,
  formatPayoff,
  formatStuck,
  formatShortMonth,
  formatUncovered,
  twoYearExtra,
  type Strategy,
} from "./payoff.rules.ts";

type Plan = { extraCents: Cents; strategy: Strategy };
type Props = { view: View; today: Day; currency: string };

/** Snowball and avalanche side by side, with a monthly extra amount. */
export function PlansPanel({ view, today, currency }: Props) {
  /** What was chosen here and is not saved yet; the rest follows the account, which another device may change. */
  const [chosen, setChosen] = useState<Partial<Plan>>({});
  const plan: Plan = { extraCents: view.extraCents, strategy: view.strategy as Strategy, ...chosen };
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const saving = useSave(debt.plan.call, {
    failed: "Error saving the plan",
    refresh: [debt.read.key()],
    onDone: (saved) => {
      showPlan(saved);
      setChosen((before) => Object.fromEntries(Object.entries(before).filter(([name, value]) => saved[name as keyof Plan] !== value)));
    },
  });
  const both = planDebts(view.debts, plan.extraCents);
  const { owed, freedCents } = both;
  if (owed.length === 0) return null;
  const isExample = view.debts.every((one) => one.isExample);
  const month = monthOf(today);
  const save = (part: Partial<Plan>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    void saving.run(next);
  };
  const commit = (text: string) => {
    if (typed === undefined) return;
    const read = readAmount(text, decimalMark(), plan.extraCents);
    setProblem(read.refusal);
    if (read.cents === undefined) return;
    setTyped(undefined);
    // one that is chosen and not saved yet is sent again
    if (read.cents !== view.extraCents || "extraCents" in chosen) save({ extraCents: read.cents });
  };
  const isSame = areSame(both);
  const leastCents = both.monthlyCents - freedCents - plan.extraCents;
  // without interest any amount would do, in decades
  const more = both.avalanche.isDone || both.uncovered.length === 0 ? 0 : leastExtra(owed) - freedCents;

  return (
    <Fold
      id="plans"
      title="Snowball or avalanche"
      fact={
        <>
          {isExample && <Badge>Example</Badge>} {formatFree(both[plan.strategy], month, both.monthlyCents, currency)}
        </>
      }
    >
      <p className="muted">{isExample ? "Worked out from the examples, to show how it looks." : formatPayoff(both, month, currency)}</p>
      {both.uncovered.map((one) => (
        <Banner key={one.id}>{formatUncovered(one, currency)}</Banner>
      ))}
      {more > 0 && <p>With {showCents(more, currency)} extra a month all of it would be paid off one day.</p>}
      {both.monthlyCents === 0 && both.uncovered.length === 0 && (
        <p>With {showCents(twoYearExtra(owed), currency, true)} extra a month all of it would be paid off within two years.</p>
      )}
      <fieldset className="ways">
        <legend className="visually-hidden">The order of paying back</legend>
        {(["snowball", "avalanche"] as const).map((way) => (
          <div key={way} className="way">
            <label className={plan.strategy === way ? "is-chosen" : undefined}>
              <input type="radio" name="way" checked={plan.strategy === way} onChange={() => save({ strategy: way })} />
              <span className="nm">{nameOfWay[way]}</span>
              <span className="free">
                {both[way].isDone ? (
                  <>
                    <small>debt-free</small>
                    {freeIn(both[way], month)}
                  </>
                ) : (
                  <small>{formatStuck(both[way], both.monthlyCents)}</small>
                )}
              </span>
              <span className="small muted">
                {way === "snowball" ? "Smallest debt first." : "Highest interest first."}
                {both[way].isDone ? ` Interest ${showCents(both[way].interestCents, currency)}.` : ""}
              </span>
            </label>
            {!isSame && <Curve plan={both[way]} owed={owed} name={nameOfWay[way]} month={month} currency={currency} />}
          </div>
        ))}
      </fieldset>
      {isSame && <Curve plan={both.avalanche} owed={owed} name="Both plans" month={month} currency={currency} />}
      <div className="extra">
        <MoneyInput
          label="Extra a month"
          sign={signOf(currency)}
          problem={problem}
          value={typed ?? fieldCents(plan.extraCents)}
          onChange={(event) => {
            setProblem(undefined);
            setTyped(event.currentTarget.value);
          }}
          onCommit={commit}
          hint={`Minimum payments ${showCents(leastCents, currency, true)}${freedCents > 0 ? ` and ${showCents(freedCents, currency, true)} from debts that are paid off` : ""}, the rest on top of one debt: ${showCents(both.monthlyCents, currency, true)} a month to the end.`}
        />
      </div>
      {freedCents > 0 && (
        <p className="small muted">
          The payment of a debt that is paid off goes to the next one. If you need that money elsewhere, clear the minimum payment of the
          paid debt.
        </p>
      )}
      {owed.some(({ rateMilli }) => rateMilli === 0) && <p className="small muted">Debts without a rate are counted with 0% interest.</p>}
      <AsTable
        caption="Both ways, debt by debt"
        columns={["What", "Snowball", "Avalanche"]}
        rows={[
          ["Debt-free", ...sides(both, (one) => freeIn(one, month))],
          ["Total interest", ...sides(both, (one) => showCents(one.interestCents, currency))],
          [
            "Order of payoff",
            ...(["snowball", "avalanche"] as const).map((way) =>
              (both[way].isDone
                ? both[way].gone.map(({ id, month: at }) => `${inSentence(nameOf(owed, id))} (${formatShortMonth(addMonths(month, at))})`)
                : orderOf(owed, way).map((index) => owed[index]?.name)
              ).join(", "),
            ),
          ],
        ]}
      />
    </Fold>
  );
}

const nameOfWay = { snowball: "Snowball", avalanche: "Avalanche" } as const;
const shortName = (name: string) => (name.length > 20 ? `${name.slice(0, 18).trimEnd()}…` : name);
const nameOf = (owed: readonly Owed[], id: string) => owed.find((one) => one.id === id)?.name ?? "";
const sides = (both: { snowball: Done | Stuck; avalanche: Done | Stuck }, format: (plan: Done) => string) =>
  [both.snowball, both.avalanche].map((plan) => (plan.isDone ? format(plan) : "never, like this"));

/** The balance from today to zero. */
function Curve({
  plan,
  owed,
  name,
  month,
  currency,
}: {
  plan: Done | Stuck;
  owed: readonly Owed[];
  name: string;
  month: Month;
  currency: string;
}) {
  if (!plan.isDone) return null;
  const money = (cents: Cents) => showCents(cents, currency);
  const totals = plan.balances.map((row) => row.reduce((sum, cents) => sum + cents, 0));
  // one point per month up to ten years; beyond that every few months
  const step = Math.max(1, Math.ceil(totals.length / 120));
  const points = totals.map((cents, index) => ({ x: index, y: cents / 100 })).filter(({ x }) => x % step === 0 || x === plan.months);
  const notes = plan.gone
    .slice(0, -1)
    .slice(0, 2)
    .map(({ id, month: at }) => ({
      x: at,
      y: (totals[at] ?? 0) / 100,
      text: `${inSentence(shortName(nameOf(owed, id)))} gone, ${formatShortMonth(addMonths(month, at))}`,
    }));
  return (
    <LinePlot
      label={`${name}: ${money(totals[0] ?? 0)} today, nothing left in ${freeIn(plan, month)}, after ${money(plan.interestCents)} of interest.`}
      series={[{ name: "Left", points, isFilled: true, tone: name === nameOfWay.snowball ? "muted" : "primary" }]}
      today={0}
      notes={notes}
      showsFirst
      ticks={[
        { at: 0, text: "today", strong: true },
        { at: plan.months, text: freeIn(plan, month), strong: true },
      ]}
      nameOf={(x) => formatShortMonth(addMonths(month, x))}
      format={(y) => money(Math.round(y * 100))}
    />
  );
}
