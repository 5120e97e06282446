import { expect, test } from "vitest";
import { ended } from "./gate.content.ts";
import { cancelSentence, failureSentence, stateSentence } from "./subscription.rules.ts";

const start = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;

test("after a failed payment the drawer names no date of a next payment, and the end of the grace only while it is ahead", () => {
  const format = (instant: string) => instant.slice(0, 10);
  const graceEndsAt = new Date(start + 168 * hour).toISOString();
  const paidUntil = new Date(start - hour).toISOString();
  const summary = { status: "past_due", hasAccess: true, isSubscribed: true, cancelsAtEnd: false, paidUntil, left: 0, format };
  expect(stateSentence(summary)).toBe("Subscribed.");
  expect(stateSentence({ ...summary, cancelsAtEnd: true })).toBe("Canceled.");
  expect(failureSentence({ status: "past_due", graceEndsAt }, format, start)).toContain("stays open until 2026-11-27");
  for (const [status, now] of [
    ["past_due", start + 168 * hour],
    ["unpaid", start],
  ] as const)
    expect(failureSentence({ status, graceEndsAt }, format, now)).toBe(
      "The last payment did not go through. Everything you wrote is kept, and a new card opens it again.",
    );
  expect(failureSentence({ status: "active", graceEndsAt: null }, format, start)).toBe(null);
});

test("canceling after a failed payment promises no paid period: there is only the grace period, or nothing", () => {
  const format = (instant: string) => instant.slice(0, 10);
  const graceEndsAt = new Date(start + 168 * hour).toISOString();
  const paidUntil = new Date(start - hour).toISOString();
  expect(cancelSentence({ status: "past_due", graceEndsAt, paidUntil }, format, start)).toBe(
    "Everything stays open until 2026-11-27, and what you wrote is kept.",
  );
  expect(cancelSentence({ status: "past_due", graceEndsAt, paidUntil }, format, start + 168 * hour)).toBe("Everything you wrote is kept.");
});

test("canceling names the last day of access, or the end of the paid period while its day is not known", () => {
  const format = (instant: string) => instant.slice(0, 10);
  const after = (paidUntil: string | null) => cancelSentence({ status: "active", graceEndsAt: null, paidUntil }, format, start);
  expect(after(new Date(start + 240 * hour).toISOString())).toBe("You have access until 2026-11-30, and everything you wrote is kept.");
  for (const unknown of [null, new Date(start - hour).toISOString()])
    expect(after(unknown)).toBe("You have access until the end of the paid period, and everything you wrote is kept.");
});

test("a member who has paid is told that the payment failed or the subscription ended, not that the trial did", () => {
  const lapsed = { hasAccess: false, isSubscribed: false, cancelsAtEnd: false, paidUntil: null, left: 0, format: String };
  expect(stateSentence({ ...lapsed, status: "canceled" })).toBe("Your subscription has ended. Everything you wrote is kept.");
  expect(stateSentence({ ...lapsed, status: "none" })).toBe("Your trial has ended. Everything you wrote is kept.");
  expect([ended["past_due"], ended["unpaid"]]).toEqual(["The last payment did not go through.", "The last payment did not go through."]);
  expect([ended["canceled"], ended["none"]]).toEqual(["Your subscription has ended.", undefined]);
});
