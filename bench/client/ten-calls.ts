import createClient from "openapi-fetch";
import type { paths } from "./generated/api.d.ts";

/** Ten calls through the client generated from /api/openapi.json. Prints what went wrong. */
declare const process: { env: Record<string, string | undefined>; exitCode: number };
const { API_URL: baseUrl = "", API_TOKEN: token = "" } = process.env;
const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

let calls = 0;
const faults: string[] = [];
/** The body of an answer with status 200; any other status is a failure. */
async function good<T>(name: string, call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  calls += 1;
  if (response.status !== 200 || data === undefined) throw new Error(`${name}: ${response.status} ${JSON.stringify(error)}`);
  return data;
}
const expect = (what: string, holds: boolean) => void (holds || faults.push(what));

const today = await good("today", api.GET("/api/members/today"));
const day = today.today;
const month = await good("month", api.GET("/api/budget/months/{month}", { params: { path: { month: day.slice(0, 7) } } }));
const categoryId = month.categories[0]?.id ?? "";
const id = crypto.randomUUID();
const body = { id, categoryId, amountCents: 420, note: "coffee", spentOn: day };
const added = await good("add", api.POST("/api/budget/expenses", { body, headers: { "Idempotency-Key": crypto.randomUUID() } }));
expect("the expense that was added comes back", added.id === id && added.amountCents === 420);
const { version } = added;
const change = { categoryId, amountCents: 500, note: "coffee", spentOn: day, version };
const edited = await good("edit", api.PUT("/api/budget/expenses/{id}", { params: { path: { id } }, body: change }));
expect("the change comes back", edited.amountCents === 500 && edited.version === version + 1);
const list = await good("list", api.GET("/api/budget/expenses", { params: { query: { month: day.slice(0, 7), limit: 10 } } }));
expect("the list has it", list.expenses.some((one) => one.id === id) && list.next === null);
await good("no-spend", api.PUT("/api/challenge/days/{day}", { params: { path: { day } }, body: { mark: "no-spend" } }));
const mood = await good("mood", api.PUT("/api/journal/moods/{day}", { params: { path: { day } }, body: { mood: 7 } }));
expect("the mood comes back", mood.mood === 7);
const habits = await good("habits", api.GET("/api/lifestyle/habits"));
const habitId = habits[0]?.id ?? "";
await good("habit", api.PUT("/api/lifestyle/habits/{id}/days/{day}", { params: { path: { id: habitId, day } }, body: { isDone: true } }));
await good("remove", api.DELETE("/api/budget/expenses/{id}", { params: { path: { id } } }));

// errors are typed as well, and a wrong type does not compile
const stale = await api.PUT("/api/budget/expenses/{id}", { params: { path: { id: crypto.randomUUID() } }, body: change });
expect("a row that is gone is a problem document", stale.error?.code === "not-found");
// @ts-expect-error a mood is a number
void (() => api.PUT("/api/journal/moods/{day}", { params: { path: { day } }, body: { mood: "seven" } }));
// @ts-expect-error there is no such path
void (() => api.GET("/api/budget/nothing"));

expect(`ten calls, not ${calls}`, calls === 10);
for (const fault of faults) console.error(`fault: ${fault}`);
console.log(`${calls} calls, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
