import { assessmentDraft } from "#journal/journal.blocks.rules.ts";
import { count } from "#shared/text.ts";
import { retrying } from "#web/chunk-load-error.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { part } from "#web/ui/part.tsx";
import { useEarlier, useSaveEntry } from "./save-entry.panel.tsx";
import { assessmentTicks } from "./growth.answers.rules.ts";
import { balanceStatements } from "./growth.tools.content.ts";

// only for members who have saved before: not part of the page's own script
const EarlierVersions = part(() =>
  retrying(() => import("./earlier-versions.panel.tsx")).then((file) => file.EarlierVersions<{ id: string; ticks: boolean[] }>),
);

const blank = { id: "", ticks: balanceStatements.map(() => false) };

/** Six statements; every save is a dated entry of its own. The last one is shown again. */
export function AssessmentPanel() {
  const saveIt = useSaveEntry("relationship-assessment");
  const latest = useEarlier("relationship-assessment").entries?.[0];
  const saved = latest ? assessmentTicks(latest) : blank.ticks;
  const [draft, setDraft, { snapshot, isSaved }] = useDraft("growth.assessment", { id: "", ticks: saved });
  const { id: stored, ticks } = draft;

  const save = async () => {
    const id = stored || newId();
    setDraft({ id, ticks });
    const settle = snapshot();
    if (await saveIt.save(id, assessmentDraft(balanceStatements.map((statement, at) => ({ statement, isDone: ticks[at] ?? false })))))
      if (!settle()) setDraft((before) => ({ ...before, id: "" }));
  };
  const done = ticks.filter(Boolean).length;

  return (
    <Form className="sheet pdf-feature stack" aria-label="Balance check" onSubmit={save}>
      <fieldset className="g-ticks">
        <legend className="term">True over the past month</legend>
        <ul>
          {balanceStatements.map((statement, at) => (
            <li key={statement}>
              <Checkbox
                label={<span>{statement}</span>}
                checked={ticks[at] ?? false}
                onChange={() => setDraft({ id: stored, ticks: ticks.map((tick, one) => (one === at ? !tick : tick)) })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="row between">
        <span className="small muted" role="status">
          {done} of {balanceStatements.length} ticked{isSaved ? ". Kept in this browser until you save" : ""}
        </span>
        <Button kind="primary" className="w-full sm:w-auto" type="submit" isBusy={saveIt.isBusy}>
          Save Assessment
        </Button>
      </div>
      <EarlierVersions
        kind="relationship-assessment"
        title="Earlier assessments"
        form="growth.assessment"
        unsaved={isSaved ? draft : undefined}
        blank={blank}
        contentOf={({ ticks }) => ticks}
        valueOf={(entry) => ({ id: "", ticks: assessmentTicks(entry) })}
        onOpen={setDraft}
        description={(entry) => `${count(assessmentTicks(entry).filter(Boolean).length, "line")} of ${balanceStatements.length} ticked`}
      />
    </Form>
  );
}
