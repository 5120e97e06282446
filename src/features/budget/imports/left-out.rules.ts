import {
  balanceImpact,
  columnNames,
  excludedMark,
  noBalanceImpact,
  notBooked,
  notBookedInfo,
  otherAccount,
  ownTransfer,
  severalAccounts,
  transferMark,
  transferType,
  wallets,
} from "./column-names.content.ts";
import { plainName, type Columns } from "./columns.rules.ts";
import type { LeftOut } from "./refused-rows.rules.ts";

/** The column of the account in a file with categories, by which another app names transfers; null in any other file. */
export function accountColumn(header: readonly string[], { category }: Pick<Columns, "category">): number | null {
  const at = header.map(plainName).findIndex((name) => severalAccounts.test(name));
  return at < 0 || category === null ? null : at;
}

/**
 * Why a row below this header is no spending: the bank has not booked it, or the app calls it a transfer between accounts. Else null. A bank's
 * file of one account may call a payment to somebody else a transfer.
 */
export function leftOutIn(
  header: readonly string[],
  columns: Pick<Columns, "category">,
  hasSeveralAccounts: boolean,
): (row: readonly string[]) => LeftOut | null {
  const names = header.map(plainName);
  const place = (...words: RegExp[]) => names.findIndex((name) => words.some((one) => one.test(name)));
  const status = place(...columnNames.status);
  const [info, impact] = [names.indexOf("info"), place(balanceImpact)];
  const category = hasSeveralAccounts ? (columns.category ?? -1) : -1;
  const type = accountColumn(header, columns) === null ? -1 : names.indexOf("type");
  const [marked, excluded] = [place(transferMark), place(excludedMark)];
  const isYes = (text: string) => /^(true|yes|1)$/iu.test(text);
  const wallet = wallets.find(({ columns }) => columns.every((one) => names.includes(one)));
  const kindAt = wallet ? names.indexOf(wallet.kind) : -1;
  const cell = (row: readonly string[], at: number) => (row[at] ?? "").trim();
  return (row) => {
    if (notBooked.test(cell(row, status)) || notBookedInfo.test(cell(row, info)) || noBalanceImpact.test(cell(row, impact)))
      return "pending";
    const kind = plainName(cell(row, kindAt));
    if (wallet?.held?.test(kind) || wallet?.takenBack?.test(plainName(cell(row, status)))) return "pending";
    if (wallet?.transfers.test(kind)) return "transfer";
    if (isYes(cell(row, marked)) || otherAccount.test(cell(row, columns.category ?? -1))) return "transfer";
    if (ownTransfer.test(cell(row, category)) || transferType.test(cell(row, type))) return "transfer";
    return isYes(cell(row, excluded)) ? "excluded" : null;
  };
}
