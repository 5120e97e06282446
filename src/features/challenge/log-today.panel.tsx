import { useRef, useState } from "react";
import { formatDay } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { showCents } from "#shared/money.ts";
import { isLater, send, useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { usePending } from "#web/queue-state.ts";
import { Button } from "#web/ui/button.tsx";
import { ChallengeIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { Sun } from "#web/ui/sun.tsx";
import { challenge, type State } from "./challenge.api.ts";
import { toNextMilestone } from "./milestone.rules.ts";
import type { Mark } from "./streak.rules.ts";

const listed = new Intl.ListFormat("en-US");

type Answer = State & { before: Mark | null };
/** Today's expenses: the day can still be logged, after one question. */
type Spent = { spentCents: number; spentOn: readonly string[] };
type Props = {
  isLogged: boolean;
  current: number;
  /** Reads what is stored now: the page's data may be older than an expense that was added elsewhere. */
  readNow: () => Promise<Spent & { isLogged: boolean }>;
};

/** Logs today as a no-spend day in one tap, in two when today has expenses. Then it shows what was logged, with Undo. */
export function LogTodayPanel({ isLogged, current, readNow }: Props) {
  const { timeZone, currency = "USD" } = useMember();
  const today = useToday(timeZone);
  const [question, setQuestion] = useState<Spent>();
  const [isReading, setReading] = useState(false);
  const isPressed = useRef(false);
  const [answer, setAnswer] = useState<Answer>();
  const waiting = usePending("challenge/mark").findLast(({ input }) => input["day"] === today)?.input["mark"];
  const saving = useSave(
    (mark: Mark | null) =>
      send<Answer>({
        call: "challenge/mark",
        input: { day: today, mark },
        about: today,
        description: `${formatDay(today)}: ${mark ? "no-spend day" : "cleared"}`,
      }),
    { failed: "Error saving the day", refresh: [challenge.key(), ["members"]] },
  );
  const put = async (mark: Mark | null) => {
    setQuestion(undefined);
    const saved = await saving.run(mark);
    // Undo may restore a rest day, which is no logged day
    if (saved) setAnswer(isLater(saved) || mark !== "no-spend" ? undefined : saved);
  };
  const log = async () => {
    // the second press of a double click
    if (isPressed.current) return;
    isPressed.current = true;
    setReading(true);
    const now = await readNow().finally(() => setReading(false));
    if (now.spentCents > 0 && !now.isLogged) setQuestion(now);
    // logged elsewhere meanwhile: the page shows it
    else if (!now.isLogged) await put("no-spend");
    isPressed.current = false;
  };
  // an answer from before midnight is about another day
  const logged = answer?.today === today ? answer : undefined;
  const isNow = waiting === undefined ? isLogged || logged !== undefined : waiting === "no-spend";
  if (isNow) {
    const days = logged?.current ?? current;
    return (
      <Settled
        sign={<Sun />}
        signClass={waiting === undefined ? "sign-done" : "sign-wait"}
        title={days > 1 ? `Logged. ${count(days, "day")} in a row.` : "Logged. Today is a no-spend day."}
        words={waiting === undefined ? logged && toNextMilestone(logged) : "It is saved as soon as you are back online."}
        takesFocus={logged !== undefined}
      >
        <Button kind="quiet" icon={<UndoIcon small />} isBusy={saving.isBusy} onClick={() => void put(logged?.before ?? null)}>
          Undo
        </Button>
      </Settled>
    );
  }
  if (question)
    return (
      <div className="stack gap-3" role="group" aria-label="Still a no-spend day?">
        <p>
          <strong>Still a no-spend day?</strong> {showCents(question.spentCents, currency)}
          {question.spentOn.length > 0 && ` on ${listed.format(question.spentOn)}`} is in today. By your own rules it may still count.
        </p>
        <div className="row">
          <Button kind="primary" autoFocus isBusy={saving.isBusy} onClick={() => void put("no-spend")}>
            Yes, log it
          </Button>
          <Button onClick={() => setQuestion(undefined)}>Not today</Button>
        </div>
      </div>
    );
  return (
    <Button icon={<ChallengeIcon small />} isBusy={isReading || saving.isBusy} onClick={() => void log()}>
      Log no-spend day
    </Button>
  );
}
