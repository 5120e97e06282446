import { useRef, useState } from "react";
import type { Day } from "#shared/dates.ts";
import { inSentence } from "#shared/text.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { removeOnce } from "#web/undo.ts";
import { formatWhen } from "#web/format-day.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { DeleteIcon, PlusIcon } from "#web/ui/icons.tsx";
import { Badge, Meter } from "#web/ui/shapes.tsx";
import { challenge, refreshChallenge, type State, type StoredMilestone } from "./challenge.api.ts";
import { percentOfWay, readMilestone, formatMilestone, toNextMilestone } from "./milestone.rules.ts";
import { Leaf } from "./sign.panel.tsx";

export function MilestonesPanel({ state, today }: { state: State; today: Day }) {
  const remove = ({ id, label }: StoredMilestone) =>
    removeOnce({
      id,
      title: `${inSentence(label)} deleted.`,
      failed: "Could not delete the milestone",
      remove: () => challenge.removeMilestone.call({ id }),
      refresh: refreshChallenge,
    });
  const unlocked = state.milestones.filter(({ unlockedOn }) => unlockedOn !== null).length;
  return (
    <Fold
      id="milestones"
      title="Challenge Milestones"
      fact={[`${unlocked} of ${state.milestones.length} unlocked.`, toNextMilestone(state)].filter(Boolean).join(" ")}
    >
      <ul className="stones">
        {state.milestones.map((one) => {
          const isOn = one.unlockedOn !== null;
          return (
            <li key={one.id} data-row={one.id} className={isOn ? "stone is-on" : "stone"}>
              <Leaf isOn={isOn} />
              <div className="stone-name">
                <h3 dir="auto">{one.label}</h3>
                {one.isCustom && <Badge>Custom</Badge>}
                {isOn && <Badge look="unlocked">Unlocked</Badge>}
              </div>
              {!isOn && (
                <div className="stone-bar">
                  <Meter
                    label={`${one.label}: how far`}
                    value={percentOfWay(state.current, one.days)}
                    description={`${state.current} of ${one.days} days`}
                  />
                </div>
              )}
              <div className="stone-sum num">
                {one.unlockedOn ? (
                  <span className="small muted">{formatWhen(one.unlockedOn, today)}</span>
                ) : (
                  <span>
                    <b>{state.current}</b>{" "}
                    <span className="muted">
                      of {one.days} {one.days === 1 ? "day" : "days"}
                    </span>
                  </span>
                )}
                {one.isCustom && (
                  <IconButton label={`Delete the milestone ${one.label}`} onClick={() => void remove(one)}>
                    <DeleteIcon />
                  </IconButton>
                )}
              </div>
              <p className="stone-caption small muted">{formatMilestone(one, state.current)}</p>
            </li>
          );
        })}
      </ul>
      <AddMilestone />
    </Fold>
  );
}

const empty = { id: "", label: "", days: "" };

function AddMilestone() {
  const [draft, setDraft, { snapshot }] = useDraft("challenge.milestone", empty);
  const [problem, setProblem] = useState<{ label?: string; days?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useSave(challenge.addMilestone.call, { failed: "Error saving milestone", refresh: [challenge.key()] });
  const change = (part: Partial<typeof empty>) => {
    setProblem({});
    // other content is another milestone to the server
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };
  const add = async () => {
    const read = readMilestone(draft.label, draft.days);
    if (read.refusal !== undefined) {
      setProblem({ [read.field]: read.refusal });
      saving.refuse(read.refusal);
      return form.current?.querySelector<HTMLInputElement>(`[name=${read.field}]`)?.focus();
    }
    const id = draft.id || newId();
    setDraft((before) => ({ ...before, id }));
    const settle = snapshot();
    if (await saving.run({ id, label: read.label, days: read.days })) settle();
  };
  return (
    <Form ref={form} className="add no-print" aria-label="Add a milestone of your own" onSubmit={add}>
      <TextInput
        label="Name"
        required
        name="label"
        autoComplete="off"
        placeholder="Until payday"
        problem={problem.label}
        value={draft.label}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <TextInput
        label="Days in a row"
        required
        name="days"
        inputMode="numeric"
        autoComplete="off"
        placeholder="10"
        problem={problem.days}
        value={draft.days}
        onChange={(event) => change({ days: event.currentTarget.value })}
      />
      <Button type="submit" icon={<PlusIcon small />} isBusy={saving.isBusy}>
        Add Milestone
      </Button>
    </Form>
  );
}
