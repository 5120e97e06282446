import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { closeLayers } from "#web/layers.ts";
import { whenIdle } from "#web/prefetch.ts";
import { LayerFailed, lateComponent } from "#web/ui/late-component.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const Sheet = lateComponent(() => retrying(() => import("./today-sheet.tsx")).then((file) => file.TodaySheet), null, LayerFailed);

/** Opens what notifications link to: the page that the service worker names, and the today sheet for `?log` in the address. */
export function Notifications() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const isWanted = new URLSearchParams(search).has("log");
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data?.open !== "string" || !/^\/(?!\/)/.test(data.open)) return;
      closeLayers();
      navigate(data.open);
    };
    navigator.serviceWorker?.addEventListener("message", onMessage);
    return () => navigator.serviceWorker?.removeEventListener("message", onMessage);
  }, [navigate]);
  useEffect(() => {
    // so that a reload does not open it again
    if (isWanted) history.replaceState(history.state, "", location.pathname);
  }, [isWanted]);
  useEffect(() => {
    // no permission means no subscription to compare, and nothing to load
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    // if it fails offline or is interrupted, the next visit compares again
    whenIdle(
      () =>
        void retrying(() => import("../features/account/push.api.ts"))
          .then(({ syncPush }) => syncPush())
          .catch(() => undefined),
    );
  }, []);
  return isOpen && <Sheet onClose={() => setOpen(false)} />;
}
