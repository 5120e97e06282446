/** Crisis lines that answer day and night, in the United States. Shown to everyone: no account, no payment, no network, no model. */
export type CrisisLine = { description: string; href: string; who: string; what: string; by: "call" | "text" | "emergency" };

/** Added to the five when a child is being hurt. */
export const childLine: CrisisLine = {
  description: "1-800-422-4453",
  href: "tel:18004224453",
  who: "Childhelp National Child Abuse Hotline",
  what: "If you are young and someone hurts, touches or frightens you",
  by: "call",
};

export const crisisLines: readonly CrisisLine[] = [
  { description: "988", href: "tel:988", who: "Suicide and Crisis Lifeline", what: "Call or text, day and night", by: "call" },
  {
    description: "Text HOME to 741741",
    href: "sms:741741?&body=HOME",
    who: "Crisis Text Line",
    what: "If talking is too much",
    by: "text",
  },
  {
    description: "1-800-662-4357",
    href: "tel:18006624357",
    who: "SAMHSA National Helpline",
    what: "Finds help near you: alcohol, drugs, mental health",
    by: "call",
  },
  {
    description: "1-800-799-7233",
    href: "tel:18007997233",
    who: "National Domestic Violence Hotline",
    what: "If someone close frightens or hurts you",
    by: "call",
  },
  { description: "911", href: "tel:911", who: "Emergency", what: "If someone is in danger now", by: "emergency" },
];
