import type { ReactNode } from "react";
import { AlertIcon, InfoIcon } from "#web/ui/icons.tsx";

/** Stays until it is settled. Clay asks for attention; `calm` only tells. */
export function Banner({ calm, icon, isLive, children }: { calm?: boolean; icon?: ReactNode; isLive?: boolean; children: ReactNode }) {
  return (
    <div className={calm ? "banner banner-calm" : "banner"} role={isLive ? "status" : undefined}>
      {icon ?? (calm ? <InfoIcon /> : <AlertIcon />)}
      <div>{children}</div>
    </div>
  );
}
