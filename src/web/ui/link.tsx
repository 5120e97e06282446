import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { fetchAhead } from "#web/prefetch.ts";

/** An internal link. Its page's code is prefetched on hover or focus. */
export function GoLink({ href, children, ...rest }: Omit<ComponentProps<"a">, "href"> & { href: string; children: ReactNode }) {
  const ahead = () => fetchAhead(href);
  return (
    <Link {...rest} href={href} onPointerEnter={ahead} onFocus={ahead}>
      {children}
    </Link>
  );
}
