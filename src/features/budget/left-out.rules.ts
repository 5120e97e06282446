import { pending, transfer } from "./bank-tags.rules.ts";
import {
  balanceImpact,
  columnNames,
  noBalanceImpact,
  notBooked,
  notBookedInfo,
  ownTransfer,
  severalAccounts,
  wallets,
} from "./column-names.content.ts";
import { plainName } from "./columns.rules.ts";

/** Why a row below this header is no spending: the bank has not booked it, or the app calls it a transfer between accounts. Else null. */
export function leftOutIn(header: readonly string[]): (row: readonly string[]) => string | null {
  const names = header.map(plainName);
  const place = (...words: RegExp[]) => names.findIndex((name) => words.some((one) => one.test(name)));
  const status = place(...columnNames.status);
  const [info, impact] = [names.indexOf("info"), place(balanceImpact)];
  // a bank's file of one account may call a payment to somebody else a transfer
  const category = place(severalAccounts) < 0 ? -1 : place(...columnNames.category);
  const type = category < 0 ? -1 : names.indexOf("type");
  const wallet = wallets.find(({ columns }) => columns.every((one) => names.includes(one)));
  const kindAt = wallet ? names.indexOf(wallet.kind) : -1;
  const cell = (row: readonly string[], at: number) => (row[at] ?? "").trim();
  return (row) => {
    if (notBooked.test(cell(row, status)) || notBookedInfo.test(cell(row, info)) || noBalanceImpact.test(cell(row, impact))) return pending;
    const kind = plainName(cell(row, kindAt));
    if (wallet?.held?.test(kind) || wallet?.takenBack?.test(plainName(cell(row, status)))) return pending;
    if (wallet?.transfers.test(kind)) return transfer;
    return ownTransfer.test(cell(row, category)) || /^internal transfer$/iu.test(cell(row, type)) ? transfer : null;
  };
}
