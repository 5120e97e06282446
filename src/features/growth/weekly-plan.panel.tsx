import { useState, type FormEvent } from "react";
import { weeklyPlanDraft } from "#journal/journal.blocks.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { part } from "#web/ui/part.tsx";
import { useEarlier, useSaveEntry } from "./save-entry.panel.tsx";
import { weeklyPlan, type WeeklyPlan } from "./growth.answers.rules.ts";

// only for members who have saved before: not part of the page's own script
const EarlierVersions = part(() =>
  retrying(() => import("./earlier-versions.panel.tsx")).then((file) => file.EarlierVersions<WeeklyPlan & { id: string }>),
);

const three = ["", "", ""];
const blank: WeeklyPlan & { id: string } = { id: "", priorities: three, goals: three };

/** Three priorities and three goals; blank lines are not saved. The last saved plan is loaded. */
export function WeeklyPlanPanel() {
  const [shown, setShown] = useState<WeeklyPlan>();
  const saveIt = useSaveEntry("weekly-plan");
  const latest = useEarlier("weekly-plan").entries?.[0];
  const saved = shown ?? (latest ? weeklyPlan(latest) : blank);
  const [draft, setDraft, { snapshot, isSaved }] = useDraft("growth.weekly-plan", { ...blank, ...saved });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const id = draft.id || newId();
    setDraft({ ...draft, id });
    const settle = snapshot();
    await saveIt.save(id, weeklyPlanDraft(draft), (answer) => {
      setShown(weeklyPlan(answer)); // until the list of plans is refetched
      if (!settle()) setDraft((before) => ({ ...before, id: "" }));
    });
  };
  const set = (list: "priorities" | "goals", at: number, line: string) =>
    setDraft((before) => ({ ...before, [list]: before[list].map((one, other) => (other === at ? line : one)) }));
  const fields = (list: "priorities" | "goals", name: string) =>
    three.map((_, at) => (
      <TextInput
        key={`${list}${at}`}
        label={`${name} ${at + 1}`}
        maxLength={500}
        value={draft[list][at] ?? ""}
        onChange={(event) => set(list, at, event.currentTarget.value)}
      />
    ));

  return (
    <form className="sheet pdf-feature stack" aria-label="Weekly planner" noValidate onSubmit={(event) => void save(event)}>
      <div className="g-two">
        <fieldset className="stack">
          <legend className="term">Top 3 Priorities</legend>
          {fields("priorities", "Priority")}
        </fieldset>
        <fieldset className="stack">
          <legend className="term">Weekly Goals</legend>
          {fields("goals", "Goal")}
        </fieldset>
      </div>
      <div className="row between">
        <span className="small muted" role="status">
          {isSaved ? "Kept in this browser until you save" : ""}
        </span>
        <div className="row w-full sm:w-auto">
          {!isSaved && (latest || shown) && (
            <Button kind="quiet" onClick={() => setDraft(blank)}>
              Start an empty week
            </Button>
          )}
          <Button kind="primary" className="w-full sm:w-auto" type="submit" isBusy={saveIt.isBusy}>
            Save Weekly Plan
          </Button>
        </div>
      </div>
      <EarlierVersions
        kind="weekly-plan"
        title="Earlier plans"
        form="growth.weekly-plan"
        unsaved={isSaved ? draft : undefined}
        blank={blank}
        valueOf={(entry) => ({ id: "", ...weeklyPlan(entry) })}
        onOpen={setDraft}
        description={(entry) =>
          [...weeklyPlan(entry).priorities, ...weeklyPlan(entry).goals].filter(Boolean).join(" · ") || "An empty week"
        }
      />
    </form>
  );
}
