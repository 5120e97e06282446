import "./search.css";
import { useId, useState, type KeyboardEvent } from "react";
import { useLocation } from "wouter";
import { Marked } from "#journal/journal-words.panel.tsx";
import type { Entry } from "#journal/journal.rules.ts";
import { closeLayers } from "#web/layers.ts";
import { openDrawer } from "#web/drawer.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryPanel } from "./entry.panel.tsx";
import { useFound } from "./results.panel.tsx";
import { moved, type Act, type Choice, type Place } from "./search.rules.ts";

export type { Act };

type Props = { places: readonly Place[]; onClose: () => void; onAct: (act: Act) => void };

/** Searches pages, guides, settings, the member's entries and documents. The query is never stored. */
export function SearchPanel({ places, onClose, onAct }: Props) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [entry, setEntry] = useState<Entry>();
  const [, go] = useLocation();
  const id = useId();
  const { groups, description } = useFound(typed, places);
  const choices = groups.flatMap((group) => group.choices);
  const active = Math.min(at, choices.length - 1);

  const choose = (choice: Choice | undefined) => {
    if (choice?.entry) return setEntry(choice.entry);
    if (choice?.act) return onAct(choice.act);
    if (choice?.part) {
      closeLayers();
      return openDrawer(choice.part);
    }
    if (!choice?.href) return;
    closeLayers();
    go(choice.href);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // otherwise the same key would press the focused element of the page that opens
      event.preventDefault();
      return choose(choices[active]);
    }
    const next = moved(event.key, active, choices.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  if (entry) return <EntryPanel entry={entry} onClose={onClose} />;

  return (
    <Dialog title="Search" className="finder-dialog" isWide onClose={onClose}>
      <search className="finder">
        <input
          ref={(field) => field?.setAttribute("autofocus", "")}
          className="input"
          dir="auto"
          type="search"
          role="combobox"
          aria-label="Search pages, guides and what is yours"
          placeholder="A page, a guide, a word you wrote"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
        <p role="status" className="small muted finder-status">
          {description}
        </p>
        <div role="listbox" id={`${id}-list`} aria-label="Found" className="finder-list">
          {groups.map((group, number) => (
            <div role="group" key={group.name} aria-labelledby={`${id}-group-${number}`}>
              <p className="term" id={`${id}-group-${number}`}>
                {group.name}
              </p>
              {group.choices.map((choice) => {
                const own = choices.indexOf(choice);
                return (
                  // the field handles the keys: only it has the focus
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={choice.key}
                    role="option"
                    id={`${id}-${own}`}
                    tabIndex={-1}
                    aria-selected={own === active}
                    onPointerMove={() => setAt(own)}
                    onClick={() => choose(choice)}
                  >
                    <span dir="auto" data-private={typeof choice.title === "string" ? undefined : ""}>
                      {typeof choice.title === "string" ? choice.title : <Marked pieces={choice.title} />}
                    </span>
                    {choice.more && <small>{choice.more}</small>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </search>
    </Dialog>
  );
}
