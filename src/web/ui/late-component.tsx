import { createContext, lazy, Suspense, use, useEffect, useReducer, type ComponentType, type ReactNode } from "react";
import { isMissing, reloadIfReplaced } from "#web/chunk-load-error.ts";
import { problemToast } from "#web/toast.ts";

let painted = () => {};
/** Resolves once the first page with parts was painted: until then their code would compete with the page's own. */
export const firstPaint = new Promise<void>((done) => (painted = done));
const whenPainted = () =>
  document.hidden ? painted() : void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));

/** For the element in place of a chunk that failed to load: `onRetry` loads it again. */
const Missing = createContext({ onRetry() {}, meanwhile: null as ReactNode });
export const useMissing = () => use(Missing);

/**
 * A component in a chunk of its own, loaded when first shown; `meanwhile` is rendered until then. When it cannot be loaded the page stays
 * and `Failed` is shown in its place. (`lazy` alone never retries, and its failure crashes the whole page.)
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode),
  Failed: ComponentType<Props>,
) {
  const start = () =>
    lazy(async () => {
      try {
        await firstPaint;
        return { default: (await load()) as ComponentType<object> };
      } catch (failure) {
        if (!isMissing(failure)) throw failure;
        latest = start(); // React caches the result of this one
        void reloadIfReplaced();
        return { default: Failed as ComponentType<object> };
      }
      // `lazy` cannot express that its props are those of the loaded component
    }) as unknown as ComponentType<Props>;
  let latest = start();
  return function Late(props: Props) {
    useEffect(whenPainted, []);
    const [Loaded, onRetry] = useReducer(() => latest, latest);
    const fallback = typeof meanwhile === "function" ? meanwhile(props) : meanwhile;
    return (
      <Missing value={{ onRetry, meanwhile: fallback }}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </Missing>
    );
  };
}

export const whyMissing = () => (navigator.onLine ? undefined : "You are offline, and it is not on this device yet.");

export const missingToast = () => problemToast("Failed to open this", whyMissing() ?? "Please try again.");

/** For parts that the member does not wait for: `meanwhile` stays, and the part is loaded again when the connection is back. */
export function LoadedLater() {
  const { onRetry, meanwhile } = useMissing();
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  });
  return meanwhile;
}

/** For a dialog or a sheet, which has no place in the page: a toast reports the failure, and opening it again retries. */
export function LayerFailed({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    missingToast();
    onClose();
  }, [onClose]);
  return null;
}
