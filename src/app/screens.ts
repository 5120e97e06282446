import type { Path } from "./paths.ts";
import { screen, type Screen } from "./screen.tsx";

/** One line per page: its component, loaded on demand. */
export const screens: Record<Path, Screen> = {
  "/": screen(() => import("../features/home/home.screen.tsx"), "HomeScreen"),

  "/budget": screen(() => import("../features/budget/budget.screen.tsx"), "BudgetScreen"),

  "/challenge": screen(() => import("../features/challenge/challenge.screen.tsx"), "ChallengeScreen"),

  "/debt": screen(() => import("../features/debt/debt.screen.tsx"), "DebtScreen"),

  "/mental-health": screen(() => import("../features/mental-health/mental-health.screen.tsx"), "MentalHealthScreen"),

  "/relationships": screen(() => import("../features/relationships/relationships.screen.tsx"), "RelationshipsScreen"),

  "/lifestyle": screen(() => import("../features/lifestyle/lifestyle.screen.tsx"), "LifestyleScreen"),

  "/growth": screen(() => import("../features/growth/growth.screen.tsx"), "GrowthScreen"),

  "/growth/emotional-intelligence": screen(
    () => import("../features/growth/emotional-intelligence.screen.tsx"),
    "EmotionalIntelligenceScreen",
  ),

  "/growth/workplace-safety": screen(() => import("../features/growth/workplace-safety.screen.tsx"), "WorkplaceSafetyScreen"),

  "/growth/relationship-toolkit": screen(() => import("../features/growth/relationship-toolkit.screen.tsx"), "RelationshipToolkitScreen"),

  "/growth/confidence-builder": screen(() => import("../features/growth/confidence-builder.screen.tsx"), "ConfidenceBuilderScreen"),

  "/growth/practical-life-lessons": screen(
    () => import("../features/growth/practical-life-lessons.screen.tsx"),
    "PracticalLifeLessonsScreen",
  ),

  "/growth/adulting-101": screen(() => import("../features/growth/adulting-101.screen.tsx"), "AdultingScreen"),

  "/growth/cooking-lessons": screen(() => import("../features/growth/cooking-lessons.screen.tsx"), "CookingLessonsScreen"),

  "/growth/home-maintenance": screen(() => import("../features/growth/home-maintenance.screen.tsx"), "HomeMaintenanceScreen"),

  "/growth/job-interview-mastery": screen(() => import("../features/growth/job-interview-mastery.screen.tsx"), "JobInterviewMasteryScreen"),

  "/growth/medical-system-navigation": screen(
    () => import("../features/growth/medical-system-navigation.screen.tsx"),
    "MedicalSystemNavigationScreen",
  ),

  "/growth/difficult-conversations": screen(
    () => import("../features/growth/difficult-conversations.screen.tsx"),
    "DifficultConversationsScreen",
  ),

  "/growth/time-management": screen(() => import("../features/growth/time-management.screen.tsx"), "TimeManagementScreen"),

  "/life-coach": screen(() => import("../features/coach/coach.screen.tsx"), "CoachScreen"),

  "/gamification": screen(() => import("../features/progress/progress.screen.tsx"), "ProgressScreen"),

  "/pdf-generator": screen(() => import("../features/documents/documents.screen.tsx"), "DocumentsScreen"),
};
