import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { dayIn, monthOf } from "#shared/dates.ts";
import { day, id, month, text } from "#shared/fields.ts";
import { guideFacts } from "../features/guides/guides.service.ts";

/** One call of our own REST API with the caller's token: its gate, scopes, limits and list of calls apply as to any other. */
type Rest = (method: string, path: string, body?: object) => Promise<{ status: number; text: string }>;
/** `needs`: the scopes without which a tool is not listed. */
type Caller = {
  scopes: readonly string[];
  timeZone: string;
  now: number;
  rest: Rest;
  /** Counts a tool that makes no such call. Throws too-many: one request may contain a hundred tools. */
  count: () => Promise<void>;
  newId: () => string;
};
type Tool = {
  name: string;
  needs: readonly string[];
  description: string;
  input: z.ZodObject;
  isWrite?: boolean;
  run: (input: Record<string, unknown>, caller: Caller) => Promise<{ status: number; text: string }>;
};

const search = (found: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
const today = ({ timeZone, now }: Caller) => dayIn(timeZone, now);
const ofDay = day.optional().describe("2026-11-20; today without it");

const tools: readonly Tool[] = [
  {
    name: "today",
    needs: ["summary:read"],
    description: "Today at a glance: safe to spend, next bill, no-spend streak, mood number and habits. Amounts are cents.",
    input: z.object({}),
    run: (_, { rest }) => rest("GET", "/api/members/today"),
  },
  {
    name: "budget_month",
    needs: ["budget:read"],
    description: "A month's budget: categories with their ids, what is planned and what is spent, in cents.",
    input: z.object({ month: month.optional().describe("2026-11; this month without it") }),
    run: ({ month: chosen }, caller) => caller.rest("GET", `/api/budget/months/${String(chosen ?? monthOf(today(caller)))}`),
  },
  {
    name: "list_expenses",
    needs: ["budget:read"],
    description: "A month's expenses, newest first, at most 30, with how many there are and their sum in cents.",
    input: z.object({ month: month.optional(), search: text(100).optional().describe("words of the note or the category's name") }),
    run: ({ month: chosen, search: words }, caller) =>
      caller.rest("GET", `/api/budget/expenses?${search({ month: chosen ?? monthOf(today(caller)), search: words })}`),
  },
  {
    name: "add_expense",
    needs: ["budget:write"],
    description: "Add an expense. The category's id is in budget_month. After a call without an answer send it again with the same id.",
    input: z.object({
      id: id.optional().describe("a UUID of yours for this expense: the same one again adds nothing"),
      categoryId: id,
      amountCents: z.int().min(1),
      note: text(200).default(""),
      spentOn: ofDay,
    }),
    isWrite: true,
    run: ({ spentOn, id: own, ...rest }, caller) =>
      caller.rest("POST", "/api/budget/expenses", { ...rest, id: own ?? caller.newId(), spentOn: spentOn ?? today(caller) }),
  },
  {
    name: "log_no_spend_day",
    needs: ["challenge:write"],
    description: "Log a day without spending. The same day again changes nothing.",
    input: z.object({ day: ofDay }),
    isWrite: true,
    run: ({ day: on }, caller) => caller.rest("PUT", `/api/challenge/days/${String(on ?? today(caller))}`, { mark: "no-spend" }),
  },
  {
    name: "log_mood",
    needs: ["mood:write"],
    description: "Set the mood of a day, from 1 (heavy) to 10 (light). A number only, no words.",
    input: z.object({ mood: z.int().min(1).max(10), day: ofDay }),
    isWrite: true,
    run: ({ mood, day: on }, caller) => caller.rest("PUT", `/api/journal/moods/${String(on ?? today(caller))}`, { mood }),
  },
  {
    name: "list_habits",
    needs: ["lifestyle:read"],
    description: "Habits with their ids, days and streaks.",
    input: z.object({}),
    run: (_, { rest }) => rest("GET", "/api/lifestyle/habits"),
  },
  {
    name: "check_habit",
    needs: ["lifestyle:write"],
    description: "Check a habit off for a day, or uncheck it. The habit's id is in list_habits.",
    input: z.object({ id, isDone: z.boolean().default(true), day: ofDay }),
    isWrite: true,
    run: ({ id: habit, isDone, day: on }, caller) =>
      caller.rest("PUT", `/api/lifestyle/habits/${String(habit)}/days/${String(on ?? today(caller))}`, { isDone }),
  },
  {
    name: "read_journal",
    needs: ["journal:read"],
    description: "Journal pages, newest first. Private words: read them only when the member asks about them.",
    input: z.object({ query: text(200).optional().describe("words to look for"), limit: z.int().min(1).max(20).default(5) }),
    run: (input, { rest }) => rest("GET", `/api/journal/entries?${search(input)}`),
  },
  {
    name: "search_guides",
    needs: [],
    description: "Search Evenday's guides about money, home, work, health and getting along with people.",
    input: z.object({ query: text(200) }),
    run: async ({ query }, { count }) => {
      await count();
      return { status: 200, text: JSON.stringify({ found: await guideFacts.search(String(query), 5) }) };
    },
  },
];

/** The longest result of a tool, because a model reads every character. */
export const longestResult = 20_000;
const shortened = (words: string) =>
  words.length > longestResult ? `${words.slice(0, longestResult)}\n[Cut here. Ask for less: a search, or a smaller limit.]` : words;

/** The tools that this token may use, as an MCP server for one request. Nothing is stored between requests. */
function serverFor(caller: Caller): McpServer {
  const server = new McpServer({ name: "evenday", version: "1" });
  for (const { name, needs, description, input, isWrite = false, run } of tools) {
    if (!needs.every((scope) => caller.scopes.includes(scope))) continue;
    const annotations = { readOnlyHint: !isWrite, destructiveHint: false, openWorldHint: false };
    server.registerTool(name, { description, inputSchema: input, annotations }, async (given) => {
      const { status, text: words } = await run(given, caller);
      return { content: [{ type: "text", text: shortened(words) }], ...(status >= 400 ? { isError: true } : {}) };
    });
  }
  return server;
}

/** Answers one request of an MCP client (Streamable HTTP), without an MCP session. */
export const answerMcp = (request: Request, caller: Caller): Promise<Response> => createMcpHandler(() => serverFor(caller)).fetch(request);
