import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { closeToast, closeToastsOnLeave, toastMs, useToasts, type Toast } from "#web/toast.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { CloseIcon, UndoIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";

/**
 * Where toasts appear: one at a time in one polite live region over everything, reached with F6, kept while hovered or focused, closed by
 * Escape.
 */
export function Toasts() {
  const toasts = useToasts().slice(-1);
  const [path] = useLocation();
  useEffect(() => closeToastsOnLeave(Date.now()), [path]);
  const region = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // in the browser's top layer, and moved again on top of any dialog opened since
    const own = region.current;
    if (own?.matches(":popover-open")) own.hidePopover();
    own?.showPopover();
  }, [newest]);

  useEffect(() => {
    const before = { focus: null as Element | null };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "F6" && newest !== undefined && region.current) {
        event.preventDefault();
        if (region.current.contains(document.activeElement)) return (before.focus as HTMLElement | null)?.focus();
        before.focus = document.activeElement;
        (region.current.querySelector<HTMLElement>("li:last-child button") ?? region.current).focus();
      }
      if (event.key === "Escape" && newest !== undefined && !event.defaultPrevented && !document.querySelector("dialog[open]")) {
        const hadFocus = region.current?.contains(document.activeElement);
        closeToast(newest);
        if (hadFocus) (before.focus as HTMLElement | null)?.focus();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
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
      onFocus={() => setHeld(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {toasts.map((one) => (
          <ToastLine key={one.id} toast={one} isHeld={isHeld} />
        ))}
      </ol>
    </section>
  );
}

function ToastLine({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
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
            closeToast(toast.id);
            toast.act?.run();
          }}
        >
          {toast.act.name}
        </Button>
      )}
      <IconButton label="Close" onClick={() => closeToast(toast.id)}>
        <CloseIcon small />
      </IconButton>
    </li>
  );
}
