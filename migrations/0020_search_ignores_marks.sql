-- Text for comparing in a search: small letters without diacritical marks, so that "zoe" finds "Zoë".
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION journal_words_in(entry_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tsvector_to_array(
    to_tsvector('simple'::regconfig, plain_text(left(entry_text, 50000))) || to_tsvector('english'::regconfig, plain_text(left(entry_text, 50000)))
  );
--> statement-breakpoint
-- An owner that is no superuser is bound by its own policies too, and would find no entries to build the index from.
ALTER TABLE "journal_entries" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_words" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM journal_words;
--> statement-breakpoint
INSERT INTO journal_words (user_id, word, written_at, entry_id)
SELECT e.user_id, word, e.created_at, e.id FROM journal_entries e, unnest(journal_words_in(e.entry_text)) AS word ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "journal_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_words" FORCE ROW LEVEL SECURITY;
