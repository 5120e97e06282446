import { useEffect, useState, type ReactNode } from "react";
import { useKeepFoldOpen } from "#web/folds.ts";
import { isNetworkFailure } from "#web/http.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { AgainIcon } from "#web/ui/icons.tsx";

/** Empty state: a drawing, one sentence and one action. */
export function EmptyState({
  art,
  title,
  sentence,
  level = 3,
  action,
}: {
  art?: ReactNode;
  title: ReactNode;
  sentence?: ReactNode;
  level?: 2 | 3;
  action?: ReactNode;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="face">
      {art && <div className="face-art">{art}</div>}
      <Heading>{title}</Heading>
      {sentence && <p className="muted">{sentence}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}

/** Error state: something could not be fetched. Says that the data is safe, and retries. */
export function LoadFailed({
  title,
  sentence = "Nothing is lost; it is where it was.",
  level = 3,
  onRetry,
  isBusy,
}: {
  title: string;
  sentence?: string;
  level?: 1 | 2 | 3;
  onRetry: () => void;
  isBusy?: boolean;
}) {
  const Heading = `h${level}` as const;
  useKeepFoldOpen(true);
  return (
    <div className="face" role="alert">
      <Heading>{title}</Heading>
      <p className="muted">{sentence}</p>
      <Button icon={<AgainIcon small />} onClick={onRetry} isBusy={isBusy}>
        Retry
      </Button>
    </div>
  );
}

/** Shown above stale data when the server did not return newer data. When the server cannot be reached at all, the layout says so. */
export function LastSeen({ title, error, onRetry, isBusy }: { title: string; error: unknown; onRetry: () => void; isBusy?: boolean }) {
  if (isNetworkFailure(error)) return null;
  return (
    <Banner isUrgent>
      <p>
        <b className="strong">{title}</b> This is what was here last.
      </p>
      <Button kind="quiet" icon={<AgainIcon small />} onClick={onRetry} isBusy={isBusy}>
        Retry
      </Button>
    </Banner>
  );
}

/** Skeleton lines in the shape of the content; shown after 300 ms, because most answers are quicker. */
export function Skeleton({ description, lines = 4 }: { description: string; lines?: number }) {
  const isLate = useLate(300);
  return (
    <div className="face" aria-busy="true">
      {isLate && (
        <div className="sk" aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <i key={line} />
          ))}
        </div>
      )}
      {isLate && (
        <p className="muted small" role="status">
          {description}
        </p>
      )}
    </div>
  );
}

/** A spinner with a sentence; used for the session, the subscription and the coach's first word only. */
export function Spinner({ description }: { description: string }) {
  return (
    <p className="wait" role="status">
      <span className="spin" aria-hidden="true" />
      {description}
    </p>
  );
}

function useLate(ms: number) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}
