import type { ComponentProps, ReactNode } from "react";
import { GoLink } from "#web/ui/link.tsx";

type Kind = "primary" | "second" | "quiet" | "danger";
type Look = { kind?: Kind; wide?: boolean; icon?: ReactNode };
const classes = ({ kind = "second", wide }: Look, more = "") => `btn btn-${kind}${wide ? " btn-wide" : ""}${more ? ` ${more}` : ""}`;

/** Its words name the act. While `isBusy` it keeps its width, reads 'Loading...' and cannot be pressed again. */
export function Button({
  kind,
  wide,
  icon,
  isBusy,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { isBusy?: boolean }) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the default is "button"
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
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

/** A button that is only an icon. The label is what a screen reader says, so it names the thing too: "Edit Food". */
export function IconButton({ label, className, children, type = "button", ...rest }: ComponentProps<"button"> & { label: string }) {
  // oxlint-disable-next-line react/button-has-type -- the default is "button"
  return (
    <button {...rest} type={type} aria-label={label} className={`btn btn-icon${className ? ` ${className}` : ""}`}>
      {children}
    </button>
  );
}

/** A link inside the app that looks like a button. */
export function ButtonLink({
  href,
  kind,
  wide,
  icon,
  className,
  children,
}: Look & { href: string; className?: string; children: ReactNode }) {
  return (
    <GoLink href={href} className={classes({ kind, wide }, className)}>
      {icon}
      {children}
    </GoLink>
  );
}
