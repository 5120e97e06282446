/** A no-spend day: the sun on the line. */
export function Sun() {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true">
      <path fill="var(--art-honey)" d="M2 16a12 12 0 0 1 24 0z" />
      <path fill="none" stroke="var(--color-horizon)" strokeWidth="1.5" d="M2 16a12 12 0 0 1 24 0" />
    </svg>
  );
}
