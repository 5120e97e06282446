/**
 * Shows the month's figures in the prerendered page, about a second before the scripts that render it have loaded. A script of its own,
 * without React; what it shows is the same as summary.panel.tsx renders there later, which e2e/first-figures.e2e.ts checks.
 */
import { monthOf, type Day } from "#shared/dates.ts";
import { digitsWide, showCents } from "#shared/money.ts";
import { copyEarly } from "#web/early.ts";
import { hiddenAmountsFlag } from "#web/hidden-amounts-flag.ts";
import { browserStorage } from "#web/storage.ts";
import { readStoredSession } from "#web/stored-session.ts";
import { todayOf } from "#web/zone.ts";
import type { MonthView } from "./budget.api.ts";
import { isOverBudget, percentUsed, summary } from "./budget.rules.ts";
import { billsOverdue, billsToCome, formatSafe, overWholeBudget, percentOfMonth, safeToSpend } from "./safe.rules.ts";

async function showFirst() {
  const session = readStoredSession();
  // another month, or hidden amounts: left to the page itself
  if (!session || location.search || browserStorage.get(hiddenAmountsFlag)) return;
  const today = todayOf(session.member);
  const month = monthOf(today);
  const answer = await copyEarly(session.token, "/api/rpc/budget/month", { json: { month } });
  if (!answer?.ok) return;
  const { json: view } = (await answer.json()) as { json: MonthView };
  const place = document.querySelector<HTMLElement>("main.prerendered > .skeleton-loading");
  // a member without a budget of their own gets a form there
  if (!place || !view.hasOwnBudget) return;
  place.className = "wrap pt-6";
  place.prepend(figuresOf(view, today, session.member.currency ?? "USD"));
  place.lastElementChild?.classList.add("visually-hidden"); // still read by screen readers
}

function figuresOf(view: MonthView, today: Day, currency: string): HTMLElement {
  const sums = summary(view.categories);
  const safe = safeToSpend(sums.remainingCents, billsToCome(view.bills, today), today, view.spentTodayCents, currency);
  const isOver = isOverBudget(sums);
  const show = (cents: number) => showCents(cents, currency);
  const [, whole = "", fraction = ""] = /^(.*?)(\.\d+)?$/.exec(show(safe.safeCents)) ?? [];
  const loud = piece("span", "figure loud", whole, piece("small", "", fraction));
  loud.style.setProperty("--chars", String(digitsWide(whole + fraction)));
  const how = piece("a", "whitespace-nowrap", "How we get this");
  how.setAttribute("href", "#how");
  how.tabIndex = -1; // hidden from screen readers like the rest, so not to be focused
  const meter = piece("div", isOver ? "meter is-over" : "meter", piece("i", ""), piece("b", ""));
  const percent = percentUsed(sums);
  meter.style.setProperty("--v", String(percent));
  meter.style.setProperty("--at", String(percentOfMonth(today)));
  const over = overWholeBudget(sums.remainingCents, currency);
  const box = (term: string, cents: number, clay = "") =>
    piece("div", "", piece("span", "term", term), piece("span", `val${clay}`, show(cents)));
  const all = piece(
    "section",
    "grid12 items-end",
    piece(
      "div",
      "figure-box has-loud lg:col-span-5",
      piece("span", "term", "Safe to spend today"),
      loud,
      piece("p", "", `${formatSafe(safe, today, currency, billsOverdue(view.bills, today))} `, how),
      // the space of the button that adds an expense; buttons are invisible until the page's script has loaded
      ...(matchMedia("(min-width: 60rem)").matches ? [] : [piece("button", "btn btn-wide mt-3")]),
    ),
    piece(
      "div",
      "sums lg:col-span-7",
      piece("div", "whole", meter, piece("p", "small muted", `${percent}% of the money, ${percentOfMonth(today)}% of the month.${over}`)),
      box("Total Budget", sums.budgetCents),
      box("Total Spent", sums.spentCents),
      box("Remaining", sums.remainingCents, isOver ? " is-clay" : ""),
    ),
  );
  all.ariaHidden = "true"; // screen readers read the page itself
  return all;
}

function piece(tag: string, look: string, ...inside: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (look) made.className = look;
  made.append(...inside);
  return made;
}

if (typeof window !== "undefined") void showFirst().catch(() => undefined);
