import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { GoLink } from "#web/ui/link.tsx";

type Kind = "primary" | "second" | "quiet" | "danger";
type Look = { kind?: Kind; wide?: boolean; icon?: ReactNode };
const classes = ({ kind = "second", wide }: Look, more = "") => `btn btn-${kind}${wide ? " btn-wide" : ""}${more ? ` ${more}` : ""}`;

/** Cannot be pressed now and keeps the focus, which a disabled button would lose. */
const held = { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() };

/** A button labelled with its action. While `isBusy` it keeps its width, reads 'Loading...' and cannot be pressed again. */
export function Button({
  kind,
  wide,
  icon,
  isBusy,
  isHeld,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { isBusy?: boolean; /** not available now */ isHeld?: boolean }) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is "button"
      type={type}
      aria-busy={isBusy || undefined}
      {...((isBusy || isHeld) && held)}
      className={classes({ kind, wide }, `${isBusy ? "is-busy" : ""} ${className ?? ""}`.trim())}
    >
      {isBusy ? (
        <>
          <span className="btn-words" aria-hidden="true">
            {icon}
            {children}
          </span>
          <span className="btn-busy">Loading...</span>
        </>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
}

/** A button with only an icon. The label is what a screen reader announces, so it names the object too: "Edit Food". */
export function IconButton({
  label,
  isHeld,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & { label: string; isHeld?: boolean }) {
  return (
    <button type="button" {...rest} aria-label={label} className={`btn btn-icon${className ? ` ${className}` : ""}`} {...(isHeld && held)}>
      {children}
    </button>
  );
}

/** An internal link that looks like a button. */
export function ButtonLink({ href, kind, wide, icon, children }: Look & { href: string; children: ReactNode }) {
  return (
    <GoLink href={href} className={classes({ kind, wide })}>
      {icon}
      {children}
    </GoLink>
  );
}
