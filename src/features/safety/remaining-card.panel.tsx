import { useLocation } from "wouter";
import { lateComponent } from "#web/ui/late-component.tsx";
import { CrisisLines } from "./crisis-lines.panel.tsx";
import { useRemainingCard } from "./safety.remaining.api.ts";

// the page whose field is gone has loaded it already; other pages need none
const Card = lateComponent(
  () => import("./crisis-card.panel.tsx").then((file) => file.CrisisCardPanel),
  null,
  () => <CrisisLines />,
);

/** At the top of a page: the crisis card for words whose field is gone, since a panel may close with its Save. */
export function RemainingCard() {
  const [path] = useLocation();
  const found = useRemainingCard(path);
  return (
    found && (
      <div className="wrap">
        <Card found={found} />
      </div>
    )
  );
}
