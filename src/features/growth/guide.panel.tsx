import "./growth.css";
import { useEffect, useMemo, type ComponentType } from "react";
import { formatDay } from "#shared/dates.ts";
import { guideParents, guidePath, neighbours, type GuideFront, type GuideSlug } from "#guides/guides.rules.ts";
import { guideList } from "#guides/guides.list.content.ts";
import { addressedPart } from "#web/route-focus.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { BackIcon, NextIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Scene, type At } from "#web/ui/scene.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Guide, guideWords, type Tools } from "./guide-words.panel.tsx";
import { ReadingBar, ReadingSide, useReading, type Part } from "./reading.panel.tsx";

type Piece = ComponentType<At>;
type Props = {
  front: GuideFront;
  sections: readonly Part[];
  Text: ComponentType<{ components: typeof guideWords }>;
  tools?: Tools;
  art: readonly [Piece, Piece];
};
const noTools: Tools = {};

/** One guide: its text with table of contents, progress and links around it. */
export function GuidePage({ front, sections, Text, tools = noTools, art: [Left, Right] }: Props) {
  const where = useReading(front.slug, sections);
  useEffect(() => {
    // the URL's anchor is in text that was not rendered yet when the browser looked for it
    document.getElementById(addressedPart())?.scrollIntoView();
  }, []);
  const guide = useMemo(() => ({ front, tools }), [front, tools]);
  const text = useMemo(() => <Text components={guideWords} />, [Text]);
  const reviewed = `${formatDay(front.reviewedOn)}, ${front.reviewedOn.slice(0, 4)}`;

  return (
    <Guide value={guide}>
      <PageHeader
        title={front.title}
        lead={front.summary}
        above={<BackLinks slug={front.slug} />}
        art={
          <Scene width={400} height={150}>
            <Left x={96} y={150} scale={0.95} />
            <Right x={262} y={150} scale={0.95} />
          </Scene>
        }
        phoneArt={
          <Scene width={130} height={100}>
            <Right x={8} y={100} scale={0.8} />
          </Scene>
        }
      >
        <p className="muted small num">{front.minutes} minutes to read</p>
      </PageHeader>
      <div className="wrap">
        <div className="grid12 g-long">
          <div className="g-side lg:col-span-4">
            <ReadingBar parts={sections} where={where} />
            <ReadingSide parts={sections} where={where} reviewed={reviewed} />
          </div>
          <article className="lg:col-span-8" aria-label={front.title}>
            <div className="g-text" id="guide">
              {text}
            </div>
            <div id="guide-end" />
            <Sources front={front} reviewed={reviewed} />
            <Onward slug={front.slug} />
          </article>
        </div>
      </div>
    </Guide>
  );
}

/** 'Back to Growth' is on every guide; before it, an inner guide links back to its parent. */
function BackLinks({ slug }: { slug: GuideSlug }) {
  const parent = guideParents[slug];
  return (
    <p className="row g-crumbs">
      {parent !== "growth" && (
        <GoLink href={guidePath(parent)} className="btn btn-quiet">
          <BackIcon small />
          Back to {guideList[parent].title}
        </GoLink>
      )}
      <GoLink href="/growth" className="btn btn-quiet">
        <BackIcon small />
        Back to Growth
      </GoLink>
    </p>
  );
}

function Sources({ front, reviewed }: { front: GuideFront; reviewed: string }) {
  return (
    <section className="section stack" aria-labelledby="sources">
      <h2 id="sources">Where this comes from</h2>
      <p className="muted">The words are ours; these public pages prove the figures. Everything was last checked on {reviewed}.</p>
      <ol className="g-src">
        {front.sources.map(({ id, name, url, year }) => (
          <li key={id} id={`source-${id}`} tabIndex={-1}>
            <a className="reach" href={url} target="_blank" rel="noreferrer">
              {name}
            </a>{" "}
            <span className="small muted num">{year}</span>
          </li>
        ))}
      </ol>
      <div className="row no-print">
        <Button onClick={() => print()}>Print this guide</Button>
      </div>
    </section>
  );
}

function Onward({ slug }: { slug: GuideSlug }) {
  const { previous, next } = neighbours(slug);
  return (
    <div className="g-end no-print">
      <ButtonLink href="/growth" icon={<BackIcon small />}>
        All guides
      </ButtonLink>
      <div className="row">
        {previous && (
          <ButtonLink kind="quiet" href={guidePath(previous)} icon={<BackIcon small />}>
            Previous: {guideList[previous].title}
          </ButtonLink>
        )}
        {next && (
          <GoLink className="btn btn-quiet" href={guidePath(next)}>
            Next: {guideList[next].title}
            <NextIcon small />
          </GoLink>
        )}
      </div>
    </div>
  );
}
