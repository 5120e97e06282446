import "./account.css";
import { useEffect, useState } from "react";
import { useDraft } from "#web/drafts.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { areNumberKeysOn, isPlusKeyOn, setNumberKeys, setPlusKey } from "#web/device-keys.ts";
import { zoneHere } from "#web/zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Checkbox, Select, Options } from "#web/ui/field.tsx";
import { account, notifyMember, useProfile, type Profile } from "./account.api.ts";
import { RemindersPart } from "./reminders.panel.tsx";
import { formatZone } from "./zones.rules.ts";

const currencies = ["USD", "CAD", "EUR", "GBP", "AUD", "NZD", "CHF", "MXN", "INR", "JPY"];

/** Time zone, currency, first day of the week, and emails; each change is stored at once by the button. */
export function PreferencesPanel() {
  const { data, isError, refetch } = useProfile();
  if (data) return <PreferencesForm profile={data} />;
  return isError ? (
    <LoadFailed title="Failed to load your preferences" onRetry={() => void refetch()} />
  ) : (
    <Skeleton description="Fetching your preferences" />
  );
}

/** Every value of the form, the reminders' among the others. */
type Values = Pick<Profile, "timeZone" | "currency" | "weekStartsOn"> & Profile["reminders"];

type DeviceChoiceProps = { label: string; isOnNow: () => boolean; save: (isOn: boolean) => void };

/** Stored on this device at once: a keyboard belongs to a device, not to an account. */
function DeviceChoice({ label, isOnNow, save }: DeviceChoiceProps) {
  const [isOn, setOn] = useState(isOnNow);
  return (
    <Checkbox
      label={label}
      checked={isOn}
      onChange={(event) => {
        save(event.currentTarget.checked);
        setOn(event.currentTarget.checked);
      }}
    />
  );
}

function PreferencesForm({ profile }: { profile: Profile }) {
  const { timeZone, currency, weekStartsOn, reminders } = profile;
  const stored: Values = { timeZone, currency, weekStartsOn, ...reminders };
  // only what differs: the other values follow the account, which another device may change
  const [changed, setChanged, draft] = useDraft<Partial<Values>>("account.preferences", {});
  const shown = { ...stored, ...changed };
  const saving = useSave(account.change.call, {
    failed: "Error saving",
    done: { title: "Saved!", words: "Your preferences have been saved." },
    refresh: [account.profile.key()],
    onDone: (answer) => {
      queries.setQueryData(account.profile.queryKey(), answer); // shown before the draft is gone
      notifyMember(answer);
    },
  });
  const change = (part: Partial<Values>) =>
    setChanged((before) => {
      const all = Object.entries({ ...before, ...part }).filter(([name, value]) => stored[name as keyof Values] !== value);
      return Object.fromEntries(all) as Partial<Values>;
    });
  const save = async (values: Partial<Values>) => {
    const settle = draft.snapshot();
    const { timeZone, currency, weekStartsOn, ...reminders } = values;
    if (await saving.run({ timeZone, currency, weekStartsOn, reminders })) settle();
  };
  const zones = useZones(shown.timeZone);
  return (
    <Form className="stack account-part" onSubmit={() => save(changed)}>
      <Select
        label="Time zone"
        hint={shown.timeZone === zoneHere() ? undefined : `This device is in ${formatZone(zoneHere())}.`}
        value={shown.timeZone}
        problem={saving.problem?.field === "timeZone" ? saving.problem.message : undefined}
        onChange={(event) => change({ timeZone: event.currentTarget.value })}
      >
        <Options of={zones.map((zone) => ({ id: zone, name: formatZone(zone) }))} />
      </Select>
      <div className="account-pair">
        <Select label="Currency" value={shown.currency} onChange={(event) => change({ currency: event.currentTarget.value })}>
          <Options of={[...new Set([...currencies, shown.currency])].map((one) => ({ id: one, name: one }))} />
        </Select>
        <Select
          label="The week starts on"
          value={shown.weekStartsOn}
          onChange={(event) => change({ weekStartsOn: Number(event.currentTarget.value) as 1 | 6 | 7 })}
        >
          <option value={7}>Sunday</option>
          <option value={1}>Monday</option>
          <option value={6}>Saturday</option>
        </Select>
      </div>
      <RemindersPart profile={profile} chosen={shown} onChange={change} />
      <DeviceChoice label="The plus key opens Add expense on this device" isOnNow={isPlusKeyOn} save={setPlusKey} />
      <DeviceChoice label="Add expense shows its own number keys on a touch screen" isOnNow={areNumberKeysOn} save={setNumberKeys} />
      <div className="row justify-end">
        <span className="small muted mr-auto" role="status">
          {draft.isSaved ? "Kept in this browser until you save." : ""}
        </span>
        {draft.isSaved && <Button onClick={draft.clear}>Cancel</Button>}
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          Save preferences
        </Button>
      </div>
    </Form>
  );
}

function useZones(own: string): string[] {
  const [zones, setZones] = useState([own]);
  useEffect(() => {
    const timer = setTimeout(() => setZones([...new Set([own, zoneHere(), "UTC", ...Intl.supportedValuesOf("timeZone")])]));
    return () => clearTimeout(timer);
  }, [own]);
  return zones;
}
