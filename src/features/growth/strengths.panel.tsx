import { useState } from "react";
import { Button, IconButton } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { useDraft } from "#web/drafts.ts";
import { useTicks } from "./growth.api.ts";
import { longestItem, mostItems, strengthsName } from "./growth.records.rules.ts";
import { strengths } from "./growth.confidence.content.ts";

/** The strengths list: choose, and add own ones. Every change is stored at once. */
export function StrengthsPanel() {
  const { items, isReady, isBusy, toggle, put } = useTicks(strengthsName);
  const [own, setOwn, { clear, snapshot }] = useDraft("growth.strength", "");
  const [problem, setProblem] = useState<string>();
  const ownItems = items.filter((item) => !strengths.some((one) => one === item));

  const add = () => {
    const word = own.trim();
    if (!word) return setProblem("Please write a strength first.");
    if (items.length >= mostItems) return setProblem(`${mostItems} strengths fit here. Take one out first.`);
    if (items.includes(word)) return clear();
    void put(word, true, snapshot());
  };

  return (
    <section className="sheet pdf-feature stack" aria-label="Your strengths">
      <ul className="g-chips">
        {strengths.map((strength) => (
          <li key={strength}>
            <button
              type="button"
              className="btn btn-second"
              aria-pressed={items.includes(strength)}
              disabled={!isReady}
              onClick={() => void toggle(strength)}
            >
              {strength}
            </button>
          </li>
        ))}
      </ul>
      {ownItems.length > 0 && (
        <ul className="rows" aria-label="In your own words">
          {ownItems.map((word) => (
            <li key={word} className="row-line">
              <div className="row-words">{word}</div>
              <div className="row-end">
                <IconButton label={`Take out ${word}`} onClick={() => void toggle(word)}>
                  <CloseIcon small />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Form className="row g-ends" onSubmit={add}>
        <TextInput
          label="In your own words"
          maxLength={longestItem}
          problem={problem}
          value={own}
          onChange={(event) => {
            setProblem(undefined);
            setOwn(event.currentTarget.value);
          }}
        />
        <Button type="submit" disabled={!isReady}>
          Add strength
        </Button>
      </Form>
      <p className="small muted" role="status">
        {items.length === 0 ? "Nothing chosen yet. Three is a good start." : `${items.length} chosen${isBusy ? "" : ", kept for you"}.`}
      </p>
    </section>
  );
}
