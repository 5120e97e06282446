import { sql, type SQL } from "drizzle-orm";
import { ownedBy, type MemberTx } from "#server/database.ts";
import type { Kind } from "./journal.rules.ts";
import { journalEntries as entries, journalSearchIndex as words } from "./journal.tables.ts";

/** Which entries to search: all words of `query`, optionally of one origin, optionally older than a position in the list. */
export type EntrySearch = { query: string; kind: Kind | undefined; olderThan: { at: string; id: string } | undefined; most: number };

/** A word with more entries counts as frequent, and is no longer counted. */
const frequent = 300;

/**
 * Ids of the newest entries that contain all words of `query`, either all by stem or all as typed: a select of `id` to join with. Null when
 * there can be none. The rarest word is scanned newest first, and the others are looked up.
 */
export async function findEntries(tx: MemberTx, { query, kind, olderThan, most }: EntrySearch): Promise<SQL | null> {
  const { rows: request } = await tx.execute<{ word: string; isStem: boolean; isTyped: boolean; found: number }>(sql`
    select word, bool_or(is_stem) as "isStem", bool_or(not is_stem) as "isTyped",
      (select count(*)::int from (select 1 from ${words} where ${ownedBy(words, tx)} and ${words.word} = asked.word limit ${frequent}) few) as found
    from (select unnest(tsvector_to_array(to_tsvector('english', search_text(${query})))) as word, true as is_stem
      union all select unnest(tsvector_to_array(to_tsvector('simple', search_text(${query})))), false) asked group by word`);
  const byRarity = request.toSorted((one, other) => one.found - other.found);
  const sets = [byRarity.filter((one) => one.isStem), byRarity.filter((one) => one.isTyped)].filter((set) => (set[0]?.found ?? 0) > 0);
  if (sets.length === 0) return null;
  const ofKind = kind === undefined ? frequent : await countOf(tx, kind);
  const found = sets.map((set) => {
    const [rarest = { word: "", found: 0 }, ...others] = set;
    const rest = others.map((one) => one.word);
    // each written as its index is sorted, or it would be sorted again
    const newest =
      kind !== undefined && ofKind < rarest.found
        ? sql`select e.created_at as at, e.id from ${entries} e where e.user_id = ${tx.memberId} and e.kind = ${kind} ${older(sql`e.created_at`, sql`e.id`)} and ${holds([rarest.word, ...rest], sql`e.created_at`, sql`e.id`)} order by 1 desc nulls last, 2 desc nulls last`
        : sql`select w.written_at as at, w.entry_id as id from ${words} w where w.user_id = ${tx.memberId} and w.word = ${rarest.word} ${older(sql`w.written_at`, sql`w.entry_id`)} and ${holds(rest, sql`w.written_at`, sql`w.entry_id`)} ${isOfKind(sql`w.entry_id`)} order by 1 desc, 2 desc`;
    return sql`(${newest} limit ${most})`;
  });
  return sql`select id from (${sql.join(found, sql` union `)}) every_one order by at desc, id desc limit ${most}`;

  function older(at: SQL, id: SQL): SQL {
    return olderThan ? sql`and (${at}, ${id}) < (${olderThan.at}::timestamptz, ${olderThan.id}::uuid)` : sql``;
  }
  function holds(all: string[], at: SQL, id: SQL): SQL {
    if (all.length === 0) return sql`true`;
    return sql`(select count(*) from ${words} o where o.user_id = ${tx.memberId} and o.word = any(${sql.param(all)}::text[]) and o.written_at = ${at} and o.entry_id = ${id}) = ${all.length}`;
  }
  function isOfKind(id: SQL): SQL {
    return kind === undefined
      ? sql``
      : sql`and exists (select 1 from ${entries} e where e.user_id = ${tx.memberId} and e.id = ${id} and e.kind = ${kind})`;
  }
}

async function countOf(tx: MemberTx, kind: Kind): Promise<number> {
  const { rows } = await tx.execute<{ found: number }>(
    sql`select count(*)::int as found from (select 1 from ${entries} where ${ownedBy(entries, tx)} and ${entries.kind} = ${kind} limit ${frequent}) few`,
  );
  return rows[0]?.found ?? 0;
}
