import "./fold.css";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { FoldContext, openFoldIds, saveFold } from "#web/folds.ts";
import { DownIcon } from "#web/ui/icons.tsx";

type Props = {
  /** Its id in the address: `/budget#bills` opens it and scrolls to it. */
  id: string;
  title: ReactNode;
  /** One fact, so that the fold seldom needs opening. */
  fact?: ReactNode;
  level?: 2 | 3;
  /** Open also on phones until the member closes it. */
  startsOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A row with a title and one fact; the part itself is rendered behind it. Closed on phones, open from 60 rem. Opens for its address, for a
 * search result, for find-in-page and for print; a fold that the member opened stays open on this device. Stays open while it contains
 * unsaved text or an error (`useKeepFoldOpen`).
 */
export function Fold({ id, title, fact, level = 2, startsOpen = false, className, children }: Props) {
  const isWide = useWide();
  const [isOpenNarrow, setOpenNarrow] = useState(() => startsOpen || isAddressed(id) || openFoldIds().includes(id));
  const [isOpenWide, setOpenWide] = useState(true);
  const [isKept, keepOpen] = useKept(() => setOpenNarrow(true));
  const isOpen = isKept || (isWide ? isOpenWide : isOpenNarrow);
  const setOpen = isWide ? setOpenWide : setOpenNarrow;
  const own = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(own);
  const Heading = `h${level}` as const;
  const titleId = `${id}-title`;
  return (
    <section className={className} aria-labelledby={titleId}>
      <details
        ref={own}
        id={id}
        className="fold"
        open={isOpen}
        onToggle={(event) => {
          // the toggle event of an inner fold does not bubble, but its React event does
          if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
        }}
      >
        <summary
          className={isKept ? "is-kept" : undefined}
          onClick={(event) => {
            if (isKept) event.preventDefault();
            else if (!isWide) saveFold(id, !isOpen);
          }}
        >
          <Heading id={titleId}>{title}</Heading>
          {fact && <span className="fold-fact">{fact}</span>}
          <DownIcon />
        </summary>
        <FoldContext value={keepOpen}>
          <div className="fold-content">{children}</div>
        </FoldContext>
      </details>
    </section>
  );
}

/** The rows of folds under one line. */
export function Folds({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <div id={id} className={className ? `folds ${className}` : "folds"}>
      {children}
    </div>
  );
}

const isAddressed = (id: string) => typeof location === "object" && location.hash === `#${id}`;

/** Whether anything inside asked to stay visible. Passes the request on to the fold around this one. */
function useKept(onFirst: () => void): [isKept: boolean, keepOpen: () => () => void] {
  const outer = useContext(FoldContext);
  const [requests, setRequests] = useState(0);
  const opened = useRef(onFirst);
  useLayoutEffect(() => void (opened.current = onFirst));
  const keepOpen = useMemo(
    () => () => {
      setRequests((before) => before + 1);
      // the fold stays open after a save or correction
      opened.current();
      const release = outer?.();
      return () => {
        setRequests((before) => before - 1);
        release?.();
      };
    },
    [outer],
  );
  return [requests > 0, keepOpen];
}

/** Browsers print a closed `details` closed. */
function useOpenInPrint(own: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    let wasClosed = false;
    const open = () => {
      wasClosed = own.current?.open === false;
      if (own.current) own.current.open = true;
    };
    const close = () => {
      if (wasClosed && own.current) own.current.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, [own]);
}

const wide = typeof matchMedia === "function" ? matchMedia("(min-width: 60rem)") : undefined;
const onWide = (listener: () => void) => {
  wide?.addEventListener("change", listener);
  return () => wide?.removeEventListener("change", listener);
};
const paper = typeof matchMedia === "function" ? matchMedia("print") : undefined;
let lastWide = true;
/** Paper is narrow, and what stands open on the screen must not close on it. */
const isWideNow = () => (paper?.matches ? lastWide : (lastWide = wide?.matches ?? true));
/** Whether the window has the width of two columns. */
export const useWide = () => useSyncExternalStore(onWide, isWideNow, isWideNow);
