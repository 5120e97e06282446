import { memo, type FormEvent, type KeyboardEvent } from "react";
import { showCents, signOf } from "#shared/money.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { CloseIcon, DeleteIcon, EditIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { Badge, Meter } from "#web/ui/shapes.tsx";
import type { MonthCategory } from "./budget.api.ts";
import { colours, isOverBudget, percentUsed, formatCategory } from "./budget.rules.ts";
import type { CategoryEdit } from "./category-edit.panel.tsx";
import { count } from "#shared/text.ts";
import { retrying } from "#web/chunk-load-error.ts";

// loaded once an editor is open
const ChangedElsewhere = part(() =>
  retrying(() => import("#web/ui/changed-elsewhere.tsx")).then((one) => one.ChangedElsewhere<keyof typeof labels>),
);

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
/** The same object for every render, so that typing into one row renders no other. */
export type CategoryActs = Record<"toggle" | "seeLines" | "remove", (category: MonthCategory) => void>;

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
          <b>{showCents(category.spentCents, currency)}</b> <span>of {showCents(category.budgetCents, currency)}</span>{" "}
          {isExample && <Badge>Example</Badge>}
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
        <span className="num" aria-hidden="true">
          {percent}%
        </span>
      </div>
      {(isOver || !category.isActive) && (
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

const labels = { spent: "Spent", budget: "Budget", name: "Name", colour: "Color" };

type FormProps = Pick<Props, "category" | "currency" | "acts"> & { edit: CategoryEdit };

function EditForm({ category, edit, currency, acts }: FormProps) {
  const { form, versions, problems } = edit;
  if (!form || !versions) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    acts.toggle(category);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    edit.cancel();
  };
  const sign = signOf(currency);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a second way to Cancel
    <form className="bar-form" aria-label={`Edit ${category.name}`} noValidate onSubmit={submit} onKeyDown={onKey}>
      <MoneyInput
        label={labels.spent}
        sign={sign}
        autoFocus
        problem={problems.spent}
        value={form.spent}
        onChange={(event) => edit.change({ spent: event.currentTarget.value })}
        onBlur={edit.count}
      />
      <MoneyInput
        label={labels.budget}
        sign={sign}
        problem={problems.budget}
        value={form.budget}
        onChange={(event) => edit.change({ budget: event.currentTarget.value })}
        onBlur={edit.count}
      />
      <TextInput
        label={labels.name}
        required
        autoComplete="off"
        problem={problems.name}
        value={form.name}
        onChange={(event) => edit.change({ name: event.currentTarget.value })}
      />
      <fieldset className="swatches whole-row">
        <legend className="label">{labels.colour}</legend>
        {Array.from({ length: colours }, (_, index) => index + 1).map((colour) => (
          <label key={colour} className="swatch">
            <input type="radio" name={`colour-${category.id}`} checked={form.colour === colour} onChange={() => edit.change({ colour })} />
            <i className={`form-row-mark cat-${colour}`} aria-hidden="true" />
            <span className="visually-hidden">Color {colour}</span>
          </label>
        ))}
      </fieldset>
      <p className="hint whole-row">
        Totals update when you leave the field. {count(category.lines, "line")} in the ledger {category.lines === 1 ? "makes" : "make"} up
        what is spent.{" "}
        {category.lines > 0 && (
          <button type="button" className="link-button" onClick={() => acts.seeLines(category)}>
            See them
          </button>
        )}
      </p>
      <ChangedElsewhere
        what="category"
        editor={versions}
        labels={labels}
        show={{ colour: (value) => `Color ${value}` }}
        isBusy={edit.isBusy}
        onAddAgain={() => void edit.addAgain()}
      />
      <div className="row whole-row justify-end">
        {!versions.isGone && (
          <Button kind="quiet" className="is-delete" icon={<DeleteIcon small />} onClick={() => acts.remove(category)}>
            Delete
          </Button>
        )}
        <Button onClick={edit.cancel}>Cancel</Button>
        <Button kind="primary" type="submit" isBusy={edit.isBusy}>
          Done
        </Button>
      </div>
    </form>
  );
}
