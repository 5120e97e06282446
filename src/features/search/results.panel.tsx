import { useEffect, useState } from "react";
import type { FoundPart } from "#guides/guides-index.api.ts";
import { useFoundPages } from "#journal/journal.search.api.ts";
import { foundIn } from "#journal/journal.reading.rules.ts";
import { originOf, wordsOf } from "#journal/journal.rules.ts";
import { dayOf, monthOf } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { useIsOnline } from "#web/connectivity.ts";
import { useDebounced } from "#web/debounced.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { useFormatDay, useFormatInstant } from "#web/format-instant.ts";
import { useDocuments, useFoundRows } from "./search.api.ts";
import {
  documentsFor,
  lettersForOwn,
  meansAddExpense,
  mostOfAKind,
  placesFor,
  settingsFor,
  type Choice,
  type Group,
  type Place,
} from "./search.rules.ts";
import { partsFor } from "./search.parts.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

type Guides = { findInGuides: (query: string, most: number) => FoundPart[] };

/** The results for `typed`, in groups, and one sentence about them for screen readers. */
export function useFound(typed: string, places: readonly Place[]): { groups: Group[]; description: string } {
  const query = typed.trim();
  const settled = useDebounced(query, 250);
  const own = useOwn(settled.length >= lettersForOwn && settled === query ? settled : "");
  const guides = useGuides(query !== "");
  if (query === "")
    return { groups: [{ name: "Pages", choices: places.filter(({ path }) => !path.startsWith("/growth/")).map(place) }], description: "" };
  const parts = guides && query.length >= lettersForOwn ? guides.findInGuides(query, mostOfAKind) : [];
  const groups: Group[] = [
    {
      name: "Actions",
      choices:
        query.length >= lettersForOwn && meansAddExpense(query)
          ? [{ key: "add-expense", title: "Add expense", more: "Amount, category, done.", act: "add-expense" as const }]
          : [],
    },
    { name: "Pages", choices: placesFor(query, places).slice(0, mostOfAKind).map(place) },
    { name: "Parts of pages", choices: query.length < lettersForOwn ? [] : partsFor(query).slice(0, mostOfAKind) },
    { name: "Settings", choices: query.length < lettersForOwn ? [] : settingsFor(query).slice(0, mostOfAKind) },
    {
      name: "In the guides",
      choices: parts.map((part) => ({
        key: part.href,
        title: part.heading,
        more: part.guide === part.heading ? part.snippet : `${part.guide} · ${part.snippet}`,
        href: part.href,
      })),
    },
    ...own.groups,
  ].filter(({ choices }) => choices.length > 0);
  const found = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  if (found > 0 || own.isSearching || settled !== query)
    return {
      groups,
      description: own.isSearching ? "Looking through what is yours" : [`${found} found`, own.trouble].filter(Boolean).join(". "),
    };
  return {
    groups: [{ name: "From here", choices: instead }],
    description: [`Nothing matches “${query}”. Try a simpler word.`, own.trouble].filter(Boolean).join(" "),
  };
}

const place = ({ path, name }: Place): Choice => ({ key: path, title: name, href: path });

/** Suggestions when nothing is found. */
const instead: Choice[] = [
  { key: "coach", title: "Ask the AI Life Coach", more: "In your own words.", href: "/life-coach" },
  { key: "guides", title: "Look through the guides", more: "Twelve of them, in plain words.", href: "/growth" },
  { key: "journal", title: "Write about it", more: "A page in your journal, for you alone.", href: "/mental-health" },
];

/** The member's own entries by the server's search, and documents by name. An answer to an older query is dropped, and none is stored. */
function useOwn(query: string): { groups: Group[]; isSearching: boolean; trouble: string } {
  const isWanted = query !== "";
  const isOnline = useIsOnline();
  const { currency, timeZone } = useMember();
  const today = useToday(timeZone);
  const pages = useFoundPages(isOnline ? query : "", mostOfAKind);
  const stored = useDocuments(isWanted && isOnline);
  const rows = useFoundRows(isOnline ? query : "");
  const formatInstant = useFormatInstant();
  const formatDay = useFormatDay();
  if (!isWanted) return { groups: [], isSearching: false, trouble: "" };
  if (!isOnline) return { groups: [], isSearching: false, trouble: "Without a connection only pages and guides are looked through." };
  const files = documentsFor(query, stored.data?.documents ?? []).slice(0, mostOfAKind);
  return {
    isSearching: pages.isFetching || stored.isFetching || rows.isFetching,
    trouble: pages.isError || stored.isError || rows.isError ? "Failed to load what is yours; pages and guides are here." : "",
    groups: [
      {
        name: "Your pages",
        choices: (pages.data?.entries ?? []).map((entry) => ({
          key: entry.id,
          title: foundIn(wordsOf(entry), query),
          more: `${originOf(entry.kind).one}, ${formatDay(dayOf(entry.localTime))}`,
          entry,
        })),
      },
      {
        name: "Your documents",
        choices: files.map((one) => ({
          key: one.id,
          title: one.fileName,
          more: formatInstant(one.createdAt),
          href: `/pdf-generator?open=${one.id}`,
        })),
      },
      {
        name: "Your expenses",
        choices: (rows.data?.expenses ?? []).map((one) => ({
          key: one.id,
          title: one.note || one.category,
          more: `${showCents(one.amountCents, currency)} · ${one.category} · ${formatWhen(one.spentOn, today)}`,
          href: `/budget?month=${monthOf(one.spentOn)}#expenses`,
        })),
      },
      {
        name: "Your debts and goals",
        choices: [
          ...(rows.data?.debts ?? []).map((one) => ({
            key: one.id,
            title: one.name,
            more: `${showCents(one.leftCents, currency)} left`,
            href: "/debt",
          })),
          ...(rows.data?.goals ?? []).map((one) => ({
            key: one.id,
            title: one.name,
            more: `${showCents(one.currentCents, currency)} of ${showCents(one.targetCents, currency)} saved`,
            href: "/debt",
          })),
        ],
      },
      {
        name: "Your analyses",
        choices: (rows.data?.analyses ?? []).map((one) => ({
          key: one.id,
          title: foundIn(one.text, query),
          more: `Red Flag / Green Flag Analyzer, ${formatInstant(one.createdAt)}`,
          href: "/relationships",
        })),
      },
    ],
  };
}

/** The text of the guides, fetched with the first character; without it (offline) the pages are still found. */
function useGuides(isWanted: boolean): Guides | undefined {
  const [guides, setGuides] = useState<Guides>();
  useEffect(() => {
    if (isWanted && !guides) retrying(() => import("#guides/guides-index.api.ts")).then(setGuides, () => undefined);
  }, [isWanted, guides]);
  return guides;
}
