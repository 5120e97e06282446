import { retrying } from "#web/chunk-load-error.ts";
import { BothVersions } from "#web/ui/both-versions.tsx";
import { Button } from "#web/ui/button.tsx";
import { DeletedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { part } from "#web/ui/part.tsx";
import { weeklyPlan } from "./growth.answers.rules.ts";
import { blankPlan, planFormOf, type PlanForm } from "./growth.plan.rules.ts";
import { useWeeklyPlan } from "./use-weekly-plan.panel.tsx";

// only for members who have saved before: not part of the page's own script
const EarlierVersions = part(() => retrying(() => import("./earlier-versions.panel.tsx")).then((file) => file.EarlierVersions<PlanForm>));

const Care = part(() => retrying(() => import("#safety/care.panel.tsx")).then((file) => file.Care));

const names = { priorities: { title: "Top 3 Priorities", field: "Priority" }, goals: { title: "Weekly Goals", field: "Goal" } } as const;
type List = keyof typeof names;
const lists: readonly List[] = ["priorities", "goals"];

/**
 * Three priorities and three goals; blank lines are not saved. The newest plan is loaded, and saving changes it as long as its week lasts,
 * unless an empty week was started or an earlier plan was opened.
 */
export function WeeklyPlanPanel() {
  const plan = useWeeklyPlan();
  const { draft, isSaved, other, saving } = plan;
  // opening an old plan does not bring up the card
  const newLines = lists.flatMap((list) => draft[list].filter((line) => !draft.from?.text.includes(line)));

  return (
    <Form className="sheet pdf-feature stack" aria-label="Weekly planner" onSubmit={plan.submit}>
      {isSaved && <Care text={newLines.join("\n")} />}
      <div className="g-two">
        {lists.map((list) => (
          <fieldset key={list} className="stack">
            <legend className="term">{names[list].title}</legend>
            {[0, 1, 2].map((at) => (
              <TextInput
                key={at}
                label={`${names[list].field} ${at + 1}`}
                maxLength={500}
                value={draft[list][at] ?? ""}
                onChange={(event) => plan.set(list, at, event.currentTarget.value)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {plan.isGone && <DeletedElsewhere what="plan" isBusy={saving.isBusy} onAddAgain={plan.addAgain} />}
      {other && (
        <BothVersions
          what="plan"
          others={lists.map((list) => ({ label: names[list].title, text: weeklyPlan(other)[list].filter(Boolean).join("\n") }))}
          saving={saving}
          onMine={plan.useMine}
          onTheirs={plan.useOther}
        />
      )}
      <div className="row between">
        <span className="small muted" role="status">
          {isSaved ? "Kept in this browser until you save" : ""}
        </span>
        <div className="row w-full sm:w-auto">
          {!isSaved && plan.hasPlan && (
            <Button kind="quiet" onClick={() => plan.open({ ...blankPlan, isOwn: true })}>
              Start an empty week
            </Button>
          )}
          <Button kind="primary" className="w-full sm:w-auto" type="submit" isBusy={saving.isBusy}>
            Save Weekly Plan
          </Button>
        </div>
      </div>
      <EarlierVersions
        kind="weekly-plan"
        title="Earlier plans"
        form="growth.weekly-plan"
        unsaved={isSaved ? draft : undefined}
        blank={blankPlan}
        valueOf={(entry) => ({ ...planFormOf(entry), isOwn: !plan.isNewest(entry) })}
        contentOf={({ priorities, goals }) => [priorities, goals]}
        onOpen={plan.open}
        description={(entry) =>
          [...weeklyPlan(entry).priorities, ...weeklyPlan(entry).goals].filter(Boolean).join(" · ") || "An empty week"
        }
      />
    </Form>
  );
}
