import { useRef, useState } from "react";
import { journal, writePage } from "#journal/journal.api.ts";
import { decisionDraft, pollDraft } from "#journal/journal.blocks.rules.ts";
import { originOf, refusalOf } from "#journal/journal.rules.ts";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { ShareIcon } from "#web/ui/icons.tsx";
import { ReasonsPanel } from "./reasons.panel.tsx";
import { decisionWords, reasonRefusal, weighingSentence, type Decision, type Reason } from "./relationships.decide.rules.ts";
import { ScalesPanel } from "./scales.panel.tsx";
import { part } from "#web/ui/part.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const SavedPagePanel = part(() => retrying(() => import("#journal/saved-page.panel.tsx")).then((file) => file.SavedPagePanel));

// opened after the question was saved
const PollPanel = part(() => retrying(() => import("./poll.panel.tsx")).then((file) => file.PollPanel));

const nothing: Decision & { ids: Record<string, string> } = { text: "", reasons: [], ids: {} };

/** A decision, its reasons on a pair of scales with the member's own weights, saved as a journal entry or as a question for friends. */
export const DecidePanel = () => (
  <div className="second">
    <Fold id="decide" title="Help Me Decide" fact="For and against, by your own weights" className="wrap">
      <DecisionForm />
    </Fold>
  </div>
);

function DecisionForm() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [decision, setDecision, { isSaved }] = useDraft("relationships.decision", nothing);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<ReturnType<typeof reasonRefusal>>(null);
  const [polled, setPolled] = useState<string | null>(null);
  const [saved, setSaved] = useState<{ id: string; decision: typeof nothing }>();
  const keeping = useKind("decision");
  const polling = useKind("poll", () => setPolled(decision.text));
  const message = weighingSentence(decision.reasons);

  const change = (next: Partial<Decision>) => {
    setProblem(undefined);
    setWrong(null);
    setDecision((before) => ({ ...before, ...next, ids: {} }));
  };
  /** The id stays with the draft until the text changes, so that a retry cannot save it twice. */
  const idFor = (kind: "decision" | "poll") => {
    const id = decision.ids[kind] ?? newId();
    setDecision((before) => ({ ...before, ids: { ...before.ids, [kind]: id } }));
    return id;
  };
  const isRefused = (kind: "decision" | "poll") => {
    const first = refusalOf(kind, decision.text);
    const long = first ? null : reasonRefusal(decision.reasons);
    setWrong(long);
    if (long) keeping.refuse(originOf(kind).failed, long.sentence);
    const refusal = first ?? (long ? null : refusalOf(kind, decisionWords(decision)));
    if (!refusal) return long !== null;
    keeping.refuse(refusal.title, refusal.description);
    setProblem(refusal.description ?? refusal.title);
    area.current?.focus();
    return true;
  };
  const save = async () => {
    if (isRefused("decision")) return;
    await keeping.run({ ...decisionDraft(decisionWords(decision)), id: idFor("decision") }, ({ id }) => {
      setSaved({ id, decision: { ...decision, ids: {} } });
      // changes made during the save stay
      setDecision((now) => (decisionWords(now) === decisionWords(decision) ? nothing : now));
    });
  };
  const poll = () => {
    if (!isRefused("poll")) void polling.run({ ...pollDraft(decision.text), id: idFor("poll") });
  };
  // after a save the form is one field until something is written again
  const isAtRest = saved !== undefined && decision.text === "" && decision.reasons.length === 0 && problem === undefined;
  const found = useSafetyWatch([decision.text, ...decision.reasons.map((one) => one.text)].join("\n"));
  const setReasons = (reasons: readonly Reason[]) => change({ reasons });

  return (
    <Form aria-labelledby="decide-title" onSubmit={save}>
      <div className="decide-top">
        <div className="words">
          <CrisisCardPanel found={found} />
          {saved && (
            <SavedPagePanel
              key={saved.id}
              id={saved.id}
              title={(isWaiting) => `Your decision is ${isWaiting ? "kept" : "saved"}.`}
              takesFocus={isAtRest}
              onGone={() => setSaved(undefined)}
              onUndone={(words = decisionWords(saved.decision)) => {
                setSaved((now) => (now?.id === saved.id ? undefined : now));
                const undone = words === decisionWords(saved.decision) ? saved.decision : { ...nothing, text: words };
                setDecision((now) =>
                  decisionWords(now) === decisionWords(nothing) ? undone : { ...now, text: `${words}\n\n${now.text}`, ids: {} },
                );
                area.current?.focus();
              }}
            />
          )}
          <TextArea
            ref={area}
            label="What are you deciding?"
            required
            rows={2}
            problem={problem}
            value={decision.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </div>
        {!isAtRest && <ScalesPanel reasons={decision.reasons} />}
      </div>
      <div className="decide" hidden={isAtRest}>
        <div className="grid12">
          <ReasonsPanel side="for" reasons={decision.reasons} wrong={wrong} onChange={setReasons} />
          <ReasonsPanel side="against" reasons={decision.reasons} wrong={wrong} onChange={setReasons} />
        </div>
        <div className="fin">
          <p role="status">
            <b className="strong">{message.loud}</b> {message.quiet}
          </p>
          <div className="row">
            <Button icon={<ShareIcon small />} isBusy={polling.isBusy} onClick={poll}>
              Poll Contacts
            </Button>
            <Button kind="primary" type="submit" isBusy={keeping.isBusy}>
              Save as Journal
            </Button>
          </div>
          <p className="small muted fin-note">
            {isSaved ? "Kept in this browser until you save. " : ""}Poll Contacts saves your question and opens a text that you can change
            and send yourself. We contact nobody.
          </p>
        </div>
      </div>
      {polled !== null && <PollPanel text={polled} onClose={() => setPolled(null)} />}
    </Form>
  );
}

function useKind(kind: "decision" | "poll", onDone?: () => void) {
  const { failed, saved } = originOf(kind);
  return useSave(writePage, {
    failed,
    done: { title: saved.title, words: saved.description },
    refresh: [journal.key()],
    source: "decision",
    ...(onDone && { onDone }),
  });
}
