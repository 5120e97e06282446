import type { Database } from "#server/database.ts";
import { openTurns } from "#server/slots.ts";
import type { ChatLimits } from "./coach.limits.rules.ts";
import { endQuota, findChatLevel, renewQuotaLease, saveChatLevel, takeQuota, type ChatLevel, type QuotaSlot } from "./coach.repository.ts";

type QuotaRequest = { memberId: string; streamId: string; levelKey: string; limits: ChatLimits; now: number };
/** The quota of each member, and how severe each chat was. */
export type QuotaStore = {
  take: (request: QuotaRequest) => Promise<QuotaSlot>;
  /** `left` is aborted when the answer has ended meanwhile: then it stays ended. */
  hold: (memberId: string, streamId: string, now: number, left: AbortSignal) => Promise<void>;
  end: (memberId: string, streamId: string, tokens: number) => Promise<void>;
  /** Whether the level was raised. */
  higherLevel: (key: string, level: ChatLevel, endsAt: Date, now: Date) => Promise<boolean>;
  level: (key: string, now: Date) => Promise<ChatLevel | undefined>;
};

/** Every process counts in the database, usually with one statement per message. */
export function openQuota({ owner }: Database, isPooled: boolean): QuotaStore {
  // a member's messages wait for one row: at the same time they would occupy every connection while many are sent at once
  const turns = openTurns();
  return {
    take: (request) => turns(request.memberId, () => takeQuota(owner, { ...request, isPooled })),
    hold: async (memberId, streamId, now, left) => {
      await renewQuotaLease(owner, memberId, streamId, now);
      if (left.aborted) await endQuota(owner, memberId, streamId, 0, isPooled);
    },
    end: (memberId, streamId, tokens) => endQuota(owner, memberId, streamId, tokens, isPooled),
    higherLevel: (key, level, endsAt, now) => saveChatLevel(owner, key, level, endsAt, now),
    level: (key, now) => findChatLevel(owner, key, now),
  };
}
