import type { Restorable } from "#server/context.ts";
import { restoreMilestone } from "./challenge.repository.ts";

export const challengeDeleted: Restorable[] = [
  { table: "challenge_milestones", kind: "Milestone", name: (row) => ({ name: String(row["label"]) }), restore: restoreMilestone },
];
