import { piece } from "#web/ui/scene.tsx";

export const HoneyCup = /* @__PURE__ */ piece(
  <>
    <path d="M46-34C64-36 62-10 42-14" fill="none" stroke="var(--art-honey-deep)" strokeWidth="6" />
    <path fill="var(--art-honey)" d="M-4-44 50-45 42-6C41-1 38 0 34 0H12C8 0 5-1 4-6z" />
    <path fill="var(--art-honey-deep)" d="M32-45 50-45 42-6C41-1 38 0 34 0H28z" />
    <path fill="var(--art-clay-deep)" d="M-4-44 50-45 49-38-3-37z" />
  </>,
);
