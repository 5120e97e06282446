import { createContext, use, useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { isMissing, reloadIfReplaced, retryLater } from "#web/chunk-load-error.ts";
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
 * A component in a chunk of its own, loaded when first shown, or earlier by its `preload`; `meanwhile` is rendered until then. When it cannot be
 * loaded the page stays and `Failed` is shown in its place. Without `lazy`, which never retries, whose failure crashes the whole page, and
 * whose `Suspense` shows a loaded component up to 300 ms late: keys that are typed meanwhile would be lost.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode),
  Failed: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => void (loaded ??= await load());
  function Late(props: Props) {
    useEffect(whenPainted, []);
    const [Shown, setShown] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isOver = false;
      firstPaint
        .then(preload)
        .then(
          () => loaded,
          (cause: unknown) => {
            if (!isMissing(cause)) setFailure(cause);
            else void reloadIfReplaced();
            return Failed;
          },
        )
        .then((component) => isOver || setShown(() => component));
      return () => void (isOver = true);
    }, [attempt]);
    const onRetry = useCallback(() => {
      setShown(undefined);
      setAttempt((count) => count + 1);
    }, []);
    if (failure) throw failure;
    const fallback = typeof meanwhile === "function" ? meanwhile(props) : meanwhile;
    return <Missing value={{ onRetry, meanwhile: fallback }}>{Shown ? <Shown {...props} /> : fallback}</Missing>;
  }
  return Object.assign(Late, { preload });
}

export const whyMissing = () => (navigator.onLine ? undefined : "You are offline, and it is not on this device yet.");

export const missingToast = () => problemToast("Failed to open this", whyMissing() ?? "Please try again.");

/** For parts that the member does not wait for: `meanwhile` stays, and the part is loaded again later. */
export function LoadedLater() {
  const { onRetry, meanwhile } = useMissing();
  useEffect(() => retryLater(onRetry), [onRetry]);
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
