import type { Mark } from "./streak.rules.ts";

/** A sun on the horizon for a no-spend day, a moon for a rest or travel day, a small ring for a day without a mark. */
export function MarkSign({ mark, isSmall }: { mark: Mark | null; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? "sign is-small" : "sign"} viewBox="0 0 28 16" aria-hidden="true">
      {mark === "no-spend" && (
        <path d="M2.500 16a11.500 11.500 0 0 1 23 0z" fill="var(--art-honey)" stroke="var(--color-ink)" strokeWidth="1.500" />
      )}
      {(mark === "rest" || mark === "travel") && (
        <path
          d="M12 1.500a7 7 0 1 0 8.500 9.500A6.200 6.200 0 0 1 12 1.500z"
          fill="var(--art-sky)"
          stroke="var(--color-ink)"
          strokeWidth="1.500"
        />
      )}
      {mark === null && <circle cx="14" cy="9" r="3.500" fill="none" stroke="var(--color-control)" strokeWidth="1.500" />}
    </svg>
  );
}

export function Leaf({ isOn }: { isOn: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill={isOn ? "var(--art-honey)" : "var(--color-track)"} d="M4 36C4 16 14 5 36 4 36 24 26 36 8 34z" />
      <path d="M4 38C9 27 16 19 26 13" fill="none" stroke={isOn ? "var(--art-ink)" : "var(--color-control)"} strokeWidth="2" />
    </svg>
  );
}
