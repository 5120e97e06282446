import { useState } from "react";
import { showCents } from "#shared/money.ts";
import { pricesSource } from "#kitchen/kitchen.ingredients.content.ts";
import { formatCheckout, listText } from "#kitchen/kitchen.text.rules.ts";
import { problemToast, toast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { CopyIcon } from "#web/ui/icons.tsx";
import { useKitchen, useMeals } from "./lifestyle.api.ts";
import type { Plan } from "./lifestyle.meals.rules.ts";

/** What to buy, aisle by aisle. Items are checked off here, or marked as at home already. */
export function GroceryPanel() {
  const plan = useMeals().data?.plan;
  return plan && <Groceries plan={plan} />;
}

function Groceries({ plan }: { plan: Plan }) {
  const { basket, stock } = useKitchen();
  const [text, setText] = useState<string>();
  const items = plan.list.aisles.flatMap((aisle) => aisle.items);
  const inBasket = items.filter((one) => one.isIn).length;

  async function copy() {
    const isIn = new Set(items.filter((one) => one.isIn).map((one) => one.key));
    const words = listText(plan.list, (key) => isIn.has(key));
    try {
      await navigator.clipboard.writeText(words);
      setText(undefined);
      toast("Copied!", "The list without what is in the basket.", { source: "copy" });
    } catch {
      // some browsers deny clipboard access: then the list can be copied by hand
      setText(words);
      problemToast("Could not copy", "The list is below; select it and copy it by hand.", undefined, "copy");
    }
  }

  return (
    <Fold
      id="groceries"
      title="Grocery List"
      fact={`${inBasket} of ${items.length} in the basket, about ${showCents(Math.round(plan.list.tillCents / 100) * 100, "USD", true)}`}
    >
      <div className="grocery-top">
        <p className="small">
          <span className="strong">
            {inBasket} of {items.length} in the basket.
          </span>{" "}
          About {showCents(plan.list.tillCents)} at the register.
        </p>
        <Button kind="quiet" className="quiet-start" icon={<CopyIcon small />} onClick={() => void copy()}>
          Copy list
        </Button>
      </div>
      {items.length > 0 && <p className="small muted">{formatCheckout(plan.list, plan.dollars)}</p>}
      {items.length === 0 && <p className="muted pt-4">Everything is in the pantry already.</p>}
      <div className="aisles">
        {plan.list.aisles.map(({ aisle, items: all }) => (
          <fieldset key={aisle}>
            <legend>{aisle}</legend>
            <ul>
              {all.map((item) => (
                <li key={item.key} className="aisle-item">
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={item.isIn}
                      onChange={(event) => basket(plan.id, item.key, event.currentTarget.checked)}
                    />
                    <span>
                      {item.name}
                      <small>
                        {item.amount}
                        {item.bought && ` · ${item.bought}`} · <span className="num whitespace-nowrap">{showCents(item.tillCents)}</span>
                      </small>
                    </span>
                  </label>
                  <button
                    type="button"
                    className="link-button small no-print"
                    aria-label={`Have it already: ${item.name}`}
                    onClick={() => void stock(item.key, true)}
                  >
                    have it
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      {plan.fromPantry.length > 0 && (
        <div className="small muted">
          From your pantry:{" "}
          <ul className="from-pantry">
            {plan.fromPantry.map((one, index) => (
              <li key={one.key}>
                {index > 0 && ", "}
                {one.name}{" "}
                <span className="whitespace-nowrap no-print">
                  (
                  <button
                    type="button"
                    className="link-button"
                    aria-label={`Used up: ${one.name}`}
                    onClick={() => void stock(one.key, false)}
                  >
                    used up
                  </button>
                  )
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {text && (
        <textarea
          className="textarea"
          rows={8}
          readOnly
          aria-label="Grocery list as text"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className="small muted">{pricesSource}</p>
    </Fold>
  );
}
