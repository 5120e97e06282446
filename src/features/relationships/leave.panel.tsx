import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { LogoutIcon } from "#web/ui/icons.tsx";

/** A page that nobody asks about. It takes this one's place, so that Back does not lead here. */
const elsewhere = "https://www.weather.gov/";
const twiceMs = 700;

function leave() {
  document.documentElement.hidden = true;
  document.title = "Weather";
  location.replace(elsewhere);
}

/** Away from here at once, by a press or by Escape twice; drafts stay in this browser. `hasKey` once on a page. */
export function LeavePanel({ hasKey }: { hasKey?: boolean }) {
  useEffect(() => {
    if (!hasKey) return;
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat) return;
      if (event.timeStamp - last < twiceMs) leave();
      last = event.timeStamp;
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [hasKey]);
  return <Button icon={<LogoutIcon small />} onClick={leave} title="Escape twice does the same">Quick exit</Button>;
}
