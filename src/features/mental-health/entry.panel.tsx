import "./mental-health.css";
import { SavedPagePanel } from "#journal/saved-page.panel.tsx";
import { useRef, useState, type FormEvent } from "react";
import { journal, writePage } from "#journal/journal.api.ts";
import { hasMood, originOf, refusalOf, type Entry } from "#journal/journal.rules.ts";
import { MoodTodayPanel } from "#journal/mood-today.panel.tsx";
import { useDayMood, useSetMood } from "#journal/mood.api.ts";
import { count, isBlank } from "#shared/text.ts";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { AgainIcon, CheckIcon } from "#web/ui/icons.tsx";
import { moodClass } from "#web/ui/mood-scale.tsx";
import { NextQuestionPanel } from "./next-question.panel.tsx";
import { patternsKey, questionSource } from "./mental-health.api.ts";
import { nextQuestion } from "./questions.rules.ts";

const { failed, saved: savedWords } = originOf("plain");
const firstQuestion = "What asked the most of you today, and what helped, if anything did?";
const untouched = { id: "", text: "", mood: 5, isMoodSet: false };

/** Today's mood, saved by one tap, and words to it. Words are kept in this browser until the server has them. */
export function EntryPanel() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft, { isSaved }] = useDraft("mental-health.entry", untouched);
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<{ entry: Entry; takesFocus: boolean }>();
  const found = useSafetyWatch(draft.text);
  const [question, setQuestion] = useState({ words: firstQuestion, isOfModel: false });
  const [place, setPlace] = useState<string>();
  const [note, setNote] = useState("");
  const today = useToday(useMember().timeZone);
  const dayMood = useDayMood(today);
  const { set: setMood } = useSetMood();
  const mood = draft.isMoodSet ? draft.mood : dayMood.value;
  // after a saved page the form is one line until something is written again
  const isAtRest = saved !== undefined && draft.text === "" && problem === undefined;
  const put = (ofModel: string | null, message = "") => {
    setPlace(undefined);
    setNote(message);
    setQuestion((last) => ({
      words: ofModel ?? nextQuestion({ text: draft.text, mood, last: last.words, random: Math.random() }),
      isOfModel: ofModel !== null,
    }));
  };
  const askNext = async () => {
    // on a heavy page, as on an empty one, people's questions are enough, and nothing leaves the browser
    const source = isBlank(draft.text) || found ? null : (await questionSource()).place;
    if (source === null) put(null);
    else setPlace(source);
  };
  const saving = useSave(writePage, {
    failed,
    done: { title: savedWords.title, words: savedWords.description },
    refresh: [journal.key(), patternsKey, ["members", "today"]],
  });
  const moveMood = (value: number | undefined) =>
    setDraft((before) => ({ ...before, mood: value ?? untouched.mood, isMoodSet: value !== undefined }));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf("plain", draft.text);
    if (refusal) {
      setProblem(refusal.description ?? refusal.title);
      area.current?.focus();
      const isMoodSaved = draft.isMoodSet ? await saveMovedMood() : dayMood.value !== null;
      return saving.refuse(
        refusal.title,
        isBlank(draft.text) && isMoodSaved ? `${refusal.description} Your mood is saved.` : refusal.description,
      );
    }
    // the id stays with the draft, so that trying again cannot save the page twice; the server takes over what is new
    const id = draft.id || newId();
    setDraft((before) => ({ ...before, id }));
    const answer = await saving.run({
      id,
      entryText: draft.text,
      moodRating: mood ?? untouched.mood,
      isMoodSet: mood !== null,
      kind: "plain",
    });
    if (!answer) return;
    setSaved({ entry: answer, takesFocus: area.current?.value === draft.text });
    // what was written while it was on its way stays, and is a page of its own
    setDraft(({ text }) => ({
      ...untouched,
      text: text === draft.text ? "" : text.startsWith(draft.text) ? text.slice(draft.text.length).trimStart() : text,
    }));
  };
  const saveMovedMood = async () => {
    const isMoodSaved = (await setMood(today, draft.mood, dayMood.value)) !== undefined;
    if (isMoodSaved) moveMood(undefined);
    return isMoodSaved;
  };

  return (
    <form className="sheet today" id="write" aria-labelledby="mood-today" noValidate onSubmit={(event) => void save(event)}>
      <MoodTodayPanel shows="It shows in your week, here and on Home." moved={draft.isMoodSet ? draft.mood : undefined} onMove={moveMood} />
      <CrisisCardPanel found={found} />
      {saved && (
        <SavedPagePanel
          key={saved.entry.id}
          id={saved.entry.id}
          title={(isWaiting) => savedTitle(saved.entry, isWaiting)}
          sign={hasMood(saved.entry) ? saved.entry.moodRating : <CheckIcon />}
          signClass={hasMood(saved.entry) ? moodClass(saved.entry.moodRating) : undefined}
          takesFocus={saved.takesFocus}
          onGone={() => setSaved(undefined)}
          onUndone={() => {
            setSaved(undefined);
            setDraft((before) => ({ ...before, text: [saved.entry.entryText, before.text].filter(Boolean).join("\n\n") }));
            area.current?.focus();
          }}
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
        problem={problem}
        value={draft.text}
        hint={
          isAtRest ? undefined : (
            <span aria-live="polite">
              {question.isOfModel
                ? `Asked by the AI: ${question.words}`
                : `A place to start: ${question.words.charAt(0).toLowerCase()}${question.words.slice(1)}`}
            </span>
          )
        }
        onChange={(event) => {
          const text = event.currentTarget.value;
          setProblem(undefined);
          setDraft((before) => ({ ...before, text }));
        }}
      />
      <div className="stack gap-2">
        {place !== undefined && !found && !isBlank(draft.text) && (
          <NextQuestionPanel
            text={draft.text}
            mood={mood}
            last={question.words}
            place={place}
            onWritten={() => put(null)}
            onQuestion={(request) => put(request, request === null ? "The AI gave no question just now, so here is a written one." : "")}
          />
        )}
        <div className="entry-acts" hidden={isAtRest}>
          <Button kind="quiet" onClick={() => void askNext()}>
            <AgainIcon small />
            Ask me another question
          </Button>
          <Button kind="primary" type="submit" isBusy={saving.isBusy}>
            Save Entry
          </Button>
        </div>
        <p className="small muted saved-note" role="status">
          {[note, isSaved && draft.text ? "Kept in this browser until you save." : ""].filter(Boolean).join(" ")}
        </p>
      </div>
    </form>
  );
}

function savedTitle(entry: Entry, isWaiting: boolean): string {
  const words = count(entry.entryText.trim().split(/\s+/u).length, "word");
  return `Your page is ${isWaiting ? "kept" : "saved"}: ${words}${hasMood(entry) ? `, mood ${entry.moodRating}` : ""}.`;
}
