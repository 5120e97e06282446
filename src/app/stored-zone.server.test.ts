import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/auth.tables.ts";
import { aMember } from "#testing/people.ts";
import { reminderFacts } from "../features/account/reminder.service.ts";
import { doneToday } from "./jobs.ts";

test("an unknown time zone and currency in the database break no page, no reminder of other members and no deletion", async () => {
  const damaged = await aMember();
  const { context } = damaged.home;
  const row = { timeZone: "Not/AZone", currency: "ZZZ", emailConsent: true };
  await context.database.owner.update(users).set(row).where(eq(users.id, damaged.id));
  context.sessions.evict(damaged.id);

  for (const path of [
    "/api/account/profile",
    "/api/members/today",
    "/api/members/week",
    "/api/budget/months/2026-11",
    "/api/debt",
    "/api/challenge",
  ])
    expect([path, (await damaged.get(path)).status]).toEqual([path, 200]);
  await expect(reminderFacts.round(context, doneToday)).resolves.toBeTypeOf("number");
  expect((await damaged.post("/api/account/delete", { password: damaged.password, typed: "DELETE" })).status).toBeLessThan(300);
});
