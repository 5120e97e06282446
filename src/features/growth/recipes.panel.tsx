import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { anchorOf } from "#guides/guides.rules.ts";
import { pricesFrom, pricesSource } from "#kitchen/kitchen.ingredients.content.ts";
import { guideRecipes, stepsFor } from "#kitchen/kitchen.recipes.rules.ts";
import { showAmount, withAmount } from "#kitchen/kitchen.text.rules.ts";

/** The six recipes, from the same catalogue as the meal planner. */
export function RecipesPanel() {
  return (
    <div className="g-recipes">
      {guideRecipes.map((recipe) => (
        <section key={recipe.key} aria-labelledby={`recipe-${anchorOf(recipe.name)}`}>
          <h3 id={`recipe-${anchorOf(recipe.name)}`}>{recipe.name}</h3>
          <dl className="g-glance">
            <div>
              <dt>Difficulty</dt>
              <dd>{recipe.guide.difficulty}</dd>
            </div>
            <div>
              <dt>Time</dt>
              <dd>{recipe.minutes} minutes</dd>
            </div>
            <div>
              <dt>Cost</dt>
              <dd className="num">
                about {showCents(recipe.costCents)} for {count(recipe.servings, "plate")}
              </dd>
            </div>
          </dl>
          <p>{recipe.guide.teaches}</p>
          <ul className="g-uses" aria-label={`What ${recipe.name} takes`}>
            {recipe.ingredients.map((one) => (
              <li key={one.key}>{withAmount(one.name, showAmount(one.quantity, one.unit))}</li>
            ))}
          </ul>
          <div className="g-steps">
            <ol aria-label={`Steps of ${recipe.name}`}>
              {stepsFor(recipe, recipe.servings).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </section>
      ))}
      <p className="small muted">
        Costs of {pricesFrom}. {pricesSource}
      </p>
    </div>
  );
}
