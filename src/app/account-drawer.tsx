import "./account-drawer.css";
import { useState } from "react";
import { DeletedPanel } from "../features/account/deleted.panel.tsx";
import { DataPanel, DeleteAccountPanel } from "../features/account/data.panel.tsx";
import { CalendarPanel } from "../features/account/calendar.panel.tsx";
import { PreferencesPanel } from "../features/account/preferences.panel.tsx";
import { SecurityPanel } from "../features/account/security.panel.tsx";
import { hasAccess } from "../features/billing/billing.api.ts";
import { SubscriptionPanel } from "../features/billing/subscription.panel.tsx";
import { closeDrawer, openDrawer, type DrawerPart } from "#web/drawer.ts";
import { useMember } from "#web/session.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { part } from "#web/ui/part.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { retrying } from "#web/chunk-load-error.ts";

// few members use it, so it loads after the rest of the drawer
const DeveloperPanel = part(async () => (await retrying(() => import("../features/account/developer.panel.tsx"))).DeveloperPanel);

const BringData = part(async () => (await retrying(() => import("./bring-data.tsx"))).BringData);

/** Account settings as a drawer over any page, so that text typed on the page is not lost. */
export function AccountDrawer({ part: wanted }: { part: DrawerPart }) {
  const member = useMember();
  const chosen = wanted === "deleted" ? "data" : wanted;
  const [isSeen, setSeen] = useState(false);
  if (chosen === "data" && !isSeen) setSeen(true);
  return (
    <Dialog title="Your account" className="has-tabs" isWide onClose={closeDrawer}>
      <p className="muted">{member.email}</p>
      <Tabs
        label="Your account"
        chosen={chosen}
        onChoose={(key) => openDrawer(key as DrawerPart)}
        tabs={[
          { key: "preferences", name: "Preferences", body: <PreferencesPanel /> },
          { key: "calendar", name: "Calendar", body: <CalendarPanel /> },
          { key: "subscription", name: "Subscription", body: <SubscriptionPanel /> },
          { key: "security", name: "Security", body: <SecurityPanel /> },
          {
            key: "data",
            name: "Your data",
            body: (
              <div className="stack account-part">
                {isSeen && hasAccess(member.id) && <BringData />}
                <DataPanel />
                <DeletedPanel isShown={chosen === "data"} isTarget={wanted === "deleted"} canRestore={hasAccess(member.id)} />
                {isSeen && <DeveloperPanel />}
                <DeleteAccountPanel />
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
