import "./mental-health.css";
import { useId, useRef, useState, type FormEvent } from "react";
import { journal, writePage } from "#journal/journal.api.ts";
import { originOf, refusalOf } from "#journal/journal.rules.ts";
import { moodWord } from "#journal/mood.rules.ts";
import { isBlank } from "#shared/text.ts";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { MoodScale } from "#web/ui/mood-scale.tsx";
import { AgainIcon } from "#web/ui/icons.tsx";
import { NextQuestionPanel } from "./next-question.panel.tsx";
import { patternsKey, questionSource } from "./mental-health.api.ts";
import { nextQuestion } from "./questions.rules.ts";

const { failed, saved } = originOf("plain");
const firstQuestion = "What asked the most of you today, and what helped, if anything did?";
const untouched = { id: "", text: "", mood: 5, isMoodSet: false };

/** Today's mood and page. Kept in this browser until the server has it. */
export function EntryPanel() {
  const title = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft, { isSaved }] = useDraft("mental-health.entry", untouched);
  const [problem, setProblem] = useState<string>();
  const found = useSafetyWatch(draft.text);
  const [question, setQuestion] = useState({ words: firstQuestion, isOfModel: false });
  const [place, setPlace] = useState<string>();
  const [note, setNote] = useState("");
  const mood = draft.isMoodSet ? draft.mood : null;
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
    done: { title: saved.title, words: saved.description },
    refresh: [journal.key(), patternsKey],
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf("plain", draft.text);
    if (refusal) {
      problemToast(refusal.title, refusal.description);
      setProblem(refusal.description ?? refusal.title);
      return area.current?.focus();
    }
    // the id stays with the draft, so that trying again cannot save the page twice; the server takes over what is new
    const id = draft.id || newId();
    setDraft((before) => ({ ...before, id }));
    const answer = await saving.run({ id, entryText: draft.text, moodRating: draft.mood, isMoodSet: draft.isMoodSet, kind: "plain" });
    if (!answer) return;
    // what was written while it was on its way stays, and is a page of its own
    setDraft(({ text }) => ({
      ...untouched,
      text: text === draft.text ? "" : text.startsWith(draft.text) ? text.slice(draft.text.length).trimStart() : text,
    }));
  };

  return (
    <form className="sheet today" aria-labelledby={title} noValidate onSubmit={(event) => void save(event)}>
      <div className="stack gap-3">
        <div className="mood-top">
          <h2 id={title}>How is today?</h2>
          {/* the slider itself says its value */}
          <output aria-live="off" className={draft.isMoodSet ? "mood-val" : "mood-val is-untouched"}>
            {draft.isMoodSet ? (
              <>
                <span className="figure">{draft.mood}</span>
                <span className="lead">{moodWord(draft.mood)}</span>
              </>
            ) : (
              <span className="small muted">Not set yet</span>
            )}
          </output>
        </div>
        <MoodScale
          value={draft.mood}
          isTouched={draft.isMoodSet}
          word={moodWord}
          onChange={(mood) => setDraft((before) => ({ ...before, mood, isMoodSet: true }))}
        />
      </div>
      <CrisisCardPanel found={found} />
      <TextArea
        ref={area}
        label="AI Journal Assistant"
        required
        isLined
        hintFirst
        rows={6}
        className="journal-field"
        problem={problem}
        value={draft.text}
        hint={
          <span aria-live="polite">
            {question.isOfModel
              ? `Asked by the AI: ${question.words}`
              : `A place to start: ${question.words.charAt(0).toLowerCase()}${question.words.slice(1)}`}
          </span>
        }
        onChange={(event) => {
          const text = event.currentTarget.value;
          setProblem(undefined);
          setDraft((before) => ({ ...before, text }));
        }}
      />
      <div className="stack gap-3">
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
        <div className="row between save">
          <Button kind="quiet" onClick={() => void askNext()}>
            <AgainIcon small />
            Ask me another question
          </Button>
          <Button kind="primary" type="submit" isBusy={saving.isBusy}>
            Save Entry
          </Button>
        </div>
        <p className="small muted saved-note" role="status">
          {[note, isSaved ? "Kept in this browser until you save." : ""].filter(Boolean).join(" ")}
        </p>
      </div>
    </form>
  );
}
