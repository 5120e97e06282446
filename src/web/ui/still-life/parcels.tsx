import { piece } from "#web/ui/scene.tsx";

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
