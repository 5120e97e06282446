/** The label of each kind in the form. */
export const calendarLabels = {
  bills: "Bills",
  paydays: "Paydays",
  payoffs: "Payoff dates of debts",
  documents: "Dates of documents",
  meals: "Planned meals",
  noSpendDays: "No-spend days",
  billing: "Trial and renewal",
};

export const alarmLabels = { none: "No alarm", day: "At nine on the day", before: "At nine on the day before" };

/** Titles without details, for calendars that others may see. */
export const discreetTitles = {
  bill: "Bill due",
  billPaid: "Bill paid",
  payday: "Payday",
  payoff: "Planned payoff",
  documentDate: "Document date",
  meals: "Meals planned",
  noSpendDay: "No-spend day",
  trialEnds: "Trial ends",
  renews: "Subscription renews",
  ends: "Subscription ends",
};

/** After a document's name, if names are shown. */
export const documentDateWords = { expires: "expires", due: "is due", renews: "renews" };
