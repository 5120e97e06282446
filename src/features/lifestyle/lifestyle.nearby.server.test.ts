import { afterAll, expect, test } from "vitest";
import { openLog } from "#server/log.ts";
import { openPlaces } from "#server/integrations/places.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { openOverpass } from "#testing/overpass.ts";
import { aMember, type Person } from "#testing/people.ts";
import type { Found } from "./lifestyle.nearby.repository.ts";
import { freshMs } from "./lifestyle.areas.repository.ts";

const service = await openOverpass();
const pace = { tries: 1, timeoutMs: 400, pauseMs: 1, longestPauseMs: 0 };
const places = openPlaces({ OVERPASS_URL: service.url, PUBLIC_URL: undefined }, openLog("silent"), Date.now, pace);
const home: TestServer = await createTestServer({ OVERPASS_DAILY_CEILING: "12" }, { places });
afterAll(async () => {
  await service.stop();
  await home.context.database.close();
});
const near = async (who: Person, lat: number, lon: number, more: object = {}) =>
  (await who.post("/api/lifestyle/nearby", { lat, lon, ...more })) as { status: number; body: Found };

test("real places are returned with their kind, and the service gets only the rounded location", async () => {
  const maya = await aMember(home);
  const { status, body } = await near(maya, 40.012_345, -75.123_456);
  expect(status).toBe(200);
  expect(body.trouble).toBeNull();
  expect(body.asOf).toBe("2026-11-19T21:04:12Z");
  expect(body.places.map((one) => [one.name, one.type])).toEqual([
    ["Public Library, Main Branch", "Library"],
    ["Second Chance Thrift", "Thrift or charity shop"],
    ["Harbor Food Pantry", "Food bank"],
    ["Saturday Farmers Market", "Farmers’ market"],
    ["Aldi", "Discount supermarket"],
    ["<b>Bike & Toaster</b> Repair Café", "Repair café or workshop"],
  ]);
  expect(service.asked.at(-1)?.query).toContain("(around:3000,40.01,-75.12)");
  expect(service.asked.at(-1)?.query).not.toContain("40.012");
});

test("an area is fetched once for all members, until it is a week old", async () => {
  const before = service.asked.length;
  await near(await aMember(home), 40.014, -75.118);
  expect(service.asked).toHaveLength(before);
  home.clock.now += freshMs;
  await near(await aMember(home), 40.014, -75.118);
  expect(service.asked).toHaveLength(before + 1);
});

test("a larger radius is another query", async () => {
  const { body } = await near(await aMember(home), 40.01, -75.12, { radius: 10_000 });
  expect(body.places.map((one) => one.name)).toContain("Hilltop Hospice Shop");
});

test.each([
  ["slow", /does not answer/],
  ["gateway", /does not answer/],
  ["malformed", /does not answer/],
  ["timed out", /does not answer/],
  ["wrong shape", /does not answer/],
  ["busy", /busy right now/],
] as const)("a service that is %s gives a clear message and no failure", async (fault, words) => {
  const maya = await aMember(home);
  service.faults.push(fault);
  const { status, body } = await near(maya, 10, 10);
  expect(status).toBe(200);
  expect(body).toMatchObject({ places: [], fetchedAt: null });
  expect(body.trouble).toMatch(words);
});

test("a cached area is used while the service does not answer", async () => {
  home.clock.now += freshMs;
  const maya = await aMember(home);
  service.faults.push("gateway");
  const { body } = await near(maya, 40.01, -75.12);
  expect(body.places).toHaveLength(6);
  expect(body.trouble).toMatch(/does not answer/);
  expect(body.fetchedAt).not.toBeNull();
});

test("poles and antimeridian are queried like every other place", async () => {
  home.clock.now += 2 * 86_400_000;
  const maya = await aMember(home);
  for (const [lat, lon] of [
    [90, 12],
    [-90, -180],
    [0.5, 179.999],
    [-17, -180],
  ] as const) {
    expect((await near(maya, lat, lon)).body.trouble).toBeNull();
  }
  expect(service.asked.slice(-4).map((one) => /around:3000,([^)]+)/.exec(one.query)?.[1])).toEqual([
    "90.00,0.00",
    "-90.00,0.00",
    "0.50,-180.00",
    "-17.00,-180.00",
  ]);
});

test.each([[{ lat: 91, lon: 0 }], [{ lat: 0, lon: -181 }], [{ lat: "x", lon: 0 }], [{ lon: 0 }], [{ lat: 0, lon: 0, radius: 1 }]])(
  "%o is refused, and no query is sent",
  async (wrong) => {
    const before = service.asked.length;
    expect((await (await aMember(home)).post("/api/lifestyle/nearby", wrong)).status).toBe(400);
    expect(service.asked).toHaveLength(before);
  },
);

test("above the daily limit no query is sent, and cached areas still work", async () => {
  const maya = await aMember(home);
  let spent: Found | undefined;
  for (let step = 0; step < 14 && !spent?.trouble; step++) spent = (await near(maya, 20 + step, 20)).body;
  expect(spent?.trouble).toMatch(/as often as it allows for today/);
  const before = service.asked.length;
  expect((await near(maya, -17, -180)).body).toMatchObject({ trouble: null, places: expect.any(Array) as unknown });
  expect(service.asked).toHaveLength(before);
});

test("a server without a map service says so, and names no tile server", async () => {
  const plain = await createTestServer(
    {},
    { places: openPlaces({ OVERPASS_URL: undefined, PUBLIC_URL: undefined }, openLog("silent"), Date.now) },
  );
  try {
    const maya = await aMember(plain);
    expect((await near(maya, 40, -75)).body).toMatchObject({ places: [], trouble: expect.stringContaining("is not set up here") });
    expect((await maya.get("/api/lifestyle/map")).body).toEqual({ tileUrl: null });
  } finally {
    await plain.context.database.close();
  }
});
