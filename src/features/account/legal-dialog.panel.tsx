import { Dialog } from "#web/ui/dialog.tsx";
import { legal } from "./account.legal.content.ts";

export function LegalDialog({ which, onClose }: { which: "privacy" | "terms"; onClose: () => void }) {
  const { title, parts } = legal[which];
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <div className="prose">
        {parts.map((part) => (
          <section key={part.title} className="prose">
            <h3>{part.title}</h3>
            {part.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
