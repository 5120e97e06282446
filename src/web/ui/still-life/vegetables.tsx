import { piece } from "#web/ui/scene.tsx";

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
