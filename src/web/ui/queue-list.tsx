import { useState, type ComponentType } from "react";
import { isBlank, mostReplaced } from "#shared/text.ts";
import { useDraft } from "#web/drafts.ts";
import { drop, enqueueAgain, hold, sendAgain } from "#web/offline-queue.ts";
import type { QueuedWrite } from "#web/offline-queue-rules.ts";
import { currentMember } from "#web/session.ts";
import { undoable } from "#web/undo.ts";
import { useQueue } from "#web/queue-state.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { ProblemLine, TextArea } from "#web/ui/field.tsx";
import { AgainIcon, AlertIcon, ClockIcon, DeleteIcon, EditIcon } from "#web/ui/icons.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";

/** The crisis card of safety, for what is written into a queued page; undefined where no write has a text. */
export type Care = ComponentType<{ text: string }> | undefined;

/** The writes queued on this device, oldest first: with their text, the server's reason, and a way to edit or remove them. */
export function QueueList({ call, Care }: { call?: string; Care: Care }) {
  const all = useQueue(call);
  return (
    <Ledger label="Waiting to be sent">
      {all.map((item) => (
        <Row key={item.id} item={item} Care={Care} />
      ))}
    </Ledger>
  );
}

function Row({ item, Care }: { item: QueuedWrite; Care: Care }) {
  const { opening = "", isBeingEdited, refusal, description } = item;
  const words = typeof item.input["entryText"] === "string" ? item.input["entryText"].slice(opening.length) : undefined;
  const [text, setText, draft] = useDraft(`waiting.${item.id}`, words ?? "");
  const [isBusy, setBusy] = useState(false);
  const isOpen = words !== undefined && (isBeingEdited || refusal !== undefined);

  const act = (work: () => Promise<unknown>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const remove = async () => {
    const removed = await drop(item.id);
    if (!removed) return;
    draft.clear();
    const input = isOpen ? { ...removed.input, entryText: opening + text } : removed.input;
    undoable("Removed.", () => enqueueAgain(removed, { input, isBeingEdited: false }), { words: "It will not be sent." });
  };
  const send = async () => {
    const { entryText, replaces = [] } = item.input;
    // any of the earlier versions that were sent may be what the server has
    const sent = item.isSent && { replaces: [replaces, entryText].flat().slice(-mostReplaced) };
    await sendAgain(item, isOpen && text !== words ? { entryText: opening + text, ...sent } : undefined);
    draft.clear();
  };
  const leave = async () => {
    await hold(item.id, false);
    draft.clear();
  };
  return (
    <LedgerRow
      look={isOpen ? "has-form" : words === undefined ? "" : "has-words"}
      lead={refusal === undefined ? <ClockIcon /> : <AlertIcon />}
      end={
        <>
          {words !== undefined && !isOpen && (
            <IconButton label={`Edit: ${description}`} disabled={isBusy} onClick={() => act(() => hold(item.id, true))}>
              <EditIcon />
            </IconButton>
          )}
          <IconButton label={`Remove: ${description}`} disabled={isBusy} onClick={() => act(remove)}>
            <DeleteIcon />
          </IconButton>
        </>
      }
    >
      {isOpen ? (
        <div className="stack gap-3">
          {/* opening the editor does not bring up the card */}
          {Care && <Care text={text === words ? "" : text} />}
          <TextArea label="Your words" rows={4} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </div>
      ) : (
        <p className={words === undefined ? undefined : "entry-words"}>{words ?? description}</p>
      )}
      <p className="caption muted">
        {words === undefined ? "" : `${description}, `}
        {formatMoment(item.at)}
        {refusal === undefined ? (isBeingEdited ? " · Kept here while you change it" : " · Waiting to be sent") : ""}
      </p>
      {refusal !== undefined && <ProblemLine words={refusal} />}
      {refusal !== undefined && (
        <div className="row">
          <Button icon={<AgainIcon small />} isBusy={isBusy} onClick={() => act(send)}>
            Send again
          </Button>
        </div>
      )}
      {refusal === undefined && isOpen && (
        <div className="row">
          <Button kind="primary" isBusy={isBusy} disabled={isBlank(text)} onClick={() => act(send)}>
            Done
          </Button>
          <Button onClick={() => act(leave)}>Cancel</Button>
        </div>
      )}
    </LedgerRow>
  );
}

const formatMoment = (instant: number) =>
  new Intl.DateTimeFormat("en-US", { timeZone: currentMember()?.timeZone, weekday: "long", hour: "numeric", minute: "2-digit" }).format(
    instant,
  );
