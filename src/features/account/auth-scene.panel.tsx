import { useToday } from "#web/today.ts";
import { Scene } from "#web/ui/scene.tsx";
import { Calendar, Cup, Jar, Letters, Notebook, Pear, Plant, Teapot } from "#web/ui/still-life.tsx";
import { Window } from "#web/ui/window.tsx";

/** The illustration behind the sheet: tea for returning members, an empty page for new ones. */
export function AuthScene({ isNew }: { isNew: boolean }) {
  return (
    <Scene width={640} height={470}>
      {isNew ? (
        <>
          <Window x={60} y={14} w={330} h={300} />
          <Plant x={566} y={470} scale={1.22} />
          <CalendarToday />
          <Jar x={244} y={470} scale={1.02} />
          <Notebook x={60} y={470} scale={1.05} />
        </>
      ) : (
        <>
          <Window x={250} y={14} w={330} h={300} />
          <Plant x={120} y={470} scale={1.22} />
          <Teapot x={248} y={470} scale={1.08} />
          <Cup x={398} y={470} scale={1.15} />
          <Pear x={500} y={470} scale={0.95} />
          <Letters x={548} y={470} scale={0.72} />
        </>
      )}
    </Scene>
  );
}

/** Rendered only after a click, so that the first page does not load calendar and time zone data. */
function CalendarToday() {
  return <Calendar x={386} y={470} scale={1.15} day={Number(useToday().slice(8))} />;
}

/** Light from the window in the member's time zone behind the sheet. */
export function AuthLight({ isNew }: { isNew: boolean }) {
  const d = isNew
    ? "M400-60L517.5-60 420.7 186.4 303.2 186.4zM532.5-60L650-60 553.2 186.4 435.7 186.4zM290 220L407.5 220 297.5 500 180 500zM422.5 220L540 220 430 500 312.5 500z"
    : "M600-60L717.5-60 620.7 186.4 503.2 186.4zM732.5-60L850-60 753.2 186.4 635.7 186.4zM490 220L607.5 220 497.5 500 380 500zM622.5 220L740 220 630 500 512.5 500z";
  return (
    <svg className="panes" viewBox="0 0 928 640" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--color-light)" d={d} />
    </svg>
  );
}
