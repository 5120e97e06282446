import { scaleAngle, weigh, type Reason, type Side } from "./relationships.decide.rules.ts";

const half = 128;

/** A pair of scales that tilts to the heavier side; each reason is a slip as long as its weight. */
export function ScalesPanel({ reasons }: { reasons: readonly Reason[] }) {
  const sides = weigh(reasons);
  const drop = Math.sin((scaleAngle(reasons) * Math.PI) / 180) * half;
  const lower =
    sides.for === sides.against
      ? "Both sides weigh the same."
      : `The side ${sides.for > sides.against ? "for" : "against"} it hangs lower.`;
  return (
    <svg
      className="scales"
      viewBox="0 -224 420 224"
      role="img"
      aria-label={`A pair of scales. Your reasons for it weigh ${sides.for}, your reasons against it weigh ${sides.against}. ${lower}`}
    >
      <path className="post" d="M205-190H215L219-14H201zM162-16 256-17 264 0H156z" />
      <path className="post is-shade" d="M211-190H215L219-14H212zM226-16.7 256-17 264 0H222z" />
      <path className="beam" d={`M${210 - half} ${-186 - drop}L${210 + half} ${-186 + drop}`} />
      <circle className="knob" cx="210" cy="-186" r="11" />
      <Pan x={210 - half} y={-186 - drop} side="for" reasons={reasons} />
      <Pan x={210 + half} y={-186 + drop} side="against" reasons={reasons} />
    </svg>
  );
}

function Pan({ x, y, side, reasons }: { x: number; y: number; side: Side; reasons: readonly Reason[] }) {
  const foot = y + 94;
  const bars = reasons
    .filter((one) => one.side === side && one.text.trim() !== "")
    .slice(0, 5)
    .toSorted((a, b) => b.weight - a.weight);
  return (
    <g>
      <path className="cord" d={`M${x} ${y}l-46 96M${x} ${y}l46 96`} />
      {bars.map((reason, index) => {
        const wide = 10 + reason.weight * 18;
        return (
          <path key={reason.id} className={`form-row is-${side}`} d={`M${x - wide / 2} ${foot - 13 - index * 14}h${wide}v13h-${wide}z`} />
        );
      })}
      <path className="pan" d={`M${x - 58} ${foot + 1}h116c-14 16-102 16-116 0z`} />
    </g>
  );
}
