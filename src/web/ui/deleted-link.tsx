import { openDrawer } from "#web/drawer.ts";

/** The way from a list to what was deleted from it. */
export const DeletedLink = () => (
  <p className="small muted">
    Deleted something?{" "}
    <button type="button" className="link-button" onClick={() => openDrawer("deleted")}>
      Recently deleted
    </button>{" "}
    has it for 30 days.
  </p>
);
