/** `gaps` and `values` contain the weights in order of their indexes; units of `step`. See `readWeights`. */
export type Model = { gaps: string; values: string; step: number; bias: number; least: number; perDoubling: number };
/** Models for a card, for urgency, and for each of `linearKinds`. */
export type Models = { card: Model; urgent: Model; kinds: Model[] };
