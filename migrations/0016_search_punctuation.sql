-- typographic punctuation parts words as its plain counterpart does; Postgres takes it for letters where the locale is C. Its parser takes
-- '<b and c>' for a tag and leaves the words out, so angle brackets part words too
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(translate(regexp_replace(NORMALIZE($1, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), U&'\2018\2019\02BC\2032\201C\201D\201E\00AB\00BB\2039\203A\2013\2014\2026\2022\00B7/<>', '''''''''               '));--> statement-breakpoint
SELECT set_config('app.job', 'operator', true);--> statement-breakpoint
DELETE FROM journal_search_index w USING journal_entries e WHERE e.user_id = w.user_id AND e.id = w.entry_id AND e.entry_text ~ U&'[\2018\2019\02BC\2032\201C\201D\201E\00AB\00BB\2039\203A\2013\2014\2026\2022\00B7/<>]';--> statement-breakpoint
INSERT INTO journal_search_index (user_id, word, written_at, entry_id) SELECT e.user_id, word, e.created_at, e.id FROM journal_entries e, unnest(search_words_in(e.entry_text)) AS word WHERE e.entry_text ~ U&'[\2018\2019\02BC\2032\201C\201D\201E\00AB\00BB\2039\203A\2013\2014\2026\2022\00B7/<>]' ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT set_config('app.job', '', true);
