import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { isMissing, reloadIfReplaced } from "#web/missing.ts";
import { LoadFailed } from "#web/ui/faces.tsx";

/**
 * A part of a page in a chunk of its own, fetched when it is first shown; `meanwhile` stands in its place until then. When it
 * cannot be fetched the rest of the page stays, and Retry asks anew, which `lazy` alone never does.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null) {
  // `lazy` cannot say that its props are those of what it loads
  const once = () => lazy(async () => ({ default: (await load()) as ComponentType<object> })) as unknown as ComponentType<Props>;
  let latest = once();
  return function Part(props: Props) {
    const [{ Loaded, tries }, setTried] = useState({ Loaded: latest, tries: 0 });
    const again = () => {
      latest = once();
      setTried({ Loaded: latest, tries: tries + 1 });
    };
    return (
      <Missing key={tries} onRetry={again}>
        <Suspense fallback={meanwhile}>
          <Loaded {...props} />
        </Suspense>
      </Missing>
    );
  };
}

/** Lets everything through to the guard of the page but a chunk that cannot be fetched. */
// oxlint-disable-next-line house/only-problem -- React knows error boundaries only as classes
class Missing extends Component<{ onRetry: () => void; children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {};
  static getDerivedStateFromError = (failure: unknown) => ({ failure });

  override componentDidCatch(failure: unknown) {
    if (isMissing(failure)) void reloadIfReplaced();
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (!isMissing(failure)) throw failure;
    return (
      <LoadFailed
        title="Failed to load this part of the page"
        sentence={navigator.onLine ? undefined : "You are offline, and it is not on this device yet."}
        onRetry={this.props.onRetry}
      />
    );
  }
}
