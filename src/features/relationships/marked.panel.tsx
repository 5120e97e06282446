import { dayIn } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { Button } from "#web/ui/button.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";
import { DeleteIcon } from "#web/ui/icons.tsx";
import type { Finding } from "./relationships.flags.rules.ts";
import { piecesOf } from "./relationships.reflect.rules.ts";
import { analysisPending, type Analysis } from "./relationships.rules.ts";

/** The analyzed text: a situation just written, an earlier one, or the example. `saved` is its row, once there is one. */
export type Reading = { text: string; saved: Analysis | null; isExample?: boolean };

type Props = {
  reading: Reading;
  finding: Finding;
  isBusy: boolean;
  onRetry: () => void;
  onAnother: () => void;
  onChange: () => void;
  onRemove: (id: string) => void;
};

/** The text as it was written, with its marks, and whether it was saved. */
export function MarkedPanel({ reading, finding, isBusy, onRetry, onAnother, onChange, onRemove }: Props) {
  const { saved } = reading;
  return (
    <>
      <p className="written" {...ownParagraphs}>
        {piecesOf(reading.text, finding.phrases).map(({ text, note }, index) =>
          note ? (
            <span key={index}>
              <mark className={note.flag.color === "red" ? "twice" : undefined}>{text}</mark>
              <span className={note.flag.color === "red" ? "note-no twice" : "note-no"}>
                <span className="visually-hidden">, note </span>
                {note.number}
              </span>
            </span>
          ) : (
            text
          ),
        )}
      </p>
      <div className="row">
        <Button kind="primary" onClick={onAnother}>
          Look at another situation
        </Button>
        <Button onClick={onChange}>Change the text</Button>
        {saved && (
          <Button kind="quiet" icon={<DeleteIcon small />} onClick={() => onRemove(saved.id)}>
            Delete it
          </Button>
        )}
      </div>
      <div className="kept small muted" role="status">
        {reading.isExample ? (
          <p>An example, written by us. It is not saved.</p>
        ) : saved ? (
          <>
            <p>
              Saved <When instant={saved.createdAt} />. Only you can read it.
            </p>
            <p>{analysisPending}</p>
          </>
        ) : isBusy ? (
          <p>Saving…</p>
        ) : (
          <>
            <p>Not saved yet. Your text is still here, and in this browser.</p>
            <div>
              <Button onClick={onRetry}>Save again</Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function When({ instant }: { instant: string }) {
  const zone = useMember().timeZone ?? zoneHere();
  const today = useToday(zone);
  const at = Date.parse(instant);
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(at);
  return (
    <time dateTime={instant}>
      {formatWhen(dayIn(zone, at), today)}, {clock}
    </time>
  );
}
