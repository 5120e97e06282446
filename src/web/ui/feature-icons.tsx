import type { ComponentType } from "react";
import {
  BudgetIcon,
  ChallengeIcon,
  CoachIcon,
  DebtIcon,
  DocumentsIcon,
  GrowthIcon,
  HomeIcon,
  LifestyleIcon,
  MentalHealthIcon,
  ProgressIcon,
  RelationshipsIcon,
  type IconProps,
} from "#web/ui/icons.tsx";

/** The icon of each feature, by its name in the navigation. */
export const featureIcons = {
  home: HomeIcon,
  budget: BudgetIcon,
  challenge: ChallengeIcon,
  debt: DebtIcon,
  "mental-health": MentalHealthIcon,
  relationships: RelationshipsIcon,
  lifestyle: LifestyleIcon,
  growth: GrowthIcon,
  coach: CoachIcon,
  progress: ProgressIcon,
  documents: DocumentsIcon,
} satisfies Record<string, ComponentType<IconProps>>;
