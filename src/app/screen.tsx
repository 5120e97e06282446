import { lazy, Suspense, type ComponentType } from "react";
import { Skeleton } from "#web/ui/faces.tsx";

export type Screen = { Show: () => React.JSX.Element; fetch: () => Promise<void> };

/**
 * A page in a chunk of its own. Once its code is there (fetched ahead, as a rule) it is shown at once; until then its place
 * stands empty, and after 300 ms there are lines where the page will be.
 */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const fetch = () =>
    (loading ??= load().then(
      (room) => void (Loaded = room[name]),
      () => void (loading = undefined), // the connection broke: the next wish tries again
    ));
  const late = () =>
    lazy(() =>
      load().then(
        (room) => ({ default: (Loaded = room[name]) as ComponentType }),
        (failure: unknown) => {
          Late = late(); // React remembers a failure: who tries again gets a new one
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
          <div className="wrap room-wait">
            <Skeleton says="Opening the room" />
          </div>
        }
      >
        <Late />
      </Suspense>
    );
  return { Show, fetch };
}
