import { piece } from "#web/ui/scene.tsx";

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
