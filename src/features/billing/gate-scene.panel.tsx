import { Scene } from "#web/ui/scene.tsx";
import { Letters, Plant } from "#web/ui/still-life.tsx";
import { Lamp } from "#web/ui/still-life/lamp.tsx";

/** The gate's illustration: an open door while days are left, a locked one after that. */
export function GateScene({ isOpen }: { isOpen: boolean }) {
  return (
    <Scene width={500} height={400}>
      {isOpen ? (
        <>
          <path fill="var(--art-cream-deep)" d="M150 20H336V400H150z" />
          <path fill="var(--art-light-strong)" d="M162 32H324V400H162z" />
          <path fill="var(--art-sky)" d="M162 32H324V250H162z" />
          <circle cx="268" cy="196" r="36" fill="var(--art-sun)" />
          <path fill="var(--art-moon)" transform="translate(286 96) scale(.8)" d="M-8-26A26 26 0 1 0 24 12 22 22 0 0 1-8-26z" />
          <path fill="var(--art-hill-far)" d="M162 236 220 206 324 246V300H162z" />
          <path fill="var(--art-hill)" d="M162 276 260 248 324 268V400H162z" />
          <path fill="var(--art-honey)" d="M226 400 252 262H262L300 400z" opacity=".75" />
          <path fill="var(--art-leaf-deep)" d="M162 32 242 60V400H162z" />
          <path fill="var(--art-leaf)" d="M174 70 228 84V196H174zM174 222H228V368H174z" />
          <circle cx="230" cy="212" r="6" fill="var(--art-honey)" />
          <Plant x={400} y={400} scale={1.1} />
          <Letters x={20} y={400} scale={0.78} />
        </>
      ) : (
        <>
          <path fill="var(--art-cream-deep)" d="M150 20H336V400H150z" />
          <path fill="var(--art-leaf-deep)" d="M162 32H324V400H162z" />
          <path fill="var(--art-leaf)" d="M182 56H304V190H182zM182 226H304V376H182z" />
          <path fill="var(--art-light-strong)" d="M196 70H290V176H196z" />
          <path fill="var(--art-leaf-deep)" d="M240 70h6v106h-6zM196 120h94v6h-94z" />
          <circle cx="306" cy="216" r="7" fill="var(--art-honey)" />
          <path fill="var(--art-honey-deep)" d="M303 226h6v8h-6z" />
          <path d="M306 232v22" stroke="var(--art-honey-deep)" strokeWidth="3" />
          <path d="M306 238 298 262" stroke="var(--art-cream)" strokeWidth="1.5" />
          <path fill="var(--art-cream)" d="M296 258 306 263 299 284 286 278z" />
          <Lamp x={420} y={400} scale={1.15} />
          <Plant x={84} y={400} scale={1.02} />
        </>
      )}
    </Scene>
  );
}
