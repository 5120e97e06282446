import { z } from "zod";
import { byId, day, del, get, id, imported, importedFields, instant, post, text, type FeatureImport } from "#shared/fields.ts";
import { catalogue, winNamed } from "./progress.rules.ts";

const claimKey = text(60);
const category = z.enum(["money_habit", "emotional_win"]);
const points = z.object({ total: z.int(), money: z.int(), emotional: z.int(), level: z.int(), toNext: z.int(), percent: z.int() });
const achievement = z.object({
  id,
  achievementType: category,
  title: z.string(),
  description: z.string(),
  pointsEarned: z.int(),
  category,
  earnedAt: instant,
});
const change = z.object({ achievement: achievement.nullable(), points });

export const progressContract = {
  read: get("/progress", "Points, level and the ten most recent achievements").output(
    z.object({ points, recent: z.array(achievement), claimed: z.array(z.string()) }),
  ),
  log: post("/progress/achievements", "Log one of the catalogue's wins; points are counted here")
    .input(
      z.object({ id, title: text(100), claimKey: claimKey.optional(), points: z.number().optional(), category: z.string().optional() }),
    )
    .output(change),
  remove: del("/progress/achievements/{id}", "Take an achievement back; `restore` undoes that for 30 days").input(byId).output(change),
  restore: post("/progress/achievements/{id}/restore", "Undo a removal").input(byId).output(change),
  list: get("/progress/achievements", "All achievements, newest first")
    .input(
      z.object({
        category: category.optional(),
        before: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(1000).default(50),
      }),
    )
    .output(z.object({ achievements: z.array(achievement), next: z.string().nullable() })),
  weeks: get("/progress/weeks", "Points per week, the last twelve").output(
    z.array(z.object({ startsOn: day, money: z.int(), emotional: z.int() })),
  ),
  check: get("/progress/check", "Whether the points are the sum of the achievements").output(
    z.object({ agrees: z.boolean(), total: z.int(), sum: z.int() }),
  ),
};

/** Rows of an imported archive: which achievements there were. Their points come from the catalogue, and the sums are recomputed. */
export const progressRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  return {
    tables: {
      achievements: imported(
        { id: newId, title: z.enum(catalogue.map((win) => win.title)), earned_at: past, claim_key: claimKey.nullable().default(null) },
        {
          derived: {
            achievement_type: ({ title }) => winNamed(title)?.category,
            category: ({ title }) => winNamed(title)?.category,
            description: ({ title }) => winNamed(title)?.description,
            points_earned: ({ title }) => winNamed(title)?.points,
          },
        },
      ),
      // recomputed from the achievements
      user_points: imported({}, { most: 1 }),
    },
  };
};
