import type { ComponentType } from "react";
import type { Path } from "./paths.ts";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";

const guides = import.meta.glob<Record<"Page", ComponentType>>("../features/guides/*.guide.mdx", { query: "?page" });

/** One line per page: its component, loaded on demand. Each guide is a page of its own file. */
export const lazyPages = {
  "/": lazyPage(() => import("./home.page.tsx"), "ComposedHomePage"),
  "/budget": lazyPage(() => import("./budget.page.tsx"), "ComposedBudgetPage"),
  "/challenge": lazyPage(() => import("./challenge.page.tsx"), "ComposedChallengePage"),
  "/debt": lazyPage(() => import("../features/debt/debt.page.tsx"), "DebtPage"),
  "/mental-health": lazyPage(() => import("../features/mental-health/mental-health.page.tsx"), "MentalHealthPage"),
  "/relationships": lazyPage(() => import("../features/relationships/relationships.page.tsx"), "RelationshipsPage"),
  "/lifestyle": lazyPage(() => import("../features/lifestyle/lifestyle.page.tsx"), "LifestylePage"),
  "/growth": lazyPage(() => import("../features/growth/growth.page.tsx"), "GrowthPage"),
  ...Object.fromEntries(
    Object.entries(guides).map(([file, load]) => [
      file.replace("../features/guides", "/growth").replace(".guide.mdx", ""),
      lazyPage(load, "Page"),
    ]),
  ),
  "/life-coach": lazyPage(() => import("../features/coach/coach.page.tsx"), "CoachPage"),
  "/gamification": lazyPage(() => import("../features/progress/progress.page.tsx"), "ProgressPage"),
  "/pdf-generator": lazyPage(() => import("../features/documents/documents.page.tsx"), "DocumentsPage"),
} as Record<Path, LazyPage>; // the guides' paths come from their files
