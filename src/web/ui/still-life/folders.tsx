import { piece } from "#web/ui/scene.tsx";

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
