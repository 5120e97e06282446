import "#web/styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, prepare } from "#app/app.tsx";
import type { Painted } from "#app/app.tsx";

const root = document.getElementById("root") ?? document.body;
const painted = root.dataset["page"] as Painted | undefined;

if (painted === "auth" || painted === "not-found") hydrateRoot(root, <App painted={painted} />);
else {
  // the painted frame stays until there is something to put in its place
  void prepare().then(() => createRoot(root).render(<App painted="shell" />));
}
