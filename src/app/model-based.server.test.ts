import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn } from "#shared/dates.ts";
import { callsOf, play } from "#testing/model-based.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { challenge, documents, journal, lifestyle, progress } from "#testing/models.ts";
import { budget, debt, goals } from "#testing/models.money.ts";
import { aMember } from "#testing/people.ts";
import { proves, times } from "#testing/assurance.ts";

const zone = "America/New_York";
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
/** Members that act in parallel. */
const players = 4;
let testServer: TestServer;

beforeAll(async () => {
  testServer = await createTestServer();
  // noon in the member's time zone: no sequence crosses midnight
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" })
    .format(testServer.context.clock())
    .split(":")
    .map(Number);
  testServer.clock.now += ((36 - hour) % 24) * 3_600_000 - minute * 60_000;
});
afterAll(() => testServer.context.database.close());

test(
  `after any calls in any order every feature shows what a simple model of it predicts (seed ${seed})`,
  { timeout: 7_200_000 },
  async (context) => {
    const runs = times(20, 100, 10_000);
    const features = [journal, progress, challenge, lifestyle, documents, debt, goals, budget].map((feature) => callsOf(feature as never)); // each feature has a state type of its own
    const most = { maxCommands: 30, size: "max" } as const;
    // half of them within one feature, so that calls affect the same rows more often
    const histories = fc.oneof(fc.commands(features, most), fc.oneof(...features.map((feature) => fc.commands([feature], most))));
    let created = 0;
    const run = (share: number, ownSeed: number) =>
      fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const person = await aMember(testServer, zone);
          created += await play(history, person, dayIn(zone, testServer.context.clock()));
        }),
        { numRuns: share, seed: ownSeed, endOnFailure: false },
      );
    await Promise.all(Array.from({ length: players }, (_, player) => run(Math.ceil(runs / players), seed + player)));
    expect(created, "histories hold calls").toBeGreaterThan(runs);
    proves(
      context,
      "E6",
      `${runs.toLocaleString("en-US")} histories of ${created.toLocaleString("en-US")} calls in 8 features, 0 divergences`,
    );
  },
);
