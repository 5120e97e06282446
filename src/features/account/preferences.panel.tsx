import "./account.css";
import { useEffect, useState } from "react";
import { useSave } from "#web/save.ts";
import { areNumberKeysOn, isPlusKeyOn, setNumberKeys, setPlusKey } from "#web/device-keys.ts";
import { zoneHere } from "#web/zone.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Checkbox, Select } from "#web/ui/field.tsx";
import { account, notifyMember, useProfile, type Profile } from "./account.api.ts";
import { RemindersPart } from "./reminders.panel.tsx";

const currencies = ["USD", "CAD", "EUR", "GBP", "AUD", "NZD", "CHF", "MXN", "INR", "JPY"];

/** Time zone, currency, first day of the week, and emails; each change is stored at once by the button. */
export function PreferencesPanel() {
  const { data, isError, refetch } = useProfile();
  // remounted only when the edited values were changed elsewhere: a pause leaves the form as it is
  if (data) return <Form key={JSON.stringify([data.timeZone, data.currency, data.weekStartsOn, data.reminders])} profile={data} />;
  return isError ? (
    <LoadFailed title="Failed to load your preferences" onRetry={() => void refetch()} />
  ) : (
    <Skeleton description="Fetching your preferences" />
  );
}

type Preferences = Profile["reminders"];

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

function Form({ profile }: { profile: Profile }) {
  const [requested, setWanted] = useState(profile);
  const saving = useSave(account.change.call, {
    failed: "Error saving",
    done: { title: "Saved!", words: "Your preferences have been saved." },
    refresh: [account.profile.key()],
    onDone: notifyMember,
  });
  const zones = useZones(profile.timeZone);
  const choice = (part: Partial<Preferences>) => setWanted({ ...requested, reminders: { ...requested.reminders, ...part } });
  const { timeZone, currency, weekStartsOn, reminders } = requested;
  return (
    <form
      className="stack account-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run({ timeZone, currency, weekStartsOn, reminders });
      }}
    >
      <Select
        label="Time zone"
        hint={timeZone === zoneHere() ? undefined : `This device is in ${zoneHere()}.`}
        value={timeZone}
        problem={saving.problem?.field === "timeZone" ? saving.problem.message : undefined}
        onChange={(event) => setWanted({ ...requested, timeZone: event.currentTarget.value })}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </Select>
      <div className="account-pair">
        <Select label="Currency" value={currency} onChange={(event) => setWanted({ ...requested, currency: event.currentTarget.value })}>
          {[...new Set([...currencies, currency])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Select
          label="The week starts on"
          value={weekStartsOn}
          onChange={(event) => setWanted({ ...requested, weekStartsOn: Number(event.currentTarget.value) as 1 | 6 | 7 })}
        >
          <option value={7}>Sunday</option>
          <option value={1}>Monday</option>
          <option value={6}>Saturday</option>
        </Select>
      </div>
      <RemindersPart profile={profile} chosen={reminders} onChange={choice} />
      <DeviceChoice label="The plus key opens Add expense on this device" isOnNow={isPlusKeyOn} save={setPlusKey} />
      <DeviceChoice label="Add expense shows its own number keys on a touch screen" isOnNow={areNumberKeysOn} save={setNumberKeys} />
      <div className="row justify-end">
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          Save preferences
        </Button>
      </div>
    </form>
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
