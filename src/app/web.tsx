import "#web/rooms.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { knowPages, whenIdle } from "#web/ahead.ts";
import { queries, readsFlag } from "#web/query.ts";
import { memberAtScreen, useMember } from "#web/session.ts";
import { askAhead, hasAccess } from "../features/billing/billing.calls.ts";
import { Gate } from "../features/billing/gate.panel.tsx";
import { Guard } from "./guard.tsx";
import { pageAt, type Path } from "./paths.ts";
import { screen, type Screen } from "./screen.tsx";
import { Shell } from "./shell.tsx";

/** One line for each page: the screen it shows, fetched when it is wanted. null while the page does not exist. */
const screens: Record<Path, Screen | null> = {
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

/** Everything behind the sign-in: the frame, the gate, and the room that the path names. */
export function Members() {
  const member = useMember();
  const [path] = useLocation();
  const page = pageAt(path);

  useEffect(() => {
    whenIdle(() => void fetchAll());
  }, []);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    whenIdle(
      () =>
        void import("#web/keeper.ts").then(
          ({ keepFor }) => {
            if (!isOver) stop = keepFor(member.id);
          },
          () => undefined,
        ),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [member.id]);
  // another member has nothing to do with the answers of this one
  useEffect(() => () => queries.clear(), [member.id]);

  const room = page && screens[page.path];
  return (
    <QueryClientProvider client={queries}>
      <Shell key={member.id}>
        <Gate isGated={page?.isGated ?? false}>
          <Guard key={page?.path}>{room && <room.Show />}</Guard>
        </Gate>
      </Shell>
    </QueryClientProvider>
  );
}

/** One after the other, so that nothing that is asked for has to wait behind them; not at all for who saves data. */
async function fetchAll() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const one of Object.values(screens)) await one?.fetch();
  const { keepPages, keepRooms } = await import("#web/worker.ts");
  await keepPages();
  const member = memberAtScreen();
  if (member && hasAccess(member.id)) await keepRooms();
}

knowPages({
  isOpen: (path) => pageAt(path) !== undefined,
  fetch(path) {
    const page = pageAt(path);
    if (page) void screens[page.path]?.fetch();
  },
});

const returning = memberAtScreen();
if (returning) askAhead(returning.id);

/** What this member saw last, so that the page is there at once and without a network. */
const lastSeen =
  returning && localStorage.getItem(readsFlag)
    ? import("#web/reads.ts").then(({ restoreReads }) => restoreReads(returning.id)).catch(() => undefined)
    : undefined;

/** The code of the page that was asked for, so that the frame and the page come together. */
const here = pageAt(location.pathname);
export const ready: Promise<unknown> = Promise.all([here && screens[here.path]?.fetch(), lastSeen]);
