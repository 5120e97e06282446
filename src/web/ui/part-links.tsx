import "./fold.css";
import { useEffect, useState } from "react";

type PartLink = { id: string; name: string };

/** Below 60 rem: links to the parts of a page, each with its address; the visible one is underlined. */
export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  const current = useCurrentPart(parts);
  return (
    <nav className="part-links no-print" aria-label="On this page">
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last part whose beginning is above the middle of the window, else the first. */
function useCurrentPart(parts: readonly PartLink[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const passed = parts.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2);
      setCurrent((passed.at(-1) ?? parts[0])?.id);
    };
    const onScroll = () => void (frame ||= requestAnimationFrame(read));
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    // what loads above a part moves it without a scroll
    const growth = new ResizeObserver(onScroll);
    growth.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      removeEventListener("scroll", onScroll);
    };
  }, [parts]);
  return current;
}
