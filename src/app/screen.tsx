import { lazy, Suspense, type ComponentType } from "react";
import type { Member } from "#web/session.ts";
import { Skeleton } from "#web/ui/faces.tsx";

export type Screen = { Show: () => React.JSX.Element; fetch: (forMember?: Member) => Promise<void> };
type Room<Name extends string> = Record<Name, ComponentType> & { askAhead?: (member: Member) => void };

/**
 * A page in a chunk of its own. Once its code is there (fetched ahead, as a rule) it is shown at once; until then its place
 * stands empty, and after 300 ms there are lines where the page will be. Fetched `forMember`, it asks for what it will show
 * as soon as its code is there, and not only once everything around it stands.
 */
export function screen<Name extends string>(load: () => Promise<Room<Name>>, name: Name): Screen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const fetch = (forMember?: Member) =>
    (loading ??= load().then(
      (room) => {
        Loaded = room[name];
        if (forMember) room.askAhead?.(forMember);
      },
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
