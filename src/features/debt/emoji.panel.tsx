/** The member's own emoji. For the few defaults there is a drawing, also on devices without such a font. */
export function Emoji({ sign }: { sign: string }) {
  const drawn = drawings[sign.replaceAll("\uFE0F", "")];
  if (!drawn)
    return (
      <span className="emo" aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <span className="emo" aria-hidden="true">
      <span className="visually-hidden">{sign}</span>
      <svg className="i" viewBox="0 0 24 24">
        <path className="patch" d={drawn.patch} />
        <path d={drawn.line} />
      </svg>
    </span>
  );
}

const drawings: Record<string, { line: string; patch: string }> = {
  "💳": { line: "M3.5 6h17v12.5h-17zM3.5 10h17M6.5 15h4", patch: "M3.5 6h17v4h-17z" },
  "🎓": { line: "M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V17c3 2.2 8 2.2 11 0v-5.5M21.5 9.5V15", patch: "M2.5 9.5 12 5l9.5 4.5L12 14z" },
  "🚗": {
    line: "M3.5 16.5v-4l2-.8L7.5 7h9l2.2 4.7 1.8.8v4zM5.5 11.7h13.2M6 16.5v2h2.5v-2M15.5 16.5v2H18v-2M6.8 14.2h1M16.2 14.2h1",
    patch: "M5.5 11.7 7.5 7h9l2.2 4.7z",
  },
  "💰": {
    line: "M9 4h6l-1.5 3.5h-3zM10.5 7.5C6 10.5 4.5 14 5.5 18c.3 1.3 1.5 2 3 2h7c1.5 0 2.7-.7 3-2 1-4-.5-7.5-5-10.5M12 10.5v7M14 12.3c-1-1-4-.9-4 .8s4 1 4 2.7-3 1.8-4 .7",
    patch: "M10.5 7.5C6 10.5 4.5 14 5.5 18c.3 1.3 1.5 2 3 2h7c1.5 0 2.7-.7 3-2 1-4-.5-7.5-5-10.5z",
  },
  "☂": { line: "M3.5 12.5a8.5 8.5 0 0 1 17 0zM12 4V2.5M12 12.5v6a2 2 0 0 1-4 0", patch: "M3.5 12.5a8.5 8.5 0 0 1 17 0z" },
  "🏖": {
    line: "M4 20h16M12 20c-.5-4 .5-7 1.5-9.5M13.5 10.5c-2-3-5.5-3.5-8-1M13.5 10.5c3-1.5 6 0 7 2.5M13.5 10.5c.5-3.5-1.5-6-4.5-6.5M13.5 10.5c1.8-2.5 4.5-3.3 6.5-2",
    patch: "M6 20c2-4 10-4 12 0z",
  },
  "🏡": { line: "M4 11.5 12 5l8 6.5M6 10.5V20h12v-9.5M10 20v-5h4v5", patch: "M6 11h12v9H6z" },
};
