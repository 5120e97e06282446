import { encode } from "uqr";

/** Words for a camera. Loaded by whoever needs one. Always dark on light, since cameras misread the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // a screen is neither torn nor stained, so the least correction and the largest squares; a border of four is what readers are promised
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const dark = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className="qr-paper" width={size} height={size} />
      <path className="qr-ink" d={dark} />
    </svg>
  );
}
