import { useLocation } from "wouter";
import { GoLink } from "#web/ui/link.tsx";
import { navigation } from "./paths.ts";

/** Whether a navigation link leads to the current page, or to its parent. */
export function useIsHere() {
  const [path] = useLocation();
  return (href: string) => (href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`));
}

/** The links to features along the top, on wide screens. */
export function Sections() {
  const isHere = useIsHere();
  return (
    <nav className="wrap sections" aria-label="Main">
      <ul>
        {navigation().map((page) => (
          <li key={page.path}>
            <GoLink href={page.path} aria-current={isHere(page.path) ? "page" : undefined}>
              {page.name}
            </GoLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
