import { expect, test } from "vitest";
import { testServer } from "#testing/server.ts";
import { aMember, aMemberWithExpiredTrial } from "#testing/people.ts";

const plan = { signs: "I stop answering 🌧️", calming: "Walk to the canal", people: "Ines\n555 0100", places: "The library" };

test("a member saves a safety plan, changes it, and no other member sees it", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  expect((await maya.get("/api/safety/plan")).body).toEqual({ signs: "", calming: "", people: "", places: "" });
  expect((await maya.put("/api/safety/plan", plan)).body).toEqual(plan);
  expect((await maya.put("/api/safety/plan", { ...plan, places: "" })).body).toEqual({ ...plan, places: "" });
  expect((await other.get("/api/safety/plan")).body).toMatchObject({ signs: "" });
  expect((await maya.put("/api/safety/plan", { ...plan, signs: "a".repeat(4001) })).status).toBe(400);
});

test("unusual text is returned as it was written, and without a session nothing is returned", async () => {
  const maya = await aMember();
  const odd = {
    signs: "<script>alert(1)</script>",
    calming: "\u202Eright to left\u202C 🫶🏽",
    people: "  spaces and\ttabs  ",
    places: "\u200bnothing to see",
  };
  expect((await maya.put("/api/safety/plan", odd)).body).toEqual(odd);
  expect((await maya.get("/api/safety/plan")).body).toEqual(odd);
  expect((await maya.put("/api/safety/plan", { signs: "only this" })).status).toBe(400);
  expect((await maya.get("/api/safety/plan")).body).toEqual(odd);
  const { fetch } = await testServer();
  expect((await fetch("/api/safety/plan")).status).toBe(401);
  expect((await fetch("/api/safety/plan", { method: "PUT", body: JSON.stringify(odd) })).status).toBe(401);
});

test("the safety plan stays open after the trial", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  expect((await lapsed.put("/api/safety/plan", plan)).status).toBe(200);
});
