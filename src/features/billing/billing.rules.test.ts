import { expect, test } from "vitest";
import {
  daysLeft,
  entitlement,
  gateHeading,
  grantsAccess,
  priceCents,
  recheckMs,
  sandboxStatus,
  trialDaysLeft,
  type AccessStatus,
} from "./billing.rules.ts";

const start = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
const trial = { trialEndsAt: start + 72 * hour, billingStatus: "none", paidUntil: null, graceEndsAt: null };

test.each([
  [72 * hour, 3],
  [48 * hour + 1, 3],
  [48 * hour, 2],
  [24 * hour + 1, 2],
  [24 * hour, 1],
  [1, 1],
  [0, 0],
  [-5, 0],
])("with %d ms of the trial left the days left are %d", (left, days) => {
  expect(daysLeft(start + left, start)).toBe(days);
});

test.each([
  [-1, true],
  [0, false],
  [1, false],
])("%d ms after 72 hours access is %s", (offset, has) => {
  expect(entitlement(trial, start + 72 * hour + offset).hasAccess).toBe(has);
});

test.each([
  ["active", true],
  ["trialing", true],
  ["canceled", true],
  ["past_due", true],
  ["unpaid", false],
  ["incomplete", false],
  ["incomplete_expired", false],
  ["paused", false],
  ["refunded", false],
  ["disputed", false],
  ["none", false],
])("after the trial, with paid time left, status %s gives access %s", (billingStatus, has) => {
  const status = { ...trial, billingStatus, paidUntil: start + 100 * hour };
  expect(entitlement(status, start + 80 * hour).hasAccess).toBe(has);
});

test("a cancelled member keeps access to the end of the paid period and not a millisecond longer", () => {
  const status = { ...trial, billingStatus: "canceled", paidUntil: start + 100 * hour };
  expect(entitlement(status, start + 100 * hour - 1).hasAccess).toBe(true);
  expect(entitlement(status, start + 100 * hour).hasAccess).toBe(false);
});

test("a failed payment leaves access through the grace period", () => {
  const status = { ...trial, billingStatus: "past_due", paidUntil: start + 73 * hour, graceEndsAt: start + 200 * hour };
  expect(entitlement(status, start + 199 * hour).hasAccess).toBe(true);
  expect(entitlement(status, start + 200 * hour).hasAccess).toBe(false);
});

test("a member who subscribes early keeps the trial first", () => {
  const status = { ...trial, billingStatus: "unpaid", paidUntil: null };
  expect(entitlement(status, start)).toMatchObject({ hasAccess: true, trialEnded: false });
});

test("the days left are those of the trial, also after a payment in it", () => {
  const left = (status: Partial<AccessStatus>) => trialDaysLeft(entitlement({ ...trial, ...status }, start + 30 * hour), start + 30 * hour);
  expect(left({})).toBe(2);
  expect(left({ billingStatus: "trialing", paidUntil: trial.trialEndsAt })).toBe(2);
  expect(left({ billingStatus: "active", paidUntil: start + 800 * hour })).toBe(0);
  expect(left({ billingStatus: "past_due", paidUntil: start, graceEndsAt: start + 168 * hour })).toBe(0);
  expect(left({ trialEndsAt: start })).toBe(0);
});

test("the price is eight dollars, and access is checked every 60 seconds", () => {
  expect([priceCents, recheckMs]).toEqual([800, 60_000]);
});

test("the gate's heading is the specification's", () => {
  expect(gateHeading(true, 0)).toBe("Trial Ended");
  expect(gateHeading(false, 2)).toBe("2 Days Left in Trial");
  expect(gateHeading(false, 1)).toBe("1 Day Left in Trial");
});

test("a stored answer grants access to the end that it named, and not a millisecond longer", () => {
  const summary = { hasAccess: true, status: "trialing", trialEnded: false, periodEnd: new Date(start + 72 * hour).toISOString() };
  expect(grantsAccess(summary, start, start + 72 * hour - 1)).toBe(true);
  expect(grantsAccess(summary, start, start + 72 * hour)).toBe(false);
  expect(grantsAccess({ ...summary, hasAccess: false }, start, start + 1)).toBe(false);
});

test("an answer of this minute is trusted, whatever the device's clock says", () => {
  const summary = { hasAccess: true, status: "active", trialEnded: true, periodEnd: new Date(start).toISOString() };
  expect(grantsAccess(summary, start + 5 * hour, start + 5 * hour + 60_000)).toBe(true);
  expect(grantsAccess(summary, start + 5 * hour, start + 6 * hour)).toBe(false);
});

test.each([
  ["2027-01-31", "2027-02-28"],
  ["2027-12-31", "2028-01-31"],
  ["2028-01-30", "2028-02-29"],
  ["2026-11-15", "2026-12-15"],
])("a month paid in the sandbox from %s lasts until %s", (from, until) => {
  const at = new Date(`${from}T12:00Z`);
  const paid = sandboxStatus("pay", { now: at.getTime(), graceDays: 3, trialEndsAt: at, paidUntil: null });
  expect(paid?.paidUntil).toEqual(new Date(`${until}T12:00Z`));
});
