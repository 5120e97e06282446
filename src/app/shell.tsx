import { Fragment, useEffect, useState, type ReactNode } from "react";
import { CrisisButton } from "../features/safety/crisis-lines.panel.tsx";
import { RemainingCard } from "../features/safety/remaining-card.panel.tsx";
import { formatDay } from "#shared/dates.ts";
import { whenIdle } from "#web/prefetch.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Brand, ThemeButton } from "#web/ui/brand.tsx";
import { closeDrawer, openDrawer, useDrawer } from "#web/drawer.ts";
import { closeQuickAdd, openQuickAdd, useQuickStart } from "#web/quick-add.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { MenuIcon, PersonIcon, PlusIcon, SearchIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { featureIcons } from "#web/ui/feature-icons.tsx";
import { LayerFailed, LoadedLater, lateComponent, useMissing } from "#web/ui/late-component.tsx";
import { LegalLinks } from "../features/account/legal.panel.tsx";
import { TrialLink, useTrialWords } from "../features/billing/trial-link.panel.tsx";
import { navigation } from "./paths.ts";
import { Banners } from "./banners.tsx";
import { useLogout } from "./sign-out-button.tsx";
import { Sections, useIsHere } from "./navigation.tsx";
import { retrying } from "#web/chunk-load-error.ts";

/** The layout around every signed-in page. */
export function Shell({ children }: { children: ReactNode }) {
  const [logout, isSigningOut, question] = useLogout();
  const member = useMember();
  const today = useToday(member.timeZone);
  const trial = useTrialWords();
  const [isSearching, setSearching] = useSearchKey();
  useRestoredFocus();
  return (
    <div className="has-bar">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="masthead">
        <div className="wrap masthead-row">
          <Brand />
          <span className="masthead-date" hidden={trial !== null}>
            {formatDay(today)}
          </span>
          <div className="masthead-end">
            <TrialLink />
            <Button
              className="only-wide add-button"
              icon={<PlusIcon small />}
              aria-haspopup="dialog"
              aria-keyshortcuts="+"
              onClick={() => openQuickAdd()}
            >
              Add expense
            </Button>
            <Button
              kind="quiet"
              className="search-button"
              aria-label="Search"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              icon={<SearchIcon />}
              onClick={() => setSearching(true)}
            >
              <span>Search</span>
            </Button>
            <CrisisButton />
            <ThemeButton />
            <HideAmounts />
            <IconButton label="Your account" className="account-button" aria-haspopup="dialog" onClick={() => openDrawer()}>
              <PersonIcon />
            </IconButton>
            <Button kind="quiet" className="only-wide" isBusy={isSigningOut} onClick={logout}>
              Logout
            </Button>
          </div>
        </div>
        <TrialLink place="line" />
        <Sections />
      </header>
      <Banners />
      <main id="main" tabIndex={-1}>
        <RemainingCard />
        {children}
      </main>
      <footer className="foot">
        <div className="wrap row between">
          <p>
            What you write here belongs to you.{" "}
            <button type="button" className="link-button" onClick={() => openDrawer("data")}>
              Export or delete it
            </button>{" "}
            any time.
          </p>
          <LegalLinks />
        </div>
      </footer>
      <Bar onLogout={logout} onSearch={() => setSearching(true)} isSigningOut={isSigningOut} />
      {question}
      <Drawer />
      <QuickAdd />
      <Notifications />
      {isSearching && <Search onLogout={logout} onClose={() => setSearching(false)} />}
    </div>
  );
}

const Search = lateComponent(() => retrying(() => import("./search.tsx")).then((file) => file.Search), null, LayerFailed);

const HideAmounts = lateComponent(
  () => retrying(() => import("./hide-amounts.tsx")).then((file) => file.HideAmountsButton),
  <span className="btn btn-icon hide-button" />,
  LoadedLater,
);
const Notifications = lateComponent(
  () => retrying(() => import("./notifications.tsx")).then((file) => file.Notifications),
  null,
  LoadedLater,
);

const QuickAdd = lateComponent(() => retrying(() => import("./quick-add.tsx")).then((file) => file.QuickAdd), null, QuickAddFailed);

function QuickAddFailed() {
  const { onRetry } = useMissing();
  const isWanted = useQuickStart() !== undefined;
  const close = () => {
    closeQuickAdd();
    onRetry();
  };
  return isWanted ? <LayerFailed onClose={close} /> : <LoadedLater />;
}

const Menu = lateComponent(() => retrying(() => import("./menu.tsx")).then((file) => file.MenuDialog), null, LayerFailed);

/** Loaded with the first paint, not when the browser is idle: a row may be deleted by keyboard before that. */
function useRestoredFocus() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void retrying(() => import("#web/focus.ts")).then(
      ({ watchFocus }) => {
        if (!isOver) stop = watchFocus();
      },
      () => undefined, // without it a removed row leaves the focus on the page, and a refused field has to be looked for
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}

/** Ctrl+K or Cmd+K opens the search from anywhere; its code and the menu's are loaded early, in case the connection is lost. */
function useSearchKey() {
  const [isSearching, setSearching] = useState(false);
  useEffect(() => {
    whenIdle(() => void Promise.all([Menu.preload(), Search.preload()]).catch(() => undefined));
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return [isSearching, setSearching] as const;
}

const AccountDrawer = lateComponent(
  () => retrying(() => import("./account-drawer.tsx")).then((file) => file.AccountDrawer),
  null,
  () => <LayerFailed onClose={closeDrawer} />,
);

function Drawer() {
  const open = useDrawer();
  return open && <AccountDrawer part={open} />;
}

/** The four features of the bottom bar. */
const nearest = ["home", "budget", "challenge", "mental-health"];

function Bar({ onLogout, onSearch, isSigningOut }: { onLogout: () => void; onSearch: () => void; isSigningOut: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const isHere = useIsHere();
  const features = navigation();
  const isNear = (page: { icon: string }) => nearest.includes(page.icon);
  return (
    <>
      <nav className="bar" aria-label="Quick">
        <ul>
          {features.filter(isNear).map((page, at) => {
            const Icon = featureIcons[page.icon];
            return (
              <Fragment key={page.path}>
                {at === 2 && (
                  <li className="bar-add">
                    <button type="button" aria-haspopup="dialog" aria-label="Add expense" onClick={() => openQuickAdd()}>
                      <span className="coin">
                        <PlusIcon />
                      </span>
                      Add
                    </button>
                  </li>
                )}
                <li>
                  <GoLink href={page.path} aria-current={isHere(page.path) ? "page" : undefined}>
                    <Icon />
                    {page.name}
                  </GoLink>
                </li>
              </Fragment>
            );
          })}
          <li>
            <button
              type="button"
              className={features.some((page) => !isNear(page) && isHere(page.path)) ? "is-here" : undefined}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <MenuIcon />
              Menu
            </button>
          </li>
        </ul>
      </nav>
      {isOpen && <Menu onClose={() => setOpen(false)} onLogout={onLogout} onSearch={onSearch} isSigningOut={isSigningOut} />}
    </>
  );
}
