import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { closeToast, closeToastsOnLeave, toastMs, useToasts, type Toast } from "#web/toast.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { CloseIcon, UndoIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";

/**
 * Where toasts appear: one at a time in one polite live region over everything, reached with F6, kept while hovered or focused, closed by
 * Escape. While a dialog is open, everything outside it is inert, so it has a region of its own.
 */
export function Toasts() {
  const toasts = useToasts().slice(-1);
  const [path] = useLocation();
  useEffect(() => closeToastsOnLeave(Date.now()), [path]);
  const dialog = useSyncExternalStore(onDialogs, topDialog);
  return (
    <>
      {/* stays, because a toast that comes with the end of a dialog is only announced in a region that is there already */}
      <Region toasts={dialog ? [] : toasts} />
      {dialog && createPortal(<Region toasts={toasts} />, dialog)}
    </>
  );
}

/** The open modal dialogs, the topmost last. */
let open: readonly Element[] = [];
function topDialog() {
  const found = [...document.querySelectorAll("dialog:modal")];
  open = [...open.filter((one) => found.includes(one)), ...found.filter((one) => !open.includes(one))];
  return open.at(-1);
}
function onDialogs(listener: () => void) {
  const watch = new MutationObserver(listener);
  watch.observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Layers that Escape closes before a toast. */
const layers = "dialog[open], [popover]:popover-open:not(.toasts)";

function Region({ toasts }: { toasts: readonly Toast[] }) {
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  const [isHeld, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  const returnFocus = () => {
    if (region.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
  };

  useEffect(() => {
    // in the browser's top layer, and moved again on top of any dialog opened since
    const own = region.current;
    if (own?.matches(":popover-open")) own.hidePopover();
    if (own?.isConnected) own.showPopover(); // a dialog may be gone already
  }, [newest]);

  useEffect(() => {
    if (newest === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const hasFocus = region.current?.contains(document.activeElement);
      if (event.key === "F6") {
        event.preventDefault();
        if (hasFocus) return returnFocus();
        (region.current?.querySelector<HTMLElement>("li:last-child button") ?? region.current)?.focus();
      }
      if (event.key === "Escape" && (hasFocus || !document.querySelector(layers))) {
        event.preventDefault(); // a form that Escape closes stays
        returnFocus();
        closeToast(newest);
      }
    };
    // before the form or the dialog around it has the key
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [newest]);

  return (
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label="Notices"
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {toasts.map((one) => (
          <ToastLine key={one.id} toast={one} isHeld={isHeld} returnFocus={returnFocus} />
        ))}
      </ol>
    </section>
  );
}

function ToastLine({ toast, isHeld, returnFocus }: { toast: Toast; isHeld: boolean; returnFocus: () => void }) {
  const left = useRef(toastMs);
  useEffect(() => {
    if (isHeld || toast.tone === "problem") return;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1_000, left.current - (Date.now() - since));
    };
  }, [toast.id, toast.tone, isHeld]);
  const close = () => {
    returnFocus();
    closeToast(toast.id);
  };

  return (
    <li className={toast.tone === "problem" ? "toast toast-problem" : "toast"}>
      <div>
        <b className="strong">{toast.title}</b>
        {toast.words && <p>{toast.words}</p>}
        {toast.link && (
          <p>
            <GoLink href={toast.link.href} onClick={() => closeToast(toast.id)}>
              {toast.link.name}
            </GoLink>
          </p>
        )}
      </div>
      {toast.act && (
        <Button
          kind="quiet"
          icon={toast.act.name === "Undo" && <UndoIcon small />}
          onClick={() => {
            close();
            toast.act?.run();
          }}
        >
          {toast.act.name}
        </Button>
      )}
      <IconButton label="Close" onClick={close}>
        <CloseIcon small />
      </IconButton>
    </li>
  );
}
