import { useRef, type ReactNode } from "react";
import { openLayer } from "#web/layers.ts";
import { IconButton } from "#web/ui/button.tsx";
import { AlertIcon, CloseIcon, PhoneIcon, TextIcon } from "#web/ui/icons.tsx";
import { crisisLines, type CrisisLine } from "./safety.lines.content.ts";

const signs = { call: <PhoneIcon />, text: <TextIcon />, emergency: <AlertIcon /> };

/** The five lines, or those that fit the text, calm and large; the whole row is the link. */
export function CrisisLines({ lines = crisisLines }: { lines?: readonly CrisisLine[] }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.href}>
          <a href={line.href}>
            <span className="disc">{signs[line.by]}</span>
            <span className="no">{line.description}</span>
            <span className="who">
              {line.who}. {line.what}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The popover over the page. */
export const panelId = "crisis-lines";

/** Opens the crisis lines over the page; they are in every page once, see CrisisPanel. */
export function CrisisButton({ className = "btn btn-quiet", children }: { className?: string; children?: ReactNode }) {
  return (
    <button type="button" className={className} popoverTarget={panelId}>
      {children ?? (
        <>
          <PhoneIcon small />
          Crisis lines
        </>
      )}
    </button>
  );
}

/** The browser's own popover, written into the first HTML, so that it opens without JavaScript, a network or an account. */
export function CrisisPanel() {
  const opener = useRef<Element>(null);
  const release = useRef<() => void>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not pressable: it closes when the focus leaves it
    <div
      id={panelId}
      popover="auto"
      className="pop-panel"
      role="dialog"
      aria-labelledby={`${panelId}-title`}
      onBeforeToggle={(event) => {
        if (event.newState === "open") opener.current = document.activeElement;
      }}
      onToggle={({ newState, currentTarget }) => {
        release.current?.();
        release.current = newState === "open" ? openLayer(() => currentTarget.hidePopover()) : null;
        if (newState === "open") return currentTarget.querySelector("a")?.focus();
        const isLost = document.activeElement === document.body || currentTarget.contains(document.activeElement);
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <div className="dialog-head">
        <h2 id={`${panelId}-title`}>Crisis lines</h2>
        <IconButton label="Close" popoverTarget={panelId} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <p className="muted">If it is too much right now, talk to a person. Free, private, day and night.</p>
      <CrisisLines />
    </div>
  );
}
