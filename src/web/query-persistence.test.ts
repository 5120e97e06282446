import { expect, test } from "vitest";
import { isSaved } from "#web/query-persistence.ts";

test.each([
  [[["journal", "list"], { type: "infinite" }]],
  [[["safety", "plan"], { type: "query" }]],
  [["members", "week"]],
  [["subscription", "an-id"]],
])("%j is stored for reading offline", (key) => expect(isSaved(key)).toBe(true));

test.each([
  [[["coach", "limits"], { type: "query" }]],
  [[["account", "sessions"], { type: "query" }]],
  [[["billing", "state"], { type: "query" }]],
  [[["a-feature-of-tomorrow", "list"], {}]],
  [[["journal", "list"], { input: { query: "the river", limit: 5 }, type: "query" }]],
  [[["budget", "expenses"], { input: { month: "2026-11", search: "therapist", limit: 30 }, type: "infinite" }]],
])("%j is not stored", (key) => expect(isSaved(key)).toBe(false));
