/** From a bill added on the page to the calendar feed and a notification, on a server whose clock is moved. */
import ICAL from "ical.js";
import { addMonths, dayIn, hourIn, minuteMs, monthOf } from "#shared/dates.ts";
import { publicKey } from "#shared/release.ts";
import { aBrowser } from "#testing/push.ts";
import { unfold } from "./folds.ts";
import { begin, expect, test, useOwnClock, openAccount } from "./people.ts";

test("a bill added on the page is in the calendar feed at once, and one notification arrives at its hour", async ({
  context,
  isMobile,
  page,
}) => {
  test.skip(isMobile, "the same at every width");
  // the tenth of next month at 10 or 11 AM in New York; the bill is due on the twelfth, its reminder is sent on the eleventh at 6 PM
  const month = addMonths(monthOf(dayIn("America/New_York", Date.now())), 1);
  const { member, request, passTime } = await useOwnClock(page, Date.parse(`${month}-10T15:00:00Z`));
  const reminderAt = [22, 23].map((hour) => Date.parse(`${month}-11T${hour}:00:00Z`)).find((at) => hourIn("America/New_York", at) === 18);
  if (reminderAt === undefined) throw new Error("6 PM in New York is neither 22 nor 23 UTC");
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    const headers = { apikey: publicKey, authorization: `Bearer ${member.token}`, "content-type": "application/json" };
    const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Answer;
  };
  // headless Chromium has no push service: fake subscription keys, with which the test decrypts the message
  const browser = aBrowser();
  await call("/api/push", browser.registration);
  const calendar = { id: crypto.randomUUID(), name: "Bills", holds: ["bills"], isDetailed: false, alarm: "none" };
  const { path } = await call<{ path: string }>("/api/calendar", calendar);
  const feed = async () =>
    new ICAL.Component(ICAL.parse(await (await request(path)).text()))
      .getAllSubcomponents("vevent")
      .map((one) => new ICAL.Event(one))
      .map(({ summary, startDate }) => `${startDate.toString()} ${summary}`);
  expect(await feed()).toEqual([]);

  await begin(context, { ...member, call: () => Promise.reject(new Error("this member is on a separate server")) });
  await page.goto("/budget");
  const drawer = await openAccount(page);
  await drawer.getByLabel("Tell me the day before a bill is due").check();
  await drawer.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByText("Your preferences have been saved.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await unfold(page, "bills");
  await page.getByRole("button", { name: "Add a bill" }).click();
  const bill = page.getByRole("dialog");
  await bill.getByLabel("Name").fill("Water");
  await bill.getByLabel("Amount").fill("38");
  await bill.getByLabel("Day of the month").fill("12");
  await bill.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("button", { name: "Edit the bill Water" })).toBeVisible();
  expect((await feed())[0]).toBe(`${month}-12 Bill due`);

  expect(await passTime(reminderAt - 5 * minuteMs, 240), "before its hour").toEqual({ seconds: null, received: [] });
  const { seconds, received } = await passTime(reminderAt, 120);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(received.map((one) => one.path)).toEqual([browser.path]);
  const [message] = received.map(({ body }) => body);
  if (!message) throw new Error("no notification arrived");
  expect(message.toString("latin1")).not.toContain("coming up"); // the message is encrypted in transit
  expect(browser.read(message)).toMatchObject({ title: "A date is coming up", body: "", path: "/budget#bills", tag: "bills" });
  expect(await passTime(reminderAt + 3 * minuteMs, 15 * 60), "a second one").toEqual({ seconds: null, received: [] });
});
