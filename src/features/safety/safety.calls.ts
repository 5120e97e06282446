import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { publicKey } from "#kernel/release.ts";
import { room } from "#web/client.ts";
import { queries } from "#web/query.ts";
import type { SafetyPlan } from "./safety-plan.rules.ts";
import type { safetyContract } from "./safety.contract.ts";
import type { Assessment } from "./safety.rules.ts";

export const safety = room<typeof safetyContract>("safety");
export const useSafetyPlan = () => useQuery(safety.plan.queryOptions());

/** Shows a plan that was just saved, without asking for it again. */
export const showPlan = (plan: SafetyPlan) => queries.setQueryData(safety.plan.queryKey(), plan);

/**
 * Watches what somebody writes and gives the gravest that was found, or null while it is nothing.
 * Runs in this browser alone, a moment after the last key; what was found stays, even when the words are taken back.
 */
export function useSafetyWatch(text: string): Assessment | null {
  const [found, setFound] = useState<Assessment | null>(null);
  const newest = useRef(text);
  // fetched with the page, not with the first word: by then the connection may be gone
  useEffect(() => {
    void phrases();
    void queries.prefetchQuery({ ...safety.plan.queryOptions(), staleTime: 3_600_000 });
  }, []);
  const level = found?.level ?? 0;
  useEffect(() => {
    if (level >= 2) countShown(level);
  }, [level]);
  useEffect(() => {
    newest.current = text;
    if (text.trim() === "") return;
    const timer = setTimeout(() => {
      void phrases().then((found) => {
        if (!found || newest.current !== text) return;
        const { assess, keepLevel, cardLevel } = found;
        const now = assess(text);
        setFound((before) => {
          if (now.level < cardLevel) return before;
          const kept = before ? keepLevel(before, now) : now;
          return before && kept.level === before.level && kept.kinds.length === before.kinds.length ? before : kept;
        });
      });
    }, 250);
    return () => clearTimeout(timer);
  }, [text]);
  return found;
}

/** Counts a card that came up or grew graver. Sent without session or cookie: the server cannot know whose it was. */
function countShown(level: number) {
  const call = fetch("/api/cards/shown", {
    method: "POST",
    credentials: "omit",
    keepalive: true,
    referrerPolicy: "no-referrer",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ level }),
  });
  call.catch(() => undefined); // a count that is lost is lost
}

let kept: ReturnType<typeof fetchPhrases> | undefined;
const fetchPhrases = () => import("./safety.rules.ts");

/** The rules, once for all fields. Undefined while they cannot be fetched; the next word tries again. */
async function phrases() {
  try {
    return await (kept ??= fetchPhrases());
  } catch {
    kept = undefined; // offline: the lines themselves stand in every page
    return undefined;
  }
}
