import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { reminderFacts } from "../features/account/reminder.service.ts";
import { doneToday } from "./jobs.ts";
import { createTestServer } from "#testing/server.ts";
import { aMember, stand } from "#testing/people.ts";

const hourMs = 3_600_000;
const always = { sendHour: 0, quietFrom: 0, quietTo: 0 };

test("the notice before the trial ends goes out once, names the exact hour, and not to a subscriber", async () => {
  const home = await createTestServer();
  const [maya, payer] = [await aMember(home, "UTC"), await aMember(home, "UTC")];
  for (const one of [maya, payer])
    await one.put("/api/account/profile", { reminders: { noSpend: false, mood: false, trialEnd: true, ...always } });
  await stand(payer, { billingStatus: "active" });
  expect(await reminderFacts.round(home.context, doneToday)).toBe(0);
  home.clock.now += 49 * hourMs;
  const runs = await Promise.all([reminderFacts.round(home.context, doneToday), reminderFacts.round(home.context, doneToday)]);
  expect(runs[0] + runs[1]).toBe(1);
  await home.context.mail.settled();
  expect(home.emails.map((one) => [one.to, one.subject])).toEqual([[maya.email, "Your Evenday trial ends tomorrow"]]);
  expect(home.emails[0]?.text).toMatch(/end on \w+, \w+ \d+ at \d+:\d\d [AP]M UTC/);
});

test("a letter about the mood is sent once a day to who asked for it, and not on a day with an entry", async () => {
  const home = await createTestServer();
  const maya = await aMember(home, "UTC");
  await maya.put("/api/account/profile", { reminders: { noSpend: false, mood: true, trialEnd: false, ...always } });
  expect(await reminderFacts.round(home.context, doneToday)).toBe(1);
  expect(await reminderFacts.round(home.context, doneToday)).toBe(0);
  home.clock.now += 24 * hourMs;
  await maya.post("/api/journal/entries", { id: newId(), entryText: "A line.", moodRating: 6, isMoodSet: true, kind: "plain" });
  expect(await reminderFacts.round(home.context, doneToday)).toBe(0);
  home.clock.now += 24 * hourMs;
  expect(await reminderFacts.round(home.context, doneToday)).toBe(1);
});
