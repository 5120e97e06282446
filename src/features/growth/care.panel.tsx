import { lazy, Suspense, useEffect, useRef, useState } from "react";

const load = () => import("./care-card.panel.tsx").then(({ CareCard }) => ({ default: CareCard }));
const CareCard = lazy(load);

/** Fewer characters than this say nothing yet. */
const shortest = 8;
const pauseMs = 600;

/**
 * Stands under a field in which somebody may write from the heart. The words are looked at in this browser alone; when they
 * sound like a crisis the lines appear, and stay when the text is saved and gone.
 */
export function Care({ text }: { text: string }) {
  const [look, setLook] = useState("");
  const latest = useRef<{ text: string; timer?: ReturnType<typeof setTimeout> }>({ text: "" });
  useEffect(() => {
    if (text.trim().length < shortest) return;
    const waiting = latest.current;
    waiting.text = text;
    waiting.timer ??= setTimeout(() => {
      waiting.timer = undefined;
      setLook(waiting.text);
    }, pauseMs);
  }, [text]);
  useEffect(() => () => clearTimeout(latest.current.timer), []);
  return look ? <Suspense fallback={null}><CareCard text={look} /></Suspense> : null;
}
