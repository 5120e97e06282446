import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { App, type Painted } from "./app.tsx";
import { Frame } from "./frame.tsx";

/** The HTML of a page before any script: what the build writes and the browser takes over. */
export function paint(page: Painted): string {
  return renderToString(<Router ssrPath="/auth">{page === "shell" ? <Frame /> : <App painted={page} />}</Router>);
}

export const titles: Record<Painted, string> = { auth: "Sign in · Evenday", shell: "Evenday", "not-found": "Page not found · Evenday" };
