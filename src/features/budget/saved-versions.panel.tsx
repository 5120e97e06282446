import { useState } from "react";
import { dayIn, formatDay } from "#shared/dates.ts";
import { saveFile } from "#web/save-file.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { Button } from "#web/ui/button.tsx";
import { BringLink } from "#web/ui/bring-link.tsx";
import { DeletedLink } from "#web/ui/deleted-link.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { DownloadIcon, UploadIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { allTime } from "./export.rules.ts";
import { budget, type MonthView } from "./budget.api.ts";
import { retrying } from "#web/chunk-load-error.ts";

const Snapshots = part(() => retrying(() => import("./snapshots.panel.tsx")).then((one) => one.SnapshotsDialog));
const Import = part(() => retrying(() => import("./import.panel.tsx")).then((one) => one.ImportDialog));

/** The month's saved versions, the import from a bank and the export. */
export function SavedVersionsPanel({ view, currency }: { view: MonthView; currency: string }) {
  const { timeZone = "UTC" } = useMember();
  const [open, setOpen] = useState<"versions" | "import">();
  const close = () => setOpen(undefined);
  const exporting = useSave(budget.exportCsv.call, {
    failed: "Could not export",
    onDone: ({ name, csv }) => saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), name),
  });
  const [last] = view.snapshots;
  return (
    <Fold
      id="saved"
      title="Saved versions, import, export"
      fact={last ? `Last saved on ${formatDay(dayIn(timeZone, Date.parse(last.takenAt)))}` : "Nothing saved in this month yet"}
    >
      <div className="row gap-1 -ml-2.5">
        {view.snapshots.length > 0 && (
          <Button kind="quiet" onClick={() => setOpen("versions")}>
            Saved versions
          </Button>
        )}
        <Button kind="quiet" icon={<UploadIcon small />} onClick={() => setOpen("import")}>
          Import from your bank
        </Button>
        <Button kind="quiet" icon={<DownloadIcon small />} isBusy={exporting.isBusy} onClick={() => void exporting.run(allTime)}>
          Export CSV
        </Button>
      </div>
      <DeletedLink feature="budget" />
      <BringLink apps="YNAB or Actual" />
      {open === "versions" && <Snapshots view={view} currency={currency} onClose={close} />}
      {open === "import" && <Import view={view} currency={currency} onClose={close} />}
    </Fold>
  );
}
