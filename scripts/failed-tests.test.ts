import { expect, test } from "vitest";
import { failedTests } from "./failed-tests.ts";
import { readJourneys } from "./journey-report.ts";

test("each failed test is named with its file and the first lines of its message", () => {
  const report = {
    testResults: [
      {
        name: "/repo/src/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "works", failureMessages: [] },
          {
            status: "failed",
            fullName: "adds",
            failureMessages: ["\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n\n    at /repo/src/a.test.ts:3:1\n    at deep"],
          },
        ],
      },
      { name: "/repo/src/b.test.ts", status: "failed", message: "Cannot find module './c.ts'", assertionResults: [] },
      { name: "/repo/src/d.test.ts", status: "passed", message: "", assertionResults: [{ status: "passed", fullName: "works" }] },
    ],
  };
  expect(failedTests(report, "/repo")).toEqual([
    "src/a.test.ts: adds\n    AssertionError: expected 1 to be 2\n        at /repo/src/a.test.ts:3:1",
    "src/b.test.ts\n    Cannot find module './c.ts'",
  ]);
  expect(failedTests(null, "/repo")).toEqual([]);
});

test("a journey that failed at one size is named with the size and its message", () => {
  const result = (message: string) => ({ error: { message } });
  const report = {
    suites: [
      {
        specs: [
          {
            title: "a page opens",
            file: "x.e2e.ts",
            tests: [
              { projectName: "phone", status: "unexpected", results: [result("first"), result("Error: not visible\n    at x.e2e.ts:3")] },
              { projectName: "desktop", status: "expected", results: [{}] },
            ],
          },
        ],
      },
    ],
  };
  expect(readJourneys(report)).toEqual({
    passed: 1,
    failed: ["x.e2e.ts: a page opens (phone)\n    Error: not visible\n        at x.e2e.ts:3"],
    retried: [],
    skipped: [],
  });
});
