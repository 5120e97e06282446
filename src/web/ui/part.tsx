import type { ComponentType, ReactNode } from "react";
import { lateComponent, useMissing, whyMissing } from "#web/ui/late-component.tsx";
import { LoadFailed } from "#web/ui/states.tsx";

/** A part of a page in a chunk of its own. When it cannot be loaded, a message with Retry is shown in its place. */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
) => lateComponent(load, meanwhile, PartFailed);

function PartFailed() {
  return <LoadFailed title="Failed to load this part of the page" sentence={whyMissing()} onRetry={useMissing().onRetry} />;
}
