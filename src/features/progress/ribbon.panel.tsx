import type { Category } from "./progress.rules.ts";

/** The paper ribbon of a kind; its word always stands beside it. */
export const Ribbon = ({ category }: { category: Category }) => (
  <i className={`ribbon ribbon-${category === "money_habit" ? "money" : "emotional"}`} aria-hidden="true" />
);
