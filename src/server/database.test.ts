import { expect, test } from "vitest";
import { Problem } from "#shared/errors.ts";
import { databaseProblem } from "./database.ts";

test.each(["53100", "ENOSPC"])("a full disk (%s) is called a full disk, also as the cause of another error", (code) => {
  const full = Object.assign(new Error("could not extend file"), { code });
  for (const error of [full, new Error("Failed query", { cause: full })])
    expect(databaseProblem(error)).toMatchObject({ kind: "unavailable", message: expect.stringContaining("disk is full") as string });
});

test("an embedded database that cannot be set up or started on a full disk is called that too", () => {
  const started = new Problem(
    "unavailable",
    "the database in /data does not start: FATAL: could not write lock file: No space left on device",
  );
  const setUp = new Problem("unavailable", "the database cannot be set up", { cause: new Error("initdb: error: No space left on device") });
  for (const error of [started, setUp]) expect(databaseProblem(error)?.message).toContain("disk is full");
});

test("a database that is away is not called a full disk", () => {
  expect(databaseProblem(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))?.message).toContain("cannot reach our database");
  expect(databaseProblem(new Error("something else"))).toBeNull();
});
