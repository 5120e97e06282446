import { piece } from "#web/ui/scene.tsx";

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
