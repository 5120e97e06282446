import { lazy, Suspense, useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { whenIdle } from "#web/prefetch.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { EarlierPanel } from "./earlier.panel.tsx";
import { InvitePanel } from "./invite.panel.tsx";
import type { Reading } from "./marked.panel.tsx";
import { relationships, useRemoval } from "./relationships.api.ts";
import { analysisFailed, analysisSaved, situationRefusal } from "./relationships.rules.ts";
import { example } from "./relationships.words.content.ts";

const fetchReading = () => import("./reading.panel.tsx");
const Read = lazy(() => fetchReading().then((file) => ({ default: file.ReadingPanel })));
const blank = { id: "", text: "" };

/** The person's own words, with the phrases that match known flags marked in them, and notes next to. */
export const AnalyzerPanel = ({ isFirst }: { isFirst: boolean }) => (
  <Fold id="analyzer" title="Red Flag / Green Flag Analyzer" fact="Your words, marked in this browser. You decide" startsOpen={isFirst}>
    <Analyzer />
  </Fold>
);

function Analyzer() {
  const area = useRef<HTMLTextAreaElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft, { isSaved }] = useDraft("relationships.situation", blank);
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState<string>();
  const wantsText = useRef(false);
  const saving = useSave(relationships.analyze.call, {
    failed: analysisFailed,
    done: { title: analysisSaved.title, words: analysisSaved.description },
    refresh: [relationships.list.key()],
    onDone: (saved) => {
      setReading((now) => (now && now.text === saved.situationText ? { ...now, saved } : now));
      setDraft((now) => (now.text === saved.situationText ? blank : now));
    },
  });

  useEffect(() => {
    if (wantsText.current) area.current?.focus();
    wantsText.current = false;
  }, [reading]);

  // so that reading works at once, and without a network
  useEffect(() => whenIdle(() => void fetchReading().catch(() => undefined)), []);

  const save = (text: string, id: string) => void saving.run({ id, situationText: text });
  const analyze = (event: FormEvent) => {
    event.preventDefault();
    const refusal = situationRefusal(draft.text);
    if (refusal) {
      saving.refuse(refusal.title, refusal.description);
      setProblem(refusal.description ?? refusal.title);
      return area.current?.focus();
    }
    // the id stays with the draft, so that trying again cannot save the text twice
    const id = draft.id || newId();
    setDraft((before) => ({ ...before, id }));
    setReading({ text: draft.text, saved: null });
    save(draft.text, id);
  };
  const write = (text: string) => {
    setReading(null);
    setProblem(undefined);
    if (text) setDraft({ id: "", text });
    wantsText.current = true;
  };
  const found = useSafetyWatch(draft.text);
  const remove = useRemoval((id) => {
    if (reading?.saved?.id !== id) return;
    wantsText.current = true;
    setReading(null);
  });
  const focusHead = useCallback(() => head.current?.focus(), []);
  const top = (hasDanger: boolean) => (
    <div className="stack gap-2">
      <h3 className="visually-hidden" ref={head} tabIndex={-1}>
        The situation
      </h3>
      <p className="how">
        <span>
          <Wave />
          to look at twice
        </span>
        {!hasDanger && (
          <span>
            <Straight />
            worth keeping
          </span>
        )}
      </p>
    </div>
  );
  const earlier = (
    <EarlierPanel
      shown={reading?.saved?.id}
      onOpen={(saved) => setReading({ text: saved.situationText, saved })}
      onRemove={(id) => void remove(id)}
    />
  );

  return (
    <div className="grid12">
      {reading ? (
        <Suspense
          fallback={
            <div className="sheet situation lg:col-span-7">
              {top(false)}
              <Skeleton description="Reading your words" />
            </div>
          }
        >
          <Read
            reading={reading}
            head={top}
            earlier={earlier}
            isBusy={saving.isBusy}
            onShown={focusHead}
            onRetry={() => save(reading.text, draft.id || newId())}
            onAnother={() => write("")}
            onChange={() => write(reading.text)}
            onRemove={(id) => void remove(id)}
          />
        </Suspense>
      ) : (
        <>
          <div className="sheet situation lg:col-span-7">
            {top(false)}
            <form className="stack" noValidate onSubmit={analyze}>
              <CrisisCardPanel found={found} />
              <TextArea
                ref={area}
                label="What happened?"
                required
                hintFirst
                rows={5}
                className="what"
                problem={problem}
                value={draft.text}
                hint="Their words and yours, as close as you remember. Only you can read this."
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  setProblem(undefined);
                  setDraft({ id: "", text });
                }}
              />
              <div className="row between save">
                <span className="small muted" role="status">
                  {isSaved && draft.text ? "Kept in this browser until you save" : ""}
                </span>
                <Button kind="primary" type="submit" isBusy={saving.isBusy}>
                  Analyze
                </Button>
              </div>
            </form>
            {earlier}
          </div>
          <InvitePanel onExample={() => setReading({ text: example, saved: null, isExample: true })} />
        </>
      )}
    </div>
  );
}

const Wave = () => (
  <svg width="36" height="12" viewBox="0 0 36 12" aria-hidden="true">
    <path className="wave" d="M0 7q3-5 6 0t6 0 6 0 6 0 6 0 6 0" />
  </svg>
);
const Straight = () => (
  <svg width="36" height="12" viewBox="0 0 36 12" aria-hidden="true">
    <path className="wave is-straight" d="M0 7h36" />
  </svg>
);
