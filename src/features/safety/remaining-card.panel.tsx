import { useLocation } from "wouter";
import { lateComponent } from "#web/ui/late-component.tsx";
import { CrisisLines } from "./crisis-lines.panel.tsx";
import { useRemainingCard } from "./safety.remaining.api.ts";
import { retrying } from "#web/chunk-load-error.ts";

// loaded already on the page whose field is gone; other pages need none
const Card = lateComponent(
  () => retrying(() => import("./crisis-card.panel.tsx")).then((file) => file.CrisisCard),
  null,
  () => <CrisisLines />,
);

/**
 * At the top of a page: the crisis card for a text whose field is gone, because a panel may close with its Save. The live region is always
 * there, because one that arrives together with its text is not announced everywhere.
 */
export function RemainingCard() {
  const [path] = useLocation();
  const found = useRemainingCard(path);
  return (
    <div role="status" className={found ? "wrap" : undefined}>
      {found && <Card found={found} />}
    </div>
  );
}
