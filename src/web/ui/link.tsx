import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { fetchAhead } from "#web/ahead.ts";

/** A link to a page of our own. Its code is fetched as soon as somebody points at it or moves the focus to it. */
export function GoLink({ href, children, ...rest }: Omit<ComponentProps<"a">, "href"> & { href: string; children: ReactNode }) {
  const ahead = () => fetchAhead(href);
  return (
    <Link {...rest} href={href} onPointerEnter={ahead} onFocus={ahead}>
      {children}
    </Link>
  );
}
