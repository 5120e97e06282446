import { openDrawer } from "#web/drawer.ts";

/** The link from a list to its deleted rows. */
export const DeletedLink = () => (
  <p className="small muted no-print">
    Deleted something?{" "}
    <button type="button" className="link-button" onClick={() => openDrawer("deleted")}>
      Recently deleted
    </button>{" "}
    has it for 30 days.
  </p>
);
