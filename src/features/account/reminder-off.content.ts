export const offStyle = `:root{color-scheme:light dark}body{margin:0;font:420 1.0625rem/1.55 "Segoe UI",system-ui,sans-serif;
background:light-dark(oklch(98.3% .009 85),oklch(19.5% .013 165));color:light-dark(oklch(26% .025 165),oklch(94% .012 95))}
main{max-width:30rem;margin:10vh auto;padding:0 1.25rem}h1{font:480 2.2rem/1.15 Georgia,serif;margin:.5rem 0 1rem}
a{color:light-dark(oklch(43% .075 175),oklch(82% .085 170))}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.2rem;border-radius:6px;border:0;cursor:pointer;
background:light-dark(oklch(43% .075 165),oklch(80% .095 160));color:light-dark(oklch(98.5% .01 120),oklch(21% .035 165))}
button:focus-visible,a:focus-visible{outline:3px solid light-dark(oklch(50% .14 255),oklch(78% .11 250));outline-offset:2px}`;

export type OffState = "ask" | "done" | "void";

const words: Record<OffState, { title: string; text: string }> = {
  ask: { title: "Stop these emails?", text: "Only this kind of email stops. Everything else stays as it is." },
  done: { title: "These emails are off", text: "You can switch them on again in your account, under Preferences." },
  void: { title: "This link no longer works", text: "Reminders can be switched off in your account, under Preferences." },
};

/** The whole page; `label` is the reminder's own, `ticket` consists of letters, digits, dots and dashes that we generated. */
export function offPage(state: OffState, label: string, ticket: string): string {
  const { title, text } = words[state];
  const form =
    state === "ask"
      ? `<form method="post" action="/reminders/off?for=${ticket.replace(/[^\w.-]/g, "")}"><button>Switch them off</button></form>`
      : `<p><a href="/">Evenday</a></p>`;
  const about = state === "void" || label === "" ? "" : `<p>“${label}”</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Evenday</title><style>${offStyle}</style></head>
<body><main><h1>${title}</h1>${about}<p>${text}</p>${form}</main></body></html>`;
}
