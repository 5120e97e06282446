import { notifyManager, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queries } from "#web/query.ts";

test("what an event changes is shown before the browser does anything else: a ticked box never shows its old state again", async () => {
  const queryKey = ["query.test"];
  const shown: unknown[] = [];
  const observer = new QueryObserver(queries, { queryKey, enabled: false, initialData: "unchecked" });
  // as useQuery subscribes
  const end = observer.subscribe(notifyManager.batchCalls(({ data }) => shown.push(data)));
  let isNextTask = false;
  const task = setTimeout(() => (isNextTask = true));
  queries.setQueryData(queryKey, "checked");
  // the microtasks of the event
  for (let each = 0; each < 5; each += 1) await Promise.resolve();
  expect([shown.at(-1), isNextTask]).toEqual(["checked", false]);
  clearTimeout(task);
  end();
});
