/** Attributes of a member's text: each of its paragraphs has the direction of its own first letter, as in the field where it was typed. */
export const ownParagraphs = { dir: "auto", style: { unicodeBidi: "plaintext" } } as const;
