import { useState, type ComponentType } from "react";
import { addMonths, daysInMonth, monthName, monthOf, type Day, type Month } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { count, inSentence } from "#shared/text.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Fold, Folds } from "#web/ui/fold.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { Sun } from "#web/ui/sun.tsx";
import { useMoodDays } from "#journal/mood.api.ts";
import { budget, useBudgetMonth, useCharts, type MonthCategory, type MonthView } from "./budget.api.ts";
import { summary } from "./budget.rules.ts";
import { goodThingOf } from "./good-thing.rules.ts";
import { GoodThingPart } from "./recap-good-thing.panel.tsx";
import { RecapPicture } from "./recap-picture.panel.tsx";
import { useGoodThing } from "./recap.api.ts";
import { formatMoods } from "./recap-moods.rules.ts";
import { leftToDecide } from "./recap-offer.rules.ts";
import { formatRecap, overPlan, raisedTo } from "./recap.rules.ts";

/** Parts of other features, composed in app/; `leftCents` is null for a month whose leftover is not decided any more. */
export type FromOthers = ComponentType<{ month: Month; leftCents: Cents | null }>;

type Props = { view: MonthView; leftCents: Cents; noSpend: readonly Day[]; today: Day; currency: string; FromOthers: FromOthers };

/**
 * The recap of a past month, and of the current one on its last day, folded: the remaining money, what was paid toward debts, one category
 * that was over budget, and its no-spend days.
 */
export function RecapPanel({ view, leftCents, noSpend, today, currency, FromOthers }: Props) {
  const [furthest] = overPlan(view.categories);
  const isLast = view.month === addMonths(monthOf(today), -1);
  const charts = useCharts(view.month);
  // what was decided before stays with its Undo
  const decided = charts.isPending ? 0 : leftToDecide(view.month, leftCents, charts.data?.firstDay ?? null);
  const own = useGoodThing(view.month).data?.goodThing;
  const found = goodThingOf(view, noSpend);
  const parts = (
    <div className="recap">
      <FromOthers month={view.month} leftCents={isLast ? decided : null} />
      {furthest && isLast && <RaisePanel category={furthest} month={monthOf(today)} currency={currency} />}
      <NoSpendDays month={view.month} days={noSpend} />
      <MoodPart month={view.month} noSpend={noSpend} />
      {own !== undefined && <GoodThingPart month={view.month} own={own} found={found} />}
      <RecapPicture
        of={{ ...summary(view.categories), month: view.month, categories: view.categories, noSpend, currency }}
        goodThing={own?.words ?? found ?? ""}
      />
      <p className="row gap-1 -ml-2.5 no-print">
        {view.month !== monthOf(today) && (
          <GoLink className="btn btn-quiet" href="/budget">
            Go to {monthName(monthOf(today))}
          </GoLink>
        )}
        <Button kind="quiet" onClick={() => print()}>
          Print or save
        </Button>
      </p>
    </div>
  );
  if (view.month !== monthOf(today)) return parts;
  return (
    <Folds className="mt-6">
      <Fold
        id="recap"
        title={`${monthName(view.month)} in review`}
        fact={formatRecap(view.categories, noSpend.length, currency, view.since)}
      >
        {parts}
      </Fold>
    </Folds>
  );
}

/** Suggests a budget that would have been enough, for the current month. */
function RaisePanel({ category, month, currency }: { category: MonthCategory; month: Month; currency: string }) {
  const now = useBudgetMonth(month).data?.categories.find(({ id, isActive }) => id === category.id && isActive);
  /** Null after Undo, when the button takes the focus again. */
  const [raised, setRaised] = useState<{ from: Cents; to: Cents } | null>();
  const saving = useSave(budget.setBudget.call, { failed: "Error saving budget", refresh: [budget.key(), ["members"]] });
  const offered = raisedTo(category.spentCents);
  if (!now || (raised === undefined && now.budgetCents >= offered)) return null;
  const set = (cents: Cents, next: typeof raised) =>
    // Undo may be pressed before the month was refetched
    saving.run({ id: now.id, month, cents, seenCents: raised?.to ?? now.budgetCents }, () => setRaised(next));
  return (
    <section className="stack gap-3" aria-labelledby="raise-title">
      <h2 id="raise-title" className="text-h3">
        <bdi>{category.name}</bdi> in {monthName(month)}
      </h2>
      {raised ? (
        <Settled
          sign={<CheckIcon />}
          title={`${inSentence(category.name)} has ${showCents(raised.to, currency, true)} from ${monthName(month)} on.`}
          words={`It was ${showCents(raised.from, currency, true)}.`}
          takesFocus
        >
          <Button kind="quiet" icon={<UndoIcon small />} isBusy={saving.isBusy} onClick={() => void set(raised.from, null)}>
            Undo
          </Button>
        </Settled>
      ) : (
        <>
          <p className="small muted">
            {showCents(category.spentCents - category.budgetCents, currency)} over. It stays at {showCents(now.budgetCents, currency, true)}{" "}
            unless you raise it.
          </p>
          <div className="row">
            <Button
              autoFocus={raised === null}
              isBusy={saving.isBusy}
              onClick={() => void set(offered, { from: now.budgetCents, to: offered })}
            >
              Raise to {showCents(offered, currency, true)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function MoodPart({ month, noSpend }: { month: Month; noSpend: readonly Day[] }) {
  const { data } = useMoodDays({ from: `${month}-01`, to: `${month}-${daysInMonth(month)}` });
  const words = data && formatMoods(data.days, noSpend);
  if (!words) return null;
  return (
    <section className="stack gap-2" aria-labelledby="moods-title">
      <h2 id="moods-title" className="text-h3">
        And you
      </h2>
      <p>
        <strong>{words.finding}</strong> {words.more}
      </p>
    </section>
  );
}

function NoSpendDays({ month, days }: { month: Month; days: readonly Day[] }) {
  const ofMonth = new Set(days.filter((day) => monthOf(day) === month));
  if (ofMonth.size === 0) return null;
  const all = Array.from({ length: daysInMonth(month) }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
  return (
    <section className="stack gap-3 is-wide" aria-labelledby="free-title">
      <h2 id="free-title" className="text-h3">
        {count(ofMonth.size, "no-spend day")}
      </h2>
      <ol className="suns" aria-label={`The days of ${monthName(month)}`}>
        {all.map((day) => (
          <li key={day} className={ofMonth.has(day) ? "is-free" : undefined}>
            <span>{Number(day.slice(8))}</span>
            {ofMonth.has(day) && (
              <>
                <Sun />
                <span className="visually-hidden">no-spend day</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
