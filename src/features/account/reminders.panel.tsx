import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { dayIn } from "#shared/dates.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, Select, Options } from "#web/ui/field.tsx";
import { account, type Profile } from "./account.api.ts";
import { usePushDevices } from "./push.api.ts";
import { PushPart } from "./push.panel.tsx";
import { reminderKinds } from "./reminder.content.ts";
import { dailyNames, formatMoment, isAlwaysQuiet, kinds, type Kind } from "./reminder.rules.ts";

type Chosen = Profile["reminders"];
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const formatHour = (hour: number) => new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "UTC" }).format(hour * 3_600_000);
/** Every reminder with its next time, their hours, and the pause. Changes are saved with the form around it. */
export function RemindersPart({
  profile,
  chosen,
  onChange,
}: {
  profile: Profile;
  chosen: Chosen;
  onChange: (part: Partial<Chosen>) => void;
}) {
  const offered = kinds.filter((kind) => kind !== "trialEnd" || profile.isTrialNoticeOffered);
  const isChanged = Object.entries(profile.reminders).some(([name, value]) => chosen[name as keyof Chosen] !== value);
  return (
    <>
      <fieldset>
        <legend className="label">Reminders</legend>
        {offered.map((kind) => (
          <div key={kind}>
            <Checkbox
              label={reminderKinds[kind].label}
              checked={chosen[kind]}
              onChange={(event) => onChange({ [kind]: event.currentTarget.checked })}
            />
            {!isChanged && chosen[kind] && <NextTime profile={profile} kind={kind} />}
          </div>
        ))}
      </fieldset>
      <fieldset className="stack gap-2">
        <legend className="label">How they reach you</legend>
        <div>
          <Checkbox label="By email" checked={chosen.byMail} onChange={(event) => onChange({ byMail: event.currentTarget.checked })} />
          {!profile.sendsMail && <p className="small muted reminder-next">This Evenday does not send email yet.</p>}
        </div>
        <PushPart isAnyOn={dailyNames.some((name) => profile.reminders[name])} />
      </fieldset>
      <Pause profile={profile} />
      <div className="account-pair">
        <Hour label="Ask at" value={chosen.sendHour} onChange={(sendHour) => onChange({ sendHour })} />
        <Hour label="Quiet from" value={chosen.quietFrom} onChange={(quietFrom) => onChange({ quietFrom })} />
        <Hour label="Quiet until" value={chosen.quietTo} onChange={(quietTo) => onChange({ quietTo })} />
      </div>
    </>
  );
}

/** A reminder that is never sent says why; the trial's notice is sent once, or is over. */
function NextTime({ profile, kind }: { profile: Profile; kind: Kind }) {
  const { nextReminders, reminders, timeZone, isSending, sendsMail } = profile;
  const { data: { devices } = {} } = usePushDevices();
  const at = nextReminders[kind];
  if (at === null && kind === "trialEnd") return null;
  // while they load, nothing is claimed
  if (!devices) return null;
  const hasChannel = (sendsMail && reminders.byMail) || devices.length > 0;
  return (
    <p className="small muted reminder-next">
      {!hasChannel
        ? "Has no way to reach you yet."
        : at !== null
          ? `Next: ${formatMoment(Date.parse(at), timeZone)}`
          : !isSending
            ? "Comes again with a subscription."
            : isAlwaysQuiet(reminders)
              ? "Never: its time is within your quiet hours."
              : "Nothing is coming up yet."}
    </p>
  );
}

/** Saved at once, independent of the form: a pause is not a preference. */
function Pause({ profile: { pausedUntil, timeZone } }: { profile: Profile }) {
  const today = useToday(timeZone);
  const pausing = useSave(account.pauseReminders.call, {
    failed: "Error saving",
    done: (answer) => ({ title: answer.pausedUntil === null ? "Reminders are on again." : "Reminders are paused for a week." }),
    refresh: [account.profile.key()],
  });
  return (
    <p className="row">
      {pausedUntil !== null && <span>Paused until {formatWhen(dayIn(timeZone, Date.parse(pausedUntil)), today)}.</span>}
      <Button isBusy={pausing.isBusy} onClick={() => void pausing.run({ isPaused: pausedUntil === null })}>
        {pausedUntil === null ? "Pause all reminders for a week" : "End the pause"}
      </Button>
    </p>
  );
}

const Hour = ({ label, value, onChange }: { label: string; value: number; onChange: (hour: number) => void }) => (
  <Select label={label} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
    <Options of={hours.map((hour) => ({ id: hour, name: formatHour(hour) }))} />
  </Select>
);
