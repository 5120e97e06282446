import { useState } from "react";
import { drop, keep, sendAgain } from "#web/outbox.ts";
import type { Waiting } from "#web/outbox-rules.ts";
import { undoable } from "#web/save.ts";
import { useWaiting } from "#web/waiting.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { ProblemLine, TextArea } from "#web/ui/field.tsx";
import { AgainIcon, AlertIcon, ClockIcon, DeleteIcon } from "#web/ui/icons.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";

/** What waits on this device to be sent, the oldest first: with its words, what was said against it, and a way to mend or drop it. */
export function WaitingList({ call }: { call?: string }) {
  const all = useWaiting(call);
  return (
    <Ledger label="Waiting to be sent">
      {all.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </Ledger>
  );
}

function Row({ item }: { item: Waiting }) {
  const words = typeof item.input["entryText"] === "string" ? item.input["entryText"] : undefined;
  const [text, setText] = useState(words);
  const isRefused = item.refusal !== undefined;
  const remove = async () => {
    if (await drop(item.id)) undoable("Removed, and not sent.", () => keep(item));
  };
  return (
    <LedgerRow
      lead={isRefused ? <AlertIcon /> : <ClockIcon />}
      end={
        <IconButton label={`Remove: ${item.says}`} onClick={() => void remove()}>
          <DeleteIcon />
        </IconButton>
      }
    >
      {words === undefined ? <p>{item.says}</p> : !isRefused && <p className="entry-words">{words}</p>}
      {words !== undefined && isRefused && (
        <TextArea label="Your words" rows={4} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      )}
      <p className="caption muted">
        {words === undefined ? "" : `${item.says}, `}
        {sayMoment(item.at)}
        {isRefused ? "" : " · Waiting to be sent"}
      </p>
      {isRefused && (
        <>
          <ProblemLine words={item.refusal} />
          <div className="row">
            <Button icon={<AgainIcon small />} onClick={() => void sendAgain(item.id, text === undefined ? {} : { entryText: text })}>
              Send again
            </Button>
          </div>
        </>
      )}
    </LedgerRow>
  );
}

const sayMoment = (instant: number) =>
  new Intl.DateTimeFormat("en-US", { weekday: "long", hour: "numeric", minute: "2-digit" }).format(instant);
