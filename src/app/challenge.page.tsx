import { ChallengePage, prefetch as prefetchChallenge } from "../features/challenge/challenge.page.tsx";
import { useReadToday } from "../features/home/home.api.ts";

export const prefetch = prefetchChallenge;

/** The no-spend page with today's expenses, which it asks about. */
export const ComposedChallengePage = () => <ChallengePage readNow={useReadToday()} />;
