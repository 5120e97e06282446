import { useEffect, useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { send } from "#web/http.ts";
import { coachHere, coachTitle, legal } from "./account.legal.content.ts";

export function LegalDialog({ which, onClose }: { which: "privacy" | "terms"; onClose: () => void }) {
  const { title, parts } = legal[which];
  const here = useCoachHere(which === "privacy");
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <div className="prose">
        {parts.map((part) => (
          <section key={part.title} className="prose">
            <h3>{part.title}</h3>
            {[...part.words, ...(part.title === coachTitle ? here : [])].map((words) => (
              <p key={words}>{words}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/**
 * Which of the two cases applies to this installation, and the operator's own statement. Fetched without a session: the dialog is public.
 */
function useCoachHere(isWanted: boolean): string[] {
  const [here, setHere] = useState<string[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leave = new AbortController();
    send<{ host: string | null; note: string | null }>("/api/coach/reader", undefined, { signal: leave.signal }).then(
      (reader) => setHere(coachHere(reader)),
      () => undefined, // the texts of both cases are shown instead
    );
    return () => leave.abort();
  }, [isWanted]);
  return here;
}
