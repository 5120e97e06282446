import { useEffect, type ComponentType, type ReactNode } from "react";
import { lateComponent, useMissing, whyMissing } from "#web/ui/late-component.tsx";
import { LoadFailed } from "#web/ui/states.tsx";

/** A part of a page in a chunk of its own. When it cannot be loaded, a message with Retry is shown in its place. */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
) => lateComponent(load, meanwhile, PartFailed);

/** Loads the part again by itself once the network is back, as queries do. */
function PartFailed() {
  const { onRetry } = useMissing();
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return <LoadFailed title="Failed to load this part of the page" sentence={whyMissing()} onRetry={onRetry} />;
}
