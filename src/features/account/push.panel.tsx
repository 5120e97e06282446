import { useEffect, useState } from "react";
import { currentSubscription, endpointHash, endSubscription, pushSupport } from "#web/push.ts";
import { useSave } from "#web/save.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { problemToast, toast } from "#web/toast.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { push, enablePushHere, usePushDevices, type PushDevice } from "./push.api.ts";

const nowhere = {
  install: "On an iPhone or iPad, add Evenday to your Home Screen first and open it there: only then can it show notifications.",
  none: "This browser cannot show notifications of Evenday.",
};

/** Reminders as notifications: this device, offered only once a reminder is on, and every other one with a button to remove it. */
export function PushPart({ isAnyOn }: { isAnyOn: boolean }) {
  const support = pushSupport();
  const { data, refetch } = usePushDevices();
  const here = useHere(data?.devices);
  if (!data) return null;
  const isOnHere = here !== undefined && data.devices.some((one) => one.endpointHash === here);
  return (
    <>
      {data.devices.map((one) => (
        <Device key={one.id} device={one} isHere={one.endpointHash === here} />
      ))}
      {support !== "ready" ? (
        <p className="small muted">{nowhere[support]}</p>
      ) : isOnHere ? null : isAnyOn ? (
        <TurnOn publicKey={data.publicKey} onDone={() => void refetch()} />
      ) : (
        <p className="small muted">Once a reminder is on and saved, it can also come as a notification on this device.</p>
      )}
    </>
  );
}

/** The name under which the server lists this browser; undefined while it has no subscription. */
function useHere(devices: readonly PushDevice[] | undefined): string | undefined {
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void currentSubscription()
      .then((subscription) => subscription && endpointHash(subscription))
      .then((found) => {
        if (!isOver) setHash(found ?? undefined);
      })
      .catch(() => undefined); // without a service worker this device is not in the list
    return () => {
      isOver = true;
    };
  }, [devices]);
  return hash;
}

function TurnOn({ publicKey, onDone }: { publicKey: string; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(Notification.permission === "denied");
  const turnOn = async () => {
    setBusy(true);
    try {
      const isOn = await enablePushHere(publicKey);
      if (isOn) {
        toast("Notifications are on for this device.", undefined, { source: "push" });
        onDone();
      } else setBlocked(Notification.permission === "denied");
    } catch {
      problemToast(
        "Notifications could not be turned on",
        "The browser's push service did not answer. Please try again later.",
        undefined,
        "push",
      );
    }
    setBusy(false);
  };
  if (isBlocked)
    return <p className="small muted">This browser blocks notifications of Evenday. You can allow them in its settings for this site.</p>;
  return (
    <div className="stack gap-2">
      <p className="small muted">
        Your browser will ask whether Evenday may show notifications. They carry the name Evenday and say nothing of you, unless you choose
        so.
      </p>
      <p>
        <Button isBusy={isBusy} onClick={() => void turnOn()}>
          Show notifications on this device
        </Button>
      </p>
    </div>
  );
}

function Device({ device, isHere }: { device: PushDevice; isHere: boolean }) {
  const on = useFormatInstant();
  const changing = useSave(push.change.call, { failed: "Error saving", refresh: [push.key()] });
  const [isDetailed, setDetailed] = useState(device.isDetailed);
  const change = async (isWanted: boolean) => {
    setDetailed(isWanted);
    if (!(await changing.run({ id: device.id, isDetailed: isWanted }, () => setDetailed(isWanted)))) setDetailed(device.isDetailed);
  };
  const removing = useSave(untilGone(push.remove.call), {
    failed: "Could not remove the device",
    done: { title: "No more notifications on that device." },
    refresh: [push.key()],
  });
  const remove = () =>
    removing.run({ id: device.id }, () => {
      if (isHere) void endSubscription().catch(() => undefined); // the server sends nothing anyway
    });
  const name = isHere ? `${device.name} (this device)` : device.name;
  return (
    <div className="push-device" role="group" aria-label={name}>
      <p>
        <b className="strong">{name}</b>{" "}
        <span className="small muted">
          notifications since {on(device.createdAt)}
          {device.usedAt === null ? "" : `, last ${on(device.usedAt)}`}
        </span>
      </p>
      <Checkbox
        label="May name bills and documents, also on a locked screen"
        checked={isDetailed}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <p>
        <Button kind="quiet" isBusy={removing.isBusy} aria-label={`Stop notifications on ${name}`} onClick={() => void remove()}>
          Stop notifications
        </Button>
      </p>
    </div>
  );
}
