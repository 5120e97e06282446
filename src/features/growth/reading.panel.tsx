import { useEffect, useMemo, useRef, useState } from "react";
import type { GuideSlug } from "#guides/guides.rules.ts";
import { Meter } from "#web/ui/shapes.tsx";
import { DownIcon } from "#web/ui/icons.tsx";
import { useReadings, useReportReading } from "./growth.api.ts";
import { readShare, type ReadingSection } from "./growth.reading.rules.ts";

export type Part = ReadingSection & { heading: string };

/** Tracks which parts of the guide were on screen, and saves them for the member. A part is read once its end was in view. */
export function useReading(slug: GuideSlug, parts: readonly Part[]) {
  const saved = useReadings().data?.find((reading) => reading.slug === slug);
  const report = useReportReading(slug);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [here, setHere] = useState("");
  const latest = useRef({ report, sent: "" });
  useEffect(() => {
    latest.current.report = report;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const tops = parts.map(
        ({ anchor }) => (document.getElementById(anchor) ?? document.getElementById("guide"))?.getBoundingClientRect().top ?? Infinity,
      );
      const end = document.getElementById("guide-end")?.getBoundingClientRect().top ?? Infinity;
      const ended = parts.filter((_, at) => (tops[at + 1] ?? end) <= innerHeight).map(({ anchor }) => anchor);
      const at = tops.findLastIndex((top) => top <= innerHeight * 0.4);
      setHere(parts[at]?.anchor ?? "");
      setSeen((before) => (ended.every((anchor) => before.includes(anchor)) ? before : [...new Set([...before, ...ended])]));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(update, 350);
    };
    const first = setTimeout(update, 2_500);
    addEventListener("scroll", later, { passive: true });
    return () => {
      clearTimeout(first);
      clearTimeout(timer);
      removeEventListener("scroll", later);
    };
  }, [parts]);

  useEffect(() => {
    const word = `${seen.join()}|${here}`;
    if (seen.length === 0 || word === latest.current.sent) return undefined;
    const timer = setTimeout(() => {
      latest.current.sent = word;
      void latest.current.report([...seen], here);
    }, 900);
    return () => clearTimeout(timer);
  }, [seen, here]);

  return useMemo(() => {
    const read = [...new Set([...(saved?.read ?? []), ...seen])];
    return { read, here, lastAnchor: saved?.lastAnchor ?? "", ...readShare(parts, read) };
  }, [saved, seen, here, parts]);
}

type Where = ReturnType<typeof useReading>;

/** Table of contents beside the text, with the reading progress. */
export function ReadingSide({ parts, where, reviewed }: { parts: readonly Part[]; where: Where; reviewed: string }) {
  const named = parts.filter(({ anchor }) => anchor !== "");
  return (
    <nav className="g-toc" aria-labelledby="on-this-page">
      <div className="stack gap-2">
        <h2 id="on-this-page">On this page</h2>
        <p className="num muted">
          <b>{where.percent}%</b> read{where.minutesLeft > 0 ? `, about ${minutes(where.minutesLeft)} left` : ""}
        </p>
        <Meter label="Read so far" value={where.percent} isProgress />
      </div>
      <ol>
        {named.map((part) => (
          <li key={part.anchor} className={where.read.includes(part.anchor) ? "is-read" : undefined}>
            <PartLink part={part} where={where} />
          </li>
        ))}
      </ol>
      <p className="small muted">Checked {reviewed}</p>
    </nav>
  );
}

/** The same for phones: one line that stays at the top and opens. */
export function ReadingBar({ parts, where }: { parts: readonly Part[]; where: Where }) {
  const own = useRef<HTMLDetailsElement>(null);
  const named = parts.filter(({ anchor }) => anchor !== "");
  const at = named.findIndex(({ anchor }) => anchor === where.here);
  const close = () => void own.current?.removeAttribute("open");
  return (
    <details className="g-bar" ref={own}>
      <summary>
        <span className="strong">
          {at < 0
            ? `${named.length} parts, ${where.minutesLeft > 0 ? `about ${minutes(where.minutesLeft)}${where.percent > 0 ? " left" : ""}` : "read to the end"}`
            : `Part ${at + 1} of ${named.length}: ${named[at]?.heading}`}
        </span>
        <DownIcon small />
      </summary>
      <Meter label="Read so far" value={where.percent} isProgress />
      <ol>
        {named.map((part) => (
          <li key={part.anchor}>
            <PartLink part={part} where={where} onClick={close} />
          </li>
        ))}
      </ol>
    </details>
  );
}

const PartLink = ({ part: { anchor, heading }, where, onClick }: { part: Part; where: Where; onClick?: () => void }) => (
  <a href={`#${anchor}`} aria-current={where.here === anchor ? "true" : undefined} onClick={onClick}>
    {heading}
    {where.read.includes(anchor) && <small>read</small>}
  </a>
);

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);
