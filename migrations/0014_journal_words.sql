CREATE TABLE "journal_words" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "journal_words_pk" PRIMARY KEY("user_id","word","written_at","entry_id")
);
--> statement-breakpoint
ALTER TABLE "journal_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "journal_entries_kind";--> statement-breakpoint
DROP INDEX "journal_entries_search";--> statement-breakpoint
ALTER TABLE "journal_words" ADD CONSTRAINT "journal_words_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_origin" ON "journal_entries" USING btree ("user_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"mood_rating","is_mood_touched");--> statement-breakpoint
ALTER TABLE "journal_entries" DROP COLUMN "search";--> statement-breakpoint
CREATE POLICY "journal_words_own_rows" ON "journal_words" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "journal_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "journal_words" TO app_user;--> statement-breakpoint
-- The words of a page, each once: as typed and as English stems. The longest page that is kept whole here has 50,000 letters.
CREATE FUNCTION journal_words_in(entry_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tsvector_to_array(to_tsvector('simple'::regconfig, left(entry_text, 50000)) || to_tsvector('english'::regconfig, left(entry_text, 50000)));
--> statement-breakpoint
-- In the database rather than in the code, so that a page is found however it came: saved, edited, undone, brought in, restored.
CREATE FUNCTION keep_journal_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    -- an account that is being deleted takes its words along by itself; the app's role may not even look
    IF current_user <> 'app_user' THEN
      IF NOT EXISTS (SELECT FROM "user" WHERE id = OLD.user_id) THEN RETURN NULL; END IF;
    END IF;
    DELETE FROM journal_words w USING unnest(journal_words_in(OLD.entry_text)) AS gone
    WHERE w.user_id = OLD.user_id AND w.word = gone AND w.written_at = OLD.created_at AND w.entry_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO journal_words (user_id, word, written_at, entry_id)
    SELECT NEW.user_id, word, NEW.created_at, NEW.id FROM unnest(journal_words_in(NEW.entry_text)) AS word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_words_new AFTER INSERT OR DELETE ON "journal_entries" FOR EACH ROW EXECUTE FUNCTION keep_journal_words();
--> statement-breakpoint
CREATE TRIGGER journal_words_changed AFTER UPDATE OF user_id, id, entry_text, created_at ON "journal_entries" FOR EACH ROW
  WHEN ((OLD.user_id, OLD.id, OLD.entry_text, OLD.created_at) IS DISTINCT FROM (NEW.user_id, NEW.id, NEW.entry_text, NEW.created_at))
  EXECUTE FUNCTION keep_journal_words();
--> statement-breakpoint
-- An owner that is no superuser is bound by its own policies too, and would find no pages to fill the words from.
ALTER TABLE "journal_entries" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_words" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO journal_words (user_id, word, written_at, entry_id)
SELECT e.user_id, word, e.created_at, e.id FROM journal_entries e, unnest(journal_words_in(e.entry_text)) AS word ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "journal_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_words" FORCE ROW LEVEL SECURITY;
