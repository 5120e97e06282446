import type { Path } from "./paths.ts";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";

/** One line per page: its component, loaded on demand. */
export const lazyPages: Record<Path, LazyPage> = {
  "/": lazyPage(() => import("../features/home/home.page.tsx"), "HomePage"),

  "/budget": lazyPage(() => import("../features/budget/budget.page.tsx"), "BudgetPage"),

  "/challenge": lazyPage(() => import("../features/challenge/challenge.page.tsx"), "ChallengePage"),

  "/debt": lazyPage(() => import("../features/debt/debt.page.tsx"), "DebtPage"),

  "/mental-health": lazyPage(() => import("../features/mental-health/mental-health.page.tsx"), "MentalHealthPage"),

  "/relationships": lazyPage(() => import("../features/relationships/relationships.page.tsx"), "RelationshipsPage"),

  "/lifestyle": lazyPage(() => import("../features/lifestyle/lifestyle.page.tsx"), "LifestylePage"),

  "/growth": lazyPage(() => import("../features/growth/growth.page.tsx"), "GrowthPage"),

  "/growth/emotional-intelligence": lazyPage(
    () => import("../features/growth/emotional-intelligence.page.tsx"),
    "EmotionalIntelligencePage",
  ),

  "/growth/workplace-safety": lazyPage(() => import("../features/growth/workplace-safety.page.tsx"), "WorkplaceSafetyPage"),

  "/growth/relationship-toolkit": lazyPage(() => import("../features/growth/relationship-toolkit.page.tsx"), "RelationshipToolkitPage"),

  "/growth/confidence-builder": lazyPage(() => import("../features/growth/confidence-builder.page.tsx"), "ConfidenceBuilderPage"),

  "/growth/practical-life-lessons": lazyPage(
    () => import("../features/growth/practical-life-lessons.page.tsx"),
    "PracticalLifeLessonsPage",
  ),

  "/growth/adulting-101": lazyPage(() => import("../features/growth/adulting-101.page.tsx"), "AdultingPage"),

  "/growth/cooking-lessons": lazyPage(() => import("../features/growth/cooking-lessons.page.tsx"), "CookingLessonsPage"),

  "/growth/home-maintenance": lazyPage(() => import("../features/growth/home-maintenance.page.tsx"), "HomeMaintenancePage"),

  "/growth/job-interview-mastery": lazyPage(() => import("../features/growth/job-interview-mastery.page.tsx"), "JobInterviewMasteryPage"),

  "/growth/medical-system-navigation": lazyPage(
    () => import("../features/growth/medical-system-navigation.page.tsx"),
    "MedicalSystemNavigationPage",
  ),

  "/growth/difficult-conversations": lazyPage(
    () => import("../features/growth/difficult-conversations.page.tsx"),
    "DifficultConversationsPage",
  ),

  "/growth/time-management": lazyPage(() => import("../features/growth/time-management.page.tsx"), "TimeManagementPage"),

  "/life-coach": lazyPage(() => import("../features/coach/coach.page.tsx"), "CoachPage"),

  "/gamification": lazyPage(() => import("../features/progress/progress.page.tsx"), "ProgressPage"),

  "/pdf-generator": lazyPage(() => import("../features/documents/documents.page.tsx"), "DocumentsPage"),
};
