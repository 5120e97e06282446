import { dayMs } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { progressContract, progressRows } from "./progress.contract.ts";
import { pointsByWeek } from "./progress.rules.ts";
import {
  restoreAchievement,
  checkPoints,
  claimedKeys,
  earnedSince,
  listAchievements,
  logWin,
  readPoints,
  recent,
  removeAchievement,
} from "./progress.repository.ts";

const os = implement(progressContract).$context<RpcContext>();
const weeksShown = 12;

/** The rows of this feature that an archive may import. */
export const progressImport = progressRows;

export const progressRoutes = os.router({
  read: os.read.handler(({ context }) =>
    context.data(async (tx) => ({
      points: await readPoints(tx),
      recent: await recent(tx),
      claimed: await claimedKeys(tx, context.now - 70 * dayMs),
    })),
  ),
  log: os.log.handler(({ input, context }) =>
    context.data(async (tx) => ({ achievement: await logWin(tx, input, context.now), points: await readPoints(tx) })),
  ),
  remove: os.remove.handler(({ input, context }) =>
    context.data(async (tx) => {
      await removeAchievement(tx, input.id, context.now);
      return { achievement: null, points: await readPoints(tx) };
    }),
  ),
  restore: os.restore.handler(({ input, context }) =>
    context.data(async (tx) => ({ achievement: await restoreAchievement(tx, input.id), points: await readPoints(tx) })),
  ),
  list: os.list.handler(({ input, context }) => context.data((tx) => listAchievements(tx, input))),
  weeks: os.weeks.handler(({ context }) =>
    context.data(async (tx) => {
      const { timeZone, weekStartsOn } = context.member;
      const earned = await earnedSince(tx, context.now - (weeksShown + 1) * 7 * dayMs, timeZone);
      return pointsByWeek(earned, context.today, weekStartsOn, weeksShown);
    }),
  ),
  check: os.check.handler(({ context }) => context.data(checkPoints)),
});
