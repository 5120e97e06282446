import type { FiguredAnswer } from "./coach.written.content.ts";

/** The answers of a matter of money. */
export interface MoneyMatter {
  topic: string;
  /** Other subjects that are about it. */
  of: readonly string[];
  /** What names it, in a message of the talk. */
  talk: RegExp;
  /** A more special matter of the talk goes on where this one is only named. */
  isGeneral?: true;
  /** A sum without a name is what is owed. */
  isOwed?: true;
  /** The first sum is what it is about. */
  keepsSum?: true;
  /** Also where money is lost to a game. */
  isPressed?: true;
  turns: readonly FiguredAnswer[];
}

/** What many later questions ask. */
export const todo =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|then|well|now|please)\W+)*(?:what (?:should|do|can|could|would|must) (?:i|we|you) (?:even |really |actually )?(?:do|try)(?: (?:first|now|next|then|about (?:it|this|that)|with (?:it|this|that)|today))*|what(?:'?s| is| are| r)? (?:my|our|the) (?:(?:best|other) )?(?:options?|choices)|what(?:'?s| is) (?:the |my )?(?:best|first|next|smartest|right) (?:thing|way|move|step|plan)(?: to do)?(?: (?:here|now))?|what (?:now|next|first)|any (?:advice|ideas|tips|suggestions|thoughts)|how (?:do|should|can|would) (?:i|we) (?:even |best )?(?:start|begin|fix (?:this|it)|do (?:this|that|it)|go about (?:it|this|that)|handle (?:it|this|that)|rebuild|plan(?: (?:it|for (?:it|that)))?|respond|get (?:there|out of (?:it|this))|manage(?: (?:it|this))?)|where (?:do|should|can|would) (?:i|we) (?:even )?(?:start|begin)|(?:can|could) you help(?: me)?)\W*$/;
export const worthIt =
  /\b(?:is (?:it|that|this)|it'?s|are they|would it be) (?:even |really |actually |still )?(?:worth (?:it|doing)|a good (?:idea|deal)|smart|a bad idea|a good plan)\b|^\W*(?:so )?should (?:i|we)(?: (?:do (?:it|that|this)|take it|go for it|accept(?: it)?))?\W*$|^\W*worth it\W*$/;
export const isEnough =
  /\b(?:is (?:that|it|this)|would (?:that|it) be|are (?:we|they)) (?:even |really |going to be |gonna be )?(?:enough|ok(?:ay)?|realistic|possible|doable|too (?:much|little|low|high|late|ambitious)|a lot|normal|bad|good|reasonable|crazy|fair)\b|\bcan (?:i|we) (?:even |really |actually )?(?:afford|do|make|pull|manage) (?:it|that|this)\b|\bwill (?:i|we) make it\b/;
export const howLong = /\bhow (?:long|many (?:months|years))\b|\bwhen (?:will|would|can|could) (?:i|we|it)\b/;
export const howMuch = /\bhow much\b|\bwhat (?:percent(?:age)?|amount)\b/;
export const help =
  /\b(?:is|are) there (?:any |some )?(?:help|assistance|programs?|relief)\b|\bwho can help\b|\bany help\b|\bwhere (?:can|do) i get help\b/;
