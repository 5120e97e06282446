import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { daysInMonth, monthName, monthOf, type Day } from "#shared/dates.ts";
import { inSentence } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { useRepeatId, useSave } from "#web/save.ts";
import { removeOnce } from "#web/undo.ts";
import { Button } from "#web/ui/button.tsx";
import { part } from "#web/ui/part.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { firstPaint } from "#web/ui/late-component.tsx";
import { budget, type MonthCategory, type MonthView } from "./budget.api.ts";
import { isChanged, type CategoryActs, type CategoryEdit } from "./category-edit.panel.tsx";
import { CategoryRow, preloadCategoryForm } from "./category-row.panel.tsx";
import { formatExamples } from "./budget.rules.ts";
import { percentOfMonth } from "./safe.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";
import { useSafeToast } from "./use-safe-toast.panel.tsx";

const AddCategoryDialog = part(() => retrying(() => import("./category-dialogs.panel.tsx")).then((one) => one.AddCategoryDialog));
const RemoveCategoryDialog = part(() => retrying(() => import("./category-dialogs.panel.tsx")).then((one) => one.RemoveCategoryDialog));

type Props = {
  view: MonthView;
  categories: readonly MonthCategory[];
  edit: CategoryEdit;
  isExample: boolean;
  today: Day;
  currency: string;
  onSeeLines: (id: string) => void;
};

export function CategoriesPanel({ view, categories, edit, isExample, today, currency, onSeeLines }: Props) {
  const [open, setOpen] = useState<"add" | MonthCategory>();
  useEffect(() => void firstPaint.then(preloadCategoryForm).catch(() => undefined), []);
  const withSafeToast = useSafeToast();
  const isNow = view.month === monthOf(today);
  const isUnsaved = edit.draft !== null && isChanged(edit.draft);
  const ids = useRepeatId();
  const saving = useSave(budget.save.call, {
    failed: "Error saving budget",
    refresh: [budget.key()],
    done: { title: "Saved!", words: `Your budget for ${monthName(view.month)} has been saved. You can compare it or bring it back.` },
    onDone: ids.answered,
  });
  const saveAll = () =>
    withSafeToast(async () => {
      if (!(await edit.save())) return;
      const { month } = view;
      // the month as the server has it: changed since a try without an answer, it is another version
      const latest = await budget.month.call({ month }).catch(() => ({ categories: newId() }));
      await saving.run({ id: ids.idFor(JSON.stringify([month, latest.categories])), month });
    });
  const remove = async (category: MonthCategory, moveTo: string | null) => {
    const isGone = await removeOnce({
      id: category.id,
      title: `${inSentence(category.name)} deleted.`,
      failed: "Could not delete the category",
      remove: () => withSafeToast(() => budget.removeCategory.call({ id: category.id, month: view.month, moveTo, isEmpty: !open })),
      isAnswered: ({ kind }) => {
        if (kind !== "conflict") return false;
        setOpen(category); // it has expenses that this month does not show
        return true;
      },
      onGone: edit.cancel,
      refresh: () => queries.invalidateQueries({ queryKey: budget.key() }),
    });
    if (isGone) setOpen(undefined);
  };

  const acts = useSteady({
    toggle: (category) => void withSafeToast<unknown>(() => (edit.draft?.id === category.id ? edit.save() : edit.open(category))),
    seeLines: ({ id }) => onSeeLines(id),
    remove: (category) => (category.lines > 0 ? setOpen(category) : void remove(category, null)),
  });
  const openId = edit.draft?.id;
  // the row responds at once; its form, with eight controls and the focus, renders in the next frame
  const readyId = useDeferredValue(openId);
  const at = isNow ? percentOfMonth(today) : undefined;

  return (
    <section className="stack" id="categories" aria-labelledby="categories-title">
      <div className="row between">
        <h2 id="categories-title">Categories</h2>
        {isNow && (
          <p className="small muted">
            <span className="tick" aria-hidden="true" />
            marks today, day {Number(today.slice(8))} of {daysInMonth(view.month)}
          </p>
        )}
      </div>
      {isExample && categories.some(({ budgetCents }) => budgetCents > 0) && <p className="small muted">{formatExamples(currency)}</p>}
      {categories.length === 0 && <EmptyState title="No categories here" sentence="Add one, and what you spend has a place." />}
      <ul className="bars category-rows">
        {[...categories, ...(edit.gone ? [edit.gone] : [])].map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isOpen={category.id === openId}
            edit={category.id === openId && openId === readyId ? edit : undefined}
            acts={acts}
            isExample={isExample && category.budgetCents > 0}
            currency={currency}
            at={at}
          />
        ))}
      </ul>
      <div className="row between save-row">
        <Button icon={<PlusIcon small />} onClick={() => setOpen("add")}>
          Add Category
        </Button>
        <div className="row">
          <span className="small muted" role="status">
            {isUnsaved ? "1 change not saved yet" : ""}
          </span>
          <Button kind={isUnsaved || isExample ? "primary" : "second"} isBusy={saving.isBusy} onClick={() => void saveAll()}>
            Save Budget
          </Button>
        </div>
      </div>
      {open === "add" && <AddCategoryDialog view={view} currency={currency} onClose={() => setOpen(undefined)} />}
      {typeof open === "object" && (
        <RemoveCategoryDialog
          category={open}
          month={view.month}
          others={categories.filter(({ id, isActive }) => id !== open.id && isActive)}
          currency={currency}
          onAnswer={(moveTo) => void remove(open, moveTo)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** A stable object while the list is mounted; each call uses the callbacks of the latest render. */
function useSteady(acts: CategoryActs): CategoryActs {
  const latest = useRef(acts);
  useLayoutEffect(() => void (latest.current = acts));
  return useMemo(
    () => ({
      toggle: (category) => latest.current.toggle(category),
      seeLines: (category) => latest.current.seeLines(category),
      remove: (category) => latest.current.remove(category),
    }),
    [],
  );
}
