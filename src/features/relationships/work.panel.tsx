import { useId, useState, type ReactNode } from "react";
import { copyText } from "#web/copy.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CopyIcon, DownIcon, LeafIcon, LockIcon, NextIcon, SquareIcon, TextIcon } from "#web/ui/icons.tsx";
import { ClockIcon, ProgressIcon } from "#web/ui/icons.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ResetPanel } from "./reset.panel.tsx";
import { scripts, type Script } from "./relationships.work.content.ts";

const icons: Record<Script["icon"], ReactNode> = {
  lock: <LockIcon />,
  speech: <TextIcon />,
  square: <SquareIcon />,
  flag: <ProgressIcon />,
  leaf: <LeafIcon />,
};
const guide = "/growth/workplace-safety";

/** Buttons that open scripts for the moment, two quiet minutes, and the guide on rights and reporting. */
export function WorkPanel() {
  const [open, setOpen] = useState<string | null>("boundary");
  const isOpen = (key: string) => open === key;
  const toggle = (key: string) => setOpen(isOpen(key) ? null : key);
  return (
    <Fold id="work" title="Workplace Wellness" fact="Words for the moment when you have none">
      <div className="grid12">
        <div className="stack gap-3 lg:col-span-4">
          <p className="muted">Take the words as they are, or bend them until they sound like you.</p>
          <div>
            <ButtonLink href={guide}>Rights and reporting steps</ButtonLink>
          </div>
        </div>
        <ul className="work lg:col-span-8">
          {scripts.map((script) => (
            <Drawer
              key={script.key}
              name={script.name}
              icon={icons[script.icon]}
              isOpen={isOpen(script.key)}
              onToggle={() => toggle(script.key)}
            >
              <blockquote>“{script.words}”</blockquote>
              <p className="small muted">{script.why}</p>
              <div className="row">
                <Button kind="quiet" icon={<CopyIcon small />} onClick={() => void copy(script.words)}>
                  Copy the words
                </Button>
                <ButtonLink kind="quiet" href={guide}>
                  More in Workplace Safety
                  <NextIcon small />
                </ButtonLink>
              </div>
            </Drawer>
          ))}
          <Drawer name="Take a two-minute reset" icon={<ClockIcon />} isOpen={isOpen("reset")} onToggle={() => toggle("reset")}>
            <ResetPanel />
          </Drawer>
        </ul>
      </div>
    </Fold>
  );
}

function Drawer({
  name,
  icon,
  isOpen,
  onToggle,
  children,
}: {
  name: string;
  icon: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <li>
      <button type="button" className="say" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {icon}
        {name}
        <DownIcon small />
      </button>
      <div id={id} className="open" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}

const copy = (words: string) => copyText(words, "Paste it where you need it.", "Please select the words and copy them by hand.");
