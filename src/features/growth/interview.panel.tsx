import { useState } from "react";
import { interviewDraft } from "#journal/journal.blocks.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { part } from "#web/ui/part.tsx";
import { Care } from "#safety/care.panel.tsx";
import { useEarlier, useSaveEntry } from "./save-entry.panel.tsx";
import { aloudLine } from "./growth.rules.ts";
import { interviewAnswers } from "./growth.answers.rules.ts";
import { interviewHints, interviewQuestions } from "./growth.tools.content.ts";

// only for members who have saved before: not part of the page's own script
const EarlierVersions = part(() =>
  retrying(() => import("./earlier-versions.panel.tsx")).then((file) => file.EarlierVersions<{ id: string; answers: string[] }>),
);

const blank = { id: "", answers: interviewQuestions.map(() => "") };

/** The unsaved answers, or those saved last. */
export function useAnswers(justSaved?: string[]) {
  const latest = useEarlier("interview").entries?.[0];
  const saved = justSaved ?? (latest ? interviewAnswers(latest) : blank.answers);
  const [draft, setDraft, { snapshot, isSaved }] = useDraft("growth.interview", { id: "", answers: saved });
  return { draft, setDraft, snapshot, isSaved, answers: draft.answers };
}

/** The five answers. The last saved version is loaded into the fields; every save is a version of its own. */
export function InterviewPanel() {
  const [shown, setShown] = useState<string[]>();
  const { draft, setDraft, snapshot, isSaved, answers: now } = useAnswers(shown);
  const saveIt = useSaveEntry("interview");

  const save = async () => {
    const id = draft.id || newId();
    setDraft({ id, answers: now });
    const settle = snapshot();
    const entry = interviewDraft(interviewQuestions.map((question, at) => ({ question, answer: now[at] ?? "" })));
    await saveIt.save(id, entry, (saved) => {
      setShown(interviewAnswers(saved)); // until the list of versions is refetched
      if (!settle()) setDraft((before) => ({ ...before, id: "" }));
    });
  };

  return (
    <Form className="sheet pdf-feature stack" aria-label="Your five answers" onSubmit={save}>
      {interviewQuestions.map((question, at) => (
        <TextArea
          key={question}
          label={question}
          rows={3}
          className="g-ans"
          value={now[at] ?? ""}
          hint={aloudLine(now[at] ?? "") || interviewHints[at]}
          onChange={(event) => {
            const answer = event.currentTarget.value;
            setDraft((before) => ({ ...before, answers: before.answers.map((one, other) => (other === at ? answer : one)) }));
          }}
        />
      ))}
      <Care text={now.join("\n")} />
      <div className="row between">
        <span className="small muted" role="status">
          {isSaved ? "Kept in this browser until you save" : ""}
        </span>
        <Button kind="primary" className="w-full sm:w-auto" type="submit" isBusy={saveIt.isBusy}>
          Save Interview Preparation
        </Button>
      </div>
      <EarlierVersions
        kind="interview"
        title="Earlier versions"
        form="growth.interview"
        unsaved={isSaved ? draft : undefined}
        blank={blank}
        valueOf={(entry) => ({ id: "", answers: interviewAnswers(entry) })}
        contentOf={({ answers }) => answers}
        onOpen={setDraft}
        description={(entry) => interviewAnswers(entry).find((answer) => answer !== "") ?? "Five empty answers"}
      />
    </Form>
  );
}
