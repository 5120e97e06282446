import { piece } from "#web/ui/scene.tsx";

export const Bag = /* @__PURE__ */ piece(
  <>
    <path d="M36-66V-84H74V-66" fill="none" stroke="var(--color-horizon)" strokeWidth="7" />
    <path fill="var(--art-leaf)" d="M-6-68 116-70 112 0H-2z" />
    <path fill="var(--art-leaf-deep)" d="M78-69.500 116-70 112 0H74z" />
    <path d="M-4-38 114-39" stroke="var(--art-ink)" strokeWidth="2" opacity=".55" />
    <path fill="var(--art-honey)" d="M46-46H64V-29H46z" />
  </>,
);
