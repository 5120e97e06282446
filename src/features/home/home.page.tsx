import "./home.css";
import { useEffect, useRef } from "react";
import { focusRoute } from "#web/route-focus.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { NextIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Panes, Scene } from "#web/ui/scene.tsx";
import { Calendar, Cup, Jar, Letters, Mug, Notebook, Pear, Plant, Teapot } from "#web/ui/still-life.tsx";
import { Window } from "#web/ui/window.tsx";
import { TodayPanel } from "./today.panel.tsx";

export function HomePage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusRoute("Home", heading.current), []);
  const day = Number(useToday(useMember().timeZone).slice(8));

  return (
    <>
      <div className="page-header hero">
        <Panes
          width={1100}
          height={520}
          d="M560-30L668.1-30 593.3 176.8 485.2 176.8zM681.9-30L790-30 715.2 176.8 607.1 176.8zM475 205L583.1 205 498.1 440 390 440zM596.9 205L705 205 620 440 511.9 440z"
        />
        <div className="wrap page-header-row">
          <div className="page-header-text">
            <h1 ref={heading} tabIndex={-1}>
              One honest half hour, and the week sits lighter.
            </h1>
            <p className="lead">Money, mood and the people around you, on one table. Begin wherever it is easiest today.</p>
            <div className="row">
              <ButtonLink kind="primary" href="/budget">
                Start Your Budget
              </ButtonLink>
              <ButtonLink href="/challenge">Try No Spend Challenge</ButtonLink>
            </div>
          </div>
          <div className="page-header-art">
            <Scene width={560} height={380}>
              <Window x={186} y={10} w={290} h={250} />
              <Plant x={92} y={380} scale={1.12} />
              <Calendar x={168} y={380} scale={0.98} day={day} />
              <Mug x={292} y={380} scale={1.02} />
              <Notebook x={388} y={380} scale={1.06} />
            </Scene>
          </div>
        </div>
      </div>
      <div className="wrap">
        <TodayPanel />
        <Shelf day={day} />
      </div>
    </>
  );
}

/** Three blurbs on a shelf of objects. */
function Shelf({ day }: { day: number }) {
  return (
    <section className="section stack" aria-labelledby="rooms">
      <h2 id="rooms" className="visually-hidden">
        What you can do here
      </h2>
      <ul className="shelf">
        <li>
          <Scene width={320} height={140} className="shelf-art">
            <Jar x={4} y={140} />
            <Letters x={98} y={140} scale={0.9} />
          </Scene>
          <h3>Know what is left</h3>
          <p className="muted">Categories, debts and savings goals, with one plain number for today.</p>
          <OpenLink path="/budget" name="Open Budget" />
        </li>
        <li>
          <Scene width={320} height={140} className="shelf-art">
            <Calendar x={3} y={140} day={day} />
            <Pear x={132} y={140} scale={0.95} />
          </Scene>
          <h3>Keep a day free of spending</h3>
          <p className="muted">Log a no-spend day, watch the streak, take a rest day when you need one.</p>
          <OpenLink path="/challenge" name="Open No Spend" />
        </li>
        <li>
          <Scene width={320} height={140} className="shelf-art">
            <Teapot x={22} y={140} scale={0.95} />
            <Cup x={168} y={140} />
          </Scene>
          <h3>Say how it really is</h3>
          <p className="muted">A mood, a few lines, a breath. Only you can read what you write.</p>
          <OpenLink path="/mental-health" name="Open Mental Health" />
        </li>
      </ul>
    </section>
  );
}

const OpenLink = ({ path, name }: { path: string; name: string }) => (
  <GoLink href={path}>
    {name} <NextIcon small />
  </GoLink>
);
