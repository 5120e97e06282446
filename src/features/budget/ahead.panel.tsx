import { useState } from "react";
import { addDays, formatDay, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { AsTable } from "#web/charts/chart-panel.tsx";
import { LinePlot } from "#web/charts/lines.tsx";
import { formatWhen, shortDay } from "#web/format-day.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { useAhead, type AheadEntry, type AheadView } from "./ahead.api.ts";
import { BalanceDialog, IncomeDialog, useDayChange } from "./ahead-dialogs.panel.tsx";
import { rhythmLabels } from "./ahead.content.ts";
import { daysAhead, formatFloor, formatLow, formatPast } from "./ahead.rules.ts";
import { DayDialog } from "./day-dialog.panel.tsx";
import type { MonthView } from "./budget.api.ts";
import { formatDue } from "./safe.rules.ts";

type Props = { view: MonthView; today: Day; currency: string };
/** Rows that are shown before "Show all". */
const firstEntries = 5;

/** The next 60 days: the balance as a line with its lowest point, bills and incomes. */
export function AheadPanel({ view, today, currency }: Props) {
  const { data, isError, isFetching, refetch } = useAhead();
  const [open, setOpen] = useState<"balance" | "new-income" | { income: string } | { entry: AheadEntry }>();
  const close = () => setOpen(undefined);
  if (!data)
    return isError ? (
      <LoadFailed title="Failed to load the next days" onRetry={() => void refetch()} isBusy={isFetching} />
    ) : (
      <Skeleton description="Adding up the next days" />
    );
  const income = typeof open === "object" && "income" in open ? data.incomes.find(({ id }) => id === open.income) : undefined;
  return (
    <section className="stack" aria-labelledby="ahead">
      <h3 id="ahead">The next 60 days</h3>
      <Line data={data} today={today} currency={currency} />
      <Entries data={data} today={today} currency={currency} onOpen={(entry) => setOpen({ entry })} />
      <Skipped view={view} today={today} />
      {data.incomes.length > 0 && (
        <ul className="bills" aria-label="Incomes">
          {data.incomes.map((one) => (
            <li key={one.id} data-row={one.id}>
              <span>
                <bdi>{one.name}</bdi>
                <span className="small muted"> · {rhythmLabels[one.rhythm].toLowerCase()}</span>
              </span>
              <span className="num strong">{showCents(one.amountCents, currency)}</span>
              <IconButton label={`Edit the income ${one.name}`} onClick={() => setOpen({ income: one.id })}>
                <EditIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="row gap-1 -ml-2.5">
        <Button kind="quiet" icon={data.balance ? <EditIcon small /> : <PlusIcon small />} onClick={() => setOpen("balance")}>
          {data.balance ? "Balance and floor" : "Add your balance"}
        </Button>
        <Button kind="quiet" icon={<PlusIcon small />} onClick={() => setOpen("new-income")}>
          Add an income
        </Button>
      </div>
      {open === "balance" && <BalanceDialog balance={data.balance} currency={currency} onClose={close} />}
      {(open === "new-income" || (typeof open === "object" && "income" in open)) && (
        <IncomeDialog id={open === "new-income" ? undefined : open.income} income={income} currency={currency} onClose={close} />
      )}
      {typeof open === "object" && "entry" in open && <DayDialog entry={open.entry} today={today} onClose={close} />}
    </section>
  );
}

function Line({ data: { balance, spentCents, days, low }, today, currency }: { data: AheadView; today: Day; currency: string }) {
  if (!balance || !low)
    return <p className="small muted">With what is in your account and your income, this shows the lowest day before your next payday.</p>;
  const finding = formatLow(low, today, currency);
  const warning = formatFloor(low, balance.floorCents, currency);
  const on = (at: number) => addDays(today, at);
  const everyday = balance.dailyCents > 0 ? `, with ${showCents(balance.dailyCents, currency, true)} a day for everyday spending` : "";
  return (
    <>
      <p>
        {finding} {warning && <span className="text-clay">{warning}</span>}
      </p>
      <LinePlot
        label={`${finding} ${warning ?? ""}`}
        height={160}
        series={[{ name: "Balance", points: days.map(({ cents }, at) => ({ x: at, y: cents / 100 })), steps: true }]}
        limit={balance.floorCents === null ? undefined : { value: balance.floorCents / 100, name: "" }}
        ticks={[0, 20, 40, daysAhead - 1].map((at) => ({ at, text: at === 0 ? "today" : shortDay(on(at)), strong: at === 0 }))}
        nameOf={(at) => formatDay(on(at))}
        format={(y) => showCents(Math.round(y * 100), currency)}
      />
      <p className="small muted">
        From {showCents(balance.cents, currency)} entered {balance.on === today ? "today" : `on ${formatWhen(balance.on, today)}`}
        {spentCents > 0 && `, less ${showCents(spentCents, currency)} spent since`}
        {spentCents < 0 && `, plus ${showCents(-spentCents, currency)} that came back since`}, bills and income
        {everyday || " only"}.
      </p>
      <AsTable
        caption="The balance of the next 60 days"
        columns={["Day", { name: "Balance", number: true }]}
        rows={days.map((one) => [formatDay(one.on), showCents(one.cents, currency)])}
      />
    </>
  );
}

function Entries({
  data: { entries },
  today,
  currency,
  onOpen,
}: {
  data: AheadView;
  today: Day;
  currency: string;
  onOpen: (entry: AheadEntry) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const shown = isWhole ? entries : entries.slice(0, firstEntries);
  return (
    <>
      <ul className="bills" aria-label="What comes and goes">
        {shown.map((one) => (
          <li key={`${one.id} ${one.dueOn}`}>
            <span>
              <bdi>{one.name}</bdi>
              <span className="small muted"> · {one.on < today ? formatPast(one, today) : formatEntry(one.on, today)}</span>
            </span>
            <span className="num">
              {one.kind === "bill" ? "−" : "+"} {showCents(one.amountCents, currency)}
            </span>
            {one.kind === "bill" ? (
              <IconButton label={`Skip or move ${one.name}, ${formatDay(one.on)}`} onClick={() => onOpen(one)}>
                <EditIcon />
              </IconButton>
            ) : (
              <span className="size-11" />
            )}
          </li>
        ))}
      </ul>
      {entries.length > firstEntries && (
        <Button kind="quiet" className="quiet-start" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${entries.length}`}
        </Button>
      )}
    </>
  );
}

/** The days that are skipped once, with a button to restore each. */
function Skipped({ view, today }: { view: MonthView; today: Day }) {
  const change = useDayChange();
  const skipped = view.bills.flatMap(({ id, name, changes }) =>
    changes.filter(({ dueOn, movedTo }) => movedTo === null && dueOn >= today).map(({ dueOn }) => ({ id, name, dueOn })),
  );
  if (skipped.length === 0) return null;
  return (
    <ul className="bills" aria-label="Skipped">
      {skipped.map(({ id, name, dueOn }) => (
        <li key={`${id} ${dueOn}`}>
          <span className="muted">
            <bdi>{name}</bdi> · skipped {formatEntry(dueOn, today)}
          </span>
          <Button
            kind="quiet"
            aria-label={`Bring back ${name}, ${formatDay(dueOn)}`}
            onClick={() => void change.run({ id, dueOn, change: "none" })}
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** "tomorrow", "on Wednesday", "on Dec 14". */
const formatEntry = (on: Day, today: Day) => (on <= addDays(today, 6) ? formatDue(on, today) : `on ${shortDay(on)}`);
