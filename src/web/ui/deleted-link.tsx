import { useHasDeleted } from "#web/deleted.ts";
import { openDrawer } from "#web/drawer.ts";

/** The link from a list of `feature` to its deleted rows, for a member who has any. */
export function DeletedLink({ feature }: { feature: string }) {
  if (!useHasDeleted(feature)) return null;
  return (
    <p className="small muted no-print">
      Deleted something?{" "}
      <button type="button" className="link-button" onClick={() => openDrawer("deleted")}>
        Recently deleted
      </button>{" "}
      has it for 30 days.
    </p>
  );
}
