import { useEffect } from "react";

/** Somewhere harmless; replaces this page, so that Back doesn't lead here. */
const elsewhere = "https://www.weather.gov";
const leave = () => location.replace(elsewhere);
const withinMs = 1500;

/** One way out for somebody who is being watched: the link, or Escape three times. Once or twice is left to dialogs. */
export function LeaveFast() {
  useEffect(() => {
    let pressed: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat) return;
      pressed = [...pressed, event.timeStamp].filter((at) => event.timeStamp - at < withinMs);
      if (pressed.length >= 3) leave();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
  return (
    <div className="wrap small no-print"><p>
      <a href={elsewhere} rel="noreferrer" onClick={(event) => { event.preventDefault(); leave(); }}>Leave this page quickly</a> or press Escape three times. It opens the weather in place of this page.
    </p></div>
  );
}
