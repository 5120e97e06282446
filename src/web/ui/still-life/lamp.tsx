import { place, type At } from "#web/ui/scene.tsx";

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
