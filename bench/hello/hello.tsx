import { createRoot } from "react-dom/client";

/** The least that a page made by React can be: the floor that speed is measured from. */
const root = document.getElementById("root");
if (root) createRoot(root).render(<h1>Hello from React, and nothing else at all</h1>);
