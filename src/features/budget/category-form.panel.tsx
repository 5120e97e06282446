import type { KeyboardEvent } from "react";
import { signOf } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { keepsFocus } from "#web/ui/keeps-focus.ts";
import type { MonthCategory } from "./budget.api.ts";
import { colours } from "./budget.rules.ts";
import type { CategoryActs, CategoryEdit } from "./category-edit.panel.tsx";

const labels = { spent: "Spent", budget: "Budget", name: "Name", colour: "Color" };

type Props = { category: MonthCategory; edit: CategoryEdit; currency: string; acts: CategoryActs };

/** The form of an open row; Escape cancels, Enter is Done. */
export function CategoryForm({ category, edit, currency, acts }: Props) {
  const { form, versions, problems } = edit;
  if (!form || !versions) return null;
  const submit = () => {
    acts.toggle(category);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    edit.cancel();
  };
  const sign = signOf(currency);
  return (
    // Escape is a second way to Cancel
    <Form className="bar-form" aria-label={`Edit ${category.name}`} onSubmit={submit} onKeyDown={onKey}>
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
        Totals update when you leave the field.
        {category.lines > 0 && (
          <>
            {" "}
            {count(category.lines, "expense")} {category.lines === 1 ? "makes" : "make"} up what is spent.{" "}
            <button type="button" className="link-button" onClick={() => acts.seeLines(category)}>
              See {category.lines === 1 ? "it" : "them"}
            </button>
          </>
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
          <Button {...keepsFocus} kind="quiet" className="is-delete" icon={<DeleteIcon small />} onClick={() => acts.remove(category)}>
            Delete
          </Button>
        )}
        <Button {...keepsFocus} onClick={edit.cancel}>
          Cancel
        </Button>
        <Button {...keepsFocus} kind="primary" type="submit" isBusy={edit.isBusy}>
          Done
        </Button>
      </div>
    </Form>
  );
}
