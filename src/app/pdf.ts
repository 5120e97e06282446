import { budgetFacts } from "../features/budget/budget.service.ts";
import { debtFacts } from "../features/debt/debt.service.ts";
import { documentsFacts } from "../features/documents/documents.service.ts";
import { journalPdf } from "../features/journal/pdf.service.ts";
import { Hono } from "hono";
import { dayIn, formatDate, formatMonth, isDay, isMonth, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { MemberTx } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { bodyOf, memberOf, type Env } from "#server/http.ts";
import { drawPdf, type Block } from "#server/integrations/pdf.ts";

type PdfRequest = { today: Day; zone: string; currency: string; body: Record<string, unknown> };
type Made = { title: string; subtitle: string; blocks: Block[] | null };

/** Printable PDFs, one line per kind: content from each feature, laid out here. */
const kinds: Record<string, (tx: MemberTx, request: PdfRequest) => Promise<Made>> = {
  budget: async (tx, request) => {
    const month = monthIn(request);
    return {
      title: `Budget ${formatMonth(month)}`,
      subtitle: `Made on ${formatDate(request.today)}`,
      blocks: await budgetFacts.pdfBlocks(tx, month, request.currency),
    };
  },
  debt: async (tx, request) => ({
    title: "Debt payoff plan",
    subtitle: `Made on ${formatDate(request.today)}`,
    blocks: await debtFacts.pdfBlocks(tx, request.today, request.currency),
  }),
  journal: async (tx, request) => {
    const [from, to] = rangeIn(request);
    return { title: "Journal", subtitle: `${formatDate(from)} to ${formatDate(to)}`, blocks: await journalPdf.extract(tx, from, to) };
  },
  interview: async (tx, request) => ({
    title: "Interview preparation",
    subtitle: `Made on ${formatDate(request.today)}`,
    blocks: await journalPdf.latest(tx, "interview"),
  }),
  "weekly-plan": async (tx, request) => ({
    title: "Weekly plan",
    subtitle: `Made on ${formatDate(request.today)}`,
    blocks: await journalPdf.latest(tx, "weekly-plan"),
  }),
};

/** `POST /api/sheets/:kind`: the PDF as a download, and with `keep` (an id) stored among the member's documents too. */
export const pdfRoutes = (context: AppContext) =>
  new Hono<Env>().post("/:kind", async (c) => {
    const member = memberOf(c);
    const kind = c.req.param("kind");
    const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!make) throw new Problem("not-found", "There is nothing at this address.");
    const body = await bodyOf(c);
    const request = { today: dayIn(member.timeZone, context.clock()), zone: member.timeZone, currency: member.currency, body };
    const { blocks, ...page } = await context.database.withUser(member.id, (tx) => make(tx, request));
    if (!blocks) throw new Problem("not-found", "There is nothing to print here yet.");
    const bytes = await drawPdf({ ...page, blocks }, member.id);
    const name = `evenday-${kind}-${request.today}.pdf`;
    if (body["keep"] !== undefined) await documentsFacts.keep(context, member.id, { id: idIn(body["keep"]), fileName: name, bytes });
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
  });

function monthIn({ body, today }: PdfRequest): string {
  const month = body["month"] ?? today.slice(0, 7);
  if (typeof month !== "string" || !isMonth(month)) throw new Problem("invalid", "Please choose a month.", { field: "month" });
  return month;
}

function rangeIn({ body }: PdfRequest): [Day, Day] {
  const { from, to } = body;
  if (typeof from !== "string" || !isDay(from)) throw new Problem("invalid", "Please choose a first day.", { field: "from" });
  if (typeof to !== "string" || !isDay(to) || to < from)
    throw new Problem("invalid", "Please choose a last day that is not before the first.", { field: "to" });
  return [from, to];
}

function idIn(value: unknown): string {
  if (typeof value === "string" && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new Problem("invalid", "This document needs an id.", { field: "keep" });
}
