import { useRef, useState } from "react";
import { showCents } from "#shared/money.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { useMember } from "#web/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Checkbox, Select, Options } from "#web/ui/field.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { budget, useSnapshot, type MonthView } from "./budget.api.ts";
import type { Category } from "./budget.rules.ts";
import { compare, type Compared } from "./snapshot.rules.ts";

/** The saved versions of this month compared with now; each can be restored. */
export function SnapshotsDialog({ view, currency, onClose }: { view: MonthView; currency: string; onClose: () => void }) {
  const zone = useMember().timeZone;
  const [id, setId] = useState(view.snapshots[0]?.id ?? "");
  const [withSpent, setWithSpent] = useState(false);
  const { data, isError, refetch } = useSnapshot(id);
  const restoring = useSave(budget.restoreSnapshot.call, { failed: "Could not bring it back", refresh: [budget.key()] });
  const when = (takenAt: string) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: zone }).format(new Date(takenAt));

  // kept until an answer comes: the first try may have taken the backup already, and a second one would be of the restored month
  const backupId = useRef(newId());
  const restore = () =>
    restoring.run({ id, backupId: backupId.current, withSpent }, (saved) => {
      backupId.current = newId();
      onClose();
      undoable("The saved version is back.", async (key) => {
        await budget.restoreSnapshot.call({ id: saved.id, backupId: key, withSpent: true });
        await queries.invalidateQueries({ queryKey: budget.key() });
      });
    });

  return (
    <Dialog
      title="Saved versions"
      isWide
      onClose={onClose}
      acts={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" isBusy={restoring.isBusy} disabled={!data} onClick={() => void restore()}>
            Bring this back
          </Button>
        </>
      }
    >
      <Select label="Saved on" value={id} onChange={(event) => setId(event.currentTarget.value)}>
        <Options of={view.snapshots.map((one) => ({ id: one.id, name: when(one.takenAt) }))} />
      </Select>
      {data ? (
        <Comparison rows={compare(data, view.categories)} currency={currency} />
      ) : isError ? (
        <LoadFailed title="Failed to load the saved version" onRetry={() => void refetch()} />
      ) : (
        <Skeleton description="Fetching the saved version" />
      )}
      <Checkbox
        label="Also set back what was spent; an adjustment among the expenses makes the difference"
        checked={withSpent}
        onChange={(event) => setWithSpent(event.currentTarget.checked)}
      />
      <p className="small muted">Expenses are never deleted by this, and categories added since then stay.</p>
    </Dialog>
  );
}

const changes = { same: "as it is", changed: "changed", added: "new since then", gone: "deleted since then" };

function Comparison({ rows, currency }: { rows: readonly Compared[]; currency: string }) {
  const format = (category: Category | null) =>
    category ? (
      <>
        {showCents(category.spentCents, currency)}
        <div className="muted whitespace-nowrap">of {showCents(category.budgetCents, currency)}</div>
      </>
    ) : (
      "–"
    );
  return (
    <ChartTable
      caption="The saved version and now"
      columns={["Category", { name: "Then", number: true }, { name: "Now", number: true }]}
      rows={rows.map((row) => [
        <>
          {row.name}
          <div className="small muted font-text">{changes[row.change]}</div>
        </>,
        format(row.before),
        format(row.now),
      ])}
    />
  );
}
