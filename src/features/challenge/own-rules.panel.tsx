import { useRef, useState } from "react";
import { useEdits } from "#web/edits.ts";
import { useSave } from "#web/save.ts";
import { BothVersions } from "#web/ui/both-versions.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { EditIcon } from "#web/ui/icons.tsx";
import { challenge, refreshChallenge, type State } from "./challenge.api.ts";
import { readLines } from "./own.rules.ts";

/** The member's own rules of what counts. */
export function OwnRulesPanel({ state }: { state: State }) {
  const stored = { still: state.still.join("\n"), spent: state.spent.join("\n") };
  const edits = useEdits("challenge.rules.edits", stored);
  const [isOpen, setOpen] = useState(edits.isSaved);
  const draft = isOpen || edits.isSaved ? edits.value : null;
  const end = () => {
    edits.clear();
    setOpen(false);
  };
  const [problem, setProblem] = useState<{ still?: string; spent?: string }>({});
  // an open form from an earlier visit must not take the focus
  const isOpening = useRef(false);
  const begin = (field: HTMLTextAreaElement | null) => {
    if (field && isOpening.current) field.focus();
    isOpening.current = false;
  };
  const saving = useSave(challenge.setRules.call, {
    failed: "Error saving your rules",
    done: { title: "Saved!", words: "Your rules have been saved." },
    refresh: [challenge.key()],
  });
  const save = async (seen: Partial<typeof stored>) => {
    const [still, spent] = [readLines(draft?.still ?? ""), readLines(draft?.spent ?? "")];
    setProblem({ ...(still.refusal && { still: still.refusal }), ...(spent.refusal && { spent: spent.refusal }) });
    if (!still.lines || !spent.lines) return;
    const seenLines = Object.fromEntries(Object.entries(seen).map(([field, text]) => [field, text === "" ? [] : text.split("\n")]));
    const settle = edits.snapshot();
    const isSaved = await saving.run({ still: still.lines, spent: spent.lines, seen: seenLines }, () => {
      if (settle()) setOpen(false);
      else if (draft) edits.settle(draft);
    });
    // a refusal may mean that it was changed elsewhere: then both versions are shown
    if (!isSaved) void refreshChallenge();
  };
  return (
    <Fold id="rules" title="Your rules" fact="You decide what counts. Nobody checks.">
      {draft ? (
        <Form className="stack" onSubmit={() => save(edits.seen)}>
          <TextArea
            ref={begin}
            label="Still a no-spend day"
            hint="One per line."
            rows={4}
            problem={problem.still}
            value={draft.still}
            onChange={(event) => {
              const still = event.currentTarget.value;
              setProblem({});
              edits.change({ still });
            }}
          />
          <TextArea
            label="A spent day"
            hint="One per line."
            rows={4}
            problem={problem.spent}
            value={draft.spent}
            onChange={(event) => {
              const spent = event.currentTarget.value;
              setProblem({});
              edits.change({ spent });
            }}
          />
          {edits.conflicts.length > 0 && (
            <BothVersions
              what="list"
              others={edits.conflicts.map((field) => ({
                label: field === "still" ? "Still a no-spend day" : "A spent day",
                text: stored[field],
              }))}
              saving={saving}
              onMine={() => void save(edits.seenNow)}
              onTheirs={edits.useTheirs}
            />
          )}
          <div className="row justify-end">
            <Button onClick={end}>Cancel</Button>
            <Button kind="primary" type="submit" isBusy={saving.isBusy}>
              Save the rules
            </Button>
          </div>
        </Form>
      ) : (
        <div className="receipt">
          <RuleList title="Still a no-spend day" lines={state.still} />
          <RuleList title="A spent day" lines={state.spent} />
          <Button
            kind="quiet"
            className="quiet-start"
            icon={<EditIcon small />}
            onClick={() => {
              isOpening.current = true;
              setOpen(true);
            }}
          >
            Change the rules
          </Button>
        </div>
      )}
    </Fold>
  );
}

function RuleList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="term font-sans tracking-normal">{title}</h3>
      <ul className="own-rules">
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
