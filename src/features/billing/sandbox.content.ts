export type Face = "ask" | "paid" | "declined" | "portal" | "expired";

export const sandboxStyle = `:root{color-scheme:light dark}body{margin:0;font:420 1.0625rem/1.55 "Segoe UI",system-ui,sans-serif;
background:light-dark(oklch(98.3% .009 85),oklch(19.5% .013 165));color:light-dark(oklch(26% .025 165),oklch(94% .012 95))}
main{max-width:30rem;margin:10vh auto;padding:0 1.25rem}h1{font:480 2.2rem/1.15 Georgia,serif;margin:.5rem 0 1rem}
.label{display:inline-block;padding:.15rem .6rem;border:2px dashed;border-radius:6px;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:1rem;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.2rem;border-radius:6px;border:1px solid light-dark(oklch(60% .02 150),oklch(60% .02 160));
background:light-dark(oklch(99.6% .004 85),oklch(23.5% .015 165));color:inherit;cursor:pointer}
button[value=pay]{background:light-dark(oklch(43% .075 165),oklch(80% .095 160));color:light-dark(oklch(98.5% .01 120),oklch(21% .035 165))}
button:focus-visible{outline:3px solid light-dark(oklch(50% .14 255),oklch(78% .11 250));outline-offset:2px}`;

const words: Record<Face, { title: string; text: string }> = {
  ask: {
    title: "Evenday, $8/month",
    text: "This is a practice checkout: no card is asked for and no money moves. Choose what should happen.",
  },
  paid: {
    title: "Paid, for practice",
    text: "Your subscription is on. Close this tab and go on where you were; Evenday has noticed by itself.",
  },
  declined: { title: "Declined, for practice", text: "Nothing was changed. You can close this tab, or try again." },
  portal: {
    title: "Your subscription, for practice",
    text: "Card and invoices would be here. Choose what should happen next; Evenday notices by itself.",
  },
  expired: { title: "This checkout has expired", text: "Close this tab and press Subscribe Now again." },
};

const buttons: Record<Face, [value: string, label: string][]> = {
  ask: [
    ["pay", "Pay $8"],
    ["decline", "Decline the card"],
  ],
  declined: [
    ["pay", "Pay $8"],
    ["decline", "Decline the card"],
  ],
  portal: [
    ["next", "Pay the next month"],
    ["fail", "Let the payment fail"],
    ["cancel", "Cancel at the end"],
    ["end", "Let the period end now"],
  ],
  paid: [],
  expired: [],
};

/** The whole page; `ticket` consists of letters, digits, dots and dashes that we generated. */
export function checkoutPage(face: Face, ticket: string): string {
  const { title, text } = words[face];
  const safe = ticket.replace(/[^\w.-]/g, "");
  const choices = buttons[face].map(([value, label]) => `<button name="choice" value="${value}">${label}</button>`).join("");
  const form = choices
    ? `<form method="post" action="/checkout/sandbox"><input type="hidden" name="for" value="${safe}">${choices}</form>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · test checkout</title><style>${sandboxStyle}</style></head>
<body><main><p class="label">Test checkout. No real payment.</p><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`;
}
