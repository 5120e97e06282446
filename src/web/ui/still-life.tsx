import { piece, place, type At } from "#web/ui/scene.tsx";

/** Cut-paper objects of the first page; others have a file each in still-life/. Each is drawn with its base at y = 0. */

/** A calendar leaf; `day` is the number on it, empty while the day is unknown. */
export function Calendar({ day = "", ...at }: At & { day?: number | string }) {
  return (
    <g transform={place(at)}>
      <path fill="var(--art-cream-deep)" d="M6-92 88-96 92 0H8z" />
      <path fill="var(--art-cream)" d="M-2-92 80-94 82 0H0z" />
      <path fill="var(--art-clay)" d="M-2-92 80-94 81-74-1-72z" />
      <text
        className="num"
        x="40"
        y="-22"
        textAnchor="middle"
        fontFamily="var(--font-sans)"
        fontSize="42"
        fontWeight="640"
        fill="var(--art-ink)"
      >
        {day}
      </text>
      <path d="M14-92v-8M64-93v-8" stroke="var(--art-ink)" strokeWidth="4" />
    </g>
  );
}

export const Plant = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-leaf-deep)" d="M0-64C-34-76-48-112-34-142-8-124 4-96 0-64z" />
    <path fill="var(--art-leaf)" d="M0-64C34-78 50-108 40-136 12-122-4-94 0-64z" />
    <path fill="var(--art-leaf)" d="M-2-60C-36-56-60-74-66-98-36-100-10-86-2-60z" />
    <path fill="var(--art-leaf-deep)" d="M2-60C34-54 58-68 68-92 38-98 12-86 2-60z" />
    <path fill="var(--art-hill)" d="M0-64C-14-96-10-128 2-158 16-128 16-94 0-64z" />
    <path fill="var(--art-clay)" d="M-30-56H32L24 0H-22z" />
    <path fill="var(--art-clay-deep)" d="M10-56H32L24 0H10z" />
    <path fill="var(--art-clay-deep)" d="M-36-68 38-69V-54L-36-53z" />
  </>,
);

export const Teapot = /* @__PURE__ */ piece(
  <>
    <path d="M6-58C-28-66-30-16 12-18" fill="none" stroke="var(--art-leaf-deep)" strokeWidth="9" />
    <path fill="var(--art-leaf-deep)" d="M92-34C116-36 112-62 132-66L138-58C124-50 124-16 96-16z" />
    <path fill="var(--art-leaf)" d="M8-60C12-78 92-78 96-60L102-14C102-2 94 0 88 0H18C10 0 2-2 2-14z" />
    <path fill="var(--art-leaf-deep)" d="M66-74C84-72 94-68 96-60L102-14C102-2 94 0 88 0H66C78-22 76-50 66-74z" />
    <path fill="var(--art-leaf-deep)" d="M18-72 86-73 78-82H28z" />
    <path fill="var(--art-honey)" d="M46-82 48-92H58L60-82z" />
  </>,
);

export const Cup = /* @__PURE__ */ piece(
  <>
    <path d="M46-34C64-36 62-10 42-14" fill="none" stroke="var(--art-plum)" strokeWidth="6" />
    <path fill="var(--art-plum)" d="M-4-44 50-45 42-6C41-1 38 0 34 0H12C8 0 5-1 4-6z" />
    <path fill="var(--art-plum-deep)" d="M32-45 50-45 42-6C41-1 38 0 34 0H28z" />
    <path fill="var(--art-honey-deep)" d="M-4-44 50-45 49-38-3-37z" />
  </>,
);

export const Pear = /* @__PURE__ */ piece(
  <>
    <path
      fill="var(--art-honey)"
      d="M0-74C13-74 13-58 17-46 23-34 31-28 31-17 31-5 18 0 1 0-17 0-30-5-30-17-30-29-21-35-15-46-11-57-12-74 0-74z"
    />
    <path fill="var(--art-honey-deep)" d="M0-74C13-74 13-58 17-46 23-34 31-28 31-17 31-5 18 0 6 0 18-18 8-50 0-74z" />
    <path fill="var(--art-ink)" d="M-3-72 1-90 5-89 2-72z" />
    <path fill="var(--art-leaf)" d="M3-82C13-92 25-90 30-83 21-76 11-76 3-82z" />
  </>,
);

export const Letters = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-plum)" d="M14-84 118-94 124-2 20 0z" />
    <path fill="var(--art-cream-deep)" d="M4-72 116-78 120 0H6z" />
    <path fill="var(--art-cream)" d="M-6-64 108-66 110 0H-6z" />
    <path fill="var(--art-cream-deep)" d="M-6-64 52-26 108-66 53-34z" />
    <path fill="var(--art-clay)" d="M86-24 102-25 103-8 87-7z" />
    <path d="M6-14H46M6-22H34" stroke="var(--art-ink)" strokeWidth="2" opacity=".7" />
  </>,
);

export const Jar = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-sky)" d="M2-82H68L72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z" />
    <path fill="var(--art-honey)" d="M-1-34 18-40 34-33 52-42 70-36 72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z" />
    <path fill="var(--art-honey-deep)" d="M10-22h18v7H10zM34-16h18v7H34zM40-30h18v7H40zM14-10h14v6H14z" />
    <path fill="var(--art-leaf-deep)" d="M-3-96 73-98V-82L-3-80z" />
    <path fill="var(--art-cream)" d="M16-70 56-72 55-50 17-48z" />
    <path d="M24-62 48-63M24-56 40-57" stroke="var(--art-ink)" strokeWidth="2" opacity=".7" />
  </>,
);

/** The jar with honey up to `level`, 0 (empty) to 5 (full). */
export function FilledJar({ level, ...at }: At & { level: number }) {
  const top = -6 - level * 13.5;
  return (
    <g transform={place(at)}>
      <path fill="var(--art-sky)" d="M2-82H68L72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z" />
      {level > 0 && (
        <path
          fill="var(--art-honey)"
          d={`M${-2 + (4 * -top) / 82} ${top}L18 ${top - 5}L34 ${top + 1}L52 ${top - 6}L${72 - (4 * -top) / 82} ${top - 1}L72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z`}
        />
      )}
      {level > 1 && <path fill="var(--art-honey-deep)" d="M10-22h18v7H10zM34-16h18v7H34zM14-10h14v6H14z" />}
      <path fill="var(--art-leaf-deep)" d="M-3-96 73-98V-82L-3-80z" />
      <path fill="var(--art-cream)" d="M16-70 56-72 55-50 17-48z" />
      <path d="M24-62 48-63M24-56 40-57" stroke="var(--art-ink)" strokeWidth="2" opacity=".7" />
    </g>
  );
}

export const Notebook = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-plum)" d="M-4-4 14-24 74-14 136-26 152-5 74 0z" />
    <path fill="var(--art-cream)" d="M4-8 18-26C40-32 60-28 74-19V-4C56-10 28-12 4-8z" />
    <path fill="var(--art-cream-deep)" d="M144-9 132-28C108-33 88-29 74-19V-4C92-11 120-13 144-9z" />
    <path d="M26-20C40-23 52-21 62-16M22-14C38-17 50-15 62-10" fill="none" stroke="var(--art-ink)" strokeWidth="1.5" opacity=".6" />
    <path d="M92-14 136-46" stroke="var(--art-honey-deep)" strokeWidth="6" />
    <path d="M92-14 97-18" stroke="var(--art-ink)" strokeWidth="4" />
  </>,
);

export const Mug = /* @__PURE__ */ piece(
  <>
    <path d="M58-62c26 0 26 42-2 40" fill="none" stroke="var(--art-clay-deep)" strokeWidth="8" />
    <path fill="var(--art-clay)" d="M-2-78 62-80 57 0H6z" />
    <path fill="var(--art-clay-deep)" d="M40-79 62-80 57 0H43z" />
    <path fill="var(--art-cream-deep)" d="M-2-78 62-80 61-72-1-70z" />
    <path d="M18-70V-44" stroke="var(--art-ink)" strokeWidth="1.5" />
    <path fill="var(--art-cream)" d="M11-46 26-47 25-28 12-29z" />
  </>,
);
