import { memo } from "react";
import { showCents } from "#shared/money.ts";
import { IconButton } from "#web/ui/button.tsx";
import { CloseIcon, EditIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { Badge, Meter } from "#web/ui/shapes.tsx";
import type { MonthCategory } from "./budget.api.ts";
import { isOverBudget, percentUsed, formatCategory } from "./budget.rules.ts";
import type { CategoryActs, CategoryEdit } from "./category-edit.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const EditForm = part(() => retrying(() => import("./category-form.panel.tsx")).then((one) => one.CategoryForm));
/** Before a row is opened, so that its form is shown at once. */
export const preloadCategoryForm = EditForm.preload;

type Props = {
  category: MonthCategory;
  isOpen: boolean;
  /** Set once the form of the open row should render. */
  edit: CategoryEdit | undefined;
  acts: CategoryActs;
  /** The budget is an example of ours. */
  isExample: boolean;
  at: number | undefined;
  currency: string;
};

/** A ledger row: name, bar, amounts. In edit mode it opens in place; Escape cancels, Enter is Done. */
export const CategoryRow = memo(function CategoryRow({ category, isOpen, edit, acts, isExample, at, currency }: Props) {
  // before its first month or after its last one a category has no budget to exceed
  const isOver = category.isActive && isOverBudget(category);
  const percent = percentUsed(category);
  const message = category.isActive ? formatCategory(category, currency) : "no budget in this month";
  const isSettled = category.budgetCents > 0 && category.spentCents === category.budgetCents;
  return (
    <li className={isOpen ? "bar-row is-editing" : "bar-row"} data-row={category.id}>
      <div className="bar-head">
        <div className="bar-name">
          <i className={`form-row-mark cat-${category.colour}`} aria-hidden="true" />
          <h3 dir="auto">{category.name}</h3>
        </div>
        <div className="bar-sum num">
          <b>{showCents(category.spentCents, currency)}</b> <span>of {showCents(category.budgetCents, currency)}</span>
        </div>
      </div>
      <div className="bar-bar">
        <Meter
          label={`${category.name}: percent of budget used`}
          value={percent}
          at={at}
          look={isOver ? "over" : isSettled ? "settled" : "running"}
          description={isOver ? `over ${message}` : `${percent} percent used`}
        />
        {/* the percentage of an example says nothing */}
        {isExample ? (
          <Badge>Example</Badge>
        ) : (
          <span className="num" aria-hidden="true">
            {percent}%
          </span>
        )}
      </div>
      {/* always in an open row: a line that appeared when a field is left would move the pressed button away */}
      {(isOver || isOpen || !category.isActive) && (
        <div className={`bar-caption small num ${isOver ? "is-clay" : "muted"}`}>
          {isOver && (
            <>
              <Badge look="over">Over budget</Badge>{" "}
            </>
          )}
          {message}
        </div>
      )}
      {category.isActive && (
        <IconButton
          className="bar-edit"
          aria-expanded={isOpen}
          label={isOpen ? `Close editing ${category.name}` : `Edit ${category.name}`}
          onClick={() => acts.toggle(category)}
        >
          {isOpen ? <CloseIcon /> : <EditIcon />}
        </IconButton>
      )}
      {edit && <EditForm category={category} edit={edit} currency={currency} acts={acts} />}
    </li>
  );
});
