import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { allotments, budgetRange, eatersRange, noPlanText, noPlanTitle } from "#kitchen/kitchen.budget.rules.ts";
import { dietNames, dietNote, diets, madeForText, optionText } from "#kitchen/kitchen.text.rules.ts";
import { currentMember, useMember } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { toast } from "#web/toast.ts";
import { openFoldsAround } from "#web/folds.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Checkbox, Select, Options } from "#web/ui/field.tsx";
import { AgainIcon } from "#web/ui/icons.tsx";
import { RangeSlider } from "#web/ui/range.tsx";
import { CookingDaysPanel } from "./cooking-days.panel.tsx";
import { saveBudgetOnExit, useGenerate, useKitchen, useMeals, type Board } from "./lifestyle.api.ts";
import { PantryPanel } from "./pantry.panel.tsx";

/** Weekly budget, three cooking days and what to buy for them. */
export function MealsPanel() {
  const meals = useMeals();
  if (meals.isError && !meals.data)
    return (
      <MealFold>
        <LoadFailed title="Failed to load your meal plan" onRetry={() => void meals.refetch()} isBusy={meals.isFetching} />
      </MealFold>
    );
  if (!meals.data)
    return (
      <MealFold>
        <Skeleton description="Fetching your meal plan" lines={8} />
      </MealFold>
    );
  return <Planner board={meals.data} />;
}

const MealFold = ({ fact = "Three cooking days a week", children }: { fact?: string; children: ReactNode }) => (
  <Fold id="meals" title="Meal Budget Planner" fact={fact}>
    {children}
  </Fold>
);

function Planner({ board: { settings, plan } }: { board: Board }) {
  const [dollars, setDollars] = useBudget(settings.dollars);
  const { generate, isBusy, problem } = useGenerate();
  const { choose } = useKitchen();
  const { days, flooringLeaves } = allotments(dollars);
  const madeFor = plan && madeForText(plan, { ...settings, dollars });

  const closeNoPlan = useRef<() => void>(undefined);
  useEffect(() => {
    if (plan) closeNoPlan.current?.();
  }, [plan]);
  const toList = () => {
    if (!plan) closeNoPlan.current = toast(noPlanTitle, noPlanText);
    else goToList();
  };

  return (
    <MealFold fact={`$${dollars} a week: three cooking days, $${flooringLeaves} ${flooringLeaves === 1 ? "stays" : "stay"} yours`}>
      <div className="meal-amount">
        <span className="term" aria-hidden="true">
          Weekly budget
        </span>
        <span className="figure" aria-hidden="true">
          ${dollars}
        </span>
        <RangeSlider
          label="Weekly budget"
          min={budgetRange.smallest}
          max={budgetRange.largest}
          value={dollars}
          onChange={setDollars}
          format={(value) => `$${value}`}
          ends={[`$${budgetRange.smallest}`, `$${budgetRange.largest}`]}
          problem={problem?.field === "dollars" ? problem.message : undefined}
        />
        <p className="muted">
          Three cooking days of ${days[0]}, ${days[1]} and ${days[2]}; each feeds a second day.{" "}
          <span className="strong">
            ${flooringLeaves} {flooringLeaves === 1 ? "stays" : "stay"} yours.
          </span>
        </p>
        <details>
          <summary>{optionText(settings)}</summary>
          <div className="stack">
            <Select
              label="People at the table"
              value={settings.eaters}
              onChange={(event) => void choose({ eaters: Number(event.currentTarget.value) })}
            >
              <Options of={Array.from({ length: eatersRange.largest }, (_, index) => ({ id: index + 1, name: index + 1 }))} />
            </Select>
            <fieldset>
              <legend className="label">Only meals that are</legend>
              {diets.map((diet) => (
                <Checkbox
                  key={diet}
                  label={dietNames[diet]}
                  checked={settings.diets.includes(diet)}
                  onChange={(event) =>
                    void choose({
                      diets: event.currentTarget.checked ? [...settings.diets, diet] : settings.diets.filter((one) => one !== diet),
                    })
                  }
                />
              ))}
            </fieldset>
            <p className="hint">{dietNote}</p>
          </div>
        </details>
        <div className="row">
          <Button kind={plan ? "second" : "primary"} icon={<AgainIcon small />} isBusy={isBusy} onClick={() => void generate(dollars)}>
            Generate Meal Plan
          </Button>
          <Button kind="quiet" onClick={toList}>
            Grocery List
          </Button>
        </div>
        {madeFor && <p className="small muted">{madeFor}</p>}
        <PantryPanel pantry={settings.pantry} />
      </div>

      <CookingDaysPanel plan={plan} />
    </MealFold>
  );
}

function goToList() {
  const list = document.getElementById("groceries");
  if (!list) return;
  openFoldsAround(list);
  list.querySelector("summary")?.focus();
}

const pauseMs = 600;
const tabName = "meal-budget";
/** What was saved while the page was left, for the same page after a reload: its data may be read before that arrives. */
type Left = { dollars: number; at: number };
const leftMs = 60_000;

/**
 * The slider reacts at once; the server is called when it stops moving, or when the page is left before. Shows what is stored unless it was
 * moved here and is not saved yet.
 */
function useBudget(stored: number) {
  const { id: memberId } = useMember();
  const [moved, setMoved] = useState(() => {
    const left = readTab(memberId, tabName) as Left | null;
    return left && Date.now() - left.at < leftMs ? left.dollars : undefined;
  });
  const { choose } = useKitchen();
  const waiting = useRef<{ dollars: number; timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined);
  /** What waits to be saved, taken out; nothing after signing out. */
  const take = useCallback(() => {
    const taken = waiting.current;
    clearTimeout(taken?.timer);
    waiting.current = undefined;
    return currentMember()?.id === memberId ? taken : undefined;
  }, [memberId]);
  useEffect(() => {
    const onExit = () => {
      const taken = take();
      if (!taken) return;
      writeTab(memberId, tabName, { dollars: taken.dollars, at: Date.now() } satisfies Left);
      saveBudgetOnExit(taken.dollars);
    };
    addEventListener("pagehide", onExit);
    return () => {
      removeEventListener("pagehide", onExit);
      take()?.save();
    };
  }, [memberId, take]);
  const set = (dollars: number) => {
    take();
    setMoved(dollars);
    const save = async () => {
      take();
      if (await choose({ dollars })) setMoved((now) => (now === dollars ? undefined : now));
    };
    waiting.current = { dollars, timer: setTimeout(save, pauseMs), save };
  };
  useEffect(() => {
    writeTab(memberId, tabName, undefined);
    if (moved !== undefined) set(moved);
    // oxlint-disable-next-line react/exhaustive-deps -- what was left, once
  }, []);
  return [moved ?? stored, set] as const;
}
