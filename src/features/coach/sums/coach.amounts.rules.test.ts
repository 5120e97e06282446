import { expect, test, vi } from "vitest";
import { amountsIn } from "./coach.amounts.rules.ts";

// creating one for each amount took a second of the server's time for one message
test("a message with thousands of amounts creates the formatters of a currency once", () => {
  const created = vi.spyOn(Intl, "DisplayNames");
  expect(amountsIn("$1 ".repeat(2_600), "USD")).toHaveLength(2_600);
  expect(amountsIn("3 kr ".repeat(1_000), "SEK")).toHaveLength(1_000);
  expect(created.mock.calls.length).toBeLessThanOrEqual(2);
  created.mockRestore();
});
