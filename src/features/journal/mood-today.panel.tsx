import { useRef, useState, type ReactNode } from "react";
import { currentMember, useMember } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { UndoIcon } from "#web/ui/icons.tsx";
import { MoodPick } from "#web/ui/mood-pick.tsx";
import { moodClass } from "#web/ui/mood-class.ts";
import { Settled } from "#web/ui/settled.tsx";
import { useDayMood, useSetMood, type SetMood } from "./mood.api.ts";
import { moodWord } from "./mood.rules.ts";

type Props = {
  /** Buttons that come first once the mood is set. */
  acts?: ReactNode;
  hint?: string;
  /** Where else it is shown. */
  shows?: string;
  /** Where the slider was moved to by keyboard, stored by the caller until it is saved. */
  moved?: number | undefined;
  onMove?: (mood: number | undefined) => void;
  /** Whether a mood that is set is being changed, if the caller has to know. */
  isChanging?: boolean;
  onChanging?: (isChanging: boolean) => void;
  /** The id of its heading, if the page has another one of these. */
  titleId?: string;
};

/** The mood that this tab set last. */
type LastMood = SetMood & { mood: number; day: string };
const lastName = "mood-set";

/** Today's mood in one tap. Once it is set the scale is replaced by a confirmation. */
export function MoodTodayPanel({
  acts,
  hint = "One tap saves it",
  shows = "It shows in your week, here and in Mental Health.",
  moved,
  onMove,
  isChanging: known,
  onChanging,
  titleId = "mood-today",
}: Props) {
  const { id, timeZone } = useMember();
  const today = useToday(timeZone);
  const mood = useDayMood(today);
  // in the tab, so that Undo stays all day, also on another page and after a reload
  const [last, setLast] = useState(() => readTab(id, lastName) as LastMood | null);
  const [isJustSet, setJustSet] = useState(false);
  const [own, setOwn] = useState(false);
  const [isChanging, setChanging] = [known ?? own, onChanging ?? setOwn];
  const { set, undoQueued, isBusy } = useSetMood();
  // the same one twice, by a double tap or by Enter after a digit, is set once: Undo would otherwise return to it
  const sending = useRef<number>(undefined);
  const pick = async (value: number) => {
    setChanging(false);
    onMove?.(undefined);
    if (sending.current === value || (value === mood.value && !isChanging)) return;
    sending.current = value;
    await set(today, value, mood, (done) => {
      // a sign-out meanwhile has cleared the tab
      if (currentMember()?.id === id) keep({ ...done, mood: value, day: today });
    });
    if (sending.current === value) sending.current = undefined;
    setJustSet(true);
  };
  const undo = async () => {
    const before = last?.before ?? null;
    if (!last?.queued) await set(today, before, mood, () => keep(null));
    else if (await undoQueued(last.queued, today, before)) keep(null);
  };
  const keep = (next: LastMood | null) => {
    setLast(next);
    writeTab(id, lastName, next ?? undefined);
  };
  // another device may have set another one since
  const mine = last?.day === today && last.mood === mood.value ? last : undefined;
  return (
    <section className="stack gap-2" aria-labelledby={titleId}>
      <div className="row between">
        <h2 id={titleId}>How is today?</h2>
        {(mood.value === null || isChanging) && <span className="small muted">{hint}</span>}
      </div>
      {mood.value === null || isChanging ? (
        <MoodPick
          takesFocus={isChanging}
          value={mood.value}
          moved={moved}
          onMove={onMove}
          word={moodWord}
          onPick={(value) => void pick(value)}
        />
      ) : (
        <Settled
          sign={mood.value}
          signClass={mood.isWaiting ? "sign-wait" : moodClass(mood.value)}
          title={`${mood.value}, ${moodWord(mood.value)}.${mine?.savedAt ? ` Saved at ${mine.savedAt}.` : ""}`}
          words={mood.isWaiting ? "It is saved as soon as you are back online." : shows}
          takesFocus={isJustSet}
        >
          {acts}
          <Button kind="quiet" onClick={() => setChanging(true)}>
            Change
          </Button>
          {mine && (
            <Button kind="quiet" icon={<UndoIcon small />} isBusy={isBusy} onClick={() => void undo()}>
              Undo
            </Button>
          )}
        </Settled>
      )}
    </section>
  );
}
