import { expect, test } from "vitest";
import { Problem } from "#shared/errors.ts";
import { databaseProblem, isOutage } from "./database.ts";

test.each(["53100", "ENOSPC"])("a full disk (%s) is reported as a full disk, also as the cause of another error", (code) => {
  const full = Object.assign(new Error("could not extend file"), { code });
  for (const error of [full, new Error("Failed query", { cause: full })])
    expect(databaseProblem(error)).toMatchObject({ kind: "unavailable", message: expect.stringContaining("disk is full") as string });
});

test("an embedded database that cannot be created or started because of a full disk is reported as such", () => {
  const started = new Problem(
    "unavailable",
    "the database in /data does not start: FATAL: could not write lock file: No space left on device",
  );
  const setUp = new Problem("unavailable", "the database cannot be set up", { cause: new Error("initdb: error: No space left on device") });
  for (const error of [started, setUp]) expect(databaseProblem(error)?.message).toContain("disk is full");
});

test("a database that is down is not reported as a full disk", () => {
  expect(databaseProblem(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))?.message).toContain("cannot reach our database");
  expect(databaseProblem(new Error("something else"))).toBeNull();
});

const refusals: [code: string, message: string][] = [
  ["08P01", "server login has been failing, try again later (server_login_retry)"],
  ["08P01", "no more connections allowed (max_client_conn)"],
  ["08P01", "query_wait_timeout"],
  ["08P01", "server conn crashed?"],
  ["08P01", "pgbouncer cannot connect to server"],
  ["08000", "a pooler's words of a later release"],
  ["08006", "connection failure"],
  ["", "server_login_retry"],
  ["", "Connection terminated unexpectedly"],
  ["", "timeout expired"],
  ["", "timeout exceeded when trying to connect"],
  ["", "Query read timeout"],
  ["XX000", "MaxClientsInSessionMode: max clients reached"],
  ["40P01", "deadlock detected"],
  ["53300", "sorry, too many clients already"],
  ["53200", "out of memory"],
  ["57P01", "terminating connection due to administrator command"],
  ["57P02", "terminating connection because of crash of another server process"],
  ["57P03", "the database system is starting up"],
  ["57P05", "terminating connection due to idle-session timeout"],
  ["57014", "canceling statement due to statement timeout"],
  ["25006", "cannot execute INSERT in a read-only transaction"],
  ["25P03", "terminating connection due to idle-in-transaction timeout"],
  ["55P03", "canceling statement due to lock timeout"],
  ["58030", "could not read block 0 in file"],
  ["ECONNREFUSED", "connect ECONNREFUSED 10.0.0.1:5432"],
  ["EHOSTUNREACH", "connect EHOSTUNREACH 10.0.0.1:5432"],
  ["ENETUNREACH", "connect ENETUNREACH 10.0.0.1:5432"],
  ["EAI_AGAIN", "getaddrinfo EAI_AGAIN database"],
];

test.each(refusals)("an outage (%s: %s) is refused as temporary, with the time to wait", (code, message) => {
  const lost = Object.assign(new Error(message), code ? { code } : {});
  for (const error of [lost, new Error("Failed query", { cause: lost })])
    expect(databaseProblem(error)).toMatchObject({ kind: "unavailable", retryAfterSeconds: expect.any(Number) as number });
});

test.each([
  ["23505", "duplicate key value violates unique constraint"],
  ["22P02", 'invalid input syntax for type uuid: "Connection terminated"'],
  ["42P01", 'relation "query_wait_timeout" does not exist'],
  ["57P04", "terminating connection because the database was dropped"],
  ["XX000", "cache lookup failed for relation 1"],
  ["ERR_ASSERTION", "timeout expired"],
])("a bug of ours (%s: %s) is no outage", (code, message) => {
  expect(isOutage(code, message)).toBe(false);
});

test("a member's text never makes a bug look like an outage or a full disk", () => {
  const fault = Object.assign(new Error("null value in column"), { code: "23502" });
  for (const words of ["Connection terminated", "No space left on device"])
    expect(databaseProblem(new Error(`Failed query: insert … params: ${words}`, { cause: fault }))).toBeNull();
});
