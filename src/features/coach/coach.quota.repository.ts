import type { Database } from "#server/database.ts";
import type { ChatLimits } from "./coach.limits.rules.ts";
import { endTurn, holdTurn, keepTalkLevel, takeTurn, type TalkLevel, type Turn } from "./coach.repository.ts";

export type Asked = { memberId: string; streamId: string; levelKey: string; limits: ChatLimits; now: number };
/** Who may ask how much, and how severe each chat was. */
export type Turns = {
  take: (asked: Asked) => Promise<Turn>;
  hold: (memberId: string, streamId: string, now: number) => Promise<void>;
  end: (memberId: string, streamId: string, tokens: number) => Promise<void>;
  higherLevel: (key: string, level: TalkLevel, endsAt: Date, now: Date) => Promise<void>;
};

/** Every process counts in the database, mostly one statement a message. */
export function openTurns({ owner }: Database, isPooled: boolean): Turns {
  return {
    take: (asked) => takeTurn(owner, { ...asked, isPooled }),
    hold: (memberId, streamId, now) => holdTurn(owner, memberId, streamId, now),
    end: (memberId, streamId, tokens) => endTurn(owner, memberId, streamId, tokens, isPooled),
    higherLevel: (key, level, endsAt, now) => keepTalkLevel(owner, key, level, endsAt, now),
  };
}
