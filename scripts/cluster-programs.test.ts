import { expect, test } from "vitest";
import { keepsLock } from "./cluster-programs.ts";

test("a Patroni before 3.1 is reported as one that does not compare the leader lock when it renews it", () => {
  expect(["2.1.7", "3.0.0", "3.0.2", "3.0.4"].map(keepsLock)).toEqual([false, false, false, false]);
  expect(["3.1.0", "3.3.2", "4.0.7", "10.0.1"].map(keepsLock)).toEqual([true, true, true, true]);
});
