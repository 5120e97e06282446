import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { unreachable } from "#web/http.ts";
import { untilRemoved } from "#web/retry.ts";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const noAnswer = () => Promise.reject(new Problem("unavailable", unreachable));
const gone = () => Promise.reject(new Problem("not-found", "This is no longer here."));
/** Answers the calls one after the other. */
const answering = (...answers: (() => Promise<unknown>)[]) => vi.fn<() => Promise<unknown>>(() => (answers.shift() ?? gone)());

test("a row whose deletion had no answer is deleted when the next try finds it gone", async () => {
  const remove = answering(noAnswer, gone);
  await untilRemoved(remove);
  expect(remove).toHaveBeenCalledTimes(2);
});

test("a row that was gone before is reported as gone, and a deletion that is refused as refused", async () => {
  await expect(untilRemoved(answering(gone))).rejects.toMatchObject({ kind: "not-found" });
  const refused = () => Promise.reject(new Problem("conflict", "It is in use."));
  await expect(untilRemoved(answering(noAnswer, refused))).rejects.toMatchObject({ kind: "conflict" });
});
