import { useState } from "react";
import { formatMonth, monthOf, type Month } from "#shared/dates.ts";
import { showCents, signOf } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, FormDialog } from "#web/ui/dialog.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { Select, TextInput, Options } from "#web/ui/field.tsx";
import { budget, type MonthCategory, type MonthView } from "./budget.api.ts";
import { refuseName } from "./budget.rules.ts";
import { useSafeToast } from "./use-safe-toast.panel.tsx";

type NewCategory = { id: string; name: string; month: string; cents: number };
const empty = { id: "", name: "", budget: "" };

export function AddCategoryDialog({ view, currency, onClose }: { view: MonthView; currency: string; onClose: () => void }) {
  const [{ id: saved, name: called, budget: planned }, setDraft, draft] = useDraft("budget.category", empty);
  const [problems, setProblems] = useState<{ name?: string; budget?: string }>({});
  const withSafeToast = useSafeToast();
  const saving = useSave((input: NewCategory) => withSafeToast(() => add(input)), {
    failed: "Error saving category",
    refresh: [budget.key()],
    done: ({ name }) => ({ title: `${name} added.` }),
  });
  const change = (part: Partial<typeof empty>) => {
    setProblems({});
    saving.clearProblem();
    // other content is another category to the server
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };
  const submit = async () => {
    const name = refuseName(
      called,
      view.categories.filter((one) => one.isActive).map((one) => one.name),
    );
    const { cents, refusal } = readAmount(planned, decimalMark());
    if (name || cents === undefined) {
      if (name) saving.refuse(name);
      return setProblems({ ...(name && { name }), ...(refusal && { budget: refusal }) });
    }
    const id = saved || newId();
    setDraft((before) => ({ ...before, id }));
    const settle = draft.snapshot();
    if ((await saving.run({ id, name: called.trim(), month: view.month, cents })) && settle()) onClose();
  };
  return (
    <FormDialog title="Add Category" draft={draft} act="Add" isBusy={saving.isBusy} onSubmit={submit} onClose={onClose}>
      <TextInput
        label="Name"
        required
        autoFocus
        autoComplete="off"
        placeholder="Garden"
        problem={problems.name ?? (saving.problem?.field === "name" ? saving.problem.message : undefined)}
        value={called}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <MoneyInput
        label="Budget"
        sign={signOf(currency)}
        hint="Monthly amount. You can set it later."
        problem={problems.budget}
        value={planned}
        onChange={(event) => change({ budget: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

/** The id of the category that a sent id has added, if it began later: sent again, its name would be refused as its own. */
const begun = new Map<string, string>();

async function add({ id: sent, name, month, cents }: NewCategory) {
  const { id } = await budget.addCategory.call({ id: begun.get(sent) ?? sent, name, month, colour: null });
  begun.set(sent, id);
  if (cents > 0) await budget.setBudget.call({ id, month, cents, seenCents: 0 });
  return { name };
}

/** To delete a category with expenses, the member has to choose where they go. */
export function RemoveCategoryDialog({
  category,
  month,
  others,
  currency,
  onAnswer,
  onClose,
}: {
  category: MonthCategory;
  month: Month;
  others: readonly MonthCategory[];
  currency: string;
  onAnswer: (moveTo: string | null) => void;
  onClose: () => void;
}) {
  const [moveTo, setMoveTo] = useState(others[0]?.id ?? "");
  const today = useToday(useMember().timeZone);
  const sum = `${showCents(category.spentCents, currency)} is written down here`;
  const where =
    category.lines === 0
      ? "It has expenses in this month or a later one."
      : month === monthOf(today)
        ? `${sum} this month.`
        : `${sum} in ${formatMonth(month)}, and later months may have more.`;
  return (
    <Dialog
      title={`Delete ${inSentence(category.name)}?`}
      onClose={onClose}
      acts={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" onClick={() => onAnswer(moveTo || null)}>
            Delete
          </Button>
        </>
      }
    >
      <p>{where} Earlier months stay as they are.</p>
      <Select label="Its expenses" value={moveTo} onChange={(event) => setMoveTo(event.currentTarget.value)}>
        <Options of={others.map((one) => ({ id: one.id, name: `move to ${inSentence(one.name)}` }))} />
        <option value="">delete them too</option>
      </Select>
    </Dialog>
  );
}
