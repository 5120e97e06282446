import { expect, onTestFinished, test } from "vitest";
import { v7 as newId } from "uuid";
import { addDays, dayIn, formatDate, startOfWeek } from "#shared/dates.ts";
import { mealOf, slots } from "#kitchen/kitchen.rules.ts";
import { testServer } from "#testing/server.ts";
import { aMember, aSubscriber, signIn, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import type { HabitCard } from "./lifestyle.habits.rules.ts";
import type { Plan } from "./lifestyle.meals.rules.ts";
import type { PastWeek, Settings } from "./lifestyle.rules.ts";

type Board = { settings: Settings; plan: Plan | null };
const boardOf = async (who: Person) => (await who.get("/api/lifestyle/meals")).body as Board;
const generate = async (who: Person, more: object = {}) =>
  (await who.post("/api/lifestyle/plans", { id: newId(), dollars: 50, ...more })).body as Board & { plan: Plan };
const habitsOf = async (who: Person) => (await who.get("/api/lifestyle/habits")).body as HabitCard[];
const check = (who: Person, id: string, day: string, isDone = true) => who.put(`/api/lifestyle/habits/${id}/days/${day}`, { isDone });
const todayOf = async (zone = "America/New_York") => dayIn(zone, (await testServer()).context.clock());
const namesOf = (plan: Plan | null) => plan?.days.map((day) => day.meals.map((meal) => meal.key));

test("a first visit has a budget of 50 dollars, no plan and the four habits, also on two devices at once", async () => {
  const maya = await aMember();
  const [first] = await Promise.all([habitsOf(maya), habitsOf(maya), boardOf(maya)]);
  expect(await boardOf(maya)).toEqual({ settings: { dollars: 50, eaters: 1, diets: [], pantry: [], distanceUnit: "mi" }, plan: null });
  expect(first.map((one) => one.name)).toEqual(["Drink 8 glasses water", "30min exercise", "Track spending", "8 hours sleep"]);
  expect(await habitsOf(maya)).toHaveLength(4);
});

test("a plan for 50 dollars has three days allotted 15, 17 and 17, and a list that costs the plan's estimate", async () => {
  const maya = await aMember();
  const { plan } = await generate(maya);
  expect(plan.days.map((day) => day.allottedCents)).toEqual([1500, 1700, 1700]);
  expect(plan.flooringLeavesCents).toBe(100);
  for (const day of plan.days) expect(day.estimatedCents).toBeLessThanOrEqual(day.allottedCents);
  expect(plan.list.totalCents).toBe(plan.estimatedCents);
  expect((await boardOf(maya)).plan).toEqual(plan);
});

test("generating again gives another plan, and the former one can be restored", async () => {
  const maya = await aMember();
  const first = await generate(maya);
  const second = await generate(maya);
  expect(namesOf(second.plan)).not.toEqual(namesOf(first.plan));
  const back = await maya.post(`/api/lifestyle/plans/${first.plan.id}/reopen`);
  expect(namesOf((back.body as Board).plan)).toEqual(namesOf(first.plan));
});

test("the same plan requested twice, or two at once from two devices, leaves one plan", async () => {
  const maya = await aMember();
  const tablet = await signIn(maya.home, maya.email, maya.password);
  const id = newId();
  const options = { id, dollars: 60 };
  const [a, b] = await Promise.all([maya.post("/api/lifestyle/plans", options), tablet.post("/api/lifestyle/plans", options)]);
  expect([a.status, b.status]).toEqual([200, 200]);
  expect(a.body).toEqual(b.body);
  await Promise.all([generate(maya, { dollars: 70 }), generate(tablet, { dollars: 80 })]);
  expect([7000, 8000]).toContain(((await boardOf(maya)).plan?.dollars ?? 0) * 100);
});

test.each([29, 151, 50.5, -1, 1e9, "50", null])("a budget of %s sent directly to the API is refused with a message", async (dollars) => {
  const maya = await aMember();
  const answer = await maya.post("/api/lifestyle/plans", { id: newId(), dollars });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "invalid", field: "dollars", message: "Please choose a weekly budget between $30 and $150." },
  });
  expect((await maya.put("/api/lifestyle/settings", { dollars })).status).toBe(400);
  expect((await boardOf(maya)).settings.dollars).toBe(50);
});

test("a vegan's plan is vegan, and stays so when a meal is swapped", async () => {
  const maya = await aMember();
  const { plan } = await generate(maya, { diets: ["vegan"], eaters: 2 });
  const meal = plan.days[1]?.meals[2];
  const swapped = (await maya.post(`/api/lifestyle/plans/${plan.id}/swap`, { day: 1, slot: "dinner", instead: meal?.key })).body as Board;
  expect(swapped.plan?.days[1]?.meals[2]?.key).not.toBe(meal?.key);
  expect(swapped.plan?.days.flatMap((day) => day.meals.flatMap((one) => one.ingredients.map((part) => part.name)))).not.toContain("Eggs");
  const again = await maya.post(`/api/lifestyle/plans/${plan.id}/swap`, { day: 1, slot: "dinner", instead: meal?.key });
  expect(again).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("a tag that is chosen after the plan was made holds for the meals that are swapped", async () => {
  const maya = await aMember();
  const { plan } = await generate(maya, { diets: ["gluten-free"] });
  await maya.put("/api/lifestyle/settings", { diets: ["vegan"] });
  for (const [at, slot] of slots.entries()) {
    const instead = plan.days[0]?.meals[at]?.key;
    const swapped = (await maya.post(`/api/lifestyle/plans/${plan.id}/swap`, { day: 0, slot, instead })).body as Board;
    const key = swapped.plan?.days[0]?.meals[at]?.key ?? "";
    expect(mealOf(key)?.diets, key).toEqual(expect.arrayContaining(["vegan", "gluten-free"]));
  }
});

test("ingredients in the pantry leave the list and the cost, and return when they are used up", async () => {
  const maya = await aMember();
  const { plan } = await generate(maya);
  const item = plan.list.aisles[0]?.items[0];
  const stocked = (await maya.put(`/api/lifestyle/pantry/${item?.key}`, { isThere: true })).body as Board;
  expect(stocked.plan?.estimatedCents).toBe(plan.estimatedCents - (item?.costCents ?? 0));
  expect(stocked.plan?.list.aisles.flatMap((aisle) => aisle.items.map((one) => one.key))).not.toContain(item?.key);
  expect(stocked.plan?.fromPantry.map((one) => one.key)).toEqual([item?.key]);
  const empty = (await maya.put(`/api/lifestyle/pantry/${item?.key}`, { isThere: false })).body as Board;
  expect(empty.plan?.estimatedCents).toBe(plan.estimatedCents);
  expect((await maya.put("/api/lifestyle/pantry/unicorn", { isThere: true })).status).toBe(404);
});

test("items checked off the list stay checked, from two devices too", async () => {
  const maya = await aMember();
  const { plan } = await generate(maya);
  const keys = plan.list.aisles.flatMap((aisle) => aisle.items.map((one) => one.key)).slice(0, 4);
  await Promise.all(keys.map((key) => maya.put(`/api/lifestyle/plans/${plan.id}/basket/${key}`, { isIn: true })));
  await maya.put(`/api/lifestyle/plans/${plan.id}/basket/${keys[0]}`, { isIn: false });
  const items = (await boardOf(maya)).plan?.list.aisles.flatMap((aisle) => aisle.items);
  expect(
    items
      ?.filter((one) => one.isIn)
      .map((one) => one.key)
      .toSorted(),
  ).toEqual(keys.slice(1).toSorted());
  await generate(maya);
  expect((await maya.put(`/api/lifestyle/plans/${plan.id}/basket/${keys[0]}`, { isIn: true })).status).toBe(409);
});

test("a habit needs a name and a category", async () => {
  const maya = await aMember();
  for (const fields of [{ name: " ", category: "Mind" }, { name: "Read", category: "" }, { name: "Read" }]) {
    expect((await maya.post("/api/lifestyle/habits", { id: newId(), ...fields })).status).toBe(400);
  }
  expect((await maya.post("/api/lifestyle/habits", { id: newId(), name: "Read", category: " " })).body).toMatchObject({
    field: "category",
    message: "Please enter a name and a category for the habit.",
  });
});

test("a habit is added, changed, archived and restored with its days", async () => {
  const maya = await aMember();
  const id = newId();
  await maya.post("/api/lifestyle/habits", { id, name: "Read", category: "Mind", weeklyTarget: 3 });
  await maya.post("/api/lifestyle/habits", { id, name: "Read", category: "Mind", weeklyTarget: 3 });
  await check(maya, id, await todayOf());
  await maya.put(`/api/lifestyle/habits/${id}`, { name: "Read a page", category: "Mind", weeklyTarget: null, version: 1 });
  await maya.put(`/api/lifestyle/habits/${id}/archive`, { isArchived: true });
  expect((await habitsOf(maya)).filter((one) => one.id === id)).toMatchObject([
    { name: "Read a page", isArchived: true, streak: { current: 1, unit: "day" } },
  ]);
  expect((await maya.put(`/api/lifestyle/habits/${id}/archive`, { isArchived: false })).body).toMatchObject({
    isArchived: false,
    isChecked: true,
  });
});

test("deleting a habit deletes its days, and Undo restores both", async () => {
  const maya = await aMember();
  const [water, walk] = await habitsOf(maya);
  const today = await todayOf();
  for (const back of [0, 1, 2]) await check(maya, water!.id, addDays(today, -back));
  await check(maya, walk!.id, today);
  const before = await habitsOf(maya);
  expect((await maya.delete(`/api/lifestyle/habits/${water!.id}`)).status).toBe(200);
  expect((await habitsOf(maya)).map((one) => one.id)).not.toContain(water!.id);
  expect((await maya.delete(`/api/lifestyle/habits/${water!.id}`)).status).toBe(404);
  for (const times of [1, 2])
    expect((await maya.post(`/api/lifestyle/habits/${water!.id}/restore`)).body, `undo ${times}`).toMatchObject({
      streak: { current: 3 },
      isChecked: true,
    });
  expect(await habitsOf(maya)).toEqual(before);
});

test("the streak is computed from the days, not from clicks", async () => {
  const maya = await aMember();
  const [water] = await habitsOf(maya);
  const today = await todayOf();
  for (const back of [0, 0, 1, 2, 5]) await check(maya, water!.id, addDays(today, -back));
  expect((await habitsOf(maya))[0]).toMatchObject({ streak: { current: 3, longest: 3, isOpen: false }, isChecked: true });
  expect((await check(maya, water!.id, addDays(today, -1), false)).body).toMatchObject({ streak: { current: 1, longest: 1 } });
});

test("tomorrow and days long past cannot be checked off", async () => {
  const maya = await aMember();
  const [water] = await habitsOf(maya);
  const today = await todayOf();
  for (const day of [addDays(today, 1), addDays(today, -61)])
    expect((await check(maya, water!.id, day)).body).toMatchObject({ field: "day", code: "invalid" });
});

test("today is the date in the member's own time zone", async () => {
  const instant = (await testServer()).context.clock();
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const far = await aMember(undefined, zone);
    const [water] = await habitsOf(far);
    expect((await check(far, water!.id, dayIn(zone, instant))).body).toMatchObject({ isChecked: true });
    expect((await check(far, water!.id, addDays(dayIn(zone, instant), 1))).status).toBe(400);
  }
});

test("Start New Week clears the meals and unchecks the habits, keeps streaks and the past week, and can be undone", async () => {
  const maya = await aMember();
  const { plan } = await generate(maya);
  const [water] = await habitsOf(maya);
  const today = await todayOf();
  await check(maya, water!.id, today);
  await check(maya, water!.id, addDays(today, -1));
  const id = newId();
  const week = (await maya.post("/api/lifestyle/weeks", { id })).body as PastWeek;
  expect(week.plan).toMatchObject({ dollars: 50, estimatedCents: plan.estimatedCents });
  expect((await boardOf(maya)).plan).toBeNull();
  expect((await habitsOf(maya))[0]).toMatchObject({ isChecked: false, streak: { current: 2 } });
  expect((await maya.post("/api/lifestyle/weeks", { id })).body).toEqual(week);
  expect((await maya.get("/api/lifestyle/weeks")).body).toEqual([week]);
  expect((await maya.post(`/api/lifestyle/weeks/${id}/undo`)).status).toBe(200);
  expect((await boardOf(maya)).plan).toEqual(plan);
  expect((await habitsOf(maya))[0]).toMatchObject({ isChecked: true, streak: { current: 2 } });
  expect((await maya.get("/api/lifestyle/weeks")).body).toEqual([]);
});

test("a week counts a habit from its first day", async () => {
  const maya = await aMember();
  await habitsOf(maya);
  const scored = async () => ((await maya.get("/api/members/week")).body as { lifestyle: { habits: object } }).lifestyle.habits;
  const isFirstDay = startOfWeek(await todayOf(), 7) === (await todayOf());
  expect(await scored()).toEqual({ done: 0, meant: isFirstDay ? 0 : 4 });
  const { habits } = (await maya.post("/api/lifestyle/weeks", { id: newId() })).body as PastWeek;
  expect(habits.map((one) => one.meant)).toEqual(isFirstDay ? [] : [1, 1, 1, 1]);
});

test("in a new week a box can be checked again, and undo is too late once there is a new plan", async () => {
  const maya = await aMember();
  await generate(maya);
  const [water] = await habitsOf(maya);
  await check(maya, water!.id, await todayOf());
  const id = newId();
  await maya.post("/api/lifestyle/weeks", { id });
  expect((await check(maya, water!.id, await todayOf())).body).toMatchObject({ isChecked: true, streak: { current: 1 } });
  const fresh = await generate(maya);
  expect(await maya.post(`/api/lifestyle/weeks/${id}/undo`)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await boardOf(maya)).plan).toEqual(fresh.plan);
});

test("the answers of the weekly reset are saved in the journal, and empty answers are not", async () => {
  const maya = await aMember();
  expect(await maya.post("/api/lifestyle/reflections", { id: newId(), good: " " })).toMatchObject({
    status: 400,
    body: { message: "Please write something before saving." },
  });
  const id = newId();
  const answers = { id, good: "The walk.", next: "One evening free." };
  await Promise.all([maya.post("/api/lifestyle/reflections", answers), maya.post("/api/lifestyle/reflections", answers)]);
  const { entries } = (await maya.get("/api/journal/entries?kind=weekly-reset")).body as { entries: { entryText: string }[] };
  expect(entries).toHaveLength(1);
  expect(entries[0]?.entryText).toMatch(
    /^\[Weekly Reset\]\n[A-Z][a-z]+ \d{1,2}, \d{4} to [A-Z][a-z]+ \d{1,2}, \d{4}\n\nWhat went better than you expected\?\nThe walk\.\n\nWhat is one thing/,
  );
  const edited = { entryText: "[Weekly Reset]\nThe walk and the call.", moodRating: null, isMoodSet: false };
  expect((await maya.put(`/api/journal/entries/${id}`, edited)).status).toBe(200);
  const second = (await maya.post("/api/lifestyle/reflections", { ...answers, good: "The call." })).body as { id: string };
  expect(second.id, "a page edited since stays as it is").not.toBe(id);
});

test("on Sunday, the first day of a week, the answers of the weekly reset are dated with the week that ended", async () => {
  const home = await testServer();
  const sunday = addDays(startOfWeek(await todayOf(), 7), 7);
  home.clock.now = Date.parse(`${sunday}T17:00:00Z`) - home.context.clock();
  onTestFinished(() => void (home.clock.now = 0));
  const maya = await aMember();
  await maya.post("/api/lifestyle/reflections", { id: newId(), good: "The walk." });
  const { entries } = (await maya.get("/api/journal/entries?kind=weekly-reset")).body as { entries: { entryText: string }[] };
  expect(entries[0]?.entryText).toContain(`${formatDate(addDays(sunday, -7))} to ${formatDate(addDays(sunday, -1))}`);
});

test("an own saving spot is added, changed, deleted and restored", async () => {
  const maya = await aMember();
  const spot = { id: newId(), name: "Ruth's porch", type: "Free shelf", note: "Jam on Sundays", address: "", lat: 40.1, lon: -75.2 };
  expect((await maya.post("/api/lifestyle/spots", spot)).body).toEqual({ ...spot, version: 1 });
  expect((await maya.put(`/api/lifestyle/spots/${spot.id}`, { ...spot, note: "Eggs too", version: 1 })).body).toMatchObject({
    note: "Eggs too",
  });
  await maya.delete(`/api/lifestyle/spots/${spot.id}`);
  expect((await maya.get("/api/lifestyle/spots")).body).toEqual([]);
  await maya.post(`/api/lifestyle/spots/${spot.id}/restore`);
  expect((await maya.get("/api/lifestyle/spots")).body).toMatchObject([{ name: "Ruth's porch", note: "Eggs too" }]);
  expect((await maya.post("/api/lifestyle/spots", { ...spot, id: newId(), name: " " })).body).toMatchObject({
    message: "Please give the spot a name.",
  });
  expect((await maya.post("/api/lifestyle/spots", { ...spot, id: newId(), lat: 91 })).body).toMatchObject({
    message: "This is not a place on the map.",
  });
});

test("another member's plan, habit, week and spot are not found", async () => {
  const maya = await aMember();
  const other = await aSubscriber();
  const { plan } = await generate(maya);
  const [water] = await habitsOf(maya);
  const week = newId();
  const spot = { id: newId(), name: "Mine" };
  await maya.post("/api/lifestyle/spots", spot);
  await maya.post("/api/lifestyle/weeks", { id: week });
  const request = await Promise.all([
    other.post(`/api/lifestyle/plans/${plan.id}/swap`, { day: 0, slot: "lunch", instead: "x" }),
    other.post(`/api/lifestyle/plans/${plan.id}/reopen`),
    other.put(`/api/lifestyle/plans/${plan.id}/basket/egg`, { isIn: true }),
    other.put(`/api/lifestyle/habits/${water!.id}`, { name: "a", category: "b", version: 1 }),
    other.put(`/api/lifestyle/habits/${water!.id}/archive`, { isArchived: true }),
    other.delete(`/api/lifestyle/habits/${water!.id}`),
    other.post(`/api/lifestyle/habits/${water!.id}/restore`),
    check(other, water!.id, await todayOf()),
    other.post(`/api/lifestyle/weeks/${week}/undo`),
    other.put(`/api/lifestyle/spots/${spot.id}`, { ...spot, version: 1 }),
    other.delete(`/api/lifestyle/spots/${spot.id}`),
    other.post(`/api/lifestyle/spots/${spot.id}/restore`),
  ]);
  expect(request.map((one) => one.status)).toEqual(request.map(() => 404));
  expect((await maya.get("/api/lifestyle/spots")).body).toHaveLength(1);
});

test("without a session or after the trial the feature returns nothing", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  const stranger = await (await testServer()).fetch("/api/lifestyle/meals");
  expect(stranger.status).toBe(401);
  expect((await lapsed.get("/api/lifestyle/habits")).status).toBe(402);
  expect((await lapsed.post("/api/lifestyle/nearby", { lat: 1, lon: 1 })).status).toBe(402);
});
