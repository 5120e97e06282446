import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { dropSession, fakeSessionForPrerender } from "#web/session.ts";
import { BillDialog } from "./bill-dialog.panel.tsx";
import type { MonthBill, MonthView } from "./budget.api.ts";

afterEach(dropSession);

const category = (id: string, name: string) => ({ id, name, isActive: true }) as MonthView["categories"][number];
const view = { categories: [category("h", "Housing"), category("f", "Food")], bills: [] } as unknown as MonthView;
const bill = (categoryId: string | null) =>
  ({
    id: "b",
    name: "Water",
    amountCents: 3_800,
    dayOfMonth: 3,
    rhythm: "monthly",
    firstOn: "2026-11-01",
    categoryId,
    version: 1,
  }) as MonthBill;
const optionsOf = (one: MonthBill | undefined, shown = view) => {
  fakeSessionForPrerender();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BillDialog id={one?.id} bill={one} view={shown} currency="USD" onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return [...markup.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)].map(
    ([, , selected, name]) => `${name}${selected ? "*" : ""}`,
  );
};

test("each category is offered once, the first one for a bill without a category", () => {
  expect(optionsOf(undefined).slice(-2)).toEqual(["Housing*", "Food"]);
  expect(optionsOf(bill(null)).slice(-2)).toEqual(["Housing*", "Food"]);
  expect(optionsOf(bill("f")).slice(-2)).toEqual(["Housing", "Food*"]);
  expect(optionsOf(bill("f"))).not.toContain("Housing, the first category");
  expect(optionsOf(undefined, { ...view, categories: [] }).at(-1)).toBe("The first one you add*");
});
