import { encode } from "uqr";

/** A QR code. Load it lazily. Always dark on light, because cameras misread the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // a screen is not damaged like paper, so the lowest error correction and the largest squares; scanners expect a border of four
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const dark = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className="qr-paper" width={size} height={size} />
      <path className="qr-ink" d={dark} />
    </svg>
  );
}
