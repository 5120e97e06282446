import { sql, type SQL } from "drizzle-orm";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { emojiIn, fewestOfABeginning } from "./journal.reading.rules.ts";
import type { Kind } from "./journal.rules.ts";
import { journalEntries as entries, journalSearchIndex as words } from "./journal.tables.ts";

/** Which entries to search: all words of `query`, optionally of one origin, optionally older than a position in the list. */
type EntrySearch = { query: string; kind: Kind | undefined; olderThan: { at: string; id: string } | undefined; most: number };

/** A word with more entries counts as frequent, and is no longer counted. */
const frequent = 300;

/**
 * Ids of the newest entries that contain all words of `query`, either all by stem or all as typed: a select of `id` to join with. Null when
 * there can be none. The rarest word is scanned newest first, and the others are looked up. Emoji are no words: texts are searched for them.
 */
export async function findEntries(tx: MemberTx, { query, kind, olderThan, most }: EntrySearch): Promise<SQL | null> {
  const emoji = emojiIn(query);
  const asked = await wordSets(tx, query);
  if (emoji.length > 0 && asked.every((set) => set.length === 0))
    return sql`select e.id from ${entries} e where e.user_id = ${tx.memberId} ${kind === undefined ? sql`` : sql`and e.kind = ${kind}`} ${older(olderThan, sql`e.created_at`, sql`e.id`)} ${hasEmoji(emoji)} order by e.created_at desc nulls last, e.id desc nulls last limit ${most}`;
  const sets = asked.filter((set) => (set[0]?.found ?? 0) > 0);
  if (sets.length === 0) return null;
  const ofKind = kind === undefined ? frequent : await countOf(tx, kind);
  const found = sets.map((set) => {
    const [rarest = { word: "", found: 0 }, ...others] = set;
    const rest = others.map(({ word }) => word);
    // each written as its index is sorted, or it would be sorted again
    const newest =
      kind !== undefined && ofKind < rarest.found
        ? sql`select e.created_at as at, e.id from ${entries} e where e.user_id = ${tx.memberId} and e.kind = ${kind} ${older(olderThan, sql`e.created_at`, sql`e.id`)} and ${holds(tx, [rarest.word, ...rest], sql`e.created_at`, sql`e.id`)} ${hasEmoji(emoji)} order by 1 desc nulls last, 2 desc nulls last`
        : sql`select w.written_at as at, w.entry_id as id from ${words} w where w.user_id = ${tx.memberId} and w.word = ${rarest.word} ${older(olderThan, sql`w.written_at`, sql`w.entry_id`)} and ${holds(tx, rest, sql`w.written_at`, sql`w.entry_id`)} ${fits(tx, kind, emoji, sql`w.entry_id`)} order by 1 desc, 2 desc`;
    return sql`(${newest} limit ${most})`;
  });
  return sql`select id from (${sql.join(found, sql` union `)}) every_one order by at desc, id desc limit ${most}`;
}

/**
 * As findEntries, with the last word of `query` unfinished: words that begin with it count as it. For a search that finds no entry with the
 * whole words, as while somebody is typing. Null when there can be none.
 */
export async function findEntriesByBeginning(tx: MemberTx, { query, kind, olderThan, most }: EntrySearch): Promise<SQL | null> {
  const { rows } = await tx.execute<{ last: string; before: string }>(
    sql`select substring(typed from '[^ ]*$') as last, rtrim(regexp_replace(typed, '[^ ]*$', '')) as before from (select rtrim(search_text(${query})) as typed) asked`,
  );
  const { last = "", before = "" } = rows[0] ?? {};
  if ([...last].length < fewestOfABeginning) return null;
  const sets = before === "" ? [[]] : (await wordSets(tx, before)).filter((set) => (set[0]?.found ?? 0) > 0);
  if (sets.length === 0) return null;
  const having = (word: SQL) =>
    sql`select distinct written_at as at, entry_id as id from ${words} where ${ownedBy(words, tx)} and word ${word} ${older(olderThan, sql`written_at`, sql`entry_id`)}`;
  // sorted by code points, all words with this beginning stand between it and the beginning with the last code point
  const begun = sql`${having(sql`between ${last} and ${`${last}\u{10ffff}`}`)} ${fits(tx, kind, emojiIn(query), sql`entry_id`)}`;
  // few entries have a word that is not finished: reading all of them costs less than a search for each word
  const found = sets.map((set) => sql.join([begun, ...set.map(({ word }) => having(sql`= ${word}`))], sql` intersect `));
  return sql`select id from (${sql.join(found, sql` union `)}) every_one order by at desc, id desc limit ${most}`;
}

type Requested = { word: string; isStem: boolean; isTyped: boolean; found: number };

/** The words of `query` as stems, and as typed, each set with the rarest first and how many entries have it, counted up to `frequent`. */
async function wordSets(tx: MemberTx, query: string): Promise<Requested[][]> {
  const { rows } = await tx.execute<Requested>(sql`
    select word, bool_or(is_stem) as "isStem", bool_or(not is_stem) as "isTyped",
      (select count(*)::int from (select 1 from ${words} where ${ownedBy(words, tx)} and ${words.word} = asked.word limit ${frequent}) few) as found
    from (select unnest(tsvector_to_array(to_tsvector('english', search_text(${query})))) as word, true as is_stem
      union all select unnest(tsvector_to_array(to_tsvector('simple', search_text(${query})))), false) asked group by word`);
  const byRarity = rows.toSorted((one, other) => one.found - other.found);
  return [byRarity.filter((one) => one.isStem), byRarity.filter((one) => one.isTyped)];
}

function older(than: EntrySearch["olderThan"], at: SQL, id: SQL): SQL {
  return than ? sql`and (${at}, ${id}) < (${than.at}::timestamptz, ${than.id}::uuid)` : sql``;
}

/** Whether the entry has all of these words. */
function holds(tx: MemberTx, all: string[], at: SQL, id: SQL): SQL {
  if (all.length === 0) return sql`true`;
  return sql`(select count(*) from ${words} o where o.user_id = ${tx.memberId} and o.word = any(${sql.param(all)}::text[]) and o.written_at = ${at} and o.entry_id = ${id}) = ${all.length}`;
}

/** Whether the entry is of this origin, if one is asked for, and has all of these emoji. */
function fits(tx: MemberTx, kind: Kind | undefined, emoji: readonly string[], id: SQL): SQL {
  if (kind === undefined && emoji.length === 0) return sql``;
  const ofKind = kind === undefined ? sql`` : sql`and e.kind = ${kind}`;
  return sql`and exists (select 1 from ${entries} e where e.user_id = ${tx.memberId} and e.id = ${id} ${ofKind} ${hasEmoji(emoji)})`;
}

/** Whether the text of `e` has all of these emoji, drawn in color or not. */
const hasEmoji = (emoji: readonly string[]): SQL =>
  sql.join(
    emoji.map((one) => sql`and strpos(replace(e.entry_text, chr(65039), ''), ${one}) > 0`),
    sql` `,
  );

async function countOf(tx: MemberTx, kind: Kind): Promise<number> {
  const { rows } = await tx.execute<{ found: number }>(
    sql`select count(*)::int as found from (select 1 from ${entries} where ${ownedBy(entries, tx)} and ${entries.kind} = ${kind} limit ${frequent}) few`,
  );
  return rows[0]?.found ?? 0;
}
