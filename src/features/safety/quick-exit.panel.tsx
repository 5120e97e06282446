import "./safety.css";
import { useEffect, useState } from "react";
import { exitSignsOut, quickExit, setExitSignsOut } from "#web/exit.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { LogoutIcon } from "#web/ui/icons.tsx";

const presses = 3;
const withinMs = 1500;

/**
 * The quick exit for a member who is being watched: a click, or Escape three times; pressed once or twice it is left to dialogs. `hasKey`
 * once per page; elsewhere on it only the button is used.
 */
export function QuickExit({ hasKey }: { hasKey?: boolean }) {
  useEffect(() => {
    if (!hasKey) return;
    let pressed: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat) return;
      pressed = [...pressed, event.timeStamp].filter((at) => event.timeStamp - at < withinMs);
      if (pressed.length >= presses) quickExit();
    };
    // in the capture phase, because a dialog may stop the event
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [hasKey]);
  const button = (
    <Button
      icon={<LogoutIcon small />}
      onClick={quickExit}
      title="Opens the weather in place of this page. Escape three times does the same."
    >
      Quick exit
    </Button>
  );
  return hasKey ? (
    <span className="row no-print">
      {button}
      <span className="small muted has-keys">or Escape three times</span>
    </span>
  ) : (
    button
  );
}

/** Whether the quick exit also ends the session on this device: for members whose phone or computer others use. */
export function ExitChoice() {
  const [is, setIs] = useState(exitSignsOut);
  return (
    <Checkbox
      label="Quick exit also logs me out on this device"
      checked={is}
      onChange={(event) => {
        setExitSignsOut(event.currentTarget.checked);
        setIs(event.currentTarget.checked);
      }}
    />
  );
}
