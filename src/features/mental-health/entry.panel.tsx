import "./mental-health.css";
import { memo, useRef } from "react";
import { SavedPagePanel } from "#journal/saved-page.panel.tsx";
import { hasMood, type Entry } from "#journal/journal.rules.ts";
import { MoodTodayPanel } from "#journal/mood-today.panel.tsx";
import { count, isBlank } from "#shared/text.ts";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { AgainIcon, CheckIcon } from "#web/ui/icons.tsx";
import { moodClass } from "#web/ui/mood-class.ts";
import { NextQuestionPanel } from "./next-question.panel.tsx";
import { useEntry } from "./use-entry.panel.tsx";

// memoized, so that typing renders neither the ten cells nor their sentences again
const MoodToday = memo(MoodTodayPanel);

/** Today's mood, saved by one tap, and text for it. */
export function EntryPanel() {
  const area = useRef<HTMLTextAreaElement>(null);
  const entry = useEntry(area);
  const { text, found, question, place, saved, isAtRest } = entry;
  return (
    <Form className="sheet today" id="write" aria-labelledby="mood-today" onSubmit={entry.save}>
      <MoodToday
        shows="It shows in your week, here and on Home."
        moved={entry.moved}
        onMove={entry.moveMood}
        isChanging={entry.isMoodChanging}
        onChanging={entry.setMoodChanging}
      />
      <CrisisCardPanel found={found} />
      {saved && (
        <SavedPagePanel
          key={saved.entry.id}
          id={saved.entry.id}
          title={(isWaiting) => savedTitle(saved.entry, isWaiting)}
          sign={hasMood(saved.entry) ? saved.entry.moodRating : <CheckIcon />}
          signClass={hasMood(saved.entry) ? moodClass(saved.entry.moodRating) : undefined}
          takesFocus={saved.takesFocus}
          onGone={() => entry.forgetSaved()}
          onUndone={(words = saved.entry.entryText) => entry.forgetSaved(words)}
        />
      )}
      <TextArea
        ref={area}
        label="AI Journal Assistant"
        isLined
        hintFirst
        rows={isAtRest ? 1 : 3}
        className={isAtRest ? "journal-field is-at-rest" : "journal-field"}
        placeholder={isAtRest ? "Write another" : "Words, if you like"}
        problem={entry.problem}
        value={text}
        hint={
          isAtRest ? undefined : (
            <span aria-live="polite">
              {question.isOfModel
                ? `Asked by the AI: ${question.words}`
                : `A place to start: ${question.words.charAt(0).toLowerCase()}${question.words.slice(1)}`}
            </span>
          )
        }
        onChange={(event) => entry.write(event.currentTarget.value)}
      />
      <div className="stack gap-2">
        {place !== undefined && !found && !isBlank(text) && (
          <NextQuestionPanel
            text={text}
            mood={entry.mood}
            last={question.words}
            place={place}
            onWritten={() => entry.putQuestion(null)}
            onQuestion={(request) =>
              entry.putQuestion(request, request === null ? "The AI gave no question just now, so here is a written one." : "")
            }
          />
        )}
        <div className="entry-acts" hidden={isAtRest}>
          <Button kind="quiet" onClick={() => void entry.askNext()}>
            <AgainIcon small />
            Ask me another question
          </Button>
          <Button kind="primary" type="submit" isBusy={entry.isBusy}>
            Save Entry
          </Button>
        </div>
        <p className="small muted saved-note" role="status">
          {entry.note}
        </p>
      </div>
    </Form>
  );
}

function savedTitle(entry: Entry, isWaiting: boolean): string {
  const words = count(entry.entryText.trim().split(/\s+/u).length, "word");
  return `Your page is ${isWaiting ? "kept" : "saved"}: ${words}${hasMood(entry) ? `, mood ${entry.moodRating}` : ""}.`;
}
