import { Button } from "#web/ui/button.tsx";
import { BudgetIcon, DocumentsIcon, LeafIcon, LifestyleIcon, RelationshipsIcon, TagIcon, type IconProps } from "#web/ui/icons.tsx";
import { useLog, useSuggestions } from "./progress.api.ts";
import { catalogue, type Category, type Win } from "./progress.rules.ts";
import { Ribbon } from "./ribbon.panel.tsx";

const icons: Record<string, (props: IconProps) => React.ReactNode> = {
  "Tracked Daily Spending": DocumentsIcon,
  "Stuck to Budget": BudgetIcon,
  "Avoided Impulse Buy": TagIcon,
  "Practiced Self-Care": LifestyleIcon,
  "Set a Boundary": RelationshipsIcon,
  "Managed Stress": LeafIcon,
};

/** The six achievements of the catalogue, and suggestions from other features. */
export function LogPanel() {
  const { log, logging } = useLog();
  const side = (category: Category, name: string) => (
    <div className="wins-side">
      <h3>
        <Ribbon category={category} />
        {name}
      </h3>
      <div className="wins-six">
        {catalogue
          .filter((win) => win.category === category)
          .map((win) => (
            <WinButton
              key={win.title}
              win={win}
              isBusy={logging === win.title}
              isQueued={logging !== null}
              onLog={() => log({ title: win.title })}
            />
          ))}
      </div>
    </div>
  );
  return (
    <section className="section stack" aria-labelledby="log">
      <div className="between row">
        <h2 id="log">Log an Achievement</h2>
        <p className="small muted">One press counts it. You can undo.</p>
      </div>
      <Claims log={log} isQueued={logging !== null} />
      <div className="wins">
        {side("money_habit", "Money Habits")}
        {side("emotional_win", "Emotional Wins")}
      </div>
    </section>
  );
}

function WinButton({ win, isBusy, isQueued, onLog }: { win: Win; isBusy: boolean; isQueued: boolean; onLog: () => void }) {
  const Icon = icons[win.title] ?? LeafIcon;
  return (
    <button
      className={win.category === "emotional_win" ? "win win-emotional" : "win"}
      type="button"
      aria-disabled={isQueued || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => !isQueued && onLog()}
    >
      <Icon />
      <span>
        <b>{win.title}</b>
        <small>{isBusy ? "Loading..." : win.description}</small>
      </span>
      <em>
        +{win.points}
        <span className="visually-hidden"> points</span>
      </em>
    </button>
  );
}

/** Suggestions from today's data of other features. Nothing is awarded automatically: each is one press. */
function Claims({ log, isQueued }: { log: (claim: { title: string; claimKey: string }) => void; isQueued: boolean }) {
  const suggestions = useSuggestions().data?.suggestions ?? [];
  if (suggestions.length === 0) return null;
  return (
    <ul className="claims" aria-label="Wins that fit what you did">
      {suggestions.map(({ key, title, because }) => (
        <li key={key}>
          <p>{because}</p>
          <Button isHeld={isQueued} onClick={() => log({ title, claimKey: key })}>
            Count it: {title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
