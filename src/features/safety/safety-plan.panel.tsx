import "./safety.css";
import "./safety-plan.css";
import { useState } from "react";
import { useEdits } from "#web/edits.ts";
import { useSave } from "#web/save.ts";
import { BothVersions } from "#web/ui/both-versions.tsx";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { ExitChoice } from "./quick-exit.panel.tsx";
import { useScrollTo } from "./help-link.panel.tsx";
import { planParts, planRefusal, type SafetyPlan } from "./safety-plan.rules.ts";
import { safety, showPlan, useSafetyPlan } from "./safety.api.ts";
import { crisisLines } from "./safety.lines.content.ts";

/** A plan for a bad hour, in the member's own words; the crisis lines are beside it and on the printed page. */
export function SafetyPlanPanel() {
  useScrollTo("plan", useSafetyPlan().data !== undefined);
  return (
    <section className="sheet hand stack gap-4" id="safety-plan" tabIndex={-1} aria-labelledby="safety-plan-title">
      <h3 id="safety-plan-title">My safety plan</h3>
      <Plan />
    </section>
  );
}

/** The same as a fold of a page. */
export function SafetyPlanFold() {
  const { data } = useSafetyPlan();
  useScrollTo("plan", data !== undefined);
  const isWritten = data && planParts.some(({ key }) => data[key].trim() !== "");
  return (
    <Fold
      level={3}
      id="safety-plan"
      title="My safety plan"
      fact={isWritten ? "Written down. Opens without a network, too" : "Written on a calm day, for a hard one"}
    >
      <Plan />
    </Fold>
  );
}

function Plan() {
  const query = useSafetyPlan();
  return (
    <>
      <p className="muted no-print">Only you can read it. On this device it opens without a network, too.</p>
      {query.data ? (
        <PlanForm stored={query.data} onRefused={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton description="Fetching your plan" />
      ) : (
        <LoadFailed title="Failed to load your plan" onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
      <div className="no-print">
        <ExitChoice />
      </div>
    </>
  );
}

function PlanForm({ stored, onRefused }: { stored: SafetyPlan; onRefused: () => void }) {
  const edits = useEdits<SafetyPlan>("safety.plan", stored);
  const [problem, setProblem] = useState<ReturnType<typeof planRefusal>>(null);
  const plan = edits.value;
  const saving = useSave(safety.savePlan.call, {
    failed: "Error saving",
    done: { title: "Saved!", words: "Your safety plan is saved." },
    onDone: (saved) => {
      showPlan(saved);
      edits.settle(saved);
    },
  });
  const save = async (seen: Partial<SafetyPlan>) => {
    const refusal = planRefusal(plan);
    setProblem(refusal);
    // a refusal may mean that it was changed elsewhere: then both versions are shown
    if (!refusal) return void ((await saving.run({ ...plan, seen })) ?? onRefused());
    saving.refuse("Error saving", refusal.sentence);
    document.getElementById(`plan-${refusal.part}`)?.focus();
  };
  return (
    <>
      <Form className="stack gap-4 no-print" onSubmit={() => save(edits.seen)}>
        <div className="plan-parts">
          {planParts.map(({ key, label, hint }) => (
            <TextArea
              key={key}
              id={`plan-${key}`}
              label={label}
              hint={hint}
              rows={3}
              problem={problem?.part === key ? problem.sentence : undefined}
              value={plan[key]}
              onChange={(event) => {
                const words = event.currentTarget.value;
                setProblem(null);
                edits.change({ [key]: words });
              }}
            />
          ))}
        </div>
        {edits.conflicts.length > 0 && (
          <BothVersions
            what="plan"
            others={planParts.filter(({ key }) => edits.conflicts.includes(key)).map(({ key, label }) => ({ label, text: stored[key] }))}
            saving={saving}
            onMine={() => void save(edits.seenNow)}
            onTheirs={edits.useTheirs}
          />
        )}
        <div className="row between">
          <Button kind="quiet" className="quiet-start" onClick={printPlan}>
            Print
          </Button>
          <span className="row">
            <span className="small muted" role="status">
              {edits.isSaved ? "Kept in this browser until you save." : ""}
            </span>
            <Button kind="primary" type="submit" isBusy={saving.isBusy}>
              Save plan
            </Button>
          </span>
        </div>
      </Form>
      <PrintedPlan plan={plan} />
    </>
  );
}

/** The plan for print: whole texts instead of fields, and the lines to call. */
function PrintedPlan({ plan }: { plan: SafetyPlan }) {
  return (
    <div className="plan-paper">
      {planParts.map(({ key, label }) => (
        <div key={key}>
          <h4>{label}</h4>
          <p>{plan[key].trim() === "" ? "\u00a0" : plan[key]}</p>
        </div>
      ))}
      <div>
        <h4>Lines that answer day and night</h4>
        <ul>
          {crisisLines.map((line) => (
            <li key={line.href}>
              <strong>{line.description}</strong> {line.who}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Prints this plan and nothing else of the page, which may contain private text. */
function printPlan() {
  const page = document.documentElement;
  page.dataset["print"] = "plan";
  const path: Element[] = [];
  for (let one = document.getElementById("safety-plan"); one && one !== page; one = one.parentElement) path.push(one);
  for (const one of path) one.classList.add("print-path");
  const end = () => {
    delete page.dataset["print"];
    for (const one of path) one.classList.remove("print-path");
  };
  addEventListener("afterprint", end, { once: true });
  print();
}
