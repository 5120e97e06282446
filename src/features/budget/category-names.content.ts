/**
 * What YNAB, Mint, Monarch, Copilot, Rocket Money and banks call the categories of a first visit, as whole names with "&" for "and". A name
 * that fits two, such as "Household" or "Shopping", is not here.
 */
export const categoriesElsewhere: readonly { name: string; elsewhere: RegExp }[] = [
  {
    name: "Housing",
    elsewhere: /^(?:rent|mortgages?|mortgage & rent|rent ?[/&] ?mortgage|housing & rent|home (?:improvement|maintenance|repairs?))$/u,
  },
  {
    name: "Food",
    elsewhere:
      /^(?:grocer(?:y|ies)|supermarkets?|food & (?:dining|drinks?|groceries)|restaurants?(?: & bars?)?|dining(?: out)?|eating out|drinks & dining|fast food|takeout|coffee(?: shops?)?|alcohol & bars)$/u,
  },
  {
    name: "Transportation",
    elsewhere:
      /^(?:gas(?: & fuel)?|fuel|transport|auto & transport|auto (?:payment|maintenance|parts)|car (?:payment|maintenance|repairs?)|service & parts|parking(?: & tolls)?|tolls|public trans(?:it|portation)|taxi(?: & ride ?shares?)?|ride ?shares?|commuting)$/u,
  },
  {
    name: "Entertainment",
    elsewhere: /^(?:movies(?: & dvds)?|music|games|hobbies|streaming|subscriptions?|entertainment & recreation|concerts|amusement)$/u,
  },
  {
    name: "Healthcare",
    elsewhere: /^(?:health(?: & (?:medical|wellness))?|medical|doctor|dentist|dental|pharmacy|eye ?care|prescriptions)$/u,
  },
  {
    name: "Utilities",
    elsewhere:
      /^(?:utility|bills & utilities|gas & electric|electric(?:ity)?|water|garbage|trash|internet(?: & cable)?|(?:home |mobile |cell )?phone)$/u,
  },
  { name: "Insurance", elsewhere: /^(?:auto|car|health|home|home ?owners?'?|life|renter'?s'?|medical|dental|pet) insurance$/u },
  { name: "Personal Care", elsewhere: /^(?:personal|hair(?:cuts?)?|spa & massage|beauty|laundry|toiletries|cosmetics)$/u },
];
