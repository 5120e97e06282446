import { openDrawer } from "#web/drawer.ts";

/** The link from a list to the import of other apps' files. */
export const BringLink = ({ apps }: { apps: string }) => (
  <p className="small muted no-print">
    Coming from {apps}?{" "}
    <button type="button" className="link-button" onClick={() => openDrawer("data")}>
      Bring your data
    </button>
  </p>
);
