import { useEffect, useId, useRef, type ReactNode } from "react";
import { focusRoute } from "#web/route-focus.ts";
import { Panes } from "#web/ui/scene.tsx";

type PageHeaderProps = {
  className?: string;
  title: string;
  /** the tab title when it differs from the heading */ tab?: string;
  lead?: ReactNode;
  art?: ReactNode;
  phoneArt?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
};

/**
 * The head of every page: title, illustration, and the horizon line below. Sets the document title and takes the focus on
 * navigation.
 * `<PageHeader title="Budget" lead="What is left, and where it went." art={<Scene width={400} height={150}>…</Scene>}
 * phoneArt={…} />`
 */
export function PageHeader({ className, title, tab = title, lead, art, phoneArt, above, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusRoute(tab, heading.current), [tab]);
  return (
    <div className={className ? `page-header ${className}` : "page-header"}>
      <Panes
        width={1100}
        height={300}
        d="M620-40L709.3-40 656.5 92 567.2 92zM720.7-40L810-40 757.2 92 667.9 92zM560 110L649.3 110 589.3 260 500 260zM660.7 110L750 110 690 260 600.7 260z"
      />
      <div className={phoneArt ? "wrap page-header-row has-phone-art" : "wrap page-header-row"}>
        <div className="page-header-text">
          {above}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {art && <div className="page-header-art art-wide">{art}</div>}
        {phoneArt && <div className="page-header-art art-phone">{phoneArt}</div>}
      </div>
    </div>
  );
}

/** A section of a page under its heading. `aside` is at the end of the heading's line. */
export function Section({
  title,
  aside,
  id,
  className,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}) {
  const created = useId();
  const own = id ?? created;
  return (
    <section className={`section stack${className ? ` ${className}` : ""}`} aria-labelledby={own}>
      <div className="row between">
        <h2 id={own}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
