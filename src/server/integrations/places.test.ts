import { afterAll, beforeEach, expect, test } from "vitest";
import { openLog } from "#server/log.ts";
import { openOverpass } from "#testing/overpass.ts";
import { notConfigured, openPlaces, type PlacesPace } from "./places.ts";

const service = await openOverpass();
afterAll(() => service.stop());
const clock = { now: Date.UTC(2026, 10, 20) };
const query = "[out:json];nwr(around:3000,40.00,-75.00);out;";
const open = (pace: Partial<PlacesPace> = {}) =>
  openPlaces({ OVERPASS_URL: service.url, PUBLIC_URL: "https://evenday.example" }, openLog("silent"), () => clock.now, {
    tries: 2,
    timeoutMs: 300,
    pauseMs: 5,
    longestPauseMs: 600_000,
    ...pace,
  });
beforeEach(() => {
  service.asked.length = 0;
  service.faults.length = 0;
});

test("the query is sent to the service as a form, with a user agent that its operators can contact", async () => {
  expect(await open().ask(query)).toMatchObject({ version: 0.6, elements: expect.any(Array) as unknown });
  expect(service.asked).toEqual([{ query, agent: "Evenday/1 (https://evenday.example)" }]);
});

test.each(["gateway", "malformed", "slow"] as const)("after one %s answer the query is retried", async (fault) => {
  service.faults.push(fault);
  expect(await open().ask(query)).toHaveProperty("elements");
  expect(service.asked).toHaveLength(2);
});

test("a service that says it is busy is not called again before the time it named", async () => {
  service.faults.push("busy");
  const places = open();
  await expect(places.ask(query)).rejects.toMatchObject({ name: "Problem", kind: "too-many", retryAfterSeconds: 30 });
  await expect(places.ask(query)).rejects.toMatchObject({ kind: "unavailable" });
  expect(service.asked).toHaveLength(1);
  clock.now += 31_000;
  expect(await places.ask(query)).toHaveProperty("elements");
});

test("after each failure the pause doubles, and a good answer ends it", async () => {
  const places = open({ tries: 1 });
  for (const seconds of [30, 60, 120]) {
    service.faults.push("gateway");
    await expect(places.ask(query)).rejects.toMatchObject({ kind: "unavailable" });
    clock.now += (seconds - 1) * 1000;
    await expect(places.ask(query)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    clock.now += 1000;
  }
  expect(await places.ask(query)).toHaveProperty("elements");
  expect(service.asked).toHaveLength(4);
});

test("queries run one after the other", async () => {
  const places = open();
  service.faults.push("gateway");
  const answers = await Promise.all([places.ask(`${query}1`), places.ask(`${query}2`), places.ask(`${query}3`)]);
  expect(answers).toHaveLength(3);
  expect(service.asked.map((one) => one.query.slice(query.length))).toEqual(["1", "1", "2", "3"]);
});

test("without the setting nothing is called", async () => {
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new Error("called"));
  try {
    const places = openPlaces({ OVERPASS_URL: undefined, PUBLIC_URL: undefined }, openLog("silent"), () => clock.now);
    await expect(places.ask(query)).rejects.toMatchObject({ kind: "unavailable", field: notConfigured });
  } finally {
    globalThis.fetch = before;
  }
});

test("an unreachable service is a refusal, not a crash", async () => {
  const places = openPlaces({ OVERPASS_URL: "http://127.0.0.1:9/api", PUBLIC_URL: undefined }, openLog("silent"), () => clock.now, {
    tries: 2,
    timeoutMs: 300,
    pauseMs: 5,
    longestPauseMs: 1,
  });
  await expect(places.ask(query)).rejects.toMatchObject({ name: "Problem", kind: "unavailable" });
});
