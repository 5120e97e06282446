import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { useRemainingCard } from "./safety.remaining.api.ts";

// the page whose field is gone has loaded it already; other pages need none
const Card = lazy(() => import("./crisis-card.panel.tsx").then((file) => ({ default: file.CrisisCardPanel })));

/** At the top of a page: the crisis card for words whose field is gone, since a panel may close with its Save. */
export function RemainingCard() {
  const [path] = useLocation();
  const found = useRemainingCard(path);
  return (
    found && (
      <div className="wrap">
        <Suspense fallback={null}>
          <Card found={found} />
        </Suspense>
      </div>
    )
  );
}
