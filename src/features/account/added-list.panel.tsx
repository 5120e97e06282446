import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { Ledger } from "#web/ui/shapes.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";

type Props = {
  /** What is listed, as the label of the list: "Tokens". */
  label: string;
  /** Undefined until the list is loaded. */
  rows: readonly ReactNode[] | undefined;
  isError: boolean;
  refetch: () => unknown;
  most: number;
  /** Shown in place of the button when there are as many as an account may have. */
  full?: ReactNode;
  /** The text of the button that opens `form`. */
  add: string;
  onAdd: () => void;
  /** The form for one more, while it is open. */
  form: ReactNode;
};

/** What a member added to the account, with a button for one more. */
export function AddedList({ label, rows, isError, refetch, most, full, add, onAdd, form }: Props) {
  const what = label.toLowerCase();
  if (!rows && isError) return <LoadFailed title={`Failed to load your ${what}`} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton description={`Fetching your ${what}`} lines={2} />;
  return (
    <>
      {rows.length > 0 && <Ledger label={label}>{rows}</Ledger>}
      {form ? (
        form
      ) : rows.length < most ? (
        <p>
          <Button icon={<PlusIcon small />} onClick={onAdd}>
            {add}
          </Button>
        </p>
      ) : (
        full && <p className="small muted">{full}</p>
      )}
    </>
  );
}
