import { expect, test } from "vitest";
import { aMember, someoneWhoseTrialEnded } from "#testing/people.ts";

const plan = { signs: "I stop answering 🌧️", calming: "Walk to the canal", people: "Ines\n555 0100", places: "The library" };

test("a member keeps a safety plan, changes it, and nobody else sees it", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  expect((await maya.get("/api/safety/plan")).body).toEqual({ signs: "", calming: "", people: "", places: "" });
  expect((await maya.put("/api/safety/plan", plan)).body).toEqual(plan);
  expect((await maya.put("/api/safety/plan", { ...plan, places: "" })).body).toEqual({ ...plan, places: "" });
  expect((await other.get("/api/safety/plan")).body).toMatchObject({ signs: "" });
  expect((await maya.put("/api/safety/plan", { ...plan, signs: "a".repeat(4001) })).status).toBe(400);
});

test("the safety plan stays open after the trial", async () => {
  const lapsed = await someoneWhoseTrialEnded();
  expect((await lapsed.put("/api/safety/plan", plan)).status).toBe(200);
});
