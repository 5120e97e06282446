import "./growth.css";
import type { CSSProperties, ReactNode } from "react";
import { growthCards, guideLengths } from "#guides/guides.cards.content.ts";
import { guideParents, guidePath, guideSlugs, type GuideSlug } from "#guides/guides.rules.ts";
import { guideList } from "#guides/guides.list.content.ts";
import { count } from "#shared/text.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { NextIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Meter } from "#web/ui/shapes.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { prefetchReadings, useReadings } from "./growth.api.ts";
import type { GuideReading } from "./growth.records.rules.ts";
import { SearchPanel } from "./search.panel.tsx";

export const prefetch = prefetchReadings;

export function GrowthPage() {
  const readings = useReadings();
  const last = readings.data?.[0];
  return (
    <>
      <div className="g-books">
        <PageHeader title="Growth" lead="What no one sat down to teach you. Pick one and start." />
        <div className="wrap">
          <ul className="g-shelf">
            {growthCards.map(({ slug, card }) => (
              <li key={slug}>
                <Book slug={slug} card={card} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <div className="grid12 section">
          <div className="stack lg:col-span-5">{last ? <LeftOff reading={last} /> : <Begin />}</div>
          <div className="stack lg:col-span-7">
            <h2>Guides inside the books</h2>
            <ul className="g-inside">
              {guideSlugs
                .filter((slug) => guideParents[slug] !== "growth")
                .map((slug) => (
                  <li key={slug}>
                    <GoLink href={guidePath(slug)}>
                      <span className="strong">{guideList[slug].title}</span>
                      <small>{parentTitle(slug)}</small>
                      <NextIcon small />
                    </GoLink>
                  </li>
                ))}
            </ul>
          </div>
        </div>
        <div className="section">
          <SearchPanel />
        </div>
      </div>
    </>
  );
}

function Book({ slug, card }: { slug: GuideSlug; card: string }) {
  const { height, cover, spine, ink, picture } = bindings[slug] ?? plainBinding;
  const inside = guideSlugs.filter((one) => guideParents[one] === slug).length;
  return (
    <GoLink href={guidePath(slug)}>
      <span className="g-cover" style={{ "--h": height, "--c": cover, "--cd": spine, "--t": ink } as CSSProperties}>
        <b>{guideList[slug].title}</b>
        <svg viewBox="0 0 80 80" aria-hidden="true">
          {picture}
        </svg>
      </span>
      <span className="g-blurb">
        <span>{card}</span>
        <span className="strong">{inside > 0 ? `${count(inside, "guide")} inside` : `${guideLengths[slug].minutes} minutes`}</span>
      </span>
    </GoLink>
  );
}

function LeftOff({ reading: { slug, read, lastAnchor } }: { reading: GuideReading }) {
  const [{ title }, { parts }] = [guideList[slug], guideLengths[slug]];
  const done = Math.min(parts, read.filter((anchor) => anchor !== "").length);
  const isRead = done >= parts;
  return (
    <>
      <p className="term">Where you left off</p>
      <h2>{title}</h2>
      <p className="muted">{isRead ? "Read to the end. It is a good one to come back to." : `${done} of ${parts} parts read.`}</p>
      <Meter label={`${title}, read so far`} value={(done / parts) * 100} description={`${done} of ${parts} parts`} isProgress />
      <div className="row">
        <ButtonLink kind="primary" href={lastAnchor && !isRead ? `${guidePath(slug)}#${lastAnchor}` : guidePath(slug)}>
          {isRead ? "Read it again" : "Read on"}
        </ButtonLink>
      </div>
    </>
  );
}

const Begin = () => (
  <>
    <h2>Ten quiet minutes</h2>
    <p className="muted">
      Each guide is short, has words to say aloud, and remembers where you stopped. Begin with the one that this week asks for.
    </p>
  </>
);

const parentTitle = (slug: GuideSlug) => {
  const parent = guideParents[slug];
  return parent === "growth" ? "" : guideList[parent].title;
};

type Binding = { height: string; cover: string; spine: string; ink: string; picture: ReactNode };
const paper = "oklch(97% .02 85)";
const key = "light-dark(oklch(89% .035 215), oklch(72% .045 220))";
/** For a guide without a cover of its own. */
const plainBinding: Binding = {
  height: "13.5rem",
  cover: "var(--art-plum-deep)",
  spine: "oklch(38% .085 330)",
  ink: "oklch(98% .008 85)",
  picture: <circle cx="40" cy="40" r="30" fill="var(--art-honey)" />,
};
const bindings: Partial<Record<GuideSlug, Binding>> = {
  "emotional-intelligence": {
    height: "14.75rem",
    cover: "var(--art-plum-deep)",
    spine: "oklch(38% .085 330)",
    ink: "oklch(98% .008 85)",
    picture: (
      <>
        <circle cx="40" cy="40" r="30" fill="var(--art-plum)" />
        <path d="M40 10a30 30 0 0 1 0 60z" fill="var(--art-honey)" />
        <circle cx="40" cy="40" r="11" fill={paper} />
      </>
    ),
  },
  "workplace-safety": {
    height: "13rem",
    cover: "var(--art-honey)",
    spine: "var(--art-honey-deep)",
    ink: "oklch(26% .03 70)",
    picture: (
      <>
        <path d="M10 52C10 28 24 16 40 16s30 12 30 36z" fill="var(--art-clay)" />
        <path d="M44 16C60 18 70 30 70 52H50C52 38 50 26 44 16z" fill="var(--art-clay-deep)" />
        <path d="M4 52H76V60H4z" fill="oklch(30% .03 165)" />
      </>
    ),
  },
  "relationship-toolkit": {
    height: "15.75rem",
    cover: "oklch(42% .075 165)",
    spine: "oklch(34% .06 165)",
    ink: "oklch(98% .01 120)",
    picture: (
      <>
        <circle cx="30" cy="40" r="22" fill="var(--art-honey)" />
        <circle cx="52" cy="40" r="22" fill="var(--art-clay)" />
        <path d="M41 21a22 22 0 0 1 0 38 22 22 0 0 1 0-38z" fill={paper} />
      </>
    ),
  },
  "confidence-builder": {
    height: "13.75rem",
    cover: "oklch(50% .11 42)",
    spine: "oklch(42% .1 42)",
    ink: "oklch(99% .008 80)",
    picture: (
      <>
        <path d="M12 52a28 28 0 0 1 56 0z" fill="var(--art-honey)" />
        <path d="M6 52H74V57H6zM18 64H62V69H18z" fill={paper} />
      </>
    ),
  },
  "practical-life-lessons": {
    height: "15rem",
    cover: key,
    spine: "light-dark(oklch(78% .05 215), oklch(60% .05 225))",
    ink: "oklch(26% .025 165)",
    picture: (
      <>
        <circle cx="28" cy="30" r="17" fill="oklch(40% .075 165)" />
        <circle cx="28" cy="30" r="7" style={{ fill: key }} />
        <path d="M38 40 68 68 64 72 58 68 54 72 48 66 50 62 34 46z" fill="oklch(43% .075 165)" />
      </>
    ),
  },
  "adulting-101": {
    height: "12.5rem",
    // lighter than the leaves elsewhere, because the title is on it
    cover: "oklch(62% .09 158)",
    spine: "var(--art-leaf-deep)",
    ink: "oklch(19% .03 165)",
    picture: (
      <>
        <path d="M14 40 40 16 66 40V68H14z" fill={paper} />
        <path d="M40 16 66 40V68H44z" fill="oklch(90% .03 80)" />
        <path d="M8 42 40 12 72 42 68 47 40 21 12 47z" fill="oklch(50% .12 42)" />
        <path d="M33 48H47V68H33z" fill="oklch(42% .075 165)" />
      </>
    ),
  },
};
