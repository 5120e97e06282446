-- Row by row, taking away the words of a whole journal (an import replaces everything) took longer than a statement may: 15 s for
-- 25,000 pages. Once a statement it takes three.
CREATE FUNCTION drop_journal_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- an account that is being deleted takes its words along by itself; the app's role may not even look
  IF current_user <> 'app_user' THEN
    IF NOT EXISTS (SELECT FROM "user" u JOIN gone g ON u.id = g.user_id) THEN RETURN NULL; END IF;
  END IF;
  IF (SELECT count(*) FROM (SELECT FROM gone LIMIT 1001) few) <= 1000 THEN
    DELETE FROM journal_words w
    USING (SELECT g.user_id, g.id, g.created_at, word FROM gone g, unnest(journal_words_in(g.entry_text)) AS word) g
    WHERE w.user_id = g.user_id AND w.word = g.word AND w.written_at = g.created_at AND w.entry_id = g.id;
  ELSE
    -- many pages: one walk over the words is quicker than looking each up. Planned anew, for as many as there are this time.
    EXECUTE 'DELETE FROM journal_words w USING gone g WHERE w.user_id = g.user_id AND w.entry_id = g.id';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_journal_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM journal_words w USING unnest(journal_words_in(OLD.entry_text)) AS gone
    WHERE w.user_id = OLD.user_id AND w.word = gone AND w.written_at = OLD.created_at AND w.entry_id = OLD.id;
  END IF;
  INSERT INTO journal_words (user_id, word, written_at, entry_id)
  SELECT NEW.user_id, word, NEW.created_at, NEW.id FROM unnest(journal_words_in(NEW.entry_text)) AS word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER journal_words_new ON "journal_entries";
--> statement-breakpoint
CREATE TRIGGER journal_words_new AFTER INSERT ON "journal_entries" FOR EACH ROW EXECUTE FUNCTION keep_journal_words();
--> statement-breakpoint
CREATE TRIGGER journal_words_gone AFTER DELETE ON "journal_entries" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION drop_journal_words();
