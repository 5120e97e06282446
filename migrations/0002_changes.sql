-- Whatever changes a session or an account row, in whatever process or by hand, is told to every server's cache.
CREATE FUNCTION tell_member_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'user' THEN
    PERFORM pg_notify('member_changed', coalesce(OLD.id, NEW.id)::text);
  ELSE
    PERFORM pg_notify('member_changed', coalesce(OLD.user_id, NEW.user_id)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_changed AFTER UPDATE OR DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION tell_member_changed();
--> statement-breakpoint
CREATE TRIGGER user_changed AFTER UPDATE OR DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION tell_member_changed();
--> statement-breakpoint
-- The hourly sweep of old deleted rows goes over all members at once; the app's role can never use this door.
CREATE POLICY "deleted_rows_sweep" ON "deleted_rows" AS PERMISSIVE FOR ALL TO public
  USING (current_setting('app.job', true) = 'sweep' AND current_user <> 'app_user');
