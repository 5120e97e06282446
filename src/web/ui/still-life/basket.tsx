import { piece } from "#web/ui/scene.tsx";

export const Basket = /* @__PURE__ */ piece(
  <>
    <path d="M10-40C14-92 82-92 88-40" fill="none" stroke="var(--art-honey-deep)" strokeWidth="6" />
    <path fill="var(--art-honey)" d="M-4-44H102L90 0H8z" />
    <path fill="var(--art-honey-deep)" d="M-4-44H102L99-34H-1zM4-20H94L92-12H6z" />
  </>,
);
