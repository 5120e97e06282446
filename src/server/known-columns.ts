import { customType } from "drizzle-orm/pg-core";
import { knownZone } from "#shared/dates.ts";
import { knownCurrency } from "#shared/money.ts";

// read here, at the one place where every reader gets them: a stored value that this runtime does not know fails nobody's page
/** A time zone as text; read as UTC where this runtime does not know it. */
export const zoneColumn = customType<{ data: string }>({ dataType: () => "text", fromDriver: (value) => knownZone(String(value)) });
/** An ISO 4217 code as text; read as USD where amounts cannot be shown in it. */
export const currencyColumn = customType<{ data: string }>({ dataType: () => "text", fromDriver: (value) => knownCurrency(String(value)) });
