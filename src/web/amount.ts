import type { DecimalMark } from "#shared/amounts.ts";
import { memberKey } from "#web/member-keys.ts";
import { currentMember } from "#web/session.ts";
import { browserStorage } from "#web/storage.ts";

const markKey = () => memberKey(currentMember()?.id ?? "", "decimal-mark");

/**
 * The decimal mark of the member: as their last answer about an amount showed it on this device, else that of the browser's language. It decides
 * only where an amount could be read both ways.
 */
export function decimalMark(): DecimalMark {
  const shown = browserStorage.get(markKey());
  if (shown === "." || shown === ",") return shown;
  return new Intl.NumberFormat(navigator.language).formatToParts(1.5).find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}

export const keepDecimalMark = (mark: DecimalMark) => void browserStorage.set(markKey(), mark);
