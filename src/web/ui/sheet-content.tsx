import type { ReactNode } from "react";
import { useEnded } from "#web/access.ts";
import { GoLink } from "#web/ui/link.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  /** The page whose subscription dialog opens once access has ended. */
  href: string;
  failed: string;
  description: string;
  lines: number;
  /** Closes the sheet, which stays when a link in it leads to another page. */
  onClose: () => void;
  children: (data: Data) => ReactNode;
};

/** A sheet's content: while its data loads, when loading failed, and for members whose trial or subscription has ended. */
export function SheetContent<Data>({
  query: { data, error, refetch, isFetching },
  href,
  failed,
  description,
  lines,
  onClose,
  children,
}: Props<Data>) {
  const ended = useEnded();
  if (ended)
    return (
      <p>
        Your {ended} has ended, and everything you wrote is saved.{" "}
        <GoLink href={`${href}?subscribe`} onClick={onClose}>
          See what happens next
        </GoLink>
      </p>
    );
  if (data) return children(data);
  if (error) return <LoadFailed title={failed} onRetry={() => void refetch()} isBusy={isFetching} />;
  return <Skeleton description={description} lines={lines} />;
}
