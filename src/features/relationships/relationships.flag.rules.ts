export type Theme = "safety" | "freedom" | "trust" | "respect" | "honesty" | "money" | "care" | "work";
export type SourceKey =
  | "signs"
  | "control"
  | "gaslighting"
  | "healthy"
  | "types"
  | "spectrum"
  | "danger"
  | "money"
  | "throat"
  | "phone"
  | "horsemen"
  | "antidotes"
  | "silence"
  | "bids"
  | "work"
  | "retaliation";

/** Something to look at twice (red) or to keep (green), with the phrases that indicate it. */
export type Flag = {
  key: string;
  color: "red" | "green";
  theme: Theme;
  name: string;
  /** Regular expressions over plain text; words in braces are placeholders for the lists below. */
  patterns: readonly string[];
  /** What makes the same words harmless, anywhere in their sentence. */
  unless?: string;
  /** The key of a flag that, found anywhere in the text, rules this one out. */
  unlessFlag?: string;
  /** Who does it: someone else unless "any". */
  by?: "any";
  isDanger?: true;
  why: string;
  source: SourceKey;
};
