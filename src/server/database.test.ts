import { expect, test } from "vitest";
import { databaseProblem } from "./database.ts";

test.each(["53100", "ENOSPC"])("a full disk (%s) is called a full disk, also as the cause of another error", (code) => {
  const full = Object.assign(new Error("could not extend file"), { code });
  for (const error of [full, new Error("Failed query", { cause: full })])
    expect(databaseProblem(error)).toMatchObject({ kind: "unavailable", message: expect.stringContaining("disk is full") as string });
});

test("a database that is away is not called a full disk", () => {
  expect(databaseProblem(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))?.message).toContain("cannot reach our database");
  expect(databaseProblem(new Error("something else"))).toBeNull();
});
