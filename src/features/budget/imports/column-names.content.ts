/**
 * What banks call their columns, in English, German, French, Spanish, Italian, Dutch, Portuguese and Swedish: compared in lower case and
 * without accents, the surest names first.
 */
export const columnNames = {
  date: [
    // of a file with the day of the purchase and that of the booking, as Revolut's and Wise's: the statement has the second
    /^(completed|finished) (date|on)$|^date completed$|^datum des abschlusses$|^datum voltooid$|^date de fin$|^fecha de finalizacion$|^data di completamento$|^data de conclusao$|^data zrealizowania$/,
    /^((transaction|booking|value|posted|posting|trans\.?) )?date( posted)?$|^date\b|^when$|^day$|^buchungs(tag|datum)$|^bokf|^datum\b|^fecha\b|^data\b/,
  ],
  out: [
    /^(?!.*credit).*debit(?! ?(\/|card( (number|no\.?|#|ending.*|last.*))?$))|withdraw|money out|paid out|outflow|^out$|^spent$|^soll$|^belastung|^lastschrift|^cargo$|^uscite$|^expenses?( amount)?$|^ausgaben?$|^depenses?$|^gastos?$/,
  ],
  in: [
    /^(?!.*(debit|limit|available|score)).*credit(?! ?card( (number|no\.?|#|ending.*|last.*))?$)|deposit|money in|paid in|inflow|^in$|^haben$|^gutschrift|^abono$|^entrate$|^income( amount)?$|^einnahmen?$|^recettes?$|^ingresos?$/,
  ],
  /** The amount less its fee, where there is a column of each. */
  net: [/^net( amount)?$|^netto(betrag|bedrag)?$|^neto$|^montant net$|^liquido$/, /^total$|^gesamt$|^totale$|^totaal$/],
  amount: [
    // of a price with its tax, and the amount of it
    /^(?!.*\b(unit|item|each|per|fees?|tips?|shipping|insurance|discount|foreign|orig(inal)?|local)\b)(?=.*(amount|total|price|value|sum|betrag|summe)\b).*\b(incl(\.|uding|usive of)?|inkl\.?|with|after) (sales )?(tax(es)?|vat|gst|mwst\.?|ust\.?)\b/,
    // not that of a part, or in another currency
    /^(?!.*\b(?<!\b(after|incl\.?|including|with) )(fees?|tips?|tax|vat|shipping|handling|insurance|discount|cash ?back|refund(ed)?|reward|sav(ed|ings?)|foreign|orig(inal)?|local|fremdwahrung)\b)(.*amount|(value|sum|price|total( price| owed)?)$|(betrag|umsatz|montant|importe|importo|bedrag|valor|belopp|bel[oø]b|kwota|castka|monto)\b)/,
    /^gross( amount)?$|^brutto(betrag)?$|^brutobedrag$|^bruto$|^avant commission$|^lordo$/,
    /^(cad|usd|eur|gbp|aud|nzd|chf) ?\$?$/,
    /amount|^(betrag|umsatz|montant|importe|importo|bedrag|valor|belopp|bel[oø]b|kwota|castka|monto)\b/,
    /^cost$/,
  ],
  side: [
    /^(transaction )?type$|^(debit|dr|soll|af) ?(\/|or )? ?(credit|cr|haben|bij)\b|^cr ?\/ ?dr$|credit ?(\/|or )? ?debit|^direction$/,
    /^income ?\/ ?expenses?$|^expenses? ?\/ ?income$/,
  ],
  note: [
    /^target name$/,
    /descr|payee|merchant|partner name|counterparty|recipient|^name\b|^(begue?nstigter|empfanger|zahlungsempfanger|auftraggeber)|^libelle|^label$|^omschrijving|^naam|^beskrivning/,
    /memo|^note|narrative|^narration$|^te[kx]st$|^operazione$|^opis|^particulars$|^verwendungszweck|^buchungstext|^concepto|reason|purpose/,
    /details|reference/,
  ],
  /** Which account a row is of, or its kind. */
  account: [/^account( type| name)?$|^konto(art|name)?$/],
  category: [/^(category|kategorie|categorie|categoria)$/, /categor|^type of spending$|^envelope$/],
  bankId: [/^(transaction|fit) ?id$|^transaktionscode$/],
  currency: [/^((source )?currency( code)?|wahrung|waehrung|devise|moneda|moeda|divisa|valuta|valuuta)$/],
  balance: [/^(balance|saldo|solde|kontostand|guthaben|running bal)|balance( after)?$/],
  fee: [
    /^((source )?fees?( amount)?( (&|and) taxes)?|gebuhr(en)?|entgelt|frais|commission|comision|commissione|tarifa|tariffa|taxa|kosten)$/,
  ],
  status: [/^(status|state|estado|stato|etat|transaction status|booking status)$/],
} satisfies Record<string, RegExp[]>;

/** Where a column counts pieces, a price is that of one of them. */
export const pieces = /^(quantity|qty|units|shares|menge|anzahl)$/;
export const priceOfOne = /^price$/;

/** Columns of numbers that are no price: the balance after a transaction, and numbers of accounts, rows and checks. */
export const notAmounts =
  /^(balance|saldo|solde|kontostand|guthaben|running bal)|balance( after)?$|^(debit |credit )?card( (used|no\.?|ending.*|last.*))?$|account|konto|iban|number|nummer|\bn[ro]\b\.?|#|che(ck|que)\b|reference|\bid$|radn|clnr/;
/** What diaries of moods and habits call their numbers, and how a header tells that it is one of theirs. */
export const notMoney = /^moods?\b|^(rating(\/amount)?|score|pages|sleep|steps|energy|stress|weight)( \(.*\))?$/;
export const moodColumn = /^moods?\b/;

/** What a bank writes in the state of a transaction that has not happened, or not yet. */
export const notBooked =
  /^(pending|denied|expired|voided|unclaimed|ausstehend|in behandeling|pendente|in attesa|vorgemerkt|reverted|declined|failed|canceled|cancelled|rejected|reversed|en attente|pendiente)\b/i;
/** What a Sparkasse writes under Info for the same. Elsewhere that column has any words. */
export const notBookedInfo = /^umsatz vorgemerkt$/i;
/** The column in which PayPal says whether a row changes the balance, and what it writes there of an authorization or an order. */
export const balanceImpact = /^balance impact$|^auswirkung auf guthaben$|^impact sur le solde$/;
export const noBalanceImpact = /^memo$/i;

/** An amount that does not contain its fee, as Wise says. */
export const isAfterFee = /\(after fees\)/;

/** In files of several accounts, as other apps write them: the column of the account, and the categories of a transfer between two of them. */
export const severalAccounts = /^(account|wallet)([ _]name)?$/;
export const ownTransfer =
  /^((internal|account) )?transfers?$|^transfer, withdraw$|^credit card payments?$|^payment,? transfer$|^(to|from) '.+'$|^\[(?!multiple\])[^\]]+\]$/i;
/** A category that names the other account, as Quicken writes it. */
export const otherAccount = /^transfer:\s*\[[^\]]+\]$/i;
export const transferType = /^(internal|incoming|outgoing) transfer$/i;
/** Columns that mark a transfer, or a row that the other app leaves out of its sums. */
export const transferMark = /^(is )?transfer$/;
export const excludedMark = /^excluded$|^exclude[_ ]from[_ ]totals$/;

/** What PayPal calls money moved from or to the member's bank or card, and money that it only holds. */
const payPal = {
  transfers:
    /^(user initiated|general) withdrawal\b|^bank deposit to pp account|^general (credit )?card (deposit|withdrawal)|^(von nutzer eingeleitete|allgemeine) abbuchung|^bankgutschrift auf paypal|^allgemeine (kredit)?karten(abbuchung|einzahlung|gutschrift)/,
  held: /\b(re)?authori[sz]ation\b|\bhold\b|^(payment|reserve|payment review|general) release\b|^release of\b|^order$|autorisierung|einbehalt/,
};
export const noDirection = /^neutral$/i;
/**
 * Apps with a balance of their own: columns that tell whose file it is, the one of a row's kind, the kinds that are no spending, and
 * states in which a row was taken back.
 */
export const wallets: readonly { columns: readonly string[]; kind: string; transfers: RegExp; held?: RegExp; takenBack?: RegExp }[] = [
  { columns: ["transaction id", "gross", "net", "type"], kind: "type", ...payPal },
  { columns: ["transaction id", "gross", "net", "description"], kind: "description", ...payPal },
  { columns: ["transaction id", "fees", "total", "type"], kind: "type", ...payPal },
  { columns: ["transaktionscode", "brutto", "netto", "typ"], kind: "typ", ...payPal },
  { columns: ["transaktionscode", "brutto", "netto", "beschreibung"], kind: "beschreibung", ...payPal },
  // Wise; a row between the member's own balances has no direction
  { columns: ["direction", "source name", "target name"], kind: "direction", transfers: noDirection, takenBack: /^refunded$/ },
  // Venmo
  { columns: ["funding source", "destination"], kind: "type", transfers: /^(standard|instant) transfer$/ },
  // Cash App
  { columns: ["net amount", "asset type"], kind: "transaction type", transfers: /^cash (out|in)$/ },
];
