import { useState } from "react";
import { formatDay } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { isLater, send, useSave } from "#web/save.ts";
import { queries } from "#web/query.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { usePending } from "#web/queue-state.ts";
import { Button } from "#web/ui/button.tsx";
import { ChallengeIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { Sun } from "#web/ui/sun.tsx";
import { challenge, type State } from "./challenge.api.ts";
import { toNextMilestone } from "./milestone.rules.ts";
import { useSpentQuestion, type ReadNow } from "./spent-question.panel.tsx";
import type { Mark } from "./streak.rules.ts";

type Answer = State & { before: Mark | null };
type Props = {
  /** Today's mark, null for none; undefined when unknown. */
  mark: Mark | null | undefined;
  current: number;
  readNow: ReadNow;
};

/** Logs today as a no-spend day in one tap, in two when today has expenses. Then it shows what was logged, with Undo. */
export function LogTodayPanel({ mark: known, current, readNow }: Props) {
  const { timeZone } = useMember();
  const today = useToday(timeZone);
  const [answer, setAnswer] = useState<Answer>();
  /** The button takes the focus again. */
  const [isUndone, setUndone] = useState(false);
  const waiting = usePending("challenge/mark").findLast(({ input }) => input["day"] === today)?.input["mark"];
  const saving = useSave(
    ({ mark, seen }: { mark: Mark | null; seen: Mark | null | undefined }) =>
      send<Answer>({
        call: "challenge/mark",
        input: { day: today, mark, seen },
        about: today,
        description: `${formatDay(today)}: ${mark ? "no-spend day" : "cleared"}`,
        undo: { call: "challenge/mark", input: { day: today, mark: seen ?? null, seen: mark } },
      }),
    { failed: "Error saving the day", refresh: [challenge.key(), ["members"]] },
  );
  const put = async (mark: Mark | null, seen: Mark | null | undefined) => {
    const isSaved = await saving.run({ mark, seen }, (saved) =>
      // Undo may restore a rest day, which is no logged day
      setAnswer(isLater(saved) || mark !== "no-spend" ? undefined : saved),
    );
    // a refusal may mean that it was changed elsewhere
    if (!isSaved) void queries.invalidateQueries({ queryKey: ["members"] });
  };
  const { log, isReading, question } = useSpentQuestion(readNow, saving.isBusy, async ({ mark: seen }) => {
    // logged elsewhere meanwhile: the page shows it
    if (seen !== "no-spend") await put("no-spend", seen);
  });
  // an answer from before midnight is about another day; after a conflict the day has another mark
  const logged = answer?.today === today && saving.problem?.kind !== "conflict" ? answer : undefined;
  const isNow = waiting === undefined ? known === "no-spend" || logged !== undefined : waiting === "no-spend";
  if (isNow) {
    // a queued day is not in the stored streak yet
    const days = logged?.current ?? (waiting === "no-spend" && known !== "no-spend" ? current + 1 : current);
    const before = logged ? logged.before : known === "no-spend" ? null : (known ?? null);
    const undo = () => {
      setUndone(true);
      void put(before, "no-spend");
    };
    return (
      <Settled
        sign={<Sun />}
        signClass={waiting === undefined ? "sign-done" : "sign-wait"}
        title={days > 1 ? `Logged. ${count(days, "day")} in a row.` : "Logged. Today is a no-spend day."}
        words={waiting === undefined ? logged && toNextMilestone(logged) : "It is saved as soon as you are back online."}
        takesFocus={logged !== undefined}
      >
        <Button kind="quiet" icon={<UndoIcon small />} isBusy={saving.isBusy} onClick={undo}>
          Undo
        </Button>
      </Settled>
    );
  }
  if (question) return question;
  return (
    <Button autoFocus={isUndone} icon={<ChallengeIcon small />} isBusy={isReading || saving.isBusy} onClick={() => void log()}>
      Log no-spend day
    </Button>
  );
}
