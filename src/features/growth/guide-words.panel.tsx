import { createContext, isValidElement, use, type ComponentType, type ReactNode } from "react";
import { anchorOf, type GuideFront, type GuideTool } from "#guides/guides.rules.ts";
import { AlertIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { useTicks } from "./growth.api.ts";

export type Tools = Partial<Record<GuideTool, ComponentType>>;

/** Context of a guide's text: its sources for footnotes, its panels for the slots. */
export const Guide = createContext<{ front: GuideFront; tools: Tools } | null>(null);
const Ticks = createContext<ReturnType<typeof useTicks> | null>(null);

function useGuide() {
  const guide = use(Guide);
  if (!guide) throw new Error("a word of a guide stands outside of one");
  return guide;
}

type Words = { children?: ReactNode };

/** The rendering of the components in AUTHORS.md. */
export const guideWords = {
  h2: ({ children }: Words) => (
    <h2 id={anchorOf(textOf(children))} tabIndex={-1}>
      {children}
    </h2>
  ),
  h3: ({ children }: Words) => (
    <h3 id={anchorOf(textOf(children))} tabIndex={-1}>
      {children}
    </h3>
  ),
  a: ({ href = "", children }: Words & { href?: string }) => {
    if (href.startsWith("/")) return <GoLink href={href}>{children}</GoLink>;
    return href.startsWith("https:") ? (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      <a href={href}>{children}</a>
    );
  },
  li: Item,
  table: ({ children }: Words) => (
    <div className="g-table">
      <table>{children}</table>
    </div>
  ),
  Fact: ({ source, children }: { source: string; children: ReactNode }) => (
    <>
      {children}
      <Footnote source={source} />
    </>
  ),
  Say: ({ when, children }: { when?: string; children: ReactNode }) => (
    <blockquote className="g-say">
      {when && <p className="term">{when}</p>}
      {children}
    </blockquote>
  ),
  Example: ({ title, children }: { title?: string; children: ReactNode }) => (
    <div className="g-box">
      {title && <p className="strong">{title}</p>}
      {children}
    </div>
  ),
  Note: ({ title, children }: { title: string; children: ReactNode }) => (
    <div className="g-box g-is-note">
      <p className="strong">{title}</p>
      {children}
    </div>
  ),
  Stop: ({ title = "Stop and call", children }: { title?: string; children: ReactNode }) => (
    <div className="g-box g-is-stop">
      <p className="strong row">
        <AlertIcon />
        {title}
      </p>
      {children}
    </div>
  ),
  Steps: ({ children }: Words) => <div className="g-steps">{children}</div>,
  Avoid: ({ children }: Words) => <div className="g-avoid">{children}</div>,
  Boxes: ({ children }: Words) => <div className="g-boxes">{children}</div>,
  Checklist,
  Letter: ({ letter, word, ask, children }: { letter: string; word: string; ask?: string; children: ReactNode }) => (
    <div className="g-letter">
      <span className="l" aria-hidden="true">
        {letter}
      </span>
      <p className="w">
        {word}
        {ask && <small>{ask}</small>}
      </p>
      <div>{children}</div>
    </div>
  ),
  Glance: ({ difficulty, time, cost, tools }: { difficulty: string; time?: string; cost?: string; tools?: string }) => (
    <dl className="g-glance">
      {Object.entries({ Difficulty: difficulty, Time: time, Cost: cost, Tools: tools }).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  ),
  Tool: ToolSlot,
};

function ToolSlot({ name }: { name: GuideTool }) {
  const Panel = useGuide().tools[name];
  return Panel ? <Panel /> : null;
}

function Footnote({ source }: { source: string }) {
  const { sources } = useGuide().front;
  const at = sources.findIndex(({ id }) => id === source);
  const found = sources[at];
  return found ? (
    <a className="g-no" href={`#source-${source}`} aria-label={`Source ${at + 1}: ${found.name}`}>
      {at + 1}
    </a>
  ) : null;
}

function Checklist({ name, children }: { name: string; children: ReactNode }) {
  const ticks = useTicks(`${useGuide().front.slug}/${name}`);
  return (
    <Ticks value={ticks}>
      <div className="g-ticks" aria-busy={ticks.isBusy}>
        {children}
      </div>
    </Ticks>
  );
}

/** A list item; in a checklist it can be ticked, and the tick is stored by the item's text. */
function Item({ children }: { children?: ReactNode }) {
  const ticks = use(Ticks);
  if (!ticks) return <li>{children}</li>;
  const key = anchorOf(textOf(children)).slice(0, 80);
  return (
    <li>
      <label className="check">
        <input type="checkbox" checked={ticks.items.includes(key)} onChange={() => void ticks.toggle(key)} />
        <span>{children}</span>
      </label>
    </li>
  );
}

/** The plain text of MDX children. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : "";
}
