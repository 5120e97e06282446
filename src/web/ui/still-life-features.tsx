import type { ReactNode } from "react";
import { place, type At } from "#web/ui/scene.tsx";

/** More cut-paper objects, in a file of their own so that the first page does not load them. Each is drawn with its base at y = 0. */
const piece = (drawn: ReactNode) => (at: At) => <g transform={place(at)}>{drawn}</g>;

export const Parcels = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-plum)" d="M4-12 118-14 122 0H2z" />
    <path fill="var(--art-cream-deep)" d="M-4-24 112-26 116-12-2-11z" />
    <path fill="var(--art-cream)" d="M4-37 120-38 117-25 2-24z" />
    <path fill="var(--art-clay)" d="M0-48 108-51 111-38-1-36z" />
    <path fill="var(--art-clay-deep)" d="M82-50.300 108-51 111-38 82-37.600z" />
    <path fill="var(--art-cream-deep)" d="M84-37.700 120-38 117-25 82-24.800z" />
    <path d="M54-50 57 0" fill="none" stroke="var(--art-ink)" strokeWidth="3" />
    <path fill="var(--art-honey)" d="M55-49 32-64 34-50zM55-49 76-66 80-52z" />
    <path fill="var(--art-honey-deep)" d="M55-49 34-50 38-44zM55-49 80-52 74-45zM50-52 60-53 61-45 51-44z" />
  </>,
);

export const Folders = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-plum)" d="M6-104 44-106 50-98 120-100V-30H6z" />
    <path fill="var(--art-cream)" d="M14-92 116-94V-30H14z" />
    <path fill="var(--art-honey)" d="M2-80 66-82 72-90 104-91 108-83 124-84V-30H2z" />
    <path fill="var(--art-cream-deep)" d="M10-74 118-75V-30H10z" />
    <path fill="var(--art-clay)" d="M-8-62 132-64 126 0H0z" />
    <path fill="var(--art-clay-deep)" d="M92-63.500 132-64 126 0H88z" />
    <path fill="var(--art-cream)" d="M30-44 70-45 69-21 31-20z" />
    <path d="M38-36H60M38-29H54" stroke="var(--art-ink)" strokeWidth="2" opacity=".7" />
  </>,
);

export const Books = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-leaf-deep)" d="M-2-27 132-28 134 0H0z" />
    <path fill="var(--art-cream)" d="M10-22 133-23V-6H11z" />
    <path fill="var(--art-cream-deep)" d="M92-22.700 133-23V-6H92z" />
    <path fill="var(--art-clay)" d="M12-51 124-50 122-28 10-27z" />
    <path fill="var(--art-clay-deep)" d="M92-50.500 124-50 122-28H92z" />
    <path fill="var(--art-honey)" d="M28-51 36-51 35-27.500 27-27.400z" />
    <path fill="var(--art-plum)" d="M4-74 112-76 114-51 6-51z" />
    <path fill="var(--art-cream)" d="M14-70 113-72V-56H15z" />
    <path fill="var(--art-cream-deep)" d="M80-71.300 113-72V-56H80z" />
  </>,
);

export const Bag = /* @__PURE__ */ piece(
  <>
    <path d="M36-66V-84H74V-66" fill="none" stroke="var(--color-horizon)" strokeWidth="7" />
    <path fill="var(--art-leaf)" d="M-6-68 116-70 112 0H-2z" />
    <path fill="var(--art-leaf-deep)" d="M78-69.500 116-70 112 0H74z" />
    <path d="M-4-38 114-39" stroke="var(--art-ink)" strokeWidth="2" opacity=".55" />
    <path fill="var(--art-honey)" d="M46-46H64V-29H46z" />
  </>,
);

export const HoneyCup = /* @__PURE__ */ piece(
  <>
    <path d="M46-34C64-36 62-10 42-14" fill="none" stroke="var(--art-honey-deep)" strokeWidth="6" />
    <path fill="var(--art-honey)" d="M-4-44 50-45 42-6C41-1 38 0 34 0H12C8 0 5-1 4-6z" />
    <path fill="var(--art-honey-deep)" d="M32-45 50-45 42-6C41-1 38 0 34 0H28z" />
    <path fill="var(--art-clay-deep)" d="M-4-44 50-45 49-38-3-37z" />
  </>,
);

export const Vegetables = /* @__PURE__ */ piece(
  <>
    <path fill="var(--art-leaf-deep)" d="M16-40C-4-74 2-104 12-118 30-100 34-66 28-40z" />
    <path fill="var(--art-leaf)" d="M22-40C20-78 34-98 50-106 54-84 46-58 36-40z" />
    <path fill="var(--art-clay)" d="M54-40 74-116C78-124 90-122 91-113L84-40z" />
    <path fill="var(--art-clay-deep)" d="M72-40 84-119C88-119 91-117 91-113L84-40z" />
    <path fill="var(--art-honey)" d="M-4-46H102L90 0H8z" />
    <path fill="var(--art-honey-deep)" d="M-4-46H102L99-36H-1zM4-22H94L92-14H6zM70-36H99L90 0H66z" />
  </>,
);

export const Pot = /* @__PURE__ */ piece(
  <>
    <path fill="var(--color-horizon)" d="M-20-48H0V-39H-17zM118-48H98V-39H115z" />
    <path fill="var(--art-clay)" d="M-5-60H103L98-7C97-2 94 0 90 0H8C4 0 1-2 0-7z" />
    <path fill="var(--art-clay-deep)" d="M72-60H103L98-7C97-2 94 0 90 0H64C72-18 74-40 72-60z" />
    <path fill="var(--art-cream-deep)" d="M-8-66H106V-57H-8z" />
    <path fill="var(--art-clay)" d="M-2-66C8-86 90-86 100-66z" />
    <path fill="var(--art-clay-deep)" d="M64-80C82-78 94-74 100-66H68z" />
    <path fill="var(--color-horizon)" d="M42-90H57L55-79H44z" />
  </>,
);

export const Basket = /* @__PURE__ */ piece(
  <>
    <path d="M10-40C14-92 82-92 88-40" fill="none" stroke="var(--art-honey-deep)" strokeWidth="6" />
    <path fill="var(--art-honey)" d="M-4-44H102L90 0H8z" />
    <path fill="var(--art-honey-deep)" d="M-4-44H102L99-34H-1zM4-20H94L92-12H6z" />
  </>,
);

/** A standing lamp; `foot` is the color of its foot and stem. */
export function Lamp({ foot = "var(--color-horizon)", ...at }: At & { foot?: string }) {
  return (
    <g transform={place(at)}>
      <path fill={foot} d="M-22-4H22V0H-22zM-2.5-96H2.5V-4H-2.5z" />
      <path fill="var(--art-clay)" d="M-22-140H20L42-94H-44z" />
      <path fill="var(--art-clay-deep)" d="M4-140H20L42-94H10z" />
    </g>
  );
}
