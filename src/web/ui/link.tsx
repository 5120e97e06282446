import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { prefetchPage } from "#web/prefetch.ts";

/** An internal link. Its page's code is prefetched on hover or focus. */
export function GoLink({ href, children, ...rest }: Omit<ComponentProps<"a">, "href"> & { href: string; children: ReactNode }) {
  const prefetchHandlers = () => prefetchPage(href);
  return (
    <Link {...rest} href={href} onPointerEnter={prefetchHandlers} onFocus={prefetchHandlers}>
      {children}
    </Link>
  );
}
