import { lazy, Suspense, type ComponentType } from "react";
import type { Member } from "#web/session.ts";
import { Skeleton } from "#web/ui/states.tsx";
import { retrying } from "#web/chunk-load-error.ts";

export type LazyPage = {
  Show: () => React.JSX.Element;
  fetch: (forMember?: Member) => Promise<void>;
  /** The page's component, once its code is loaded. */
  component: () => ComponentType | undefined;
};
type Feature<Name extends string> = Record<Name, ComponentType> & { prefetch?: (member: Member) => void };

/**
 * A page in a chunk of its own. Once its code is loaded (usually prefetched) it renders at once; until then its place is empty, and after
 * 300 ms skeleton lines appear. Loaded `forMember`, it starts its queries as soon as its code is loaded.
 */
export function lazyPage<Name extends string>(importPage: () => Promise<Feature<Name>>, name: Name): LazyPage {
  const load = () => retrying(importPage);
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const fetch = (forMember?: Member) =>
    (loading ??= load().then(
      (feature) => {
        Loaded = feature[name];
        if (forMember) feature.prefetch?.(forMember);
      },
      () => void (loading = undefined), // the connection failed: the next request retries
    ));
  const late = () =>
    lazy(() =>
      load().then(
        (feature) => ({ default: (Loaded = feature[name]) as ComponentType }),
        (failure: unknown) => {
          Late = late(); // React caches a failed lazy component: a retry gets a new one
          throw failure;
        },
      ),
    );
  let Late = late();
  const Show = () =>
    Loaded ? (
      <Loaded />
    ) : (
      <Suspense
        fallback={
          <div className="wrap page-loading">
            <Skeleton description="Loading" />
          </div>
        }
      >
        <Late />
      </Suspense>
    );
  return { Show, fetch, component: () => Loaded };
}
