import { openDrawer } from "#web/drawer.ts";

/** The way from a list to the one place where other apps' files come in. */
export const BringLink = ({ apps }: { apps: string }) => (
  <p className="small muted">
    Coming from {apps}?{" "}
    <button type="button" className="link-button" onClick={() => openDrawer("data")}>
      Bring your data
    </button>
  </p>
);
