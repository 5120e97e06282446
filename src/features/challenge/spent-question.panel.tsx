import { useRef, useState } from "react";
import { showCents } from "#shared/money.ts";
import { useMember } from "#web/session.ts";
import { Button } from "#web/ui/button.tsx";
import type { Mark } from "./streak.rules.ts";

const listed = new Intl.ListFormat("en-US");

/**
 * Today's mark, null for none, undefined when unknown; and today's expenses, with which it can still be logged, after one question. `isRead`:
 * the server answered, so that it is no earlier data.
 */
type Now = { isRead: boolean; mark: Mark | null | undefined; spentCents: number; spentOn: readonly string[] };
/** Reads what is stored now: the page's data may be older than an expense that was added elsewhere. */
export type ReadNow = () => Promise<Now>;

/** Logs today with `onLog`, once the member has answered the question that a day with expenses raises. */
export function useSpentQuestion(readNow: ReadNow, isSaving: boolean, onLog: (now: Now) => Promise<unknown>) {
  const { currency = "USD" } = useMember();
  const [asked, setAsked] = useState<Now>();
  const [isReading, setReading] = useState(false);
  const isPressed = useRef(false);
  const log = async () => {
    // the second press of a double click
    if (isPressed.current) return;
    isPressed.current = true;
    setReading(true);
    try {
      const now = await readNow().finally(() => setReading(false));
      // logged elsewhere meanwhile: nothing to ask
      if (now.spentCents > 0 && now.mark !== "no-spend") setAsked(now);
      else await onLog(now);
    } finally {
      isPressed.current = false;
    }
  };
  const close = () => setAsked(undefined);
  const question = asked && (
    <div className="stack gap-3" role="group" aria-label="Still a no-spend day?">
      <p>
        <strong>Still a no-spend day?</strong> {showCents(asked.spentCents, currency)}
        {asked.spentOn.length > 0 && ` on ${listed.format(asked.spentOn)}`} is in today. By your own rules it may still count.
      </p>
      <div className="row">
        <Button
          kind="primary"
          autoFocus
          isBusy={isSaving}
          onClick={() => {
            close();
            void onLog(asked);
          }}
        >
          Yes, log it
        </Button>
        <Button onClick={close}>Not today</Button>
      </div>
    </div>
  );
  return { log, isReading, question };
}
