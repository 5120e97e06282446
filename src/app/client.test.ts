import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { feature } from "#web/client.ts";
import type { budgetContract } from "../features/budget/budget.contract.ts";

const budget = feature<typeof budgetContract>("budget", ["money"]);
const month = { month: "2026-11" };

const answering = (answer: () => Response) => {
  const requests: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    requests.push({ path, init });
    return Promise.resolve().then(answer);
  });
  return requests;
};

afterEach(() => vi.unstubAllGlobals());

test("a call posts its input to the procedure's address and returns the output", async () => {
  const requests = answering(() => Response.json({ json: { id: "a" } }));
  expect(await budget.setTotal.call({ ...month, cents: 100 })).toEqual({ id: "a" });
  expect(requests.map(({ path, init }) => [path, init.method, init.body])).toEqual([
    ["/api/rpc/budget/setTotal", "POST", '{"json":{"month":"2026-11","cents":100}}'],
  ]);
});

test("query keys begin with the feature, and the key of a feature covers its queries and pages", async () => {
  expect(budget.key()).toEqual([["money"], {}]);
  expect(budget.month.key()).toEqual([["money", "month"], {}]);
  expect(budget.month.queryKey({ input: month })).toEqual([["money", "month"], { input: month, type: "query" }]);
  const client = new QueryClient();
  const pages = budget.expenses.infiniteOptions({
    input: (before: string | undefined) => ({ ...month, before, limit: 30 }),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  answering(() => Response.json({ json: { expenses: [], count: 0, cents: 0, next: null } }));
  await client.fetchInfiniteQuery(pages);
  expect(client.getQueryCache().findAll({ queryKey: budget.expenses.key() })).toHaveLength(1);
  await client.invalidateQueries({ queryKey: [["money"]] });
  expect(client.getQueryState(pages.queryKey)?.isInvalidated).toBe(true);
});

test("a page of a list is requested with its cursor, and each query with its abort signal", async () => {
  const requests = answering(() => Response.json({ json: { expenses: [], count: 0, cents: 0, next: "c2" } }));
  const client = new QueryClient();
  const pages = budget.expenses.infiniteOptions({
    input: (before: string | undefined) => ({ ...month, before, limit: 30 }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  await client.fetchInfiniteQuery({ ...pages, pages: 2 });
  expect(requests.map(({ init }) => (JSON.parse(String(init.body)) as { json: { before?: string } }).json.before)).toEqual([
    undefined,
    "c2",
  ]);
  expect(requests.every(({ init }) => init.signal instanceof AbortSignal)).toBe(true);
});

test("an empty output is undefined", async () => {
  answering(() => Response.json({}));
  expect(await budget.setTotal.call({ ...month, cents: 100 })).toBeUndefined();
});

test("a refusal is a Problem with the server's message, and so is an answer that cannot be read", async () => {
  answering(() => Response.json({ json: { message: "Too long.", data: { code: "invalid", field: "name" } } }, { status: 400 }));
  await expect(budget.setTotal.call({ ...month, cents: 1 })).rejects.toMatchObject({
    kind: "invalid",
    message: "Too long.",
    field: "name",
  });
  for (const body of ["<html>", '{"json":"2026-11-20T00:00:00Z","meta":[[1]]}']) {
    answering(() => new Response(body));
    const failure: unknown = await budget.setTotal.call({ ...month, cents: 1 }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(Problem);
    expect(failure).toMatchObject({ kind: "unavailable", message: expect.stringContaining("Nothing you wrote is lost") });
  }
});

test("an aborted request stays an AbortError", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("ended", "AbortError")));
  const { queryFn } = budget.month.queryOptions({ input: month });
  const context = { signal: AbortSignal.abort(), queryKey: [], client: new QueryClient(), meta: undefined };
  await expect((queryFn as (given: typeof context) => Promise<unknown>)(context)).rejects.toMatchObject({ name: "AbortError" });
});
