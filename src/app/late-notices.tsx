import { useState } from "react";
import { count } from "#kernel/text.ts";
import { useIsOnline } from "#web/live.ts";
import { sendNow } from "#web/outbox.ts";
import { sayWaiting } from "#web/outbox-rules.ts";
import { useWaiting } from "#web/waiting.ts";
import { loadNewer, useNewerBuild } from "#web/worker.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WaitingList } from "#web/ui/waiting-list.tsx";

/** What may be said a moment after the first screen: a newer build is ready, and what waits to be sent. */
export function LateNotices() {
  const isNewer = useNewerBuild();
  const isOnline = useIsOnline();
  const waiting = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const refused = waiting.filter((one) => one.refusal !== undefined).length;
  const left = waiting.length - refused;
  const look = (
    <button type="button" className="link-button" onClick={() => setOpen(true)}>
      {waiting.length === 1 ? "Look at it" : "Look at them"}
    </button>
  );
  return (
    <>
      {isNewer && (
        <Banner calm>
          A new version of Evenday is ready.{" "}
          <button type="button" className="link-button" onClick={() => void loadNewer()}>
            Reload
          </button>{" "}
          to use it; what you have begun to write stays.
        </Banner>
      )}
      {left > 0 && (
        <Banner calm>
          {sayWaiting(left)} {look}
          {isOnline && (
            <>
              {" "}
              or{" "}
              <button type="button" className="link-button" onClick={() => sendNow()}>
                send now
              </button>
            </>
          )}
          .
        </Banner>
      )}
      {refused > 0 && (
        <Banner>
          {count(refused, "thing")} could not be sent, and {refused === 1 ? "is" : "are"} still here. {look}.
        </Banner>
      )}
      {isOpen && (
        <Dialog title="Waiting to be sent" onClose={() => setOpen(false)} acts={<Button onClick={() => setOpen(false)}>Close</Button>}>
          {waiting.length > 0 ? <WaitingList /> : <p>Everything has been sent.</p>}
        </Dialog>
      )}
    </>
  );
}
