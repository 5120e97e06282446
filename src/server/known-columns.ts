import { customType } from "drizzle-orm/pg-core";
import { knownZone } from "#shared/dates.ts";
import { knownCurrency } from "#shared/money.ts";

/** A time zone as text; read as UTC if this runtime does not know it, so that a stored value never breaks a page. */
export const zoneColumn = customType<{ data: string }>({ dataType: () => "text", fromDriver: (value) => knownZone(String(value)) });
/** An ISO 4217 code as text; read as USD if amounts cannot be shown in it. */
export const currencyColumn = customType<{ data: string }>({ dataType: () => "text", fromDriver: (value) => knownCurrency(String(value)) });
