import { openDrawer } from "#web/drawer.ts";
import { switchTheme } from "#web/theme.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LampIcon, LogoutIcon, PersonIcon, SearchIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { featureIcons } from "#web/ui/feature-icons.tsx";
import { TrialLink } from "../features/billing/trial-link.panel.tsx";
import { navigation } from "./paths.ts";
import { HideAmountsItem } from "./hide-amounts.tsx";
import { useIsHere } from "./navigation.tsx";

type Props = { onClose: () => void; onSearch: () => void; onLogout: () => void; isSigningOut: boolean };

/** All features and account links, in two columns, so that they are within reach of the thumb on a small phone. */
export function MenuDialog({ onClose, onSearch, onLogout, isSigningOut }: Props) {
  const isHere = useIsHere();
  const after = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <Dialog title="Menu" onClose={onClose}>
      <nav className="menu" aria-label="All pages">
        <ul>
          {navigation().map((page) => {
            const Icon = featureIcons[page.icon];
            return (
              <li key={page.path}>
                <GoLink href={page.path} aria-current={isHere(page.path) ? "page" : undefined} onClick={onClose}>
                  <Icon />
                  {page.name}
                </GoLink>
              </li>
            );
          })}
        </ul>
        <ul>
          <TrialLink place="menu" onClick={onClose} />
          <li>
            <button type="button" onClick={after(onSearch)}>
              <SearchIcon />
              Search
            </button>
          </li>
          <li>
            <HideAmountsItem onClick={onClose} />
          </li>
          <li>
            <button type="button" onClick={after(openDrawer)}>
              <PersonIcon />
              Your account
            </button>
          </li>
          <li>
            <button type="button" disabled={isSigningOut} onClick={after(onLogout)}>
              <LogoutIcon />
              Logout
            </button>
          </li>
          <li>
            <button type="button" onClick={switchTheme}>
              <LampIcon />
              Switch between light and dark
            </button>
          </li>
        </ul>
      </nav>
    </Dialog>
  );
}
