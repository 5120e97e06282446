import type { ReactNode } from "react";
import { useKeepFoldOpen } from "#web/folds.ts";
import { AlertIcon, InfoIcon } from "#web/ui/icons.tsx";

/** Stays until the problem is solved. Clay asks for attention; `calm` only informs. */
export function Banner({ calm, icon, isUrgent, children }: { calm?: boolean; icon?: ReactNode; isUrgent?: boolean; children: ReactNode }) {
  useKeepFoldOpen(!calm);
  return (
    <div className={calm ? "banner banner-calm" : "banner"} role={isUrgent ? "status" : undefined}>
      {icon ?? (calm ? <InfoIcon /> : <AlertIcon />)}
      <div>{children}</div>
    </div>
  );
}
