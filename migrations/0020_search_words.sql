-- vowel points of Hebrew and Arabic and invisible characters (soft hyphen, joiners, marks of direction) part no word, a zero-width space does;
-- the hyphens U+2010 and U+2011 are the plain one. Letters whose small form Postgres does not know where the locale is C get it here
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(translate(regexp_replace(NORMALIZE($1, NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]'::text, ''::text, 'g'::text), U&'\2010\2018\2019\02BC\2032\201C\201D\201E\00AB\00BB\2039\203A\2013\2014\2026\2022\00B7/<>\200B', '-''''''''                ')), 'ÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢӘӨҮҰҺԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖς', 'æðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңәөүұһաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆσ');--> statement-breakpoint
-- the words of a text and nothing else: every sign, by its code point and not by the locale, is a space, and so is a hyphen that is not between
-- letters. Postgres' parser takes 'tired.Then' for the name of a host, '-3' for a number below 0, and signs beyond ASCII for letters
CREATE OR REPLACE FUNCTION public.search_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(plain_text($1), '[\u0001-\u001f!-,./:-@\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02ff\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u0700-\u070f\u0964\u0965\u0970\u0df4\u0e3f\u0e4f\u0e5a\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f3a-\u0f3d\u104a-\u104f\u10fb\u1360-\u1368\u166d\u166e\u17d4-\u17db\u1800-\u180a\u2000-\u20cf\u20e3\u2104-\u2131\u213a-\u214d\u218a-\u2bff\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190\u3191\u31c0-\u31ef\u4dc0-\u4dff\ua4fe\ua4ff\ue000-\uf8ff\ufbb2-\ufbc2\ufd3e-\ufd4f\ufdfd-\ufe0f\ufe45\ufe46\ufff0-\uffff\U0001d000-\U0001d1ff\U0001f000-\U0001fbff\U000e0000-\U0010ffff]+'::text, ' '::text, 'g'::text), '(?<![^ 0-9-])-|-(?![^ 0-9-])'::text, ' '::text, 'g'::text);--> statement-breakpoint
-- 52,000 characters: the longest stored text, with its tag. OFFSET 0: its words are found once for both
CREATE OR REPLACE FUNCTION public.search_words_in(entry_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT tsvector_to_array(to_tsvector('simple'::regconfig, words) || to_tsvector('english'::regconfig, words)) FROM (SELECT search_text("left"(entry_text, 52000)) AS words OFFSET 0) AS text);--> statement-breakpoint
-- a page that is written meanwhile would be indexed by the function before
LOCK TABLE journal_entries IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
SELECT set_config('app.job', 'operator', true);--> statement-breakpoint
WITH now AS MATERIALIZED (SELECT user_id, id, search_words_in(entry_text) AS words FROM journal_entries)
DELETE FROM journal_search_index w USING now WHERE w.user_id = now.user_id AND w.entry_id = now.id AND w.word <> ALL(now.words);--> statement-breakpoint
INSERT INTO journal_search_index (user_id, word, written_at, entry_id) SELECT e.user_id, word, e.created_at, e.id FROM journal_entries e, unnest(search_words_in(e.entry_text)) AS word ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT set_config('app.job', '', true);
