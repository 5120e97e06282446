import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { room } from "#web/client.ts";
import type { safetyContract } from "./safety.contract.ts";
import type { Assessment } from "./safety.rules.ts";

export const safety = room<typeof safetyContract>("safety");
export const useSafetyPlan = () => useQuery(safety.plan.queryOptions());

/**
 * Watches what somebody writes and gives the gravest that was found, or null while it is nothing.
 * Runs in this browser alone, a moment after the last key; what was found stays, even when the words are taken back.
 */
export function useSafetyWatch(text: string): Assessment | null {
  const [found, setFound] = useState<Assessment | null>(null);
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
    if (text.trim() === "") return;
    const timer = setTimeout(() => {
      void import("./safety.rules.ts").then(({ assess, keepLevel, cardLevel }) => {
        if (newest.current !== text) return;
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
