import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { isMissing, reloadIfReplaced } from "#web/chunk-load-error.ts";
import { LoadFailed } from "#web/ui/states.tsx";

/**
 * A part of a page in a chunk of its own, loaded when first shown; `meanwhile` is rendered until then. When it cannot be loaded
 * the rest of the page stays, and Retry loads it again, which `lazy` alone never does.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null) {
  // `lazy` cannot express that its props are those of the loaded component
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

/** Passes everything on to the page's error boundary except chunks that cannot be loaded. */
// oxlint-disable-next-line project/only-problem -- React knows error boundaries only as classes
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
