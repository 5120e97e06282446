import { useReducer } from "react";
import { journal, useMoodOn } from "#journal/journal.api.ts";
import { addDays, formatDay, type Day } from "#shared/dates.ts";
import { hasDraft } from "#web/drafts.ts";
import { useEdits } from "#web/edits.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { removeOnce } from "#web/undo.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { BothVersions, EndedForm } from "#web/ui/both-versions.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/states.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { RangeSlider } from "#web/ui/range.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { growth, useCheckins } from "./growth.api.ts";
import { checkinDays } from "./growth.records.rules.ts";
import { highestRating, longestCheckinWord, lowestRating, ratingWhenUntouched } from "./growth.rules.ts";

const untouched: { rating: number | null; word: string } = { rating: null, word: "" };

/** The rating is also the day's mood. */
const shows = [growth.checkins.key(), journal.key(), ["members"]];

const refresh = () => Promise.all(shows.map((queryKey) => queries.invalidateQueries({ queryKey })));

const formOf = (day: Day) => `growth.checkin.${day}`;

/** The daily slider: one rating a day, which can be changed until the day ends. */
export function CheckinPanel() {
  const today = useToday(useMember().timeZone);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  // a day that ended while its check-in was written is shown until it is saved or discarded
  const days = Array.from({ length: checkinDays }, (_, index) => addDays(today, index - checkinDays));
  const day = days.findLast((one) => hasDraft(formOf(one))) ?? today;
  return <DayPanel key={day} day={day} today={today} onDone={refresh} />;
}

function DayPanel({ day, today, onDone }: { day: Day; today: Day; onDone: () => void }) {
  const isToday = day === today;
  const question = isToday ? "How are you today?" : "How were you that day?";
  const query = useCheckins();
  const saved = query.data?.find((checkin) => checkin.day === day);
  const stored = { rating: useMoodOn(day), word: saved?.word ?? untouched.word };
  const edits = useEdits<typeof untouched>(formOf(day), stored);
  const saving = useSave(growth.checkIn.call, {
    failed: "Error saving check-in",
    done: { title: "Saved!", words: isToday ? "Today's check-in is saved." : `The check-in of ${formatDay(day)} is saved.` },
    refresh: shows,
  });
  const rating = edits.value.rating ?? ratingWhenUntouched;
  const { word } = edits.value;

  const save = async (seen: Partial<typeof untouched>) => {
    const sent = edits.value;
    const isSent = await saving.run({ day, rating, word: word.trim(), isRatingSet: edits.isEdited("rating"), seen }, () => {
      edits.settle(sent);
      onDone();
    });
    // a refusal may mean that it was changed elsewhere: then both versions are shown
    if (!isSent) void refresh();
  };

  return (
    <section className="sheet pdf-feature stack" aria-label="Daily check-in">
      {!isToday && (
        <EndedForm
          when={formatDay(day)}
          onDiscard={() => {
            edits.clear();
            onDone();
          }}
        />
      )}
      <RangeSlider
        label={question}
        min={lowestRating}
        max={highestRating}
        value={rating}
        isUntouched={edits.value.rating === null}
        onChange={(value) => edits.change({ rating: value })}
        ends={["1 heavy", "10 light"]}
      />
      <TextInput
        label="One word for it"
        maxLength={longestCheckinWord}
        value={word}
        onChange={(event) => edits.change({ word: event.currentTarget.value })}
        hint="Tired, hopeful, restless … leave it empty if nothing fits."
      />
      {edits.conflicts.length > 0 && (
        <BothVersions
          what="check-in"
          others={edits.conflicts.map((field) => ({
            label: field === "word" ? "One word for it" : question,
            text: String(stored[field] ?? ""),
          }))}
          saving={saving}
          onMine={() => void save(edits.seenNow)}
          onTheirs={edits.useTheirs}
        />
      )}
      <div className="row between">
        <span className="small muted" role="status">
          {edits.isSaved ? "Kept in this browser until you save" : saved ? "Saved for today. You can change it." : ""}
        </span>
        <Button kind="primary" className="w-full sm:w-auto" isBusy={saving.isBusy} onClick={() => void save(edits.seen)}>
          {saved ? "Change" : "Save"} {isToday ? "today's" : "this"} check-in
        </Button>
      </div>
      {query.isError && !query.data && (
        <LoadFailed title="Failed to load your check-ins" onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
      {query.data && query.data.length > 0 && (
        <details className="g-earlier no-print">
          <summary>Your last {query.data.length === 1 ? "check-in" : `${query.data.length} check-ins`}</summary>
          <Ledger label="Check-ins, newest first">
            {query.data.toReversed().map((checkin) => (
              <LedgerRow
                key={checkin.id}
                id={checkin.id}
                lead={<span className="num strong">{checkin.isRatingSet ? checkin.rating : "–"}</span>}
                end={
                  <IconButton
                    label={`Delete the check-in of ${formatWhen(checkin.day, today)}`}
                    onClick={() =>
                      void removeOnce({
                        id: checkin.id,
                        title: "Check-in deleted.",
                        failed: "Could not delete the check-in",
                        remove: () => growth.removeCheckin.call({ id: checkin.id }),
                        refresh,
                      })
                    }
                  >
                    <DeleteIcon />
                  </IconButton>
                }
              >
                <p>{checkin.word || "no word"}</p>
                <p className="caption muted">{formatWhen(checkin.day, today)}</p>
              </LedgerRow>
            ))}
          </Ledger>
          <p className="small muted">
            {weekLine(query.data.filter((one) => one.isRatingSet && one.day > addDays(today, -7)).map((checkin) => checkin.rating))}
          </p>
        </details>
      )}
    </section>
  );
}

function weekLine(ratings: number[]): string {
  if (ratings.length < 2) return "After two days you will see the middle of your week here.";
  const sorted = ratings.toSorted((a, b) => a - b);
  return `The last seven days went from ${sorted[0]} to ${sorted.at(-1)}, on ${ratings.length} days. Days without a number are simply days.`;
}
