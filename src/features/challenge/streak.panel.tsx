import { useState } from "react";
import type { Day } from "#shared/dates.ts";
import { fieldCents, showCents, signOf } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { useSave } from "#web/save.ts";
import { formatWhen } from "#web/format-day.ts";
import { usePending } from "#web/queue-state.ts";
import { Button } from "#web/ui/button.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { DateInput } from "#web/ui/field.tsx";
import { CheckIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { Sun } from "#web/ui/sun.tsx";
import { challenge, useMark, type State } from "./challenge.api.ts";
import { readPerDay, refuseMark } from "./challenge.rules.ts";
import { toNextMilestone } from "./milestone.rules.ts";
import { useSpentQuestion, type ReadNow } from "./spent-question.panel.tsx";
import { nameDay, type Mark } from "./streak.rules.ts";

type Props = { state: State; today: Day; currency: string; readNow: ReadNow };

/** Current Streak with its button, and the three smaller figures. */
export function StreakPanel({ state, today, currency, readNow }: Props) {
  const [open, setOpen] = useState<"earlier" | "amount">();
  /** Today's mark before it was logged here. */
  const [logged, setLogged] = useState<{ before: Mark | null }>();
  const { mark, isBusy } = useMark((answer, to, day) => {
    if (day !== today) return `Logged for ${nameDay(day, today)}. Current streak: ${count(answer.current, "day")}.`;
    setLogged(to === "no-spend" ? { before: answer.before } : undefined);
    return null;
  });
  // figures of an earlier day do not say what today is
  const seen = state.today < today ? undefined : state.todayMark;
  const before = logged ? logged.before : seen === "no-spend" ? null : (seen ?? null);
  const { log, isReading, question } = useSpentQuestion(readNow, isBusy, (now) =>
    // without an answer this page's data is the newer one
    mark(today, "no-spend", now.isRead && now.mark !== undefined ? now.mark : seen),
  );
  const isWaiting = usePending("challenge/mark").some(({ input }) => input["day"] === today);
  const saved = showCents(state.savedCents, currency, true);
  return (
    <section className="streak lg:col-span-5" aria-labelledby="streak">
      <h2 className="term font-sans tracking-normal" id="streak">
        Current Streak
      </h2>
      <span className="figure" data-figure="current">
        {state.current}
        <span className="visually-hidden"> </span>
        <small>{state.current === 1 ? "day" : "days"}</small>
      </span>
      <p>{state.description}</p>
      {state.isTodayLogged && (
        <Settled
          sign={<Sun />}
          signClass={isWaiting ? "sign-wait" : "sign-done"}
          title={
            state.total === state.current
              ? `Logged. ${count(state.current, "day")}, ${saved} saved.`
              : `Logged. ${count(state.current, "day")} in a row, ${saved} saved in all.`
          }
          words={isWaiting ? "It is saved as soon as you are back online." : toNextMilestone(state)}
          takesFocus={logged !== undefined}
        >
          <Button kind="quiet" icon={<UndoIcon small />} isBusy={isBusy} onClick={() => void mark(today, before, "no-spend")}>
            Undo
          </Button>
        </Settled>
      )}
      {!state.isTodayLogged && question}
      <div className="row">
        <Button
          kind={state.isTodayLogged || question ? "second" : "primary"}
          icon={<CheckIcon small />}
          isBusy={isBusy || isReading}
          onClick={() => (state.isTodayLogged ? setOpen("earlier") : void log())}
        >
          Log Today's No-Spend Day
        </Button>
        <Button kind="quiet" onClick={() => setOpen("earlier")}>
          Log an earlier day
        </Button>
      </div>
      <dl className="facts">
        <div>
          <dt>Longest Streak</dt>
          <dd className="val">
            {state.longest} <small>{state.longest === 1 ? "day" : "days"}</small>
          </dd>
          <dd className="why">{state.longest > 0 && state.longest === state.current ? "It is this one." : "A gap never takes it away."}</dd>
        </div>
        <div>
          <dt>Total No-Spend Days</dt>
          <dd className="val">{state.total}</dd>
          <dd className="why">{count(state.thisMonth, "day")} this month. A gap never takes one away.</dd>
        </div>
        <div>
          <dt>Money Saved</dt>
          <dd className="val">{saved}</dd>
          <dd className="why">
            An estimate: {count(state.total, "day")} at about {showCents(state.centsPerDay, currency, true)} each.{" "}
            <button type="button" className="link-button" onClick={() => setOpen("amount")}>
              Change the amount
            </button>
          </dd>
        </div>
      </dl>
      {open === "earlier" && (
        <EarlierDialog
          state={state}
          today={today}
          isBusy={isBusy}
          onLog={(day) => mark(day, "no-spend", day === state.nearestMissing ? null : undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "amount" && <AmountDialog state={state} currency={currency} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function EarlierDialog({
  state,
  today,
  isBusy,
  onLog,
  onClose,
}: {
  state: State;
  today: Day;
  isBusy: boolean;
  onLog: (day: Day) => Promise<boolean>;
  onClose: () => void;
}) {
  const [{ day }, setDraft, draft] = useDraft("challenge.earlier", { day: state.nearestMissing ?? "" });
  const [problem, setProblem] = useState<string>();
  const log = async () => {
    const refusal = refuseMark(day, "no-spend", [], today);
    setProblem(refusal ?? undefined);
    const settle = draft.snapshot();
    if (!refusal && (await onLog(day)) && settle()) onClose();
  };
  return (
    <FormDialog title="Log an earlier day" draft={draft} act="Log this day" isBusy={isBusy} onSubmit={log} onClose={onClose}>
      <p>
        {state.isTodayLogged ? "Today is logged already. " : ""}
        {state.nearestMissing ? `The nearest day that is missing is ${formatWhen(state.nearestMissing, today)}.` : "No day is missing."}
      </p>
      <DateInput
        label="Day"
        required
        max={today}
        problem={problem}
        value={day}
        onChange={(event) => {
          setProblem(undefined);
          setDraft({ day: event.currentTarget.value });
        }}
      />
    </FormDialog>
  );
}

function AmountDialog({ state, currency, onClose }: { state: State; currency: string; onClose: () => void }) {
  const [typed, setTyped, draft] = useDraft("challenge.per-day", fieldCents(state.centsPerDay));
  const [problem, setProblem] = useState<string>();
  const saving = useSave(challenge.setPerDay.call, { failed: "Error saving the amount", refresh: [challenge.key()] });
  const save = async () => {
    const read = readPerDay(typed, decimalMark(), state.centsPerDay);
    setProblem(read.refusal);
    const settle = draft.snapshot();
    if (read.cents !== undefined && (await saving.run({ cents: read.cents })) && settle()) onClose();
  };
  return (
    <FormDialog
      title="How much does a day save?"
      draft={draft}
      act="Save"
      isBusy={saving.isBusy}
      onSubmit={save}

      onClose={onClose}
    >
      <MoneyInput
        label="Saved a day"
        required
        sign={signOf(currency)}
        hint="About what a day usually costs you. 15 is a start."
        problem={problem}
        value={typed}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.currentTarget.value);
        }}
      />
    </FormDialog>
  );
}
