import { oc } from "@orpc/contract";
import { z } from "zod";
import { imported, importedFields, text, type FeatureImport } from "#shared/fields.ts";
import { longestPart } from "./safety-plan.rules.ts";

const part = text(longestPart);
const plan = z.object({ signs: part, calming: part, people: part, places: part });

export const safetyContract = {
  plan: oc.route({ method: "GET", path: "/safety/plan", summary: "The member's own safety plan; empty until it is written" }).output(plan),
  savePlan: oc
    .route({ method: "PUT", path: "/safety/plan", summary: "Keep the safety plan" })
    .input(
      plan.extend({ seen: plan.partial().optional().describe("parts as they were when their editing began; changed since: a conflict") }),
    )
    .output(plan),
};

/** Rows of an imported archive. */
export const safetyRows: FeatureImport = (at) => ({
  tables: { safety_plans: imported({ ...plan.shape, changed_at: importedFields(at).past }, { most: 1 }) },
});
