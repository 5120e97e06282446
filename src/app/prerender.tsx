import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { queries } from "#web/query.ts";
import { fakeSessionForPrerender } from "#web/session.ts";
import { App, type Prerendered } from "./app.tsx";
import { Hero } from "../features/home/hero.panel.tsx";
import { AppSkeleton } from "./skeleton.tsx";
import { lazyPages } from "./pages.ts";
import { LateHelp, NoScriptScreen } from "./no-script.tsx";

const at = (path: string, page: ReactNode) =>
  renderToString(
    <Router ssrPath={path}>
      <QueryClientProvider client={queries}>{page}</QueryClientProvider>
    </Router>,
  );

const pageFiles = {
  ...import.meta.glob<object>("../features/*/*.page.tsx"),
  // composed in app/ from several features
  "src/app/budget.page.tsx": () => import("./budget.page.tsx"),
  "src/app/challenge.page.tsx": () => import("./challenge.page.tsx"),
  "src/app/home.page.tsx": () => import("./home.page.tsx"),
  ...import.meta.glob<object>("../features/guides/*.guide.mdx", { query: "?page" }),
};

/** The source file of each page, as the build's manifest names it: the one that exports the page's component. */
export async function pageSources(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [file, load] of Object.entries(pageFiles)) {
    const components: unknown[] = Object.values(await load());
    for (const [path, page] of Object.entries(lazyPages)) {
      await page.fetch();
      if (components.includes(page.component())) found[path] = file.replace(/^\.\./, "src") + (file.endsWith(".mdx") ? "?page" : "");
    }
  }
  return found;
}

/** The HTML of a page before any script: written by the build, hydrated in the browser. */
export const prerender = (page: Prerendered | "no-script"): string =>
  at("/auth", page === "shell" ? <AppSkeleton /> : page === "no-script" ? <NoScriptScreen /> : <App prerendered={page} />);

/** Follows the page's HTML in every page. */
export const prerenderLateHelp = (): string => renderToString(<LateHelp />);

/**
 * The shell's content per path: the skeleton and the page's head; the rest is private data.
 * Sets a fake session for prerendering; call last.
 */
export async function prerenderFeatures(): Promise<Record<string, string>> {
  // prerendering knows no browser state: no drafts, no choices
  Object.assign(globalThis, { location: new URL("http://localhost/") });
  fakeSessionForPrerender();
  const prerendered: Record<string, string> = {};
  const withHead = (path: string, page: ReactNode) => {
    const whole = at(path, page);
    const head = firstDiv(whole, whole.indexOf('<div class="page-header'));
    // visual only; screen readers announce the heading once the page has loaded and is focused
    const seen = head.replace(/<h1[^>]*>/, '<h1 aria-hidden="true">');
    // a head's style also depends on the class of the content below it
    const below = /^<div class="wrap[^"]*"><div class="([^"]+)"/.exec(whole.slice(whole.indexOf(head) + head.length))?.[1];
    return at(path, <AppSkeleton below={below} />).replace(/(<main\b[^>]*>)/, (main) => main + seen);
  };
  for (const [path, feature] of Object.entries(lazyPages)) {
    await feature.fetch();
    prerendered[path] = withHead(path, <feature.Show />);
  }
  prerendered["/#first-day"] = withHead("/", <Hero day={1} />);
  queries.clear(); // these requests were never sent, but would be waited for
  return prerendered;
}

/** The `<div>` that begins at `from`, up to its end tag. */
function firstDiv(html: string, from: number): string {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(from).matchAll(/<\/?div\b/g)) {
    depth += tag === "<div" ? 1 : -1;
    if (depth === 0) return html.slice(from, from + index + "</div>".length);
  }
  throw new Error("A page was prerendered without its head.");
}

export const titles: Record<Prerendered | "no-script", string> = {
  auth: "Sign in · Evenday",
  shell: "Evenday",
  "not-found": "Page not found · Evenday",
  "no-script": "Signing in needs JavaScript · Evenday",
};
