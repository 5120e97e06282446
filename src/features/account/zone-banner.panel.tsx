import { useState } from "react";
import { memberKey } from "#web/member-keys.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { browserStorage } from "#web/storage.ts";
import { useNow } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { Banner } from "#web/ui/banner.tsx";
import { account, notifyMember } from "./account.api.ts";
import { placeOfZone, zonesAgree } from "./zones.rules.ts";

/** Shown when the account's time zone differs from this device's: one sentence, and the choice. Until then all dates are the account's. */
export function ZoneBanner() {
  const { id, timeZone } = useMember();
  // on this device, until one of the two zones changes
  const keptKey = memberKey(id, "zone-kept");
  const here = zoneHere();
  const now = useNow();
  const [dismissedPair, setDismissedPair] = useState(() => browserStorage.get(keptKey));
  const pair = `${timeZone} ${here}`;
  const saving = useSave(account.change.call, {
    failed: "Error saving",
    onDone: (profile) => {
      notifyMember(profile);
      void queries.invalidateQueries();
    },
  });
  if (!timeZone || dismissedPair === pair || zonesAgree(timeZone, here, now)) return null;
  return (
    <Banner calm>
      Your days run on {placeOfZone(timeZone)} time, and this device is on {placeOfZone(here)} time.{" "}
      <button type="button" className="link-button" aria-disabled={saving.isBusy} onClick={() => void saving.run({ timeZone: here })}>
        Use {placeOfZone(here)} time
      </button>{" "}
      or{" "}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          browserStorage.set(keptKey, pair);
          setDismissedPair(pair);
        }}
      >
        Keep
      </button>
      .
    </Banner>
  );
}
