import "./account.css";
import { useState } from "react";
import { useSave } from "#web/save.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { LedgerRow } from "#web/ui/shapes.tsx";
import { ShownOnce } from "#web/ui/shown-once.tsx";
import { AddedList } from "./added-list.panel.tsx";
import { calendar, useCalendars, type Calendar } from "./calendar.api.ts";
import { CalendarForm } from "./calendar-form.panel.tsx";
import { calendarLabels } from "./calendar.content.ts";
import { mostCalendars } from "./calendar.rules.ts";

/** Calendars for other apps: their kinds, and the address, which is shown only when it is created. */
export function CalendarPanel() {
  const { data, isError, refetch } = useCalendars();
  const [editing, setEditing] = useState<string>();
  const [address, setAddress] = useState<{ id: string; path: string }>();
  const calendars = data?.calendars;
  const onAddress = (answer: { id: string; path: string }) => {
    setEditing(undefined);
    setAddress(answer);
  };
  return (
    <div className="stack account-part">
      <section className="stack" aria-labelledby="calendars">
        <h3 id="calendars">In your own calendar</h3>
        <p className="muted">
          Bills and other days can be seen in the calendar of your phone or computer. Each calendar has a private address: anyone who has it
          can read what you choose for it, and nothing else. Nothing of your journal or your relationships is ever in it.
        </p>
        <AddedList
          label="Calendars"
          rows={calendars?.map((one) => (
            <Row
              key={one.id}
              calendar={one}
              address={address?.id === one.id ? address.path : undefined}
              isEditing={editing === one.id}
              onEdit={() => setEditing(one.id)}
              onEnd={() => setEditing(undefined)}
              onAddress={onAddress}
            />
          ))}
          isError={isError}
          refetch={refetch}
          most={mostCalendars}
          full={`${mostCalendars} calendars are the most you can have.`}
          add="Add a calendar"
          onAdd={() => setEditing("new")}
          form={editing === "new" && <CalendarForm calendar={undefined} onAddress={onAddress} onEnd={() => setEditing(undefined)} />}
        />
      </section>
    </div>
  );
}

type RowProps = {
  calendar: Calendar;
  /** The address that was just created. */
  address: string | undefined;
  isEditing: boolean;
  onEdit: () => void;
  onEnd: () => void;
  onAddress: (answer: { id: string; path: string }) => void;
};

function Row({ calendar: one, address, isEditing, onEdit, onEnd, onAddress }: RowProps) {
  const [ask, question] = useConfirm();
  const renewing = useSave(calendar.renew.call, { failed: "Error saving", refresh: [calendar.key()], onDone: onAddress });
  const revoking = useSave(calendar.revoke.call, {
    failed: "Error saving",
    done: { title: "The address is turned off." },
    refresh: [calendar.key()],
  });
  const removing = useSave(untilGone(calendar.remove.call), {
    failed: "Could not delete the calendar",
    done: { title: "Calendar deleted." },
    refresh: [calendar.key()],
  });
  const isBusy = renewing.isBusy || revoking.isBusy || removing.isBusy;
  const renew = async () => {
    const isSure =
      one.addressAt === null ||
      (await ask({
        title: "Make a new address?",
        words: `The address of “${one.name}” ends at once. Add the new one wherever you use it.`,
        yes: "Make a new address",
        no: "Keep this one",
      }));
    if (isSure) await renewing.run({ id: one.id });
  };
  const revoke = async () => {
    const isSure = await ask({
      title: "Turn off the address?",
      words: `Nobody can read “${one.name}” anymore until you make a new address.`,
      yes: "Turn off the address",
      no: "Keep it",
    });
    if (isSure) await revoking.run({ id: one.id });
  };
  const remove = async () => {
    const isSure = await ask({
      title: "Delete this calendar?",
      words: `“${one.name}” and its address end. Your bills and days stay as they are.`,
      yes: "Delete it",
      no: "Keep it",
    });
    if (isSure) await removing.run({ id: one.id });
  };
  return (
    <LedgerRow>
      <div className="calendar-row">
        <p>
          <b className="strong" dir="auto">
            {one.name}
          </b>
          <span className="small muted">
            {one.holds.map((kind) => calendarLabels[kind]).join(", ")} ·{" "}
            {one.isDetailed ? "with names and amounts" : "without names or amounts"} · <Use calendar={one} />
          </span>
        </p>
        {address && <Address path={address} name={one.name} />}
        {isEditing ? (
          <CalendarForm calendar={one} onAddress={onAddress} onEnd={onEnd} />
        ) : (
          <span className="row gap-2">
            <Button kind="quiet" isHeld={isBusy} aria-label={`Change ${one.name}`} onClick={onEdit}>
              Change
            </Button>
            <Button kind="quiet" isHeld={isBusy} aria-label={`New address for ${one.name}`} onClick={() => void renew()}>
              New address
            </Button>
            {one.addressAt !== null && (
              <Button kind="quiet" isHeld={isBusy} aria-label={`Turn off the address of ${one.name}`} onClick={() => void revoke()}>
                Turn off
              </Button>
            )}
            <Button kind="quiet" isHeld={isBusy} aria-label={`Delete ${one.name}`} onClick={() => void remove()}>
              Delete
            </Button>
          </span>
        )}
        {question}
      </div>
    </LedgerRow>
  );
}

function Use({ calendar: { addressAt, usedAt } }: { calendar: Calendar }) {
  const format = useFormatInstant();
  if (addressAt === null) return "no address";
  return usedAt === null ? "not read yet" : `last read ${format(usedAt)}`;
}

function Address({ path, name }: { path: string; name: string }) {
  const address = `${location.origin}${path}`;
  return (
    <ShownOnce
      label={`Address of ${name}`}
      hint="Shown only now. Add it in your calendar app as a calendar from a link; if it is lost, make a new one."
      value={address}
      noun="address"
      done="Add it in your calendar app as a calendar from a link."
    >
      <a href={address.replace(/^https?:/, "webcal:")}>Open in the calendar of this device</a>
    </ShownOnce>
  );
}
