import type { Category } from "./progress.rules.ts";

/** The colored ribbon of a kind; its name is always beside it. */
export const Ribbon = ({ category }: { category: Category }) => (
  <i className={`ribbon ribbon-${category === "money_habit" ? "money" : "emotional"}`} aria-hidden="true" />
);
