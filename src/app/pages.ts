import type { Path } from "./paths.ts";
import { screen, type Screen } from "./lazy-page.tsx";

/** One line per page: its component, loaded on demand. */
export const screens: Record<Path, Screen> = {
  "/": screen(() => import("../features/home/home.page.tsx"), "HomeScreen"),

  "/budget": screen(() => import("../features/budget/budget.page.tsx"), "BudgetScreen"),

  "/challenge": screen(() => import("../features/challenge/challenge.page.tsx"), "ChallengeScreen"),

  "/debt": screen(() => import("../features/debt/debt.page.tsx"), "DebtScreen"),

  "/mental-health": screen(() => import("../features/mental-health/mental-health.page.tsx"), "MentalHealthScreen"),

  "/relationships": screen(() => import("../features/relationships/relationships.page.tsx"), "RelationshipsScreen"),

  "/lifestyle": screen(() => import("../features/lifestyle/lifestyle.page.tsx"), "LifestyleScreen"),

  "/growth": screen(() => import("../features/growth/growth.page.tsx"), "GrowthScreen"),

  "/growth/emotional-intelligence": screen(
    () => import("../features/growth/emotional-intelligence.page.tsx"),
    "EmotionalIntelligenceScreen",
  ),

  "/growth/workplace-safety": screen(() => import("../features/growth/workplace-safety.page.tsx"), "WorkplaceSafetyScreen"),

  "/growth/relationship-toolkit": screen(() => import("../features/growth/relationship-toolkit.page.tsx"), "RelationshipToolkitScreen"),

  "/growth/confidence-builder": screen(() => import("../features/growth/confidence-builder.page.tsx"), "ConfidenceBuilderScreen"),

  "/growth/practical-life-lessons": screen(
    () => import("../features/growth/practical-life-lessons.page.tsx"),
    "PracticalLifeLessonsScreen",
  ),

  "/growth/adulting-101": screen(() => import("../features/growth/adulting-101.page.tsx"), "AdultingScreen"),

  "/growth/cooking-lessons": screen(() => import("../features/growth/cooking-lessons.page.tsx"), "CookingLessonsScreen"),

  "/growth/home-maintenance": screen(() => import("../features/growth/home-maintenance.page.tsx"), "HomeMaintenanceScreen"),

  "/growth/job-interview-mastery": screen(() => import("../features/growth/job-interview-mastery.page.tsx"), "JobInterviewMasteryScreen"),

  "/growth/medical-system-navigation": screen(
    () => import("../features/growth/medical-system-navigation.page.tsx"),
    "MedicalSystemNavigationScreen",
  ),

  "/growth/difficult-conversations": screen(
    () => import("../features/growth/difficult-conversations.page.tsx"),
    "DifficultConversationsScreen",
  ),

  "/growth/time-management": screen(() => import("../features/growth/time-management.page.tsx"), "TimeManagementScreen"),

  "/life-coach": screen(() => import("../features/coach/coach.page.tsx"), "CoachScreen"),

  "/gamification": screen(() => import("../features/progress/progress.page.tsx"), "ProgressScreen"),

  "/pdf-generator": screen(() => import("../features/documents/documents.page.tsx"), "DocumentsScreen"),
};
