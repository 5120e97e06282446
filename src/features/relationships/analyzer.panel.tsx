import { useCallback, useEffect, useRef } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { whenIdle } from "#web/prefetch.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { part } from "#web/ui/part.tsx";
import { EarlierPanel } from "./earlier.panel.tsx";
import { InvitePanel } from "./invite.panel.tsx";
import { example } from "./relationships.words.content.ts";
import { useAnalyzer } from "./use-analyzer.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const fetchReading = () => retrying(() => import("./reading.panel.tsx"));
const Read = part(
  () => fetchReading().then((file) => file.ReadingPanel),
  ({ head }) => (
    <div className="sheet situation lg:col-span-7">
      {head(false)}
      <Skeleton description="Reading your words" />
    </div>
  ),
);

/** The member's own text, with the phrases that match known flags marked in it, and notes beside it. */
export const AnalyzerPanel = ({ isFirst }: { isFirst: boolean }) => (
  <Fold id="analyzer" title="Red Flag / Green Flag Analyzer" fact="Your words, marked in this browser. You decide" startsOpen={isFirst}>
    <Analyzer />
  </Fold>
);

function Analyzer() {
  const area = useRef<HTMLTextAreaElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const analyzer = useAnalyzer(area);
  const { reading } = analyzer;

  // so that the analysis works at once, and offline
  useEffect(() => whenIdle(() => void fetchReading().catch(() => undefined)), []);

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
      onOpen={(saved) => analyzer.show({ text: saved.situationText, saved })}
      onRemove={analyzer.remove}
    />
  );

  return (
    <div className="grid12">
      {reading ? (
        <Read
          reading={reading}
          watched={analyzer.found}
          head={top}
          earlier={earlier}
          isBusy={analyzer.isBusy}
          onShown={focusHead}
          onRetry={() => analyzer.retry(reading.text)}
          onAnother={() => analyzer.rewrite("")}
          onChange={() => analyzer.rewrite(reading.isExample && analyzer.text.trim() ? "" : reading.text)}
          onRemove={analyzer.remove}
        />
      ) : (
        <>
          <div className="sheet situation lg:col-span-7">
            {top(false)}
            <Form className="stack" onSubmit={analyzer.analyze}>
              <CrisisCardPanel found={analyzer.found} />
              <TextArea
                ref={area}
                label="What happened?"
                required
                hintFirst
                rows={5}
                className="what"
                problem={analyzer.problem}
                value={analyzer.text}
                hint="Their words and yours, as close as you remember. Only you can read this."
                onChange={(event) => analyzer.write(event.currentTarget.value)}
              />
              <div className="row between save">
                <span className="small muted" role="status">
                  {analyzer.isKept ? "Kept in this browser until you save" : ""}
                </span>
                <Button kind="primary" type="submit" isBusy={analyzer.isBusy}>
                  Analyze
                </Button>
              </div>
            </Form>
            {earlier}
          </div>
          <InvitePanel onExample={() => analyzer.show({ text: example, saved: null, isExample: true })} />
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
